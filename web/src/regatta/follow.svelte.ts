/** Follows a regatta by long polling: the server answers when something changes, and is asked again. */
import { NoAnswer, Refusal, ask } from '../net/api';
import { complain } from '../net/complain';
import type { Entrant, RegattaSeen, RegattaTable } from '../net/wire';

/** The pause between an answer and the next question. */
const BREATH_MS = 250;
const RETRY_MS = 1500;

export const regattaAt = (code: string) => `/api/regattas/${encodeURIComponent(code)}`;
/** How many rows of the log stand behind a mark. */
const rowsOf = (mark: string) => Number(mark.split('.')[0]);

export class FollowedRegatta {
  seen = $state.raw<RegattaSeen>();
  /** No regatta has this code. */
  unknown = $state(false);
  /** How far the server's clock is ahead of this device's. */
  #ahead = 0;
  #closed = false;
  readonly #path: string;

  constructor(readonly code: string) {
    this.#path = regattaAt(code);
    void this.#follow();
  }

  close(): void {
    this.#closed = true;
  }

  /** The server's time. */
  get now(): number {
    return Date.now() + this.#ahead;
  }

  /** Sends a request and shows its result at once; returns whether it was granted. */
  async request(what: string, more: object = {}): Promise<boolean> {
    try {
      this.#take(await ask<RegattaSeen>(`${this.#path}/${what}`, more));
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  }

  async #follow() {
    while (!this.#closed) {
      const mark = this.seen?.mark ?? '';
      try {
        const found = await ask<RegattaSeen | undefined>(`${this.#path}?after=${encodeURIComponent(mark)}`);
        if (this.#closed) return;
        if (found) this.#take(found);
        await pause(BREATH_MS);
      } catch (error) {
        if (error instanceof Refusal && error.status === 404) {
          this.unknown = true;
          return;
        }
        if (!(error instanceof NoAnswer || error instanceof Refusal)) throw error;
        await pause(RETRY_MS);
      }
    }
  }

  #take(found: RegattaSeen) {
    // An answer overtaken by a newer one is stale.
    if (this.seen && rowsOf(found.mark) < rowsOf(this.seen.mark)) return;
    this.#ahead = found.now - Date.now();
    this.seen = found;
  }
}

const pause = (millis: number) => new Promise((done) => setTimeout(done, millis));

/** The person with this number. */
export const entrantOf = (entrants: readonly Entrant[], number: number | null) =>
  entrants.find((one) => one.number === number);

/** The names of these people. */
export const namesOf = (entrants: readonly Entrant[], numbers: readonly number[]) =>
  numbers.map((number) => entrantOf(entrants, number)?.name ?? '?');

/** The people who are there or have played; the others came and went. */
export const stillPlaying = (tables: readonly RegattaTable[]) =>
  tables.filter(({ earned }) => earned === null).length;
