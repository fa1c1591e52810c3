import { expect, test } from 'vitest';
import { chosenCards, rulesTold } from './drawn';
import type { Public } from './types';

const table = (rules: Public['rules'], changed: Public['changed']) => ({ rules, changed }) as Public;

test('cards chosen for a move, a fight and a price are counted by kind', () => {
  expect(chosenCards({ laid: [2, 2], shown: [], paid: [] })).toEqual({ 'black:2': 2 });
  expect(chosenCards({ laid: [], shown: [1], paid: ['red:1', 'black:3'] })).toEqual({
    'red:1': 2,
    'black:3': 1,
  });
});

test('a table tells its rule set, and the points it has changed', () => {
  const plain = rulesTold(table('book', {}));
  const mixed = rulesTold(table('book', { cards: 'stay', island_cards: 2 }));
  expect(mixed.startsWith(plain)).toBe(true);
  expect(mixed.length).toBeGreaterThan(plain.length);
});
