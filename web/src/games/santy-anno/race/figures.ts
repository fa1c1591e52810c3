/** Moves the pirates around the table frame by frame, outside Svelte's updates: eight may run at once. */
import { mod, type Spot, type Track } from './layout';

interface Leg {
  element?: HTMLElement;
  /** The chair, counting on beyond eight, so that a way around the table is one movement. */
  from: number;
  to: number;
  start: number;
  ms: number;
  /** Until when the pirate still counts as running after arriving: the next step is on its way. */
  running: number;
}

const BREATH_MS = 160;

/** A way that a pirate went on a screen without motion. */
export interface Trail {
  seat: number;
  from: Spot;
  to: Spot;
}

export class Figures {
  #legs = new Map<number, Leg>();
  #frame = 0;
  #track: Track;
  #turned = 0;
  #still = false;
  #backwards = false;

  /** `tell` is called for each way gone without motion, to be shown differently. */
  constructor(
    track: Track,
    private readonly tell: (trail: Trail) => void = () => undefined,
  ) {
    this.#track = track;
  }

  /** The table turned or changed its layout: everyone stays where they stood. */
  arrange(track: Track, turned: number, still: boolean, backwards: boolean): void {
    this.#track = track;
    this.#turned = turned;
    this.#still = still;
    this.#backwards = backwards;
    this.#wake();
  }

  /** Holds the element of a seat's pirate. */
  hold(seat: number) {
    return (element: HTMLElement): (() => void) => {
      const leg = this.#legs.get(seat) ?? { from: 0, to: 0, start: 0, ms: 0, running: 0 };
      leg.element = element;
      this.#legs.set(seat, leg);
      this.#draw(leg, performance.now());
      return () => delete leg.element;
    };
  }

  /** Sends a pirate to a chair, the shorter way round; returns whether he was elsewhere. */
  send(seat: number, chair: number, ms: number): boolean {
    const leg = this.#legs.get(seat);
    if (!leg) {
      this.#legs.set(seat, { from: chair, to: chair, start: 0, ms: 0, running: 0 });
      return false;
    }
    const away = mod(chair - leg.to + 3) - 3;
    if (away === 0) return false;
    const now = performance.now();
    leg.from = position(leg, now);
    leg.to += away;
    leg.start = now;
    leg.ms = this.#still ? 0 : ms;
    leg.running = now + leg.ms + BREATH_MS;
    if (this.#still) this.tell({ seat, from: this.#spot(leg.from), to: this.#spot(leg.to) });
    this.#wake();
    return true;
  }

  /** Puts a pirate at a chair without moving him there. */
  put(seat: number, chair: number): void {
    const leg = this.#legs.get(seat);
    if (!leg) {
      this.send(seat, chair, 0);
      return;
    }
    leg.from = leg.to = chair;
    leg.ms = 0;
    leg.running = 0;
    this.#wake();
  }

  end(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #spot(chair: number): Spot {
    return this.#track.spot(chair - this.#turned);
  }

  #wake(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#step);
  }

  #step = (now: number): void => {
    this.#frame = 0;
    let busy = false;
    for (const leg of this.#legs.values()) {
      this.#draw(leg, now);
      busy ||= now < leg.running;
    }
    if (busy) this.#wake();
  };

  #draw(leg: Leg, now: number): void {
    const { element } = leg;
    if (!element) return;
    const slot = position(leg, now) - this.#turned;
    const { x, y } = this.#track.spot(slot);
    element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    element.style.zIndex = String(Math.round(y) + 2);
    const runs = !this.#still && now < leg.running;
    element.classList.toggle('m-run', runs);
    if (!runs) return;
    const ahead = this.#track.spot(slot + Math.sign(leg.to - leg.from) * 0.1);
    element.classList.toggle('left', ahead.x < x !== this.#backwards);
  }
}

function position(leg: Leg, now: number): number {
  if (leg.ms === 0) return leg.to;
  const part = Math.min(1, Math.max(0, (now - leg.start) / leg.ms));
  return leg.from + (leg.to - leg.from) * part;
}
