import { describe, expect, it } from 'vitest';
import type { Board } from './board';
import { RESOURCES } from '../data';
import { BOARD3, BOARD4 } from './boards';
import { boatAt, siteAt } from './places';

const count = <T>(things: readonly T[], is: (thing: T) => boolean) => things.filter(is).length;

describe.each([
  { board: BOARD4, hexes: 12, sites: 32, lines: 44, ports: 4, colours: 4 },
  { board: BOARD3, hexes: 15, sites: 24, lines: 33, ports: 3, colours: 3 },
])('the board for $board.players players', ({ board, hexes, sites, lines, ports, colours }) => {
  it('has as many places as the rules count', () => {
    expect(board.hexes).toHaveLength(hexes);
    expect(board.sites).toHaveLength(sites);
    expect(board.lines).toHaveLength(lines);
    expect(count(board.sites, (site) => site.port)).toBe(ports);
  });

  it('gives each colour two starts, none of them a port, and together the four basics', () => {
    const starts = Map.groupBy(
      board.sites.filter((site) => site.start),
      (site) => site.start,
    );
    expect(starts.size).toBe(colours);
    for (const own of starts.values()) {
      expect(own).toHaveLength(2);
      expect(own.some((site) => site.port)).toBe(false);
      const lands = own.flatMap((site) => site.hexes.map((hex) => board.hexes[hex]?.resource));
      expect([...lands].sort()).toEqual(['rum', 'sabre', 'wood', 'wool']);
    }
  });

  it('seals gold with a five and nothing else', () => {
    expect(board.hexes.every((hex) => (hex.resource === 'gold') === (hex.number === 5))).toBe(true);
    expect(new Set(board.hexes.map((hex) => hex.resource))).toEqual(new Set(RESOURCES));
  });

  it('joins two different sites by each line, no two of them twice', () => {
    const joined = board.lines.map((line) => [...line.sites].sort((a, b) => a - b).join('-'));
    expect(new Set(joined).size).toBe(lines);
    for (const { sites: ends } of board.lines) {
      expect(ends[0]).not.toBe(ends[1]);
      expect(ends.every((end) => board.sites[end] !== undefined)).toBe(true);
    }
  });

  it('puts sites on the corners of the hexes they touch', () => {
    for (const site of board.sites)
      for (const hex of site.hexes)
        expect(distance(site.at, board.hexes[hex]?.at ?? [99, 99])).toBeCloseTo(1, 3);
  });

  it('looks the same after its turn', () => {
    const turn = (2 * Math.PI) / board.players;
    const turned = ([x, y]: readonly [number, number]): [number, number] => [
      x * Math.cos(turn) - y * Math.sin(turn),
      x * Math.sin(turn) + y * Math.cos(turn),
    ];
    const stands = (spot: readonly [number, number]) =>
      board.sites.some((site) => distance(site.at, spot) < 0.001);
    expect(board.sites.every((site) => stands(turned(site.at)))).toBe(true);
  });

  it('stands every boat clear of the fortresses at both ends', () => {
    board.lines.forEach((line, index) => {
      const boat = boatAt(board, index);
      for (const end of line.sites) expect(apart(board, end, boat)).toBeGreaterThan(0.5);
    });
  });
});

function distance(a: readonly [number, number], b: readonly [number, number]): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function apart(board: Board, site: number, boat: { x: number; y: number }): number {
  const spot = siteAt(board, site);
  return Math.hypot(spot.x - boat.x, spot.y - boat.y) / board.side;
}
