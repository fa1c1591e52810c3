import { describe, expect, it } from 'vitest';
import type { Fact, Public } from '../table/types';
import { momentsOf } from './moments';

const table = {
  boats: [{ home: 'sun' }, { home: 'azure' }, { home: 'fire' }],
} as unknown as Public;
const told = (you: number | null) => ({ table, you });
const shows = (who: number, ones: number, strength: number): Fact => ({
  kind: 'showed',
  who,
  ones,
  twos: 0,
  threes: 0,
  letter: false,
  strength,
});
const titles = (facts: Fact[], you: number | null) =>
  momentsOf(facts, told(you)).map(({ title }) => title.key);

describe('the moments of a voyage', () => {
  it('turn the deciding card after the homecoming, before everybody', () => {
    const facts: Fact[] = [
      { kind: 'unloaded', who: 0, treasure: 'ruby' },
      { kind: 'came_home', who: 0, points: 21 },
      { kind: 'met', who: 0, event: 'wind', port: 'sun' },
      { kind: 'won', who: 0, points: 21 },
    ];
    expect(titles(facts, 0)).toEqual(['ui-sk-moment-home-you', 'ui-sk-moment-decided-you']);
    expect(titles(facts, 1)).toEqual(['ui-sk-moment-home', 'ui-sk-moment-decided']);
    const [home, card] = momentsOf(facts, told(null));
    expect(home?.drawn).toEqual({ kind: 'treasures', treasures: ['ruby'], port: 'sun' });
    expect(card).toMatchObject({ decides: true, drawn: { kind: 'event', event: 'wind' } });
  });

  it('say that a bad card at the quay puts the victory off', () => {
    const facts: Fact[] = [
      { kind: 'came_home', who: 0, points: 22 },
      { kind: 'met', who: 0, event: 'storm', port: 'sun' },
    ];
    expect(titles(facts, 0)[1]).toBe('ui-sk-moment-not-yet-you');
    expect(momentsOf(facts, told(0))[1]?.tone).toBe('blow');
  });

  it('speak to the winner and to the loser of a fight, with all that was seized', () => {
    const facts: Fact[] = [
      shows(0, 2, 2),
      shows(1, 1, 1),
      { kind: 'beat', who: 0, whom: 1 },
      { kind: 'seized', who: 0, whom: 1, treasure: 'pearl' },
      { kind: 'seized', who: 0, whom: 1, treasure: 'rum' },
    ];
    expect(titles(facts, 0)).toEqual(['ui-sk-moment-beat-you', 'ui-sk-moment-seized-you']);
    expect(titles(facts, 1)).toEqual(['ui-sk-moment-beat-yours', 'ui-sk-moment-seized-yours']);
    expect(titles(facts, 2)).toEqual(['ui-sk-moment-beat', 'ui-sk-moment-seized']);
    expect(momentsOf(facts, told(1)).map(({ tone }) => tone)).toEqual(['blow', 'blow']);
    expect(momentsOf(facts, told(0))[1]?.drawn).toEqual({
      kind: 'treasures',
      treasures: ['pearl', 'rum'],
      port: null,
    });
  });

  it('know a draw, and both strengths', () => {
    const [draw] = momentsOf(
      [shows(0, 1, 1), shows(2, 1, 1), { kind: 'drew_level', who: 0, whom: 2 }],
      told(0),
    );
    expect(draw?.title.key).toBe('ui-sk-fight-draw');
    expect(draw?.drawn).toMatchObject({
      winner: -1,
      attacker: { seat: 0, cards: [1], strength: 1, port: 'sun' },
      defender: { seat: 2, port: 'fire' },
    });
  });

  it('are nothing where nothing great happened', () => {
    expect(titles([{ kind: 'stayed', who: 0 }], 0)).toEqual([]);
  });

  it('make a scene of a bluff that is called, in time or in vain', () => {
    const called: Fact = { kind: 'called', who: 1, whom: 0 };
    const caught: Fact[] = [called, { kind: 'caught', who: 0, cells: 5, allowed: 3 }];
    expect(titles(caught, 0)).toEqual(['ui-sk-moment-caught-yours']);
    expect(titles(caught, 1)).toEqual(['ui-sk-moment-caught-you']);
    expect(momentsOf(caught, told(0))[0]).toMatchObject({
      tone: 'blow',
      text: { args: { cells: 5, allowed: 3 } },
      drawn: { kind: 'call', port: 'sun', caught: true },
    });
    expect(titles([called, { kind: 'cleared', who: 0 }], 1)).toEqual(['ui-sk-moment-cleared-yours']);
  });
});
