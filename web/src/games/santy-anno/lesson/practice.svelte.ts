/** The lesson's practice: one card, then two, three, five; step by step, with every wrong tap explained. */
import type { Message } from '../../../words/message';
import { shipOf } from '../table/names';
import type { Row } from '../table/types';
import type { SantyAnnoWhere as Where } from '../wire';
import { questions } from '../rooms/questions';

const LENGTHS = [1, 2, 3, 5] as const;
const KINDS = ['element', 'struck', 'colour', 'name', 'name-struck', 'number'] as const;

export class Practice {
  /** The current row, counted from 0. */
  nth = $state(0);
  line = $state.raw<Row>();
  table = $state.raw<string[]>([]);
  start = $state('');
  /** How many cards are done. */
  step = $state(0);
  /** The wrong ship tapped last, and why it is wrong. */
  slip = $state.raw<{ ship: string; say: Message } | null>(null);

  #found = $state.raw<Where>();

  readonly rows = LENGTHS.length;

  get card(): string | null {
    return this.line?.cards[this.step] ?? null;
  }

  /** Where the pirate is now. */
  get here(): string {
    return this.#path[this.step - 1]?.after ?? this.start;
  }

  /** All cards of the row are done. */
  get arrived(): boolean {
    return this.line !== undefined && this.step === this.line.cards.length;
  }

  get finished(): boolean {
    return this.arrived && this.nth === this.rows - 1;
  }

  /** Why the last card led here. */
  get why(): Message | undefined {
    return this.#path[this.step - 1]?.why as Message | undefined;
  }

  /** Deals the current row. */
  async deal(): Promise<void> {
    const count = LENGTHS[this.nth] ?? 1;
    const dealt = await questions.drill({ cards: count, kinds: [...KINDS], every: 0 });
    let line = dealt.line;
    for (let nth = 0; nth < count; nth++) line = (await questions.drillCard(dealt.round, nth)).line;
    const cards = line.cards.flatMap((card) => card ?? []);
    this.#found = await questions.where({ table: dealt.table, cards, starts: [dealt.start] });
    this.table = dealt.table;
    this.start = dealt.start;
    this.step = 0;
    this.slip = null;
    this.line = line;
  }

  /** A ship was tapped as the answer to the next card. */
  async tap(ship: string): Promise<void> {
    const { card, here } = this;
    if (card === null) return;
    if (shipOf(ship) === shipOf(this.#path[this.step]?.after)) {
      this.slip = null;
      this.step += 1;
      return;
    }
    const said = await questions.where({ table: this.table, cards: [card], starts: [here], answer: ship });
    const why = said.resolution.paths[0]?.[0]?.why as Message | undefined;
    const say = (said.slip?.say as Message | undefined) ?? why;
    if (say && card === this.card && here === this.here) this.slip = { ship, say };
  }

  async next(): Promise<void> {
    this.nth += 1;
    await this.deal();
  }

  get #path() {
    return this.#found?.resolution.paths[0] ?? [];
  }
}
