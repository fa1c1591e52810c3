/** A game against bots at once: opens the table, and the connection to it, before its screens have loaded. */
import type { Game } from '../games/games';
import { api } from '../net/api';
import { openEarly } from '../net/early-connection';
import { tableAddress } from '../net/table-address';
import type { TableInfo } from '../net/wire';
import { botHabits, levelFor } from './bot-habits';
import { USUAL_SEATS, openTable } from './open-table';

let begun: { game: Game; table: Promise<TableInfo> } | undefined;

async function begin(game: Game): Promise<TableInfo> {
  const [{ games }, me] = await Promise.all([api.games(), api.me()]);
  const level = levelFor(games.find(({ name }) => name === game));
  const bots = [{ count: USUAL_SEATS - 1, level }];
  const settings = { bot_pace: botHabits().pace };
  const table = await openTable({ game, seats: USUAL_SEATS, bots, start: true, settings }, me);
  openEarly(tableAddress(table.code));
  return table;
}

/** Starts in the first script, so that the server works while the client is loading. */
export function beginAtOnce(game: Game): void {
  const table = begin(game);
  // Whoever takes the table later hears why it failed.
  table.catch(() => undefined);
  begun = { game, table };
}

/** The table already being opened for this game, or a new one. */
export function tableAtOnce(game: Game): Promise<TableInfo> {
  const found = begun;
  begun = undefined;
  return found?.game === game ? found.table : begin(game);
}
