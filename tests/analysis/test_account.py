"""Luck and play are separated, and nothing is lost between them."""

import numpy as np
import pytest

from flibuste import games
from flibuste.analysis.account import account, decisions
from flibuste.analysis.choices import evaluate, legal_choices, weighed
from flibuste.analysis.playouts import desk_for
from flibuste.analysis.report import FORMAT
from flibuste.core.facts import NO_FACTS
from flibuste.core.recording import BadRecording, start
from flibuste.core.two_forms import COMPILED, PLAIN
from tests.analysis.games import SHALLOW, bot_game, judged_games, told
from tests.analysis.golden import digest, stored


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
def test_the_figures_are_those_that_are_written_down(name: str) -> None:
    written = stored()
    assert written.format == FORMAT, "run python -m tests.analysis"
    assert written.digests[name] == digest(name), (
        "the same game is analysed otherwise: raise FORMAT in analysis/report.py, "
        "then run python -m tests.analysis"
    )


@pytest.mark.parametrize("name", judged_games())
def test_both_forms_of_the_rules_judge_alike(name: str) -> None:
    number, position, taken = next(iter(decisions(bot_game(name))))
    pair = np.unique([taken, legal_choices(position.o, position.seat)[-1]])
    found = []
    for form in (PLAIN, COMPILED):
        with form:
            desk = desk_for(games.find(name), position.o)
            found.append(weighed(position.o, position.seat, pair, 1, desk, (number,), known=True).worlds)
    assert found[0].tobytes() == found[1].tobytes()


@pytest.mark.parametrize("name", judged_games())
def test_every_choice_of_a_decision_is_weighed_in_the_same_worlds(name: str) -> None:
    recording = bot_game(name)
    game = games.find(name)
    desk = desk_for(game, start(recording))
    number, position, taken = next(iter(decisions(recording)))
    every = evaluate(position, 8, desk, taken)
    choices = np.zeros(game.max_legal, np.int64)
    count = game.legal(position.o, position.seat, choices)
    assert every.actions.tolist() == choices[:count].tolist()
    assert every.worlds.shape == (8, count, recording.players)
    assert np.allclose(every.worlds.sum(axis=2), 1.0)
    assert every.ahead(position.seat, 0, 0) == (0.0, 0.0)
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
