/** The view's legal choices by what one taps for them. */
import type { Resource } from '../board/board';
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
  /** By the seat one would deal with. */
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

function swaps(by: Map<Resource, Map<Resource, Choice>>, give: Resource): Map<Resource, Choice> {
  const takes = by.get(give) ?? new Map<Resource, Choice>();
  by.set(give, takes);
  return takes;
}
