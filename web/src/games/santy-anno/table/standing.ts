/** How the table lies, read from the view. */
import { EVENT_AFTER } from '../data';
import type { Public, Row } from './types';

/** The chair before which a ship lies. */
export const chairOf = (table: Public, ship: string | null): number => Math.max(0, table.table.indexOf(ship));

/** Places of a line in reading order, the event's among them. */
export interface Place {
  id: string;
  /** Counted from 1; undefined for the event. */
  place: number | null;
  card: string | null;
  /** The card lies on the table, perhaps face down. */
  laid: boolean;
}

export function places({ cards, event, has_event, face_down }: Row): Place[] {
  const lies = (card: string | null, place: number) => card !== null || face_down.includes(place);
  const all = cards.map((card, index): Place => ({
    id: `card ${index}`,
    place: index + 1,
    card,
    laid: lies(card, index + 1),
  }));
  if (has_event) all.splice(EVENT_AFTER, 0, { id: 'event', place: null, card: event, laid: lies(event, 0) });
  return all;
}
