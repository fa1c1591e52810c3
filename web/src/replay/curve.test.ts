import { expect, test } from 'vitest';
import { CREW } from '../games/catan-junior/art/crew';
import type { GameTypes } from '../net/wire';
import { lookOf } from '../table/log-look';
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

test('a seat has the colour it has in the game', async () => {
  const look = await lookOf('catan-junior');
  const table = {
    players: [{ colour: 'orange' }, { colour: 'blue' }],
  } as GameTypes['catan-junior']['public'];
  expect(coloursOf(look, table, 2)).toEqual([CREW.orange.fill, CREW.blue.fill]);
});
