import { describe, expect, it } from 'vitest';
import { PORTS, TREASURES } from '../art/ports';
import { BAD_EVENTS, GOOD_EVENTS } from '../art/events';
import { HARBOURS, ISLANDS, ISLAND_CELLS, beside, isSea } from './chart';

describe('the sea chart', () => {
  it.each([
    ['treasure', 18],
    ['storms', 16],
    ['serenity', 16],
  ] as const)('has the right number of cells beside %s, all of them sea', (island, count) => {
    const cells = beside(island);
    expect(cells).toHaveLength(count);
    expect(cells.every(isSea)).toBe(true);
  });

  it('keeps the waters of the islands apart', () => {
    const all = ISLANDS.flatMap(beside).map(({ x, y }) => `${x},${y}`);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(PORTS)('opens %s to exactly three cells of sea', (port) => {
    const { x, y } = HARBOURS[port];
    const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ x: x + dx, y: y + dy })));
    expect(around.filter(isSea)).toHaveLength(3);
  });

  it('keeps one kind of treasure in each port', () => {
    expect(PORTS.map((port) => HARBOURS[port].treasure).sort()).toEqual([...TREASURES].sort());
  });

  it('has 16 by 11 cells of water less islands, headlands and the two ports that lie in them', () => {
    let sea = 0;
    for (let x = 0; x < 18; x++) for (let y = 0; y < 13; y++) if (isSea({ x, y })) sea += 1;
    const islands = Object.values(ISLAND_CELLS).reduce((sum, { width, height }) => sum + width * height, 0);
    expect(sea).toBe(16 * 11 - islands - 7 - 2);
  });

  it('knows seven good and eight bad kinds of events', () => {
    expect(new Set([...GOOD_EVENTS, ...BAD_EVENTS]).size).toBe(15);
  });
});
