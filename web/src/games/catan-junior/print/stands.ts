/** Pieces that are folded over their top and stand on two feet, in millimetres. */
import type { Size } from '../../../print/print';

export type Standing = 'fortress' | 'boat' | 'ghost';

/** What is bent outwards to stand on. */
export const FOOT = 6;

/** The part of the drawing that one side shows, in the drawing's units, and how wide that is on paper. */
export const SEEN: Record<Standing, { x: number; y: number; width: number; height: number; wide: number }> = {
  fortress: { x: -34, y: -72, width: 74, height: 98, wide: 16 },
  boat: { x: -40, y: -44, width: 80, height: 70, wide: 18 },
  ghost: { x: -38, y: -46, width: 76, height: 88, wide: 24 },
};

export const heightOf = (kind: Standing): number => (SEEN[kind].wide * SEEN[kind].height) / SEEN[kind].width;

const size = (kind: Standing): Size => ({ width: SEEN[kind].wide, height: 2 * (heightOf(kind) + FOOT) });

export const STAND: Record<Standing, Size> = {
  fortress: size('fortress'),
  boat: size('boat'),
  ghost: size('ghost'),
};
