"""What a report shows about the games is true, and drawn where it happened."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from flibuste import games
from flibuste.bots.port import levels
from flibuste.core.study import Flow
from flibuste.games.catan_junior.study.flow import CatanJuniorFlow
from flibuste.games.sandokan.data import IS_SEA, PORT_AT
from flibuste.games.sandokan.study.flow import SandokanFlow
from flibuste.games.santy_anno.study.flow import SantyAnnoFlow
from flibuste.lab import storage
from flibuste.lab.accumulators import Accumulator, follow
from flibuste.lab.report import write_report
from flibuste.lab.series import Series, play_one, play_some


def some_bots(name: str) -> tuple[str, ...]:
    """The fewest bots that can play: the second best and weaker ones."""
    game = games.find(name)
    return tuple(levels(game)[-2 - seat] for seat in range(game.players[0]))


class Ends(Accumulator):
    """The first and the last state of a game."""

    def before(self, _: object, s: Any) -> None:
        self.first = s.copy()

    def after(self, _: object, s: Any, __: list[int]) -> None:
        self.last = s.copy()


@pytest.mark.parametrize("number", range(3))
def test_cards_that_came_less_cards_that_went_are_in_the_hands(number: int) -> None:
    series = Series("catan-junior", ("greedy", "random", "greedy", "random"))
    flow, ends = CatanJuniorFlow(), Ends()
    follow(series, play_one(series, number), [flow, ends])
    came, went = np.split(flow.flow, [len(flow.WAYS_IN)])
    held = ends.last.hands.sum(axis=0) - ends.first.hands.sum(axis=0)
    assert (came.sum(axis=0) - went.sum(axis=0)).tolist() == held.tolist()
    assert came.sum() > 50


def test_luck_with_the_die_evens_out() -> None:
    series = Series("catan-junior", ("greedy",) * 4)
    lucks = []
    for played in play_some(series, range(150)):
        flow = CatanJuniorFlow()
        follow(series, played, [flow])
        lucks += flow.luck
    assert abs(np.mean(lucks)) < 0.5
    assert np.std(lucks) > 1


@pytest.mark.parametrize("number", range(3))
def test_treasures_out_of_the_box_were_bought_or_found(number: int) -> None:
    series = Series("sandokan", ("greedy", "random", "greedy"))
    flow, ends = SandokanFlow(), Ends()
    follow(series, play_one(series, number), [flow, ends])
    out = flow.flow[flow.BOUGHT] + flow.flow[flow.FOUND] - flow.flow[flow.BOX]
    assert out.tolist() == (ends.first.box - ends.last.box).tolist()
    assert (flow.flow[flow.CAPTURED] == flow.flow[flow.CEDED]).all()
    assert flow.flow[flow.PORTS].max() <= 1


def test_boats_pass_only_water_and_ports() -> None:
    series = Series("sandokan", ("greedy", "random"))
    flow = SandokanFlow()
    follow(series, play_one(series, 0), [flow])
    assert flow.places
    assert all(IS_SEA[cell] or PORT_AT[cell] >= 0 for cell in flow.places)


def test_chairs_are_spared_in_every_round_of_a_race() -> None:
    series = Series("santy-anno", ("mate", "captain", "boy"))
    flow = SantyAnnoFlow()
    follow(series, play_one(series, 0), [flow])
    assert len(flow.places) == flow.turns * 3
    assert all(0 <= spared <= 4 * flow.turns for spared in flow.luck)


@pytest.mark.parametrize("name", [game.name for game in games.every()])
def test_a_report_stands_alone(name: str, tmp_path: Path) -> None:
    series = Series(name, some_bots(name))
    page = tmp_path / "report.html"
    write_report(page, series, storage.table_of(series, play_some(series, range(5))).to_pylist())
    text = page.read_text()
    study = games.find(name).study
    brings = (study.flow is not Flow, study.flow.KINDS, study.flow.LUCK, study.picture)
    assert text.count("<svg") == 3 + sum(map(bool, brings))
    assert ("Luck against skill" in text) == bool(study.flow.LUCK)
    assert "http://" not in text.replace("http://www.w3.org", "").replace("http://purl.org", "").replace(
        "http://creativecommons.org", ""
    )
    for said in (*series.bots, *study.flow.KINDS[1:]):
        assert said in text
