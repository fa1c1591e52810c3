/** Where a duel is (SA-32), by the instants that the server tells. */
import type { SantyAnnoDuelTimes } from '../wire';

/** Seconds left, and in a duel the part of its time that is left. */
export type DuelMoment =
  { phase: 'ready'; left: number } | { phase: 'tap'; left: number; part: number } | { phase: 'done' };

export type DuelTime = Pick<SantyAnnoDuelTimes, 'begins' | 'ends'>;

export function duelAt(now: number, { begins, ends }: DuelTime): DuelMoment {
  if (now < begins) return { phase: 'ready', left: (begins - now) / 1000 };
  if (now < ends) return { phase: 'tap', left: (ends - now) / 1000, part: (ends - now) / (ends - begins) };
  return { phase: 'done' };
}
