/** What the player is about to do: a kind of piece to place, a card to give away, an offer in the making. */
import type { HTMLButtonAttributes } from 'svelte/elements';
import { toast } from '../../parts/toasts.svelte';
import type { Act } from '../../table/contract';
import type { Message } from '../../words/message';
import { say } from '../../words/words.svelte';
import type { Colour, Resource } from './board/board';
import type { Place } from './board/PlaceTargets.svelte';
import { count, whole, type Heap } from './table/cards';
import { broughtBy, buildable, giversOf, sorted, stallsFor, stockFor, useful } from './table/choices';
import type { Build } from './table/CostCard.svelte';
import { withCard, type Draft, type Side } from './table/draft';
import { coloursOf } from './table/standing';
import type { Action, Choice, Public, View } from './table/types';
import { asIfBuilt, asIfGiven } from './table/untaken';

/** What a control is given that tells what its choice brings. */
export type Telling = Pick<
  HTMLButtonAttributes,
  'title' | 'onpointerenter' | 'onpointerleave' | 'onfocus' | 'onblur'
>;

export class Intent {
  #view: () => View;
  #act: Act<'catan-junior'>;

  constructor(view: () => View, act: Act<'catan-junior'>) {
    this.#view = view;
    this.#act = act;
  }

  readonly table = $derived.by(() => this.#view().public as Public);
  readonly own = $derived.by(() => this.#view().you.eyes);
  readonly hand: Heap = $derived.by(() => this.#view().own?.hand ?? {});
  readonly choices = $derived.by(() => sorted(this.#view().asked?.choices ?? []));
  /** In a pause nothing is asked of anybody. */
  readonly asked = $derived.by(() => this.#view().asked !== null && this.#view().table.phase !== 'paused');
  readonly question = $derived.by(() => (this.asked ? (this.#view().asked?.prompt ?? null) : null));

  /** A new question makes an unfinished intention void. */
  building = $derived<Build | null>(this.#void);
  giving = $derived<Resource | null>(this.#void);
  /** The card of the market that was tapped before one of the hand. */
  taking = $derived<Resource | null>(this.#void);
  draft = $derived<Draft | null>(this.#void);
  /** The choice under the mouse, or that has the focus. */
  pointed = $derived<Choice | null>(this.#void);
  /** What was told last about a card that cannot be taken. */
  #told = $derived<Message | null>(this.#void);

  get #void(): null {
    void this.question;
    return null;
  }

  /** What to tap next, once a card is in hand or on the mind. */
  readonly hint: Message | null = $derived.by(() => {
    if (this.giving) return { key: this.takes.size > 0 ? 'ui-cj-hint-giving' : 'ui-cj-hint-giving-market' };
    if (this.taking)
      return { key: 'ui-cj-hint-taking', args: { what: { key: `cj-${this.taking}`, args: { n: 1 } } } };
    return this.#told;
  });

  /** The colour of the pieces that would be placed. */
  readonly colour: Colour = $derived(coloursOf(this.table)[this.own ?? this.table.active] ?? 'white');

  /** The places that may be tapped; of a kind of piece that was chosen, only its own. */
  readonly places: readonly Place[] = $derived.by(() => {
    const { choices, building, colour } = this;
    const sites = building === 'boat' ? [] : [...choices.sites.keys()];
    const lines = building === 'fortress' ? [] : [...choices.lines.keys()];
    return [
      ...sites.map((site) => ({ kind: 'site' as const, site, colour })),
      ...lines.map((line) => ({ kind: 'line' as const, line, colour })),
      ...[...choices.hexes.keys()].map((hex) => ({ kind: 'hex' as const, hex })),
    ];
  });

  /** A place on the board is to be chosen before anything else. */
  readonly needsBoard = $derived(
    this.places.length > 0 && (this.building !== null || this.table.phase !== 'main'),
  );

  /** What could be built now. */
  readonly can = $derived(buildable(this.choices));
  /** The cards in hand that lead on to something: a trade, a gift; once a stall is chosen, to that one. */
  readonly useful = $derived(this.taking ? giversOf(this.choices, this.taking) : useful(this.choices));
  /** A card of the hand is to be tapped before all else. */
  readonly handLit = $derived(this.choices.gifts.size > 0 || this.taking !== null);
  /** The stalls open to the card that is given, or the one that was chosen. */
  readonly stalls = $derived(stallsFor(this.choices, this.giving, this.taking));
  /** What the stock has for the card that is given. */
  readonly takes = $derived(stockFor(this.choices, this.giving));
  /** How many of the given card the stock takes for one. */
  readonly price = $derived.by(() => (this.giving ? count(this.#view().own?.rates ?? {}, this.giving) : 0));

  readonly mayOffer = $derived.by(() => this.asked && this.#view().own?.may_offer === true);
  readonly mayCounter = $derived.by(() => this.asked && this.#view().own?.may_counter === true);
  /** An offer asks for cards that are not in hand: no is all that can be said to it. */
  readonly cannotPay = $derived(
    this.choices.plain.refuse !== undefined && this.choices.plain.accept === undefined,
  );

  /** Tries what is not on offer: the table says why not; who is to do something else is told that again. */
  ask(action: Action): void {
    const { say: question } = this.#view().asked ?? {};
    const elsewhere = this.table.active !== this.own && action.kind !== 'give';
    if (this.asked && elsewhere && question) toast(say(question));
    else this.#act({ do: action });
  }

  /** A price is tapped that cannot be paid, or for which there is no place. */
  askToBuild(what: Build): void {
    this.ask(asIfBuilt(what, this.table));
  }

  /** A card of the hand is tapped that leads to nothing. */
  askToGive(resource: Resource): void {
    this.ask(asIfGiven(resource, count(this.hand, resource), this.taking, this.table.phase));
  }

  /** What a place on the board would be chosen for. */
  at(place: Place): Choice | undefined {
    const { sites, lines, hexes } = this.choices;
    if (place.kind === 'site') return sites.get(place.site);
    return place.kind === 'line' ? lines.get(place.line) : hexes.get(place.hex);
  }

  /** The mouse or the focus has come to a choice, or gone from it. */
  point(choice: Choice | null | undefined): void {
    this.pointed = choice ?? null;
  }

  /** What the control of a choice is given, so that it tells what it brings before it is taken. */
  telling(choice: Choice | undefined): Telling {
    if (!choice?.brings?.length) return {};
    return {
      title: broughtBy(choice),
      onpointerenter: ({ pointerType }) => pointerType === 'mouse' && this.point(choice),
      onpointerleave: () => this.point(null),
      onfocus: () => this.point(choice),
      onblur: () => this.point(null),
    };
  }

  /** Acts, and has given what was to be given. */
  choose(choice: Choice | undefined): void {
    if (!choice) return;
    this.giving = this.taking = null;
    this.#act({ code: choice.code });
  }

  tap(place: Place): void {
    this.choose(this.at(place));
  }

  build(what: Build): void {
    if (what === 'coco') this.choose(this.choices.plain.buy_coco);
    else this.building = this.building === what ? null : what;
  }

  /** What giving a card would be, if that is all there is to say. */
  given(resource: Resource): Choice | undefined {
    const { choices, taking } = this;
    return choices.gifts.get(resource) ?? (taking ? choices.market.get(resource)?.get(taking) : undefined);
  }

  /** What taking the card of a stall would be, for the card that is given. */
  taken(resource: Resource): Choice | undefined {
    return this.giving ? this.choices.market.get(this.giving)?.get(resource) : undefined;
  }

  /** A card of the hand is tapped: a gift is given at once, for a trade it is taken in hand or put back. */
  give(resource: Resource): void {
    const now = this.given(resource);
    this.#told = null;
    if (now) this.choose(now);
    else this.giving = this.giving === resource ? null : resource;
  }

  /** A stall is tapped: its card is taken for the one that is given, or waits for that; else it is said what to do. */
  take(resource: Resource): void {
    const { choices, table } = this;
    const now = this.taken(resource);
    this.#told = null;
    if (now) {
      this.choose(now);
    } else if (giversOf(choices, resource).size > 0) {
      this.giving = null;
      this.taking = this.taking === resource ? null : resource;
    } else {
      this.#told = { key: whyClosed(table, this.asked && table.active === this.own) };
    }
  }

  /** Begins an offer with the card that is given. */
  offer(): void {
    this.draft = { kind: 'offer', give: this.giving ? { [this.giving]: 1 } : {}, want: {} };
  }

  /** Begins a counter-offer, which is the offer turned around with nothing given yet. */
  counter(): void {
    this.draft = { kind: 'counter', give: {}, want: this.table.offer?.give ?? {} };
  }

  change(side: Side, resource: Resource, by: number): void {
    if (this.draft) this.draft = withCard(this.draft, side, resource, by);
  }

  /** Sends the offer or the counter-offer in the making. */
  send(): void {
    if (!this.draft) return;
    const { kind, give, want } = this.draft;
    this.#act({ do: { kind, give: whole(give), want: whole(want) } });
    this.draft = null;
  }
}

/** Why nothing can be taken from the market now, or how it is done. */
function whyClosed({ phase, bargained }: Public, active: boolean): string {
  if (active && phase === 'roll') return 'cj-refusal-roll-first';
  return active && phase === 'main' && bargained ? 'cj-refusal-market-once-a-turn' : 'ui-cj-hint-market';
}
