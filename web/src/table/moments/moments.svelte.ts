import { guideOf } from '../../games/games';
import type { GameName, View } from '../../net/wire';
import { play, soundsOf } from '../../sound/sound';
import { youIn, type Moment, type MomentPart } from './moment';

/** How long a scene lasts, and one that decides the game. */
const SCENE_MS = 2400;
const DECIDING_MS = 3600;
/** A scene that others wait for is shorter. */
const HURRIED = 0.6;
/** Nobody wants to see more old news than this: others' is left out first, then the oldest. */
const MOST_WAITING = 3;

/** The moments of a game one after the other, made of facts; each goes by itself or when somebody goes on. */
export class Moments<G extends GameName = GameName> {
  #shown = $state.raw<Moment>();
  #waiting = $state.raw<readonly Moment[]>([]);
  #part = $state.raw<MomentPart<G>>();
  #seen: number | null = null;
  #pace = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #began = 0;

  /** `onlyYours`: others' moments are seen elsewhere, on a TV. */
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

  /** Fetches what the game brings; until it is here nothing is shown. */
  async learn(game: GameName): Promise<void> {
    this.know((await guideOf(game as G)?.moments?.())?.default);
  }

  know(part: MomentPart<G> | undefined): void {
    this.#part = part;
  }

  /** Takes the facts of a view that were not shown yet; after a gap, and at first sight, nothing is. */
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

  /** Goes on to what comes next. */
  skip(): void {
    if (this.#shown) this.#next(null);
  }

  /** Forgets everything that is still to be shown. */
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

  /** What is on show makes room for what has come since. */
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

/** So many as one wants to see: one's own stay, and so does what decides the game. */
function newest(waiting: readonly Moment[], you: number | null): readonly Moment[] {
  const kept = [...waiting];
  while (kept.length > MOST_WAITING) {
    const other = kept.findIndex(({ seat, decides }) => seat !== you && !decides);
    kept.splice(Math.max(0, other), 1);
  }
  return kept;
}
