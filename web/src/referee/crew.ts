/** Which pirate each seat of a refereed table plays: the box has eight tiles, and people take the one they like. */
import { PIRATES, type PirateName } from '../art/pirates/crew';
import type { SeatInfo } from '../net/wire';

/** What a seat keeps of its player's choice: the pirate's place in the box. */
export const figureOf = (pirate: PirateName): number => PIRATES.indexOf(pirate);

/** By seat; who chose none takes the next of the box. */
export function crewOf(seats: readonly SeatInfo[]): PirateName[] {
  const chosen = new Set(seats.map(({ figure }) => figure));
  const left = PIRATES.filter((_, figure) => !chosen.has(figure));
  return seats.map(({ figure }) => PIRATES[figure ?? -1] ?? left.shift() ?? 'gulliver');
}
