"""The search: any-time, bounded, and mixed where answers are hidden."""

import logging

import numpy as np
import pytest

from flibuste import games
from flibuste.bots.explain import explain
from flibuste.bots.search import chance, liked_most, think, verdict
from flibuste.bots.thinking import SLICE, choices_of, searched
from flibuste.bots.tree import CUT, NODES, SIMULATIONS, plant
from flibuste.core.chance import pick, stream_of
from flibuste.core.message import LANGUAGES, render
from flibuste.core.mind import Tuning, mind_of
from flibuste.games.catan_junior.actions import BUILD_FORT, GIVE
from flibuste.games.catan_junior.data import RUM
from flibuste.games.catan_junior.state import GIFTS
from flibuste.games.sandokan import actions as act
from flibuste.games.sandokan.actions import READY, SHOW
from tests.bots.positions import TURN_GAMES, positions, seen_by
from tests.rules.catan_junior.scene import WHITE, Scene
from tests.rules.sandokan.scene import Scene as AtSea

ENDLESS = 1 << 40


def test_chance_favours_the_choice_that_one_draw_after_the_other_would() -> None:
    fine = 1 << 20
    quick, slow = stream_of("taste"), stream_of("taste")
    for count in range(1, 30):
        scores = np.arange(count) % 3 * 0.2
        drawn = [score + 0.5 * (pick(slow, fine) / fine) for score in scores]
        assert liked_most(scores, count, 0.5, quick) == int(np.argmax(drawn))
    assert chance(quick) == pick(slow, fine) / fine


@pytest.mark.parametrize("name", TURN_GAMES)
def test_slices_do_not_change_what_is_found(name: str) -> None:
    game = games.find(name)
    s, seat = next(positions(name, 1, every=5))
    o = seen_by(game, s, seat)
    whole, sliced = plant(game, 300), plant(game, 300)
    one, two = stream_of("slices"), stream_of("slices")
    assert think(o, seat, 300, 300, whole, mind_of(game).tuning, None, one) == 0
    left, slices = 300, 0
    while left:
        left = think(o, seat, left, 40, sliced, mind_of(game).tuning, None, two)
        slices += 1
    assert slices > 1
    np.testing.assert_array_equal(whole.times, sliced.times)
    np.testing.assert_array_equal(whole.gained, sliced.gained)


@pytest.mark.parametrize("name", TURN_GAMES)
def test_a_search_stops_when_the_rest_could_not_change_its_choice(name: str) -> None:
    """The choice is the one of all simulations, made without looking ahead one by one."""
    game = games.find(name)
    spared = 0
    for number, (s, seat) in enumerate(positions(name, 40, every=11)):
        o = seen_by(game, s, seat)
        short, whole = plant(game, 200), plant(game, 200)
        one, two = stream_of("stop", number), stream_of("stop", number)
        think(o, seat, 200, 200, short, mind_of(game).tuning, None, one)
        for _ in range(200):
            think(o, seat, 1, 1, whole, mind_of(game).tuning, None, two)
        assert whole.used[SIMULATIONS] == 200
        if whole.mixed[0]:
            # A mixed answer is drawn from the average of all simulations, so none is spared.
            assert short.used[SIMULATIONS] == 200
            continue
        assert verdict(short, stream_of()) == verdict(whole, stream_of())
        spared += 200 - int(short.used[SIMULATIONS])
    assert spared > 0


@pytest.mark.parametrize("name", TURN_GAMES)
def test_a_full_tree_grows_no_further_but_goes_on_learning(name: str) -> None:
    game = games.find(name)
    s, seat = next(positions(name, 1, every=5))
    tree = plant(game, 20)
    searched(seen_by(game, s, seat), seat, 10, 60.0, stream_of("warm"))
    for _ in range(4):
        think(seen_by(game, s, seat), seat, ENDLESS, 100, tree, mind_of(game).tuning, None, stream_of("full"))
    assert tree.used[NODES] <= len(tree.keys)
    assert tree.used[CUT] > 0
    assert tree.times[: tree.width[0]].sum() == tree.used[SIMULATIONS] == 400


