import { describe, expect, it } from 'vitest';
import { duelAt } from './duel-time';

describe('a duel (SA-32)', () => {
  const time = { begins: 103_000, ends: 108_000 };
  it.each([
    [100_000, { phase: 'ready', left: 3 }],
    [102_000, { phase: 'ready', left: 1 }],
    [103_000, { phase: 'tap', left: 5, part: 1 }],
    [107_500, { phase: 'tap', left: 0.5, part: 0.1 }],
    [108_000, { phase: 'done' }],
  ])('at %i', (now, moment) => {
    expect(duelAt(now, time)).toEqual(moment);
  });
});
