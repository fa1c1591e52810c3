import type { Language } from '../../../words/languages';
import { CREAM, INK } from '../../../art/ink';
import type { COLOURS } from '../data';

export type Pigment = (typeof COLOURS)[number];

interface Paint {
  fill: string;
  hi: string;
  shade: string;
  /** The colour of signs and words on it. */
  on: string;
}

export const PAINT: Record<Pigment, Paint> = {
  yellow: { fill: '#f4bf3a', hi: '#ffdd7d', shade: '#d99a1c', on: INK },
  red: { fill: '#c23a2b', hi: '#df6450', shade: '#8f2519', on: CREAM },
  blue: { fill: '#23508f', hi: '#4a79b8', shade: '#163560', on: CREAM },
  green: { fill: '#74b872', hi: '#a3d79a', shade: '#4b8f52', on: INK },
};

/** A colour's small letter, for players who cannot tell colours apart. */
export const LETTER: Record<Pigment, Record<Language, string>> = {
  yellow: { fr: 'j', en: 'y', pl: 'ż' },
  red: { fr: 'r', en: 'r', pl: 'c' },
  blue: { fr: 'b', en: 'b', pl: 'n' },
  green: { fr: 'v', en: 'g', pl: 'z' },
};
