/** The times of a duel (SA-32), counted back from the instant at which the server stops waiting. */
const READY = 3;
const TAPPING = 5;
const SLACK = 2;

export type DuelMoment =
  { phase: 'ready'; left: number } | { phase: 'tap'; left: number } | { phase: 'done'; left: 0 };

/** Where a duel is; `pace` makes the table's seconds shorter. */
export function duelAt(now: number, deadline: number, pace: number): DuelMoment {
  const left = ((deadline - now) * pace) / 1000;
  if (left > TAPPING + SLACK) return { phase: 'ready', left: Math.min(READY, left - TAPPING - SLACK) };
  if (left > SLACK) return { phase: 'tap', left: left - SLACK };
  return { phase: 'done', left: 0 };
}
