/** What the captain is about to do: go to a place he has picked, card by card, or turn on the spot. */
import type { Act } from '../../table/contract';
import type { Message } from '../../words/message';
import type { Heading } from './chart/chart';
import type { Sail } from './chart/Fleet.svelte';
import type { Stop } from './chart/Reach.svelte';
import { HARBOURS } from './data';
import { sorted, type Choices } from './table/choices';
import { stopsOf } from './table/stops';
import { asIf } from './table/untaken';
import type { Action, Choice, Own, Public, View } from './table/types';

/** The cell the captain has picked, and what it brings; sent once he confirms, cards first. */
export interface Course {
  cell: number;
  /** Where the boat would point. */
  heading: Heading | null;
  /** How far it sails; undefined where it is simply placed there. */
  cells: number | null;
  lay: readonly number[];
  brings: readonly Message[];
  /** The choice that goes there, where one is enough. */
  choice: Choice | null;
}

const LOST_AFTER_MS = 3000;

export class Intent {
  #view: () => View;
  #act: Act<'sandokan'>;
  /** The table's state when the latest step of the course was sent. */
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
  readonly choices: Choices = $derived.by(() =>
    sorted(this.#view().asked?.choices ?? [], this.#view().own?.ahead ?? {}),
  );
  readonly #question = $derived.by(() => `${this.#view().asked?.seat} ${this.#view().asked?.prompt}`);

  /** A new question discards an unfinished intention. */
  course = $derived<Course | null>(this.#anew(null));
  /** The captain has confirmed: the course is being sent. */
  underway = $derived<boolean>(this.#anew(false));
  turning = $derived<boolean>(this.#anew(false));
  /** The heading under the finger or with the focus. */
  pointed = $derived<Heading | null>(this.#anew(null));
  /** Whether to show from where each boat can be attacked. */
  ranges = $state(false);

  #anew<T>(value: T): T {
    void this.#question;
    return value;
  }

  /** The cells that may be tapped. */
  readonly stops: readonly Stop[] = $derived.by(() => stopsOf(this.#reach, this.choices));
  readonly mayTurn = $derived(this.choices.headings.size > 0 && this.table.phase !== 'steer');

  /** What the heading pointed at would bring. */
  readonly aimed = $derived(this.pointed === null ? undefined : this.choices.headings.get(this.pointed));

  /** The headings to choose from, for which boat, and where. */
  readonly wheel = $derived.by(() => {
    const { mine, choices } = this;
    const steering = this.table.phase === 'steer' || this.turning;
    if (!steering || !mine?.home || mine.cell === null || choices.headings.size === 0) return null;
    return { cell: mine.cell, of: mine.home, now: mine.heading, headings: choices.headings };
  });

  /** The player must choose something on the chart. */
  readonly needsBoard = $derived(this.wheel !== null || this.stops.length > 0 || this.choices.foes.size > 0);

  /** The cells to show: when asked, one's own, those in reach and the foes'; otherwise those of the acting boats. */
  readonly inSight: readonly number[] = $derived.by(() => {
    const { mine, stops, choices, table } = this;
    if (!this.#view().asked) return this.#followed;
    if (mine?.cell == null) return [];
    const foes = [...choices.foes.keys()].map((who) => table.boats[who]?.cell ?? 0);
    return [mine.cell, ...stops.map(({ cell }) => cell), ...foes];
  });

  /** Where others act; empty while the bots hurry, or when the game is over. */
  readonly #followed: readonly number[] = $derived.by(() => {
    const { table } = this;
    if (table.phase === 'over' || this.#view().table.waved.length > 0) return [];
    const acting = table.fight ? [table.fight.attacker, table.fight.defender] : [table.active];
    return acting.flatMap((seat) => table.boats[seat]?.cell ?? []);
  });

  /** The boats whose attack range is shown: all, or those whose range the course would enter. */
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

  /** Tries what is not on offer: the table says why not. */
  ask(action: Action): void {
    this.#act({ do: action });
  }

  /** A cell was tapped: the first tap picks it and shows what it brings, the second goes there. */
  tap(cell: number): void {
    if (this.underway) return;
    if (this.course?.cell === cell) this.go();
    else this.course = this.#thought(cell);
  }

  /** Goes to the cell he has picked. */
  go(): void {
    const { course } = this;
    if (!course || this.underway) return;
    if (course.choice) this.choose(course.choice);
    else this.#setSail();
  }

  #thought(cell: number): Course | null {
    const way = this.#reach.find((reached) => reached.cell === cell);
    if (way) return courseOf(way);
    const port = [...this.choices.ports].find(([name]) => HARBOURS[name].cell === cell)?.[1];
    const choice = this.choices.stops.get(cell) ?? port;
    if (!choice) return null;
    const { do: action, brings = [] } = choice;
    const heading = 'heading' in action ? action.heading : null;
    return { cell, heading, cells: action.kind === 'sail' ? action.cells : null, lay: [], brings, choice };
  }

  /** A card of the hand was tapped, `black:2`; if it has no use now, the table says why. */
  play(card: string): void {
    this.course = null;
    const choice = this.choices.cards.get(card);
    if (choice) this.choose(choice);
    else this.ask(asIf(card, this.table.phase));
  }

  /** Sends the next step of the course: each card once a view shows the one before as laid, then the boat. */
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

  /** Lets the captain confirm again when a step gets lost; returns a function that stops watching. */
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

function courseOf({ cell, heading, cells, lay, brings }: Own['reach'][number]): Course {
  return { cell, heading, cells, lay, brings, choice: null };
}
