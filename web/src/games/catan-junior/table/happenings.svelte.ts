/** What just happened, for as long as it is shown: made of facts, gone by itself, never in the way of an input. */
import { play, soundsOf } from '../../../sound/sound';
import type { Resource } from '../board/board';
import type { Burst } from '../board/Bursts.svelte';
import type { CocoKind } from '../art/CocoCard.svelte';
import type { Fact, Public, View } from './types';

/** A Coco card on show. */
export interface Ceremony {
  id: number;
  who: number;
  card: CocoKind;
}

const BURST_MS = 1100;
const CEREMONY_MS = 2200;
const ROLL_MS = 520;

export class Happenings {
  /** Pieces built a moment ago, as `site:3` and `line:12`. */
  recent = $state.raw<readonly string[]>([]);
  bursts = $state.raw<readonly Burst[]>([]);
  ceremony = $state.raw<Ceremony | null>(null);
  /** The die is in the air. */
  rolling = $state(false);

  #seen: number | null = null;
  #next = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Takes the facts of a view that were not shown yet; after a gap, and at first sight, nothing is. */
  take(view: View): void {
    const since = this.#seen;
    this.#seen = view.seq;
    if (since === null || view.gap || !view.public) return;
    const fresh = view.facts.filter((fact) => fact.seq > since).map((fact) => fact.do);
    if (fresh.length === 0) return;
    this.recent = fresh.flatMap(built);
    const table = view.public;
    for (const fact of fresh) {
      soundsOf('who' in fact && fact.who === view.you.eyes, () => this.#show(fact, table));
    }
  }

  skip(): void {
    this.ceremony = null;
  }

  /** Forgets what is still to end. */
  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  #show(fact: Fact, table: Public): void {
    switch (fact.kind) {
      case 'rolled':
        this.rolling = true;
        this.#later(ROLL_MS, () => (this.rolling = false));
        play('count', { step: fact.number });
        break;
      case 'earned':
        this.#burst(earners(table, fact.who, fact.resource), fact.resource);
        break;
      case 'coco_turned':
        this.#celebrate(fact.who, fact.card);
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
        play('scuttle', { gain: 0.6 });
        break;
      case 'victory':
        play('castoff');
        break;
      default:
    }
  }

  #burst(sites: readonly number[], resource: Resource): void {
    const born = sites.map((site) => ({ id: this.#next++, site, resource }));
    this.bursts = [...this.bursts, ...born];
    sites.forEach((_, step) => play('coin', { step, delay: step * 90, gain: 0.6 }));
    this.#later(BURST_MS, () => (this.bursts = this.bursts.filter((burst) => !born.includes(burst))));
  }

  #celebrate(who: number, card: CocoKind): void {
    const ceremony = { id: this.#next++, who, card };
    this.ceremony = ceremony;
    play('squawk');
    this.#later(CEREMONY_MS, () => {
      if (this.ceremony === ceremony) this.ceremony = null;
    });
  }

  #later(ms: number, then: () => void): void {
    this.#timers.push(setTimeout(then, ms));
  }
}

function built(fact: Fact): string[] {
  if (fact.kind === 'fort_built') return [`site:${fact.site}`];
  return fact.kind === 'boat_built' ? [`line:${fact.line}`] : [];
}

/** The sites of a seat's fortresses that earn this. */
function earners({ earning, forts }: Public, who: number, resource: Resource): number[] {
  return earning.flatMap((one) => (forts[one.site] === who && one.resource === resource ? [one.site] : []));
}
