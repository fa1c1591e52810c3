import { expect, test } from 'vitest';
import type { GameTypes } from '../../net/wire';
import guide from './guide';

test('the end counts fortresses', () => {
  const table = { players: [{ forts: 4 }] } as unknown as GameTypes['catan-junior']['public'];
  expect(guide.score(table, 0)).toEqual({ key: 'cj-fort', args: { n: 4 } });
  expect(guide.score(table, 1)).toBeUndefined();
});
