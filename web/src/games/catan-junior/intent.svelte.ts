/** What the player is about to do: a kind of piece to place, a card to give away, an offer in the making. */
import type { Act } from '../../table/contract';
import type { Colour, Resource } from './board/board';
import type { Place } from './board/PlaceTargets.svelte';
import { count, whole, type Heap } from './table/cards';
import { buildable, sorted, stallsFor, stockFor, useful } from './table/choices';
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
  readonly #asked = $derived.by(() => this.#view().asked !== null);
  readonly #question = $derived.by(() => this.#view().asked?.prompt ?? null);

  /** A new question makes an unfinished intention void. */
  building = $derived<Build | null>(this.#void);
  giving = $derived<Resource | null>(this.#void);
  draft = $derived<Draft | null>(this.#void);

  get #void(): null {
    void this.#question;
    return null;
  }

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
  /** The cards in hand that lead on to something: a trade, a gift. */
  readonly useful = $derived(useful(this.choices));
  /** The stalls open to the card that is given. */
  readonly stalls = $derived(stallsFor(this.choices, this.giving));
  /** What the stock has for the card that is given. */
  readonly takes = $derived(stockFor(this.choices, this.giving));
  /** How many of the given card the stock takes for one. */
  readonly price = $derived.by(() => (this.giving ? count(this.#view().own?.rates ?? {}, this.giving) : 0));

  readonly mayOffer = $derived.by(() => this.#asked && this.#view().own?.may_offer === true);
  readonly mayCounter = $derived.by(() => this.#asked && this.#view().own?.may_counter === true);

  /** Acts, and has given what was to be given. */
  choose(choice: Choice | undefined): void {
    if (!choice) return;
    this.giving = null;
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
    const gift = this.choices.gifts.get(resource);
    if (gift) this.choose(gift);
    else this.giving = this.giving === resource ? null : resource;
  }

  /** Takes a card from its stall for the one that is given. */
  take(resource: Resource): void {
    if (this.giving) this.choose(this.choices.market.get(this.giving)?.get(resource));
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
