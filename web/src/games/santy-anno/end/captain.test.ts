import { expect, it } from 'vitest';
import type { View } from '../../../net/wire';
import { toldOf } from './captain';

const view = (you: number, ...pirates: [rank: number, ducats: number, taps: number | null][]) =>
  ({
    you: { seats: [you] },
    public: { pirates: pirates.map(([rank, ducats, taps], seat) => ({ seat, rank, ducats, taps })) },
  }) as unknown as View<'santy-anno'>;

it('tells how the captain got the hat, and to whom it belongs', () => {
  expect(toldOf(view(0, [1, 9, null], [2, 4, null])).key).toBe('ui-sa-won-you-ducats');
  expect(toldOf(view(1, [1, 9, null], [2, 4, null])).key).toBe('ui-sa-won-ducats');
  expect(toldOf(view(1, [2, 9, null], [1, 9, null])).key).toBe('ui-sa-won-you-coins');
  expect(toldOf(view(0, [1, 9, 31], [2, 9, 27])).key).toBe('ui-sa-won-you-duel');
  expect(toldOf(view(0, [1, 0, 0], [1, 0, 0])).key).toBe('ui-sa-won-shared');
});
