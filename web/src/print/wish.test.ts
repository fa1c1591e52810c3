import { describe, expect, it } from 'vitest';
import { GUIDES } from '../games/games';
import type { Batch } from './print';
import { Refusal, chosen, named, ranges, readWish, writeWish } from './wish';

const game = GUIDES.find(({ print }) => print)?.name ?? '';
const size = { width: 10, height: 10 };
const BATCHES: Batch[] = [
  {
    name: 'coins',
    title: '',
    size,
    pieces: [
      { id: '5', copies: 5 },
      { id: '1', copies: 3 },
    ],
  },
  { name: 'cards', title: '', size, pieces: [{ id: 'a', copies: 30 }] },
];
const wanted = (pieces: string) =>
  Object.fromEntries([...chosen(BATCHES, pieces)].map(([name, numbers]) => [name, ranges(numbers)]));

describe('what shall be printed', () => {
  it('is everything, in colour on A4 and on both sides, unless told otherwise', () => {
    expect(readWish('')).toMatchObject({ paper: 'a4', ink: 'colour', sides: 'two', pieces: '' });
  });

  it.each([
    `game=${game}&paper=letter&lang=pl&ink=saving&sides=one&players=4&pieces=coins`,
    `game=${game}&sheets=%2Fsomewhere%2FK7%2F%7Bpiece%7D`,
  ])('is read and written: %s', (ask) => {
    expect(writeWish(readWish(ask))).toBe(ask);
  });

  it.each([
    'game=chess',
    'paper=a5',
    'lang=de',
    'ink=gold',
    `game=${game}&players=99`,
    `game=${game}&players=2.5`,
  ])('is refused: %s', (ask) => {
    expect(() => readWish(ask)).toThrow(Refusal);
  });

  it.each(['https://elsewhere.example/x', '//elsewhere.example', 'javascript:alert(1)', 'somewhere'])(
    'leads to no place but our own: %s',
    (path) => {
      expect(() => readWish(`sheets=${encodeURIComponent(path)}`)).toThrow(Refusal);
    },
  );
});

describe('lost pieces', () => {
  it.each([
    ['', { coins: '1-8', cards: '1-30', rules: '1' }],
    ['coins', { coins: '1-8' }],
    ['cards:14', { cards: '14' }],
    ['cards:14,20-22 coins:1', { cards: '14,20-22', coins: '1' }],
    ['rules', { rules: '1' }],
  ])('"%s" are found', (pieces, found) => {
    expect(wanted(pieces)).toEqual(found);
  });

  it.each(['gems', 'coins:9', 'coins:0', 'coins:3-1', 'coins:x', 'coins:', 'coins:1,,2'])(
    '"%s" are refused',
    (pieces) => {
      expect(() => chosen(BATCHES, pieces)).toThrow(Refusal);
    },
  );

  it.each(['', 'coins', 'coins:2,4-6 cards', 'rules'])('"%s" are said again', (pieces) => {
    expect(named(BATCHES, chosen(BATCHES, pieces))).toBe(pieces);
  });
});
