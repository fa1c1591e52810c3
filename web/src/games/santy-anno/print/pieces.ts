/** Printing Santy Anno: which pieces, how large, and how many of each the rules call for. */
import { INK } from '../../../art/ink';
import type { Batch, Piece, PrintPart } from '../../../print/print';
import { SHIPS } from '../art/fleet';
import { familyOf } from '../art/card-code';
import { COINS_OF_A_VALUE, COIN_VALUES, COPIES, FACES, PIRATES } from '../data';
import Face from './Face.svelte';

const once = (ids: readonly string[]): Piece[] => ids.map((id) => ({ id, copies: 1 }));
const copiesOf = (card: string): number => (COPIES as Readonly<Record<string, number>>)[card] ?? 1;
const ink = () => INK;

export default {
  batches: ({ players = PIRATES.length, sheets }) => {
    const crew = once(PIRATES.slice(0, players));
    const cards = [...FACES.basic, ...FACES.expert, ...FACES.event];
    const large: Batch[] = [
      {
        name: 'sheets',
        title: 'ui-sa-print-sheets',
        size: { width: 186, height: 245 },
        pieces: once(SHIPS),
      },
      {
        name: 'codes',
        title: 'ui-sa-print-codes',
        size: { width: 56, height: 72 },
        pieces: once(SHIPS),
      },
    ];
    return [
      ...(sheets === undefined ? [] : large),
      {
        name: 'ships',
        title: 'ui-sa-print-ships',
        size: { width: 80, height: 90 },
        pieces: once(SHIPS),
        ground: ink,
      },
      {
        name: 'cards',
        title: 'ui-sa-print-cards',
        size: { width: 55, height: 77 },
        pieces: cards.map((id) => ({ id, copies: copiesOf(id) })),
        backs: true,
        ground: (id) => (familyOf(id) === 'event' ? '#081720' : INK),
      },
      {
        name: 'harbour',
        title: 'ui-sa-print-harbour',
        size: { width: 182, height: 150 },
        pieces: once(['harbour']),
        ground: ink,
      },
      {
        name: 'coins',
        title: 'ui-sa-print-coins',
        size: { width: 24, height: 24 },
        pieces: COIN_VALUES.map((ducats) => ({ id: String(ducats), copies: COINS_OF_A_VALUE })),
        backs: true,
        round: true,
        ground: ink,
      },
      {
        name: 'pirates',
        title: 'ui-sa-print-pirates',
        size: { width: 36, height: 45 },
        pieces: crew,
        ground: ink,
      },
      {
        name: 'scuttles',
        title: 'ui-sa-print-scuttles',
        size: { width: 40, height: 40 },
        pieces: crew,
        backs: true,
        round: true,
        ground: ink,
      },
      {
        name: 'frames',
        title: 'ui-sa-print-frames',
        size: { width: 90, height: 100 },
        pieces: crew,
        ground: ink,
      },
    ];
  },
  Face,
} satisfies PrintPart;