@pytest.mark.parametrize("alone", [True, False])
def test_who_searches_alone_takes_the_others_for_greedy_bots(alone: bool) -> None:
    game = games.find("catan-junior")
    s, seat = next(positions("catan-junior", 1, every=5))
    tree = plant(game, 400)
    tuning = mind_of(game).tuning._replace(alone=alone)
    think(seen_by(game, s, seat), seat, ENDLESS, 400, tree, tuning, None, stream_of("alone"))
    searched_seats = set(tree.actor[: tree.used[NODES]].tolist())
    assert seat in searched_seats
    assert (searched_seats == {seat}) is alone


def test_a_thought_that_is_cut_short_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    game = games.find("catan-junior")
    s, seat = next(positions("catan-junior", 1, every=5))
    ticks = iter(range(1000))
    with caplog.at_level(logging.WARNING):
        tree = searched(
            seen_by(game, s, seat), seat, 10 * SLICE, 3.0, stream_of("cut"), clock=lambda: float(next(ticks))
        )
    assert tree.used[SIMULATIONS] == 3 * SLICE
    assert "cut short after" in caplog.text


def test_the_seventh_fortress_is_found() -> None:
    scene = Scene.after_the_roll().hand(WHITE, wood=1, wool=1, rum=1, sabre=1)
    scene.s.built[WHITE] = 6
    scene.boat(WHITE, 0)
    tree = searched(scene.s, WHITE, 60, 60.0, stream_of("win"))
    action = int(tree.action[verdict(tree, stream_of("win"))])
    assert BUILD_FORT <= action < BUILD_FORT + 32


def test_gifts_are_mixed() -> None:
    """CJ-46: two cards worth the same to the giver are not always given in the same way."""
    game = games.find("catan-junior")
    scene = Scene.after_the_roll().hand(1, wood=1, wool=1)
    s = scene.s
    s.buyers[0], s.asked, s.phase = WHITE, 1, GIFTS
    s.low[0] = s.hands
    given = set()
    for number in range(40):
        tree = plant(game, 30)
        stream = stream_of("gift", number)
        think(seen_by(game, s, 1), 1, 30, 30, tree, Tuning(1.0, 8.0, 1.0, 2), None, stream)
        given.add(int(tree.action[verdict(tree, stream)]))
    assert given <= set(range(GIVE, GIVE + RUM + 1))
    assert len(given) == 2


def test_what_is_shown_in_a_fight_is_mixed() -> None:
    """SK-41, red cards chosen: a captain who always showed the same could be read."""
    game = games.find("sandokan")
    scene = AtSea("sun", "azure", cards="spent", fights="chosen")
    scene.hand(0, "black:1", "red:2", "red:2").at(0, 7, 2, "E")
    scene.hand(1, "red:1", "red:2").at(1, 9, 3, "N").carries(1, "rum")
    scene.do(0, act.Lay(1), act.Sail("E", 1), act.Head("E"), act.Attack(1), act.Show(2))
    answers = set()
    for number in range(40):
        tree = plant(game, 60)
        stream = stream_of("fight", number)
        think(seen_by(game, scene.s, 1), 1, 60, 60, tree, Tuning(1.0, 1.5, 0.5, 4), None, stream)
        answers.add(int(tree.action[verdict(tree, stream)]))
    assert answers <= {SHOW, SHOW + 1, READY}
    assert len(answers) > 1


@pytest.mark.parametrize("name", TURN_GAMES)
@pytest.mark.parametrize("level", ["boy", "mate"])
def test_a_bot_explains_what_was_played_in_every_language(name: str, level: str) -> None:
    game = games.find(name)
    for s, seat in positions(name, 8, every=41):
        played = int(choices_of(game, s, seat)[-1])
        for own in (True, False):
            said = explain(seen_by(game, s, seat), seat, level, stream_of("why"), 60.0, played, own=own)
            assert played in {option.action for option in said}
            assert len(said) == 2
            for language in LANGUAGES:
                assert all(render(option.say, language, str).endswith(".") for option in said)
