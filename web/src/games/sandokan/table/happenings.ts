/** The sounds of what just happened: derived from facts, each heard once. */
import { play, soundsOf } from '../../../sound/sound';
import type { Fact, View } from './types';

export class Happenings {
  #seen: number | null = null;

  /** Plays the facts of a view not heard yet; after a gap, and for the first view, plays nothing. */
  take(view: View): void {
    const since = this.#seen;
    this.#seen = view.seq;
    if (since === null || view.gap) return;
    for (const { seq, do: fact } of view.facts) {
      if (seq > since) soundsOf('who' in fact && fact.who === view.you.eyes, () => sound(fact));
    }
  }
}

/** The sound of what the chart shows; great moments bring their own. */
function sound(fact: Fact): void {
  switch (fact.kind) {
    case 'attacked':
      play('zero');
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
    case 'robbed':
    case 'paid_covered':
      play('deal');
      break;
    case 'got':
    case 'took_free':
    case 'swapped_cargo':
    case 'fetched':
      play('coin');
      break;
    default:
  }
}
