// Made by `python -m flibuste.server.typescript`: do not edit.
import type { Message } from '../words/message';

/** Each game's own types. */
export interface GameTypes {
  'santy-anno': { public: SantyAnnoPublic; own: SantyAnnoOwn; action: SantyAnnoRun | SantyAnnoSit | SantyAnnoStandUp | SantyAnnoTakeScuttle | SantyAnnoLayScuttle | SantyAnnoLayFrame | SantyAnnoTap | SantyAnnoLayCard | SantyAnnoCastOff | SantyAnnoCount | SantyAnnoTimeUp | SantyAnnoNextRound | SantyAnnoShipLies | SantyAnnoPirateStarts | SantyAnnoCardTurned | SantyAnnoEventTurned | SantyAnnoPirateSits | SantyAnnoTooLate | SantyAnnoCheck | SantyAnnoTakeBack | SantyAnnoWrestled; fact: SantyAnnoLies | SantyAnnoStarts | SantyAnnoRoundBegins | SantyAnnoLaid | SantyAnnoEventTurns | SantyAnnoCastsOff | SantyAnnoGoes | SantyAnnoRuns | SantyAnnoSitsDown | SantyAnnoStandsUp | SantyAnnoEndsLap | SantyAnnoTakesScuttle | SantyAnnoLaysFrame | SantyAnnoLands | SantyAnnoCounts | SantyAnnoTimeIsUp | SantyAnnoIsLate | SantyAnnoDrawsLots | SantyAnnoSteps | SantyAnnoArrives | SantyAnnoDuelBegins | SantyAnnoHasTapped | SantyAnnoTaps | SantyAnnoWinsWrestling | SantyAnnoRanks | SantyAnnoSitsAt | SantyAnnoTakesBack };
  'catan-junior': { public: CatanJuniorPublic; own: CatanJuniorOwn; action: CatanJuniorRoll | CatanJuniorEndTurn | CatanJuniorBuildBoat | CatanJuniorBuildFort | CatanJuniorBuyCoco | CatanJuniorMoveGhost | CatanJuniorGive | CatanJuniorGiveNothing | CatanJuniorMarket | CatanJuniorStock | CatanJuniorAccept | CatanJuniorRefuse | CatanJuniorWithdraw | CatanJuniorDealWith | CatanJuniorOffer | CatanJuniorCounter | CatanJuniorCallOff; fact: CatanJuniorTurn | CatanJuniorRolled | CatanJuniorEarned | CatanJuniorShort | CatanJuniorGhostMoved | CatanJuniorBoatBuilt | CatanJuniorFortBuilt | CatanJuniorPortDrawn | CatanJuniorCocoTurned | CatanJuniorFreeBuildLost | CatanJuniorTook | CatanJuniorCastleChanged | CatanJuniorGiftChosen | CatanJuniorGift | CatanJuniorNoGift | CatanJuniorBargained | CatanJuniorMarketCleared | CatanJuniorStallFilled | CatanJuniorStockTraded | CatanJuniorOffered | CatanJuniorAccepted | CatanJuniorRefused | CatanJuniorCountered | CatanJuniorOfferEnded | CatanJuniorDealt | CatanJuniorCallOffProposed | CatanJuniorVictory | CatanJuniorCalledOffByAll | CatanJuniorCalledOffAtTheLimit };
  'sandokan': { public: SandokanPublic; own: SandokanOwn; action: SandokanPass | SandokanPort | SandokanLay | SandokanSail | SandokanTurn | SandokanStay | SandokanGlide | SandokanTurnEvent | SandokanSwap | SandokanBuy | SandokanTradeIn | SandokanPay | SandokanTakeCard | SandokanTake | SandokanLeave | SandokanLose | SandokanDrop | SandokanGive | SandokanCede | SandokanGo | SandokanHead | SandokanAttack | SandokanShow | SandokanReady | SandokanWithLetter | SandokanCall; fact: SandokanChosePort | SandokanSailed | SandokanSailedCovered | SandokanDrifted | SandokanGlided | SandokanTurned | SandokanStayed | SandokanDeclined | SandokanHeaded | SandokanDrew | SandokanSwapped | SandokanSwapFailed | SandokanBargained | SandokanPaid | SandokanTradedIn | SandokanGot | SandokanMet | SandokanBlown | SandokanLost | SandokanPutUnder | SandokanRobbed | SandokanGave | SandokanCeded | SandokanSeized | SandokanTookFree | SandokanSwappedCargo | SandokanLeft | SandokanFetched | SandokanUnloaded | SandokanCameHome | SandokanCured | SandokanAttacked | SandokanAnswered | SandokanShowed | SandokanBeat | SandokanDrewLevel | SandokanExtraTurn | SandokanMissed | SandokanCalled | SandokanCaught | SandokanCleared | SandokanLetPass | SandokanWon | SandokanTurnsOver };
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

/** Take a free seat, or a vacant one of a running game where latecomers may simply sit down. */
export interface Sit {
  t: 'sit';
  seat: number;
  name?: string | null;
  nonce?: string | null;
  figure?: number | null;
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

/** Give an absent person's seat, or a bot's, to who asked (host, or a TV that the host paired). */
export interface Give {
  t: 'give';
  seat: number;
  member: number;
  id?: string | null;
}

/** Let the TV that shows this number give seats away as the host can, or no longer (host). */
export interface PairTv {
  t: 'pair';
  tv: number;
  paired?: boolean;
  id?: string | null;
}

/** Take one's own seat back from the bot that plays it meanwhile. */
export interface Return {
  t: 'return';
  seat: number;
  id?: string | null;
}

/** Where the host deals by hand: let the program draw the next card, the event with the first (host). */
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
  public: GameTypes[G]['public'] | null;
  waiting: number[];
  clocks: SeatClock[];
  race: Race | null;
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

/** The times of a race: instants by the server's clock. */
export interface Race {
  cast_off: number | null;
  count_ends: number | null;
  limit: number | null;
  step: number;
  next_card: number | null;
  alone: number | null;
}

/** What the seat under whose eyes the view is made is asked. */
export interface Asked<G extends GameName = GameName> {
  seat: number;
  prompt: number;
  say: Message | null;
  choices: Choice<G>[];
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

/** So many bots of a level. */
export interface Bots {
  count?: number;
  level?: string;
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
  levels: string[];
  phrases: string[];
  names: string[];
  build: string;
}

/** `POST /api/tables/CODE/handover`: make a one-use link that carries a seat to another device. */
export interface HandOver {
  seat: number;
}

/** `GET /healthz`. */
export interface Health {
  status: 'ok' | 'stopping';
  tables: number;
  connections: number;
  ready: string[];
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
}

/** A table's settings; the game's options can change only before the start. */
export interface Settings {
  options: Record<string, string | number>;
  visibility: 'open' | 'invited';
  clock: ClockRule;
  race_limit: number;
  dropped: 'wait' | 'pause' | 'bot' | 'offer';
  patience: number;
  free_text: boolean;
  free_names: boolean;
  latecomers: 'ask' | 'sit';
  locked: boolean;
}

/** No clock, so many seconds a turn, or those and a reserve for the whole game. */
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
  figures: (number | null)[];
  steps: number;
  eyes: 'nobody' | 'open' | number;
  frames: ReplayFrame<G>[];
  outcome: Ranking;
  commitment: string;
  secret: string;
  nonces: string[];
}

/** How it ended. */
export interface Ranking {
  say: Message;
  ranks: number[];
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

/** A link's secret, which stands in the fragment of its address. */
export interface Secret {
  secret: string;
}

/** `GET /api/tables`: the open tables one can join. */
export interface Tables {
  tables: Summary[];
}

/** `POST /api/handover`: the seat now belongs to this device. */
export interface Taken {
  code: string;
  seat: number;
}

/** Why a bot decided so, or what one would do in a person's place; the best option first. */
export interface Why {
  bot: boolean;
  said: Message[];
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

/** A person at the table as everyone sees it. */
export interface MemberInfo {
  member: number;
  name: string;
  connected: boolean;
  muted: boolean;
  asks_for: number | null;
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
  figure: number | null;
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
  pace: number;
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

/** `POST /api/bosun/where`: ships clockwise, cards in reading order, and where the pirates start. */
export interface AskWhere {
  table: string[];
  cards: string[];
  starts: string[];
  event?: string | null;
}

/** Where they end, card by card with the reasons. */
export interface Where {
  ends: string[];
  resolution: SantyAnnoResolution;
}

/** `POST /api/drill`: what to train. */
export interface NewDrill {
  cards: number;
  kinds: ('element' | 'struck' | 'colour' | 'name' | 'name-struck' | 'number' | 'helm' | 'double' | 'coco')[];
  event?: boolean;
  every?: number;
  lean?: Record<string, number>;
  rival?: string | null;
}

/** A round to train on; its cards are asked for one by one. */
export interface Drill {
  round: string;
  table: string[];
  start: string;
  cards: number;
}

/** `POST /api/drill/card`: the nth card to be laid, from 0; to be had when its time has come. */
export interface AskCard {
  round: string;
  nth: number;
}

/** A card laid; with the first of the line comes "Cast off!". */
export interface LaidCard {
  place: number;
  card: string;
  kind: string;
  event: string | null;
  cast_off: boolean;
  rival: number | null;
}

/** `POST /api/drill/answer`: the ship one believes in. */
export interface DrillAnswer {
  round: string;
  ship: string;
}

/** The one misreading that explains a wrong answer. */
export interface MySlip {
  nth: number | null;
  say: Message;
  path: string[];
}

/** Whether the answer is right, the true path, and the slip if one explains it. */
export interface DrillResult {
  right: boolean;
  end: string;
  resolution: SantyAnnoResolution;
  kinds: string[];
  event: string | null;
  slip: MySlip | null;
  rival_right: boolean | null;
}

export type AnyVerb = Join | Leave | Sit | Stand | PlaceBot | Empty | Settle | Start | Pause | Resume | Resign | Agree | Rematch | Kick | Mute | HandHost | Ask | Give | PairTv | Return | TurnCard | Speak;

export type ClientFrame<G extends GameName = GameName> = Join | Leave | Sit | Stand | PlaceBot | Empty | Settle | Start | Pause | Resume | Resign | Agree | Rematch | Kick | Mute | HandHost | Ask | Give | PairTv | Return | TurnCard | Speak | Act<G> | Undo | Ping | Echo | Lift;

export type ServerFrame<G extends GameName = GameName> = View<G> | Ack | Refused | Pong | Gone;

/** What everyone at the table sees. */
export interface SantyAnnoPublic {
  phase: string;
  round: number;
  way: string;
  deck: string;
  table: (string | null)[];
  line: SantyAnnoLine;
  pirates: SantyAnnoPirate[];
  count: number | null;
  turn: number | null;
  arrivals: number[];
  tied: number[];
  bout: number;
  box: number[];
  resolution: SantyAnnoResolution | null;
}

/** The line of cards beside the harbour, in reading order; none is a card not laid or not shown. */
export interface SantyAnnoLine {
  cards: (string | null)[];
  laid: number;
  event: string | null;
  has_event: boolean;
  backwards: boolean;
  lap: boolean;
}

/** One pirate: tile, place at the table, scuttle, and what the round brings. */
export interface SantyAnnoPirate {
  seat: number;
  pirate: string;
  tile: string | null;
  chair: number | null;
  seated: boolean;
  holding: boolean;
  net: number;
  lapped: boolean;
  frame: string | null;
  landed: boolean;
  late: boolean;
  instant: number;
  tapped: boolean;
  taps: number | null;
  end: string | null;
  right: boolean | null;
  loot: number;
  coins: number[] | null;
  rank: number | null;
}

/** The cards as they work, their places in the line, the paths by seat, and who goes when card by card. */
export interface SantyAnnoResolution {
  cards: string[];
  places: number[];
  paths: SantyAnnoPathStep[][];
  turns: number[][];
}

/** One card of a path: where it leads, why, and where the sea carries the pirate after it. */
export interface SantyAnnoPathStep {
  to: string;
  after: string;
  why: Record<string, unknown>;
}

/** What only this seat sees. */
export interface SantyAnnoOwn {
  line: SantyAnnoLine;
  me: SantyAnnoPirate | null;
  ducats: number;
  taps: number | null;
}

/** One chair further around the table. */
export interface SantyAnnoRun {
  kind: 'run';
  way: 'cw' | 'ccw';
  at: number;
}

/** Sit down before the ship of this chair. */
export interface SantyAnnoSit {
  kind: 'sit';
  at: number;
}

/** Stand up again. */
export interface SantyAnnoStandUp {
  kind: 'stand_up';
  at: number;
}

/** Take the scuttle from beside the starting ship, after the lap. */
export interface SantyAnnoTakeScuttle {
  kind: 'take_scuttle';
  at: number;
}

/** Lay the scuttle on the pile in the harbour. */
export interface SantyAnnoLayScuttle {
  kind: 'lay_scuttle';
  at: number;
}

/** Put the frame under a ship. */
export interface SantyAnnoLayFrame {
  kind: 'lay_frame';
  ship: string;
  at: number;
}

/** The number of taps in the duel. */
export interface SantyAnnoTap {
  kind: 'tap';
  taps: number;
}

/** The clock: the next card is laid. */
export interface SantyAnnoLayCard {
  kind: 'lay_card';
}

/** The clock: the first card is laid and the race is on. */
export interface SantyAnnoCastOff {
  kind: 'cast_off';
}

/** The clock: the next number of the count. */
export interface SantyAnnoCount {
  kind: 'count';
}

/** The clock: the time limit is reached. */
export interface SantyAnnoTimeUp {
  kind: 'time_up';
}

/** On to the next round, or to the counting of the loot. */
export interface SantyAnnoNextRound {
  kind: 'next_round';
}

/** The Bosun: the ship before the next chair, clockwise. */
export interface SantyAnnoShipLies {
  kind: 'ship_lies';
  ship: string;
}

/** The Bosun: the next pirate's starting ship. */
export interface SantyAnnoPirateStarts {
  kind: 'pirate_starts';
  ship: string;
}

/** The Bosun: the card laid next, from the last of the line to the first. */
export interface SantyAnnoCardTurned {
  kind: 'card_turned';
  card: string;
}

/** The Bosun: the event card. */
export interface SantyAnnoEventTurned {
  kind: 'event_turned';
  event: string;
}

/** The Bosun: the next scuttle of the turned pile, and where its pirate sits. */
export interface SantyAnnoPirateSits {
  kind: 'pirate_sits';
  who: number;
  ship: string;
}

/** The Bosun: whoever is not in the pile is too late. */
export interface SantyAnnoTooLate {
  kind: 'too_late';
}

/** The Bosun: the pile is complete, show the paths and pay. */
export interface SantyAnnoCheck {
  kind: 'check';
}

/** The Bosun: the last thing named was a slip. */
export interface SantyAnnoTakeBack {
  kind: 'take_back';
}

/** The Bosun: who wins the arm-wrestling. */
export interface SantyAnnoWrestled {
  kind: 'wrestled';
  who: number;
}

/** A ship lies before a chair. */
export interface SantyAnnoLies {
  kind: 'lies';
  chair: number;
  ship: string;
}

/** A pirate's tile starts at a ship. */
export interface SantyAnnoStarts {
  kind: 'starts';
  who: number;
  ship: string;
}

/** A round of so many cards begins. */
export interface SantyAnnoRoundBegins {
  kind: 'round_begins';
  round: number;
  cards: number;
}

/** A card is laid at its place in the line, counted from 1; none if this seat does not see it. */
export interface SantyAnnoLaid {
  kind: 'laid';
  place: number;
  card: string | null;
}

/** The event card is turned; none if this seat does not see it. */
export interface SantyAnnoEventTurns {
  kind: 'event_turns';
  event: string | null;
}

/** Cast off: the race is on. */
export interface SantyAnnoCastsOff {
  kind: 'casts_off';
}

/** Behind the curtain it is this seat's go. */
export interface SantyAnnoGoes {
  kind: 'goes';
  who: number;
}

/** A pirate runs from chair to chair, 1 clockwise or -1. */
export interface SantyAnnoRuns {
  kind: 'runs';
  who: number;
  chair: number;
  to: number;
  way: number;
}

/** A pirate sits down. */
export interface SantyAnnoSitsDown {
  kind: 'sits_down';
  who: number;
  chair: number;
  ship: string;
}

/** A pirate stands up. */
export interface SantyAnnoStandsUp {
  kind: 'stands_up';
  who: number;
  chair: number;
}

/** A pirate's lap is done. */
export interface SantyAnnoEndsLap {
  kind: 'ends_lap';
  who: number;
}

/** A pirate takes the scuttle after the lap. */
export interface SantyAnnoTakesScuttle {
  kind: 'takes_scuttle';
  who: number;
}

/** A pirate puts the frame under a ship. */
export interface SantyAnnoLaysFrame {
  kind: 'lays_frame';
  who: number;
  ship: string;
}

/** A scuttle is laid, at this instant of the race. */
export interface SantyAnnoLands {
  kind: 'lands';
  who: number;
  instant: number;
}

/** A number of the count is called. */
export interface SantyAnnoCounts {
  kind: 'counts';
  number: number;
}

/** The limit is reached with so many pirates out. */
export interface SantyAnnoTimeIsUp {
  kind: 'time_is_up';
  out: number;
}

/** A pirate is too late and takes a free chair. */
export interface SantyAnnoIsLate {
  kind: 'is_late';
  who: number;
  chair: number | null;
}

/** So many arrivals share an instant, and lots are drawn. */
export interface SantyAnnoDrawsLots {
  kind: 'draws_lots';
  among: number;
}

/** A card, the nth that works, moves a tile; `after` is where the sea carries it then. */
export interface SantyAnnoSteps {
  kind: 'steps';
  who: number;
  nth: number;
  card: string;
  start: string;
  to: string;
  after: string;
}

/** The pile is turned: who is at which place, where he believed to end and where he ends, and the coin. */
export interface SantyAnnoArrives {
  kind: 'arrives';
  place: number;
  who: number;
  believed: string;
  end: string;
  ducats: number;
}

/** The tied seats fight. */
export interface SantyAnnoDuelBegins {
  kind: 'duel_begins';
  who: number[];
  bout: number;
}

/** A seat has fought. */
export interface SantyAnnoHasTapped {
  kind: 'has_tapped';
  who: number;
}

/** How often a seat has tapped. */
export interface SantyAnnoTaps {
  kind: 'taps';
  who: number;
  taps: number;
}

/** Who wins the arm-wrestling. */
export interface SantyAnnoWinsWrestling {
  kind: 'wins_wrestling';
  who: number;
}

/** A seat's final rank and ducats. */
export interface SantyAnnoRanks {
  kind: 'ranks';
  who: number;
  rank: number;
  ducats: number;
}

/** By hand: a scuttle of the pile and where its pirate sits. */
export interface SantyAnnoSitsAt {
  kind: 'sits_at';
  who: number;
  ship: string;
  place: number;
}

/** By hand: the last thing named is taken back. */
export interface SantyAnnoTakesBack {
  kind: 'takes_back';
  what: string;
}

/** The table as everyone sees it. */
export interface CatanJuniorPublic {
  players: CatanJuniorSailor[];
  phase: 'roll' | 'ghost' | 'main' | 'free_build' | 'gifts' | 'over';
  active: number;
  first: number;
  round: number;
  rounds: number;
  roll: number;
  rolled: boolean;
  rolls: number[];
  ghost: number | null;
  castle: number | null;
  forts: (number | null)[];
  boats: (number | null)[];
  stock: CatanJuniorCards;
  market: ('sabre' | 'wool' | 'wood' | 'rum' | 'gold' | null)[];
  bargained: boolean;
  coco_left: number;
  tiles_left: number;
  ports: boolean;
  offers_left: number;
  offer: CatanJuniorOnTheTable | null;
  chosen: number[];
}

/** What everyone sees of a player. */
export interface CatanJuniorSailor {
  colour: string;
  cards: number;
  forts: number;
  forts_left: number;
  boats_left: number;
  coco: Record<'ghost' | 'free_build' | 'neighbours' | 'two_wood' | 'wood_and_wool', number>;
  ports: ('sabre' | 'wool' | 'wood' | 'rum' | 'gold')[];
  ghosts: number;
  earned: number;
}

/** So many cards of each resource. */
export interface CatanJuniorCards {
  sabre: number;
  wool: number;
  wood: number;
  rum: number;
  gold: number;
}

/** The active player's offer, or his proposal to call the game off (no cards on either side). */
export interface CatanJuniorOnTheTable {
  call_off: boolean;
  give: CatanJuniorCards;
  want: CatanJuniorCards;
  answers: ('silent' | 'refused' | 'accepted' | 'countered' | null)[];
  counters: (CatanJuniorCounteroffer | null)[];
}

/** What a seat offers instead, seen from that seat. */
export interface CatanJuniorCounteroffer {
  give: CatanJuniorCards;
  want: CatanJuniorCards;
}

/** What only one seat sees: its hand, and the gift it has laid aside. */
export interface CatanJuniorOwn {
  hand: CatanJuniorCards;
  gift: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold' | null;
}

/** Roll the die. */
export interface CatanJuniorRoll {
  kind: 'roll';
}

/** Pass the die on. */
export interface CatanJuniorEndTurn {
  kind: 'end_turn';
}

/** Lay a boat on a line. */
export interface CatanJuniorBuildBoat {
  kind: 'build_boat';
  line: number;
}

/** Build a fortress on a site. */
export interface CatanJuniorBuildFort {
  kind: 'build_fort';
  site: number;
}

/** Buy and turn a Coco card. */
export interface CatanJuniorBuyCoco {
  kind: 'buy_coco';
}

/** Send the ghost to a terrain. */
export interface CatanJuniorMoveGhost {
  kind: 'move_ghost';
  hex: number;
}

/** Give a neighbour a card. */
export interface CatanJuniorGive {
  kind: 'give';
  resource: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
}

/** Show a neighbour an empty hand. */
export interface CatanJuniorGiveNothing {
  kind: 'give_nothing';
}

/** Swap a card at the market. */
export interface CatanJuniorMarket {
  kind: 'market';
  give: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
  take: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
}

/** Trade with the stock, three for one, or two with the port. */
export interface CatanJuniorStock {
  kind: 'stock';
  give: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
  take: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
}

/** Say yes to the offer on the table. */
export interface CatanJuniorAccept {
  kind: 'accept';
}

/** Say no to the offer on the table. */
export interface CatanJuniorRefuse {
  kind: 'refuse';
}

/** Take one's offer back. */
export interface CatanJuniorWithdraw {
  kind: 'withdraw';
}

/** Close the deal with a seat that accepted or made a counter-offer. */
export interface CatanJuniorDealWith {
  kind: 'deal_with';
  seat: number;
}

/** Offer cards for other cards. */
export interface CatanJuniorOffer {
  kind: 'offer';
  give: CatanJuniorCards;
  want: CatanJuniorCards;
}

/** Answer an offer with another. */
export interface CatanJuniorCounter {
  kind: 'counter';
  give: CatanJuniorCards;
  want: CatanJuniorCards;
}

/** Propose to end the game unfinished. */
export interface CatanJuniorCallOff {
  kind: 'call_off';
}

/** A turn begins. */
export interface CatanJuniorTurn {
  kind: 'turn';
  who: number;
  round: number;
}

/** The die shows a number. */
export interface CatanJuniorRolled {
  kind: 'rolled';
  who: number;
  number: number;
}

/** Terrains give a player cards. */
export interface CatanJuniorEarned {
  kind: 'earned';
  who: number;
  resource: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
  count: number;
}

/** The stock has too few cards for all who earn. */
export interface CatanJuniorShort {
  kind: 'short';
  resource: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
}

/** The ghost goes to another terrain (from none: from its castle). */
export interface CatanJuniorGhostMoved {
  kind: 'ghost_moved';
  who: number;
  start: number | null;
  hex: number;
  resource: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
  number: number;
}

/** A boat is laid. */
export interface CatanJuniorBoatBuilt {
  kind: 'boat_built';
  who: number;
  line: number;
  free: boolean;
}

/** A fortress is built. */
export interface CatanJuniorFortBuilt {
  kind: 'fort_built';
  who: number;
  site: number;
  free: boolean;
}

/** A port tile is drawn. */
export interface CatanJuniorPortDrawn {
  kind: 'port_drawn';
  who: number;
  resource: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
}

/** A Coco card is bought and turned. */
export interface CatanJuniorCocoTurned {
  kind: 'coco_turned';
  who: number;
  card: 'ghost' | 'free_build' | 'neighbours' | 'two_wood' | 'wood_and_wool';
}

/** There is no place for the free piece. */
export interface CatanJuniorFreeBuildLost {
  kind: 'free_build_lost';
  who: number;
}

/** A Coco card brings cards from the stock. */
export interface CatanJuniorTook {
  kind: 'took';
  who: number;
  resource: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
  count: number;
}

/** The castle gets a new master, or none. */
export interface CatanJuniorCastleChanged {
  kind: 'castle_changed';
  now: number | null;
  before: number | null;
}

/** A neighbour has chosen his gift. */
export interface CatanJuniorGiftChosen {
  kind: 'gift_chosen';
  who: number;
}

/** A card goes to a neighbour; no resource: one does not see which. */
export interface CatanJuniorGift {
  kind: 'gift';
  giver: number;
  receiver: number;
  resource: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold' | null;
}

/** A neighbour has nothing to give. */
export interface CatanJuniorNoGift {
  kind: 'no_gift';
  giver: number;
  receiver: number;
}

/** A card is swapped at the market. */
export interface CatanJuniorBargained {
  kind: 'bargained';
  who: number;
  give: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
  take: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
}

/** Five alike go back to the stock. */
export interface CatanJuniorMarketCleared {
  kind: 'market_cleared';
  resource: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
}

/** A stall gets its card. */
export interface CatanJuniorStallFilled {
  kind: 'stall_filled';
  resource: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
}

/** Cards are traded with the stock. */
export interface CatanJuniorStockTraded {
  kind: 'stock_traded';
  who: number;
  give: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
  count: number;
  take: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
}

/** An offer lies on the table. */
export interface CatanJuniorOffered {
  kind: 'offered';
  who: number;
  give: CatanJuniorCards;
  want: CatanJuniorCards;
}

/** A seat says yes. */
export interface CatanJuniorAccepted {
  kind: 'accepted';
  who: number;
}

/** A seat says no. */
export interface CatanJuniorRefused {
  kind: 'refused';
  who: number;
}

/** A seat makes a counter-offer. */
export interface CatanJuniorCountered {
  kind: 'countered';
  who: number;
  give: CatanJuniorCards;
  want: CatanJuniorCards;
}

/** The offer is off the table. */
export interface CatanJuniorOfferEnded {
  kind: 'offer_ended';
  who: number;
}

/** Two players swap cards. */
export interface CatanJuniorDealt {
  kind: 'dealt';
  who: number;
  other: number;
  give: CatanJuniorCards;
  take: CatanJuniorCards;
}

/** Somebody proposes to stop here. */
export interface CatanJuniorCallOffProposed {
  kind: 'call_off_proposed';
  who: number;
}

/** Seven fortresses stand. */
export interface CatanJuniorVictory {
  kind: 'victory';
  who: number;
}

/** All agree to stop. */
export interface CatanJuniorCalledOffByAll {
  kind: 'called_off_by_all';
}

/** The last round is over. */
export interface CatanJuniorCalledOffAtTheLimit {
  kind: 'called_off_at_the_limit';
  rounds: number;
}

/** What everyone sees. */
export interface SandokanPublic {
  cards: 'stay' | 'spent';
  island_cards: number;
  bluff: boolean;
  turns: number;
  phase: 'over' | 'choose_port' | 'sail_out' | 'may_turn_event' | 'trade' | 'pay_sum' | 'pay_both' | 'at_wreck' | 'at_chest' | 'at_merchant' | 'in_wind' | 'with_chart' | 'lose_treasure' | 'put_back' | 'swap_cargo' | 'exchange' | 'steer' | 'may_attack' | 'fighting' | 'hand_over' | 'pay_defeat' | 'may_call' | 'pay_toll';
  asked: number[];
  first: number;
  turn: number;
  turn_of: number;
  active: number;
  extra: boolean;
  boats: SandokanBoat[];
  ports: SandokanPortView[];
  box: Record<'ruby' | 'diamond' | 'gold' | 'emerald' | 'pearl' | 'rum', number>;
  pile: number;
  storms: number;
  event: 'wreck' | 'chest' | 'merchant' | 'wind' | 'crew' | 'marque' | 'chart' | 'storm' | 'leak' | 'scurvy' | 'mutiny' | 'becalmed' | 'customs' | 'fog' | 'plague' | null;
  payment: SandokanPayment | null;
  loss: SandokanLoss | null;
  balance: number;
  fight: SandokanFight | null;
  called: SandokanBluff | null;
  winner: number | null;
}

/** A captain's boat, hold and standing. */
export interface SandokanBoat {
  home: 'sun' | 'azure' | 'orient' | 'fire' | 'hope' | 'tafia' | null;
  cell: number | null;
  port: 'sun' | 'azure' | 'orient' | 'fire' | 'hope' | 'tafia' | null;
  heading: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW' | null;
  cargo: ('ruby' | 'diamond' | 'gold' | 'emerald' | 'pearl' | 'rum')[];
  cards: number;
  points: number;
  becalmed: number;
  plagued: boolean;
  bought: boolean;
  letter: boolean;
}

/** A port and the treasures on its quay. */
export interface SandokanPortView {
  port: 'sun' | 'azure' | 'orient' | 'fire' | 'hope' | 'tafia';
  owner: number | null;
  treasures: ('ruby' | 'diamond' | 'gold' | 'emerald' | 'pearl' | 'rum')[];
}

/** What is being paid for: points still due, or cards (one black, one red) at a chest. */
export interface SandokanPayment {
  treasure: 'ruby' | 'diamond' | 'gold' | 'emerald' | 'pearl' | 'rum';
  due: number;
}

/** What has to be given up: how much may be kept, and why. */
export interface SandokanLoss {
  keep: number;
  why: 'leak' | 'scurvy' | 'limit' | 'false_call' | 'quay' | 'full_hold';
}

/** A fight in which at least one captain has not answered. */
export interface SandokanFight {
  attacker: number;
  defender: number;
  ready: number[];
}

/** A move with covered cards that can still be called. */
export interface SandokanBluff {
  cells: number;
  cards: number;
  origin: number;
}

/** What only this seat sees. */
export interface SandokanOwn {
  hand: Record<'black:1' | 'black:2' | 'black:3' | 'red:1' | 'red:2' | 'red:3', number>;
  laid: number[];
  shown: number[];
  letter: boolean;
  reach: SandokanReached[];
}

/** A cell in reach, and the values of the black cards still to be laid for it (the fewest). */
export interface SandokanReached {
  heading: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
  cells: number;
  cell: number;
  lay: number[];
}

/** Do nothing: no trade, no attack, no call, no extra turn. */
export interface SandokanPass {
  kind: 'pass';
}

/** Choose a home port. */
export interface SandokanPort {
  kind: 'port';
  port: 'sun' | 'azure' | 'orient' | 'fire' | 'hope' | 'tafia';
}

/** Choose one more black card for this move. */
export interface SandokanLay {
  kind: 'lay';
  value: number;
}

/** Sail so many cells in a direction. */
export interface SandokanSail {
  kind: 'sail';
  heading: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
  cells: number;
}

/** Turn on the spot. */
export interface SandokanTurn {
  kind: 'turn';
  heading: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
}

/** Stay where the boat lies. */
export interface SandokanStay {
  kind: 'stay';
}

/** Go one cell along Serenity without cards. */
export interface SandokanGlide {
  kind: 'glide';
  heading: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
}

/** Turn another event of the Island of Storms. */
export interface SandokanTurnEvent {
  kind: 'turn_event';
}

/** Swap this card for one of the other colour and the same value. */
export interface SandokanSwap {
  kind: 'swap';
  card: 'black:1' | 'black:2' | 'black:3' | 'red:1' | 'red:2' | 'red:3';
}

/** Begin the one purchase of the game. */
export interface SandokanBuy {
  kind: 'buy';
  treasure: 'ruby' | 'diamond' | 'gold' | 'emerald' | 'pearl' | 'rum';
}

/** Give a carried treasure as part of the price. */
export interface SandokanTradeIn {
  kind: 'trade_in';
  treasure: 'ruby' | 'diamond' | 'gold' | 'emerald' | 'pearl' | 'rum';
}

/** Pay with a card. */
export interface SandokanPay {
  kind: 'pay';
  card: 'black:1' | 'black:2' | 'black:3' | 'red:1' | 'red:2' | 'red:3';
}

/** Take a card instead of the wreck's treasure. */
export interface SandokanTakeCard {
  kind: 'take_card';
}

/** Take a treasure. */
export interface SandokanTake {
  kind: 'take';
  treasure: 'ruby' | 'diamond' | 'gold' | 'emerald' | 'pearl' | 'rum';
}

/** Leave a carried treasure on the quay. */
export interface SandokanLeave {
  kind: 'leave';
  treasure: 'ruby' | 'diamond' | 'gold' | 'emerald' | 'pearl' | 'rum';
}

/** Give up a treasure to the box. */
export interface SandokanLose {
  kind: 'lose';
  treasure: 'ruby' | 'diamond' | 'gold' | 'emerald' | 'pearl' | 'rum';
}

/** Put a card under the pile. */
export interface SandokanDrop {
  kind: 'drop';
  card: 'black:1' | 'black:2' | 'black:3' | 'red:1' | 'red:2' | 'red:3';
}

/** Hand a card to the winner. */
export interface SandokanGive {
  kind: 'give';
  card: 'black:1' | 'black:2' | 'black:3' | 'red:1' | 'red:2' | 'red:3';
}

/** Hand a treasure to the winner. */
export interface SandokanCede {
  kind: 'cede';
  treasure: 'ruby' | 'diamond' | 'gold' | 'emerald' | 'pearl' | 'rum';
}

/** Sail by the chart to a cell beside an island. */
export interface SandokanGo {
  kind: 'go';
  cell: number;
}

/** Point the bow somewhere for the next turn. */
export interface SandokanHead {
  kind: 'head';
  heading: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
}

/** Attack a boat in reach. */
export interface SandokanAttack {
  kind: 'attack';
  seat: number;
}

/** Choose one more red card for the fight. */
export interface SandokanShow {
  kind: 'show';
  value: number;
}

/** Fight without the letter of marque. */
export interface SandokanReady {
  kind: 'ready';
}

/** Fight with the letter of marque. */
export interface SandokanWithLetter {
  kind: 'with_letter';
}

/** Say that the captain sailed too far. */
export interface SandokanCall {
  kind: 'call';
}

/** A captain chose a home port. */
export interface SandokanChosePort {
  kind: 'chose_port';
  who: number;
  port: 'sun' | 'azure' | 'orient' | 'fire' | 'hope' | 'tafia';
}

/** A boat sailed with black cards that everyone saw. */
export interface SandokanSailed {
  kind: 'sailed';
  who: number;
  start: number;
  end: number;
  ones: number;
  twos: number;
  threes: number;
}

/** A boat sailed with cards face down. */
export interface SandokanSailedCovered {
  kind: 'sailed_covered';
  who: number;
  start: number;
  end: number;
  cells: number;
  cards: number;
}

/** A boat without black cards made one cell. */
export interface SandokanDrifted {
  kind: 'drifted';
  who: number;
  start: number;
  end: number;
}

/** A boat went along Serenity. */
export interface SandokanGlided {
  kind: 'glided';
  who: number;
  start: number;
  end: number;
}

/** A boat turned on the spot. */
export interface SandokanTurned {
  kind: 'turned';
  who: number;
  heading: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
}

/** A boat stayed. */
export interface SandokanStayed {
  kind: 'stayed';
  who: number;
}

/** A captain declined the extra turn. */
export interface SandokanDeclined {
  kind: 'declined';
  who: number;
}

/** A boat points its bow for the next turn. */
export interface SandokanHeaded {
  kind: 'headed';
  who: number;
  heading: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
}

/** A captain took a card; its kind is for those who know it. */
export interface SandokanDrew {
  kind: 'drew';
  who: number;
  card: 'black:1' | 'black:2' | 'black:3' | 'red:1' | 'red:2' | 'red:3' | null;
}

/** A captain swapped a card with the pile. */
export interface SandokanSwapped {
  kind: 'swapped';
  who: number;
  given: 'black:1' | 'black:2' | 'black:3' | 'red:1' | 'red:2' | 'red:3';
  taken: 'black:1' | 'black:2' | 'black:3' | 'red:1' | 'red:2' | 'red:3';
  depth: number;
}

/** The pile had no fitting card. */
export interface SandokanSwapFailed {
  kind: 'swap_failed';
  who: number;
  card: 'black:1' | 'black:2' | 'black:3' | 'red:1' | 'red:2' | 'red:3';
}

/** A captain begins to pay for a treasure. */
export interface SandokanBargained {
  kind: 'bargained';
  who: number;
  treasure: 'ruby' | 'diamond' | 'gold' | 'emerald' | 'pearl' | 'rum';
  place: 'island' | 'wreck' | 'chest';
}

/** A captain paid with a card. */
export interface SandokanPaid {
  kind: 'paid';
  who: number;
  card: 'black:1' | 'black:2' | 'black:3' | 'red:1' | 'red:2' | 'red:3';
}

/** A captain gave a treasure as part of the price. */
export interface SandokanTradedIn {
  kind: 'traded_in';
  who: number;
  treasure: 'ruby' | 'diamond' | 'gold' | 'emerald' | 'pearl' | 'rum';
}

/** A treasure of the box came aboard. */
export interface SandokanGot {
  kind: 'got';
  who: number;
  treasure: 'ruby' | 'diamond' | 'gold' | 'emerald' | 'pearl' | 'rum';
}

/** A captain turned an event, in a port or at the Island of Storms. */
export interface SandokanMet {
  kind: 'met';
  who: number;
  event: 'wreck' | 'chest' | 'merchant' | 'wind' | 'crew' | 'marque' | 'chart' | 'storm' | 'leak' | 'scurvy' | 'mutiny' | 'becalmed' | 'customs' | 'fog' | 'plague';
  port: 'sun' | 'azure' | 'orient' | 'fire' | 'hope' | 'tafia' | null;
}

/** An event moved a boat. */
export interface SandokanBlown {
  kind: 'blown';
  who: number;
  start: number;
  end: number;
  event: 'wreck' | 'chest' | 'merchant' | 'wind' | 'crew' | 'marque' | 'chart' | 'storm' | 'leak' | 'scurvy' | 'mutiny' | 'becalmed' | 'customs' | 'fog' | 'plague';
}

/** A treasure went to the box. */
export interface SandokanLost {
  kind: 'lost';
  who: number;
  treasure: 'ruby' | 'diamond' | 'gold' | 'emerald' | 'pearl' | 'rum';
  why: 'leak' | 'scurvy' | 'limit' | 'false_call' | 'quay' | 'full_hold';
}

/** A captain put a card under the pile. */
export interface SandokanPutUnder {
  kind: 'put_under';
  who: number;
  card: 'black:1' | 'black:2' | 'black:3' | 'red:1' | 'red:2' | 'red:3' | null;
  why: 'leak' | 'scurvy' | 'limit' | 'false_call' | 'quay' | 'full_hold';
}

/** A captain drew a card from another hand. */
export interface SandokanRobbed {
  kind: 'robbed';
  who: number;
  whom: number;
  card: 'black:1' | 'black:2' | 'black:3' | 'red:1' | 'red:2' | 'red:3' | null;
}

/** A beaten captain handed a card over. */
export interface SandokanGave {
  kind: 'gave';
  who: number;
  whom: number;
  card: 'black:1' | 'black:2' | 'black:3' | 'red:1' | 'red:2' | 'red:3' | null;
}

/** A beaten captain handed a treasure over. */
export interface SandokanCeded {
  kind: 'ceded';
  who: number;
  whom: number;
  treasure: 'ruby' | 'diamond' | 'gold' | 'emerald' | 'pearl' | 'rum';
  to_box: boolean;
}

/** The winner took a treasure. */
export interface SandokanSeized {
  kind: 'seized';
  who: number;
  whom: number;
  treasure: 'ruby' | 'diamond' | 'gold' | 'emerald' | 'pearl' | 'rum';
}

/** A captain took the treasure of a free port. */
export interface SandokanTookFree {
  kind: 'took_free';
  who: number;
  treasure: 'ruby' | 'diamond' | 'gold' | 'emerald' | 'pearl' | 'rum';
  port: 'sun' | 'azure' | 'orient' | 'fire' | 'hope' | 'tafia';
}

/** A captain swapped a carried treasure for that of a free port. */
export interface SandokanSwappedCargo {
  kind: 'swapped_cargo';
  who: number;
  left: 'ruby' | 'diamond' | 'gold' | 'emerald' | 'pearl' | 'rum';
  taken: 'ruby' | 'diamond' | 'gold' | 'emerald' | 'pearl' | 'rum';
  port: 'sun' | 'azure' | 'orient' | 'fire' | 'hope' | 'tafia';
}

/** A captain left a treasure in another's port. */
export interface SandokanLeft {
  kind: 'left';
  who: number;
  treasure: 'ruby' | 'diamond' | 'gold' | 'emerald' | 'pearl' | 'rum';
  port: 'sun' | 'azure' | 'orient' | 'fire' | 'hope' | 'tafia';
}

/** A captain took a treasure from another's port. */
export interface SandokanFetched {
  kind: 'fetched';
  who: number;
  treasure: 'ruby' | 'diamond' | 'gold' | 'emerald' | 'pearl' | 'rum';
  port: 'sun' | 'azure' | 'orient' | 'fire' | 'hope' | 'tafia';
}

/** A treasure came ashore at home. */
export interface SandokanUnloaded {
  kind: 'unloaded';
  who: number;
  treasure: 'ruby' | 'diamond' | 'gold' | 'emerald' | 'pearl' | 'rum';
}

/** A captain came home with treasure. */
export interface SandokanCameHome {
  kind: 'came_home';
  who: number;
  points: number;
}

/** The plague left a boat. */
export interface SandokanCured {
  kind: 'cured';
  who: number;
}

/** A captain attacked. */
export interface SandokanAttacked {
  kind: 'attacked';
  who: number;
  whom: number;
}

/** A captain is ready to fight. */
export interface SandokanAnswered {
  kind: 'answered';
  who: number;
}

/** A captain's strength in a fight. */
export interface SandokanShowed {
  kind: 'showed';
  who: number;
  ones: number;
  twos: number;
  threes: number;
  letter: boolean;
  strength: number;
}

/** A captain won a fight. */
export interface SandokanBeat {
  kind: 'beat';
  who: number;
  whom: number;
}

/** A fight ended even. */
export interface SandokanDrewLevel {
  kind: 'drew_level';
  who: number;
  whom: number;
}

/** A captain gets an extra turn. */
export interface SandokanExtraTurn {
  kind: 'extra_turn';
  who: number;
}

/** A becalmed boat missed a turn. */
export interface SandokanMissed {
  kind: 'missed';
  who: number;
  extra: boolean;
}

/** A captain called a bluff. */
export interface SandokanCalled {
  kind: 'called';
  who: number;
  whom: number;
}

/** A captain had sailed too far. */
export interface SandokanCaught {
  kind: 'caught';
  who: number;
  cells: number;
  allowed: number;
}

/** A captain had sailed honestly. */
export interface SandokanCleared {
  kind: 'cleared';
  who: number;
}

/** A captain did not call. */
export interface SandokanLetPass {
  kind: 'let_pass';
  who: number;
}

/** A good event at the quay ended the game. */
export interface SandokanWon {
  kind: 'won';
  who: number;
  points: number;
}

/** All turns have been played. */
export interface SandokanTurnsOver {
  kind: 'turns_over';
}
