"""Tables stored before there was a tempo still open as before."""

import msgspec
import pytest

from flibuste import games
from flibuste.server.live.info import Listed
from flibuste.table import log
from flibuste.table.header import read_header
from flibuste.table.settings import with_today_settings
from flibuste.table.table import Table

SETTINGS = (
    '{"options":{},"visibility":"invited","clock":{"kind":"none","turn":60,"reserve":600},"race_limit":%d,'
    '"dropped":"wait","patience":60,"free_text":false,"free_names":true,"latecomers":"ask","locked":false}'
)


def header(game: str, limit: int) -> bytes:
    version = games.find(game).version
    return (
        f'{{"id":"t","code":"BCDFGH","game":"{game}","version":{version},"seats":3,'
        f'"settings":{SETTINGS % limit},'
        '"commitment":"c","secret":"ab","created":5,"pace":1.0,"after":null}'
    ).encode()


@pytest.mark.parametrize(("limit", "chosen"), [(180, {}), (60, {"race": 60})])
def test_a_header_keeps_its_limit(limit: int, chosen: dict[str, int]) -> None:
    table = Table(read_header(header("santy-anno", limit)))
    assert table.settings.tempo == chosen
    assert table.limits == {"race": limit}


def test_a_game_that_never_raced_has_none() -> None:
    assert Table(read_header(header("catan-junior", 180))).limits == {}


def test_a_log_of_then_is_folded() -> None:
    table = Table(read_header(header("santy-anno", 180)))
    payloads = (
        '{"e":"joined","member":0,"person":"p","name":"Anne"}',
        '{"e":"sat","seat":0,"member":0,"name":"Anne","nonce":"","figure":3}',
        '{"e":"settled","settings":%s}' % (SETTINGS % 300),
        '{"e":"said","member":0,"phrase":null,"text":"\\"race_limit\\""}',
    )
    table.fold_all(log.Row(nth + 1, 6, -1, "table", payload.encode()) for nth, payload in enumerate(payloads))
    assert table.roster.seats[0].character == 3
    assert table.limits == {"race": 300}
    assert table.talk[-1].text == '"race_limit"'


def test_what_is_written_of_a_character_can_be_read_by_the_program_of_then() -> None:
    sat = log.write(log.Sat(0, 0, "Anne", "", character=3))
    assert msgspec.json.decode(sat)["figure"] == 3


def test_a_line_of_the_lists_is_read() -> None:
    line = (
        '{"summary":{"code":"BCDFGH","id":"t","game":"sandokan","phase":"lobby","names":[],"free":3,'
        f'"settings":{SETTINGS % 180},"updated":5,"yours":false,"your_turn":false}},"asked":[]}}'
    ).encode()
    assert msgspec.json.decode(with_today_settings(line), type=Listed).summary.settings.tempo == {}
