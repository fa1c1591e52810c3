/** What the player is about to do: place a kind of piece, give a card away, make an offer. */
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

/** The handlers of a control that shows what its choice brings. */
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
  /** Nothing is asked during a pause. */
  readonly asked = $derived.by(() => this.#view().asked !== null && this.#view().table.phase !== 'paused');
  readonly question = $derived.by(() => (this.asked ? (this.#view().asked?.prompt ?? null) : null));

  /** A new question discards an unfinished intention. */
  building = $derived<Build | null>(this.#void);
  giving = $derived<Resource | null>(this.#void);
  /** The card of the market that was tapped before one of the hand. */
  taking = $derived<Resource | null>(this.#void);
  draft = $derived<Draft | null>(this.#void);
  /** The choice under the mouse or with the focus. */
  pointed = $derived<Choice | null>(this.#void);
  /** The latest reason given for a card that cannot be taken. */
  #told = $derived<Message | null>(this.#void);

  get #void(): null {
    void this.question;
    return null;
  }

  /** What to tap next, once a card to give or to take is chosen. */
  readonly hint: Message | null = $derived.by(() => {
    if (this.giving) return { key: this.takes.size > 0 ? 'ui-cj-hint-giving' : 'ui-cj-hint-giving-market' };
    if (this.taking)
      return { key: 'ui-cj-hint-taking', args: { what: { key: `cj-${this.taking}`, args: { n: 1 } } } };
    return this.#told;
  });

  /** The colour of the pieces that would be placed. */
  readonly colour: Colour = $derived(coloursOf(this.table)[this.own ?? this.table.active] ?? 'white');

  /** The places that may be tapped; only those for the chosen kind of piece, if there is one. */
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

  /** The player must choose a place on the board before anything else. */
  readonly needsBoard = $derived(
    this.places.length > 0 && (this.building !== null || this.table.phase !== 'main'),
  );

  /** What could be built now. */
  readonly can = $derived(buildable(this.choices));
  /** The cards in hand that can be traded or given away; once a stall is chosen, those it takes. */
  readonly useful = $derived(this.taking ? giversOf(this.choices, this.taking) : useful(this.choices));
  /** The player must tap a card of the hand before anything else. */
  readonly handLit = $derived(this.choices.gifts.size > 0 || this.taking !== null);
  /** The stalls open to the card being given, or the chosen one. */
  readonly stalls = $derived(stallsFor(this.choices, this.giving, this.taking));
  /** What the stock offers for the card being given. */
  readonly takes = $derived(stockFor(this.choices, this.giving));
  /** How many of the card being given the stock takes for one. */
  readonly price = $derived.by(() => (this.giving ? count(this.#view().own?.rates ?? {}, this.giving) : 0));

  readonly mayOffer = $derived.by(() => this.asked && this.#view().own?.may_offer === true);
  readonly mayCounter = $derived.by(() => this.asked && this.#view().own?.may_counter === true);
  /** The offer asks for cards that are not in hand: the only possible answer is no. */
  readonly cannotPay = $derived(
    this.choices.plain.refuse !== undefined && this.choices.plain.accept === undefined,
  );

  /** Tries what is not on offer: the table says why not; if something else must be done first, repeats that. */
  ask(action: Action): void {
    const { say: question } = this.#view().asked ?? {};
    const elsewhere = this.table.active !== this.own && action.kind !== 'give';
    if (this.asked && elsewhere && question) toast(say(question));
    else this.#act({ do: action });
  }

  /** A price was tapped that cannot be paid, or whose piece has no place to go. */
  askToBuild(what: Build): void {
    this.ask(asIfBuilt(what, this.table));
  }

  /** A card of the hand was tapped that has no use now. */
  askToGive(resource: Resource): void {
    this.ask(asIfGiven(resource, count(this.hand, resource), this.taking, this.table.phase));
  }

  /** What choosing a place on the board would do. */
  at(place: Place): Choice | undefined {
    const { sites, lines, hexes } = this.choices;
    if (place.kind === 'site') return sites.get(place.site);
    return place.kind === 'line' ? lines.get(place.line) : hexes.get(place.hex);
  }

  /** The mouse or the focus has come to a choice, or gone from it. */
  point(choice: Choice | null | undefined): void {
    this.pointed = choice ?? null;
  }

  /** The handlers that make a choice's control show what it brings before it is taken. */
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

  /** Acts, and forgets the card that was to be given. */
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

  /** A card of the hand was tapped: a gift is given at once; for a trade it is picked up or put back. */
  give(resource: Resource): void {
    const now = this.given(resource);
    this.#told = null;
    if (now) this.choose(now);
    else this.giving = this.giving === resource ? null : resource;
  }

  /** A stall was tapped: trades for its card, or waits for a card to give, or says what to do first. */
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

  /** Starts an offer with the card being given. */
  offer(): void {
    this.draft = { kind: 'offer', give: this.giving ? { [this.giving]: 1 } : {}, want: {} };
  }

  /** Starts a counter-offer: the offer turned around, with nothing given yet. */
  counter(): void {
    this.draft = { kind: 'counter', give: {}, want: this.table.offer?.give ?? {} };
  }

  change(side: Side, resource: Resource, by: number): void {
    if (this.draft) this.draft = withCard(this.draft, side, resource, by);
  }

  /** Sends the offer or counter-offer being made. */
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
