/** All games, from the folders found when the client is built. */
import found from 'virtual:games/guides';
import type { GameName } from '../net/wire';
import type { Guide, Room } from './guide';

export type Game = GameName;

/** In door order. */
export const GUIDES: readonly Guide[] = Object.values(found).sort((one, other) => one.order - other.order);
export const GAMES: readonly Game[] = GUIDES.map(({ name }) => name);
export const ROOMS: readonly Room[] = GUIDES.flatMap(({ rooms = [] }) => rooms);

const BY_NAME = new Map<string, Guide>(GUIDES.map((guide) => [guide.name, guide]));

export function isGame(name: string | null | undefined): name is Game {
  return BY_NAME.has(name ?? '');
}

/** The guide of a game; undefined if the server knows a game that this client was built without. */
export function guideOf<G extends Game>(game: G): Guide<G> | undefined {
  return BY_NAME.get(game) as Guide<G> | undefined;
}

/** What the server says about each game this client can draw, in door order. */
export function inOrder<T extends { game: Game }>(told: readonly T[]): T[] {
  return GAMES.flatMap((game) => told.filter((one) => one.game === game));
}

export function roomNamed(name: string): Room | undefined {
  return ROOMS.find((room) => room.name === name);
}

/** The game proposed to a visitor who has not chosen one. */
export function firstGame(): Game {
  const [first] = GAMES;
  if (!first) throw new Error('the client was built without a game');
  return first;
}
