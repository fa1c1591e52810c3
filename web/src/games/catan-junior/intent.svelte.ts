/** What the player is about to do: a kind of piece to place, a card to give away, an offer in the making. */
import type { Act } from '../../table/contract';
import type { Message } from '../../words/message';
import type { Colour, Resource } from './board/board';
import type { Place } from './board/PlaceTargets.svelte';
import { count, whole, type Heap } from './table/cards';
import { buildable, giversOf, sorted, stallsFor, stockFor, useful } from './table/choices';
import type { Build } from './table/CostCard.svelte';
import { withCard, type Draft, type Side } from './table/draft';
import { coloursOf } from './table/standing';
import type { Choice, Public, View } from './table/types';

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

  /** Acts, and has given what was to be given. */
  choose(choice: Choice | undefined): void {
    if (!choice) return;
    this.giving = this.taking = null;
    this.#act({ code: choice.code });
  }

  tap(place: Place): void {
    const { sites, lines, hexes } = this.choices;
    if (place.kind === 'site') this.choose(sites.get(place.site));
    else if (place.kind === 'line') this.choose(lines.get(place.line));
    else this.choose(hexes.get(place.hex));
  }

  build(what: Build): void {
    if (what === 'coco') this.choose(this.choices.plain.buy_coco);
    else this.building = this.building === what ? null : what;
  }

  /** A card of the hand is tapped: a gift is given at once, for a trade it is taken in hand or put back. */
  give(resource: Resource): void {
    const swap = this.taking && this.choices.market.get(resource)?.get(this.taking);
    const now = this.choices.gifts.get(resource) ?? swap;
    this.#told = null;
    if (now) this.choose(now);
    else this.giving = this.giving === resource ? null : resource;
  }

  /** A stall is tapped: its card is taken for the one that is given, or waits for that; else it is said what to do. */
  take(resource: Resource): void {
    const { choices, giving, table } = this;
    this.#told = null;
    if (giving && choices.market.get(giving)?.has(resource)) {
      this.choose(choices.market.get(giving)?.get(resource));
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
