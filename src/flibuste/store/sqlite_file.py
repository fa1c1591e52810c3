"""The SQLite file itself: held by one process, private, brought up to date."""

import sqlite3
from pathlib import Path
from typing import Any


class InUse(Exception):
    """Another process holds the file."""


def bring_up_to_date(c: sqlite3.Connection) -> None:
    """Adds the columns that a file of an older version lacks."""
    if "rewrites" not in {column[1] for column in c.execute("PRAGMA table_info(tables)")}:
        c.execute("ALTER TABLE tables ADD COLUMN rewrites INTEGER NOT NULL DEFAULT 0")


def make_private(path: Path) -> None:
    """Makes the file, which holds the key to cookies, private; SQLite's other files follow its mode."""
    for each in (path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm", ".lock"))):
        if each == path:
            each.touch(0o600)
        if each.exists() and each.stat().st_mode & 0o077:
            each.chmod(0o600)


def hold(path: Path) -> Any:
    """An open, locked file beside the database; refuses a second process."""
    import fcntl

    lock = path.with_name(path.name + ".lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise InUse(f"{path} is in use by another process (many processes need a PostgreSQL store)") from None
    return lock
