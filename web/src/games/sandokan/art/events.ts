/** The kinds of events. */
import { GOOD_EVENTS, type BAD_EVENTS } from '../data';

export type GoodEvent = (typeof GOOD_EVENTS)[number];
export type BadEvent = (typeof BAD_EVENTS)[number];
export type EventKind = GoodEvent | BadEvent;

export const isGood = (kind: EventKind): kind is GoodEvent =>
  (GOOD_EVENTS as readonly EventKind[]).includes(kind);
