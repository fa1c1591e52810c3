"""Reading and folding a log in slices, so that a long one holds up nobody else."""

import asyncio
from typing import TYPE_CHECKING, Final

from flibuste.core.two_forms import COMPILED

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from flibuste.table.log import Row
    from flibuste.table.port import Store
    from flibuste.table.table import Table

SLICE: Final = 256
"""How many rows are read and folded in one go: about two milliseconds."""
PLAIN_SLICE: Final = 16
"""The same while the rules are not compiled: about five milliseconds."""


async def fold_log(store: "Store", table: "Table") -> "AsyncIterator[list[Row]]":
    """Folds what the log has beyond the table, a slice at a time; yields what it has folded."""
    while True:
        slice_ = SLICE if table.rules.form is COMPILED else PLAIN_SLICE
        rows = await store.rows(table.header.id, table.seq, slice_)
        table.fold_all(rows)
        if rows:
            yield rows
        if len(rows) < slice_:
            return
        await asyncio.sleep(0)


async def folded(store: "Store", table: "Table") -> "list[Row]":
    """Folds the log to its end; returns the rows."""
    return [row async for rows in fold_log(store, table) for row in rows]
