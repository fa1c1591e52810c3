/** Where things lie on a sheet of paper, in millimetres from its upper left corner. */
import type { Box, Point } from '../board/camera';
import type { Size } from './print';

export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<string, Size>;
export type Paper = keyof typeof PAPERS;

/** No printer reaches the very edge. */
export const MARGIN = 8;
/** The strip at the foot with ruler, title and page number. */
export const FOOT = 9;
/** The bleed: how far a piece's background extends beyond the cut. */
export const BLEED = 2;
/** The gap between two pieces: both bleeds, and white between them for the number. */
export const GAP = 6;
/** How long the cut marks are. */
export const MARK = 4;
/** How much neighbouring sheets of a large drawing overlap. */
export const OVERLAP = 8;

/** Where pieces may lie, so that bleed and marks stay on the paper too. */
export function areaFor(paper: Size): Box {
  const inset = MARGIN + BLEED + 1;
  const height = paper.height - inset - (MARGIN + FOOT + BLEED + MARK);
  return { x: inset, y: inset, width: paper.width - 2 * inset, height };
}

/** The places of pieces of one size on a sheet, row by row; the columns lie in the middle, so that backs can mirror them. */
export function placesFor(size: Size, paper: Size): Point[] {
  const area = areaFor(paper);
  const columns = Math.floor((area.width + GAP) / (size.width + GAP));
  const rows = Math.floor((area.height + GAP) / (size.height + GAP));
  if (columns < 1 || rows < 1)
    throw new RangeError(`${size.width} x ${size.height} mm do not fit on a sheet`);
  const left = (paper.width - columns * (size.width + GAP) + GAP) / 2;
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: left + (i % columns) * (size.width + GAP),
    y: area.y + Math.floor(i / columns) * (size.height + GAP),
  }));
}

/** Where the back of a piece lies on the other side of its sheet, which is turned over its long edge. */
export const mirrored = ({ x, y }: Point, size: Size, paper: Size): Point => ({
  x: paper.width - x - size.width,
  y,
});

/** One sheet of a large drawing: its place among the others, and the part of the drawing it shows. */
export interface Tile {
  column: number;
  row: number;
  columns: number;
  rows: number;
  shows: Box;
}

/** The window of a sheet through which a large drawing is seen. */
export const windowFor = (paper: Size): Box => ({
  x: MARGIN,
  y: MARGIN,
  width: paper.width - 2 * MARGIN,
  height: paper.height - 2 * MARGIN - FOOT,
});

/** The sheets of a large drawing; neighbours overlap. */
export function tilesFor(size: Size, paper: Size): Tile[] {
  const window = windowFor(paper);
  const across = parts(size.width, window.width);
  const down = parts(size.height, window.height);
  return down.flatMap(([y, height], row) =>
    across.map(([x, width], column) => ({
      column,
      row,
      columns: across.length,
      rows: down.length,
      shows: { x, y, width, height },
    })),
  );
}

/** Equal parts of a length, none longer than `longest`, each reaching into the next by the overlap. */
function parts(length: number, longest: number): [from: number, length: number][] {
  const count = Math.max(1, Math.ceil((length - OVERLAP) / (longest - OVERLAP)));
  const part = (length + (count - 1) * OVERLAP) / count;
  return Array.from({ length: count }, (_, i) => [i * (part - OVERLAP), part]);
}
