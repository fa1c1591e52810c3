"""Whether a judge is honest: compares what it foresees in fresh games between bots with how they end.

Positions are drawn from all games alike, and their phase is how many steps were played before them: a
fraction of a game's own length would tell how near its end is, which nobody at the table knows. The deciles
of what was foreseen are compared with the shares of wins, and the Brier score with that of a judge who gives
everybody the same. A second bench analyses games between a stronger and a weaker bot: how often the stronger
one has the better figure.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from flibuste import games
from flibuste.analysis.account import Account, account
from flibuste.analysis.choices import DEPTHS, weighed
from flibuste.analysis.playouts import desk_for
from flibuste.core.facts import NO_FACTS
from flibuste.core.judge import judge_of
from flibuste.core.mind import Floats
from flibuste.core.recording import Recording, Step, key_to_hex
from flibuste.lab.series import Played, Progress, Series, chunks_of, play_one, spread, start_of
from flibuste.lab.statistics import wilson

SEED: Final = 4
"""Different games from those the weights were learnt from."""
PHASES: Final = ("opening", "middle", "end")
EVERY: Final = 16
"""One position in this many is looked at, on average."""
WORLDS: Final = 128
DECILES: Final = 10
ENOUGH: Final = 500
"""A decile counts from this many positions on."""
BAR: Final = 0.04
PIECE: Final = 20


def foreseen(series: Series, numbers: range) -> Floats:
    """Rows of step, foreseen chance and share in the win: one for each seat at each moment."""
    rows = [row for number in numbers for row in _moments(series, number)]
    return np.array(rows).reshape(-1, 3)


def _moments(series: Series, number: int) -> Iterator[tuple[float, float, float]]:
    played = play_one(series, number)
    game, s, won = games.find(series.game), start_of(series, number), played.shares()
    desk = desk_for(game, s)
    chance = np.random.default_rng((series.seed, number))
    for step, (seat, action) in enumerate(played.steps.tolist()):
        if chance.integers(EVERY) == 0:
            name = ("bench", series.seed, number, step)
            chances = weighed(s, seat, np.array([action]), WORLDS, desk, name, known=False).chances[0]
            for other, share in enumerate(won):
                yield step, float(chances[other]), share
        game.apply(s, seat, action, NO_FACTS)


def bench(name: str, players: int, count: int, jobs: int, progress: Progress = bool) -> dict[str, Any]:
    """The reliability of a game's judge in `count` fresh games."""
    series = Series(name, (judge_of(games.find(name)).bots,) * players, SEED)
    parts = []
    for numbers, rows in zip(
        chunks_of(count, PIECE), spread(foreseen, series, chunks_of(count, PIECE), jobs), strict=True
    ):
        parts.append(rows)
        progress(len(numbers))
    rows = np.concatenate(parts)
    report: dict[str, Any] = {"games": count, "players": players, "bots": series.bots[0]}
    report["all"] = reliability(rows, players)
    bounds = np.quantile(rows[:, 0], [nth / len(PHASES) for nth in range(1, len(PHASES))])
    phases = np.searchsorted(bounds, rows[:, 0], side="right")
    for phase, title in enumerate(PHASES):
        report[title] = reliability(rows[phases == phase], players)
    report["phases_begin_at_step"] = [0, *bounds.astype(int).tolist()]
    report["largest_gap"] = largest_gap(report)
    report["bar"] = BAR
    return report


def largest_gap(report: dict[str, Any]) -> dict[str, Any] | None:
    """The decile farthest off among those with enough positions, over the whole game and each phase."""
    counted = [
        {"phase": title, **one}
        for title in ("all", *PHASES)
        for one in report[title]["deciles"]
        if one["positions"] >= ENOUGH
    ]
    return max(counted, key=lambda one: abs(one["gap"]), default=None)


