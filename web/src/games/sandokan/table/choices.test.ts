import { describe, expect, it } from 'vitest';
import { sorted } from './choices';
import type { Action, Choice } from './types';

const choice = (code: number, action: Action): Choice => ({ code, do: action, say: { key: 'x' } });
const cell = (x: number, y: number) => y * 18 + x;

describe('the legal choices', () => {
  const choices = sorted(
    [
      choice(1, { kind: 'lay', value: 2 }),
      choice(2, { kind: 'sail', heading: 'NE', cells: 3 }),
      choice(3, { kind: 'glide', heading: 'W' }),
      choice(4, { kind: 'go', cell: cell(6, 4) }),
      choice(5, { kind: 'turn', heading: 'S' }),
      choice(6, { kind: 'buy', treasure: 'ruby' }),
      choice(7, { kind: 'buy', treasure: 'rum' }),
      choice(8, { kind: 'drop', card: 'red:1' }),
      choice(9, { kind: 'stay' }),
      choice(10, { kind: 'attack', seat: 3 }),
    ],
    { NE: [cell(9, 9), cell(10, 8), cell(11, 7)], W: [cell(7, 10)] },
  );

  it('are found by the cell where the boat would lie', () => {
    expect(choices.stops.get(cell(11, 7))?.code).toBe(2);
    expect(choices.stops.get(cell(7, 10))?.code).toBe(3);
    expect(choices.stops.get(cell(6, 4))?.code).toBe(4);
  });

  it('are found by the card one taps', () => {
    expect(choices.cards.get('black:2')?.code).toBe(1);
    expect(choices.cards.get('red:1')?.code).toBe(8);
  });

  it('keep treasures together by what is done with them', () => {
    expect(choices.bundles).toHaveLength(1);
    expect(choices.bundles[0]?.treasures.map(({ treasure }) => treasure)).toEqual(['ruby', 'rum']);
  });

  it('know headings, foes and plain words', () => {
    expect(choices.headings.get('S')?.code).toBe(5);
    expect(choices.foes.get(3)?.code).toBe(10);
    expect(choices.plain.map(({ code }) => code)).toEqual([9]);
  });
});
