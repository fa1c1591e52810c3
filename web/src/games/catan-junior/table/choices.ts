/** The view's legal choices, by what to tap for them. */
import { say } from '../../../words/words.svelte';
import type { Resource } from '../board/board';
import { RESOURCES } from '../data';
import type { Place } from '../board/PlaceTargets.svelte';
import type { Build } from './CostCard.svelte';
import type { Action, Choice } from './types';

type Plain = Extract<
  Action['kind'],
  'roll' | 'end_turn' | 'buy_coco' | 'give_nothing' | 'accept' | 'refuse' | 'withdraw' | 'call_off'
>;

export interface Choices {
  /** Choices that need no place or card. */
  plain: Partial<Record<Plain, Choice>>;
  lines: Map<number, Choice>;
  sites: Map<number, Choice>;
  hexes: Map<number, Choice>;
  /** By the card given away. */
  gifts: Map<Resource, Choice>;
  /** By the card given, then the card taken. */
  market: Map<Resource, Map<Resource, Choice>>;
  stock: Map<Resource, Map<Resource, Choice>>;
  /** By the seat to deal with. */
  deals: Map<number, Choice>;
}

export function sorted(choices: readonly Choice[]): Choices {
  const all: Choices = {
    plain: {},
    lines: new Map(),
    sites: new Map(),
    hexes: new Map(),
    gifts: new Map(),
    market: new Map(),
    stock: new Map(),
    deals: new Map(),
  };
  for (const choice of choices) {
    const action = choice.do;
    switch (action.kind) {
      case 'build_boat':
        all.lines.set(action.line, choice);
        break;
      case 'build_fort':
        all.sites.set(action.site, choice);
        break;
      case 'move_ghost':
        all.hexes.set(action.hex, choice);
        break;
      case 'give':
        all.gifts.set(action.resource, choice);
        break;
      case 'market':
      case 'stock':
        swaps(all[action.kind], action.give).set(action.take, choice);
        break;
      case 'deal_with':
        all.deals.set(action.seat, choice);
        break;
      case 'offer':
      case 'counter':
        break;
      default:
        all.plain[action.kind] = choice;
    }
  }
  return all;
}

/** What a choice brings, in one line. */
export function broughtBy(choice: Choice | undefined): string {
  return (choice?.brings ?? []).map(say).join(' ');
}

/** Where on the board an action happens. */
export function placeOf(action: Action): Place | null {
  switch (action.kind) {
    case 'build_boat':
      return { kind: 'line', line: action.line };
    case 'build_fort':
      return { kind: 'site', site: action.site };
    case 'move_ghost':
      return { kind: 'hex', hex: action.hex };
    default:
      return null;
  }
}

function swaps(by: Map<Resource, Map<Resource, Choice>>, give: Resource): Map<Resource, Choice> {
  const takes = by.get(give) ?? new Map<Resource, Choice>();
  by.set(give, takes);
  return takes;
}

/** What can be built now. */
export function buildable({ sites, lines, plain }: Choices): ReadonlySet<Build> {
  return new Set<Build>([
    ...(sites.size > 0 ? ['fortress' as const] : []),
    ...(lines.size > 0 ? ['boat' as const] : []),
    ...(plain.buy_coco ? ['coco' as const] : []),
  ]);
}

/** The cards that can be traded or given away. */
export function useful({ gifts, market, stock }: Choices): ReadonlySet<Resource> {
  return new Set(RESOURCES.filter((kind) => gifts.has(kind) || market.has(kind) || stock.has(kind)));
}

/** The cards in hand for which the market gives a card. */
export function giversOf({ market }: Choices, taken: Resource): ReadonlySet<Resource> {
  return new Set(RESOURCES.filter((kind) => market.get(kind)?.has(taken)));
}

/** The stalls open to a card, or the one chosen before it. */
export function stallsFor(
  { market }: Choices,
  given: Resource | null,
  taken: Resource | null,
): ReadonlySet<Resource> {
  if (taken) return new Set([taken]);
  return new Set(given ? market.get(given)?.keys() : []);
}

/** What the stock offers for a card. */
export function stockFor({ stock }: Choices, given: Resource | null): ReadonlyMap<Resource, Choice> {
  return (given && stock.get(given)) || new Map<Resource, Choice>();
}
