/** One's own running: a held direction becomes step after step, each sent when the one before is done. */
import type { Pirate, Way } from '../table/types';

/** The server holds a step that comes up to 150 ms early; this much of it is used, the rest is for uneven lines. */
const EARLY_MS = 100;
/** A step that was not confirmed for so long was refused or lost. */
const GIVE_UP_MS = 1500;

/** What the helm needs to know and to do. */
export interface Deck {
  /** Takes a step if the rules offer one now. */
  step(way: Way): boolean;
  /** Shows one's own pirate at a chair: on the way there, or set right after a mistake. */
  show(chair: number, how: 'step' | 'correct'): void;
}

export class Helm {
  /** The direction that is held now. */
  held = $state<Way | null>(null);

  #deck: Deck;
  /** One step that was asked for by a short tap, perhaps while another one is under way. */
  #tapped: Way | null = null;
  #pending: { to: number; since: number } | null = null;
  #state = '';
  #chair = 0;
  #done = 0;
  #stepMs = 300;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(deck: Deck) {
    this.#deck = deck;
  }

  /** Takes what the newest view says of one's own pirate; `raceBegan` by this device's clock. */
  take(me: Pirate | null, stepMs: number, raceBegan: number | null): void {
    if (!me || raceBegan === null || me.chair === null || me.landed) {
      this.#pending = null;
      this.#tapped = null;
      this.#state = '';
      if (me?.chair !== null && me?.chair !== undefined) this.#chair = me.chair;
      return;
    }
    const state = [me.chair, me.seated, me.holding, me.lapped].join();
    if (this.#state === '') this.#done = raceBegan;
    else if (state !== this.#state) this.#done = Date.now();
    const moved = state !== this.#state;
    this.#state = state;
    this.#chair = me.chair;
    this.#stepMs = stepMs;
    if (moved) {
      if (this.#pending && this.#pending.to !== me.chair) this.#deck.show(me.chair, 'correct');
      this.#pending = null;
    }
    this.#go();
  }

  /** Whether no step of one's own is under way. */
  get idle(): boolean {
    return this.#pending === null;
  }

  press(way: Way): void {
    this.held = way;
    this.#tapped = way;
    this.#go();
  }

  release(way?: Way): void {
    if (way === undefined || this.held === way) this.held = null;
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #go = (): void => {
    clearTimeout(this.#timer);
    const way = this.held ?? this.#tapped;
    if (this.#pending) {
      const wait = this.#pending.since + GIVE_UP_MS - Date.now();
      if (wait > 0) {
        this.#timer = setTimeout(this.#go, wait);
        return;
      }
      this.#pending = null;
      this.#deck.show(this.#chair, 'correct');
    }
    if (way === null || this.#state === '') return;
    const early = this.#done + this.#stepMs - EARLY_MS - Date.now();
    if (early > 0) {
      this.#timer = setTimeout(this.#go, early);
      return;
    }
    this.#tapped = null;
    if (!this.#deck.step(way)) return;
    const to = (this.#chair + (way === 'cw' ? 1 : 7)) % 8;
    this.#pending = { to, since: Date.now() };
    this.#deck.show(to, 'step');
    this.#timer = setTimeout(this.#go, GIVE_UP_MS);
  };
}
