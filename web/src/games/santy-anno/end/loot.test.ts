import { describe, expect, it } from 'vitest';
import { ducats, office } from './loot';

describe('the loot', () => {
  it('is worth what the coins show', () => {
    expect(ducats([1, 0, 2, 0, 1])).toBe(5 + 2 * 3 + 1);
    expect(ducats(null)).toBe(0);
  });

  it('makes one captain and, with five and more players, two first mates (SA-31)', () => {
    expect([1, 2, 3, 4, 5].map((rank) => office(rank, 5))).toEqual([
      'sa-captain',
      'sa-first-mate',
      'sa-first-mate',
      'sa-deckhand',
      'sa-deckhand',
    ]);
    expect([1, 2, 3, 4].map((rank) => office(rank, 4))).toEqual([
      'sa-captain',
      'sa-deckhand',
      'sa-deckhand',
      'sa-deckhand',
    ]);
  });
});
