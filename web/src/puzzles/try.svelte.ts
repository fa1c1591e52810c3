/** Somebody's try at one puzzle: the position, the hints taken, and the verdict once it is answered. */
import { NoAnswer, Refusal } from '../net/api';
import { complain } from '../net/complain';
import type { GameName, Puzzle, Solved } from '../net/wire';

interface Server {
  show: (hints: number) => Promise<Puzzle>;
  solve: (code: number) => Promise<Solved>;
}

export class Try {
  puzzle = $state.raw<Puzzle<GameName>>();
  solved = $state.raw<Solved<GameName>>();
  hints = $state(0);
  busy = $state(false);

  readonly number: number;
  #server: Server;

  constructor(number: number, server: Server) {
    this.number = number;
    this.#server = server;
  }

  async begin(): Promise<void> {
    this.puzzle = await this.#server.show(0);
  }

  readonly mayHint = $derived(
    this.puzzle !== undefined && this.solved === undefined && this.hints < this.puzzle.hints,
  );

  async hint(): Promise<void> {
    if (!this.mayHint || this.busy) return;
    await this.#ask(async () => {
      this.puzzle = await this.#server.show(this.hints + 1);
      this.hints += 1;
    });
  }

  /** The verdict, when it has just arrived. */
  async answer(code: number): Promise<Solved | undefined> {
    if (this.busy || this.solved) return undefined;
    await this.#ask(async () => {
      this.solved = await this.#server.solve(code);
    });
    return this.solved;
  }

  async #ask(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await what();
    } catch (error) {
      if (error instanceof NoAnswer || error instanceof Refusal) complain(error);
      else throw error;
    } finally {
      this.busy = false;
    }
  }
}
