import { expect, it } from 'vitest';
import { onesOf } from '../../../print/print';
import { PORTS } from '../data';
import part from './pieces';

const pieces = (players?: number) =>
  Object.fromEntries(part.batches({ players }).map((batch) => [batch.name, onesOf(batch)]));

it('two captains have two boats and two ports to turn over, and all cards and treasures', () => {
  const [all, two] = [pieces(), pieces(2)];
  const reminders = all['tokens']?.filter((id) => !PORTS.some((port) => port === id));
  expect(two).toEqual({
    ...all,
    boats: PORTS.slice(0, 2),
    tokens: [...PORTS.slice(0, 2), ...(reminders ?? [])],
  });
  expect(all['boats']).toEqual(PORTS);
});
