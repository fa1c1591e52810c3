/** The games there are, as their folders are found when the client is built. */
import found from 'virtual:games/guides';
import type { GameName } from '../net/wire';
import type { Guide, Room } from './guide';

export type Game = GameName;

/** In the order of the doors. */
export const GUIDES: readonly Guide[] = Object.values(found).sort((one, other) => one.order - other.order);
export const GAMES: readonly Game[] = GUIDES.map(({ name }) => name);
export const ROOMS: readonly Room[] = GUIDES.flatMap(({ rooms = [] }) => rooms);

const BY_NAME = new Map<string, Guide>(GUIDES.map((guide) => [guide.name, guide]));

export function isGame(name: string | null | undefined): name is Game {
  return BY_NAME.has(name ?? '');
}

/** The guide of a game; none if the server knows a game that this client was built without. */
export function guideOf<G extends Game>(game: G): Guide<G> | undefined {
  return BY_NAME.get(game) as Guide<G> | undefined;
}

/** What the server tells of each game, without those this client cannot draw, in the order of the doors. */
export function inOrder<T extends { game: Game }>(told: readonly T[]): T[] {
  return GAMES.flatMap((game) => told.filter((one) => one.game === game));
}

export function roomNamed(name: string): Room | undefined {
  return ROOMS.find((room) => room.name === name);
}

/** The game that is proposed to somebody who has not chosen one. */
export function firstGame(): Game {
  const [first] = GAMES;
  if (!first) throw new Error('the client was built without a game');
  return first;
}
