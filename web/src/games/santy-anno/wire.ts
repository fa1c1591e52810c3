// Made by `python -m flibuste.server.wire.typescript`: do not edit.
import type { Message } from '../../words/message';

export const PLAYERS = { from: 3, to: 8 } as const;

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
  still_out: number;
  turn: number | null;
  arrivals: number[];
  pile: number[];
  tied: number[];
  bout: number;
  box: number[];
  resolution: SantyAnnoResolution | null;
  check: SantyAnnoReveal | null;
  fleet: SantyAnnoLivery[] | null;
  slips: (SantyAnnoSlip | null)[];
}

/** The line of cards beside the harbour. */
export interface SantyAnnoLine {
  cards: (string | null)[];
  event: string | null;
  has_event: boolean;
  face_down: number[];
  next: number | null;
  laid: number;
  backwards: boolean;
  left: 'cw' | 'ccw';
  right: 'cw' | 'ccw';
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
  lap: number;
  lapped: boolean;
  frame: string | null;
  landed: boolean;
  late: boolean;
  stand: 'waits' | 'reckons' | 'runs' | 'seated' | 'in' | 'late' | 'unseen';
  believes: string | null;
  instant: number;
  tapped: boolean;
  taps: number | null;
  end: string | null;
  right: boolean | null;
  loot: number;
  coins: number[] | null;
  ducats: number | null;
  rank: number | null;
  office: 'captain' | 'first-mate' | 'deckhand' | null;
}

/** The cards as they work, their places in the line, paths by seat, and who moves when card by card. */
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

/** The current check: its moments, and how long it lasts. */
export interface SantyAnnoReveal {
  by_card: boolean;
  beats: SantyAnnoBeat[];
  lasts: number;
}

/** One moment of the check: its start, whose path, how many cards of it, and how many verdicts are told. */
export interface SantyAnnoBeat {
  at: number;
  row: number | null;
  cards: number;
  told: number;
}

/** What one ship of a box bears. */
export interface SantyAnnoLivery {
  ship: string;
  number: number;
  nest: 'yellow' | 'red' | 'blue' | 'green';
  sails: 'yellow' | 'red' | 'blue' | 'green';
  hull: 'yellow' | 'red' | 'blue' | 'green';
  plate: 'yellow' | 'red' | 'blue' | 'green';
  coco: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
}

/** One misreading: the card that works n-th (None: the event), what was misread, and the path it gives. */
export interface SantyAnnoSlip {
  nth: number | null;
  say: Record<string, unknown>;
  path: string[];
}

