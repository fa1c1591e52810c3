/** The player's intent in the race: turns keys, swipes and buttons into steps and choices of the view. */
import type { Act } from '../../table/contract';
import { fleetOf, type ShipName } from './art/fleet';
import { FLEET } from './data';
import { Helm, type Deck } from './race/helm.svelte';
import { orderOf, type Order } from './race/keys';
import { OWN_SLOT } from './race/layout';
import { sorted } from './table/choices';
import { shipOf, shipText } from './table/names';
import { say, t } from '../../words/words.svelte';
import { seenTable } from './table/seen';
import { chairOf } from './table/standing';
import type { Action, Choice, View, Way } from './table/types';

type Turn = 'left' | 'right';

/** A finger that moves this far sideways means to run. */
const SWIPE_PX = 28;
const TOLD_MS = 4000;

export class Intent {
  readonly helm: Helm;
  /** The table is turned so that one's own place is at the bottom, unless one wants it as everyone sees it. */
  asItLies = $state(false);

  #view: () => View;
  #act: Act<'santy-anno'>;
  #telling: ReturnType<typeof setTimeout> | undefined;
  #swipe: { id: number; x: number } | null = null;

  /** `show` moves one's own pirate before the server has said so. */
  constructor(view: () => View, act: Act<'santy-anno'>, show: Deck['show']) {
    this.#view = view;
    this.#act = act;
    this.helm = new Helm({ step: (way) => this.choose(this.choices.run[way]), show });
  }

  readonly table = $derived.by(() => seenTable(this.#view()));
  readonly own = $derived.by(() => this.#view().you.eyes);
  readonly me = $derived(this.own === null ? null : (this.table.pirates[this.own] ?? null));
  readonly choices = $derived.by(() => sorted(this.#view().asked?.choices ?? []));
  readonly asked = $derived.by(() => this.#view().asked !== null);
  readonly racing = $derived(this.table.phase === 'race');
  readonly running = $derived(this.table.way === 'running');
  /** Around a real table: tap a ship, then confirm that one sits there. */
  readonly forReal = $derived(this.table.way === 'for_real');
  /** Whether the buttons and keys of the race are active. */
  readonly steers = $derived(this.running && this.racing && this.asked);
  /** The ship under which one's frame lies. */
  readonly framed = $derived(shipOf(this.me?.frame));
  /** Whether a tap on a ship does something now. */
  readonly points = $derived.by(
    () =>
      this.choices.starts.size > 0 ||
      this.choices.frames.size > 0 ||
      this.choices.scans.size > 0 ||
      (this.steers && this.me?.seated === false),
  );
  /** The ship where one's frame lies or to which one runs. */
  readonly chosen = $derived.by(() => {
    if (this.forReal) return this.picked;
    return this.running ? shipOf(this.table.table[this.helm.goal ?? -1]) : this.framed;
  });
  readonly #leg = $derived(`${this.table.round} ${this.table.phase} ${this.me?.lapped}`);
  /** The ship tapped where people run for real; forgotten after the lap and after the race. */
  picked = $derived.by<ShipName | undefined>(() => {
    void this.#leg;
    return undefined;
  });
  /** Confirms that one sits at the ship that was tapped. */
  readonly sitHere = $derived.by(() => {
    const choice = this.picked && this.choices.scans.get(this.picked);
    return choice && (() => void this.choose(choice));
  });
  /** The explanation of a tapped card or ship, shown for a while. */
  told = $state<string | null>(null);
  /** The chair shown at the bottom. */
  readonly turned = $derived(this.asItLies || !this.me?.tile ? OWN_SLOT : chairOf(this.table, this.me.tile));
  /** Lays the scuttle, if that is allowed now. */
  readonly lay = $derived.by(() => {
    const choice = this.choices.plain.lay_scuttle;
    return choice && (() => void this.choose(choice));
  });

  /** Acts; returns whether there was anything to do. */
  choose(choice: Choice | undefined): boolean {
    if (choice) this.#act({ code: choice.code });
    return choice !== undefined;
  }

  /** Tries what is not on offer: the table says why not. */
  ask(action: Action): void {
    this.#act({ do: action });
  }

  /** A ship was tapped: start there, move the frame there, or run there the shorter way; otherwise explain the ship. */
  point(ship: ShipName): void {
    if (!this.points) this.tell(say(shipText(ship, fleetOf(this.table.fleet))));
    else if (this.choices.starts.size > 0) this.choose(this.choices.starts.get(ship));
    else if (this.running) this.helm.runTo(chairOf(this.table, ship));
    else if (this.forReal) this.#pick(ship);
    else this.choose(this.choices.frames.get(ship));
  }

  #pick(ship: ShipName): void {
    if (this.choices.scans.has(ship)) this.picked = ship === this.picked ? undefined : ship;
    else this.tell(t('sa-refusal-lap-at-start'));
  }

  /** Explains something for a while. */
  tell(words: string): void {
    this.told = words;
    clearTimeout(this.#telling);
    this.#telling = setTimeout(() => (this.told = null), TOLD_MS);
  }

  end(): void {
    clearTimeout(this.#telling);
    this.helm.end();
  }

  /** A key was pressed; returns whether it has a meaning in the race. */
  press(event: KeyboardEvent): boolean {
    const order = this.racing && this.asked ? orderOf(event) : undefined;
    if (order === undefined) return false;
    event.preventDefault();
    if (!event.repeat) this.#obey(order);
    return true;
  }

  release(event: KeyboardEvent): void {
    const order = orderOf(event);
    if (order === 'left' || order === 'right') this.helm.release(this.#way(order));
  }

  /** A swipe over the table runs that way for as long as the finger stays down. */
  touch(event: PointerEvent): void {
    if (this.running && this.racing) this.#swipe = { id: event.pointerId, x: event.clientX };
  }

  drag(event: PointerEvent): void {
    const swipe = this.#swipe;
    if (!swipe || event.pointerId !== swipe.id) return;
    const by = event.clientX - swipe.x;
    if (Math.abs(by) < SWIPE_PX) return;
    const way = this.#way(by < 0 ? 'left' : 'right');
    swipe.x = event.clientX;
    if (this.helm.held !== way) this.helm.press(way);
  }

  lift(): void {
    if (this.#swipe) this.helm.release();
    this.#swipe = null;
  }

  #obey(order: Order): void {
    const { plain, frames } = this.choices;
    if (order === 'left' || order === 'right') {
      if (this.running) this.helm.press(this.#way(order));
    } else if (order === 'sit') this.choose(plain.take_scuttle ?? plain.sit ?? plain.stand_up);
    else if (order === 'lay') this.choose(plain.lay_scuttle);
    else this.choose([...frames].find(([ship]) => FLEET[ship].number === order.ship)?.[1]);
  }

  /** The direction that a side means. */
  #way(side: Turn): Way {
    return this.table.line[side];
  }
}
