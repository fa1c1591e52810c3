/** Tracks the offset between the server's clock and ours by asking the server for the time. */
export class ServerClock {
  static readonly KEPT = 8;

  #sent = new Map<number, number>();
  #samples: { offset: number; trip: number }[] = [];
  #count = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Starts a question and returns its number. */
  ask(): number {
    this.#count += 1;
    this.#sent.set(this.#count, this.now());
    return this.#count;
  }

  /** Takes the answer: the server's time, read halfway through the trip. */
  hear(question: number, serverTime: number): void {
    const sent = this.#sent.get(question);
    if (sent === undefined) return;
    this.#sent.clear();
    const here = this.now();
    const trip = here - sent;
    this.#samples = [
      ...this.#samples.slice(1 - ServerClock.KEPT),
      { offset: serverTime + trip / 2 - here, trip },
    ];
  }

  /** Milliseconds since an unanswered question, or 0. */
  get silence(): number {
    const [first] = this.#sent.values();
    return first === undefined ? 0 : this.now() - first;
  }

  /** The server's time now, by the quickest of the recent answers: it was disturbed least. */
  get time(): number {
    const [first, ...rest] = this.#samples;
    if (!first) return this.now();
    const best = rest.reduce((least, sample) => (sample.trip < least.trip ? sample : least), first);
    return this.now() + best.offset;
  }

  /** Forgets questions that a lost connection swallowed. */
  reset(): void {
    this.#sent.clear();
  }
}
