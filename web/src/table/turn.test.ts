import { describe, expect, it } from 'vitest';
import type { View } from '../net/wire';
import { isMyTurn, nextEyes, turnLine } from './turn';

type Some = View;

function view(parts: {
  phase?: string;
  waiting?: number[];
  seats?: number[];
  eyes?: number | null;
  alone?: number;
  racing?: boolean;
}): Some {
  const { phase = 'playing', waiting = [], seats = [0], eyes = seats[0] ?? null, alone, racing } = parts;
  return {
    table: { phase },
    waiting,
    asked: null,
    tempo: alone === undefined && !racing ? null : { alone: alone ?? null, racing: racing ?? false },
    you: { seats, eyes, member: 0, host: true },
  } as unknown as Some;
}

describe('whose turn it is', () => {
  it('is mine when the game waits for my seat', () => {
    expect(isMyTurn(view({ waiting: [0] }))).toBe(true);
    expect(turnLine(view({ waiting: [0] }))).toEqual({ key: 'ui-table-your-turn' });
  });

  it('is said of the others by name', () => {
    const others = view({ waiting: [1, 2] });
    expect(isMyTurn(others)).toBe(false);
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
    expect(isMyTurn(view({ phase: 'paused', waiting: [0] }))).toBe(false);
    expect(turnLine(view({ phase: 'over' }))).toEqual({ key: 'ui-table-over' });
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
