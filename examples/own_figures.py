"""Your own figures: how often the castle of Catan Junior changes hands, how often the first player wins.

python examples/own_figures.py 100
"""

import sys
from typing import Any

from flibuste.core.game import Game
from flibuste.lab.accumulators import Accumulator, follow
from flibuste.lab.series import Series, play_some


class Castle(Accumulator):
    """Counts the castle's changes of master."""

    lord = -1
    changes = 0

    def before(self, game: Game, s: Any) -> None:
        """A game begins."""
        self.lord = int(s.castle)

    def step(self, game: Game, s: Any, seat: int, action: int, happened: list[tuple[int, ...]]) -> None:
        """An action was taken."""
        if int(s.castle) != self.lord:
            self.lord, self.changes = int(s.castle), self.changes + 1


class FirstPlayer(Accumulator):
    """Counts the wins of the player who began."""

    first = -1
    wins = 0

    def before(self, game: Game, s: Any) -> None:
        """A game begins."""
        self.first = int(s.first)

    def after(self, game: Game, s: Any, ranks: list[int]) -> None:
        """A game is over."""
        self.wins += ranks[self.first] == 1


def main(games: int) -> None:
    """Plays greedy bots, then prints both counts."""
    series = Series("catan-junior", ("greedy",) * 4, seed=1)
    castle, first = Castle(), FirstPlayer()
    for played in play_some(series, range(games)):
        follow(series, played, [castle, first])
    print(f"the castle changes hands {castle.changes / games:.1f} times a game")
    print(f"the first player wins {first.wins / games:.0%} of the games")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
