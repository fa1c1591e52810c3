import { expect, test } from 'vitest';
import { colourOf, lineOf, signed } from './curve';

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
  expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map(colourOf)).size).toBe(8);
});
