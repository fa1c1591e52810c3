/** An offer being made. */
import { changed, count, total, type Heap } from './cards';
import type { Resource } from '../board/board';
import { OFFERS } from '../data';

export type Side = 'give' | 'want';

export interface Draft {
  kind: 'offer' | 'counter';
  give: Heap;
  want: Heap;
}

/** How many cards of a kind can lie on a side. */
export function mostOf(draft: Draft, side: Side, resource: Resource, hand: Heap): number {
  const other = side === 'give' ? draft.want : draft.give;
  if (!OFFERS.shared && count(other, resource) > 0) return 0;
  return side === 'give' ? count(hand, resource) : OFFERS.most_wanted;
}

/** Why no more cards of a kind can lie on a side. */
export function whyNoMore(draft: Draft, side: Side, resource: Resource, hand: Heap): string | null {
  if (count(draft[side], resource) < mostOf(draft, side, resource, hand)) return null;
  const other = side === 'give' ? draft.want : draft.give;
  if (!OFFERS.shared && count(other, resource) > 0) return 'cj-refusal-shared-resource';
  return side === 'give' ? 'ui-cj-offer-all-given' : 'ui-cj-offer-most';
}

export function withCard(draft: Draft, side: Side, resource: Resource, by: number): Draft {
  return { ...draft, [side]: changed(draft[side], resource, by) };
}

/** Whether both sides hold enough to make an offer. */
export const isReady = ({ give, want }: Draft): boolean => Math.min(total(give), total(want)) >= OFFERS.least;
