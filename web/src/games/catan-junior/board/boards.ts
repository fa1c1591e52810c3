/** The two sides of the board: where the places of the rules lie in the static pictures. */
import { BOARDS } from '../data';
import type { Board } from './board';
import sea3 from './sea-3.svg';
import sea4 from './sea-4.svg';

export const BOARD3: Board = {
  ...BOARDS[3],
  sea: sea3,
  width: 1160,
  height: 1230,
  side: 93.36,
  centre: [559.06, 618.97],
  castle: 0.8,
};

export const BOARD4: Board = {
  ...BOARDS[4],
  sea: sea4,
  width: 1200,
  height: 1200,
  side: 105.9,
  centre: [600, 600],
  castle: 0.86,
};

export const boardFor = (players: number): Board =>
  [BOARD3, BOARD4].find((board) => board.players === players) ?? BOARD4;
