import { describe, expect, it } from 'vitest';
import { duelAt } from './duel-time';

describe('a duel (SA-32)', () => {
  const deadline = 110_000;
  it.each([
    [100_000, 1, { phase: 'ready', left: 3 }],
    [102_000, 1, { phase: 'ready', left: 1 }],
    [103_000, 1, { phase: 'tap', left: 5 }],
    [107_500, 1, { phase: 'tap', left: 0.5 }],
    [108_000, 1, { phase: 'done', left: 0 }],
    [109_000, 10, { phase: 'ready', left: 3 }],
    [109_500, 10, { phase: 'tap', left: 3 }],
  ])('at %i with pace %i', (now, pace, moment) => {
    expect(duelAt(now, deadline, pace)).toEqual(moment);
  });
});
