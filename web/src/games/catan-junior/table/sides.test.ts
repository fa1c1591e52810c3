import { describe, expect, it } from 'vitest';
import { sidesOf, sidesOfCounter } from './sides';
import type { Offer } from './types';

const MAKER = 1;
const offer = { give: { wood: 2 }, want: { rum: 1 } } as unknown as Offer;
const counter = { give: { rum: 1 }, want: { wood: 3 } };

describe('an offer, seen from every chair', () => {
  it('is what its maker gives and gets', () => {
    expect(sidesOf(offer, MAKER, MAKER)).toEqual({
      who: null,
      give: { wood: 2 },
      get: { rum: 1 },
      other: null,
    });
  });

  it('is turned around for whoever is asked', () => {
    expect(sidesOf(offer, MAKER, 2)).toEqual({ who: null, give: { rum: 1 }, get: { wood: 2 }, other: MAKER });
  });

  it('is told of its maker to those who watch, on a TV too', () => {
    expect(sidesOf(offer, MAKER, null)).toEqual({
      who: MAKER,
      give: { wood: 2 },
      get: { rum: 1 },
      other: null,
    });
  });
});

describe('a counter-offer, seen from every chair', () => {
  it('tells the one who would take it what goes out of the own hand', () => {
    expect(sidesOfCounter(counter, 2, MAKER, MAKER)).toEqual({
      who: null,
      give: { wood: 3 },
      get: { rum: 1 },
      other: 2,
    });
  });

  it('is its own maker’s side for that one', () => {
    expect(sidesOfCounter(counter, 2, MAKER, 2)).toEqual({
      who: null,
      give: { rum: 1 },
      get: { wood: 3 },
      other: MAKER,
    });
  });

  it.each([0, null])('names its maker to others and to those who watch', (own) => {
    expect(sidesOfCounter(counter, 2, MAKER, own)).toEqual({
      who: 2,
      give: { rum: 1 },
      get: { wood: 3 },
      other: MAKER,
    });
  });
});
