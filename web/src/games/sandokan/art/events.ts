/** The fifteen kinds of events, in the order of the rules. */
export const GOOD_EVENTS = ['wreck', 'chest', 'merchant', 'wind', 'crew', 'marque', 'chart'] as const;
export const BAD_EVENTS = [
  'storm',
  'leak',
  'scurvy',
  'mutiny',
  'becalmed',
  'customs',
  'fog',
  'plague',
] as const;
export type GoodEvent = (typeof GOOD_EVENTS)[number];
export type BadEvent = (typeof BAD_EVENTS)[number];
export type EventKind = GoodEvent | BadEvent;

export const isGood = (kind: EventKind): kind is GoodEvent =>
  (GOOD_EVENTS as readonly EventKind[]).includes(kind);
