/** How a game's log looks: where turns begin, in whose colour a line is, which sign stands before it. */
import { guideOf } from '../games/games';
import type { LogLook } from '../games/guide';
import type { GameName } from '../net/wire';
import type { Line } from './chronicle.svelte';
import { whoseLine } from './chronicle.svelte';

export type Look = LogLook<GameName>;

/** Fetches a game's look of the log; until it is here, and where a game has none, lines are plain. */
export async function lookOf(game: GameName): Promise<Look | undefined> {
  return (await guideOf(game)?.logLook?.())?.default;
}

/** The ids of the lines that begin a turn: of such a kind, and another player's than the last of them. */
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
