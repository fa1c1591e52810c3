"""Who comes to a running game: which seats are vacant, who simply sits down, and who has to ask."""

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
    seat = scene.table.crew.seats[2]
    assert (seat.kind, seat.name, seat.member, seat.by_bot) == ("person", "Dana", 2, False)
    assert scene.folded_again().crew.seats == scene.table.crew.seats


def test_a_latecomer_has_a_seat_that_was_given_up_or_is_offered() -> None:
    scene = late(latecomers="sit", dropped="offer")
    scene.do(resign.resign, "anne", 0, "random").do(sit.sit, "dana", 0, None, "")
    assert scene.table.crew.seats_of(2) == [0]
    scene.do(lambda table, now: dropped.patience_over(table, 1, "random", now)).do(join.join, "eve", "Eve")
    scene.do(sit.sit, "eve", 1, None, "")
    assert scene.table.crew.seats_of(3) == [1]


@pytest.mark.parametrize("policy", ["wait", "bot", "pause"])
def test_who_is_only_away_keeps_the_seat_until_the_host_gives_it(policy: str) -> None:
    scene = late(latecomers="sit", dropped=policy)
    scene.do(lambda table, now: dropped.patience_over(table, 1, "random", now))
    assert refusal(scene, sit.sit, "dana", 1, None, "") == "seat_taken"


def test_who_plays_already_asks_for_a_second_seat() -> None:
    scene = late(latecomers="sit")
    assert refusal(scene, sit.sit, "ben", 2, "Cleo", "") == "ask_first"
    scene.do(dropped.ask, "ben", 2).do(dropped.give, "anne", 2, 1, frozenset({0, 1}))
    assert scene.table.crew.seats_of(1) == [1, 2]
    assert len({seat.name for seat in scene.table.crew.seats}) == 3


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
    for seat, figure in enumerate((3, 7, 1)):
        scene.do(sit.sit, "anne", seat, None, "", figure=figure)
    scene.start()
    assert [seat.figure for seat in scene.folded_again().crew.seats] == [3, 7, 1]
    scene.do(dropped.carry, 1, "anne", "phone")
    assert scene.table.crew.seats[1].figure == 7


def test_two_seats_never_show_the_same_character() -> None:
    scene = Scene("santy-anno", 3).do(join.join, "anne", "Anne").do(sit.sit, "anne", 0, None, "", figure=3)
    assert refusal(scene, sit.sit, "anne", 1, None, "", figure=3) == "figure_taken"


def test_a_rematch_keeps_everyones_character() -> None:
    scene = Scene("santy-anno", 3).do(join.join, "anne", "Anne")
    for seat in range(3):
        scene.do(sit.sit, "anne", seat, f"name {seat}", "", figure=seat + 2)
    scene.start()
    fresh = Scene("santy-anno", 3)
    fresh.table.fold_all(rematch.opening(scene.table, fresh.header, "anne", "", 0))
    assert {seat.name: seat.figure for seat in fresh.table.crew.seats} == {
        "name 0": 2, "name 1": 3, "name 2": 4,
    }  # fmt: skip
