/** The small gestures of bots: made from the log shown here, so that they reveal nothing else and never repeat. */
import type { Gesture } from '../games/guide';
import type { SeatInfo } from '../net/wire';
import type { Line } from './chronicle.svelte';
import type { Look } from './log-look';

/** The bots' reactions to a line of the log; a bot that plays for a person makes none. */
export function gesturesOf(
  line: Line,
  look: Look | undefined,
  seats: readonly SeatInfo[],
): readonly Gesture[] {
  if (line.kind !== 'fact') return [];
  return (look?.gestures?.(line.do) ?? []).filter(({ seat }) => seats[seat]?.kind === 'bot');
}
