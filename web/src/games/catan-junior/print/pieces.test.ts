import { expect, it } from 'vitest';
import { onesOf } from '../../../print/print';
import part from './pieces';

const pieces = (players?: number) =>
  Object.fromEntries(part.batches({ players }).map((batch) => [batch.name, onesOf(batch)]));

it.each([
  [3, 3],
  [4, 4],
])('%i players have one board and the pieces of its crews', (players, crews) => {
  const found = pieces(players);
  const boards = Object.keys(found).filter((name) => name.startsWith('board'));
  const each = (batch: string) => new Set(found[batch]).size;
  expect([boards, each('costs'), each('fortresses'), each('boats')]).toEqual([
    [`board-${crews}`],
    crews,
    crews,
    crews,
  ]);
  expect(found['goods']).toEqual(pieces()['goods']);
});
