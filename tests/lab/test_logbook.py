"""What is kept of a measurement belongs to just these bots and rules."""

from dataclasses import replace
from pathlib import Path

import pytest

from flibuste.bots import levels
from flibuste.lab import logbook
from flibuste.lab.bot_bench import tally
from flibuste.lab.logbook import Result, definition, measured
from flibuste.lab.series import Series, chunks_of

SERIES = Series("catan-junior", ("captain", "greedy", "greedy", "greedy"))


def count_games(series: Series, numbers: range) -> Result:
    return {"bots": len(series.bots), "games": len(numbers)}


def test_pieces_are_kept_by_what_they_depend_on(monkeypatch: pytest.MonkeyPatch) -> None:
    told = definition(tally, SERIES)
    assert told == definition(tally, SERIES)
    others = [
        definition(count_games, SERIES),
        definition(tally, replace(SERIES, seed=1)),
        definition(tally, replace(SERIES, bots=("legend", "greedy", "greedy", "greedy"))),
        definition(tally, replace(SERIES, game="sandokan")),
        definition(tally, replace(SERIES, options={"ports": "off"})),
    ]
    captain = levels.LEVELS["catan-junior"]["captain"]
    monkeypatch.setitem(levels.LEVELS["catan-junior"], "captain", replace(captain, simulations=7))
    others.append(definition(tally, SERIES))
    monkeypatch.setitem(levels.TUNINGS, "catan-junior", levels.TUNINGS["sandokan"])
    others.append(definition(tally, SERIES))
    assert all(other != told for other in others)
    assert len({str(other) for other in others}) == len(others)


def test_another_board_is_another_measurement(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = definition(tally, SERIES)
    (tmp_path / "catan_junior").mkdir()
    (tmp_path / "catan_junior" / "data.py").write_text("SITES = ()")
    monkeypatch.setattr(logbook, "_GAMES", tmp_path)
    other = definition(tally, SERIES)
    assert {name for name in told if told[name] != other[name]} == {"board"}


def test_results_come_in_order_whatever_is_kept_already(tmp_path: Path) -> None:
    chunks = chunks_of(7, 3)
    alone = list(measured(count_games, SERIES, chunks))
    assert [one["games"] for one in alone] == [3, 3, 1]
    assert list(measured(count_games, SERIES, chunks[1:2], 1, tmp_path)) == alone[1:2]
    assert list(measured(count_games, SERIES, chunks, 1, tmp_path)) == alone
    assert not list(tmp_path.rglob("*.unfinished"))
