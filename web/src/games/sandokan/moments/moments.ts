/** The great moments of a voyage: events, fights and what they bring, homecomings, and the card that decides. */
import type { Moment, MomentPart, Told } from '../../../table/moments/moment';
import { toYou } from '../../../table/moments/moment';
import type { Message } from '../../../words/message';
import type { EventKind } from '../art/events';
import { isGood } from '../art/events';
import type { Port, Treasure } from '../art/ports';
import { SHOWN_VALUES, TO_WIN } from '../data';
import type { Fact } from '../table/types';
import Picture from './Picture.svelte';

/** A side of a fight as it was revealed. */
export interface Fighter {
  seat: number;
  port: Port;
  cards: readonly number[];
  letter: boolean;
  strength: number;
}

export type Drawn =
  | { kind: 'event'; event: EventKind }
  | { kind: 'fight'; attacker: Fighter; defender: Fighter; winner: number }
  | { kind: 'treasures'; treasures: readonly Treasure[]; port: Port | null }
  | { kind: 'cards'; count: number }
  | { kind: 'call'; port: Port | null; caught: boolean };

type Scene = Moment<Drawn>;
type Of<K extends Fact['kind']> = Extract<Fact, { kind: K }>;

const SHOWN = Object.keys(SHOWN_VALUES) as (keyof typeof SHOWN_VALUES)[];
const seat = (n: number) => ({ seat: n });
const named = (treasures: readonly Treasure[]): Message[] =>
  treasures.map((treasure) => ({ key: `sk-treasure-${treasure}` }));

/** The moments among one view's facts. */
export function momentsOf(facts: readonly Fact[], told: Told<'sandokan'>): Scene[] {
  const all = <K extends Fact['kind']>(kind: K) => facts.filter((fact): fact is Of<K> => fact.kind === kind);
  const scenes: Scene[] = [];
  const showed = all('showed');
  for (const fact of facts) {
    switch (fact.kind) {
      case 'beat':
        scenes.push(...fight(showed, fact.who, fact.whom, told));
        break;
      case 'drew_level':
        scenes.push(...fight(showed, -1, -1, told));
        break;
      case 'came_home':
        scenes.push(
          homecoming(
            fact,
            all('unloaded').map(({ treasure }) => treasure),
            told,
          ),
        );
        break;
      case 'met':
        scenes.push(event(fact, all('came_home').length > 0, all('won').length > 0, told));
        break;
      case 'caught':
      case 'cleared':
        scenes.push(...call(all('called')[0], fact, told));
        break;
      case 'ceded':
        scenes.push(booty('ceded', fact.whom, fact.who, [fact.treasure], told));
        break;
      default:
    }
  }
  const [seized] = all('seized');
  if (seized) {
    const treasures = all('seized').map(({ treasure }) => treasure);
    scenes.push(booty('seized', seized.who, seized.whom, treasures, told));
  }
  const [gave] = all('gave');
  if (gave) scenes.push(cards(gave, all('gave').length, told));
  return scenes;
}

function fighter(fact: Of<'showed'>, { table }: Told<'sandokan'>): Fighter {
  const cards = SHOWN.flatMap((name) => Array.from({ length: fact[name] }, () => SHOWN_VALUES[name]));
  const port = table.boats[fact.who]?.home ?? 'sun';
  return { seat: fact.who, port, cards, letter: fact.letter, strength: fact.strength };
}

function fight(
  [first, second]: readonly Of<'showed'>[],
  winner: number,
  loser: number,
  told: Told<'sandokan'>,
): Scene[] {
  if (!first || !second) return [];
  const drawn = { attacker: fighter(first, told), defender: fighter(second, told), winner };
  return [
    {
      seat: winner < 0 ? first.who : winner,
      title: winner < 0 ? { key: 'ui-sk-fight-draw' } : between('ui-sk-moment-beat', winner, loser, told),
      tone: tone(winner, loser, told),
      sound: 'brass',
      drawn: { kind: 'fight', ...drawn },
    },
  ];
}

