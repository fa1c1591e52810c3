/** Which pirate each seat of a refereed table plays: the box has eight tiles, and people take the one they like. */
import { PIRATES, type PirateName } from '../art/pirates/crew';
import { keep, recall } from '../settings/store';

type Kept = Record<string, PirateName[]>;
const MOST = 30;

function all(): Kept {
  const kept = recall('referee-crews');
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Kept) : {};
}

export function rememberCrew(code: string, crew: PirateName[]): void {
  const kept = Object.entries(all()).slice(1 - MOST);
  keep('referee-crews', { ...Object.fromEntries(kept), [code]: crew });
}

/** On a device that does not know the table, the pirates come in the order of the box. */
export function crewOf(code: string, seats: number): PirateName[] {
  const kept = all()[code];
  const valid = Array.isArray(kept) && kept.length === seats && kept.every((name) => PIRATES.includes(name));
  return valid ? kept : PIRATES.slice(0, seats);
}
