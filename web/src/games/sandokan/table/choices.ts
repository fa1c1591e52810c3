/** The view's legal choices, by what to tap for them. */
import type { Port, Treasure } from '../art/ports';
import type { Heading } from '../chart/chart';
import type { Action, Choice, Own } from './types';

type OfTreasure = Extract<Action, { treasure: Treasure }>['kind'];

/** The treasures that one may buy, take, leave or give up. */
export interface Bundle {
  kind: OfTreasure;
  treasures: { treasure: Treasure; choice: Choice }[];
}

export interface Choices {
  ports: Map<Port, Choice>;
  /** By the card's kind, `black:2`. */
  cards: Map<string, Choice>;
  bundles: Bundle[];
  /** By the cell the boat would move to. */
  stops: Map<number, Choice>;
  headings: Map<Heading, Choice>;
  foes: Map<number, Choice>;
  /** Choices that need no place or card. */
  plain: Choice[];
}

/** Sorts the choices of a boat with these cells ahead. */
export function sorted(choices: readonly Choice[], ahead: Partial<Own['ahead']>): Choices {
  const all: Choices = {
    ports: new Map(),
    cards: new Map(),
    bundles: [],
    stops: new Map(),
    headings: new Map(),
    foes: new Map(),
    plain: [],
  };
  for (const choice of choices) {
    const action = choice.do;
    switch (action.kind) {
      case 'port':
        all.ports.set(action.port, choice);
        break;
      case 'lay':
        all.cards.set(`black:${action.value}`, choice);
        break;
      case 'show':
        all.cards.set(`red:${action.value}`, choice);
        break;
      case 'swap':
      case 'pay':
      case 'drop':
      case 'give':
        all.cards.set(action.card, choice);
        break;
      case 'buy':
      case 'trade_in':
      case 'take':
      case 'leave':
      case 'lose':
      case 'cede':
        bundle(all.bundles, action.kind).treasures.push({ treasure: action.treasure, choice });
        break;
      case 'sail':
        stop(all.stops, ahead[action.heading]?.[action.cells - 1], choice);
        break;
      case 'glide':
        stop(all.stops, ahead[action.heading]?.[0], choice);
        break;
      case 'go':
        all.stops.set(action.cell, choice);
        break;
      case 'turn':
      case 'head':
        all.headings.set(action.heading, choice);
        break;
      case 'attack':
        all.foes.set(action.seat, choice);
        break;
      default:
        all.plain.push(choice);
    }
  }
  return all;
}

function stop(stops: Choices['stops'], cell: number | undefined, choice: Choice): void {
  if (cell !== undefined) stops.set(cell, choice);
}

function bundle(bundles: Bundle[], kind: OfTreasure): Bundle {
  const known = bundles.find((one) => one.kind === kind);
  if (known) return known;
  const fresh: Bundle = { kind, treasures: [] };
  bundles.push(fresh);
  return fresh;
}
