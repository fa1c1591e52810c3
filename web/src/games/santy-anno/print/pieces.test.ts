import { expect, it } from 'vitest';
import { countOf } from '../../../print/print';
import part from './pieces';

const counts = (players?: number) =>
  Object.fromEntries(part.batches({ players }).map((batch) => [batch.name, countOf(batch)]));

it('three pirates have three tiles, scuttles and frames, and all eight ships', () => {
  expect(counts(3)).toEqual({ ...counts(), ships: 8, pirates: 3, scuttles: 3, frames: 3 });
  expect(counts()).toMatchObject({ pirates: 8, scuttles: 8, frames: 8 });
});
