/** Heaps of resource cards; on the wire a resource that is not named counts as zero. */
import { t } from '../../../words/words.svelte';
import type { Resource } from '../board/board';
import { RESOURCES } from '../data';

export type Heap = Readonly<Partial<Record<Resource, number>>>;

export const count = (heap: Heap, resource: Resource): number => heap[resource] ?? 0;

export const total = (heap: Heap): number =>
  RESOURCES.reduce((sum, resource) => sum + count(heap, resource), 0);

/** One card more or fewer of a resource, never below zero. */
export const changed = (heap: Heap, resource: Resource, by: number): Heap => ({
  ...heap,
  [resource]: Math.max(0, count(heap, resource) + by),
});

/** All five counts, as the wire wants them. */
export const whole = (heap: Heap): Record<Resource, number> => ({
  sabre: count(heap, 'sabre'),
  wool: count(heap, 'wool'),
  wood: count(heap, 'wood'),
  rum: count(heap, 'rum'),
  gold: count(heap, 'gold'),
});

/** "2 wood". */
export const named = (resource: Resource, n = 1): string => t(`cj-${resource}`, { n });

/** "2 wood + 1 rum", for what is given or taken. */
export const namedAll = (heap: Heap): string =>
  RESOURCES.filter((resource) => count(heap, resource) > 0)
    .map((resource) => t(`cj-cards-${resource}`, { n: count(heap, resource) }))
    .join(' + ');

/** The cards of a heap one by one, for drawing. */
export const spread = (heap: Heap): Resource[] =>
  RESOURCES.flatMap((resource) => Array.from({ length: count(heap, resource) }, () => resource));
