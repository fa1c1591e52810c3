/** The four colours of the crews: a paint and a sign each, so that nothing depends on colour alone. */
import { CREAM, INK } from '../../../art/ink';
import type { Colour } from '../board/board';

interface Paint {
  fill: string;
  shade: string;
  /** The colour of the sign on it. */
  on: string;
}

export const CREW: Record<Colour, Paint> = {
  white: { fill: '#f7f4ec', shade: '#cfc6b2', on: INK },
  red: { fill: '#c8452f', shade: '#8f2b1b', on: CREAM },
  orange: { fill: '#d9752a', shade: '#9c4d12', on: CREAM },
  blue: { fill: '#2d6db5', shade: '#1b467a', on: CREAM },
};

/** Crescent, crossed bones, star, waves; about 20 units wide around the origin. */
export const SIGN: Record<Colour, string> = {
  white: 'M3.2-9.5A9.8 9.8 0 1 0 9.6 5.2A8 8 0 0 1 3.2-9.5Z',
  red: 'M-9-6.2A3 3 0 1 1-6.2-9L0-2.8L6.2-9A3 3 0 1 1 9-6.2L2.8 0L9 6.2A3 3 0 1 1 6.2 9L0 2.8L-6.2 9A3 3 0 1 1-9 6.2L-2.8 0Z',
  orange: 'M0-10.5L2.6-3.6L10-3.2L4.2 1.4L6.2 8.5L0 4.4L-6.2 8.5L-4.2 1.4L-10-3.2L-2.6-3.6Z',
  blue: 'M-10-1.5C-7-8-3-8 0-3.5C3 1 7 1 10-5.5V-.5C7 6 3 6 0 1.5C-3-3-7-3-10 3.5ZM-10 7C-7 .5-3 .5 0 5C3 9.5 7 9.5 10 3V7.5C7 13 3 13 0 9C-3 5.5-7 5.5-10 11.5Z',
};
