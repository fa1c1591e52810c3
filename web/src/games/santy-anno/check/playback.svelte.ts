/** The check as everybody sees it (SA-27): the server says what is shown when. One pirate can be looked at meanwhile. */
import { play } from '../../../sound/sound';
import { COIN_VALUES } from '../data';
import type { Check } from './check';

/** Milliseconds since the check began, at the usual pace. */
type Elapsed = () => number;

export class Playback {
  /** The moment that is shown. */
  at = $state(0);
  /** The row that this person looks at, instead of what is shown to all. */
  looked = $state<number | null>(null);

  #check: Check;
  #elapsed: Elapsed;
  #pace: number;
  /** By how much somebody alone has gone ahead. */
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

  /** Everything has been shown: all is in sight together. */
  get summary(): boolean {
    return this.at === this.last && this.looked === null;
  }

  /** The pile is being turned over: nobody's path is shown yet. */
  get opening(): boolean {
    return this.looked === null && this.#beat.cards === 0 && this.#beat.row === null;
  }

  /** The row whose path is walked; none where a card works for all at once. */
  get row(): number | null {
    return this.looked ?? this.#beat.row;
  }

  /** How many cards work by now for the row at hand, or for all. */
  get cards(): number {
    return this.looked === null ? this.#beat.cards : this.#check.cards.length;
  }

  /** How many cards of a row are shown. */
  shown(row: number): number {
    const { row: walks, cards, told } = this.#beat;
    if (walks === null) return cards;
    return row === walks ? cards : row < told ? this.#check.cards.length : 0;
  }

  /** Whether it is said who of a row was right. */
  told(row: number): boolean {
    return row < this.#beat.told;
  }

  /** The row of which it is being said who was right, or that one looks at; none in the end, where all are in sight. */
  get telling(): number | null {
    if (this.looked !== null) return this.looked;
    const { told } = this.#beat;
    return told > (this.#check.beats[this.at - 1]?.told ?? 0) ? told - 1 : null;
  }

  /** Looks at a pirate of whom all is told; once more, back to what is shown to all. */
  look(row: number | null): void {
    this.looked = row === null || row === this.looked || !this.told(row) ? null : row;
  }

  /** Somebody alone goes on to the next pirate; where all work at once, to the next card. */
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
