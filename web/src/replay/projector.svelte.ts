import { api, type Eyes } from '../net/api';
import type { GameName, Mark, Replay, ReplayFrame, View } from '../net/wire';
import { eyesAt, viewOf } from './frame-view';

const CHUNK = 200;
/** How long a step is shown at speed 1. */
const STEP_MS = 900;
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

/** Shows a finished game frame by frame: fetches parts on demand, plays, stops and jumps. */
export class Projector<G extends GameName = GameName> {
  #replay = $state.raw<Replay<G>>();
  #view = $state.raw<View<G>>();
  #frame = $state.raw<ReplayFrame<G>>();
  #at = $state(0);
  #moment = $state.raw<Mark<G>>();
  #running = $state(false);
  #speed = $state<number>(1);
  #eyes: Eyes = 'nobody';
  /** Sparse: the frames of the parts fetched so far, by step. */
  #frames: ReplayFrame<G>[] = [];
  #asked: (Promise<void> | undefined)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Each jump cancels the ones before it, however late their frames arrive. */
  #jump = 0;

  constructor(
    readonly id: string,
    private readonly failed: (error: unknown) => void,
    from = 0,
  ) {
    void this.to(from);
  }

  get replay() {
    return this.#replay;
  }
  get view() {
    return this.#view;
  }
  get frame() {
    return this.#frame;
  }
  /** The latest position fetched: what becomes known only during the game, such as a colour, shows there. */
  get latest() {
    return this.#replay && this.#frames.at(-1)?.public;
  }
  /** The step on show; 0 is the start. */
  get at() {
    return this.#at;
  }
  get steps() {
    return this.#replay?.steps ?? 0;
  }
  get running() {
    return this.#running;
  }
  get speed() {
    return this.#speed;
  }
  set speed(value: number) {
    this.#speed = value;
  }
  get eyes(): Eyes {
    return this.#replay?.eyes ?? this.#eyes;
  }

  /** The moment on show, until the viewer goes elsewhere. */
  get moment() {
    return this.#moment;
  }

  /** Shows a moment of the analysis: a choice as its player saw it, with the better one; or what chance brought. */
  async show(mark: Mark<G>): Promise<void> {
    this.stop();
    const before = mark.better !== null;
    if (before && this.#eyes !== mark.seat) {
      this.#eyes = mark.seat;
      this.#frames = [];
      this.#asked = [];
    }
    await this.to(before ? mark.step - 1 : mark.step, mark);
  }

  /** Looks at the same step with other eyes. */
  async look(eyes: Eyes): Promise<void> {
    this.#eyes = eyes;
    this.#frames = [];
    this.#asked = [];
    await this.to(this.#at);
  }

  async to(step: number, moment?: Mark<G>): Promise<void> {
    const jump = ++this.#jump;
    const wanted = Math.max(0, step);
    try {
      await this.#fetch(wanted);
    } catch (error) {
      this.stop();
      this.failed(error);
      return;
    }
    if (jump !== this.#jump || !this.#replay) return;
    // Only now is the length of the game known.
    if (wanted > this.#replay.steps) return this.to(this.#replay.steps, moment);
    const at = wanted;
    const frame = this.#frames[at];
    if (!frame) return;
    const before = this.#view?.you.eyes ?? 0;
    const eyes = eyesAt(this.#replay, frame, before);
    this.#view = viewOf(this.#replay, frame, {
      eyes,
      last: at === this.#replay.steps,
      gap: at !== this.#at + 1,
      choice: moment?.better ?? null,
    });
    this.#moment = moment;
    this.#frame = frame;
    this.#at = at;
    // Fetch the next part before it is reached.
    if ((at + 20) % CHUNK < 20) void this.#fetch(at + 20).catch(() => undefined);
  }

  run(): void {
    if (this.#at >= this.steps) void this.to(0);
    this.#running = true;
    this.#tick();
  }

  stop(): void {
    this.#running = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      if (!this.#running) return;
      await this.to(this.#at + 1);
      if (this.#at >= this.steps) this.stop();
      else this.#tick();
    }, STEP_MS / this.#speed);
  }

  #fetch(step: number): Promise<void> {
    const known = this.#replay?.steps;
    const part = Math.floor((known === undefined ? step : Math.min(step, known)) / CHUNK);
    const asked = this.#asked[part] ?? this.#fetchPart(part, this.#eyes);
    this.#asked[part] = asked;
    return asked;
  }

  async #fetchPart(part: number, eyes: Eyes): Promise<void> {
    try {
      const replay = await api.replay<G>(this.id, eyes, part * CHUNK, CHUNK);
      if (eyes !== this.#eyes) return;
      this.#replay = replay;
      replay.frames.forEach((frame, index) => (this.#frames[part * CHUNK + index] = frame));
    } catch (error) {
      this.#asked[part] = undefined;
      throw error;
    }
  }
}
