import { expect, test } from 'vitest';
import type { GameTypes } from '../../net/wire';
import guide from './guide';

test('the end counts points', () => {
  const table = { boats: [{ points: 12 }] } as unknown as GameTypes['sandokan']['public'];
  expect(guide.score(table, 0)).toEqual({ key: 'sk-points', args: { n: 12 } });
  expect(guide.score(table, 1)).toBeUndefined();
});
