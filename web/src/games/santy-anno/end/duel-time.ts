/** The phase of a duel (SA-32), from the instants that the server sends. */
import type { SantyAnnoDuelTimes } from '../wire';

/** Seconds left, and during the duel the fraction of its time left. */
export type DuelMoment =
  { phase: 'ready'; left: number } | { phase: 'tap'; left: number; part: number } | { phase: 'done' };

export type DuelTime = Pick<SantyAnnoDuelTimes, 'begins' | 'ends'>;

export function duelAt(now: number, { begins, ends }: DuelTime): DuelMoment {
  if (now < begins) return { phase: 'ready', left: (begins - now) / 1000 };
  if (now < ends) return { phase: 'tap', left: (ends - now) / 1000, part: (ends - now) / (ends - begins) };
  return { phase: 'done' };
}
