/** Catan Junior until the first fortress: roll, goods, market, a boat, and what it leads to. */
import type { Lesson } from '../../../lesson/lesson';

export default {
  seats: 4,
  // First games leave the ports out (CJ-65).
  options: { ports: 'off' },
  hints: [
    { key: 'aim', toRead: true, when: () => true, spot: '.sea' },
    { key: 'gift', when: ({ may }) => may.has('give') || may.has('give_nothing') },
    { key: 'offer', when: ({ may }) => may.has('accept') || may.has('refuse') },
    { key: 'ghost', when: ({ may }) => may.has('move_ghost'), spot: '.sea' },
    { key: 'roll', when: ({ may }) => may.has('roll'), spot: '.actions' },
    { key: 'goods', toRead: true, when: ({ done }) => done.has('rolled'), spot: '.desk .hand' },
    { key: 'coco', toRead: true, when: ({ may }) => may.has('buy_coco') },
    { key: 'next', toRead: true, when: ({ done }) => done.has('boat_built'), spot: '.sea' },
    { key: 'fort', when: ({ may }) => may.has('build_fort'), spot: '.sea' },
    {
      key: 'saving',
      when: ({ may, done }) => done.has('boat_built') && may.has('market'),
      spot: '.stalls',
    },
    { key: 'boat', when: ({ may }) => may.has('build_boat'), spot: '.sea' },
    { key: 'market', when: ({ may }) => may.has('market'), spot: '.stalls' },
    { key: 'end', when: ({ may }) => may.has('end_turn'), spot: '.actions' },
    { key: 'wait', when: () => true },
  ],
  goals: [
    ({ done }) => done.has('rolled'),
    ({ done }) => done.has('boat_built'),
    ({ done }) => done.has('fort_built'),
  ],
} satisfies Lesson<'catan-junior'>;
