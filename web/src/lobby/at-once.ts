/** A game against bots at once: opens the table, and the connection to it, before its screens have loaded. */
import type { Game } from '../games/games';
import { api } from '../net/api';
import { openEarly } from '../net/early-connection';
import { tableAddress } from '../net/table-address';
import type { TableInfo } from '../net/wire';
import { botHabits, levelFor } from './bot-habits';
import { USUAL_SEATS, openTable } from './open-table';

interface Begun {
  game: Game;
  table: Promise<TableInfo>;
  /** The table, once it is open. */
  open?: TableInfo;
  /** The chunk that draws it has loaded; the sentences it needs come before any page is drawn. */
  drawable: boolean;
}

let begun: Begun | undefined;

/** `onasked` is called once the request for the table is under way. */
async function begin(game: Game, onasked?: () => void): Promise<TableInfo> {
  const [{ games }, me] = await Promise.all([api.games(), api.me()]);
  const level = levelFor(games.find(({ name }) => name === game));
  const bots = [{ count: USUAL_SEATS - 1, level }];
  const settings = { bot_pace: botHabits().pace };
  const opening = openTable({ game, seats: USUAL_SEATS, bots, start: true, settings }, me);
  onasked?.();
  const table = await opening;
  openEarly(tableAddress(table.code));
  return table;
}

/** Starts in the first script, so that the server works while what draws the table is loading. */
export function beginAtOnce(game: Game, fetchScreen: () => Promise<unknown>): void {
  const table = begin(game, () => {
    // Where it is drawn says why that failed.
    fetchScreen().then(
      () => (now.drawable = true),
      () => undefined,
    );
  });
  const now: Begun = { game, table, drawable: false };
  // Whoever takes the table later hears why it failed.
  table.then(
    (open) => (now.open = open),
    () => undefined,
  );
  begun = now;
}

/** The table begun for this game in the first script, if it can be drawn already: then nobody has to be told to wait for it. */
export function openedAtOnce(game: Game): TableInfo | undefined {
  if (begun?.game !== game || !begun.drawable) return undefined;
  const { open } = begun;
  if (open) begun = undefined;
  return open;
}

/** The table already being opened for this game, or a new one. */
export function tableAtOnce(game: Game): Promise<TableInfo> {
  const found = begun;
  begun = undefined;
  return found?.game === game ? found.table : begin(game);
}
