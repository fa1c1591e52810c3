"""Mining puzzles: clear at every depth, no more of a kind than wanted, the same for the same seed."""

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from flibuste import games
from flibuste.cli.puzzles import app
from flibuste.core.puzzles import Mined, Weighed, read
from flibuste.lab import puzzle_mine
from flibuste.lab.puzzle_mine import Basket, TooFew, mine


def test_the_same_seed_mines_the_same_lines(tmp_path: Path) -> None:
    head, found = mine("santy-anno", 6, seed=3, most=20)
    assert (head.game, head.margin) == ("santy-anno", 100.0)
    assert [one.hard for one in found] == sorted(one.hard for one in found)
    out = tmp_path / "lines.gz"
    asked = ["mine", "santy-anno", "--out", str(out), "--count", "6", "--seed", "3"]
    told = CliRunner().invoke(app, asked)
    assert told.exit_code == 0, told.output
    assert read(out.read_bytes()) == (head, found)


def test_too_few_games_are_said_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_mine, "clearly_best", lambda *_: None)
    with pytest.raises(TooFew, match="0 puzzles in 1 games"):
        mine("catan-junior", 2, seed=1, most=1)


def test_a_best_choice_must_be_best_at_every_look(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[str] = []

    class Seen:
        def __init__(self, chances: list[float]) -> None:
            self.chances = np.array([[one] for one in chances])

        def ahead(self, _seat: int, one: int, other: int) -> tuple[float, float]:
            return float(self.chances[one, 0] - self.chances[other, 0]), 0.001

    def weighed(_o: object, _seat: int, actions: object, *rest: object, **_named: object) -> Seen:
        name = rest[2]
        assert isinstance(name, tuple)
        looks.append(str(name[-1]))
        return Seen(answers[str(name[-1])])

    monkeypatch.setattr(puzzle_mine, "weighed", weighed)
    choices = np.array([7, 9])
    answers = {"glance": [0.5, 0.4], "again": [0.5, 0.4], "deeper": [0.5, 0.42]}
    found = puzzle_mine.clearly_best(None, 0, choices, None, ("x",))  # type: ignore[arg-type]
    assert found == [Weighed(7, 50.0), Weighed(9, 42.0)]
    assert looks == ["glance", "again", "deeper"]
    for spoilt, chances in (("glance", [0.5, 0.49]), ("again", [0.4, 0.5]), ("deeper", [0.5, 0.46])):
        kept = dict(answers)
        answers[spoilt] = chances
        assert puzzle_mine.clearly_best(None, 0, choices, None, ("x",)) is None  # type: ignore[arg-type]
        answers = kept


def test_no_two_alike_and_not_too_many_of_a_kind_are_kept() -> None:
    game = games.find("catan-junior")
    basket = Basket(8, [], Counter(), 0, set(), [])

    def one(number: int, best: int) -> Mined:
        return Mined(3, {}, "", [number], 0, 0.5, [Weighed(best, 50.0), Weighed(best + 1 + number, 40.0)])

    assert basket.takes(game, one(1, 0), first=False)
    assert not basket.takes(game, one(1, 0), first=False)
    assert basket.takes(game, one(2, 0), first=False)
    # A quarter of eight now have this answer.
    assert not basket.takes(game, one(3, 0), first=False)
    # A fourth one need not be examined once enough are found or in reserve.
    assert basket.wants(game, 0, first=False)
    basket.wanted = 3
    assert not basket.wants(game, 0, first=False)


def test_what_is_missing_is_made_up_by_the_rarest_kind() -> None:
    game = games.find("catan-junior")
    basket = Basket(8, [], Counter(), 0, set(), [])

    def one(number: int, best: int, hard: float) -> Mined:
        return Mined(3, {}, "", [number], 0, hard, [Weighed(best, 50.0), Weighed(best + 1 + number, 40.0)])

    ends, builds = 1, 2
    assert puzzle_mine.kind_of(game, ends) != puzzle_mine.kind_of(game, builds)
    for number in range(4):
        basket.takes(game, one(number, ends, 0.1 * number), first=False)
    for number in range(3):
        basket.takes(game, one(number, builds, 0.1 * number), first=False)
    assert [len(basket.found), len(basket.spare)] == [4, 3]
    basket.wanted = 6
    basket.fill()
    filled = [(puzzle.choices[0].action, puzzle.hard) for puzzle in basket.found[4:]]
    assert [action for action, _ in filled] == [ends, builds]
    assert [hard for _, hard in filled] == pytest.approx([0.3, 0.2])


def test_what_the_basket_does_not_want_is_not_looked_at_closely(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[str] = []

    class Seen:
        chances = np.array([[0.5], [0.4]])

    def weighed(*rest: Any, **_named: object) -> Seen:
        looks.append(rest[5][-1])
        return Seen()

    monkeypatch.setattr(puzzle_mine, "weighed", weighed)
    choices = np.array([7, 9])
    asked: list[int] = []

    def worth_it(best: int) -> bool:
        asked.append(best)
        return False

    found = puzzle_mine.clearly_best(None, 0, choices, None, ("x",), worth_it)  # type: ignore[arg-type]
    assert (found, looks, asked) == (None, ["glance"], [7])
