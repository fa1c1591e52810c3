/** The fold-up boat: two sides that lean on each other, a floor between them, and a flap to glue; in millimetres. */
const SIDE = 19;
const FLOOR = 14;
const FLAP = 6;
const LONG = 26;

/** The space above the boat on its sides. */
export const AIR = '#cfe6e4';

export const BOAT = {
  size: { width: LONG, height: 2 * SIDE + FLOOR + FLAP },
  /** From the top: a side, head down; the other side; the floor; the flap. */
  folds: [SIDE, 2 * SIDE, 2 * SIDE + FLOOR],
  side: SIDE,
  long: LONG,
} as const;
