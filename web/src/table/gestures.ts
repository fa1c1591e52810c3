/** The small gestures of bots: made of what the log tells here, so that they tell nothing else, and never twice. */
import type { Gesture } from '../games/guide';
import type { SeatInfo } from '../net/wire';
import type { Line } from './chronicle.svelte';
import type { Look } from './log-look';

/** What bots make of a line of the log; a bot that plays for a person makes no faces. */
export function gesturesOf(
  line: Line,
  look: Look | undefined,
  seats: readonly SeatInfo[],
): readonly Gesture[] {
  if (line.kind !== 'fact') return [];
  return (look?.gestures?.(line.do) ?? []).filter(({ seat }) => seats[seat]?.kind === 'bot');
}
