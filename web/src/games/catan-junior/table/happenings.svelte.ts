/** What just happened, for as long as it is shown: derived from facts, disappears by itself, never blocks input. */
import { play, soundsOf } from '../../../sound/sound';
import type { Resource } from '../board/board';
import type { Burst } from '../board/Bursts.svelte';
import type { Heap } from './cards';
import type { Fact, Public, View } from './types';

const BURST_MS = 1100;
const ROLL_MS = 1100;

/** What hands held before the die fell. */
export interface Before {
  hand: Heap;
  cards: readonly number[];
}

export class Happenings {
  /** Pieces built a moment ago, as `site:3` and `line:12`. */
  recent = $state.raw<readonly string[]>([]);
  bursts = $state.raw<readonly Burst[]>([]);
  /** The die is in the air. */
  rolling = $state(false);
  /** Meanwhile hands are shown as they were: players see the roll first, then what it brings. */
  before = $state.raw<Before | null>(null);

  #seen: number | null = null;
  #last: View | null = null;
  #next = 0;
  #lastRoll = -1;
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Shows the facts of a view not shown yet; after a gap, and for the first view, shows nothing. */
  take(view: View): void {
    const since = this.#seen;
    const last = this.#last;
    this.#seen = view.seq;
    this.#last = view;
    // Another player of this device must not see what this one held.
    if (last?.you.eyes !== view.you.eyes) this.before = null;
    if (since === null || view.gap || !view.public) return;
    const fresh = view.facts.filter((fact) => fact.seq > since).map((fact) => fact.do);
    if (fresh.length === 0) return;
    this.recent = fresh.flatMap(built);
    const table = view.public;
    if (fresh.some(({ kind }) => kind === 'rolled')) this.#roll(last, view);
    for (const fact of fresh) {
      soundsOf('who' in fact && fact.who === view.you.eyes, () => this.#show(fact, table));
    }
  }

  /** Cancels everything pending. */
  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  #show(fact: Fact, table: Public): void {
    switch (fact.kind) {
      case 'rolled':
        play('count', { step: fact.number });
        break;
      case 'earned':
        this.#burst(earners(table, fact.who, fact.resource), fact.resource, this.rolling ? ROLL_MS : 0);
        break;
      case 'fort_built':
      case 'boat_built':
        play('sit');
        break;
      case 'ghost_moved':
        play('hop');
        break;
      case 'dealt':
      case 'bargained':
      case 'stock_traded':
        play('deal');
        break;
      case 'offered':
      case 'countered':
        play('brass', { gain: 0.6 });
        break;
      default:
    }
  }

  #roll(last: View | null, view: View): void {
    const roll = this.#next++;
    this.#lastRoll = roll;
    this.rolling = true;
    if (last?.public && last.you.eyes === view.you.eyes) {
      this.before = { hand: last.own?.hand ?? {}, cards: last.public.players.map(({ cards }) => cards) };
    }
    this.#later(ROLL_MS, () => {
      if (this.#lastRoll !== roll) return;
      this.rolling = false;
      this.before = null;
    });
  }

  #burst(sites: readonly number[], resource: Resource, wait: number): void {
    const born = sites.map((site) => ({ id: this.#next++, site, resource }));
    const rise = () => (this.bursts = [...this.bursts, ...born]);
    if (wait > 0) this.#later(wait, rise);
    else rise();
    sites.forEach((_, step) => play('coin', { step, delay: wait + step * 90, gain: 0.6 }));
    this.#later(wait + BURST_MS, () => (this.bursts = this.bursts.filter((burst) => !born.includes(burst))));
  }

  #later(ms: number, then: () => void): void {
    this.#timers.push(setTimeout(then, ms));
  }
}

function built(fact: Fact): string[] {
  if (fact.kind === 'fort_built') return [`site:${fact.site}`];
  return fact.kind === 'boat_built' ? [`line:${fact.line}`] : [];
}

/** The sites of the seat's fortresses that earned this. */
function earners({ earning, forts }: Public, who: number, resource: Resource): number[] {
  return earning.flatMap((one) => (forts[one.site] === who && one.resource === resource ? [one.site] : []));
}
