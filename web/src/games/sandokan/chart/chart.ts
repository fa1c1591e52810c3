/** Where the sea chart's places are drawn; cells of 60 units are counted from the north-west corner of the coast. */
import type { Box, Point } from '../../../board/camera';
import { COLUMNS, ISLANDS, type HEADINGS } from '../data';

export const CELL = 60;

/** The whole sheet of parchment, margins included. */
export const SHEET: Box = { x: -90, y: -90, width: 1260, height: 960 };

export interface Cell {
  x: number;
  y: number;
}

export type Heading = (typeof HEADINGS)[number];
export type Island = keyof typeof ISLANDS;
export const ISLAND_NAMES = Object.keys(ISLANDS) as Island[];

/** The middle of a cell on the chart. */
export const middle = ({ x, y }: Cell): Point => ({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL });

/** The cell with this number in the rules, which count row by row. */
export const cellOf = (number: number): Cell => ({ x: number % COLUMNS, y: Math.floor(number / COLUMNS) });
