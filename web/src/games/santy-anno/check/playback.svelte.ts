/** The check played like a film: card by card for all, or pirate by pirate (SA-27); stopped, stepped and hurried. */
import { play } from '../../../sound/sound';
import type { Check } from './check';

export type Mode = 'pirate' | 'card';

const SLOWEST_MS = 820;
const PIRATE_STEP_MS = 480;
/** What part of the time that the table leaves is for the film; the rest is for looking. */
const FILM = 0.8;

export class Playback {
  mode = $state<Mode>('card');
  /** The frame that is shown. */
  at = $state(0);
  playing = $state(true);
  fast = $state(false);
  /** The player has taken it in hand: it is not put away while there is time. */
  touched = $state(false);

  #check: Check;
  #own: number | null;
  #time: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #squawked = false;

  /** `time` is how long the table shows the check, in milliseconds. */
  constructor(check: Check, own: number | null, mode: Mode, time: number) {
    this.#check = check;
    this.#own = own;
    this.#time = time;
    this.mode = mode;
    this.#wind();
  }

  get last(): number {
    const { cards, rows } = this.#check;
    return this.mode === 'card' ? cards.length + rows.length : rows.length * (cards.length + 1) - 1;
  }

  /** The rows in the order of "pirate by pirate": oneself first, then by arrival. */
  get order(): number[] {
    const rows = this.#check.rows.map((_, index) => index);
    const mine = this.#check.rows.findIndex(({ seat }) => seat === this.#own);
    return mine < 0 ? rows : [mine, ...rows.filter((index) => index !== mine)];
  }

  /** The row that "pirate by pirate" is at. */
  get row(): number {
    const { cards, rows } = this.#check;
    return this.order[Math.min(rows.length - 1, Math.floor(this.at / (cards.length + 1)))] ?? 0;
  }

  /** How many cards of a row are shown. */
  shown(row: number): number {
    const count = this.#check.cards.length;
    if (this.mode === 'card') return Math.min(this.at, count);
    const turn = this.order.indexOf(row) - Math.floor(this.at / (count + 1));
    return turn < 0 ? count : turn > 0 ? 0 : this.at % (count + 1);
  }

  /** Whether it is said who of a row was right. */
  told(row: number): boolean {
    const count = this.#check.cards.length;
    return this.mode === 'card' ? this.at > count + row : this.shown(row) === count;
  }

  choose(mode: Mode): void {
    this.touched = true;
    this.mode = mode;
    this.go(0);
    this.playing = true;
    this.#wind();
  }

  /** Shows one row with all its cards. */
  turnTo(row: number): void {
    this.touched = true;
    this.mode = 'pirate';
    const count = this.#check.cards.length;
    this.at = this.order.indexOf(row) * (count + 1) + count;
    this.playing = false;
    this.#wind();
  }

  nextPirate(): void {
    const { order } = this;
    this.turnTo(order[(order.indexOf(this.row) + 1) % order.length] ?? 0);
  }

  step(by: number): void {
    this.touched = true;
    this.playing = false;
    this.go(this.at + by);
    this.#wind();
  }

  toggle(): void {
    this.touched = true;
    this.playing = !this.playing;
    if (this.playing && this.at >= this.last) this.at = 0;
    this.#wind();
  }

  hurry(): void {
    this.fast = !this.fast;
    this.#wind();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  go(frame: number): void {
    const next = Math.max(0, Math.min(this.last, frame));
    if (next > this.at) this.#sound(next);
    this.at = next;
  }

  get #beat(): number {
    const usual =
      this.mode === 'card' ? Math.min(SLOWEST_MS, (this.#time * FILM) / this.last) : PIRATE_STEP_MS;
    return this.fast ? usual / 2 : usual;
  }

  #wind(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.at >= this.last) {
      this.playing = false;
      return;
    }
    this.#timer = setTimeout(() => {
      this.go(this.at + 1);
      this.#wind();
    }, this.#beat);
  }

  #sound(frame: number): void {
    const { cards, rows } = this.#check;
    const byCard = this.mode === 'card';
    const card = byCard ? frame - 1 : (frame % (cards.length + 1)) - 1;
    if (card >= 0 && card < cards.length) play('hop', { step: card, gain: 0.7 });
    const told = byCard ? frame - cards.length - 1 : card === cards.length - 1 ? this.row : -1;
    const row = rows[told];
    if (!row) return;
    if (row.loot > 0) play('coin', { step: 5 - row.loot });
    else if (row.verdict === 'wrong' && !this.#squawked) {
      this.#squawked = true;
      play('squawk', { gain: 0.6 });
    }
  }
}
