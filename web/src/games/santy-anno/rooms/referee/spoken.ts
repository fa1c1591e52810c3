/** What the Bosun has named so far, as acts: read from the view, in the order the rules ask. */
import type { Action, Public } from '../../table/types';
import { shipOf } from '../../table/names';

export function spoken(table: Public): Action[] {
  return [...prepared(table), ...turned(table), ...piled(table)];
}

/** In the first round: the ships as they lie, then where everyone starts. Later rounds cannot touch them. */
function prepared({ round, table, pirates }: Public): Action[] {
  if (round > 1) return [];
  const ships = table.filter((ship) => ship !== null);
  const starts = pirates.map(({ tile }) => tile).filter((tile) => tile !== null);
  return [
    ...ships.map((ship): Action => ({ kind: 'ship_lies', ship })),
    ...starts.map((ship): Action => ({ kind: 'pirate_starts', ship })),
  ];
}

/** The cards from the last to the first, the event right before the first. */
function turned({ line }: Public): Action[] {
  const acts: Action[] = [];
  for (let place = line.cards.length - 1; place >= 0; place -= 1) {
    const card = line.cards[place];
    if (place === 0 && line.event !== null) acts.push({ kind: 'event_turned', event: line.event });
    if (card !== null && card !== undefined) acts.push({ kind: 'card_turned', card });
  }
  return acts;
}

/** The pile from the first arrival on, and whether the rest are too late. */
function piled(table: Public): Action[] {
  const acts: Action[] = [];
  for (const who of table.arrivals) {
    const pirate = table.pirates[who];
    const ship = shipOf(pirate?.believes);
    if (ship) acts.push({ kind: 'pirate_sits', who, ship });
  }
  if (table.pirates.some(({ late }) => late)) acts.push({ kind: 'too_late' });
  return acts;
}

export function same(one: Action | undefined, other: Action | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The next act that turns what was said into what is wanted; undefined once they match. */
export function nextAct(said: readonly Action[], wanted: readonly Action[]): Action | undefined {
  const common = said.findIndex((act, index) => !same(act, wanted[index]));
  if (common !== -1) return { kind: 'take_back' };
  return wanted[said.length];
}
