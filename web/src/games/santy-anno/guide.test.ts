import { expect, test } from 'vitest';
import type { GameTypes } from '../../net/wire';
import guide from './guide';

test('the end counts the ducats of every pirate, not his coins', () => {
  const table = {
    pirates: [
      { coins: [1, 0, 2, 0, 1], ducats: 12 },
      { coins: null, ducats: null },
    ],
  } as unknown as GameTypes['santy-anno']['public'];
  expect(guide.score(table, 0)).toEqual({ key: 'ui-sa-ducats', args: { n: 12 } });
  expect(guide.score(table, 1)).toBeUndefined();
  expect(guide.score(table, 2)).toBeUndefined();
});
