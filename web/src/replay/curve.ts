/** The lines of everybody's chances in a box that is as wide as there are steps and one high. */
import type { GameName, GameTypes } from '../net/wire';
import type { Look } from '../table/log-look';

/** For seats of which the game says nothing. */
const COLOURS = [
  '#c0392b',
  '#1f6f8b',
  '#d68910',
  '#2e7d32',
  '#6c3483',
  '#5d4037',
  '#37474f',
  '#ad1457',
] as const;

/** Everybody's colour: the one they have in the game, as its log shows it. */
export function coloursOf(
  look: Look | undefined,
  table: GameTypes[GameName]['public'] | undefined,
  seats: number,
): readonly string[] {
  return Array.from(
    { length: seats },
    (_, seat) => (table && look?.colourOf(table, seat)) ?? COLOURS[seat % COLOURS.length] ?? COLOURS[0],
  );
}

/** The points of one seat's line, for an SVG polyline. */
export function lineOf(curve: readonly (readonly number[])[], seat: number, height: number): string {
  return curve.map((row, step) => `${step},${((1 - (row[seat] ?? 0)) * height).toFixed(2)}`).join(' ');
}

/** Points with their sign, as they are said; a chance has none. */
export function signed(points: number): string {
  const whole = Math.round(points);
  return whole > 0 ? `+${whole}` : whole < 0 ? `\u2212${-whole}` : '0';
}
