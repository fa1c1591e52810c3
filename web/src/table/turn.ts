/** Who is to move, in words, and whether it is this device. */
import type { GameName, TempoTimes, View } from '../net/wire';
import type { Message } from '../words/message';

/** A line has no room for more names. */
const MOST_NAMED = 2;

/** The own seats that the game waits for. */
export function ownWaiting<G extends GameName>(view: View<G>): number[] {
  return view.waiting.filter((seat) => view.you.seats.includes(seat));
}

export function isMyTurn<G extends GameName>(view: View<G>): boolean {
  return view.table.phase === 'playing' && (ownWaiting(view).length > 0 || view.asked !== null);
}

/** The one line that says where the game is: over, paused, my turn, somebody's turn. */
export function turnLine<G extends GameName>(view: View<G>): Message {
  const { table, waiting, you } = view;
  if (table.phase === 'over') return { key: 'ui-table-over' };
  if (table.phase === 'paused') return { key: 'ui-table-paused' };
  const tempo: TempoTimes | null = view.tempo;
  if (tempo?.racing && tempo.alone === null) return { key: 'ui-table-racing' };
  const own = ownWaiting(view);
  if (own.length > 0 && you.seats.length === 1) return { key: 'ui-table-your-turn' };
  const shown = own.length > 0 ? own : waiting;
  if (shown.length === 0) return { key: 'ui-table-under-way' };
  if (shown.length > MOST_NAMED) return { key: 'ui-table-turn-of-many', args: { n: shown.length } };
  return { key: 'ui-table-turn-of', args: { who: shown.map((seat) => ({ seat })), n: shown.length } };
}

/** On a shared device: the seat that should look at the screen next, if it is not the one that does. */
export function nextEyes<G extends GameName>(view: View<G>): number | null {
  const { you } = view;
  if (you.seats.length < 2 || view.table.phase !== 'playing') return null;
  const tempo: TempoTimes | null = view.tempo;
  const alone = tempo?.alone ?? null;
  const wanted = alone !== null && you.seats.includes(alone) ? [alone] : ownWaiting(view);
  if (you.eyes !== null && wanted.includes(you.eyes)) return null;
  return wanted[0] ?? null;
}
