/** How a game's log looks: where turns begin, each line's colour and sign. */
import { guideOf } from '../games/games';
import type { LogLook } from '../games/guide';
import type { GameName } from '../net/wire';
import type { Line } from './chronicle.svelte';
import { whoseLine } from './chronicle.svelte';

export type Look = LogLook<GameName>;

/** Fetches the look of a game's log; until it arrives, and where a game has none, lines are plain. */
export async function lookOf(game: GameName): Promise<Look | undefined> {
  return (await guideOf(game)?.logLook?.())?.default;
}

/** The ids of the lines that begin a turn: of one of those kinds, and of another player than the one before. */
export function turnsIn(lines: readonly Line[], look: Look | undefined): ReadonlySet<string> {
  const begins = new Set<string>();
  let last: number | undefined;
  for (const line of lines) {
    if (line.kind !== 'fact' || !look?.turns.includes(line.do.kind)) continue;
    const who = whoseLine(line);
    if (who === undefined || who !== last) begins.add(line.id);
    last = who;
  }
  return begins;
}
