/** The action meant by a tap on something that has no use now: the table says why not. */
import type { Resource } from '../board/board';
import { RESOURCES } from '../data';
import type { Build } from './CostCard.svelte';
import type { Action, Public } from './types';

/** A price: tries the first empty place, since a player who cannot pay gets the same answer for any place. */
export function asIfBuilt(build: Build, { forts, boats }: Pick<Public, 'forts' | 'boats'>): Action {
  if (build === 'coco') return { kind: 'buy_coco' };
  if (build === 'boat') return { kind: 'build_boat', line: Math.max(0, boats.indexOf(null)) };
  return { kind: 'build_fort', site: Math.max(0, forts.indexOf(null)) };
}

/** A card of the hand, with how many of it are held: a gift, a card for the chosen stall, or for the stock. */
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
