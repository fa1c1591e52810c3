/** Printing Sandokan: which pieces, how large, and how many of each the rules call for. */
import { INK } from '../../../art/ink';
import type { Piece, PrintPart } from '../../../print/print';
import { SHEET } from '../chart/chart';
import { CARDS, EVENT_COPIES, OF_EACH, PORTS, TREASURES } from '../data';
import Face from './Face.svelte';
import { AIR, BOAT } from './boat';

/** Millimetres per unit of the chart: its cells are 24 mm wide. */
const SCALE = 0.4;
const ink = () => INK;
const one = (id: string): Piece => ({ id, copies: 1 });
/** Events with a lasting effect. */
const LASTING = ['becalmed', 'plague'] as const;

export default {
  batches: ({ players = PORTS.length }) => {
    const captains = PORTS.slice(0, players);
    return [
      {
        name: 'chart',
        title: 'ui-sk-print-chart',
        size: { width: SHEET.width * SCALE, height: SHEET.height * SCALE },
        pieces: [one('chart')],
        tiled: true,
      },
      {
        name: 'events',
        title: 'ui-sk-print-events',
        size: { width: 55, height: 77 },
        pieces: Object.entries(EVENT_COPIES).map(([id, copies]) => ({ id, copies })),
        backs: true,
        ground: ink,
      },
      {
        name: 'cards',
        title: 'ui-sk-print-cards',
        size: { width: 42, height: 58.8 },
        pieces: Object.entries(CARDS).map(([id, { copies }]) => ({ id, copies })),
        backs: true,
        ground: (id, side) =>
          side === 'front' && CARDS[id as keyof typeof CARDS].suit === 'red' ? '#7c1f13' : INK,
      },
      {
        name: 'boats',
        title: 'ui-sk-print-boats',
        size: BOAT.size,
        pieces: captains.map(one),
        ground: () => AIR,
      },
      {
        name: 'treasures',
        title: 'ui-sk-print-treasures',
        size: { width: 18, height: 18 },
        pieces: TREASURES.map((id) => ({ id, copies: OF_EACH })),
        backs: true,
        round: true,
        ground: () => '#fdf8ea',
      },
      {
        name: 'tokens',
        title: 'ui-sk-print-tokens',
        size: { width: 22, height: 22 },
        pieces: [...captains.map(one), ...LASTING.map((id) => ({ id, copies: EVENT_COPIES[id] }))],
        backs: true,
        round: true,
        ground: ink,
      },
    ];
  },
  Face,
} satisfies PrintPart;
