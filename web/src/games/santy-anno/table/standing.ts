/** How each pirate stands in the race, read from the view. */
import { shipOf } from './names';
import type { ShipName } from '../art/fleet';
import type { Pirate, Public } from './types';

export type Stand = 'waits' | 'reckons' | 'runs' | 'seated' | 'in' | 'late' | 'unseen';

/** The seats whose scuttle lies on the pile, first arrival first. */
export function arrivals({ pirates, arrivals: turned }: Public): number[] {
  if (turned.length > 0) return turned;
  return pirates
    .filter(({ landed }) => landed)
    .sort((one, other) => one.instant - other.instant)
    .map(({ seat }) => seat);
}

export function standOf(table: Public, pirate: Pirate): Stand {
  if (pirate.late) return 'late';
  if (table.phase === 'deal' && table.turn === null) return 'waits';
  if (pirate.landed) return 'in';
  if (table.turn !== null && pirate.seat !== table.turn) return 'waits';
  if (table.way === 'standing') return 'reckons';
  if (pirate.chair === null) return 'unseen';
  return pirate.seated ? 'seated' : 'runs';
}

/** The ship at which a pirate believes to end: where he sits, or where his frame lies. */
export function believed(table: Public, pirate: Pirate): ShipName | undefined {
  if (pirate.late) return undefined;
  if (table.way === 'standing') return shipOf(pirate.frame);
  return pirate.chair === null ? undefined : shipOf(table.table[pirate.chair]);
}

/** The chair before which a ship lies. */
export const chairOf = (table: Public, ship: string | null): number => Math.max(0, table.table.indexOf(ship));

/** Places of the line in reading order, with the event between the third and the fourth (SA-21). */
export interface Place {
  id: string;
  /** Counted from 1; none is the event. */
  place: number | null;
  card: string | null;
  /** It lies on the table, though perhaps face down. */
  laid: boolean;
}

export function places(line: Public['line']): Place[] {
  const { cards } = line;
  const all = cards.map((card, index): Place => {
    const lies = cards.length - index <= line.laid;
    const faceDown = line.has_event && index === 0 && line.laid === cards.length - 1;
    return { id: `card ${index}`, place: index + 1, card: lies ? card : null, laid: lies || faceDown };
  });
  if (line.has_event) {
    const laid = line.event !== null || line.laid > cards.length - 4;
    all.splice(3, 0, { id: 'event', place: null, card: line.event, laid });
  }
  return all;
}
