"""Latecomers to a running game: which seats are vacant, who simply sits down, and who has to ask."""

from typing import Any

import pytest

from flibuste.table import dropped, host, join, log, rematch, resign, sit
from flibuste.table.settings import Settings
from tests.table.scene import Scene
from tests.table.test_people import refusal


def late(**settings: Any) -> Scene:
    """Two people and a bot play; Dana comes."""
    return Scene(**settings).people("anne", "ben").bots(2).start().do(join.join, "dana", "Dana")


def test_a_latecomer_asks_unless_the_table_says_otherwise() -> None:
    scene = late()
    assert refusal(scene, sit.sit, "dana", 2, None, "") == "ask_first"


def test_a_latecomer_sits_down_where_a_bot_plays() -> None:
    scene = late(latecomers="sit").do(sit.sit, "dana", 2, None, "")
    seat = scene.table.roster.seats[2]
    assert (seat.kind, seat.name, seat.member, seat.by_bot) == ("person", "Dana", 2, False)
    assert scene.folded_again().roster.seats == scene.table.roster.seats


def test_a_latecomer_has_a_seat_that_was_given_up_or_is_offered() -> None:
    scene = late(latecomers="sit", dropped="offer")
    scene.do(resign.resign, "anne", 0, "random").do(sit.sit, "dana", 0, None, "")
    assert scene.table.roster.seats_of(2) == [0]
    scene.do(lambda table, now: dropped.patience_over(table, 1, "random", now)).do(join.join, "eve", "Eve")
    scene.do(sit.sit, "eve", 1, None, "")
    assert scene.table.roster.seats_of(3) == [1]


@pytest.mark.parametrize("policy", ["wait", "bot", "pause"])
def test_who_is_only_away_keeps_the_seat_until_the_host_gives_it(policy: str) -> None:
    scene = late(latecomers="sit", dropped=policy)
    scene.do(lambda table, now: dropped.patience_over(table, 1, "random", now))
    assert refusal(scene, sit.sit, "dana", 1, None, "") == "seat_taken"


def test_who_plays_already_asks_for_a_second_seat() -> None:
    scene = late(latecomers="sit")
    assert refusal(scene, sit.sit, "ben", 2, "Cleo", "") == "ask_first"
    assert refusal(scene, dropped.ask, "ben", 2) == "has_seen_a_hand"
    # One more may join those who began the game at one screen.
    scene = Scene(seats=4).people("anne").do(sit.sit, "anne", 1, "Ben", "").bots(2, 3).start()
    scene.do(dropped.ask, "anne", 2).do(dropped.give, "anne", 2, 0, frozenset({0}))
    assert scene.table.roster.seats_of(0) == [0, 1, 2]
    assert len({seat.name for seat in scene.table.roster.seats}) == 4


def test_who_has_seen_a_hand_returns_to_it_and_sits_nowhere_else() -> None:
    scene = late(latecomers="sit").do(resign.resign, "ben", 1, "random")
    assert refusal(scene, sit.sit, "ben", 2, None, "") == "has_seen_a_hand"
    assert refusal(scene, dropped.ask, "ben", 2) == "has_seen_a_hand"
    scene.do(sit.sit, "dana", 2, None, "").do(resign.resign, "dana", 2, "random")
    assert refusal(scene, sit.sit, "dana", 1, None, "") == "has_seen_a_hand"
    scene.do(sit.sit, "ben", 1, None, "")
    assert scene.table.roster.seats_of(1) == [1]
    assert scene.folded_again().roster == scene.table.roster


def test_people_at_one_screen_do_not_simply_sit_down_before_other_hands() -> None:
    scene = Scene(seats=4, latecomers="sit").people("anne", "ben").do(sit.sit, "ben", 2, None, "")
    scene.bots(3).start()
    for seat in (1, 2):
        scene.do(resign.resign, "ben", seat, "random")
    assert refusal(scene, sit.sit, "ben", 3, None, "") == "has_seen_a_hand"
    scene.do(sit.sit, "ben", 2, None, "")


def test_nobody_gives_or_carries_a_second_hand_to_who_has_seen_one() -> None:
    scene = late()
    scene.do(dropped.ask, "dana", 2).do(dropped.give, "anne", 2, 2, frozenset({0, 1, 2}))
    assert refusal(scene, dropped.carry, 2, "dana", "ben") == "has_seen_a_hand"
    # A request made before the hand was seen is declined.
    scene.do(join.join, "eve", "Eve").do(dropped.ask, "eve", 1).do(dropped.carry, 2, "dana", "eve")
    scene.do(lambda table, now: [table.row(now, 1, log.AskedFor(3, 1))])
    assert refusal(scene, dropped.give, "anne", 1, 3, frozenset()) == "has_seen_a_hand"


def test_the_host_closes_the_seats_and_the_door_in_mid_game() -> None:
    scene = late(latecomers="sit").do(host.settle, "anne", Settings(latecomers="ask"))
    assert refusal(scene, sit.sit, "dana", 2, None, "") == "ask_first"
    scene.do(host.settle, "anne", Settings(latecomers="sit", locked=True))
    assert refusal(scene, join.join, "eve", None) == "locked"


def test_nobody_sits_down_at_a_game_that_is_over() -> None:
    scene = late(latecomers="sit")
    scene.do(lambda table, now: [table.row(now, -1, log.Ended("agreement"))])
    assert refusal(scene, sit.sit, "dana", 2, None, "") == "game_over"


# Characters


def test_a_character_is_taken_once_and_stays_with_the_seat() -> None:
    scene = Scene("santy-anno", 3).do(join.join, "anne", "Anne")
    for seat, character in enumerate((3, 7, 1)):
        scene.do(sit.sit, "anne", seat, None, "", character=character)
    scene.start()
    assert [seat.character for seat in scene.folded_again().roster.seats] == [3, 7, 1]
    scene.do(dropped.carry, 1, "anne", "phone")
    assert scene.table.roster.seats[1].character == 7


def test_two_seats_never_show_the_same_character() -> None:
    scene = Scene("santy-anno", 3).do(join.join, "anne", "Anne").do(sit.sit, "anne", 0, None, "", character=3)
    assert refusal(scene, sit.sit, "anne", 1, None, "", character=3) == "character_taken"


def test_a_rematch_keeps_everyones_character() -> None:
    scene = Scene("santy-anno", 3).do(join.join, "anne", "Anne")
    for seat in range(3):
        scene.do(sit.sit, "anne", seat, f"name {seat}", "", character=seat + 2)
    scene.start()
    fresh = Scene("santy-anno", 3)
    fresh.table.fold_all(rematch.opening(scene.table, fresh.header, "anne", "", 0))
    assert {seat.name: seat.character for seat in fresh.table.roster.seats} == {
        "name 0": 2, "name 1": 3, "name 2": 4,
    }  # fmt: skip
