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
  gestures: (fact) => {
    switch (fact.kind) {
      case 'is_late':
        return [{ seat: fact.who, emote: 'emote-gasp' }];
      case 'arrives':
        // The first to be right gets the most; bots react to nobody else.
        return fact.place === 0 && fact.ducats > 0 ? [{ seat: fact.who, emote: 'emote-laugh' }] : [];
      case 'wins_wrestling':
        return [{ seat: fact.who, emote: 'emote-cheer' }];
      default:
        return [];
    }
  },
} satisfies LogLook<'santy-anno'>;
