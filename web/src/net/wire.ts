// Made by `python -m flibuste.server.typescript`: do not edit.
import type { Message } from '../words/message';

/** Each game's own types. */
export interface GameTypes {
  'santy-anno': { public: unknown; own: unknown; action: { kind: string }; fact: { kind: string } };
  'catan-junior': { public: unknown; own: unknown; action: { kind: string }; fact: { kind: string } };
  'sandokan': { public: unknown; own: unknown; action: { kind: string }; fact: { kind: string } };
}

export type GameName = keyof GameTypes;

/** Come to the table, as a spectator until one sits down. */
export interface Join {
  t: 'join';
  name?: string | null;
  id?: string | null;
}

/** Go away: before the start the seats become free, later they are treated as dropped. */
export interface Leave {
  t: 'leave';
  id?: string | null;
}

/** Take a free seat; another seat more on the same device makes it a shared one. */
export interface Sit {
  t: 'sit';
  seat: number;
  name?: string | null;
  nonce?: string | null;
  id?: string | null;
}

/** Give up a seat before the start. */
export interface Stand {
  t: 'stand';
  seat: number;
  id?: string | null;
}

/** Let a bot of this level take the seat (host; later in the game only an offered or left seat). */
export interface PlaceBot {
  t: 'bot';
  seat: number;
  level: string;
  id?: string | null;
}

/** Take a bot or a person off a seat before the start (host). */
export interface Empty {
  t: 'empty';
  seat: number;
  id?: string | null;
}

/** Change the table's settings (host); what is not named gets its default. */
export interface Settle {
  t: 'settle';
  settings: Partial<Settings>;
  id?: string | null;
}

/** Begin the game with the seats taken; free seats at the end are left out (host). */
export interface Start {
  t: 'start';
  id?: string | null;
}

/** Stop the clocks and the play (any seated person). */
export interface Pause {
  t: 'pause';
  id?: string | null;
}

/** Go on (any seated person). */
export interface Resume {
  t: 'resume';
  id?: string | null;
}

/** Give up: a bot plays the seat to the end. */
export interface Resign {
  t: 'resign';
  seat: number;
  id?: string | null;
}

/** Say that one wants (or no longer wants) to end the game here; it ends when all people agree. */
export interface Agree {
  t: 'agree';
  seat: number;
  yes?: boolean;
  id?: string | null;
}

/** Open a new table with the same people, bots and settings; the view then names its code. */
export interface Rematch {
  t: 'rematch';
  id?: string | null;
}

/** Send a person away, for good if banned (host). */
export interface Kick {
  t: 'kick';
  member: number;
  ban?: boolean;
  id?: string | null;
}

/** Let a person's talk be heard by nobody (host). */
export interface Mute {
  t: 'mute';
  member: number;
  muted?: boolean;
  id?: string | null;
}

/** Hand the host's rights to another person (host). */
export interface HandHost {
  t: 'host';
  member: number;
  id?: string | null;
}

/** Ask the host for the seat of somebody who is away. */
export interface Ask {
  t: 'ask';
  seat: number;
  id?: string | null;
}

/** Give the seat of somebody who is away, or a bot's, to a person who asked (host). */
export interface Give {
  t: 'give';
  seat: number;
  member: number;
  id?: string | null;
}

/** Take one's own seat back from the bot that plays it meanwhile. */
export interface Return {
  t: 'return';
  seat: number;
  id?: string | null;
}

/** Say a quick phrase, or free text where the host allows it. */
export interface Say {
  t: 'say';
  phrase?: string | null;
  text?: string | null;
  id?: string | null;
}

/** An action of the game, by its number (`code`) or its description (`do`). */
export interface Act<G extends GameName = GameName> {
  t: 'act';
  id: string;
  seat: number;
  prompt: number;
  code?: number | null;
  do?: GameTypes[G]['action'];
  at?: number | null;
}

/** Take back one's own latest step; `seq` is the one the view offers. */
export interface Undo {
  t: 'undo';
  id: string;
  seat: number;
  seq: number;
}

