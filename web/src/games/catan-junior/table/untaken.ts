/** The action that somebody means who taps what leads to nothing now: the table says why not. */
import type { Resource } from '../board/board';
import { RESOURCES } from '../data';
import type { Build } from './CostCard.svelte';
import type { Action, Public } from './types';

/** A price: the first empty place is asked for, as somebody who cannot pay is told that of any place. */
export function asIfBuilt(build: Build, { forts, boats }: Pick<Public, 'forts' | 'boats'>): Action {
  if (build === 'coco') return { kind: 'buy_coco' };
  if (build === 'boat') return { kind: 'build_boat', line: Math.max(0, boats.indexOf(null)) };
  return { kind: 'build_fort', site: Math.max(0, forts.indexOf(null)) };
}

/** A card of the hand, of which one holds so many: a gift, a card for the stall that was chosen, or for the stock. */
export function asIfGiven(
  resource: Resource,
  held: number,
  taking: Resource | null,
  phase: Public['phase'],
): Action {
  if (phase === 'gifts') return { kind: 'give', resource };
  const other = RESOURCES.find((one) => one !== resource) ?? resource;
  const kind = taking !== null || held === 0 ? 'market' : 'stock';
  return { kind, give: resource, take: taking ?? other };
}
