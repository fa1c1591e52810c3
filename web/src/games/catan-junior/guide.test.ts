import { expect, test } from 'vitest';
import type { GameTypes } from '../../net/wire';
import guide from './guide';

test('the end counts fortresses', () => {
  const table = { players: [{ forts: 4 }] } as unknown as GameTypes['catan-junior']['public'];
  expect(guide.score(table, 0)).toEqual({ key: 'cj-fort', args: { n: 4 } });
  expect(guide.score(table, 1)).toBeUndefined();
});

test('who has as many fortresses as another is told what breaks the tie', () => {
  const players = [{ forts: 5 }, { forts: 5 }, { forts: 6 }];
  const table = { players, boats: [0, 1, 1, null, 2] } as unknown as GameTypes['catan-junior']['public'];
  const forts = { key: 'cj-fort', args: { n: 5 } };
  expect(guide.score(table, 1)).toEqual({
    key: 'cj-score-tie',
    args: { forts, boats: { key: 'cj-boat', args: { n: 2 } } },
  });
  expect(guide.score(table, 2)).toEqual({ key: 'cj-fort', args: { n: 6 } });
});
