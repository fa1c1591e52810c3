"""A network learns from the games it plays against itself, and goes on where it stopped."""

from pathlib import Path

import numpy as np
import pytest

from flibuste import games
from flibuste.lab import training
from flibuste.lab.training import Training

GAME = games.names()[0]


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "GAMES", 16)
    monkeypatch.setattr(training, "MOMENTS", 8)


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
