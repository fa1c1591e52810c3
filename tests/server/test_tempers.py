"""A bot's temper belongs to its name, like its face; a stand-in for a person has none."""

import pytest

from flibuste.bots import port as bots
from flibuste.server.live import tempers
from flibuste.server.live.info import table_info
from flibuste.table import sit
from flibuste.table.names import PIRATES
from tests.table.scene import Scene

pytestmark = pytest.mark.clause("CJ-60")


def lobby(game: str, level: str) -> Scene:
    scene = Scene(game).people("Anne")
    for seat in (1, 2, 3):
        scene.do(sit.place_bot, scene.host, seat, level)
    return scene


def shown(scene: Scene) -> list[str | None]:
    return [seat.temper for seat in table_info(scene.table, (), ()).seats]


def test_every_bot_that_trades_shows_its_temper() -> None:
    scene = lobby("catan-junior", "captain")
    names = bots.tempers(scene.table.game, "captain")
    assert shown(scene)[0] is None
    assert all(temper in names for temper in shown(scene)[1:])


def test_a_temper_follows_the_name_into_the_game_and_over_a_restart() -> None:
    scene = lobby("catan-junior", "mate")
    before = {seat.name: tempers.name(scene.table, nth) for nth, seat in enumerate(scene.table.roster.seats)}
    scene.start()
    for table in (scene.table, scene.folded_again()):
        after = {seat.name: tempers.name(table, nth) for nth, seat in enumerate(table.roster.seats)}
        assert after == before


def test_all_tempers_are_to_be_met() -> None:
    scene = lobby("catan-junior", "boy")
    met = set()
    for name in PIRATES:
        scene.table.roster.seats[1].name = name
        met.add(tempers.name(scene.table, 1))
    assert met == set(bots.tempers(scene.table.game, "boy"))


@pytest.mark.parametrize(("game", "level"), [("sandokan", "mate"), ("catan-junior", "random")])
def test_who_never_trades_has_none(game: str, level: str) -> None:
    assert shown(lobby(game, level)) == [None] * 4


def test_who_stands_in_for_a_person_trades_evenly() -> None:
    scene = lobby("catan-junior", "mate").start()
    (person,) = (nth for nth, seat in enumerate(scene.table.roster.seats) if seat.kind == "person")
    scene.table.roster.seats[person].level = bots.STAND_IN
    assert shown(scene)[person] is None
    assert tempers.number(scene.table, person) == bots.EVEN
