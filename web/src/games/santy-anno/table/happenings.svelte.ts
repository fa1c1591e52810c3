/** What just happened, for as long as it shows and sounds: derived from facts, disappears by itself, never in the way. */
import { play, soundsOf } from '../../../sound/sound';
import type { Fact, View } from './types';

/** A scuttle laid a moment ago. */
export interface Landing {
  id: number;
  who: number;
}

const BANNER_MS = 1200;
const LANDING_MS = 2600;
/** The scuttle spins before it hits the pile. */
const SPIN_MS = 300;
const OCTAVE = 6;

export class Happenings {
  /** The "Cast off!" over the table; each one has its own number. */
  castOff = $state<number | null>(null);
  landing = $state.raw<Landing | null>(null);
  /** The latest card laid, counted from 1. */
  laid = $state<number | null>(null);

  #seen: number | null = null;
  #next = 1;
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Takes the facts of a view not shown yet and returns them; after a gap, and for the first view, none. */
  take(view: View): Fact[] {
    const since = this.#seen;
    this.#seen = view.seq;
    if (since === null || view.gap || !view.public) return [];
    const fresh = view.facts.filter((fact) => fact.seq > since).map((fact) => fact.do);
    for (const fact of fresh) {
      soundsOf('who' in fact && fact.who === view.you.eyes, () => this.#show(fact, view.you.eyes));
    }
    return fresh;
  }

  skip(): void {
    this.castOff = null;
  }

  /** Cancels everything pending. */
  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  #show(fact: Fact, own: number | null): void {
    const gain = 'who' in fact && fact.who === own ? 1 : 0.6;
    switch (fact.kind) {
      case 'round_begins':
        this.laid = null;
        break;
      case 'laid':
        this.laid = fact.place;
        play('deal');
        break;
      case 'casts_off':
        this.#stamp();
        break;
      case 'runs':
        if (fact.who !== own) play('step', { gain: 0.25, step: fact.to % 2 });
        break;
      case 'sits_down':
        play('sit', { gain });
        break;
      case 'ends_lap':
        play('count', { step: OCTAVE, gain });
        break;
      case 'takes_scuttle':
        play('brass', { gain: gain * 0.5 });
        break;
      case 'lays_frame':
        play('hop', { gain: gain * 0.5 });
        break;
      case 'lands':
        this.#land(fact.who, gain);
        break;
      case 'counts':
        if (fact.number > 0) play('count', { step: fact.number <= 2 ? 1 : 0 });
        else play('zero');
        break;
      case 'duel_begins':
        play('castoff');
        break;
      case 'ranks':
        if (fact.rank === 1) this.#celebrate();
        break;
      default:
    }
  }

  #stamp(): void {
    const id = this.#next++;
    this.castOff = id;
    play('castoff');
    this.#later(BANNER_MS, () => {
      if (this.castOff === id) this.castOff = null;
    });
  }

  #land(who: number, gain: number): void {
    const landing = { id: this.#next++, who };
    this.landing = landing;
    play('brass', { gain, delay: SPIN_MS });
    this.#later(LANDING_MS, () => {
      if (this.landing === landing) this.landing = null;
    });
  }

  #celebrate(): void {
    play('castoff');
    for (let step = 0; step < 9; step++) play('hop', { step, delay: 300 + step * 110 });
  }

  #later(ms: number, then: () => void): void {
    this.#timers.push(setTimeout(then, ms));
  }
}
