"""A stored measurement belongs to exactly these bots and rules."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from flibuste import games
from flibuste.core.mind import mind_of
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
    mind = mind_of(games.find(SERIES.game))
    levels, tunings = dict(mind.levels), dict(mind.tunings)
    levels["captain"] = replace(levels["captain"], simulations=7)
    tunings[len(SERIES.bots)] = mind.tuning._replace(horizon=1)
    for field, changed in (("levels", levels), ("tunings", tunings)):
        with monkeypatch.context() as patched:
            patched.setitem(vars(mind), field, changed)
            others.append(definition(tally, SERIES))
    assert all(other != told for other in others)
    assert len({str(other) for other in others}) == len(others)


def test_another_board_is_another_measurement(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = definition(tally, SERIES)
    shutil.copytree(games.folder(SERIES.game), tmp_path, dirs_exist_ok=True)
    (tmp_path / "data.py").write_text("SITES = ()")
    monkeypatch.setattr(games, "folder", lambda _: tmp_path)
    other = definition(tally, SERIES)
    assert {name for name in told if told[name] != other[name]} == {"board"}


def test_results_come_in_order_whatever_is_kept_already(tmp_path: Path) -> None:
    chunks = chunks_of(7, 3)
    alone = list(measured(count_games, SERIES, chunks))
    assert [one["games"] for one in alone] == [3, 3, 1]
    assert list(measured(count_games, SERIES, chunks[1:2], 1, tmp_path)) == alone[1:2]
    assert list(measured(count_games, SERIES, chunks, 1, tmp_path)) == alone
    assert not list(tmp_path.rglob("*.unfinished"))
