"""Played games on disk: one Parquet file a piece of work; a broken series goes on where it stopped."""

import json
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from flibuste.lab.accumulators import follow
from flibuste.lab.flows import FLOWS
from flibuste.lab.series import CHUNK, Played, Series

HEADER = "series.json"
COLUMNS = 2
"""Grows with every change of what is written of a game: a folder of other columns is not gone on with."""


class OtherSeries(ValueError):
    """A folder that holds another series of games."""


def header(series: Series, count: int) -> dict[str, Any]:
    """What a folder must hold to be gone on with."""
    return {
        "game": series.game,
        "bots": list(series.bots),
        "seed": series.seed,
        "options": dict(series.options),
        "games": count,
        "chunk": CHUNK,
        "columns": COLUMNS,
    }


def open_folder(folder: Path, series: Series, count: int) -> None:
    """Makes the folder ready for this series, or refuses it if it holds another one."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted, place = header(series, count), folder / HEADER
    if not place.exists():
        place.write_text(json.dumps(wanted, indent=2) + "\n")
        return
    held = json.loads(place.read_text())
    if {**held, "games": 0} != {**wanted, "games": 0}:
        raise OtherSeries(f"{folder} holds another series: {held['game']} with {', '.join(held['bots'])}")
    place.write_text(json.dumps(wanted, indent=2) + "\n")


def part(folder: Path, chunk: range) -> Path:
    """The file of a piece of work; a piece that is not complete has another name."""
    return folder / f"games-{chunk.start:07d}-{chunk.stop:07d}.parquet"


def missing(folder: Path, chunks: list[range]) -> list[range]:
    """The pieces of work that are not done yet."""
    return [chunk for chunk in chunks if not part(folder, chunk).exists()]


def table_of(series: Series, played: list[Played]) -> Any:
    """The games as a table: one row each, with all steps, so that every game can be replayed."""
    rows: list[dict[str, Any]] = []
    for one in played:
        flow = FLOWS[series.game]()
        follow(series, one, [flow])
        rows.append(
            {
                "number": one.number,
                "bots": list(one.bots),
                "ranks": list(one.ranks),
                "ending": one.ending,
                "decisions": len(one.steps),
                "turns": flow.turns,
                "luck": flow.luck,
                "flow": flow.flow.ravel().tolist(),
                "places": flow.places,
                "lines": flow.lines,
                "seats": one.steps[:, 0].tolist(),
                "actions": one.steps[:, 1].tolist(),
            }
        )
    return pa.Table.from_pylist(rows, schema=SCHEMA)


SCHEMA = pa.schema(
    [
        ("number", pa.int64()),
        ("bots", pa.list_(pa.string())),
        ("ranks", pa.list_(pa.int8())),
        ("ending", pa.string()),
        ("decisions", pa.int32()),
        ("turns", pa.int32()),
        ("luck", pa.list_(pa.float32())),
        ("flow", pa.list_(pa.int32())),
        ("places", pa.list_(pa.int16())),
        ("lines", pa.list_(pa.int16())),
        ("seats", pa.list_(pa.int8())),
        ("actions", pa.list_(pa.int64())),
    ]
)


def write_part(folder: Path, series: Series, chunk: range, played: list[Played]) -> None:
    """Writes a piece of work; it appears whole or not at all."""
    place = part(folder, chunk)
    unfinished = place.with_suffix(".unfinished")
    pq.write_table(table_of(series, played), unfinished, compression="zstd")
    unfinished.replace(place)


def read_all(folder: Path, chunks: list[range]) -> Any:
    """All games of the pieces, in their order."""
    return pa.concat_tables([pq.read_table(part(folder, chunk)) for chunk in chunks])
