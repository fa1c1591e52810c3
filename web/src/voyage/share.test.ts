import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/games';
import type { LegInfo } from '../net/wire';
import { dateOf, shareText } from './share';

const [race, puzzle] = GAMES;

function leg(change: Partial<LegInfo>): LegInfo {
  return {
    game: race ?? ('' as never),
    kind: 'race',
    begun: true,
    done: true,
    marks: [true, true, false, true, true],
    millis: 41_260,
    ...change,
  };
}

describe('the text to paste', () => {
  const told = { language: 'en', nameOf: () => 'Game', address: 'https://somewhere/voyage' };
  const day = 20_775;

  it('has a line of signs for each leg, the time of a race, and the days in a row', () => {
    const legs = [leg({}), leg({ game: puzzle ?? ('' as never), kind: 'puzzle', marks: [false], millis: 0 })];
    expect(shareText({ day, legs, streak: 4 }, told).split('\n')).toEqual([
      'Flibuste, November 18, 2026',
      'Game 🟩🟩🟥🟩🟩 41.3 s',
      'Game 🟥',
      '🔥 4',
      'https://somewhere/voyage',
    ]);
  });

  it('says nothing of what is not sailed yet', () => {
    const legs = [leg({ marks: [], done: false, begun: false, millis: 0 })];
    expect(shareText({ day, legs, streak: 1 }, told)).toContain('Game ⬜\n');
  });

  it('names the day by UTC, whatever the clock of the room says', () => {
    expect(dateOf(day, 'fr')).toBe('18 novembre 2026');
    expect(dateOf(day, 'pl')).toBe('18 listopada 2026');
  });
});
