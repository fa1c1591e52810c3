/** How the log of Santy Anno looks. */
import type { LogLook } from '../guide';
import { CREW, type PirateName } from './art/pirates/crew';

export default {
  turns: ['round_begins'],
  colourOf: ({ pirates }, seat) => {
    const pirate = pirates[seat]?.pirate as PirateName | undefined;
    return pirate && CREW[pirate].ground;
  },
  icons: {
    round_begins: 'flag',
    event_turns: 'whistle',
    casts_off: 'run',
    lands: 'sit',
    counts: 'clock',
    time_is_up: 'clock',
    is_late: 'hourglass',
    arrives: 'check',
    duel_begins: 'scales',
    wins_wrestling: 'scales',
    ranks: 'crown',
  },
} satisfies LogLook<'santy-anno'>;
