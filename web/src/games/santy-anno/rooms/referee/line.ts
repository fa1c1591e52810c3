import type { Action, Line } from '../../table/types';

/** The line as it is said, also while a slip in it is corrected and the table hears the rest once more. */
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

/** A card is so many times higher than wide, what is around it included. */
const HEIGHT = 1.45;
const GAP = 12;

/** In how many columns so many cards are largest in a room of this size, and how wide they are then. */
export function laidOut(cards: number, width: number, height: number): { columns: number; card: number } {
  let best = { columns: 1, card: 0 };
  for (let columns = 1; columns <= cards; columns++) {
    const rows = Math.ceil(cards / columns);
    const card = Math.floor(Math.min(width / columns, height / (rows * HEIGHT)) - GAP);
    if (card > best.card) best = { columns, card };
  }
  return best;
}
