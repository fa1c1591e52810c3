"""The same games on a Ray cluster: here two workers on one machine."""

import logging
from collections.abc import Iterator

import pytest
import ray

from flibuste.lab.series import Series, chunks_of, play_all
from tests.lab.test_series import told


@pytest.fixture(scope="module")
def two_workers() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, logging_level=logging.ERROR)
    yield
    ray.shutdown()


@pytest.mark.slow
@pytest.mark.usefixtures("two_workers")
@pytest.mark.parametrize(
    "series",
    [
        Series("catan-junior", ("search:15", "greedy", "boy", "random"), seed=5),
        Series("santy-anno", ("boy", "mate", "captain"), seed=5),
    ],
    ids=lambda series: series.game,
)
def test_a_cluster_plays_the_same_games(series: Series) -> None:
    chunks = chunks_of(6, 2)
    here = [told(done) for done in play_all(series, chunks)]
    assert [told(done) for done in play_all(series, chunks, cluster="local")] == here
