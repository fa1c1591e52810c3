import { describe, expect, it } from 'vitest';
import type { Entrant } from '../net/wire';
import { steps } from './podium';

const at = (number: number, place: number, points: number): Entrant => ({
  number,
  name: `P${number}`,
  here: true,
  place,
  points,
  wins: 0,
  rounds: [points],
});

describe('the podium', () => {
  it('is climbed from the third place to the first', () => {
    const found = steps([at(4, 1, 12), at(2, 2, 8), at(7, 3, 4), at(1, 4, 0)]);
    expect(found.map(({ place, people }) => [place, people[0]?.number])).toEqual([
      [3, 7],
      [2, 2],
      [1, 4],
    ]);
  });

  it('is shared by those who share a place, and the next place stays empty', () => {
    const found = steps([at(0, 1, 9), at(1, 1, 9), at(2, 3, 4)]);
    expect(found.map(({ place, people }) => [place, people.length])).toEqual([
      [3, 1],
      [1, 2],
    ]);
  });

  it('is there for a single person, and empty for nobody', () => {
    expect(steps([at(0, 1, 6)])).toHaveLength(1);
    expect(steps([])).toEqual([]);
  });
});
