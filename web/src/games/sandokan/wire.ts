// Made by `python -m flibuste.server.wire.typescript`: do not edit.
import type { Message } from '../../words/message';

export const PLAYERS = { from: 2, to: 6 } as const;

/** What everyone sees. */
export interface SandokanPublic {
  rules: 'swift' | 'book';
  changed: Record<string, string | number>;
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
  bow: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW' | null;
  range: number[];
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

/** What is being paid for: the price in points, or in cards (one black, one red) at a chest. */
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
  paid: ('black:1' | 'black:2' | 'black:3' | 'red:1' | 'red:2' | 'red:3')[];
  shown: number[];
  letter: boolean;
  reach: SandokanReached[];
  ahead: Record<'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW', number[]>;
  closed: ('sun' | 'azure' | 'orient' | 'fire' | 'hope' | 'tafia')[];
}

/** A cell in reach, and the values of the black cards still to be laid for it (the fewest). */
export interface SandokanReached {
  heading: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
  cells: number;
  cell: number;
  lay: number[];
  brings: Message[];
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

/** Sail a number of cells in a direction. */
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

/** A captain took a card, whose kind only those who know it see. */
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

/** A captain paid with a card that only he saw. */
export interface SandokanPaid {
  kind: 'paid';
  who: number;
  card: 'black:1' | 'black:2' | 'black:3' | 'red:1' | 'red:2' | 'red:3';
}

/** A captain paid with cards that others did not see. */
export interface SandokanPaidCovered {
  kind: 'paid_covered';
  who: number;
  cards: number;
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

/** A fight ended in a draw. */
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

declare module '../../net/wire' {
  interface GameTypes {
    'sandokan': {
      public: SandokanPublic;
      own: SandokanOwn;
      action: SandokanPass | SandokanPort | SandokanLay | SandokanSail | SandokanTurn | SandokanStay | SandokanGlide | SandokanTurnEvent | SandokanSwap | SandokanBuy | SandokanTradeIn | SandokanPay | SandokanTakeCard | SandokanTake | SandokanLeave | SandokanLose | SandokanDrop | SandokanGive | SandokanCede | SandokanGo | SandokanHead | SandokanAttack | SandokanShow | SandokanReady | SandokanWithLetter | SandokanCall;
      fact: SandokanChosePort | SandokanSailed | SandokanSailedCovered | SandokanDrifted | SandokanGlided | SandokanTurned | SandokanStayed | SandokanDeclined | SandokanHeaded | SandokanDrew | SandokanSwapped | SandokanSwapFailed | SandokanBargained | SandokanPaid | SandokanPaidCovered | SandokanTradedIn | SandokanGot | SandokanMet | SandokanBlown | SandokanLost | SandokanPutUnder | SandokanRobbed | SandokanGave | SandokanCeded | SandokanSeized | SandokanTookFree | SandokanSwappedCargo | SandokanLeft | SandokanFetched | SandokanUnloaded | SandokanCameHome | SandokanCured | SandokanAttacked | SandokanAnswered | SandokanShowed | SandokanBeat | SandokanDrewLevel | SandokanExtraTurn | SandokanMissed | SandokanCalled | SandokanCaught | SandokanCleared | SandokanLetPass | SandokanWon | SandokanTurnsOver;
      tempo: null;
      questions: Record<string, never>;
    };
  }
}
