/** The screens of the games, each a chunk of its own, fetched with the first table of its game. */
import type { Component } from 'svelte';
import { guideOf } from '../games/games';
import type { GameName } from '../net/wire';
import type { GameScreenProps } from './contract';

export type GameScreen = Component<GameScreenProps<GameName>>;

/** The screen that draws a game; undefined where there is none and the list of choices has to do. */
export async function gameScreen(game: GameName): Promise<GameScreen | undefined> {
  return (await guideOf(game)?.screen())?.default;
}
