/** Pieces that fold over their top edge and stand on two feet, in millimetres. */
import { BLEED } from '../../../print/layout';
import type { Size } from '../../../print/print';
import { CREW } from '../art/crew';
import type { Colour } from '../board/board';

export type Standing = 'fortress' | 'boat' | 'ghost';

/** The part bent outwards to stand on. */
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

export const footOf = (of?: Colour): string => (of ? CREW[of].fill : '#eef8f6');

/** Only the feet are coloured up to the cut; the sides stay as white as the paper. */
export function groundOf(of?: string): string {
  const foot = footOf(of as Colour | undefined);
  const deep = FOOT + BLEED;
  return `linear-gradient(${foot} ${deep}mm, #fff ${deep}mm calc(100% - ${deep}mm), ${foot} calc(100% - ${deep}mm))`;
}
