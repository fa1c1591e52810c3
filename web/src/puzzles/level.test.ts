import { describe, expect, it } from 'vitest';
import { FRESH, after, expected, next, restore } from './level';

const puzzle = { number: 3, rating: 1000 };
const ratings = Array.from({ length: 40 }, (_, nth) => 600 + 35 * nth);

describe('the personal level', () => {
  it('goes up with a right answer and down with a wrong one', () => {
    const up = after(FRESH, puzzle, { right: true, hints: 0 });
    const down = after(FRESH, puzzle, { right: false, hints: 0 });
    expect(up.level).toBeGreaterThan(FRESH.level);
    expect(down.level).toBeLessThan(FRESH.level);
    expect(up.best).toBe(up.level);
    expect(down.best).toBe(FRESH.best);
  });

  it('goes up further for a harder puzzle', () => {
    const easy = after(FRESH, { number: 0, rating: 600 }, { right: true, hints: 0 });
    const hard = after(FRESH, { number: 9, rating: 1800 }, { right: true, hints: 0 });
    expect(hard.level).toBeGreaterThan(easy.level);
  });

  it('pays less for every hint', () => {
    const levels = [0, 1, 2, 3].map((hints) => after(FRESH, puzzle, { right: true, hints }).level);
    expect([...levels].sort((one, other) => other - one)).toEqual(levels);
    expect(new Set(levels).size).toBe(4);
  });

  it('settles where somebody solves half of what is set', () => {
    let standing = { ...FRESH, level: 900 };
    for (let nth = 0; nth < 400; nth++) {
      const rating = standing.level;
      standing = after(standing, { number: nth, rating }, { right: rating < 1300, hints: 0 });
    }
    expect(Math.abs(standing.level - 1300)).toBeLessThan(60);
  });

  it('never falls below the lowest', () => {
    let standing = FRESH;
    for (let nth = 0; nth < 500; nth++)
      standing = after(standing, { number: nth, rating: 600 }, { right: false, hints: 0 });
    expect(standing.level).toBe(100);
  });

  it('knows that equal strength means half', () => {
    expect(expected(1200, 1200)).toBe(0.5);
    expect(expected(1600, 1200)).toBeGreaterThan(0.9);
  });
});

describe('a streak', () => {
  it('grows without hints, stays with one and ends with a slip', () => {
    const two = [0, 0].reduce((now, hints) => after(now, puzzle, { right: true, hints }), FRESH);
    expect(two.streak).toBe(2);
    const hinted = after(two, puzzle, { right: true, hints: 1 });
    expect(hinted.streak).toBe(2);
    const ended = after(hinted, puzzle, { right: false, hints: 0 });
    expect([ended.streak, ended.longest]).toEqual([0, 2]);
  });
});

describe('the next puzzle', () => {
  it('is near the level and new', () => {
    const standing = { ...FRESH, level: 1300, seen: [20] };
    for (const chance of [0, 0.5, 0.99]) {
      const number = next(standing, ratings, () => chance);
      expect(number).not.toBe(20);
      expect(Math.abs((ratings[number] ?? 0) - 1300)).toBeLessThan(200);
    }
  });

  it('is one seen long ago, once all are seen', () => {
    const seen = [...ratings.keys()];
    const number = next({ ...FRESH, seen }, ratings, () => 0);
    expect(seen.indexOf(number)).toBeLessThan(seen.length / 2);
  });
});

describe('what a device kept', () => {
  it('is taken as it is, or not at all', () => {
    const good = after(FRESH, puzzle, { right: true, hints: 0 });
    expect(restore(JSON.parse(JSON.stringify(good)))).toEqual(good);
    for (const bad of [null, 7, { level: 'high' }, { seen: ['a'] }]) expect(restore(bad)).toEqual(FRESH);
  });
});
