import { describe, expect, it } from 'vitest';
import { arrivals, places } from './standing';
import type { Line, Pirate, Public } from './types';

function line(parts: Partial<Line>): Line {
  return {
    cards: [null, null, null, null, null],
    laid: 0,
    event: null,
    has_event: false,
    backwards: false,
    lap: false,
    ...parts,
  };
}

describe('the line of cards', () => {
  it('fills from the last to the first (SA-20)', () => {
    const row = places(line({ cards: [null, null, null, 'coco', 'name'], laid: 2 }));
    expect(row.map(({ card }) => card)).toEqual([null, null, null, 'coco', 'name']);
    expect(row.map(({ laid }) => laid)).toEqual([false, false, false, true, true]);
  });

  it('has the event between the third and the fourth, face down with the first until "Cast off!" (SA-21)', () => {
    const row = places(line({ cards: [null, 'name', 'name', 'coco', 'name'], laid: 4, has_event: true }));
    expect(row.map(({ place }) => place)).toEqual([1, 2, 3, null, 4, 5]);
    expect(row[3]).toMatchObject({ card: null, laid: true });
    expect(row[0]).toMatchObject({ card: null, laid: true });
  });

  it('shows no event before the fourth card lies', () => {
    expect(places(line({ laid: 1, has_event: true }))[3]).toMatchObject({ laid: false });
    expect(places(line({ laid: 2, has_event: true }))[3]).toMatchObject({ laid: true });
  });
});

describe('the arrivals', () => {
  const pirates = [
    { seat: 0, landed: true, instant: 900 },
    { seat: 1, landed: false, instant: 100 },
    { seat: 2, landed: true, instant: 700 },
  ] as Pirate[];

  it('are by instant while the race is on', () => {
    expect(arrivals({ pirates, arrivals: [] } as unknown as Public)).toEqual([2, 0]);
  });

  it('are the turned pile once it is turned (SA-28)', () => {
    expect(arrivals({ pirates, arrivals: [0, 2] } as unknown as Public)).toEqual([0, 2]);
  });
});
