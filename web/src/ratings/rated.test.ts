import { describe, expect, it } from 'vitest';
import type { RatedGame } from '../net/wire';
import { curveOf, mayBeRated, waysForTheAbsent } from './rated';

const game = (before: number, rating: number): RatedGame => ({
  id: 'x',
  at: 0,
  rank: 1,
  players: 2,
  left: false,
  before,
  rating,
});

describe('the curve of a rating', () => {
  it('begins before the first game and ends after the last', () => {
    const { points, low, high } = curveOf([game(1500, 1579), game(1579, 1540)]);
    expect(points.map(({ rating }) => rating)).toEqual([1500, 1579, 1540]);
    expect(points.map(({ x }) => x)).toEqual([0, 50, 100]);
    expect([low, high]).toEqual([1500, 1600]);
    expect(points.map(({ y }) => y)).toEqual([100, 21, 60]);
  });

  it('does not make much of little', () => {
    const { low, high, points } = curveOf([game(1500, 1503)]);
    expect(high - low).toBe(100);
    expect(points.every(({ y }) => y >= 0 && y <= 100)).toBe(true);
  });

  it('draws a rating that stays where it is', () => {
    const { points } = curveOf([game(1500, 1500)]);
    expect(points.every(({ y }) => y >= 0 && y <= 100)).toBe(true);
  });
});

describe('a table', () => {
  const dealer = { name: 'dealer', values: ['program', 'hand'], default: 'program', lowest: 0, highest: 0 };
  const info = { options: [dealer], unrated: { dealer: 'hand' } };

  it('can be rated unless an option takes the game away from the program', () => {
    expect(mayBeRated(info, {})).toBe(true);
    expect(mayBeRated(info, { dealer: 'hand' })).toBe(false);
    expect(mayBeRated({ options: [] }, { dealer: 'hand' })).toBe(true);
  });

  it('that is rated waits for nobody without end', () => {
    expect(waysForTheAbsent(true)).toEqual(['bot', 'offer']);
    expect(waysForTheAbsent(false)).toEqual(['wait', 'pause', 'bot', 'offer']);
  });
});
