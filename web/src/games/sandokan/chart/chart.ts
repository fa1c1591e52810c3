/** The sea chart's fixed places; cells are counted from the north-west corner of the coast, 60 units each. */
import type { Box, Point } from '../../chart/camera';
import type { Port, Treasure } from '../art/ports';

export const CELL = 60;
export const COLUMNS = 18;
export const ROWS = 13;

/** The whole sheet of parchment, margins included. */
export const SHEET: Box = { x: -90, y: -90, width: 1260, height: 960 };

export interface Cell {
  x: number;
  y: number;
}

export const ISLANDS = ['treasure', 'storms', 'serenity'] as const;
export type Island = (typeof ISLANDS)[number];

export const ISLAND_CELLS: Record<Island, Box> = {
  treasure: { x: 7, y: 5, width: 4, height: 3 },
  storms: { x: 2, y: 4, width: 3, height: 3 },
  serenity: { x: 13, y: 8, width: 3, height: 3 },
};

export interface Harbour extends Cell {
  treasure: Treasure;
  /** The way to the land behind it. */
  land: 'north' | 'east' | 'south' | 'west';
}

export const HARBOURS: Record<Port, Harbour> = {
  sun: { x: 9, y: 0, treasure: 'gold', land: 'north' },
  azure: { x: 1, y: 10, treasure: 'diamond', land: 'west' },
  orient: { x: 15, y: 3, treasure: 'pearl', land: 'east' },
  fire: { x: 5, y: 12, treasure: 'ruby', land: 'south' },
  hope: { x: 9, y: 12, treasure: 'emerald', land: 'south' },
  tafia: { x: 3, y: 0, treasure: 'rum', land: 'north' },
};

/** Cells of the sea's rectangle that are coast. */
export const HEADLANDS: readonly Cell[] = [
  { x: 1, y: 9 },
  { x: 1, y: 11 },
  { x: 15, y: 2 },
  { x: 15, y: 4 },
  { x: 16, y: 2 },
  { x: 16, y: 3 },
  { x: 16, y: 4 },
];

/** The eight headings, clockwise from north. */
export const HEADINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Heading = (typeof HEADINGS)[number];

/** The middle of a cell on the chart. */
export const middle = ({ x, y }: Cell): Point => ({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL });

/** The water around an island, corners included. */
export function beside(island: Island): Cell[] {
  const { x, y, width, height } = ISLAND_CELLS[island];
  const cells: Cell[] = [];
  for (let row = y - 1; row <= y + height; row++)
    for (let column = x - 1; column <= x + width; column++)
      if (row < y || row >= y + height || column < x || column >= x + width)
        cells.push({ x: column, y: row });
  return cells;
}

/** Whether a boat can lie on a cell of open water. */
export function isSea({ x, y }: Cell): boolean {
  if (x < 1 || y < 1 || x > COLUMNS - 2 || y > ROWS - 2) return false;
  const at = (cell: Cell) => cell.x === x && cell.y === y;
  const inside = ({ x: left, y: top, width, height }: Box) =>
    x >= left && x < left + width && y >= top && y < top + height;
  return (
    !HEADLANDS.some(at) && !Object.values(HARBOURS).some(at) && !Object.values(ISLAND_CELLS).some(inside)
  );
}

/** The cell of a number of the rules, which count row by row. */
export const cellOf = (number: number): Cell => ({ x: number % COLUMNS, y: Math.floor(number / COLUMNS) });

export const numberOf = ({ x, y }: Cell): number => y * COLUMNS + x;

/** The number of the cell so many steps away. */
export function stepped(number: number, heading: Heading, cells: number): number {
  const [dx, dy] = STEPS[heading];
  return number + cells * (dy * COLUMNS + dx);
}

const STEPS: Record<Heading, readonly [number, number]> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};

/** Whether two cells touch, corners included. */
export function touching(one: number, other: number): boolean {
  const [a, b] = [cellOf(one), cellOf(other)];
  return one !== other && Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1;
}

/** The way out of a port, where the bow of a boat in it is drawn. */
export const WAY_OUT: Record<Harbour['land'], Heading> = { north: 'S', east: 'W', south: 'N', west: 'E' };
