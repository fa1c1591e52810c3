import { describe, expect, it } from 'vitest';
import { GUIDES } from '../games/games';
import type { View } from '../net/wire';
import { botsAreOn, isWaitedFor, nextEyes, turnLine } from './turn';

type Some = View;

/** A game in which a player is asked on another's turn. */
const GAME_OF_OFFERS = GUIDES.find(({ awaited }) => awaited)?.name;

function view(parts: {
  phase?: string;
  waiting?: number[];
  seats?: number[];
  eyes?: number | null;
  alone?: number;
  racing?: boolean;
  bots?: number[];
  shown?: object;
}): Some {
  const { phase = 'playing', waiting = [], seats = [0], eyes = seats[0] ?? null, alone, racing } = parts;
  const { bots = [], shown = null } = parts;
  return {
    table: {
      phase,
      game: shown ? GAME_OF_OFFERS : 'none',
      seats: [0, 1, 2, 3].map((seat) => ({ level: bots.includes(seat) ? 'mate' : null })),
    },
    public: shown,
    waiting,
    asked: null,
    tempo: alone === undefined && !racing ? null : { alone: alone ?? null, racing: racing ?? false },
    you: { seats, eyes, member: 0, host: true },
  } as unknown as Some;
}

describe('whose turn it is', () => {
  it('is mine when the game waits for my seat', () => {
    expect(isWaitedFor(view({ waiting: [0] }))).toBe(true);
    expect(turnLine(view({ waiting: [0] }))).toEqual({ key: 'ui-table-your-turn' });
  });

  it('is said of the others by name', () => {
    const others = view({ waiting: [1, 2] });
    expect(isWaitedFor(others)).toBe(false);
    expect(turnLine(others)).toEqual({
      key: 'ui-table-turn-of',
      args: { who: [{ seat: 1 }, { seat: 2 }], n: 2 },
    });
  });

  it('is said of many by their number', () => {
    const race = view({ waiting: [1, 2, 3, 4, 5] });
    expect(turnLine(race)).toEqual({ key: 'ui-table-turn-of-many', args: { n: 5 } });
  });

  it('is everybody’s in a race: the game waits for nobody', () => {
    expect(turnLine(view({ waiting: [0, 1, 2], racing: true }))).toEqual({ key: 'ui-table-racing' });
  });

  it('is nobody’s when the game is paused or over', () => {
    expect(isWaitedFor(view({ phase: 'paused', waiting: [0] }))).toBe(false);
    expect(turnLine(view({ phase: 'over' }))).toEqual({ key: 'ui-table-over' });
  });
});

describe('an offer on the table', () => {
  const offered = { active: 0, offer: {} };

  it('is no turn of who is asked for an answer', () => {
    const mine = view({ waiting: [0, 1, 2], seats: [1], shown: offered });
    expect(isWaitedFor(mine)).toBe(true);
    expect(turnLine(mine)).toEqual({ key: 'ui-table-your-answer' });
  });

  it('leaves its maker waiting for those who have not answered', () => {
    const mine = view({ waiting: [0, 2], shown: offered });
    expect(isWaitedFor(mine)).toBe(false);
    expect(turnLine(mine)).toEqual({ key: 'ui-table-answer-of', args: { who: [{ seat: 2 }], n: 1 } });
    expect(turnLine(view({ waiting: [0, 1, 2, 3], shown: offered }))).toEqual({
      key: 'ui-table-turn-of-many',
      args: { n: 3 },
    });
  });

  it('is its maker’s again when all have answered', () => {
    expect(turnLine(view({ waiting: [0], shown: offered }))).toEqual({ key: 'ui-table-your-turn' });
  });
});

describe('bots at their turns', () => {
  it('are on when nobody else is asked', () => {
    expect(botsAreOn(view({ waiting: [1], bots: [1, 2] }))).toBe(true);
    expect(botsAreOn(view({ waiting: [0, 1], bots: [1, 2] }))).toBe(false);
    expect(botsAreOn(view({ phase: 'paused', waiting: [1], bots: [1] }))).toBe(false);
    expect(botsAreOn(view({ waiting: [1], bots: [1], racing: true }))).toBe(false);
  });
});

describe('the curtain on a shared device', () => {
  it('calls the seat that the game waits for', () => {
    expect(nextEyes(view({ seats: [0, 1], waiting: [1], eyes: null }))).toBe(1);
  });

  it('stays up for the seat whose turn goes on', () => {
    expect(nextEyes(view({ seats: [0, 1], waiting: [1], eyes: 1 }))).toBeNull();
  });

  it('falls when the turn passes to another seat of the device', () => {
    expect(nextEyes(view({ seats: [0, 1], waiting: [1], eyes: 0 }))).toBe(1);
  });

  it('calls the seat whose go it is before its cards are dealt', () => {
    expect(nextEyes(view({ seats: [0, 1, 2], waiting: [], eyes: 0, alone: 2 }))).toBe(2);
  });

  it('is not there for a seat of one’s own', () => {
    expect(nextEyes(view({ seats: [0], waiting: [0] }))).toBeNull();
  });
});
