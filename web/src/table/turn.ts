/** Who is to move, in words, and whether it is this device. */
import { guideOf } from '../games/games';
import type { GameName, TempoTimes, View } from '../net/wire';
import type { Message } from '../words/message';

/** The most names that fit a line. */
const MOST_NAMED = 2;

/** The seats without which the game does not go on. */
export function awaited<G extends GameName>({ table, public: shown, waiting }: View<G>): readonly number[] {
  return (shown && guideOf(table.game)?.awaited?.(shown, waiting)) ?? waiting;
}

/** This device's seats that the game waits for. */
export function ownAwaited<G extends GameName>(view: View<G>): number[] {
  return awaited(view).filter((seat) => view.you.seats.includes(seat));
}

export function isWaitedFor<G extends GameName>(view: View<G>): boolean {
  return view.table.phase === 'playing' && ownAwaited(view).length > 0;
}

/** Whether only bots are to move in a turn-based game, so that one may wave them on. */
export function botsAreOn<G extends GameName>({ table, waiting, tempo }: View<G>): boolean {
  const seats = waiting.map((seat) => table.seats[seat]);
  return (
    table.phase === 'playing' &&
    tempo === null &&
    seats.length > 0 &&
    seats.every((seat) => seat && seat.level !== null)
  );
}

/** The one line that says where the game is: over, paused, my turn, my answer, somebody's turn. */
export function turnLine<G extends GameName>(view: View<G>): Message {
  const { table, you } = view;
  if (table.phase === 'over') return { key: 'ui-table-over' };
  if (table.phase === 'paused') return { key: 'ui-table-paused' };
  const tempo: TempoTimes | null = view.tempo;
  if (tempo?.racing && tempo.alone === null) return { key: 'ui-table-racing' };
  const own = ownAwaited(view);
  const turn = view.public ? guideOf(table.game)?.turnOf?.(view.public) : undefined;
  const answers = (seats: readonly number[]) => turn !== undefined && !seats.includes(turn);
  if (own.length > 0 && you.seats.length === 1) {
    return { key: answers(own) ? 'ui-table-your-answer' : 'ui-table-your-turn' };
  }
  const shown = own.length > 0 ? own : awaited(view);
  if (shown.length === 0) return { key: 'ui-table-under-way' };
  if (shown.length > MOST_NAMED) return { key: 'ui-table-turn-of-many', args: { n: shown.length } };
  const key = answers(shown) ? 'ui-table-answer-of' : 'ui-table-turn-of';
  return { key, args: { who: shown.map((seat) => ({ seat })), n: shown.length } };
}

/** On a shared device: the seat that should look at the screen next, if it is not the current one. */
export function nextEyes<G extends GameName>(view: View<G>): number | null {
  const { you } = view;
  if (you.seats.length < 2 || view.table.phase !== 'playing') return null;
  const tempo: TempoTimes | null = view.tempo;
  const alone = tempo?.alone ?? null;
  const wanted = alone !== null && you.seats.includes(alone) ? [alone] : ownAwaited(view);
  if (you.eyes !== null && wanted.includes(you.eyes)) return null;
  return wanted[0] ?? null;
}
