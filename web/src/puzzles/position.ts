/** A puzzle as the view that a game's screen draws: the position stands still, its choices are offered. */
import type { Choice, GameName, Puzzle, View } from '../net/wire';
import { stillView, tableOf } from '../replay/frame-view';

/** The view of a puzzle; once it is solved, the best choice is drawn as the only one. */
export function viewOf<G extends GameName>(
  puzzle: Puzzle<G>,
  names: readonly string[],
  best?: Choice<G>,
): View<G> {
  const { seat } = puzzle;
  const table = tableOf(
    {
      id: '',
      game: puzzle.game,
      version: puzzle.version,
      options: puzzle.options,
      names: [...names],
      characters: names.map(() => null),
      outcome: { say: { key: '' }, ranks: [] },
      study: true,
      commitment: '',
    },
    false,
  );
  return {
    ...stillView<G>(table, seat),
    public: puzzle.public,
    own: puzzle.own,
    waiting: best ? [] : [seat],
    asked: best ? { seat, prompt: 0, say: best.say, choices: [best] } : puzzle.asked,
  };
}
