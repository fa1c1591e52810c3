/** How well somebody solves a game's puzzles, as stored on this device; the level goes up and down. */
import { keep, recall } from '../settings/store';

export interface Standing {
  level: number;
  /** The highest level reached. */
  best: number;
  /** Solved one after the other without a hint. */
  streak: number;
  longest: number;
  tried: number;
  solved: number;
  /** The numbers of the puzzles tried, the latest last. */
  seen: readonly number[];
}

export const FRESH: Standing = {
  level: 900,
  best: 900,
  streak: 0,
  longest: 0,
  tried: 0,
  solved: 0,
  seen: [],
};

/** What a right answer is worth, by the number of hints taken. */
const WORTH = [1, 0.75, 0.5, 0.25];
/** The first answers say most about somebody's level. */
const FIRST = 12;
const [BRISK, STEADY] = [64, 24];
const LOWEST = 100;
/** The next puzzle is one of this many around the level, so that two devices differ. */
const AROUND = 6;

/** The share of puzzles with this rating that somebody of this level solves (Elo). */
export function expected(level: number, rating: number): number {
  return 1 / (1 + 10 ** ((rating - level) / 400));
}

/** The standing after one more puzzle. */
export function after(
  before: Standing,
  puzzle: { number: number; rating: number },
  { right, hints }: { right: boolean; hints: number },
): Standing {
  const worth = right ? (WORTH[hints] ?? 0) : 0;
  const pace = before.tried < FIRST ? BRISK : STEADY;
  const change = Math.round(pace * (worth - expected(before.level, puzzle.rating)));
  const level = Math.max(LOWEST, before.level + change);
  const streak = right ? before.streak + (hints === 0 ? 1 : 0) : 0;
  return {
    level,
    best: Math.max(before.best, level),
    streak,
    longest: Math.max(before.longest, streak),
    tried: before.tried + 1,
    solved: before.solved + (right ? 1 : 0),
    seen: [...before.seen.filter((number) => number !== puzzle.number), puzzle.number],
  };
}

/** The number of the next puzzle: near the level, not seen yet; once all are, one of those seen longest ago. */
export function next(standing: Standing, ratings: readonly number[], chance = Math.random): number {
  const seen = new Set(standing.seen);
  const fresh = [...ratings.keys()].filter((number) => !seen.has(number));
  const old = standing.seen.filter((number) => number < ratings.length);
  const open = fresh.length > 0 ? fresh : old.slice(0, Math.max(1, Math.floor(old.length / 2)));
  const off = (number: number) => Math.abs((ratings[number] ?? 0) - standing.level);
  const near = [...open].sort((one, other) => off(one) - off(other)).slice(0, AROUND);
  return near[Math.floor(chance() * near.length)] ?? 0;
}

export function load(game: string): Standing {
  return restore(recall(`puzzles-${game}`));
}

export function save(game: string, standing: Standing): void {
  keep(`puzzles-${game}`, standing);
}

/** The stored standing, or a fresh start if it is corrupt. */
export function restore(kept: unknown): Standing {
  if (typeof kept !== 'object' || kept === null) return FRESH;
  const found = { ...FRESH, ...kept } as Standing;
  const numbers = [found.level, found.best, found.streak, found.longest, found.tried, found.solved];
  const good = numbers.every((one) => Number.isFinite(one)) && Array.isArray(found.seen);
  return good && found.seen.every((one) => Number.isInteger(one)) ? found : FRESH;
}
