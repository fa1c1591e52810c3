/** Printing Catan Junior: which pieces, how large, and how many of each the rules call for. */
import { INK } from '../../../art/ink';
import type { Batch, Piece, PrintPart } from '../../../print/print';
import type { Board, Colour } from '../board/board';
import { BOARD3, BOARD4 } from '../board/boards';
import { CARDS_OF_A_KIND, COCO_COPIES, COLOURS, PIECES_EACH, PORT_TILES, RESOURCES } from '../data';
import Face from './Face.svelte';
import { STAND, groundOf } from './stands';

/** Millimetres per unit of the boards' pictures. */
const SCALE = 0.3;
const ink = () => INK;
const one = (id: string): Piece => ({ id, copies: 1 });
const sails = ({ sites }: Board, colour: Colour) => sites.some(({ start }) => start === colour);

const boardBatch = (board: Board): Batch => ({
  name: `board-${board.players}`,
  title: `ui-cj-print-board-${board.players}`,
  size: { width: board.width * SCALE, height: board.height * SCALE },
  pieces: [one(String(board.players))],
  tiled: true,
});

export default {
  batches: ({ players }) => {
    const boards = [BOARD4, BOARD3].filter((board) => players === undefined || board.players === players);
    const crews = COLOURS.filter((colour) => boards.some((board) => sails(board, colour)));
    return [
      ...boards.map(boardBatch),
      {
        name: 'market',
        title: 'ui-cj-print-market',
        size: { width: 160, height: 150 },
        pieces: [one('market')],
        ground: ink,
      },
      {
        name: 'ports',
        title: 'ui-cj-print-ports',
        size: { width: 60, height: 27.5 },
        pieces: PORT_TILES.map(one),
        backs: true,
        ground: ink,
      },
      {
        name: 'coco',
        title: 'ui-cj-print-coco',
        size: { width: 55, height: 76.5 },
        pieces: Object.entries(COCO_COPIES).map(([id, copies]) => ({ id, copies })),
        backs: true,
        ground: ink,
      },
      {
        name: 'goods',
        title: 'ui-cj-print-goods',
        size: { width: 42, height: 56 },
        pieces: RESOURCES.map((id) => ({ id, copies: CARDS_OF_A_KIND })),
        backs: true,
        ground: ink,
      },
      {
        name: 'costs',
        title: 'ui-cj-print-costs',
        size: { width: 72, height: 54 },
        pieces: crews.map(one),
        ground: ink,
      },
      {
        name: 'fortresses',
        title: 'ui-cj-print-fortresses',
        size: STAND.fortress,
        pieces: crews.map((id) => ({ id, copies: PIECES_EACH.fortress })),
        ground: groundOf,
      },
      {
        name: 'boats',
        title: 'ui-cj-print-boats',
        size: STAND.boat,
        pieces: crews.map((id) => ({ id, copies: PIECES_EACH.boat })),
        ground: groundOf,
      },
      {
        name: 'ghost',
        title: 'ui-cj-print-ghost',
        size: STAND.ghost,
        pieces: [one('ghost')],
        ground: () => groundOf(),
      },
      { name: 'die', title: 'ui-cj-print-die', size: { width: 78, height: 98 }, pieces: [one('die')] },
    ];
  },
  Face,
} satisfies PrintPart;