/** Ask for the server's time. */
export interface Ping {
  t: 'ping';
  n?: number;
}

/** Send a pong's mark back at once, so that the server can measure the line. */
export interface Echo {
  t: 'echo';
  mark: number;
}

/** On a shared device: lift the curtain for one of its seats, or lower it (null). */
export interface Lift {
  t: 'lift';
  seat?: number | null;
}

/** Everything this connection may see, after every change. */
export interface View<G extends GameName = GameName> {
  t: 'view';
  seq: number;
  now: number;
  table: TableInfo;
  you: You;
  public: GameTypes[G]['public'] | null;
  own: GameTypes[G]['own'] | null;
  asked: Asked<G> | null;
  clocks: SeatClock[];
  race: Race | null;
  facts: Fact<G>[];
  gap: boolean;
  undone: number[];
  undo: number | null;
  talk: Talk[];
  build: string;
}

/** What the table knows about this connection. */
export interface You {
  member: number | null;
  host: boolean;
  seats: number[];
  eyes: number | null;
}

/** What the seat under whose eyes the view is made is asked. */
export interface Asked<G extends GameName = GameName> {
  seat: number;
  prompt: number;
  say: Message | null;
  choices: Choice<G>[];
}

/** A running or stopped clock of a seat. */
export interface SeatClock {
  seat: number;
  deadline: number | null;
  reserve: number;
}

/** The times of a race: instants by the server's clock. */
export interface Race {
  cast_off: number | null;
  count_ends: number | null;
  limit: number | null;
  step: number;
  next_card: number | null;
  alone: number | null;
}

/** Something that was said. */
export interface Talk {
  seq: number;
  at: number;
  member: number;
  name: string;
  phrase: string | null;
  text: string | null;
}

/** The wish with this id is done and durable. */
export interface Ack {
  t: 'ack';
  id: string;
  seq: number;
}

/** The wish with this id is refused and nothing changed; a current view follows. */
export interface Refused {
  t: 'refused';
  id: string | null;
  code: string;
  say: Message;
  clause: string;
}

/** The server's time; its mark is to be echoed at once. */
export interface Pong {
  t: 'pong';
  n: number;
  now: number;
  mark: number;
}

/** The connection is closed by the table, and why. */
export interface Gone {
  t: 'gone';
  code: string;
  say: Message;
}

/** No clock, so many seconds a turn, or those and a reserve for the whole game. */
export interface ClockRule {
  kind: 'none' | 'turn' | 'reserve';
  turn: number;
  reserve: number;
}

/** A table's settings; the game's options can change only before the start. */
export interface Settings {
  options: Record<string, string | number>;
  visibility: 'open' | 'invited';
  clock: ClockRule;
  dropped: 'wait' | 'pause' | 'bot' | 'offer';
  patience: number;
  free_text: boolean;
  free_names: boolean;
  locked: boolean;
}

/** A seat as everyone sees it. */
export interface SeatInfo {
  seat: number;
  kind: 'free' | 'person' | 'bot';
  name: string;
  member: number | null;
  level: string | null;
  connected: boolean;
  asked: boolean;
  resigned: boolean;
  agrees: boolean;
  offered: boolean;
}

/** A person at the table as everyone sees it. */
export interface MemberInfo {
  member: number;
  name: string;
  connected: boolean;
  muted: boolean;
  asks_for: number | null;
}

/** How it ended. */
export interface Ranking {
  say: Message;
  ranks: number[];
}

/** A table without its game's state. */
export interface TableInfo {
  code: string;
  id: string;
  game: GameName;
  version: number;
  settings: Settings;
  phase: 'lobby' | 'playing' | 'paused' | 'over';
  host: number;
  seats: SeatInfo[];
  members: MemberInfo[];
  commitment: string;
  outcome: Ranking | null;
  rematch: string | null;
  created: number;
  pace: number;
}

/** One legal choice. */
export interface Choice<G extends GameName = GameName> {
  code: number;
  do: GameTypes[G]['action'];
  say: Message;
}

