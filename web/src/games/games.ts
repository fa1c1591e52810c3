import type { Game } from '../router/routes';

/** What the doors say of the games. */
export interface GameSize {
  from: number;
  to: number;
  minutes: number;
}

export const GAME_SIZES: Record<Game, GameSize> = {
  'santy-anno': { from: 3, to: 8, minutes: 20 },
  'catan-junior': { from: 3, to: 4, minutes: 30 },
  sandokan: { from: 2, to: 6, minutes: 45 },
};
