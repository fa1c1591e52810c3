import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Check, Row } from './check';
import { Playback } from './playback.svelte';

const CARDS = 2;
const row = { verdict: 'right', loot: 5 } as Row;

/** Two pirates with two cards each: the pile, then meet, card, card and verdict of each, then all together. */
const beats = [
  { at: 0, row: null, cards: 0, told: 0 },
  ...[0, 1].flatMap((nth) => [
    { at: 1000 + nth * 4000, row: nth, cards: 0, told: nth },
    { at: 2000 + nth * 4000, row: nth, cards: 1, told: nth },
    { at: 3000 + nth * 4000, row: nth, cards: 2, told: nth },
    { at: 4000 + nth * 4000, row: nth, cards: 2, told: nth + 1 },
  ]),
  { at: 10_000, row: null, cards: 2, told: 2 },
];
const check = { cards: Array.from({ length: CARDS }), rows: [row, row], beats } as unknown as Check;

describe('the check as it is shown to all', () => {
  let began: number;
  let film: Playback;
  const start = (pace = 1, late = 0) => {
    began = Date.now() - late;
    film = new Playback(check, () => (Date.now() - began) * pace, pace);
  };
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    film.end();
    vi.useRealTimers();
  });

  it('shows every moment when the server says, and ends with all in sight', () => {
    start();
    expect(film.opening).toBe(true);
    for (const [n, { at }] of beats.entries()) {
      vi.setSystemTime(began + at);
      vi.runOnlyPendingTimers();
      expect(film.at).toBeGreaterThanOrEqual(n);
    }
    expect(film.summary).toBe(true);
  });

  it('begins for who comes late where it is for the others', () => {
    start(1, 3000);
    expect([film.row, film.cards, film.told(0)]).toEqual([0, 2, false]);
  });

  it('is as much quicker as the table', () => {
    start(10);
    vi.advanceTimersByTime(1000);
    expect(film.summary).toBe(true);
  });

  it('lets one who is alone go on pirate by pirate', () => {
    start();
    film.next();
    expect(film.row).toBe(0);
    film.next();
    expect([film.row, film.told(0), film.told(1)]).toEqual([1, true, false]);
    vi.advanceTimersByTime(1000);
    expect(film.cards).toBe(1);
    film.next();
    expect(film.summary).toBe(true);
  });

  it('tells of one after the other who was right where each card works for all', () => {
    const byCard = [
      { at: 0, row: null, cards: 0, told: 0 },
      { at: 1000, row: null, cards: 1, told: 0 },
      { at: 2000, row: null, cards: 2, told: 1 },
      { at: 3000, row: null, cards: 2, told: 2 },
      { at: 4000, row: null, cards: 2, told: 2 },
    ];
    began = Date.now();
    film = new Playback({ ...check, beats: byCard }, () => Date.now() - began, 1);
    const told = byCard.map(() => {
      const { telling } = film;
      film.next();
      return telling;
    });
    expect(told).toEqual([null, null, 0, 1, null]);
    film.look(0);
    expect(film.telling).toBe(0);
  });

  it('lets one look at a pirate who is told, and at no other', () => {
    start(1, 5000);
    film.look(1);
    expect(film.looked).toBeNull();
    film.look(0);
    expect([film.row, film.cards]).toEqual([0, CARDS]);
    film.look(0);
    expect(film.row).toBe(1);
  });
});
