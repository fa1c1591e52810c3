import { guideOf } from '../games/games';
import type { LogHabits } from '../games/guide';
import type { Fact, GameName, Talk, View } from '../net/wire';
import type { Message } from '../words/message';

/** A line of the log: something that happened, or something somebody said. */
export type Line =
  | { id: string; seq: number; kind: 'fact'; say: Message; do: Fact['do'] }
  | { id: string; seq: number; kind: 'talk'; talk: Talk };

const MOST_LINES = 400;

/** The log of a table as this device has seen it: facts and talk in their order, without what was taken back. */
export class Chronicle {
  #lines = $state.raw<readonly Line[]>([]);
  #facts = -1;
  /** The newest talk among the lines, and the newest that has been read here. */
  #shown = -1;
  #heard = -1;
  #eyes: number | null = null;
  #held: Line[] = [];

  constructor(private readonly habitsOf: (game: GameName) => LogHabits<GameName> | undefined = habits) {}

  get lines(): readonly Line[] {
    return this.#lines;
  }

  /** Takes the new lines of a view and returns them; after a reconnection some arrive twice. */
  take<G extends GameName>(view: View<G>): Line[] {
    this.#changeEyes(view.you.eyes);
    const facts = view.facts.filter(({ seq }) => seq > this.#facts && !view.undone.includes(seq));
    const talk = view.talk.filter((said) => said.seq > this.#shown);
    const told = [...this.#tell(view, facts), ...talk.map(spoken)].sort((one, other) => one.seq - other.seq);
    const fresh = told.filter((line) => line.kind === 'fact' || line.talk.seq > this.#heard);
    this.#facts = Math.max(this.#facts, view.seq);
    this.#shown = Math.max(this.#shown, ...talk.map((said) => said.seq));
    this.#heard = Math.max(this.#heard, this.#shown);
    if (told.length > 0 || view.undone.length > 0) {
      const kept = this.#lines.filter((line) => !isUndone(line, view.undone));
      this.#lines = [...kept, ...told].slice(-MOST_LINES);
    }
    return fresh;
  }

  /** Drops what the previous player saw; the view repeats what these eyes know, in their order. */
  #changeEyes(eyes: number | null) {
    if (eyes === this.#eyes) return;
    this.#eyes = eyes;
    this.#facts = this.#shown = -1;
    this.#held = [];
    this.#lines = [];
  }

  #tell<G extends GameName>(view: View<G>, facts: readonly Fact<G>[]): Line[] {
    const habits = this.habitsOf(view.table.game);
    const lines = facts
      .map((fact, index) => ({ fact, id: `${fact.seq}.${index}` }))
      .filter(({ fact }) => !habits?.untold.includes(fact.do.kind))
      .map(({ fact, id }) => ({ later: habits?.heldBack.includes(fact.do.kind), line: told(fact, id) }));
    this.#held.push(...lines.filter(({ later }) => later).map(({ line }) => line));
    const now = lines.filter(({ later }) => !later).map(({ line }) => line);
    const showing = view.public !== null && habits?.isShowing(view.public);
    return showing ? now : [...this.#held.splice(0), ...now];
  }
}

const habits = (game: GameName) => guideOf(game)?.log;

function told<G extends GameName>({ seq, say, do: done }: Fact<G>, id: string): Line {
  return { id, seq, kind: 'fact', say, do: done };
}

/** The seat that a line is about, if any. */
export function whoseLine(line: Line): number | undefined {
  if (line.kind !== 'fact' || !('who' in line.do)) return undefined;
  const { who } = line.do;
  return typeof who === 'number' ? who : undefined;
}

function spoken(talk: Talk): Line {
  return { id: `talk.${talk.seq}`, seq: talk.row, kind: 'talk', talk };
}

function isUndone(line: Line, undone: readonly number[]): boolean {
  return line.kind === 'fact' && undone.includes(line.seq);
}
