import { expect, it } from 'vitest';
import type { Fact } from '../table/types';
import { raceOf } from './race';

const built = (who: number): Fact => ({ kind: 'fort_built', who, site: 1, free: false });

it('the race begins with what nobody saw built, and ends as the board stands', () => {
  const facts: Fact[] = [
    built(0),
    { kind: 'castle_changed', now: 1, before: null },
    built(1),
    { kind: 'castle_changed', now: 0, before: 1 },
  ];
  const story = { facts: facts.map((fact, step) => ({ step: step + 1, do: fact })) };
  expect(raceOf(story, [4, 3])).toEqual([
    [
      { step: 0, forts: 2 },
      { step: 1, forts: 3 },
      { step: 4, forts: 4 },
    ],
    [
      { step: 0, forts: 2 },
      { step: 2, forts: 3 },
      { step: 3, forts: 4 },
      { step: 4, forts: 3 },
    ],
  ]);
});
