"""A script whose every name has a type: `mypy --strict` and pyright in strict mode find nothing to say.

python examples/typed.py 40
"""

import random
import sys

from flibuste import Bot, Match, Results, choose, describe, simulate
from flibuste.games import catan_junior
from flibuste.games.catan_junior import State


class Miser:
    """Ends its turn whenever its hand is small, and is greedy otherwise."""

    enough = 3

    def choose(self, observation: State, legal: list[int], seat: int, rng: random.Random) -> int:
        """Reads its own hand out of the observation."""
        cards = int(observation.hands[seat].sum())
        ends = [action for action in legal if describe(observation, action)["kind"] == "end_turn"]
        if ends and cards < self.enough:
            return ends[0]
        return choose(observation, seat, "greedy", seed=rng.random())


def main(games: int) -> None:
    """Plays one game by hand, then many between bots."""
    match: Match[State] = catan_junior.new(players=3, seed=games)
    bot: Bot[State] = Miser()
    while not match.over:
        seat = match.actors[0]
        legal = [int(code) for code in match.codes(seat)]
        match.play(bot.choose(match.observe(seat), legal, seat, random.Random(1)), seat)
    print(match.ranks, len(match.steps))
    results: Results = simulate("catan-junior", [Miser, "greedy", "random"], games=games)
    for name, found in results.bots.items():
        print(f"{name:12} {found.share:6.1%}  ({found.low:.1%} to {found.high:.1%})")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
