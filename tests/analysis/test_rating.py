"""The arithmetic of ratings: winners do not lose points, the last does not gain any, only order counts."""

from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flibuste import games
from flibuste.analysis.rating import BOT_DOUBT, MEASURE, USUAL, Rating, chance, of_bots, rate, shown
from flibuste.bots.port import levels
from flibuste.core.bouts import Bout
from flibuste.core.game import Game

ratings = st.builds(
    Rating,
    st.floats(min_value=-20, max_value=80, allow_nan=False),
    st.floats(min_value=0.5, max_value=25 / 3, allow_nan=False),
)


@st.composite
def ended(draw: st.DrawFn) -> tuple[list[Rating], list[int]]:
    """Everybody's rating before a game, and how it ended."""
    before = draw(st.lists(ratings, min_size=2, max_size=8))
    ranks = draw(st.lists(st.integers(1, 8), min_size=len(before), max_size=len(before)))
    return before, ranks


@given(ended())
def test_who_wins_alone_never_loses_and_who_is_alone_last_never_gains(
    game: tuple[list[Rating], list[int]],
) -> None:
    before, ranks = game
    after = rate(before, ranks)
    for old, new, rank in zip(before, after, ranks, strict=True):
        if ranks.count(rank) > 1:
            continue
        if rank == min(ranks):
            assert new.mean >= old.mean
        if rank == max(ranks):
            assert new.mean <= old.mean


@given(ended(), st.permutations(range(8)))
def test_the_order_of_seats_means_nothing_not_even_among_equals(
    game: tuple[list[Rating], list[int]], order: list[int]
) -> None:
    before, ranks = game
    order = [seat for seat in order if seat < len(before)]
    straight = rate(before, ranks)
    shuffled = rate([before[seat] for seat in order], [ranks[seat] for seat in order])
    for place, seat in enumerate(order):
        assert shuffled[place].mean == pytest.approx(straight[seat].mean, abs=1e-6)
        assert shuffled[place].doubt == pytest.approx(straight[seat].doubt, abs=1e-6)


@given(ended(), st.integers(1, 50))
def test_only_the_order_of_ranks_counts(game: tuple[list[Rating], list[int]], gap: int) -> None:
    before, ranks = game
    assert rate(before, ranks) == rate(before, [rank * gap for rank in ranks])


@given(st.integers(2, 8))
def test_a_draw_among_equals_changes_nobody(players: int) -> None:
    after = rate([Rating()] * players, [1] * players)
    assert all(one.mean == pytest.approx(Rating().mean) for one in after)


@given(ended())
def test_everybody_is_known_better_than_one_who_was_just_as_doubtful_would_be_without_a_game(
    game: tuple[list[Rating], list[int]],
) -> None:
    before, ranks = game
    drift = 25 / 300
    for old, new in zip(before, rate(before, ranks), strict=True):
        assert new.doubt**2 <= old.doubt**2 + drift**2 + 1e-9


def test_beating_a_stronger_one_brings_more() -> None:
    me = Rating(25, 3)
    gained = [rate([me, Rating(mean, 3)], [1, 2])[0].mean - me.mean for mean in (15, 25, 35)]
    assert gained == sorted(gained)
    assert gained[0] > 0


def test_who_has_not_played_is_shown_in_the_middle() -> None:
    assert shown(Rating().mean) == USUAL


@pytest.mark.parametrize("game", [game for game in games.every() if game.bouts], ids=lambda game: game.name)
def test_bots_stand_where_their_bouts_put_them(game: Game) -> None:
    bots = of_bots(game.bouts)
    assert shown(bots[MEASURE].mean) == USUAL
    ladder = [level for level in levels(game) if level in bots]
    assert ladder == [level for level in levels(game) if level != "random"], "each level has a rating"
    for weaker, stronger in pairwise(ladder):
        assert bots[weaker].mean < bots[stronger].mean
    for bout in game.bouts:
        expected = chance(bots[bout.bot], [bots[bout.against]] * (bout.players - 1))
        assert expected == pytest.approx(bout.wins / bout.games, abs=1 / bout.games)


def test_who_has_won_every_bout_is_not_infinitely_strong() -> None:
    found = of_bots((Bout("legend", MEASURE, 4, 200, 200),))["legend"]
    assert 25 < found.mean < 100
    assert found.doubt == BOT_DOUBT


def test_a_game_without_bouts_has_no_ratings_of_bots() -> None:
    assert of_bots(()) == {}


def test_the_page_tells_the_ratings_of_bots_as_they_are() -> None:
    page = (Path(__file__).parents[2] / "docs" / "ratings.md").read_text("utf-8")
    for game in games.every():
        bots = of_bots(game.bouts)
        if bots:
            told = " | ".join(str(shown(bots[level].mean)) for level in ("boy", "mate", "captain", "legend"))
            assert f" | {told} |" in page, (game.name, told)
