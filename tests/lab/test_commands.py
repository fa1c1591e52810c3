"""The laboratory's commands, as a person at a terminal uses them."""

import json
from pathlib import Path
from typing import Final

import pytest

from flibuste.lab import bot_bench
from tests.cli.conftest import Run, flibuste

__all__ = ["flibuste"]

OUT: Final = 1


def test_simulate_between_bots_writes_games_and_report_and_goes_on(flibuste: Run, tmp_path: Path) -> None:
    arguments = ["simulate", "catan-junior", "--bots", "greedy,random,random", "--json"]
    alone = json.loads(flibuste(*arguments, "--games", "60")[OUT])
    assert alone["bots"]["greedy"]["share"] > alone["bots"]["random"]["share"]
    assert sum(alone["endings"].values()) == alone["games"] == 60
    folder = str(tmp_path / "run")
    flibuste(*arguments, "--games", "50", "--out", folder)
    assert json.loads(flibuste(*arguments, "--games", "60", "--out", folder)[OUT]) == alone
    assert (tmp_path / "run" / "report.html").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "catan-junior", "--bots", "greedy,nobody,random"], "unknown bot 'nobody'"),
        (["simulate", "catan-junior", "--bots", "search:²,random,random"], "unknown bot 'search:²'"),
        (["simulate", "catan-junior", "--option", "offers=²"], "offers"),
        (["simulate", "catan-junior", "--option", "offers=--1"], "offers"),
        (["simulate", "catan-junior", "--bots", "greedy"], "3 to 4 players"),
        (["tournament", "catan-junior", "--bots", "greedy"], "two bots at least"),
        (["bench", "bots", "--game", "santy-anno"], "strength is measured for catan-junior and "),
        (["bench", "bots", "--bout", "boy_vs_legend"], "no bout 'boy_vs_legend'"),
        (["bench", "balance", "sandokan", "--bot", "nobody"], "unknown bot 'nobody'"),
        (["bench", "balance", "sandokan", "--players", "7"], "2 to 6 players"),
    ],
)
def test_mistakes_get_one_clear_line(flibuste: Run, arguments: list[str], said: str) -> None:
    status, _, err = flibuste(*arguments)
    assert status == 2
    assert said in err
    assert len(err.splitlines()) == 1


def test_tournament_rates_the_bots(flibuste: Run) -> None:
    told = json.loads(
        flibuste("tournament", "catan-junior", "--bots", "random,greedy", "--games", "8", "--json")[OUT]
    )
    assert list(told["ratings"]) == ["greedy", "random"]
    assert told["pairings"]["greedy ahead of random"] > 0.5


def test_a_bench_that_was_cut_goes_on_and_tells_the_same(flibuste: Run, tmp_path: Path) -> None:
    asked = ["bench", "bots", "--quick", "--bout", "greedy_vs_random", "--games", "20"]
    asked += ["--game", "catan-junior", "--jobs", "1", "--json"]
    whole = json.loads(flibuste(*asked)[OUT])["catan-junior"]
    assert whole["games"] == 20
    flibuste(*asked, "--out", str(tmp_path))
    pieces = sorted(tmp_path.rglob("0*.json"))
    assert len(pieces) == 20 // bot_bench.GAMES_A_PIECE
    pieces[1].unlink()
    kept = pieces[0].stat().st_mtime_ns
    again = json.loads(flibuste(*asked, "--out", str(tmp_path))[OUT])["catan-junior"]
    for figure in ("greedy_vs_random", "greedy_vs_random_interval", "games"):
        assert again[figure] == whole[figure]
    assert pieces[1].exists()
    assert pieces[0].stat().st_mtime_ns == kept


def test_balance_goes_on_and_draws_what_it_found(flibuste: Run, tmp_path: Path) -> None:
    asked = ["bench", "balance", "sandokan", "--players", "2", "--games", "24", "--jobs", "1", "--json"]
    whole = json.loads(flibuste(*asked)[OUT])
    picture = tmp_path / "ports.svg"
    kept = ["--out", str(tmp_path / "kept"), "--plot", str(picture)]
    assert json.loads(flibuste(*asked, *kept)[OUT]) == whole
    assert json.loads(flibuste(*asked, *kept)[OUT]) == whole
    assert whole["games"] == 24
    assert sum(whole["endings"].values()) == pytest.approx(100)
    assert "24 games" in picture.read_text()


def test_balance_plays_on_after_games_that_were_played_before(flibuste: Run) -> None:
    asked = ["bench", "balance", "catan-junior", "--jobs", "1", "--json"]
    whole, before, after = (
        json.loads(flibuste(*asked, *numbers)[OUT])
        for numbers in (["--games", "9"], ["--games", "4"], ["--from", "4", "--games", "5"])
    )
    assert after["games"] == 5
    assert 9 * whole["first_player"] == pytest.approx(4 * before["first_player"] + 5 * after["first_player"])
    for colour, share in whole["share"].items():
        assert 9 * share == pytest.approx(4 * before["share"][colour] + 5 * after["share"][colour])
