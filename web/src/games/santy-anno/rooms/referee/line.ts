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
