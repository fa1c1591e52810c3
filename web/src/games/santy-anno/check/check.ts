/** The check of a round as it is shown: a row for each pirate by arrival, a column for each card as it works. */
import type { PirateName } from '../../../art/pirates/crew';
import { PIGMENTS, type Pigment } from '../../../art/pigments';
import type { Arg, Message } from '../../../words/message';
import type { Corner, ShipName } from '../art/fleet';
import { lookOf, shipOf } from '../table/names';
import { believed } from '../table/standing';
import type { PathStep, Public } from '../table/types';

export interface Step {
  from: ShipName;
  to: ShipName;
  /** Where the sea carries the pirate after the card (SA-61). */
  after: ShipName;
  why: Message;
  sign: Sign;
}

export interface Row {
  seat: number;
  /** Counted from 1; 0 is too late. */
  place: number;
  pirate: PirateName;
  start: ShipName;
  steps: Step[];
  end: ShipName;
  sat: ShipName | undefined;
  verdict: 'right' | 'wrong' | 'late';
  loot: number;
}

export interface Check {
  round: number;
  /** Cards in the order in which they work, with their places in the line from 1. */
  cards: { code: string; place: number; moved: boolean }[];
  event: string | null;
  rows: Row[];
}

/** The small mark that says why a card leads there. */
export type Sign =
  | { kind: 'stays' }
  | { kind: 'colours'; of: Pigment[] }
  | { kind: 'letter'; letter: string }
  | { kind: 'number'; text: string }
  | { kind: 'helm'; steps: number; clockwise: boolean }
  | { kind: 'corner'; corner: Corner };

const CORNERS: Record<string, Corner> = {
  'top-left': 'tl',
  'top-right': 'tr',
  'bottom-left': 'bl',
  'bottom-right': 'br',
};

/** Reads the reason that the rules give for a step. */
export function signOf(why: Message): Sign {
  const args = why.args ?? {};
  switch (why.key) {
    case 'sa-why-element':
    case 'sa-why-colour':
      return { kind: 'colours', of: [pigment(args['colour'])] };
    case 'sa-why-double':
      return { kind: 'colours', of: [pigment(args['first']), pigment(args['second'])] };
    case 'sa-why-name':
      return { kind: 'letter', letter: String(args['letter']) };
    case 'sa-why-plus':
      return { kind: 'number', text: `+${String(args['k'])}` };
    case 'sa-why-minus':
      return { kind: 'number', text: `−${String(args['k'])}` };
    case 'sa-why-helm':
      return { kind: 'helm', steps: Number(args['n']), clockwise: args['way'] === 'cw' };
    case 'sa-why-coco':
      return { kind: 'corner', corner: CORNERS[String(args['corner'])] ?? 'tl' };
    default:
      return { kind: 'stays' };
  }
}

function pigment(arg: Arg | undefined): Pigment {
  const key = typeof arg === 'object' && 'key' in arg ? arg.key : '';
  return PIGMENTS.find((one) => key.endsWith(one)) ?? 'yellow';
}

/** The check, once the cards are resolved. */
export function checkOf(table: Public): Check | null {
  const { resolution, pirates, arrivals } = table;
  if (!resolution) return null;
  const order = [...arrivals, ...pirates.map(({ seat }) => seat).filter((seat) => !arrivals.includes(seat))];
  const rows = order.flatMap((seat): Row[] => {
    const pirate = pirates[seat];
    const start = shipOf(pirate?.tile);
    if (!pirate || !start) return [];
    const steps = stepsOf(start, resolution.paths[seat] ?? []);
    return [
      {
        seat,
        place: arrivals.indexOf(seat) + 1,
        pirate: lookOf(pirate.pirate),
        start,
        steps,
        end: shipOf(pirate.end) ?? steps.at(-1)?.after ?? start,
        sat: believed(table, pirate),
        verdict: pirate.late ? 'late' : pirate.right ? 'right' : 'wrong',
        loot: pirate.loot,
      },
    ];
  });
  const cards = resolution.cards.map((code, nth) => {
    const place = resolution.places[nth] ?? nth;
    return { code, place: place + 1, moved: place !== nth };
  });
  return { round: table.round, cards, event: table.line.event, rows };
}

function stepsOf(start: ShipName, path: readonly PathStep[]): Step[] {
  let from = start;
  return path.map((step) => {
    const why = step.why as unknown as Message;
    const to = shipOf(step.to) ?? from;
    const told: Step = { from, to, after: shipOf(step.after) ?? to, why, sign: signOf(why) };
    from = told.after;
    return told;
  });
}
