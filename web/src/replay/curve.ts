/** The lines of everybody's chances, in a box one unit high and one unit wide per step. */
import type { Analysis, GameName, GameTypes } from '../net/wire';
import type { Look } from '../table/log-look';

/** For seats that the game gives no colour. */
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

/** A smaller cost is not worth mentioning. */
const SMALL = 0.5;

/** What the step cost its player, in whole points, if known and worth mentioning. */
export function costAt(found: Analysis | undefined, step: number): number | undefined {
  const points = found?.costs[step - 1] ?? 0;
  return points >= SMALL ? Math.round(points) : undefined;
}

/** Whether an analysis has something to draw over the scrub bar: lines, or moments alone. */
export function isDrawn({ curve, marks }: Analysis): boolean {
  return curve.length > 0 || marks.length > 0;
}

/** Points as text, with their sign. */
export function signed(points: number): string {
  const whole = Math.round(points);
  return whole > 0 ? `+${whole}` : whole < 0 ? `\u2212${-whole}` : '0';
}
