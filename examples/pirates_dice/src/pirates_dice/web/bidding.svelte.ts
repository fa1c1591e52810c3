/** The bid that a player is about to make: always one of the view's choices. */
import type { Choice as AnyChoice, View as AnyView } from '$flibuste/net/wire';
import type { Act } from '$flibuste/table/contract';

type View = AnyView<'pirates-dice'>;
type Choice = AnyChoice<'pirates-dice'>;

export class Bidding {
  #view: () => View;
  #act: Act<'pirates-dice'>;

  constructor(view: () => View, act: Act<'pirates-dice'>) {
    this.#view = view;
    this.#act = act;
  }

  readonly #choices = $derived.by(() => this.#view().asked?.choices ?? []);
  readonly call = $derived(this.#choices.find((choice) => choice.do.kind === 'call'));
  readonly #lowest = $derived.by(() => this.#bids()[0]?.do);

  /** A new question begins with the lowest bid that is left. */
  count = $derived(this.#lowest?.count ?? 0);
  face = $derived(this.#lowest?.face ?? 0);

  /** What would be said now: with this face, or the lowest that so many dice may be said of. */
  readonly bid = $derived.by(() => this.with(this.count, this.face) ?? this.#bids(this.count)[0]);
  readonly fewer = $derived(this.#bids(this.count - 1).length > 0);
  readonly more = $derived(this.#bids(this.count + 1).length > 0);

  with(count: number, face: number): Choice | undefined {
    return this.#bids(count).find((choice) => choice.do.face === face);
  }

  choose(choice: Choice | undefined): void {
    if (choice) this.#act({ code: choice.code });
  }

  #bids(count?: number) {
    return this.#choices.filter(
      (choice): choice is Choice & { do: { kind: 'bid' } } =>
        choice.do.kind === 'bid' && (count === undefined || choice.do.count === count),
    );
  }
}
