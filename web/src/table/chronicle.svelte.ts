import type { Fact, GameName, Talk, View } from '../net/wire';
import type { Message } from '../words/message';

/** One line of the log: something that happened, or something somebody said. */
export type Line =
  | { id: string; seq: number; kind: 'fact'; say: Message }
  | { id: string; seq: number; kind: 'talk'; talk: Talk };

const MOST_LINES = 400;

/** The log of a table as this device has seen it: facts and talk in their order, without what was taken back. */
export class Chronicle {
  #lines = $state.raw<readonly Line[]>([]);
  #facts = -1;
  #talk = -1;

  get lines(): readonly Line[] {
    return this.#lines;
  }

  /** Takes what is new in a view and returns it; a line that came back tells some of it twice. */
  take<G extends GameName>(view: View<G>): Line[] {
    const facts = view.facts.filter(({ seq }) => seq > this.#facts && !view.undone.includes(seq));
    const talk = view.talk.filter((said) => said.seq > this.#talk);
    this.#facts = Math.max(this.#facts, view.seq);
    this.#talk = Math.max(this.#talk, ...talk.map((said) => said.seq));
    const fresh = [...numbered(facts), ...talk.map(spoken)].sort((one, other) => one.seq - other.seq);
    if (fresh.length > 0 || view.undone.length > 0) {
      const kept = this.#lines.filter((line) => !isUndone(line, view.undone));
      this.#lines = [...kept, ...fresh].slice(-MOST_LINES);
    }
    return fresh;
  }
}

function numbered<G extends GameName>(facts: readonly Fact<G>[]): Line[] {
  return facts.map(({ seq, say }, index) => ({ id: `${seq}.${index}`, seq, kind: 'fact', say }));
}

function spoken(talk: Talk): Line {
  return { id: `talk.${talk.seq}`, seq: talk.seq, kind: 'talk', talk };
}

function isUndone(line: Line, undone: readonly number[]): boolean {
  return line.kind === 'fact' && undone.includes(line.seq);
}
