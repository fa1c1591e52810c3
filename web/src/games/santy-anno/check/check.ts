/** The check of a round as shown: a row for each pirate by arrival, a column for each card in the order it applies. */
import type { PirateName } from '../art/pirates/crew';
import type { Pigment } from '../art/pigments';
import type { Arg, Message } from '../../../words/message';
import type { Corner, ShipName } from '../art/fleet';
import { COLOURS, CORNERS } from '../data';
import { lookOf, shipOf } from '../table/names';
import type { PathStep, Public, Reveal } from '../table/types';

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
  /** What was most likely misread, where one slip explains it, and at which place of the line, if it was a card. */
  slip: { say: Message; place: number | null } | undefined;
}

export interface Check {
  round: number;
  /** Cards in the order they apply, with their places in the line from 1. */
  cards: { code: string; place: number; moved: boolean }[];
  event: string | null;
  rows: Row[];
  /** When each thing is shown, at the usual pace. */
  beats: Reveal['beats'];
}

/** The small mark that shows why a card leads there. */
export type Sign =
  | { kind: 'stays' }
  | { kind: 'colours'; of: Pigment[] }
  | { kind: 'letter'; letter: string }
  | { kind: 'number'; text: string }
  | { kind: 'helm'; steps: number; clockwise: boolean }
  | { kind: 'corner'; corner: Corner };

/** Reads the rules' reason for a step. */
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
      return { kind: 'corner', corner: CORNERS.find((one) => one === args['corner']) ?? 'top-left' };
    default:
      return { kind: 'stays' };
  }
}

function pigment(arg: Arg | undefined): Pigment {
  const key = typeof arg === 'object' && 'key' in arg ? arg.key : '';
  return COLOURS.find((one) => key.endsWith(one)) ?? 'yellow';
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
        sat: shipOf(pirate.believes),
        verdict: pirate.late ? 'late' : pirate.right ? 'right' : 'wrong',
        loot: pirate.loot,
        slip: slipOf(table, seat),
      },
    ];
  });
  const cards = resolution.cards.map((code, nth) => {
    const place = resolution.places[nth] ?? nth;
    return { code, place: place + 1, moved: place !== nth };
  });
  return { round: table.round, cards, event: table.line.event, rows, beats: table.check?.beats ?? [] };
}

function slipOf({ slips, resolution }: Public, seat: number): Row['slip'] {
  const slip = slips[seat];
  if (!slip) return undefined;
  const place = slip.nth === null ? undefined : resolution?.places[slip.nth];
  return { say: slip.say as unknown as Message, place: place === undefined ? null : place + 1 };
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
