"""Decisions to learn from: what the seat saw, what it might do, what it did, and what came of it."""

from typing import Any

import numpy as np
import pyarrow as pa

from flibuste import games
from flibuste.bots.features import Features
from flibuste.core.chance import key_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.record import blank
from flibuste.lab.actions import open_actions
from flibuste.lab.series import Played, Series
from flibuste.lab.storage import metadata


def steps_of(series: Series, played: list[Played]) -> Any:
    """One row for every decision of a player between several choices, in the order they were taken."""
    game = games.find(series.game)
    told = Features(game)
    rows: dict[str, list[Any]] = {name: [] for name in ("number", "step", "seat", "action", "rank", "share")}
    seen_all: list[Any] = []
    masks: list[Any] = []
    o, choices = blank(game.state), np.zeros(game.max_legal, np.int64)
    for one in played:
        shares = one.shares()
        s = game.first_state(len(one.bots), series.options, key_of("simulate", series.seed, one.number))
        for step, (seat, action) in enumerate(one.steps.tolist()):
            if seat < len(one.bots):
                mask = open_actions(game, s, seat, choices)
                if mask.sum() > 1:
                    game.observe(s, seat, o)
                    values = (one.number, step, seat, action, one.ranks[seat], shares[seat])
                    for name, value in zip(rows, values, strict=True):
                        rows[name].append(value)
                    seen_all.append(told.of(o, seat))
                    masks.append(mask)
            game.apply(s, seat, action, NO_FACTS)
    kinds = (pa.int64(), pa.int32(), pa.int8(), pa.int64(), pa.int8(), pa.float32())
    columns = {name: pa.array(values, kind) for (name, values), kind in zip(rows.items(), kinds, strict=True)}
    columns["observation"] = _fixed(seen_all, len(told.names), pa.float32())
    columns["mask"] = _fixed(masks, game.dense, pa.int8())
    return pa.table(columns).replace_schema_metadata(metadata(series, features=list(told.names)))


def _fixed(rows: list[Any], width: int, kind: Any) -> Any:
    flat = np.concatenate(rows) if rows else np.zeros(0)
    return pa.FixedSizeListArray.from_arrays(pa.array(flat, kind), width)
