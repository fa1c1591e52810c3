/** Printed ship sheets: the secret they carry, and the address at which they are printed. */
import { pathOf } from '../../../router/routes';
import { keep, recall } from '../../../settings/store';

/** The letters of table codes, which form no words. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 6;
const KEPT = 'sheets';

/** The mark of this device's own sheets, made once: a reprinted sheet fits the others. */
export function ownMark(): string {
  const kept = recall(KEPT);
  if (typeof kept === 'string' && /^[A-Z]{6}$/.test(kept)) return kept;
  const numbers = crypto.getRandomValues(new Uint32Array(LENGTH));
  const mark = [...numbers].map((number) => LETTERS.charAt(number % LETTERS.length)).join('');
  keep(KEPT, mark);
  return mark;
}

export const pathOfMark = (mark: string): string => `/scan/${mark}/{piece}`;

/** Large sheets for the chairs, or small codes beside the ships of the box. */
export function printOf(path: string, pieces: 'sheets' | 'codes'): string {
  const ask = new URLSearchParams({ game: 'santy-anno', pieces, sheets: path }).toString();
  return pathOf({ name: 'print', ask });
}
