"""Luck and play are told apart, and nothing is lost between them."""

import functools

import numpy as np
import pytest

from flibuste import games
from flibuste.analysis.account import Account, account, decisions
from flibuste.analysis.choices import Depth, evaluate
from flibuste.analysis.playouts import desk_for
from flibuste.core.facts import NO_FACTS
from flibuste.core.recording import BadRecording, start
from tests.analysis.games import bot_game, judged_games

SHALLOW = Depth(4, 6, 8, 8)


@functools.cache
def told(name: str) -> Account:
    return account(bot_game(name), SHALLOW)


@pytest.mark.parametrize("name", judged_games())
def test_opening_luck_play_others_and_hidden_add_up_to_the_result(name: str) -> None:
    it = told(name)
    total = it.opening + it.luck() + it.play() + it.others() + it.hidden()
    assert np.allclose(total, it.result, atol=1e-9)
    assert it.result.sum() == pytest.approx(1.0)


@pytest.mark.parametrize("name", judged_games())
def test_luck_adds_up_to_zero_over_the_players_at_every_step(name: str) -> None:
    it = told(name)
    assert any(entry.chance for entry in it.entries)
    for entry in it.entries:
        for part in (entry.luck, entry.play, entry.hidden):
            assert part.sum() == pytest.approx(0.0, abs=1e-9)


@pytest.mark.parametrize("name", judged_games())
def test_a_decision_never_gains_for_the_one_who_takes_it(name: str) -> None:
    it = told(name)
    assert all(entry.cost >= 0.0 for entry in it.entries)
    assert (it.play() <= 0.0).all()
    assert it.play().sum() < 0.0


@pytest.mark.parametrize("name", judged_games())
def test_the_curve_is_a_share_of_one_at_every_step_and_ends_with_the_result(name: str) -> None:
    it = told(name)
    curve = it.curve()
    assert curve.shape == (len(it.entries) + 1, it.players)
    assert np.allclose(curve.sum(axis=1), 1.0)
    assert (curve >= 0.0).all()
    assert curve[-1] == pytest.approx(it.result)


@pytest.mark.parametrize("name", judged_games())
def test_the_same_file_and_depth_give_the_same_figures(name: str) -> None:
    again = account(bot_game(name), SHALLOW)
    for one, other in zip(told(name).entries, again.entries, strict=True):
        assert (one.luck == other.luck).all()
        assert (one.play == other.play).all()


@pytest.mark.parametrize("name", judged_games())
def test_every_choice_of_a_decision_is_weighed_in_the_same_worlds(name: str) -> None:
    recording = bot_game(name)
    game = games.find(name)
    desk = desk_for(game, start(recording))
    number, position, taken = next(iter(decisions(recording)))
    weighed = evaluate(position, 8, desk, taken)
    choices = np.zeros(game.max_legal, np.int64)
    count = game.legal(position.o, position.seat, choices)
    assert weighed.actions.tolist() == choices[:count].tolist()
    assert weighed.worlds.shape == (8, count, recording.players)
    assert np.allclose(weighed.worlds.sum(axis=2), 1.0)
    assert weighed.ahead(position.seat, 0, 0) == (0.0, 0.0)
    assert number < len(recording.steps)


@pytest.mark.parametrize("name", judged_games())
def test_what_nobody_has_seen_is_drawn_anew_and_what_anybody_knows_stays(name: str) -> None:
    recording = bot_game(name)
    game = games.find(name)
    assert game.judge is not None
    s = start(recording)
    fresh, seen, other = (np.zeros(1, game.dtype)[0] for _ in range(3))
    for number, step in enumerate(recording.steps):
        game.judge.unsettle(s, np.array([1, 2, number << 8], np.uint64), fresh)
        for seat in range(recording.players):
            game.observe(s, seat, seen)
            game.observe(fresh, seat, other)
            assert seen.tobytes() == other.tobytes()
        assert (fresh.key != s.key).any()
        game.apply(s, step.seat, step.action, NO_FACTS)


def test_a_game_that_is_not_over_is_refused() -> None:
    whole = bot_game(judged_games()[0])
    cut = type(whole)(whole.game, whole.version, whole.players, whole.options, whole.key, whole.steps[:5])
    with pytest.raises(BadRecording, match="not over"):
        account(cut, SHALLOW)
