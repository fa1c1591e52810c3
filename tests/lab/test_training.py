"""A network learns from searching bots and from games against itself, and resumes where it stopped."""

import csv
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from flibuste import games
from flibuste.bots.network import read
from flibuste.lab import school, training
from flibuste.lab.training import CURVE, NETWORK, STATE, Shown, Training, scales_of
from tests.cli.conftest import Run, flibuste

__all__ = ["flibuste"]

GAME = games.names()[0]


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "GAMES", 16)
    monkeypatch.setattr(training, "MOMENTS", 8)
    monkeypatch.setattr(training, "TRIALS", 8)
    monkeypatch.setattr(training, "LOOKS", 100)
    monkeypatch.setattr(school, "GAMES", 16)
    monkeypatch.setattr(school, "SIMULATIONS", 4)
    monkeypatch.setattr(school, "ROOM", 20_000)
    monkeypatch.setattr(school, "LESSON", 64)


@pytest.fixture
def _by_the_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock by which a lesson takes a minute on any machine."""
    minutes = 0

    def now() -> float:
        nonlocal minutes
        minutes += 30
        return float(minutes)

    monkeypatch.setattr(time, "process_time", now)


def noted(folder: Path) -> list[list[str]]:
    with (folder / CURVE).open(newline="") as file:
        return list(csv.reader(file))


@pytest.mark.usefixtures("_by_the_lesson")
def test_a_training_goes_to_school_first_and_notes_every_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    def counted(lesson: Callable[..., float]) -> Callable[..., float]:
        def taken(*arguments: Any) -> float:
            done.append(lesson.__name__)
            return lesson(*arguments)

        return taken

    for lesson in (Training.go_to_school, Training.learn):
        monkeypatch.setattr(Training, lesson.__name__, counted(lesson))
    looks: list[Shown] = []
    Training(GAME, tmp_path, seed=3).run(2, 1, looks.append)
    assert done == ["go_to_school"] * 3 + ["learn"]
    assert [look.minutes for look in looks] == [1, 2]
    head, *lines = noted(tmp_path)
    assert head == list(Shown._fields)
    assert [line[:3] for line in lines] == [
        [f"{look.minutes:.2f}", str(look.decisions), str(look.games)] for look in looks
    ]
    assert read(tmp_path / NETWORK).game == GAME
    Training(GAME, tmp_path, seed=3).run(3, 1)
    assert [line[0] for line in noted(tmp_path)[1:]] == ["1.00", "2.00", "3.00"]


@pytest.mark.usefixtures("_by_the_lesson")
def test_what_school_taught_the_pace_is_forgotten_even_when_it_was_interrupted(tmp_path: Path) -> None:
    class Interrupted(Exception):
        pass

    def interrupt(look: Shown) -> None:
        raise Interrupted

    with pytest.raises(Interrupted):
        Training(GAME, tmp_path, seed=3).run(1.0, 0.75, interrupt)
    again = Training(GAME, tmp_path, seed=3)
    again._adam.times = 1000
    again.run(1.2, 10)
    assert again._adam.times < 100


@pytest.mark.parametrize("left", [0, 500])
def test_a_training_that_cannot_be_read_is_told_in_one_line(tmp_path: Path, left: int) -> None:
    Training(GAME, tmp_path, seed=3).keep()
    (tmp_path / STATE).write_bytes((tmp_path / STATE).read_bytes()[:left])
    with pytest.raises(ValueError, match=f"{STATE} holds no training: ") as refused:
        Training(GAME, tmp_path, seed=3)
    assert "\n" not in str(refused.value)


def test_the_command_trains_and_says_how_it_goes(flibuste: Run, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    status, out, err = flibuste("train", GAME, "--minutes", "0.01", "--out", str(folder))
    assert (status, err) == (0, "")
    assert " decisions " in out.splitlines()[-1]
    assert len(noted(folder)) == 1 + len(out.splitlines())
    status, out, _ = flibuste(
        "simulate", GAME, "--games", "1", "--json", "--bots", f"{folder / NETWORK},random,random,random"
    )
    assert status == 0
    assert f'"{NETWORK}"' in out


def test_a_lesson_changes_the_weights_and_is_the_same_for_the_same_seed(tmp_path: Path) -> None:
    one, two = (Training(GAME, tmp_path / name, seed=3) for name in ("one", "two"))
    before = one.network.first.copy()
    assert one.learn(1.0) == two.learn(1.0)
    assert not np.array_equal(before, one.network.first)
    for mine, other in zip(one.network, two.network, strict=True):
        assert np.isfinite(mine).all()
        assert np.array_equal(mine, other)


def test_a_training_goes_on_where_it_was_kept(tmp_path: Path) -> None:
    first = Training(GAME, tmp_path, seed=3)
    first.learn(1.0)
    first.keep()
    again = Training(GAME, tmp_path, seed=3)
    assert again.decisions == first.decisions == 16 * 8
    for mine, other in zip(again.network, first.network, strict=True):
        assert np.array_equal(mine, other)


def test_another_training_in_the_folder_is_refused(tmp_path: Path) -> None:
    Training(GAME, tmp_path, seed=3).keep()
    with pytest.raises(ValueError, match="another training"):
        Training(GAME, tmp_path, seed=4)


def test_at_school_the_network_gets_nearer_to_its_teacher(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "STEPS", 600)
    monkeypatch.setattr(training, "LESSONS", 1)
    pupil = Training(GAME, tmp_path, seed=3)
    pupil.go_to_school(1.0)
    assert pupil.games > 0
    assert pupil._school is not None
    lesson = pupil._school.lesson(np.random.default_rng(1))
    assert lesson is not None
    assert np.allclose(lesson.came.sum(axis=1), 1.0)
    assert np.allclose(lesson.shown.sum(axis=1), 1.0)
    assert not lesson.shown[~lesson.mask].any()
    surprises = [pupil._study(lesson, 1e-3, 0.0) for _ in range(20)]
    assert surprises[-1] < surprises[0]


def test_a_card_in_the_hand_is_heard_like_everything_else(tmp_path: Path) -> None:
    batch = Training(GAME, tmp_path, seed=3).batch
    scales = scales_of(batch)
    named = dict(zip(batch.feature_names, scales, strict=False))
    hands = [scale for name, scale in named.items() if name.startswith("hands[me")]
    assert min(hands) > 4
    assert {scale for name, scale in named.items() if name.startswith("phase=")} == {1.0}
    assert len(scales) == len(batch.feature_names) + batch.game.dense


def test_the_file_of_weights_is_that_of_the_strongest_look(tmp_path: Path) -> None:
    pupil = Training(GAME, tmp_path, seed=3)
    pupil.keep(0.5)
    strongest = read(tmp_path / NETWORK).network.first.copy()
    pupil.learn(1.0)
    pupil.keep(0.4)
    assert np.array_equal(read(tmp_path / NETWORK).network.first, strongest)
    assert np.array_equal(Training(GAME, tmp_path, seed=3).network.first, pupil.network.first)
    pupil.keep(0.5)
    assert np.array_equal(read(tmp_path / NETWORK).network.first, pupil.network.first)