/** What only this seat sees. */
export interface SantyAnnoOwn {
  line: SantyAnnoLine;
  pile: number[];
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

/** The Bosun: everybody who is not in the pile is too late. */
export interface SantyAnnoTooLate {
  kind: 'too_late';
}

/** The Bosun: the pile is complete; show the paths and pay. */
export interface SantyAnnoCheck {
  kind: 'check';
}

/** The Bosun: the last thing named was a mistake. */
export interface SantyAnnoTakeBack {
  kind: 'take_back';
}

/** The Bosun: who wins the arm-wrestling. */
export interface SantyAnnoWrestled {
  kind: 'wrestled';
  who: number;
}

/** Sit at a ship and scan it with the phone; after the lap, at the player's own starting ship. */
export interface SantyAnnoScan {
  kind: 'scan';
  ship: string;
  at: number;
}

/** The Bosun: the ships of this box, if they are painted differently from ours (SA-14). */
export interface SantyAnnoFleetIs {
  kind: 'fleet_is';
  ships: SantyAnnoLivery[];
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

/** A round with this many cards begins. */
export interface SantyAnnoRoundBegins {
  kind: 'round_begins';
  round: number;
  cards: number;
}

/** A card is laid at its place in the line, counted from 1; None if this seat does not see it. */
export interface SantyAnnoLaid {
  kind: 'laid';
  place: number;
  card: string | null;
}

/** The event card is turned; None if this seat does not see it. */
export interface SantyAnnoEventTurns {
  kind: 'event_turns';
  event: string | null;
}

/** Cast off: the race is on. */
export interface SantyAnnoCastsOff {
  kind: 'casts_off';
}

/** Behind the curtain, this seat has its go. */
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

/** The limit is reached with these pirates out. */
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

/** Several arrivals share an instant, and lots are drawn. */
export interface SantyAnnoDrawsLots {
  kind: 'draws_lots';
  among: number;
}

/** A card, the nth that works, moves a tile; `after` is where the sea then carries it. */
export interface SantyAnnoSteps {
  kind: 'steps';
  who: number;
  nth: number;
  card: string;
  start: string;
  to: string;
  after: string;
}

/** The pile is turned: who is at which place, where he believed to be and where he is, and the coin. */
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

/** A step in a box painted differently from ours (SA-14); the check shows why it leads there. */
export interface SantyAnnoStepsInBox {
  kind: 'steps_in_box';
  who: number;
  nth: number;
  card: string;
  start: string;
  to: string;
  after: string;
}

/** By hand: the ships are painted as in this box, or as we know them. */
export interface SantyAnnoIsPainted {
  kind: 'is_painted';
  like: 'ours' | 'box';
}

/** The times of the deal, the race and the duel: instants by the server's clock. */
export interface SantyAnnoRaceTimes {
  alone: number | null;
  racing: boolean;
  waves: SantyAnnoWaves | null;
  cast_off: number | null;
  count_ends: number | null;
  limit: number | null;
  step: number;
  early: number;
  next_card: number | null;
  duel: SantyAnnoDuelTimes[];
  check: number | null;
}

/** Who has waved on what is shown to all, and which players have not. */
export interface SantyAnnoWaves {
  waved: number[];
  awaited: number[];
  by_hand: boolean;
}

/** When a pirate may tap; instants by the server's clock. */
export interface SantyAnnoDuelTimes {
  seat: number;
  begins: number;
  ends: number;
}

/** The question `fleet`: whether these ships make one. */
export interface SantyAnnoAskFleet {
  ships: SantyAnnoLivery[];
}

/** The ships of a box in our order, and whether they are painted like ours. */
export interface SantyAnnoKnownFleet {
  ships: SantyAnnoLivery[];
  ours: boolean;
}

/** The question `where`: ships clockwise, cards in reading order, and where the pirates start. */
export interface SantyAnnoAskWhere {
  table: string[];
  cards: string[];
  starts: string[];
  event?: string | null;
  answer?: string | null;
  fleet?: SantyAnnoLivery[] | null;
}

/** Where they end up, card by card, with the reasons. */
export interface SantyAnnoWhere {
  ends: string[];
  resolution: SantyAnnoResolution;
  slip: SantyAnnoMySlip | null;
}

/** The one misreading that explains a wrong answer. */
export interface SantyAnnoMySlip {
  nth: number | null;
  say: Message;
  path: string[];
}

/** The question `drill`: what to train. */
export interface SantyAnnoNewDrill {
  cards: number;
  kinds: ('element' | 'struck' | 'colour' | 'name' | 'name-struck' | 'number' | 'helm' | 'double' | 'coco')[];
  event?: boolean;
  every?: number;
  lean?: Record<string, number>;
  rival?: string | null;
  fleet?: SantyAnnoLivery[] | null;
}

/** A round to train on; its cards are asked for one by one. */
export interface SantyAnnoDrill {
  round: string;
  table: string[];
  start: string;
  line: SantyAnnoRow;
  next: SantyAnnoNextCard;
}

/** Cards in reading order; None is a card that is not laid or not shown. */
export interface SantyAnnoRow {
  cards: (string | null)[];
  event: string | null;
  has_event: boolean;
  face_down: number[];
  next: number | null;
}

/** Which card to ask for, and when. */
export interface SantyAnnoNextCard {
  nth: number;
  due: number;
}

/** The question `drill/card`: the nth card to be laid, from 0, available once its time has come. */
export interface SantyAnnoAskCard {
  round: string;
  nth: number;
}

/** A card that is laid; with the first of the line comes "Cast off!". */
export interface SantyAnnoLaidCard {
  place: number;
  kind: string;
  cast_off: boolean;
  line: SantyAnnoRow;
  next: SantyAnnoNextCard | null;
  rival: number | null;
}

/** The question `drill/answer`: the ship somebody believes in. */
export interface SantyAnnoDrillAnswer {
  round: string;
  ship: string;
}

/** Whether the answer is right, the true path, and the slip if one explains it. */
export interface SantyAnnoDrillResult {
  right: boolean;
  end: string;
  resolution: SantyAnnoResolution;
  kinds: string[];
  event: string | null;
  slip: SantyAnnoMySlip | null;
  rival_right: boolean | null;
}

/** The question of the day's leg: look, deal the next round, or name the ship. */
export interface SantyAnnoAskLeg {
  do?: 'look' | 'deal' | 'answer';
  ship?: string | null;
}

/** The state of the leg: finished rounds, the current one, and the path of the one just answered. */
export interface SantyAnnoSailing {
  rounds: number;
  done: SantyAnnoArrived[];
  dealt: SantyAnnoDealt | null;
  verdict: SantyAnnoDrillResult | null;
}

/** A round that is over. */
export interface SantyAnnoArrived {
  right: boolean;
  millis: number;
}

/** The current round, with the cards laid so far. */
export interface SantyAnnoDealt {
  table: string[];
  start: string;
  line: SantyAnnoRow;
  next_in: number | null;
  since: number | null;
}

declare module '../../net/wire' {
  interface GameTypes {
    'santy-anno': {
      public: SantyAnnoPublic;
      own: SantyAnnoOwn;
      action: SantyAnnoRun | SantyAnnoSit | SantyAnnoStandUp | SantyAnnoTakeScuttle | SantyAnnoLayScuttle | SantyAnnoLayFrame | SantyAnnoTap | SantyAnnoLayCard | SantyAnnoCastOff | SantyAnnoCount | SantyAnnoTimeUp | SantyAnnoNextRound | SantyAnnoShipLies | SantyAnnoPirateStarts | SantyAnnoCardTurned | SantyAnnoEventTurned | SantyAnnoPirateSits | SantyAnnoTooLate | SantyAnnoCheck | SantyAnnoTakeBack | SantyAnnoWrestled | SantyAnnoScan | SantyAnnoFleetIs;
      fact: SantyAnnoLies | SantyAnnoStarts | SantyAnnoRoundBegins | SantyAnnoLaid | SantyAnnoEventTurns | SantyAnnoCastsOff | SantyAnnoGoes | SantyAnnoRuns | SantyAnnoSitsDown | SantyAnnoStandsUp | SantyAnnoEndsLap | SantyAnnoTakesScuttle | SantyAnnoLaysFrame | SantyAnnoLands | SantyAnnoCounts | SantyAnnoTimeIsUp | SantyAnnoIsLate | SantyAnnoDrawsLots | SantyAnnoSteps | SantyAnnoArrives | SantyAnnoDuelBegins | SantyAnnoHasTapped | SantyAnnoTaps | SantyAnnoWinsWrestling | SantyAnnoRanks | SantyAnnoSitsAt | SantyAnnoTakesBack | SantyAnnoStepsInBox | SantyAnnoIsPainted;
      tempo: SantyAnnoRaceTimes | null;
      questions: { 'fleet': { asked: SantyAnnoAskFleet; answered: SantyAnnoKnownFleet }; 'where': { asked: SantyAnnoAskWhere; answered: SantyAnnoWhere }; 'drill': { asked: SantyAnnoNewDrill; answered: SantyAnnoDrill }; 'drill/card': { asked: SantyAnnoAskCard; answered: SantyAnnoLaidCard }; 'drill/answer': { asked: SantyAnnoDrillAnswer; answered: SantyAnnoDrillResult }; voyage: { asked: SantyAnnoAskLeg; answered: SantyAnnoSailing }; };
    };
  }
}
