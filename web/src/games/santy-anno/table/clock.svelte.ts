/** The server's time, taken from the views: the quickest of the recent ones was delayed least. */
export class ViewClock {
  #late: number[] = [];
  #behind = 0;
  #ticking = $state(Date.now());
  #timer: ReturnType<typeof setInterval> | undefined;

  hear(now: number): void {
    this.#late = [...this.#late.slice(-15), Date.now() - now];
    this.#behind = Math.min(...this.#late);
  }

  /** The server's time now. */
  get now(): number {
    return Date.now() - this.#behind;
  }

  /** The server's time, updated a few times a second for what displays it. */
  get shown(): number {
    return this.#ticking - this.#behind;
  }

  start(): () => void {
    this.#timer = setInterval(() => (this.#ticking = Date.now()), 200);
    return () => clearInterval(this.#timer);
  }
}
