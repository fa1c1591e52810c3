"""Finished pieces of a long measurement on disk, which can be cut short at any time and resumed.

A piece is stored under what it depends on (game, rules version, board, bots, seed, options), so that a folder
may hold many measurements, and none of them ever takes a figure from other bots or other rules.
"""

import functools
import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from flibuste import games
from flibuste.bots.outside import is_outside
from flibuste.core.game import Game
from flibuste.core.mind import mind_of
from flibuste.lab.fingerprints import board, bot_hash, minds
from flibuste.lab.lineup import bot_spec
from flibuste.lab.series import Series, check, spread

Result = dict[str, Any]
"""What one piece of a measurement found, as JSON."""
Work = Callable[[Series, range], Result]

DEFINITION: Final = "definition.json"


def definition(work: Work, series: Series) -> Result:
    """Everything that the figures of a measurement depend on."""
    game = games.find(series.game)
    return {
        "measured": work.__name__,
        "game": game.name,
        "rules": game.version,
        "board": board(game.name),
        "bots": [asdict(bot_spec(game, name)) for name in series.bots],
        "tuning": mind_of(game).tuned(len(series.bots))._asdict() if game.mind else None,
        "minds": minds(game.name),
        **_brought(game, series.bots),
        "seed": series.seed,
        "options": dict(series.options),
    }


def _brought(game: Game, names: tuple[str, ...]) -> Result:
    """The bots from outside with hashes of their sources; empty if all are ours."""
    found = {name: bot_hash(game, name) for name in names if is_outside(name)}
    return {"outside": found} if found else {}


def measured(
    work: Work, series: Series, chunks: list[range], jobs: int = 1, folder: Path | None = None
) -> Iterator[Result]:
    """What each piece found, in order; with a folder, pieces that it holds are not played again."""
    check(series)
    place = None if folder is None else _page(folder, definition(work, series))
    yield from spread(functools.partial(_piece, work, place), series, chunks, jobs)


def _page(folder: Path, defined: Result) -> Path:
    """The part of the folder for one measurement."""
    text = json.dumps(defined, indent=1, sort_keys=True) + "\n"
    page = (
        folder / f"{defined['measured']}-{defined['game']}-{hashlib.sha256(text.encode()).hexdigest()[:12]}"
    )
    page.mkdir(parents=True, exist_ok=True)
    (page / DEFINITION).write_text(text)
    return page


def _piece(work: Work, place: Path | None, series: Series, numbers: range) -> Result:
    """One piece: read if it is there, otherwise played and written, all or nothing."""
    if place is None:
        return work(series, numbers)
    kept = place / f"{numbers.start:06d}-{numbers.stop:06d}.json"
    if not kept.exists():
        unfinished = kept.with_suffix(".unfinished")
        unfinished.write_text(json.dumps(work(series, numbers)))
        unfinished.replace(kept)
    found: Result = json.loads(kept.read_text())
    return found
