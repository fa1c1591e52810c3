"""A script whose every name has a type: `mypy --strict` and pyright in strict mode find no fault.

python examples/typed.py 40
"""

import random
import sys

from flibuste import Batch, Bot, Match, Results, choose, describe, games, simulate
from flibuste.games.catan_junior import State


class Miser:
    """Ends its turn whenever its hand is small, and is greedy otherwise."""

    enough = 3

    def choose(self, observation: State, legal: list[int], seat: int, rng: random.Random) -> int:
        """Reads its own hand from the observation."""
        cards = int(observation.hands[seat].sum())
        ends = [action for action in legal if describe(observation, action)["kind"] == "end_turn"]
        if ends and cards < self.enough:
            return ends[0]
        return choose(observation, seat, "greedy", seed=rng.random())


def main(count: int) -> None:
    """Plays one game by hand, many between bots, and many at random in one call per step."""
    match: Match[State] = games.catan_junior.new(players=3, seed=count)
    bot: Bot[State] = Miser()
    while not match.over:
        seat = match.actors[0]
        legal = [int(code) for code in match.codes(seat)]
        match.play(bot.choose(match.observe(seat), legal, seat, random.Random(1)), seat)
    print(match.ranks, len(match.steps))
    results: Results = simulate("catan-junior", [Miser, "greedy", "random"], games=count)
    for name, found in results.bots.items():
        print(f"{name:12} {found.share:6.1%}  ({found.low:.1%} to {found.high:.1%})")
    batch = Batch("catan-junior", count, players=3, features=True)
    rewards, over = batch.step(batch.sample())
    print(batch.features[0].sum(), batch.mask.sum(axis=1), rewards[over].sum())


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
