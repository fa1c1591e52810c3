"""The judge is tried and learnt on small counts; the bench does it on large ones."""

from flibuste import games
from flibuste.core.judge import judge_of
from flibuste.lab.judge_bench import bench, skill
from flibuste.lab.judge_fit import gather, page
from flibuste.lab.series import Series

NAME = next(game.name for game in games.every() if game.judge is not None)


def test_chances_are_better_than_giving_everybody_the_same() -> None:
    report = bench(NAME, 4, 40, 1)
    assert report["all"]["brier"] < report["all"]["brier_everybody_the_same"]
    assert report["end"]["brier"] < report["opening"]["brier"]
    assert sum(one["positions"] for one in report["all"]["deciles"]) >= 40 * 4


def test_whose_play_is_better_is_counted() -> None:
    report = skill(NAME, ("mate", "boy", "boy"), 2, 1)
    assert 0.0 <= report["stronger_has_the_better_play"] <= 1.0
    assert report["play"]["boy"] < 0.0


def test_learnt_weights_are_a_module_that_can_be_read() -> None:
    judge = judge_of(games.find(NAME))
    figures, won = gather(Series(NAME, ("mate",) * 3, 9), range(2))
    assert figures.shape == (len(won), 3, len(judge.figure_names))
    read: dict[str, object] = {}
    exec(page(NAME, list(judge.weights), "two games"), read)
    assert (read["WEIGHTS"] == judge.weights.round(4)).all()
