/** What is open around a game: the panel with its parts, the menu, the sheets over the table. */
import type { GameName, Replay } from '../net/wire';
import type { Question } from './question';

export type Part = 'log' | 'choices' | 'roster';

export class Panels {
  part = $state<Part>('log');
  /** The panel covers the table, where there is no room beside it. */
  open = $state(false);
  menu = $state(false);
  sharing = $state(false);
  dice = $state(false);
  /** The game whose dice to check. */
  proof = $state.raw<Replay<GameName>>();
  question = $state<Question>();

  show(part: Part, roomy: boolean): void {
    this.part = part;
    if (!roomy) this.open = true;
  }

  showDice(proof: Replay<GameName>): void {
    this.proof = proof;
    this.dice = true;
  }
}
