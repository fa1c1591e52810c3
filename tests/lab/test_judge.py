"""The judge is tested and trained on small counts; the bench does it on large ones."""

from typing import Any

import pytest

from flibuste import games
from flibuste.core.judge import judge_of
from flibuste.lab import judge_bench
from flibuste.lab.judge_bench import ENOUGH, PHASES, bench, largest_gap, skill
from flibuste.lab.judge_fit import gather, page
from flibuste.lab.series import Series

NAME = next(game.name for game in games.every() if game.judge is not None)


def test_chances_are_better_than_giving_everybody_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge_bench, "ENOUGH", 100)
    report = bench(NAME, 4, 40, 1)
    assert report["all"]["brier"] < report["all"]["brier_everybody_the_same"]
    assert report["end"]["brier"] < report["opening"]["brier"]
    assert sum(one["positions"] for one in report["all"]["deciles"]) >= 40 * 4
    widest = report["largest_gap"]
    assert widest["positions"] >= 100
    assert 0.0 < abs(widest["gap"]) < 0.25, "a hundred positions of forty games are off by chance, not by far"


def decile(gap: float, positions: int = ENOUGH) -> dict[str, Any]:
    return {"from": 0.5, "positions": positions, "gap": gap}


def test_the_largest_gap_is_that_of_any_phase_with_enough_positions() -> None:
    report = {title: {"deciles": [decile(0.01)]} for title in ("all", *PHASES)}
    report["middle"]["deciles"] += [decile(-0.05), decile(0.3, ENOUGH - 1)]
    assert largest_gap(report) == {"phase": "middle", **decile(-0.05)}


def test_a_gap_is_said_of_no_decile_with_too_few_positions() -> None:
    report = {title: {"deciles": [decile(0.5, ENOUGH - 1)]} for title in ("all", *PHASES)}
    assert largest_gap(report) is None


def test_whose_play_is_better_is_counted() -> None:
    report = skill(NAME, ("mate", "boy", "boy"), 2, 1)
    assert 0.0 <= report["stronger_has_the_better_play"] <= 1.0
    assert report["play"]["boy"] < 0.0
    assert report["luck_without_chance"]["decisions"] > 0
    assert 0.0 < report["luck_without_chance"]["mean"] < 5.0


def test_learnt_weights_are_a_module_that_can_be_read() -> None:
    judge = judge_of(games.find(NAME))
    figures, won = gather(Series(NAME, ("mate",) * 3, 9), range(2))
    assert figures.shape == (len(won), 3, len(judge.figure_names))
    read: dict[str, object] = {}
    exec(page(NAME, list(judge.weights), "two games"), read)
    assert (read["WEIGHTS"] == judge.weights.round(4)).all()
