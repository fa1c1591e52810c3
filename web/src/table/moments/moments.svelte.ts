import { guideOf } from '../../games/games';
import type { GameName, View } from '../../net/wire';
import { play, soundsOf } from '../../sound/sound';
import { youIn, type Moment, type MomentPart } from './moment';

/** How long a scene lasts, and one that decides the game. */
const SCENE_MS = 2400;
const DECIDING_MS = 3600;
/** The share of its time that a scene gets while others wait. */
const HURRIED = 0.6;
/** The most scenes that may wait: others' are dropped first, then the oldest. */
const MOST_WAITING = 3;

/** The moments of a game one after the other, derived from facts; each ends by itself or when dismissed. */
export class Moments<G extends GameName = GameName> {
  #shown = $state.raw<Moment>();
  #waiting = $state.raw<readonly Moment[]>([]);
  #part = $state.raw<MomentPart<G>>();
  #seen: number | null = null;
  #pace = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #began = 0;

  /** `onlyYours`: others' moments are shown elsewhere, on a TV. */
  constructor(private readonly onlyYours: () => boolean = () => false) {}

  get shown() {
    return this.#shown;
  }
  get picture() {
    return this.#part?.picture;
  }
  /** Something is on show: the end of the game waits for it. */
  get busy() {
    return this.#shown !== undefined;
  }

  /** Fetches the game's moments; until they arrive nothing is shown. */
  async learn(game: GameName): Promise<void> {
    this.know((await guideOf(game as G)?.moments?.())?.default);
  }

  know(part: MomentPart<G> | undefined): void {
    this.#part = part;
  }

  /** Shows the facts of a view not shown yet; after a gap, and for the first view, shows nothing. */
  take(view: View<G>, pace = view.table.pace): void {
    const since = this.#seen;
    this.#seen = view.seq;
    this.#pace = pace;
    if (view.gap) this.end();
    if (since === null || view.gap || !view.public || !this.#part) return;
    const fresh = view.facts.filter(({ seq }) => seq > since && !view.undone.includes(seq));
    if (fresh.length === 0) return;
    const you = youIn(view);
    const found = this.#part.of(
      fresh.map((fact) => fact.do),
      { table: view.public, you },
    );
    const wanted = this.onlyYours() ? found.filter(({ seat }) => seat === you) : found;
    this.#waiting = newest([...this.#waiting, ...wanted], you);
    if (this.#shown) this.#hurry();
    else this.#next(you);
  }

  /** Goes on to the next scene. */
  skip(): void {
    if (this.#shown) this.#next(null);
  }

  /** Drops everything still to be shown. */
  end(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#shown = undefined;
  }

  #next(you: number | null): void {
    clearTimeout(this.#timer);
    const [first, ...rest] = this.#waiting;
    this.#shown = first;
    this.#waiting = rest;
    if (!first) return;
    const { sound } = first;
    if (sound) soundsOf(first.seat === you, () => play(sound));
    this.#began = Date.now();
    this.#timer = setTimeout(() => this.#next(you), this.#lasts(first));
  }

  /** Shortens the scene on show if others have come since. */
  #hurry(): void {
    const shown = this.#shown;
    if (!shown || shown.decides || this.#waiting.length === 0) return;
    clearTimeout(this.#timer);
    const gone = Date.now() - this.#began;
    this.#timer = setTimeout(() => this.#next(null), Math.max(0, this.#lasts(shown) - gone));
  }

  #lasts({ decides }: Moment): number {
    const whole = decides ? DECIDING_MS : SCENE_MS;
    return (whole * (!decides && this.#waiting.length > 0 ? HURRIED : 1)) / this.#pace;
  }
}

/** Drops the surplus: one's own moments stay, and so do deciding ones. */
function newest(waiting: readonly Moment[], you: number | null): readonly Moment[] {
  const kept = [...waiting];
  while (kept.length > MOST_WAITING) {
    const other = kept.findIndex(({ seat, decides }) => seat !== you && !decides);
    kept.splice(Math.max(0, other), 1);
  }
  return kept;
}
