"""The laboratory's commands, as a person at a terminal uses them."""

import json
from pathlib import Path
from typing import Final

import pytest

from tests.cli.test_main import Run, flibuste

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
        (["simulate", "catan-junior", "--bots", "greedy"], "3 to 4 players"),
        (["tournament", "catan-junior", "--bots", "greedy"], "two bots at least"),
        (["bench", "bots", "--game", "santy-anno"], "catan-junior and sandokan"),
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
