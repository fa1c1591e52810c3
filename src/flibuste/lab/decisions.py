"""Decisions to learn from: what the seat saw, what it might do, what it did, and what came of it."""

from typing import Any, Final

import numpy as np
import pyarrow as pa

from flibuste import games
from flibuste.core.chance import key_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.game import Game
from flibuste.core.record import blank
from flibuste.lab.actions import open_actions
from flibuste.lab.series import Played, Series
from flibuste.lab.storage import metadata

SECRET: Final = ("key", "drawn")
"""Fields of the record that no seat sees: the dice."""


def feature_names(game: Game) -> list[str]:
    """The names of an observation's numbers, in their order: `phase`, `hands[0,2]`."""
    named: list[str] = []
    for name in _fields(game):
        shape = game.dtype[name].shape
        named += [name] if not shape else [f"{name}[{','.join(map(str, at))}]" for at in np.ndindex(shape)]
    return named


def features(game: Game, o: Any) -> Any:
    """An observation as one row of numbers."""
    return np.concatenate([np.ravel(o[name]) for name in _fields(game)]).astype(np.float32)


def _fields(game: Game) -> list[str]:
    return [name for name in game.dtype.names or () if name not in SECRET]


def steps_of(series: Series, played: list[Played]) -> Any:
    """One row for every decision of a player among several choices, in the order they were taken."""
    game = games.find(series.game)
    width = len(feature_names(game))
    rows: dict[str, list[Any]] = {name: [] for name in ("number", "step", "seat", "action", "rank", "share")}
    seen_all: list[Any] = []
    masks: list[Any] = []
    o, choices = blank(game.state), np.zeros(game.max_legal, np.int64)
    for one in played:
        shares = one.shares()
        s = game.new(len(one.bots), series.options, key_of("simulate", series.seed, one.number))
        for step, (seat, action) in enumerate(one.steps.tolist()):
            if seat < len(one.bots):
                mask = open_actions(game, s, seat, choices)
                if mask.sum() > 1:
                    game.observe(s, seat, o)
                    values = (one.number, step, seat, action, one.ranks[seat], shares[seat])
                    for name, value in zip(rows, values, strict=True):
                        rows[name].append(value)
                    seen_all.append(features(game, o))
                    masks.append(mask)
            game.apply(s, seat, action, NO_FACTS)
    kinds = (pa.int64(), pa.int32(), pa.int8(), pa.int64(), pa.int8(), pa.float32())
    columns = {name: pa.array(values, kind) for (name, values), kind in zip(rows.items(), kinds, strict=True)}
    columns["observation"] = _fixed(seen_all, width, pa.float32())
    columns["mask"] = _fixed(masks, game.dense, pa.int8())
    told = metadata(series, features=feature_names(game))
    return pa.table(columns).replace_schema_metadata(told)


def _fixed(rows: list[Any], width: int, kind: Any) -> Any:
    flat = np.concatenate(rows) if rows else np.zeros(0)
    return pa.FixedSizeListArray.from_arrays(pa.array(flat, kind), width)
