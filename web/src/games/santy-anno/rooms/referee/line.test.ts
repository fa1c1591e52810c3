import { describe, expect, it } from 'vitest';
import { laidOut } from './line';

describe('cards that fill the screen', () => {
  it('lie in one row on a wide screen and in several on a high one', () => {
    expect(laidOut(5, 1400, 500).columns).toBe(5);
    expect(laidOut(10, 390, 760).columns).toBe(3);
  });

  it.each([
    [5, 390, 700],
    [10, 844, 300],
    [10, 640, 260],
  ])('%i of them fit into %i by %i', (cards, width, height) => {
    const { columns, card } = laidOut(cards, width, height);
    expect(columns * card).toBeLessThanOrEqual(width);
    expect(Math.ceil(cards / columns) * card * 1.4).toBeLessThanOrEqual(height);
    expect(card).toBeGreaterThan(60);
  });
});
