"""Everyone against everyone: ratings (openskill) and a table of pairings."""

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from openskill.models import PlackettLuce

from flibuste import games
from flibuste.bots.outside import name_of
from flibuste.core.bot import Bot
from flibuste.lab.fingerprints import titles
from flibuste.lab.series import Played, Series, chunks_of, play_all


@dataclass
class Standings:
    """Ratings by bot, and for each pair how often the first finished before the second."""

    ratings: dict[str, tuple[float, float]]
    """Mean and uncertainty."""
    ahead: dict[tuple[str, str], float] = field(default_factory=dict)
    meetings: dict[tuple[str, str], int] = field(default_factory=dict)
    games: int = 0

    def ordinal(self, bot: str) -> float:
        """What a bot is worth at least: its mean less three times the uncertainty."""
        mean, doubt = self.ratings[bot]
        return mean - 3 * doubt


def groups(bots: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """Every way to seat the bots at a table: all together in turn, or filled up in pairs if there are few."""
    if len(bots) >= players:
        return list(itertools.combinations(bots, players))
    pairs = itertools.combinations(bots, 2)
    return [tuple(itertools.islice(itertools.cycle(pair), players)) for pair in pairs]


def play_tournament(
    game: str,
    bots: Sequence[str | type[Bot[Any]]],
    players: int | None = None,
    rounds: int = 100,
    seed: int = 0,
    jobs: int = 1,
) -> Iterator[Standings]:
    """Plays `games` games for each group of bots and yields the standings after each piece of work.

    Bots are named as for `simulate`, and go by the same names in the standings.
    """
    table = players or games.find(game).players[-1]
    model = PlackettLuce()
    called = titles(name_of(bot) for bot in bots)
    named = {title: name for name, title in called.items()}
    ratings = {bot: model.rating(name=bot) for bot in named}
    standings = Standings({})
    for number, group in enumerate(groups(tuple(named.values()), table)):
        for done in play_all(Series(game, group, seed + number), chunks_of(rounds), jobs):
            for played in done:
                one = replace(played, bots=tuple(called[bot] for bot in played.bots))
                # Each seat has its own rating: a shared one would keep only what the last seat did.
                seats = [[_together(bot, [ratings[bot]], model)] for bot in one.bots]
                rated = model.rate(seats, ranks=list(one.ranks))
                for bot in set(one.bots):
                    own = [new for who, (new,) in zip(one.bots, rated, strict=True) if who == bot]
                    ratings[bot] = _together(bot, own, model)
                _count(standings, one)
            standings.ratings = {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}
            yield standings


def _together(bot: str, rated: list[Any], model: PlackettLuce) -> Any:
    """A bot's rating after a game in which it had several seats: the mean of theirs."""
    mean = sum(one.mu for one in rated) / len(rated)
    doubt = sum(one.sigma for one in rated) / len(rated)
    return model.rating(mu=mean, sigma=doubt, name=bot)


def _count(standings: Standings, one: Played) -> None:
    standings.games += 1
    for (first, a), (second, b) in itertools.permutations(zip(one.bots, one.ranks, strict=True), 2):
        if first != second:
            pair = (first, second)
            standings.meetings[pair] = standings.meetings.get(pair, 0) + 1
            standings.ahead[pair] = standings.ahead.get(pair, 0.0) + (
                1.0 if a < b else 0.5 if a == b else 0.0
            )
