// Made by `python -m flibuste.server.wire.typescript`: do not edit.
import type { Message } from '../words/message';

/** Each game's own types: the `wire.ts` of every game adds its own. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface GameTypes {}

export type GameName = keyof GameTypes;

/** Come to the table, as a spectator until seated. */
export interface Join {
  t: 'join';
  name?: string | null;
  bot_of?: string | null;
  id?: string | null;
}

/** Go away: before the start the seats become free, later they are treated as dropped. */
export interface Leave {
  t: 'leave';
  id?: string | null;
}

/** Take a free seat, or a vacant one of a running game where latecomers may simply sit down. */
export interface Sit {
  t: 'sit';
  seat: number;
  name?: string | null;
  nonce?: string | null;
  character?: number | null;
  id?: string | null;
}

/** Choose a seat's character before the start; None for whichever is left. */
export interface ChooseCharacter {
  t: 'character';
  seat: number;
  character?: number | null;
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

/** Change the table's settings (host); settings not given get their default. */
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

/** Say whether the person wants to end the game here; it ends when all people agree. */
export interface Agree {
  t: 'agree';
  seat: number;
  yes?: boolean;
  id?: string | null;
}

/** Say that the person has seen enough of what is shown to all, or of bots at their turns. */
export interface Wave {
  t: 'wave';
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

/** Let nobody hear a person's talk (host). */
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

/** Give an absent person's or a bot's seat to somebody who asked (host, or a TV that the host paired). */
export interface Give {
  t: 'give';
  seat: number;
  member: number;
  id?: string | null;
}

/** Tell somebody who asked for a seat that they do not get it (host, or a TV that the host paired). */
export interface Decline {
  t: 'decline';
  member: number;
  id?: string | null;
}

/** Let the TV that shows this number give seats away as the host can, or stop it (host). */
export interface PairTv {
  t: 'pair';
  tv: number;
  paired?: boolean;
  id?: string | null;
}

/** Play with the printed sheets of this mark, whatever table they were printed for (host). */
export interface Bind {
  t: 'bind';
  sheets: string;
  id?: string | null;
}

/** Take the person's own seat back from the bot that plays it meanwhile. */
export interface Return {
  t: 'return';
  seat: number;
  id?: string | null;
}

/** With a host dealing by hand: let the program draw the next card, the event with the first (host). */
export interface TurnCard {
  t: 'turn';
  prompt: number;
  id?: string | null;
}

/** Say a quick phrase, or free text where the host allows it. */
export interface Speak {
  t: 'say';
  phrase?: string | null;
  text?: string | null;
  id?: string | null;
}

/** An action of the game, by its number (`code`) or its description (`do`). */
export interface Play<G extends GameName = GameName> {
  t: 'play';
  id: string;
  seat: number;
  prompt: number;
  code?: number | null;
  do?: GameTypes[G]['action'];
  at?: number | null;
}

/** Take back the seat's own latest step; `seq` is the one the view offers. */
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

/** Send a pong's mark back at once, so that the server can measure the lag. */
export interface Echo {
  t: 'echo';
  mark: number;
}

/** On a shared device: lift the curtain for one of its seats, or lower it (null). */
export interface Lift {
  t: 'lift';
  seat?: number | null;
}

/** Ask for the observation of the seat in `you.eyes`, as bots read it: for programs. */
export interface Look {
  t: 'look';
  id: string;
  seat: number;
}

/** Everything this connection may see, after every change that it may notice. */
export interface View<G extends GameName = GameName> {
  t: 'view';
  seq: number;
  now: number;
  table: TableInfo;
  public: GameTypes[G]['public'] | null;
  waiting: number[];
  clocks: SeatClock[];
  tempo: GameTypes[G]['tempo'] | null;
  awaited: Awaited[];
  build: string;
  you: You;
  own: GameTypes[G]['own'] | null;
  asked: Asked<G> | null;
  undo: number | null;
  facts: Fact<G>[];
  gap: boolean;
  undone: number[];
  talk: Talk[];
}

/** A running or stopped clock of a seat. */
export interface SeatClock {
  seat: number;
  deadline: number | null;
  reserve: number;
}

/** A person whose answer a bot waits for before it goes on. */
export interface Awaited {
  seat: number;
  until: number | null;
  of: number;
}

/** What the seat through whose eyes the view is made is asked. */
export interface Asked<G extends GameName = GameName> {
  seat: number;
  prompt: number;
  say: Message | null;
  choices: Choice<G>[];
}

/** Something that was said. */
export interface Talk {
  seq: number;
  row: number;
  at: number;
  member: number;
  name: string;
  phrase: string | null;
  text: string | null;
}

/** The request with this id is done and durable. */
export interface Ack {
  t: 'ack';
  id: string;
  seq: number;
}

/** The request with this id is refused and nothing changed; a current view follows. */
export interface Refused {
  t: 'refused';
  id: string | null;
  code: string;
  say: Message;
  clause: string;
}

/** The server's time; echo its mark at once. */
export interface Pong {
  t: 'pong';
  n: number;
  now: number;
  mark: number;
}

/** What a seat sees, as a record of the game's rules. */
export interface Seen {
  t: 'seen';
  id: string;
  seq: number;
  seat: number;
  prompt: number | null;
  version: number;
  layout: string;
  record: string;
}

/** The connection is closed by the table, and why. */
export interface Gone {
  t: 'gone';
  code: string;
  say: Message;
}

/** What a finished game teaches; no names, so that it can be kept with the game. */
export interface Analysis<G extends GameName = GameName> {
  game: string;
  version: number;
  depth: string;
  steps: number;
  summary: Message[];
  marks: Mark<G>[];
  players: Balance[];
  curve: number[][];
  costs: number[];
  sections: Section[];
}

/** A moment worth a look. */
export interface Mark<G extends GameName = GameName> {
  kind: 'turning' | 'slip' | 'find' | 'stroke';
  step: number;
  seat: number;
  points: number;
  say: Message;
  why: Message[];
  better: Choice<G> | null;
}

/** A player's account in points of winning chance: the first five add up to the result. */
export interface Balance {
  opening: number;
  luck: number;
  play: number;
  others: number;
  hidden: number;
  result: number;
}

/** A table that a game adds to the analysis. */
export interface Section {
  say: Message;
  heads: Message[];
  rows: TableRow[];
}

/** A row of a table: its title and a cell for each column. */
export interface TableRow {
  say: Message;
  cells: (Message | null)[];
}

/** `GET /api/replays/ID/analysis`: the analysis's progress, and its findings once it is done. */
export interface Analysed<G extends GameName = GameName> {
  progress: number;
  found: Analysis<G> | null;
}

/** A number of bots of one level. */
export interface Bots {
  count?: number;
  level?: string;
}

/** A game that a table can be opened for. */
export interface GameInfo {
  name: GameName;
  version: number;
  players: number[];
  options: OptionInfo[];
  tempo: OptionInfo[] | null;
  characters: string[];
  begins: boolean;
  levels: string[];
  unrated?: Record<string, string>;
}

/** A game's option. */
export interface OptionInfo {
  name: string;
  values: string[];
  default: string | number;
  lowest: number;
  highest: number;
}

/** `GET /api/games`. */
export interface Games {
  games: GameInfo[];
  phrases: string[];
  names: string[];
  build: string;
  address: string;
  ratings?: 'off' | 'choice' | 'on';
}

/** `POST /api/tables/CODE/handover`: make a one-use link that carries a seat to another device. */
export interface HandOver {
  seat: number;
}

/** `GET /healthz`. */
export interface Health {
  status: 'ok' | 'stopping' | 'store_away';
  tables: number;
  connections: number;
  ready: string[];
  stuck: number;
  housekeeping: number;
}

/** A link to save or to hand over; the secret stands in its fragment. */
export interface Link {
  path: string;
  expires: number | null;
}

/** `GET /api/me`: this device. */
export interface Me {
  name: string;
  games: Summary[];
  next: NextTable;
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
  waits_for?: string[];
  winners?: string[];
  study?: boolean;
}

/** A table's settings; the game's options can change only before the start. */
export interface Settings {
  options: Record<string, string | number>;
  visibility: 'open' | 'invited';
  clock: ClockRule;
  tempo: Record<string, number>;
  dropped: 'wait' | 'pause' | 'bot' | 'offer';
  patience: number;
  free_text: boolean;
  free_names: boolean;
  latecomers: 'ask' | 'sit';
  begins: number | null;
  locked: boolean;
  bot_pace: 'slow' | 'usual' | 'quick';
  outside_bots: boolean;
  rated: boolean;
}

/** No clock, a number of seconds per turn, or those and a reserve for the whole game. */
export interface ClockRule {
  kind: 'none' | 'turn' | 'reserve';
  turn: number;
  reserve: number;
}

/** What this device's next table is bound to, shown before its nonce is taken. */
export interface NextTable {
  id: string;
  commitment: string;
}

/** `POST /api/me/name`. */
export interface NewName {
  name: string;
}

/** `POST /api/replays/ID/study`: play on from a position of a finished game, against bots. */
export interface NewStudy {
  step: number;
  seat: number;
  level?: string;
  name?: string | null;
  nonce?: string | null;
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
  tv?: boolean;
}

/** Every refusal over HTTP. */
export interface Problem {
  code: string;
  say: Message;
  detail: string;
}

/** `GET /api/replays/ID?eyes=nobody|open|SEAT&from=N&count=M`: a part of a finished game. */
export interface Replay<G extends GameName = GameName> {
  id: string;
  game: GameName;
  version: number;
  options: Record<string, string | number>;
  names: string[];
  characters: (number | null)[];
  steps: number;
  eyes: 'nobody' | 'open' | number;
  frames: ReplayFrame<G>[];
  outcome: Ranking;
  study: boolean;
  analysed: boolean;
  kept: boolean;
  studied: boolean;
  commitment: string;
  secret: string;
  nonces: string[];
}

/** How it ended. */
export interface Ranking {
  say: Message;
  ranks: number[];
}

/** One step of a replay through the chosen eyes. */
export interface ReplayFrame<G extends GameName = GameName> {
  seq: number;
  at: number;
  seat: number;
  do: GameTypes[G]['action'] | null;
  public: GameTypes[G]['public'];
  own: Record<number, GameTypes[G]['own']>;
  facts: Fact<G>[];
}

/** `POST /api/scan`: somebody has scanned the code of a printed sheet; sent twice it counts once. */
export interface Scan {
  id: string;
  sheets: string;
  piece: string;
}

/** What a scan resulted in. */
export interface Scanned {
  code: string;
  game: GameName;
  say: Message | null;
  bind: boolean;
}

/** A link's secret, which stands in the fragment of its address. */
export interface Secret {
  secret: string;
}

/** The printed sheets of a table. */
export interface Sheets {
  path: string;
}

/** `GET /api/replays/ID/story?kinds=A,B`: what a finished game is told by. */
export interface Story<G extends GameName = GameName> {
  steps: number;
  facts: StoryFact<G>[];
  turning: Mark<G> | null;
}

/** Something that everybody saw happen, and at which step of the game. */
export interface StoryFact<G extends GameName = GameName> {
  step: number;
  do: GameTypes[G]['fact'];
}

/** `GET /api/tables`: the open tables that can be joined. */
export interface Tables {
  tables: Summary[];
}

/** `POST /api/handover`: the seat now belongs to this device. */
export interface Taken {
  code: string;
  seat: number;
}

/** Why a bot decided as it did, or what one says about a person's decision; the better option first. */
export interface Why<G extends GameName = GameName> {
  bot: boolean;
  options: WhyOption<G>[];
}

/** One of the options at a decision: what a bot says about it, and what it is. */
export interface WhyOption<G extends GameName = GameName> {
  say: Message;
  do: GameTypes[G]['action'];
  played: boolean;
}

/** One legal choice. */
export interface Choice<G extends GameName = GameName> {
  code: number;
  do: GameTypes[G]['action'];
  say: Message;
  brings?: Message[];
  grave?: boolean;
}

/** Something that happened, for animation and for the log. */
export interface Fact<G extends GameName = GameName> {
  seq: number;
  do: GameTypes[G]['fact'];
  say: Message;
}

/** A person at the table as everyone sees it. */
export interface MemberInfo {
  member: number;
  name: string;
  connected: boolean;
  muted: boolean;
  asks_for: number | null;
  bot_of: string;
  declined?: number | null;
}

/** A seat as everyone sees it. */
export interface SeatInfo {
  seat: number;
  kind: 'free' | 'person' | 'bot';
  name: string;
  member: number | null;
  level: string | null;
  connected: boolean;
  resigned: boolean;
  agrees: boolean;
  offered: boolean;
  vacant: boolean;
  character: number | null;
  bot_of: string;
  temper?: string | null;
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
  tvs: TvInfo[];
  commitment: string;
  outcome: Ranking | null;
  rematch: string | null;
  created: number;
  regatta: string | null;
  study: boolean;
  pace: number;
  short_thoughts: boolean;
  waved: number[];
}

/** A TV that shows the table. */
export interface TvInfo {
  number: number;
  paired: boolean;
}

/** What the table knows about this connection. */
export interface You {
  member: number | null;
  host: boolean;
  seats: number[];
  eyes: number | null;
  tv: number | null;
}

/** `GET /api/puzzles/GAME/NUMBER?hints=N`: a position as the seat that decides knows it. */
export interface Puzzle<G extends GameName = GameName> {
  game: GameName;
  version: number;
  options: Record<string, string | number>;
  number: number;
  rating: number;
  names: Message[];
  seat: number;
  public: GameTypes[G]['public'];
  own: GameTypes[G]['own'];
  asked: Asked<G>;
  hint: Message[];
  hints: number;
}

/** A game's puzzles, easiest first: how hard each is. */
export interface PuzzleSet {
  game: GameName;
  ratings: number[];
}

/** `GET /api/puzzles`: what there is to solve. */
export interface PuzzleSets {
  sets: PuzzleSet[];
}

/** `POST /api/puzzles/GAME/NUMBER`: the choice believed to be the best. */
export interface Solve {
  code: number;
}

/** Whether it was right, the best choice, and why it is best. */
export interface Solved<G extends GameName = GameName> {
  right: boolean;
  best: Choice<G>;
  chosen: Choice<G>;
  why: Message[];
  steps: Message[];
}

/** `GET /api/ratings/GAME`: the best of this server, with the bots among them. */
export interface Best {
  game: GameName;
  mode: 'off' | 'choice' | 'on';
  rows: BestRow[];
}

/** Somebody, or a bot, on the list of the best. */
export interface BestRow {
  name: string;
  level: string | null;
  rating: number;
  games: number;
  won: number;
  you: boolean;
}

/** This device's standing in a game. */
export interface OwnRating {
  game: GameName;
  rating: number;
  sure: boolean;
  games: number;
  won: number;
  place: number | null;
  curve: RatedGame[];
}

/** What a rated game has done to somebody's rating. */
export interface RatedGame {
  id: string;
  at: number;
  rank: number;
  players: number;
  left: boolean;
  before: number;
  rating: number;
}

/** `GET /api/me/ratings`: this device's curve and record in each game. */
export interface OwnRatings {
  mode: 'off' | 'choice' | 'on';
  usual: number;
  least: number;
  ratings: OwnRating[];
}

/** What a game has done to the rating of a seat's player. */
export interface SeatRating {
  seat: number;
  before: number;
  rating: number;
  left: boolean;
  you: boolean;
}

/** `GET /api/replays/ID/rating`: what a finished game has done to the ratings of its people. */
export interface TableRating {
  status: 'done' | 'soon' | 'never';
  why: '' | 'not_rated' | 'called_off' | 'too_short' | 'nobody_to_compare';
  seats: SeatRating[];
}

/** `POST /api/regattas/CODE/call`: end a table of the round that is stuck. */
export interface CallTable {
  round: number;
  table: number;
}

/** `POST /api/regattas/CODE/draw`: draw this round, counting from 1; repeated requests draw it once. */
export interface DrawRound {
  round: number;
}

/** `POST /api/regattas/CODE/enter`: enter, come back, or change the name. */
export interface EnterRegatta {
  name?: string | null;
}

/** Somebody at a regatta, and their standing. */
export interface Entrant {
  number: number;
  name: string;
  here: boolean;
  place: number;
  points: number;
  wins: number;
  rounds: (number | null)[];
}

/** `POST /api/regattas`: a new regatta, led by this device. */
export interface NewRegatta {
  game: GameName;
  rounds: number;
  size: number;
  bots?: string | null;
  name?: string | null;
  settings?: Partial<Settings>;
}

/** `POST /api/regattas/CODE/send` and `/hand`: send somebody away, or let them lead. */
export interface OfEntrant {
  number: number;
}

/** `GET /api/regattas`: those of this device, newest first. */
export interface RegattaEntries {
  regattas: RegattaEntry[];
}

/** A regatta in a list. */
export interface RegattaEntry {
  code: string;
  name: string;
  game: GameName;
  phase: 'gathering' | 'sailing' | 'between' | 'over';
  host: boolean;
}

/** A regatta as everybody sees it. */
export interface RegattaInfo {
  code: string;
  name: string;
  game: GameName;
  size: number;
  bots: string | null;
  least: number;
  rounds: number;
  phase: 'gathering' | 'sailing' | 'between' | 'over';
  round: number;
  entrants: Entrant[];
  tables: RegattaTable[];
  sits_out: number[];
  host: number | null;
  wish: number | null;
  wish_since: number;
}

/** A table of the latest round. */
export interface RegattaTable {
  code: string;
  people: number[];
  bots: number;
  earned: number[] | null;
  first: number[];
  called: boolean;
}

/** `GET /api/regattas/CODE?after=MARK`: answered as soon as there is something newer than MARK. */
export interface RegattaSeen {
  mark: string;
  now: number;
  all: RegattaInfo;
  you: RegattaYou;
}

/** This device's part in a regatta. */
export interface RegattaYou {
  number: number | null;
  here: boolean;
  host: boolean;
  table: string;
}

/** `GET /api/voyage/board?table=CODE`: who did best today, here or among the people of a table. */
export interface Board {
  day: number;
  legs: number;
  rows: BoardRow[];
}

/** Somebody's place on the board. */
export interface BoardRow {
  name: string;
  legs: number;
  right: number;
  of: number;
  millis: number;
  you: boolean;
}

/** This device's result on a day. */
export interface DayInfo {
  day: number;
  legs: number;
  right: number;
  of: number;
  millis: number;
}

/** A leg of today's voyage, and this device's result on it. */
export interface LegInfo {
  game: GameName;
  kind: 'race' | 'puzzle';
  begun: boolean;
  done: boolean;
  marks: boolean[];
  millis: number;
}

/** `GET /api/voyage`: today's voyage, and how this device has sailed recently. */
export interface Voyage {
  day: number;
  ends: number;
  legs: LegInfo[];
  streak: number;
  days: DayInfo[];
}

/** The times that clients are shown; a game adds its own. */
export interface TempoTimes {
  alone: number | null;
  racing: boolean;
  waves: Waves | null;
}

/** Who has waved on what is shown to all, and which players have not. */
export interface Waves {
  waved: number[];
  awaited: number[];
  by_hand: boolean;
}

export type AnyCommand = Join | Leave | Sit | ChooseCharacter | Stand | PlaceBot | Empty | Settle | Start | Pause | Resume | Resign | Agree | Wave | Rematch | Kick | Mute | HandHost | Ask | Give | Decline | PairTv | Bind | Return | TurnCard | Speak;

export type ClientFrame<G extends GameName = GameName> = Join | Leave | Sit | ChooseCharacter | Stand | PlaceBot | Empty | Settle | Start | Pause | Resume | Resign | Agree | Wave | Rematch | Kick | Mute | HandHost | Ask | Give | Decline | PairTv | Bind | Return | TurnCard | Speak | Play<G> | Undo | Ping | Echo | Lift | Look;

export type ServerFrame<G extends GameName = GameName> = View<G> | Ack | Refused | Pong | Seen | Gone;