/** A captain comes home; what he has there counts. */
function homecoming(
  { who, points }: Of<'came_home'>,
  treasures: readonly Treasure[],
  told: Told<'sandokan'>,
): Scene {
  return {
    seat: who,
    title: toYou('ui-sk-moment-home', who === told.you, { who: seat(who), what: named(treasures) }),
    text: { key: 'ui-sk-points', args: { n: points, of: TO_WIN } },
    tone: tone(who, -1, told),
    sound: 'coin',
    drawn: { kind: 'treasures', treasures, port: told.table.boats[who]?.home ?? null },
  };
}

/** An event is turned over; at the quay of a captain who came home with enough, it decides the game. */
function event(
  { who, event: turned }: Of<'met'>,
  atQuay: boolean,
  won: boolean,
  told: Told<'sandokan'>,
): Scene {
  const key = won ? 'ui-sk-moment-decided' : atQuay ? 'ui-sk-moment-not-yet' : 'ui-sk-event-of';
  return {
    seat: who,
    title: toYou(key, who === told.you, { who: seat(who) }),
    tone: !isGood(turned) && who === told.you ? 'blow' : won ? tone(who, -1, told) : 'plain',
    sound: won ? 'castoff' : 'squawk',
    decides: atQuay,
    drawn: { kind: 'event', event: turned },
  };
}

/** Treasures pass from the loser of a fight to the winner. */
function booty(
  how: 'seized' | 'ceded',
  winner: number,
  loser: number,
  treasures: readonly Treasure[],
  told: Told<'sandokan'>,
): Scene {
  return {
    seat: winner,
    title: between(`ui-sk-moment-${how}`, winner, loser, told, { what: named(treasures) }),
    tone: tone(winner, loser, told),
    sound: 'coin',
    drawn: { kind: 'treasures', treasures, port: null },
  };
}

function cards({ who, whom }: Of<'gave'>, count: number, told: Told<'sandokan'>): Scene {
  return {
    seat: whom,
    title: between('ui-sk-moment-cards', whom, who, told, { n: count }),
    tone: tone(whom, who, told),
    sound: 'deal',
    drawn: { kind: 'cards', count },
  };
}

/** A bluff is called: the captain is caught, or the caller was wrong. */
function call(
  called: Of<'called'> | undefined,
  fact: Of<'caught'> | Of<'cleared'>,
  told: Told<'sandokan'>,
): Scene[] {
  if (!called) return [];
  const caught = fact.kind === 'caught';
  const [winner, loser] = caught ? [called.who, fact.who] : [fact.who, called.who];
  const text = caught
    ? { key: 'ui-sk-moment-caught-text', args: { cells: fact.cells, allowed: fact.allowed } }
    : { key: 'ui-sk-moment-cleared-text' };
  return [
    {
      seat: fact.who,
      title: between(`ui-sk-moment-${fact.kind}`, winner, loser, told),
      text,
      tone: tone(winner, loser, told),
      sound: caught ? 'brass' : 'squawk',
      drawn: { kind: 'call', port: told.table.boats[fact.who]?.home ?? null, caught },
    },
  ];
}

/** A sentence about two captains: for the winner (`-you`), for the loser (`-yours`), or for the others. */
function between(
  key: string,
  winner: number,
  loser: number,
  { you }: Told<'sandokan'>,
  more: Message['args'] = {},
): Message {
  const form = winner === you ? '-you' : loser === you ? '-yours' : '';
  return { key: `${key}${form}`, args: { who: seat(winner), whom: seat(loser), ...more } };
}

/** Everyone else is glad with the winner. */
function tone(winner: number, loser: number, { you }: Told<'sandokan'>): Scene['tone'] {
  if (winner < 0) return 'plain';
  if (loser === you) return 'blow';
  return you === null || winner === you ? 'joy' : 'plain';
}

export default { of: momentsOf, picture: Picture } satisfies MomentPart<'sandokan'>;
