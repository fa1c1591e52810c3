import { describe, expect, it } from 'vitest';
import type { GameTypes } from '../../../net/wire';
import { turningOf } from './purses';

type Fact = GameTypes['santy-anno']['fact'];
const begins = (round: number): Fact => ({ kind: 'round_begins', round, cards: 3 });
const arrives = (who: number, ducats: number): Fact => ({
  kind: 'arrives',
  place: 1,
  who,
  believed: 'a',
  end: 'a',
  ducats,
});
const story = (...facts: Fact[]) => ({ facts: facts.map((fact, step) => ({ step: step + 1, do: fact })) });

describe('where a game of races turned', () => {
  it('is the check after which the captain leads to the end', () => {
    const told = story(begins(1), arrives(0, 5), begins(2), arrives(1, 4), begins(3), arrives(1, 5));
    expect(turningOf(told, [2, 1])).toMatchObject({ step: 6, say: { args: { who: { seat: 1 }, round: 3 } } });
  });

  it('is nowhere if the captain led all the time, or there are several', () => {
    const told = story(begins(1), arrives(0, 5), begins(2), arrives(1, 4));
    expect(turningOf(told, [1, 2])).toBeUndefined();
    expect(turningOf(told, [1, 1])).toBeUndefined();
  });
});
