/** The view's legal choices, by what to press for them. */
import { shipOf } from './names';
import type { ShipName } from '../art/fleet';
import type { Action, Choice, Way } from './types';

type Plain = Extract<Action['kind'], 'sit' | 'stand_up' | 'take_scuttle' | 'lay_scuttle'>;

export interface Choices {
  plain: Partial<Record<Plain, Choice>>;
  run: Partial<Record<Way, Choice>>;
  frames: Map<ShipName, Choice>;
  /** Where one may sit, where people run for real; before the end of the lap, one's own start. */
  scans: Map<ShipName, Choice>;
  /** Where one may start the game. */
  starts: Map<ShipName, Choice>;
  /** By the number of taps in the duel. */
  taps: Map<number, Choice>;
}

const SHIPS_OF = { lay_frame: 'frames', scan: 'scans', pirate_starts: 'starts' } as const;

export function sorted(choices: readonly Choice[]): Choices {
  const all: Choices = {
    plain: {},
    run: {},
    frames: new Map(),
    scans: new Map(),
    starts: new Map(),
    taps: new Map(),
  };
  for (const choice of choices) {
    const action = choice.do;
    switch (action.kind) {
      case 'run':
        all.run[action.way] = choice;
        break;
      case 'lay_frame':
      case 'scan':
      case 'pirate_starts': {
        const ship = shipOf(action.ship);
        if (ship) all[SHIPS_OF[action.kind]].set(ship, choice);
        break;
      }
      case 'tap':
        all.taps.set(action.taps, choice);
        break;
      case 'sit':
      case 'stand_up':
      case 'take_scuttle':
      case 'lay_scuttle':
        all.plain[action.kind] = choice;
        break;
      default:
    }
  }
  return all;
}
