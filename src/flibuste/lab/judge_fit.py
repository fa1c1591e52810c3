"""Learns the weights of a game's judge: `python -m flibuste.lab.judge_fit GAME [GAMES]` writes them.

The bots of the judge play thousands of games in every way it knows; at random moments the figures of every
seat are noted, and a conditional logit model learns which of the seats won in the end.
"""

import functools
import importlib
import sys
from pathlib import Path
from typing import Any, Final

import numpy as np

from flibuste import games
from flibuste.core.facts import NO_FACTS
from flibuste.core.game import Game
from flibuste.core.judge import judge_of
from flibuste.core.mind import Floats
from flibuste.lab.fit import fit
from flibuste.lab.series import Series, chunks_of, play_one, spread, start_of

EVERY: Final = 5
"""One position in this many is noted, on average."""
SEED: Final = 77
"""Different games from those the judge is tried on."""
GAMES: Final = 20_000
_ON_A_LINE: Final = 7
_PAGE: Final = '''"""How much each of the judge's figures counts, learnt from games between bots.

Written by `python -m flibuste.lab.judge_fit {game}`: {said}.
"""

from typing import Final

import numpy as np

from flibuste.core.mind import Floats

WEIGHTS: Final[Floats] = np.array([
{rows}
])  # fmt: skip
'''


def gather(series: Series, numbers: range) -> tuple[Floats, Floats]:
    """Figures of all seats at random moments of these games, and each seat's share in the win."""
    game = games.find(series.game)
    judge, players = judge_of(game), len(series.bots)
    noted: list[Any] = []
    shares: list[Any] = []
    for number in numbers:
        played = play_one(series, number)
        moment = np.random.default_rng((series.seed, number))
        s = start_of(series, number)
        for seat, action in played.steps.tolist():
            if moment.integers(EVERY) == 0:
                seen = np.zeros((players, len(judge.figure_names)))
                for other in range(players):
                    judge.figures(s, other, seen[other])
                noted.append(seen)
                shares.append(played.shares())
            game.apply(s, seat, action, NO_FACTS)
    return np.array(noted), np.array(shares)


def learnt(series: Series, count: int, jobs: int) -> tuple[Floats, str]:
    """The weights for one way to play, and in words what they rest on."""
    found = list(spread(gather, series, chunks_of(count, 200), jobs))
    figures = np.concatenate([part[0] for part in found])
    won = np.concatenate([part[1] for part in found])
    weights, likelihood = fit(figures, won)
    nothing = -np.log(len(series.bots))
    said = f"{len(won)} positions, mean log-likelihood {likelihood:.3f} (nothing known: {nothing:.3f})"
    return weights, said


def place_of(game: Game) -> Path:
    """The file that holds the weights of a game's judge."""
    package = game.state.__module__.rsplit(".", 1)[0]
    return Path(str(importlib.import_module(package).__file__)).parent / "mind" / "judge_weights.py"


def page(game: str, rows: list[Floats], said: str) -> str:
    """The source of the module that holds these weights."""
    lines = []
    for row in rows:
        numbers = [f"{weight:.4f}" for weight in row]
        parts = [", ".join(numbers[at : at + _ON_A_LINE]) for at in range(0, len(numbers), _ON_A_LINE)]
        lines.append("    [\n" + "".join(f"        {part},\n" for part in parts) + "    ],")
    return _PAGE.format(game=game, said=said, rows="\n".join(lines))


def main() -> None:
    """Learns the weights of a game's judge and writes them where it reads them."""
    game = games.find(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else GAMES
    judge = judge_of(game)
    rows = []
    learn = functools.partial(learnt, count=count, jobs=0)
    for players, options in judge.ways:
        weights, said = learn(Series(game.name, (judge.bots,) * players, SEED, options))
        print(f"{players} players {options}: {said}")
        for title, weight in zip(judge.figure_names, weights, strict=True):
            print(f"{weight:9.4f}  {title}")
        rows.append(weights)
    said = f"{count} games of {judge.bots} bots for each way to play"
    place_of(game).write_text(page(game.name, rows, said))


if __name__ == "__main__":
    main()
