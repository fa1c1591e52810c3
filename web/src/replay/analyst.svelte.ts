import { api } from '../net/api';
import { complain } from '../net/complain';
import type { Analysis, GameName } from '../net/wire';

/** How long to wait before asking for progress again. */
const AGAIN_MS = 600;

/** Asks for the analysis of a finished game until it is ready. */
export class Analyst<G extends GameName = GameName> {
  #found = $state.raw<Analysis<G>>();
  #progress = $state(0);
  #failed = $state(false);
  #asking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  get found() {
    return this.#found;
  }
  /** From 0 to 1. */
  get progress() {
    return this.#progress;
  }
  get failed() {
    return this.#failed;
  }

  ask(): void {
    if (this.#found || this.#asking) return;
    this.#asking = true;
    this.#failed = false;
    void this.#once();
  }

  stop(): void {
    this.#asking = false;
    clearTimeout(this.#timer);
  }

  async #once(): Promise<void> {
    try {
      const { progress, found } = await api.analysis<G>(this.id);
      if (!this.#asking) return;
      this.#progress = progress;
      if (found) {
        this.#found = found;
        this.stop();
      } else {
        this.#timer = setTimeout(() => void this.#once(), AGAIN_MS);
      }
    } catch (error) {
      this.#failed = true;
      this.stop();
      complain(error);
    }
  }
}
