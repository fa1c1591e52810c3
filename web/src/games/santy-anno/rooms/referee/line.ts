import type { Action, Line } from '../../table/types';

/** The line as dictated, even while a slip in it is corrected and the table hears the rest again. */
export function lineShown(line: Line, said: readonly Action[]): Line {
  const turned = said.flatMap((act) => (act.kind === 'card_turned' ? [act.card] : []));
  const event = said.find((act) => act.kind === 'event_turned');
  const count = line.cards.length;
  const cards = line.cards.map((_, place) => turned[count - 1 - place] ?? null);
  return {
    ...line,
    cards,
    event: event?.kind === 'event_turned' ? event.event : null,
  };
}

/** A card's height over its width, including its margin. */
const HEIGHT = 1.45;
const GAP = 12;

/** The number of columns that makes this many cards largest in a space of this size, and their width then. */
export function laidOut(cards: number, width: number, height: number): { columns: number; card: number } {
  let best = { columns: 1, card: 0 };
  for (let columns = 1; columns <= cards; columns++) {
    const rows = Math.ceil(cards / columns);
    const card = Math.floor(Math.min(width / columns, height / (rows * HEIGHT)) - GAP);
    if (card > best.card) best = { columns, card };
  }
  return best;
}
