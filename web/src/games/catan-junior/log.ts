/** How the log of Catan Junior looks. */
import type { LogLook } from '../guide';
import { CREW } from './art/crew';
import { coloursOf } from './table/standing';

export default {
  turns: ['turn'],
  colourOf: (table, seat) => {
    const colour = coloursOf(table)[seat];
    return colour && CREW[colour].fill;
  },
  icons: {
    turn: 'play',
    rolled: 'dice',
    earned: 'plus',
    took: 'plus',
    boat_built: 'anchor',
    fort_built: 'flag',
    port_drawn: 'home',
    coco_turned: 'sound',
    ghost_moved: 'moon',
    castle_changed: 'crown',
    gift: 'friends',
    gift_chosen: 'friends',
    bargained: 'swap',
    stock_traded: 'swap',
    offered: 'swap',
    countered: 'swap',
    dealt: 'swap',
    accepted: 'check',
    refused: 'cross',
    offer_ended: 'cross',
    victory: 'crown',
  },
  gestures: (fact) => {
    switch (fact.kind) {
      case 'coco_turned':
        return [{ seat: fact.who, emote: 'emote-parrot' }];
      case 'dealt':
        return [
          { seat: fact.who, emote: 'emote-wink' },
          { seat: fact.other, emote: 'emote-wink' },
        ];
      case 'castle_changed':
        return [
          ...(fact.now === null ? [] : [{ seat: fact.now, emote: 'emote-treasure' } as const]),
          ...(fact.before === null ? [] : [{ seat: fact.before, emote: 'emote-gasp' } as const]),
        ];
      case 'victory':
        return [{ seat: fact.who, emote: 'emote-cheer' }];
      default:
        return [];
    }
  },
} satisfies LogLook<'catan-junior'>;
