import { describe, expect, it } from 'vitest';
import type { View } from '../net/wire';
import { ranking } from './ranking';

describe('the end of a game', () => {
  it('lists the winner first, with what everyone has built', () => {
    const view = {
      table: { game: 'catan-junior', seats: [{ seat: 0 }, { seat: 1 }], outcome: { ranks: [2, 1] } },
      public: { players: [{ forts: 4 }, { forts: 7 }] },
    } as unknown as View<'catan-junior'>;
    expect(ranking(view)).toEqual([
      { seat: 1, rank: 1, score: { key: 'cj-fort', args: { n: 7 } } },
      { seat: 0, rank: 2, score: { key: 'cj-fort', args: { n: 4 } } },
    ]);
  });

  it('counts the ducats of every pirate', () => {
    const view = {
      table: { game: 'santy-anno', seats: [{ seat: 0 }], outcome: { ranks: [1] } },
      public: { pirates: [{ coins: [5, 4] }] },
    } as unknown as View<'santy-anno'>;
    expect(ranking(view)[0]?.score).toEqual({ key: 'ui-sa-ducats', args: { n: 9 } });
  });

  it('says nothing of what nobody knows', () => {
    const view = {
      table: { game: 'sandokan', seats: [{ seat: 0 }], outcome: null },
      public: null,
    } as unknown as View<'sandokan'>;
    expect(ranking(view)).toEqual([{ seat: 0, rank: 0, score: undefined }]);
  });
});
