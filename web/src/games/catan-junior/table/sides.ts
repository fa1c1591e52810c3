/** A trade from one side: what goes, what comes, whose hand it concerns, and with whom. */
import type { Heap } from './cards';
import type { Offer } from './types';

export interface Sides {
  /** Whose hand; undefined for the viewer's own. */
  who: number | null;
  give: Heap;
  get: Heap;
  /** With whom; undefined for anyone who agrees. */
  other: number | null;
}

/** The offer on the table; `own` is the viewer's seat, undefined for spectators. */
export function sidesOf(offer: Offer, maker: number, own: number | null): Sides {
  if (own !== null && own !== maker) return { who: null, give: offer.want, get: offer.give, other: maker };
  return { who: own === maker ? null : maker, give: offer.give, get: offer.want, other: null };
}

/** A seat's counter-offer to the maker of the offer. */
export function sidesOfCounter(
  counter: { give: Heap; want: Heap },
  seat: number,
  maker: number,
  own: number | null,
): Sides {
  if (own === maker) return { who: null, give: counter.want, get: counter.give, other: seat };
  return { who: own === seat ? null : seat, give: counter.give, get: counter.want, other: maker };
}
