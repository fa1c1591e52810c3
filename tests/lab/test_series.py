"""Series of games: the same for any number of processes, resumable, summed up in a report."""

from typing import Any

import numpy as np
import pytest

from flibuste import games
from flibuste.bots.port import levels
from flibuste.core.game import BadOptions
from flibuste.lab.accumulators import Accumulator, follow
from flibuste.lab.lineup import UnknownBot
from flibuste.lab.series import Series, chunks_of, play_all, play_one, play_some
from flibuste.lab.statistics import as_far_if_fair, wilson
from flibuste.lab.tournament import groups, play_tournament

BOTS = ("search:15", "greedy", "boy", "random")


def bots_of(name: str) -> tuple[str, ...]:
    """One of each kind that the game has."""
    game = games.find(name)
    return BOTS if game.mind is not None else levels(game)[-4:]


def told(played: list[Any]) -> list[Any]:
    return [(one.number, one.bots, one.ranks, one.ending, one.steps.tolist()) for one in played]


@pytest.mark.parametrize("name", games.names())
def test_a_game_depends_on_seed_and_number_alone(name: str) -> None:
    series = Series(name, bots_of(name), seed=3)
    together = play_some(series, range(4))
    assert told([play_one(series, 2)]) == told(together[2:3])
    assert told(play_some(Series(name, bots_of(name), seed=4), range(1))) != told(together[:1])
    for one in together:
        assert one.ending
        assert min(one.ranks) == 1


def test_the_number_of_processes_changes_nothing() -> None:
    series = Series("catan-junior", ("greedy", "greedy", "random", "random"))
    alone = [told(done) for done in play_all(series, chunks_of(6, 3), jobs=1)]
    assert [told(done) for done in play_all(series, chunks_of(6, 3), jobs=2)] == alone


def test_an_accumulator_sees_every_step() -> None:
    class Steps(Accumulator):
        begun = steps = ended = 0

        def before(self, *_: Any) -> None:
            self.begun += 1

        def step(self, *_: Any) -> None:
            self.steps += 1

        def after(self, game: Any, s: Any, ranks: list[int]) -> None:
            assert game.actors(s) == 0
            assert min(ranks) == 1
            self.ended += 1

    series = Series("sandokan", ("greedy", "random"))
    one = play_one(series, 0)
    count = Steps()
    follow(series, one, [count])
    assert (count.begun, count.steps, count.ended) == (1, len(one.steps), 1)


@pytest.mark.parametrize(
    ("bots", "error"), [(("captain", "nobody", "random"), UnknownBot), (("random",) * 5, BadOptions)]
)
def test_unknown_bots_and_numbers_are_refused_before_anything_is_played(
    bots: tuple[str, ...], error: type[Exception]
) -> None:
    with pytest.raises(error):
        next(play_all(Series("catan-junior", bots), chunks_of(1)))


def test_wilson_holds_the_share_and_narrows() -> None:
    low, high = wilson(50, 100)
    assert low < 0.5 < high
    assert wilson(500, 1000)[0] > low
    assert wilson(0, 60)[0] == 0.0
    assert wilson(60, 60)[1] == 1.0


@pytest.mark.parametrize(("players", "places"), [(2, 6), (3, 6), (6, 6), (4, 4)])
def test_chance_alone_puts_a_place_off_its_share(players: int, places: int) -> None:
    rng, count, points = np.random.default_rng(1), 500, 4.0
    farther = 0
    for _ in range(400):
        seated = rng.random((count, places)).argsort(axis=1)[:, :players]
        winners = seated[np.arange(count), rng.integers(0, players, count)]
        wins, seats = (np.bincount(who.ravel(), minlength=places) for who in (winners, seated))
        farther += np.abs(100 * wins / seats - 100 / players).max() >= points
    assert as_far_if_fair(points, count, players, places) == pytest.approx(farther / 400, abs=0.08)
    assert as_far_if_fair(points, 100 * count, players, places) < 0.001


def test_a_tournament_puts_greedy_before_random() -> None:
    assert groups(("a", "b"), 4) == [("a", "b", "a", "b")]
    *_, standings = play_tournament("catan-junior", ("random", "greedy"), 4, 6, 0, 1)
    assert standings.ordinal("greedy") > standings.ordinal("random")
    assert standings.games == 6
    assert standings.ahead["greedy", "random"] > standings.ahead["random", "greedy"]
