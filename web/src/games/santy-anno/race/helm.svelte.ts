/** One's own running: a held direction becomes step after step, each sent when the one before is done. */
import { NEXT_CHAIR, STEP_MS } from '../data';
import type { Pirate, View, Way } from '../table/types';

/** A step not confirmed for this long was refused or lost. */
const GIVE_UP_MS = 1500;

/** A lap of taps: nobody means more than that. */
const MOST_TAPPED = 8;

/** How many steps it takes to a chair this way. */
function stepsTo(from: number, to: number, way: Way): number {
  let steps = 0;
  for (let chair = from; chair !== to && steps < NEXT_CHAIR[way].length; steps++)
    chair = NEXT_CHAIR[way][chair] ?? to;
  return steps;
}

/** How long a step takes, and how much earlier it may be sent. */
export type Stride = Pick<NonNullable<View['tempo']>, 'step' | 'early'>;

/** What the helm can do at the table. */
export interface Deck {
  /** Takes a step if the rules offer one now. */
  step(way: Way): boolean;
  /** Shows one's own pirate at a chair: on the way there, or set right after a mistake. */
  show(chair: number, how: 'step' | 'correct'): void;
}

export class Helm {
  /** The direction that is held now. */
  held = $state<Way | null>(null);
  /** The chair being run to, after a tap on its ship. */
  goal = $state<number | null>(null);

  #deck: Deck;
  /** Steps asked for by short taps while another is under way, so that none is lost. */
  #tapped: Way[] = [];
  /** Which way to run to the goal. */
  #towards: Way = 'cw';
  #lapped = false;
  #pending: { to: number; since: number } | null = null;
  #state = '';
  #chair = 0;
  #done = 0;
  #stride: Stride = { step: STEP_MS, early: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(deck: Deck) {
    this.#deck = deck;
  }

  /** Takes what the newest view says about one's own pirate; `raceBegan` by this device's clock. */
  take(me: Pirate | null, stride: Stride | null, raceBegan: number | null): void {
    if (!me || !stride || raceBegan === null || me.chair === null || me.landed) {
      this.#pending = null;
      this.#stop();
      this.#state = '';
      this.#lapped = false;
      if (me?.chair !== null && me?.chair !== undefined) this.#chair = me.chair;
      return;
    }
    const state = [me.chair, me.seated, me.holding, me.lapped].join();
    if (this.#state === '') this.#done = raceBegan;
    else if (state !== this.#state) this.#done = Date.now();
    const moved = state !== this.#state;
    this.#state = state;
    this.#chair = me.chair;
    this.#stride = stride;
    // After the lap everyone stops beside the scuttle (SA-26): a held finger does not run past it.
    if (me.lapped && !this.#lapped && !me.holding) this.#stop();
    this.#lapped = me.lapped;
    if (this.goal === me.chair || me.seated) this.goal = null;
    if (moved) {
      if (this.#pending && this.#pending.to !== me.chair) this.#deck.show(me.chair, 'correct');
      this.#pending = null;
    }
    this.#go();
  }

  /** Whether none of one's own steps is under way. */
  get idle(): boolean {
    return this.#pending === null;
  }

  press(way: Way): void {
    this.goal = null;
    this.held = way;
    if (this.#tapped.length < MOST_TAPPED) this.#tapped.push(way);
    this.#go();
  }

  /** Runs to a chair the shorter way; called again, stops. */
  runTo(chair: number): void {
    this.held = null;
    this.#tapped = [];
    this.goal = chair === this.goal || chair === this.#chair ? null : chair;
    if (this.goal === null) return;
    this.#towards = stepsTo(this.#chair, chair, 'cw') <= stepsTo(this.#chair, chair, 'ccw') ? 'cw' : 'ccw';
    this.#go();
  }

  release(way?: Way): void {
    if (way === undefined || this.held === way) this.held = null;
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #stop(): void {
    this.held = null;
    this.goal = null;
    this.#tapped = [];
  }

  #go = (): void => {
    clearTimeout(this.#timer);
    const way = this.#tapped[0] ?? this.held ?? (this.goal === null ? null : this.#towards);
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
    const early = this.#done + this.#stride.step - this.#stride.early - Date.now();
    if (early > 0) {
      this.#timer = setTimeout(this.#go, early);
      return;
    }
    this.#tapped.shift();
    if (!this.#deck.step(way)) {
      this.#stop();
      return;
    }
    const to = NEXT_CHAIR[way][this.#chair] ?? this.#chair;
    this.#pending = { to, since: Date.now() };
    this.#deck.show(to, 'step');
    this.#timer = setTimeout(this.#go, GIVE_UP_MS);
  };
}
