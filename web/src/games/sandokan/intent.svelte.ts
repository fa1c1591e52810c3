/** What the captain is about to do: a place he thinks of, a turn on the spot; and his way there, card by card. */
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

/** The cell the captain thinks of, and what it brings; sent once he says so, cards first. */
export interface Course {
  cell: number;
  /** Where the boat would point. */
  heading: Heading | null;
  /** How far it sails; none where it is put there. */
  cells: number | null;
  lay: readonly number[];
  brings: readonly Message[];
  /** What he says to go there, where it is one choice. */
  choice: Choice | null;
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
  readonly choices: Choices = $derived.by(() =>
    sorted(this.#view().asked?.choices ?? [], this.#view().own?.ahead ?? {}),
  );
  readonly #question = $derived.by(() => `${this.#view().asked?.seat} ${this.#view().asked?.prompt}`);

  /** A new question makes an unfinished intention void. */
  course = $derived<Course | null>(this.#anew(null));
  /** The captain has said so: the course is being sent. */
  underway = $derived<boolean>(this.#anew(false));
  turning = $derived<boolean>(this.#anew(false));
  /** The heading under the finger, or that has the focus. */
  pointed = $derived<Heading | null>(this.#anew(null));
  /** He wants to see from where each boat can be attacked. */
  ranges = $state(false);

  #anew<T>(value: T): T {
    void this.#question;
    return value;
  }

  /** The cells that may be tapped. */
  readonly stops: readonly Stop[] = $derived.by(() => stopsOf(this.#reach, this.choices));
  readonly mayTurn = $derived(this.choices.headings.size > 0 && this.table.phase !== 'steer');

  /** What the heading brings that he points at. */
  readonly aimed = $derived(this.pointed === null ? undefined : this.choices.headings.get(this.pointed));

  /** The headings to choose from, and for which boat where. */
  readonly wheel = $derived.by(() => {
    const { mine, choices } = this;
    const steering = this.table.phase === 'steer' || this.turning;
    if (!steering || !mine?.home || mine.cell === null || choices.headings.size === 0) return null;
    return { cell: mine.cell, of: mine.home, now: mine.heading, headings: choices.headings };
  });

  /** Something on the chart is to be chosen. */
  readonly needsBoard = $derived(this.wheel !== null || this.stops.length > 0 || this.choices.foes.size > 0);

  /** The cells worth a look: while one is asked one's own, those in reach, those of foes; else the boats that act. */
  readonly inSight: readonly number[] = $derived.by(() => {
    const { mine, stops, choices, table } = this;
    if (!this.#view().asked) return this.#followed;
    if (mine?.cell == null) return [];
    const foes = [...choices.foes.keys()].map((who) => table.boats[who]?.cell ?? 0);
    return [mine.cell, ...stops.map(({ cell }) => cell), ...foes];
  });

  /** Where others act; nowhere in particular when all hurry, or when the game is over. */
  readonly #followed: readonly number[] = $derived.by(() => {
    const { table } = this;
    if (table.phase === 'over' || this.#view().table.waved.length > 0) return [];
    const acting = table.fight ? [table.fight.attacker, table.fight.defender] : [table.active];
    return acting.flatMap((seat) => table.boats[seat]?.cell ?? []);
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

  /** Tries what is not on offer: the table says why not. */
  ask(action: Action): void {
    this.#act({ do: action });
  }

  /** A cell is tapped: the first tap thinks of going there and tells what it brings, the second goes. */
  tap(cell: number): void {
    if (this.underway) return;
    if (this.course?.cell === cell) this.go();
    else this.course = this.#thought(cell);
  }

  /** Goes where he thinks of going. */
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

  /** A card of the hand is tapped, `black:2`; one that leads to nothing now is answered. */
  play(card: string): void {
    this.course = null;
    const choice = this.choices.cards.get(card);
    if (choice) this.choose(choice);
    else this.ask(asIf(card, this.table.phase));
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

function courseOf({ cell, heading, cells, lay, brings }: Own['reach'][number]): Course {
  return { cell, heading, cells, lay, brings, choice: null };
}
