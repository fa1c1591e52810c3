/** The types of a board's drawing; positions are in hex sides from the castle, y down. */
import type { COLOURS, RESOURCES } from '../data';

export type Resource = (typeof RESOURCES)[number];
export type Colour = (typeof COLOURS)[number];

export type Spot = readonly [x: number, y: number];

export interface Hex {
  resource: Resource;
  number: number;
  at: Spot;
  /** Degrees from a flat top. */
  turn: number;
}

export interface Site {
  at: Spot;
  hexes: readonly number[];
  port: boolean;
  start: Colour | null;
}

export interface Line {
  sites: readonly [number, number];
  /** The point towards which the route bends. */
  bend: Spot;
  /** Where the boat piece stands. */
  boat: Spot;
}

export interface Board {
  players: number;
  /** The picture of everything that never changes. */
  sea: string;
  width: number;
  height: number;
  /** Units of the picture per hex side. */
  side: number;
  centre: Spot;
  /** The castle rock's radius in hex sides. */
  castle: number;
  hexes: readonly Hex[];
  sites: readonly Site[];
  lines: readonly Line[];
}
