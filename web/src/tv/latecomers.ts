/** How a latecomer gets a seat in a running game. */
import type { GameName, SeatInfo, View } from '../net/wire';

/** Sit down there at once, ask the host for it, or neither: somebody plays it. */
export function wayTo({ table, you }: View<GameName>, seat: SeatInfo): 'sit' | 'ask' | undefined {
  if (you.member === null || table.phase === 'over' || you.seats.includes(seat.seat)) return undefined;
  if (seat.vacant && table.settings.latecomers === 'sit' && you.seats.length === 0) return 'sit';
  return seat.vacant || !seat.connected ? 'ask' : undefined;
}
