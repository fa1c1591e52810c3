import { describe, expect, it } from 'vitest';
import { GUIDES } from '../games/games';
import type { View } from '../net/wire';
import { ranking } from './ranking';

const view = (table: object, game: object | null) => ({ table, public: game }) as unknown as View;
const shells = (game: unknown, seat: number) => ({
  key: 'shells',
  args: { n: (game as { shells: number[] }).shells[seat] ?? 0 },
});

describe('the end of a game', () => {
  it('lists the winner first, with what everyone has to show', () => {
    const over = view({ seats: [{ seat: 0 }, { seat: 1 }], outcome: { ranks: [2, 1] } }, { shells: [4, 7] });
    expect(ranking(over, shells)).toEqual([
      { seat: 1, rank: 1, score: { key: 'shells', args: { n: 7 } } },
      { seat: 0, rank: 2, score: { key: 'shells', args: { n: 4 } } },
    ]);
  });

  it.each(GUIDES)('says nothing of what nobody knows in $name', ({ name }) => {
    const hidden = view({ game: name, seats: [{ seat: 0 }], outcome: null }, null);
    expect(ranking(hidden)).toEqual([{ seat: 0, rank: 0, score: undefined }]);
  });
});
