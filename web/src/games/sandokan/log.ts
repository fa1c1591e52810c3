/** How the log of Sandokan looks. */
import type { LogLook } from '../guide';
import { isGood } from './art/events';
import { PAINT } from './art/ports';

export default {
  turns: ['chose_port', 'sailed', 'sailed_covered', 'drifted', 'turned', 'stayed', 'missed', 'declined'],
  colourOf: ({ boats }, seat) => {
    const home = boats[seat]?.home;
    return home ? PAINT[home].fill : undefined;
  },
  icons: {
    chose_port: 'home',
    sailed: 'anchor',
    sailed_covered: 'anchor',
    drifted: 'anchor',
    glided: 'anchor',
    turned: 'lap',
    headed: 'lap',
    stayed: 'pause',
    missed: 'hourglass',
    drew: 'plus',
    got: 'plus',
    took_free: 'plus',
    fetched: 'plus',
    swapped: 'swap',
    swapped_cargo: 'swap',
    bargained: 'swap',
    traded_in: 'swap',
    paid: 'minus',
    paid_covered: 'minus',
    lost: 'minus',
    gave: 'minus',
    ceded: 'minus',
    met: 'sound',
    blown: 'run',
    attacked: 'scales',
    showed: 'scales',
    beat: 'scales',
    drew_level: 'scales',
    robbed: 'scales',
    seized: 'scales',
    came_home: 'home',
    unloaded: 'home',
    called: 'eye',
    caught: 'eye',
    cleared: 'eye',
    won: 'crown',
  },
  gestures: (fact) => {
    switch (fact.kind) {
      case 'beat':
        return [
          { seat: fact.who, emote: 'emote-laugh' },
          { seat: fact.whom, emote: 'emote-cry' },
        ];
      case 'met':
        return isGood(fact.event) ? [] : [{ seat: fact.who, emote: 'emote-gasp' }];
      case 'came_home':
        return [{ seat: fact.who, emote: 'emote-treasure' }];
      case 'caught':
        return [{ seat: fact.who, emote: 'emote-gasp' }];
      case 'won':
        return [{ seat: fact.who, emote: 'emote-cheer' }];
      default:
        return [];
    }
  },
} satisfies LogLook<'sandokan'>;
