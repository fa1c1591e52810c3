import { expect, test } from 'vitest';
import type { Look } from '../table/log-look';
import { coloursOf, lineOf, signed } from './curve';

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
