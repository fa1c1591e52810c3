/** The check as everybody sees it (SA-27): the server sets the timing. Meanwhile a viewer can look at one pirate. */
import { play } from '../../../sound/sound';
import { COIN_VALUES } from '../data';
import type { Check } from './check';

/** Milliseconds since the check began, at the usual pace. */
type Elapsed = () => number;

export class Playback {
  /** The moment being shown. */
  at = $state(0);
  /** The row this viewer looks at instead of what is shown to all. */
  looked = $state<number | null>(null);

  #check: Check;
  #elapsed: Elapsed;
  #pace: number;
  /** How far a lone player has skipped ahead. */
  #ahead = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(check: Check, elapsed: Elapsed, pace: number) {
    this.#check = check;
    this.#elapsed = elapsed;
    this.#pace = pace;
    this.at = this.#due();
    this.#wind();
  }

  get last(): number {
    return this.#check.beats.length - 1;
  }

  /** Everything has been shown, and all rows are in sight. */
  get summary(): boolean {
    return this.at === this.last && this.looked === null;
  }

  /** The pile is being turned over: nobody's path is shown yet. */
  get opening(): boolean {
    return this.looked === null && this.#beat.cards === 0 && this.#beat.row === null;
  }

  /** The row whose path is walked; undefined where a card applies to all at once. */
  get row(): number | null {
    return this.looked ?? this.#beat.row;
  }

  /** How many cards have been applied so far, to the current row or to all. */
  get cards(): number {
    return this.looked === null ? this.#beat.cards : this.#check.cards.length;
  }

  /** How many cards of a row are shown. */
  shown(row: number): number {
    const { row: walks, cards, told } = this.#beat;
    if (walks === null) return cards;
    return row === walks ? cards : row < told ? this.#check.cards.length : 0;
  }

  /** Whether a row's verdict is shown. */
  told(row: number): boolean {
    return row < this.#beat.told;
  }

  /** The row whose verdict is being shown, or that the viewer looks at; undefined at the end, where all are in sight. */
  get telling(): number | null {
    if (this.looked !== null) return this.looked;
    const { told } = this.#beat;
    return told > (this.#check.beats[this.at - 1]?.told ?? 0) ? told - 1 : null;
  }

  /** Looks at a pirate whose verdict is out; a second call returns to what is shown to all. */
  look(row: number | null): void {
    this.looked = row === null || row === this.looked || !this.told(row) ? null : row;
  }

  /** A lone player skips to the next pirate, or to the next card where cards apply to all at once. */
  next(): void {
    this.looked = null;
    const { beats } = this.#check;
    const { row } = this.#beat;
    const target = beats.findIndex((beat, n) => n > this.at && (row === null || beat.row !== row));
    const beat = beats[target];
    if (!beat) return;
    this.#ahead += beat.at - this.#time;
    this.#reach(target);
    this.#wind();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  get #beat(): Check['beats'][number] {
    return this.#check.beats[this.at] ?? { at: 0, row: null, cards: 0, told: 0 };
  }

  get #time(): number {
    return this.#elapsed() + this.#ahead;
  }

  #due(): number {
    const now = this.#time;
    return Math.max(
      0,
      this.#check.beats.findLastIndex(({ at }) => at <= now),
    );
  }

  #wind(): void {
    clearTimeout(this.#timer);
    const next = this.#check.beats[this.at + 1];
    if (!next) return;
    this.#timer = setTimeout(
      () => {
        this.#reach(Math.max(this.at + 1, this.#due()));
        this.#wind();
      },
      Math.max(0, (next.at - this.#time) / this.#pace),
    );
  }

  #reach(at: number): void {
    const before = this.#beat;
    this.at = at;
    const { cards, told } = this.#beat;
    if (told > before.told) {
      const row = this.#check.rows[told - 1];
      if (row && row.loot > 0) play('coin', { step: COIN_VALUES.findIndex((value) => value === row.loot) });
      else if (row) play(row.verdict === 'right' ? 'coin' : 'squawk', { gain: 0.6 });
    } else if (cards > 0 && at < this.last) play('hop', { step: cards - 1, gain: 0.7 });
  }
}