def reliability(rows: Floats, players: int) -> dict[str, Any]:
    """The deciles of what was foreseen with the share that was won, and the Brier scores."""
    said, won = rows[:, 1], rows[:, 2]
    decile = np.minimum((said * DECILES).astype(int), DECILES - 1)
    deciles = [
        {
            "from": nth / DECILES,
            "positions": int((decile == nth).sum()),
            "foreseen": float(said[decile == nth].mean()),
            "won": float(won[decile == nth].mean()),
            "gap": float(said[decile == nth].mean() - won[decile == nth].mean()),
        }
        for nth in range(DECILES)
        if (decile == nth).any()
    ]
    return {
        "deciles": deciles,
        "brier": float(((said - won) ** 2).mean() * players),
        "brier_everybody_the_same": float(((1 / players - won) ** 2).mean() * players),
    }


def recorded(series: Series, played: Played) -> Recording:
    """A game of a series as a recording."""
    game = games.find(series.game)
    key = key_to_hex(start_of(series, played.number).key)
    steps = [Step(0, seat, action) for seat, action in played.steps.tolist()]
    return Recording(game.name, game.version, len(series.bots), dict(series.options), key, steps)


class Compared(NamedTuple):
    """A game between two bots: each one's mean play, and what its decisions without chance book as luck."""

    strong: float
    weak: float
    quiet: Floats
    """For each decision after which nothing new came to light, the points of luck it counts: the mean of all
    seats' absolute values."""


def compared(series: Series, numbers: range) -> list[Compared]:
    """The games of a series with these numbers, in points."""
    found = []
    for number in numbers:
        played = play_one(series, number)
        told = account(recorded(series, played), DEPTHS["quick"])
        play = told.play() * 100.0
        strong, weak = (
            float(np.mean([cost for bot, cost in zip(played.bots, play, strict=True) if bot == name]))
            for name in (series.bots[0], series.bots[-1])
        )
        found.append(Compared(strong, weak, _second_thoughts(told)))
    return found


def _second_thoughts(told: Account) -> Floats:
    quiet = [entry for entry in told.entries if entry.verdict is not None and not entry.chance]
    return np.array([np.abs(entry.luck).mean() * 100.0 for entry in quiet])


def skill(
    name: str, bots: tuple[str, ...], count: int, jobs: int, progress: Progress = bool
) -> dict[str, Any]:
    """How often a stronger bot has the better figure for its play."""
    series = Series(name, bots, SEED)
    pairs: list[Compared] = []
    for part in spread(compared, series, chunks_of(count, PIECE), jobs):
        pairs += part
        progress(len(part))
    better = sum((one.strong > one.weak) + 0.5 * (one.strong == one.weak) for one in pairs)
    quiet = np.concatenate([one.quiet for one in pairs])
    return {
        "bots": list(bots),
        "games": count,
        "stronger_has_the_better_play": better / count,
        "interval": wilson(better, count),
        "play": {
            bots[0]: float(np.mean([one.strong for one in pairs])),
            bots[-1]: float(np.mean([one.weak for one in pairs])),
        },
        "luck_without_chance": {
            "decisions": len(quiet),
            "mean": float(quiet.mean()) if len(quiet) else None,
        },
    }


def draw(report: dict[str, Any], place: Path) -> None:
    """Draws what was foreseen against what was won, by phase, as an SVG file."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(5, 5), layout="constrained")
    axes = figure.subplots()
    axes.plot([0, 1], [0, 1], color="0.7", linewidth=1)
    for title in ("all", *PHASES):
        deciles = [one for one in report[title]["deciles"] if one["positions"] >= ENOUGH // 10]
        axes.plot(
            [one["foreseen"] for one in deciles],
            [one["won"] for one in deciles],
            marker="o",
            linewidth=2.5 if title == "all" else 1,
            label=title,
        )
    axes.set_xlabel("foreseen")
    axes.set_ylabel("won")
    axes.legend()
    figure.savefig(place, format="svg")
