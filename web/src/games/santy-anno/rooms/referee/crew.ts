/** Which pirate each seat of a refereed table plays: the box has eight tiles, and people take the one they like. */
import type { PirateName } from '../../art/pirates/crew';
import { PIRATES } from '../../data';
import type { SeatInfo } from '../../../../net/wire';

/** What a seat stores of its player's choice: the pirate's place in the box. */
export const characterOf = (pirate: PirateName): number => PIRATES.indexOf(pirate);

/** By seat; a player without a choice takes the next pirate of the box. */
export function crewOf(seats: readonly SeatInfo[]): PirateName[] {
  const chosen = new Set(seats.map(({ character }) => character));
  const left = PIRATES.filter((_, character) => !chosen.has(character));
  return seats.map(({ character }) => PIRATES[character ?? -1] ?? left.shift() ?? 'gulliver');
}