/** Something that happened, for animation and for the log. */
export interface Fact<G extends GameName = GameName> {
  seq: number;
  do: GameTypes[G]['fact'];
  say: Message;
}

/** So many bots of a level. */
export interface Bots {
  count?: number;
  level?: string;
}

/** `POST /api/tables`: a new table; with `start` a game against bots begins at once. */
export interface NewTable {
  game: GameName;
  seats: number;
  settings?: Partial<Settings>;
  bots?: Bots[];
  name?: string | null;
  own_seats?: number;
  nonce?: string | null;
  start?: boolean;
}

/** A table in a list. */
export interface Summary {
  code: string;
  id: string;
  game: GameName;
  phase: 'lobby' | 'playing' | 'paused' | 'over';
  names: string[];
  free: number;
  settings: Settings;
  updated: number;
  yours: boolean;
  your_turn: boolean;
}

/** `GET /api/tables`: the open tables one can join. */
export interface Tables {
  tables: Summary[];
}

/** What this device's next table is bound to, shown before its nonce is taken. */
export interface NextTable {
  id: string;
  commitment: string;
}

/** `GET /api/me`: this device. */
export interface Me {
  name: string;
  games: Summary[];
  next: NextTable;
}

/** `POST /api/me/name`. */
export interface NewName {
  name: string;
}

/** A link's secret, which stands in the fragment of its address. */
export interface Secret {
  secret: string;
}

/** A link to save or to hand over; the secret stands in its fragment. */
export interface Link {
  path: string;
  expires: number | null;
}

/** `POST /api/tables/CODE/handover`: make a one-use link that carries a seat to another device. */
export interface HandOver {
  seat: number;
}

/** `POST /api/handover`: the seat now belongs to this device. */
export interface Taken {
  code: string;
  seat: number;
}

/** A game's option. */
export interface OptionInfo {
  name: string;
  values: string[];
  default: string | number;
  lowest: number;
  highest: number;
}

/** A game one can open a table of, once it is ready. */
export interface GameInfo {
  name: GameName;
  version: number;
  players: number[];
  options: OptionInfo[];
  turns: boolean;
  ready: boolean;
  progress: number;
}

/** `GET /api/games`. */
export interface Games {
  games: GameInfo[];
  levels: string[];
  phrases: string[];
  names: string[];
  build: string;
}

/** Every refusal over HTTP. */
export interface Problem {
  code: string;
  say: Message;
  detail: string;
}

/** One step of a replay under the chosen eyes. */
export interface ReplayFrame<G extends GameName = GameName> {
  seq: number;
  at: number;
  seat: number;
  do: GameTypes[G]['action'] | null;
  public: GameTypes[G]['public'];
  own: Record<number, GameTypes[G]['own']>;
  facts: Fact<G>[];
}

/** `GET /api/replays/ID?eyes=nobody|open|SEAT&from=N&count=M`: a part of a finished game. */
export interface Replay<G extends GameName = GameName> {
  id: string;
  game: GameName;
  version: number;
  options: Record<string, string | number>;
  names: string[];
  steps: number;
  eyes: 'nobody' | 'open' | number;
  frames: ReplayFrame<G>[];
  outcome: Ranking;
  commitment: string;
  secret: string;
  nonces: string[];
}

/** `GET /healthz`. */
export interface Health {
  status: 'ok' | 'stopping';
  tables: number;
  connections: number;
  ready: string[];
}

export type AnyVerb = Join | Leave | Sit | Stand | PlaceBot | Empty | Settle | Start | Pause | Resume | Resign | Agree | Rematch | Kick | Mute | HandHost | Ask | Give | Return | Say;

export type ClientFrame<G extends GameName = GameName> = Join | Leave | Sit | Stand | PlaceBot | Empty | Settle | Start | Pause | Resume | Resign | Agree | Rematch | Kick | Mute | HandHost | Ask | Give | Return | Say | Act<G> | Undo | Ping | Echo | Lift;

export type ServerFrame<G extends GameName = GameName> = View<G> | Ack | Refused | Pong | Gone;
