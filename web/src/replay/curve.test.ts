import { expect, test } from 'vitest';
import type { Look } from '../table/log-look';
import type { Analysis } from '../net/wire';
import { coloursOf, costAt, isDrawn, lineOf, signed } from './curve';

test('a chance of one lies at the top, of zero at the foot', () => {
  expect(
    lineOf(
      [
        [1, 0],
        [0.25, 0.75],
      ],
      0,
      40,
    ),
  ).toBe('0,0.00 1,30.00');
});

test('points have a sign, and none if they round to nothing', () => {
  expect([12.4, -3.6, 0.2, -0.2].map(signed)).toEqual(['+12', '\u22124', '0', '0']);
});

test('every seat has a colour', () => {
  expect(new Set(coloursOf(undefined, undefined, 8)).size).toBe(8);
});

test('a seat has the colour it has in the game, where that is known', () => {
  const look = { colourOf: (_: unknown, seat: number) => (seat === 0 ? '#d9752a' : undefined) };
  const colours = coloursOf(look as unknown as Look, {} as never, 2);
  expect(colours[0]).toBe('#d9752a');
  expect(colours[1]).toBe(coloursOf(undefined, undefined, 2)[1]);
});

test('what a step cost is said in whole points, unless it is next to nothing or nobody knows', () => {
  const found = { costs: [0, 0.4, 0.6, 3.4] } as unknown as Analysis;
  expect([0, 1, 2, 3, 4, 5].map((step) => costAt(found, step))).toEqual([
    undefined,
    undefined,
    undefined,
    1,
    3,
    undefined,
  ]);
  expect(costAt(undefined, 4)).toBeUndefined();
});

test('moments are drawn also where there are no lines', () => {
  const drawn = (curve: number[][], marks: number) =>
    isDrawn({ curve, marks: Array.from({ length: marks }) } as unknown as Analysis);
  expect([drawn([[1]], 0), drawn([], 1), drawn([], 0)]).toEqual([true, true, false]);
});
