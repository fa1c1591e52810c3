import { describe, expect, it } from 'vitest';
import type { GameName, View } from '../../net/wire';
import { headline, yourPlace } from './end';

const view = (ranks: number[] | null, ...seats: number[]): View<GameName> =>
  ({
    you: { seats },
    table: { outcome: ranks && { say: { key: 'x' }, ranks } },
  }) as unknown as View<GameName>;

describe('the end of a game', () => {
  it('speaks to the winner', () => {
    expect(headline(view([2, 1, 3], 1))).toEqual({ key: 'ui-end-you-win' });
    expect(yourPlace(view([2, 1, 3], 1))).toBeUndefined();
  });

  it('tells the others who won, and which place they have come to', () => {
    expect(headline(view([2, 1, 3], 2))).toEqual({ key: 'ui-end-wins', args: { who: [{ seat: 1 }] } });
    expect(yourPlace(view([2, 1, 3], 2))).toEqual({ key: 'ui-end-your-place', args: { n: 3 } });
  });

  it('calls nobody "you" on a shared screen, a TV or among spectators', () => {
    expect(headline(view([2, 1, 3], 0, 1)).key).toBe('ui-end-wins');
    expect(headline(view([2, 1, 3])).key).toBe('ui-end-wins');
    expect(yourPlace(view([2, 1, 3]))).toBeUndefined();
  });

  it('shares a win', () => {
    expect(headline(view([1, 1, 3], 0))).toEqual({ key: 'ui-end-share-you', args: { who: [{ seat: 1 }] } });
    expect(headline(view([1, 1, 3], 2)).key).toBe('ui-end-share');
  });

  it('has no winner where the game was called off', () => {
    expect(headline(view([], 0)).key).toBe('ui-table-over');
    expect(headline(view(null, 0)).key).toBe('ui-table-over');
  });
});
