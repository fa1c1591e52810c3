/** The ways gone a moment ago, shown on screens without motion. */
import type { Trail } from './figures';

const SHOWN_MS = 900;

export class Trails {
  #all = $state.raw<readonly (Trail & { id: number })[]>([]);
  #next = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];

  get all(): readonly (Trail & { id: number })[] {
    return this.#all;
  }

  add(trail: Trail): void {
    const id = this.#next++;
    this.#all = [...this.#all, { ...trail, id }];
    this.#timers.push(setTimeout(() => (this.#all = this.#all.filter((other) => other.id !== id)), SHOWN_MS));
  }

  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}
