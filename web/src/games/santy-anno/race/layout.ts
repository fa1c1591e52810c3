/** Where everything lies: in the tavern, and on the grids of a phone. Slots run clockwise; slot 5 is at the bottom. */
import { CHAIRS } from '../data';

export interface Spot {
  x: number;
  y: number;
}

/** A way around the table: `at` is a slot or a position between two. */
export interface Track {
  width: number;
  height: number;
  /** Where scuttles land. */
  pile: Spot;
  spot(at: number): Spot;
}

/** The slot of one's own place. */
export const OWN_SLOT = 5;

export const slotOf = (chair: number, turned: number): number => mod(chair - turned + OWN_SLOT);

export const mod = (value: number): number => ((value % CHAIRS) + CHAIRS) % CHAIRS;

const MIDDLE = { x: 500, y: 352 };
/** Degrees clockwise from the right: two ships above, two below, two on each side, so that no ship hides the harbour. */
const ANGLES = [-120, -60, -26.5, 26.5, 60, 120, 153.5, 206.5] as const;

function angle(at: number): number {
  const slot = Math.floor(mod(at));
  const from = ANGLES[slot] ?? 0;
  const to = (ANGLES[mod(slot + 1)] ?? 0) + (slot === CHAIRS - 1 ? 360 : 0);
  return from + (to - from) * (mod(at) - slot);
}

function onEllipse(at: number, rx: number, ry: number): Spot {
  const turn = (angle(at) * Math.PI) / 180;
  return { x: MIDDLE.x + rx * Math.cos(turn), y: MIDDLE.y + ry * Math.sin(turn) };
}

export const TAVERN = {
  width: 1000,
  height: 632,
  middle: MIDDLE,
  pile: MIDDLE,
  shipWidth: 128,
  /** The foot of a slot's ship. */
  ship: (slot: number) => onEllipse(slot, 330, 160),
  barrel: (slot: number) => onEllipse(slot, 424, 226),
  spot: (at: number) => onEllipse(at, 446, 244),
  /** On which side of its ship a tile lies: towards the harbour or away from the neighbour. */
  tileSide: (slot: number) => ([-1, 1, -1, -1, -1, 1, 1, 1] as const)[mod(slot)] ?? 1,
} as const;

/** Space at the sides for the frame. */
const MARGIN = 11;
const CELL = { width: 118, height: 133, gapX: 10, gapY: 20 };
/** Columns and rows of the slots; the harbour is in the middle. */
const CELLS = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
] as const;

const LOW_CELLS = [
  [0, 0],
  [1, 0],
  [3, 0],
  [4, 0],
  [4, 1],
  [3, 1],
  [1, 1],
  [0, 1],
] as const;

function cell(column: number, row: number): Spot {
  return { x: MARGIN + column * (CELL.width + CELL.gapX), y: 26 + row * (CELL.height + CELL.gapY) };
}

type Cells = readonly (readonly [number, number])[];

/** Ships in cells around the harbour. */
export interface Grid extends Track {
  cell: typeof CELL;
  harbour: Spot;
  /** The upper left corner of a slot's ship. */
  ship(slot: number): Spot;
}

function grid(columns: number, rows: number, cells: Cells, harbour: Spot): Grid {
  const ship = (slot: number): Spot => {
    const [column, row] = cells[mod(slot)] ?? [0, 0];
    return cell(column, row);
  };
  return {
    width: columns * CELL.width + (columns - 1) * CELL.gapX + 2 * MARGIN,
    height: 32 + rows * CELL.height + (rows - 1) * CELL.gapY,
    cell: CELL,
    ship,
    harbour,
    pile: { x: harbour.x + CELL.width / 2, y: harbour.y + CELL.height / 2 },
    /** Heads go along the upper edges of the ships. */
    spot(at: number): Spot {
      const slot = Math.floor(mod(at));
      const from = ship(slot);
      const to = ship(slot + 1);
      const part = mod(at) - slot;
      return {
        x: from.x + (to.x - from.x) * part + CELL.width / 2,
        y: from.y + (to.y - from.y) * part - 8,
      };
    },
  };
}

export const GRID = grid(3, 3, CELLS, cell(1, 1));
/** On a phone in landscape. */
export const LOW_GRID = grid(5, 2, LOW_CELLS, cell(2, 0.5));
