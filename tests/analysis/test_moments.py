"""The moments of a game: where it turned, and what chance brought in a stroke of luck."""

import numpy as np
import pytest

from flibuste import games
from flibuste.analysis.brought import MOST, brought
from flibuste.analysis.glance import turning_in
from flibuste.analysis.marks import marks_of
from flibuste.core.message import LANGUAGES, Message, render, seat
from flibuste.core.record import copied
from flibuste.core.recording import replay, start
from tests.analysis.games import bot_game, judged_games, told

NAMES = ["Anne", "Bonny", "Kidd"]
CARDS = ("sk-fact-drew", "sk-fact-robbed")


def steps_of(name: str, number: int) -> list[tuple[list[str], list[Message]]]:
    """Every step of a bot game: the kinds of all its facts, and what chance brought."""
    recording, game = bot_game(name, number), games.find(name)
    before, found = copied(start(recording)), []
    for nth, (after, step, happened) in enumerate(replay(recording)):
        luck = brought(game, before, step.seat, step.action, (recording.key, nth))
        found.append(([game.words.fact(fact)["key"] for fact in happened], luck))
        before = copied(after)
    return found


def test_of_many_facts_the_cause_and_those_about_the_lucky_are_told() -> None:
    recording, game, lucky = bot_game("catan-junior"), games.find("catan-junior"), 2
    before, tried = copied(start(recording)), 0
    for nth, (after, step, happened) in enumerate(replay(recording)):
        facts = [game.words.fact(fact) for fact in happened]
        if facts[0]["key"] == "cj-fact-rolled" and len(facts) > MOST:
            said_of = brought(game, before, step.seat, step.action, (recording.key, nth), (lucky,))
            gained = [said for said in facts if said["args"].get("who") == seat(lucky)][: MOST - 1]
            assert said_of[0] == facts[0]
            assert all(said in said_of for said in gained)
            assert len(said_of) == MOST
            tried += len(gained)
        before = copied(after)
    assert tried


def kinds(luck: list[Message]) -> list[str]:
    return [said["key"] for said in luck]


def test_luck_in_a_fight_or_at_sea_is_told_by_what_came_of_it() -> None:
    steps = steps_of("sandokan", 2)
    fights = [kinds(luck) for happened, luck in steps if "sk-fact-beat" in happened]
    events = [kinds(luck) for happened, luck in steps if happened[1:2] == ["sk-fact-met-storms"]]
    assert fights
    assert all("sk-fact-answered" not in luck for luck in fights), "nobody is lucky by being ready"
    assert any(luck[0] == "sk-fact-met-storms" for luck in events), "not that somebody sailed there"
    assert all(len(luck) <= MOST for _, luck in steps)


def test_a_card_from_the_pile_or_another_hand_is_named_and_told_once() -> None:
    drawn = [
        kinds(luck)
        for _, luck in steps_of("sandokan", 2)
        if any(kind.startswith(CARDS) for kind in kinds(luck)) and len(luck) > 1
    ]
    assert drawn
    # The others saw a back: their version of the fact says nothing new.
    assert all(not set(luck) & {f"{kind}-hidden" for kind in luck} for luck in drawn)


def test_luck_with_the_die_and_with_coco_is_told_by_their_faces() -> None:
    steps = steps_of("catan-junior", 0)
    rolls = [kinds(luck)[0] for happened, luck in steps if "cj-fact-rolled" in happened]
    cards = [kinds(luck)[0] for happened, luck in steps if any("-coco-" in kind for kind in happened)]
    assert set(rolls) == {"cj-fact-rolled"}
    assert cards
    assert all(kind.startswith("cj-fact-coco-") for kind in cards)


@pytest.mark.parametrize("name", judged_games())
def test_a_turning_point_says_what_turned_the_game(name: str) -> None:
    marks = [mark for nth in (0, 3) for mark in marks_of(bot_game(name, nth), told(name, nth))]
    turning = [mark for mark in marks if mark.kind == "turning"]
    assert turning
    assert all(mark.why for mark in turning)
    for language in LANGUAGES:
        assert all(render(said, language, NAMES) for mark in turning for said in mark.why)


def test_the_game_turns_where_the_winner_passes_for_good() -> None:
    curve = np.array([[0.3, 0.7], [0.6, 0.4], [0.4, 0.6], [0.8, 0.2], [1.0, 0.0]])
    mark = turning_in(curve)
    assert mark is not None
    assert (mark.step, mark.seat, mark.points) == (3, 0, 40.0)
    assert render(mark.say, "en", NAMES).startswith("Here the game turns: Anne passes Bonny")


def test_of_a_shared_win_it_turns_where_the_last_of_the_winners_passes_the_others() -> None:
    curve = np.array([[0.5, 0.2, 0.3], [0.5, 0.2, 0.3], [0.4, 0.35, 0.25], [0.5, 0.5, 0.0]])
    mark = turning_in(curve)
    assert mark is not None
    assert (mark.step, mark.seat) == (2, 1)
    assert "Bonny passes Kidd" in render(mark.say, "en", NAMES)


def test_a_game_that_all_win_or_one_led_all_along_turns_nowhere() -> None:
    assert turning_in(np.array([[0.4, 0.6], [0.5, 0.5]])) is None
    assert turning_in(np.array([[0.6, 0.4], [1.0, 0.0]])) is None
