"""What a report shows of the games is true, and drawn where it happened."""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from flibuste import games
from flibuste.games.sandokan.data import IS_SEA, PORT_AT
from flibuste.lab import maps, storage
from flibuste.lab.accumulators import Accumulator, follow
from flibuste.lab.flows import FLOWS, CatanJuniorFlow, SandokanFlow, SantyAnnoFlow
from flibuste.lab.report import write_report
from flibuste.lab.series import Series, play_one, play_some

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games" / "catan-junior" / "board"
BOTS = {
    "santy-anno": ("mate", "captain", "boy"),
    "catan-junior": ("greedy", "random", "random"),
    "sandokan": ("greedy", "random"),
}


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
    series = Series("santy-anno", BOTS["santy-anno"])
    flow = SantyAnnoFlow()
    follow(series, play_one(series, 0), [flow])
    assert len(flow.places) == flow.turns * 3
    assert all(0 <= spared <= 4 * flow.turns for spared in flow.luck)


@pytest.mark.parametrize("players", [3, 4])
def test_the_map_of_catan_junior_is_the_board_that_people_see(players: int) -> None:
    drawn = (BOARDS / f"board{players}.ts").read_text()
    hexes = re.findall(r"at: \[([-\d.]+), ([-\d.]+)\], turn: ([-\d.]+)", drawn)
    sites = re.findall(r"\{ at: \[([-\d.]+), ([-\d.]+)\], hexes", drawn)
    assert [tuple(map(float, place)) for place in hexes] == [*maps.HEXES_AT[players]]
    assert [tuple(map(float, place)) for place in sites] == [*maps.SITES_AT[players]]


@pytest.mark.parametrize("name", games.NAMES)
def test_a_report_stands_alone(name: str, tmp_path: Path) -> None:
    series = Series(name, BOTS[name])
    page = tmp_path / "report.html"
    write_report(page, series, storage.table_of(series, play_some(series, range(5))))
    text = page.read_text()
    assert text.count("<svg") == 7
    assert "http://" not in text.replace("http://www.w3.org", "").replace("http://purl.org", "").replace(
        "http://creativecommons.org", ""
    )
    for said in (*series.bots, *FLOWS[name].KINDS[1:], "Luck against skill"):
        assert said in text


def test_games_written_with_other_columns_are_not_gone_on_with(tmp_path: Path) -> None:
    series = Series("catan-junior", BOTS["catan-junior"])
    storage.open_folder(tmp_path, series, 10)
    storage.open_folder(tmp_path, series, 20)
    header = json.loads((tmp_path / storage.HEADER).read_text())
    (tmp_path / storage.HEADER).write_text(json.dumps({**header, "columns": storage.COLUMNS - 1}))
    with pytest.raises(storage.OtherSeries, match="another series"):
        storage.open_folder(tmp_path, series, 20)
