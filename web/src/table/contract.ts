/** What the table's shell hands to the screen of a game, and what it gets back. */
import type { Snippet } from 'svelte';
import type { Choice, GameName, GameTypes, View } from '../net/wire';

/** One of the view's choices, or an action described in full where the rules allow more than they can list (offers). */
export type ChosenAction<G extends GameName> = Pick<Choice<G>, 'code'> | { do: GameTypes[G]['action'] };

export type Act<G extends GameName> = (chosen: ChosenAction<G>) => void;

/**
 * Where a game is shown: `tv`, a big screen for all, untouched; `hand`, a phone beside such a TV, which shows
 * what its player holds and does, and the board only while its player must choose a place on it.
 */
export type Presentation = 'tv' | 'hand';

export interface GameScreenProps<G extends GameName> {
  /** The newest view; its facts are those since the view before. */
  view: View<G>;
  /** Acts for the seat whose eyes the view is made for; the shell adds prompt and id, and explains a refusal. */
  act: Act<G>;
  /** Takes back one's own latest action, while the view offers it (`view.undo`). */
  undo?: () => void;
  /** Waves on what is shown to all (`view.tempo.waves`). */
  wave?: () => void;
  /** Who sits where. */
  names: readonly string[];
  /** By default a screen of its own. */
  presentation?: Presentation;
  /** The time by the table's clock; without it nothing is counted down. */
  now?: () => number;
  /** Actions whose places on the board to point out, numbered by their place in this list from 1. */
  lit?: readonly GameTypes[G]['action'][];
  /** Draws what the shell knows about a seat (name, bot, clock, connection), for the screen to place beside the game's own parts. */
  seat?: Snippet<[number]>;
}
