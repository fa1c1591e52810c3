/** The fixed colours of the drawings, like pigments on paper: the same by day and by night. */
export const INK = '#22303c';
export const CREAM = '#fff6e3';
export const PAPER = '#fffaf0';
export const BRASS = '#b98a2f';
export const GOLD = '#e3bb5e';
export const SIGN_RED = '#c8452f';
export const ARROW_RED = '#b93c27';

/** The attributes of an ink outline; strokes everywhere are round. */
export const outline = (width: number) => ({
  stroke: INK,
  'stroke-width': width,
  'stroke-linejoin': 'round' as const,
  'stroke-linecap': 'round' as const,
});

/** The numbers from 0 to `count` - 1, for repeated parts of a drawing. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** A point on an ellipse, `angle` in degrees. */
export function around(cx: number, cy: number, rx: number, ry: number, angle: number): [number, number] {
  const turn = (angle * Math.PI) / 180;
  return [round(cx + rx * Math.cos(turn)), round(cy + ry * Math.sin(turn))];
}

export const round = (value: number): number => Math.round(value * 10) / 10;
