import { BOSUN } from '../../data';
import type { LiveTable } from '../../../../net/live-table.svelte';
import type { Action, Public } from '../../table/types';
import { nextAct, same, spoken } from './spoken';

/** Tells the table what lies on it, act by act, until it has heard everything wanted; corrects what differs. */
export class Dictation {
  #wanted = $state.raw<readonly Action[]>();
  /** A slip being corrected: the wrong act, and the acts after it, which will be repeated. */
  #held = $state.raw<{ old: Action; tail: readonly Action[] }>();
  /** What to say instead if the table refuses the same card twice, and whom to tell then. */
  #instead: { acts: readonly Action[]; tell: () => void } | undefined;
  /** The prompt answered last: a question is answered once. */
  #answered: number | undefined;

  constructor(private readonly live: LiveTable<'santy-anno'>) {}

  /** Whether something is still being said. */
  get busy(): boolean {
    return this.#wanted !== undefined;
  }

  /** All acts said or still to be said: those wanted, if any, otherwise those the table has heard. */
  get said(): readonly Action[] {
    return this.#wanted ?? this.#heard;
  }

  want(acts: readonly Action[]): void {
    this.#instead = undefined;
    this.#wanted = acts;
    this.goOn();
  }

  add(act: Action): void {
    this.want([...this.said, act]);
  }

  /** The acts said and those held back while a slip is corrected: all that the screen shows. */
  get shown(): readonly Action[] {
    return this.#held ? [...this.said, this.#held.old, ...this.#held.tail] : this.said;
  }

  get correcting(): Action | undefined {
    return this.#held?.old;
  }

  /** Goes back to an act that was a slip, so that the table asks for it again; what follows is kept. */
  correct(old: Action): void {
    const index = this.said.findLastIndex((act) => same(act, old));
    if (index < 0) return;
    this.#held = { old, tail: this.said.slice(index + 1) };
    this.want(this.said.slice(0, index));
  }

  /**
   * Says the right act instead (or the same again), then all that followed. If a later card was named the same and
   * the table does not have it twice, the two swap places, and `swapped` is called.
   */
  settle(fresh: Action | undefined = this.#held?.old, swapped: () => void = () => undefined): void {
    const { old, tail = [] } = this.#held ?? {};
    const head = this.said;
    this.#held = undefined;
    this.want([...head, ...(fresh ? [fresh] : []), ...tail]);
    if (!fresh || !old || !tail.some((act) => same(act, fresh))) return;
    const acts = [...head, fresh, ...tail.map((act) => (same(act, fresh) ? old : act))];
    this.#instead = { acts, tell: swapped };
  }

  /** An act that ends something and cannot be amended: the check, the next round, a won arm-wrestling. */
  act(act: Action): void {
    const asked = this.live.view?.asked;
    if (asked && asked.prompt !== this.#answered) this.#send(asked.prompt, act);
  }

  /** The ships are painted as in this box (SA-14). */
  paint(ships: Extract<Action, { kind: 'fleet_is' }>['ships']): void {
    this.act({ kind: 'fleet_is', ships });
  }

  /** Lets the program turn the next card. */
  draw(): void {
    const asked = this.live.view?.asked;
    if (!asked || asked.prompt === this.#answered) return;
    this.#answered = asked.prompt;
    this.live.request({ t: 'turn', prompt: asked.prompt });
  }

  /** Says the next act; called after each view. */
  goOn(): void {
    const asked = this.live.view?.asked;
    if (!this.#wanted || !asked || asked.seat !== BOSUN || asked.prompt === this.#answered) return;
    const next = nextAct(this.#heard, this.#wanted);
    if (next) this.#send(asked.prompt, next);
    else this.#wanted = undefined;
  }

  /** The table refused: tries the alternative if there is one; otherwise what it has heard so far stands. */
  refused(): 'again' | 'stopped' {
    const instead = this.#instead;
    this.#wanted = undefined;
    this.#held = undefined;
    this.#answered = undefined;
    if (!instead) return 'stopped';
    this.want(instead.acts);
    instead.tell();
    return 'again';
  }

  get #heard(): readonly Action[] {
    const table: Public | null | undefined = this.live.view?.public;
    return table ? spoken(table) : [];
  }

  #send(prompt: number, act: Action): void {
    this.#answered = prompt;
    this.live.request({ t: 'play', seat: BOSUN, prompt, do: act });
  }
}
