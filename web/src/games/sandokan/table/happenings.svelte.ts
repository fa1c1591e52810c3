/** What just happened, for as long as it is shown: made of facts, gone by itself, never in the way of an input. */
import { play, soundsOf } from '../../../sound/sound';
import type { EventKind } from '../art/events';
import { SHOWN_VALUES } from '../data';
import type { Fact, View } from './types';

/** An event on show. */
export interface Turned {
  who: number;
  event: EventKind;
}

/** A fight just decided; a draw has no winner (-1). */
export interface Fought {
  attacker: Strength;
  defender: Strength;
  winner: number;
}
export interface Strength {
  seat: number;
  cards: number[];
  letter: boolean;
  strength: number;
}

const SHOWN = Object.keys(SHOWN_VALUES) as (keyof typeof SHOWN_VALUES)[];
const EVENT_MS = 2600;
const FIGHT_MS = 3200;

export class Happenings {
  event = $state.raw<Turned | null>(null);
  fight = $state.raw<Fought | null>(null);

  #seen: number | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #shown: Strength[] = [];

  /** Takes the facts of a view that were not shown yet; after a gap, and at first sight, nothing is. */
  take(view: View): void {
    const since = this.#seen;
    this.#seen = view.seq;
    if (since === null || view.gap) return;
    for (const { seq, do: fact } of view.facts) {
      if (seq > since) soundsOf('who' in fact && fact.who === view.you.eyes, () => this.#show(fact));
    }
  }

  skip(): void {
    this.event = null;
    this.fight = null;
  }

  /** Forgets what is still to end. */
  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  #show(fact: Fact): void {
    switch (fact.kind) {
      case 'met': {
        const turned = { who: fact.who, event: fact.event };
        this.event = turned;
        play('squawk');
        this.#later(EVENT_MS, () => {
          if (this.event === turned) this.event = null;
        });
        break;
      }
      case 'attacked':
        play('zero');
        break;
      case 'showed':
        this.#shown.push(strength(fact));
        break;
      case 'beat':
        this.#decide(fact.who);
        break;
      case 'drew_level':
        this.#decide(-1);
        break;
      case 'sailed':
      case 'sailed_covered':
      case 'drifted':
      case 'glided':
      case 'blown':
        play('hop');
        break;
      case 'drew':
      case 'swapped':
      case 'gave':
      case 'robbed':
      case 'paid_covered':
        play('deal');
        break;
      case 'got':
      case 'took_free':
      case 'swapped_cargo':
      case 'fetched':
      case 'seized':
      case 'unloaded':
        play('coin');
        break;
      case 'won':
        play('castoff');
        break;
      default:
    }
  }

  #decide(winner: number): void {
    const [attacker, defender] = this.#shown;
    this.#shown = [];
    if (!attacker || !defender) return;
    const fought = { attacker, defender, winner };
    this.fight = fought;
    play('scuttle');
    this.#later(FIGHT_MS, () => {
      if (this.fight === fought) this.fight = null;
    });
  }

  #later(ms: number, then: () => void): void {
    this.#timers.push(setTimeout(then, ms));
  }
}

function strength(fact: Extract<Fact, { kind: 'showed' }>): Strength {
  const cards = SHOWN.flatMap((name) => Array.from({ length: fact[name] }, () => SHOWN_VALUES[name]));
  return { seat: fact.who, cards, letter: fact.letter, strength: fact.strength };
}
