/** Where things lie in a board's picture. */
import type { Point } from '../../../board/camera';
import type { Board, Line, Spot } from './board';

/** The parchment frame around the sea. */
export const FRAME = 46;

/** A spot in the picture's units. */
export function at(board: Board, [x, y]: Spot): Point {
  return { x: board.centre[0] + x * board.side, y: board.centre[1] + y * board.side };
}

function one<T>(things: readonly T[], index: number): T {
  const thing = things[index];
  if (thing === undefined) throw new RangeError(`the board has no number ${index}`);
  return thing;
}

export const siteAt = (board: Board, site: number): Point => at(board, one(board.sites, site).at);
export const hexAt = (board: Board, hex: number): Point => at(board, one(board.hexes, hex).at);
export const castleAt = (board: Board): Point => at(board, [0, 0]);

/** The dotted route of a line, as a path. */
export function route(board: Board, line: number): string {
  const { sites, bend } = one(board.lines, line);
  const from = siteAt(board, sites[0]);
  const to = siteAt(board, sites[1]);
  const over = at(board, bend);
  return `M${from.x} ${from.y}Q${over.x} ${over.y} ${to.x} ${to.y}`;
}

/** A line so short that a boat between two fortresses needs room of its own. */
function isCoastal(board: Board, { sites }: Line): boolean {
  const [from, to] = [one(board.sites, sites[0]).at, one(board.sites, sites[1]).at];
  return Math.hypot(from[0] - to[0], from[1] - to[1]) < 1.1;
}

/** Where a boat stands: on its line, and on a short coastal one a little out to sea, clear of the fortresses. */
export function boatAt(board: Board, line: number): Point {
  const drawn = one(board.lines, line);
  const spot = at(board, drawn.boat);
  if (!isCoastal(board, drawn)) return spot;
  const [from, to] = [siteAt(board, drawn.sites[0]), siteAt(board, drawn.sites[1])];
  const out = at(board, drawn.bend);
  const dx = out.x - (from.x + to.x) / 2;
  const dy = out.y - (from.y + to.y) / 2;
  const push = (0.16 * board.side) / Math.hypot(dx, dy);
  return { x: spot.x + dx * push, y: spot.y + dy * push };
}

/** Whether a boat on this line looks to the left. */
export function looksLeft(board: Board, line: number): boolean {
  const { sites } = one(board.lines, line);
  return siteAt(board, sites[1]).x < siteAt(board, sites[0]).x;
}

/** Whether a fortress flies its flag to the left, away from the numbers of the hexes around it. */
export function flagLeft(board: Board, site: number): boolean {
  const spot = siteAt(board, site);
  const near = (side: number) =>
    Math.min(
      ...board.hexes.map((_, hex) => {
        const seal = sealAt(board, hex);
        return Math.hypot(seal.x - spot.x - side * 17, seal.y - spot.y + 50);
      }),
    );
  return near(-1) > near(1) + 6;
}

/** Where a hex's number seal goes. */
export function sealAt(board: Board, hex: number): Point {
  const { x, y } = hexAt(board, hex);
  return { x, y: y + 0.14 * board.side };
}
