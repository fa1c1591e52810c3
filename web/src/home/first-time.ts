/** Which games this device has played: newcomers to one are offered its lesson. */
import { guideOf, isGame, type Game } from '../games/games';
import { keep, recall } from '../settings/store';

function met(): Game[] {
  const kept = recall('met');
  return Array.isArray(kept) ? kept.filter(isGame) : [];
}

/** Whether the game has a lesson that this device has never been offered. */
export function isFirstTime(game: Game): boolean {
  return guideOf(game)?.lesson !== undefined && !met().includes(game);
}

export function meet(game: Game): void {
  if (!met().includes(game)) keep('met', [...met(), game]);
}

/** The game looked at last. */
export function lastGame(): Game | undefined {
  const kept = recall('game');
  return typeof kept === 'string' && isGame(kept) ? kept : undefined;
}

export function rememberGame(game: Game): void {
  keep('game', game);
}
