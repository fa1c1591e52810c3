/** What the captain is about to do: a course he thinks of, a turn on the spot; and his way there, card by card. */
import type { Act } from '../../table/contract';
import type { Heading } from './chart/chart';
import type { Sail } from './chart/Fleet.svelte';
import type { Stop } from './chart/Reach.svelte';
import { HARBOURS } from './data';
import { sorted } from './table/choices';
import { stopsOf } from './table/stops';
import type { Choice, Public, View } from './table/types';

/** The cell the captain thinks of, and the cards it takes; sent card by card once he says so. */
export interface Course {
  cell: number;
  heading: Heading;
  cells: number;
  lay: readonly number[];
}

const LOST_AFTER_MS = 3000;

export class Intent {
  #view: () => View;
  #act: Act<'sandokan'>;
  /** The state of the table at which the latest step of the course was sent. */
  #sent = '';

  constructor(view: () => View, act: Act<'sandokan'>) {
    this.#view = view;
    this.#act = act;
  }

  readonly table = $derived.by(() => this.#view().public as Public);
  readonly own = $derived.by(() => this.#view().you.eyes);
  readonly mine = $derived(this.own === null ? undefined : this.table.boats[this.own]);
  readonly #reach = $derived.by(() => this.#view().own?.reach ?? []);
  readonly #laid = $derived.by(() => this.#view().own?.laid.length ?? 0);
  readonly choices = $derived.by(() =>
    sorted(this.#view().asked?.choices ?? [], this.#view().own?.ahead ?? {}),
  );
  readonly #question = $derived.by(() => `${this.#view().asked?.seat} ${this.#view().asked?.prompt}`);

  /** A new question makes an unfinished intention void. */
  course = $derived<Course | null>(this.#anew(null));
  /** The captain has said so: the course is being sent. */
  underway = $derived<boolean>(this.#anew(false));
  turning = $derived<boolean>(this.#anew(false));
  /** He wants to see from where each boat can be attacked. */
  ranges = $state(false);

  #anew<T>(value: T): T {
    void this.#question;
    return value;
  }

  /** The cells that may be tapped. */
  readonly stops: readonly Stop[] = $derived.by(() => stopsOf(this.#reach, this.choices));
  readonly mayTurn = $derived(this.choices.headings.size > 0 && this.table.phase !== 'steer');

  /** The headings to choose from, and for which boat where. */
  readonly wheel = $derived.by(() => {
    const { mine, choices } = this;
    const steering = this.table.phase === 'steer' || this.turning;
    if (!steering || !mine?.home || mine.cell === null || choices.headings.size === 0) return null;
    return { cell: mine.cell, of: mine.home, now: mine.heading, headings: [...choices.headings.keys()] };
  });

  /** Something on the chart is to be chosen. */
  readonly needsBoard = $derived(this.wheel !== null || this.stops.length > 0 || this.choices.foes.size > 0);

  /** The cells worth a look while one is asked: one's own, those in reach, those of foes. */
  readonly inSight: readonly number[] = $derived.by(() => {
    const { mine, stops, choices, table } = this;
    if (!this.#view().asked || mine?.cell == null) return [];
    const foes = [...choices.foes.keys()].map((who) => table.boats[who]?.cell ?? 0);
    return [mine.cell, ...stops.map(({ cell }) => cell), ...foes];
  });

  /** The boats whose attack range is shown: all of them, or those that the course would touch. */
  rangesOf(sails: readonly Sail[]): readonly Sail[] {
    const { own, table, ranges, course } = this;
    return sails.filter(({ seat }) => {
      const range = seat === own ? [] : (table.boats[seat]?.range ?? []);
      return ranges ? range.length > 0 : course !== null && range.includes(course.cell);
    });
  }

  choose(choice: Choice | undefined): void {
    if (choice) this.#act({ code: choice.code });
  }

  /** A cell is tapped: the first tap thinks of going there, the second goes; elsewhere it goes at once. */
  tap(cell: number): void {
    if (this.underway) return;
    const { choices, course } = this;
    const way = this.#reach.find((reached) => reached.cell === cell);
    const choice = choices.stops.get(cell);
    if (way) {
      if (course?.cell === cell) this.#setSail();
      else this.course = way;
    } else if (choice?.do.kind === 'sail' && this.table.phase === 'sail_out') {
      if (course?.cell === cell) this.choose(choice);
      else this.course = { cell, heading: choice.do.heading, cells: choice.do.cells, lay: [] };
    } else if (choice) this.choose(choice);
    else this.choose([...choices.ports].find(([port]) => HARBOURS[port].cell === cell)?.[1]);
  }

  /** A card of the hand is tapped, `black:2`. */
  play(card: string): void {
    this.course = null;
    this.choose(this.choices.cards.get(card));
  }

  /** Sends the next step of the course: a card for every view that shows the one before as laid, then the boat. */
  proceed(): void {
    if (!this.underway || !this.course || !this.#view().asked) return;
    const now = `${this.#question} ${this.#laid}`;
    if (now === this.#sent) return;
    this.#sent = now;
    const { cell } = this.course;
    const next = this.#reach.find((reached) => reached.cell === cell)?.lay[0];
    const { stops, cards } = this.choices;
    const step = next === undefined ? stops.get(cell) : cards.get(`black:${next}`);
    if (step) this.choose(step);
    else this.underway = false;
  }

  /** Leaves the captain free to say it again when a step gets lost; returns how to stop watching. */
  watch(): (() => void) | undefined {
    if (!this.underway) return undefined;
    void this.#laid;
    const timer = setTimeout(() => (this.underway = false), LOST_AFTER_MS);
    return () => clearTimeout(timer);
  }

  #setSail(): void {
    this.#sent = '';
    this.underway = true;
  }
}
