"""Played games on disk: one Parquet file per piece of work; an interrupted series resumes where it stopped.

FOLDER/series.json     what is played: a folder of other games is refused
FOLDER/games/*.parquet one row a game, all of them together one table
FOLDER/steps/*.parquet one row a decision, if wanted
FOLDER/report.html
"""

import json
import re
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from flibuste import __version__, games
from flibuste.core.chance import key_of
from flibuste.core.recording import BadRecording, Recording, Step, key_to_hex
from flibuste.lab.accumulators import follow
from flibuste.lab.fingerprints import identity, titles
from flibuste.lab.series import CHUNK, Played, Series

HEADER: Final = "series.json"
GAMES: Final = "games"
STEPS: Final = "steps"
METADATA: Final = b"flibuste"
"""Where a Parquet file says what its games are."""
COLUMNS: Final = 3
"""Grows with every change in what is written about a game: a folder with other columns is not continued."""
_PART: Final = re.compile(r"(\d{7})-(\d{7})\.parquet")


class OtherSeries(ValueError):
    """A folder that holds other games."""


def header(series: Series) -> dict[str, Any]:
    """All that the games of a series depend on."""
    return {
        **identity(series.game, series.bots),
        "options": dict(series.options),
        "seed": series.seed,
        "chunk": CHUNK,
        "columns": COLUMNS,
    }


def open_folder(folder: Path, series: Series, count: int, *, steps: bool = False) -> list[range]:
    """Prepares the folder for `count` games of this series, and returns which are still to be played.

    A folder of other games is refused; games beyond `count` that it holds stay, and count.
    """
    wanted, place = header(series) | {"steps": steps}, folder / HEADER
    if place.exists():
        _refuse_others(folder, _held_series(place), wanted)
    elif folder.exists() and next(folder.rglob("*.parquet"), None) is not None:
        raise OtherSeries(f"{folder} holds Parquet files and no {HEADER}: choose an empty folder")
    for name in (GAMES, STEPS) if steps else (GAMES,):
        (folder / name).mkdir(parents=True, exist_ok=True)
    if not place.exists():
        unfinished = folder / f".unfinished-{HEADER}"
        unfinished.write_text(json.dumps(wanted, indent=2) + "\n")
        unfinished.replace(place)
    held = _parts(folder / GAMES)
    if steps:
        _tidy_steps(folder, held)
    total = max(count, max((part.stop for part in held.values()), default=0))
    left = []
    for start in range(0, total, CHUNK):
        stop = min(start + CHUNK, total)
        done = held[start].stop if start in held else start
        if done < stop:
            left.append(range(done, stop))
    return left


def _held_series(place: Path) -> dict[str, Any]:
    try:
        held = json.loads(place.read_text())
    except ValueError:
        held = None
    if not isinstance(held, dict):
        raise OtherSeries(f"{place} does not say what is played here")
    return held


def _refuse_others(folder: Path, held: dict[str, Any], wanted: dict[str, Any]) -> None:
    other = [name for name in wanted if held.get(name) != wanted[name]]
    if other:
        told = "; ".join(f"{name} {_told(held.get(name))}, not {_told(wanted[name])}" for name in other)
        raise OtherSeries(f"{folder} holds other games: {told}")


def _told(value: object) -> str:
    """A value of the header as a person reads it."""
    if isinstance(value, list) and all(isinstance(bot, dict) for bot in value):
        return " ".join(f"{bot.get('name')} ({bot.get('hash')})" for bot in value)
    return json.dumps(value)


def _parts(folder: Path) -> dict[int, range]:
    """The pieces of work that a folder holds, by their first game; one that grew replaces its former self."""
    held: dict[int, range] = {}
    for place in sorted(folder.glob("*.parquet")):
        found = _PART.search(place.name)
        if found is None:
            raise OtherSeries(f"{place} is not of this series")
        piece = range(int(found[1]), int(found[2]))
        if piece.start in held:
            _part(folder, held[piece.start]).unlink()
        held[piece.start] = piece
    return held


def _tidy_steps(folder: Path, held: dict[int, range]) -> None:
    """Removes the decisions of games that are not there, left by a process that got no further."""
    kept = {_part(folder / STEPS, piece) for piece in held.values()}
    for place in set((folder / STEPS).glob("*.parquet")) - kept:
        place.unlink()
    if lost := [place for place in kept if not place.exists()]:
        raise OtherSeries(f"{folder} has lost {min(lost).name}: choose an empty folder")


def _part(folder: Path, piece: range) -> Path:
    return folder / f"{folder.name}-{piece.start:07d}-{piece.stop:07d}.parquet"


def write_part(
    folder: Path, series: Series, numbers: range, played: list[Played], *, steps: bool = False
) -> None:
    """Writes played games, together with earlier ones of the same piece, all or nothing.

    The file of the games is authoritative and written last; the old files go once all is written.
    """
    before: list[Path] = []
    if steps:
        from flibuste.lab.decisions import steps_of

        before += _write(folder / STEPS, numbers, steps_of(series, played))
    before += _write(folder / GAMES, numbers, table_of(series, played))
    for place in reversed(before):
        place.unlink()


def _write(folder: Path, numbers: range, table: Any) -> list[Path]:
    """Writes a piece, and returns the files that it replaces."""
    first = numbers.start - numbers.start % CHUNK
    before = _part(folder, range(first, numbers.start))
    if first < numbers.start:
        table = pa.concat_tables([pq.read_table(before), table])
    # A name that readers of the folder ignore until the file is complete.
    unfinished = folder / f".unfinished-{first:07d}"
    pq.write_table(table, unfinished, compression="zstd")
    unfinished.replace(_part(folder, range(first, numbers.stop)))
    return [before] if first < numbers.start else []


def read_all(folder: Path) -> Any:
    """All games of a folder, in order."""
    held = _parts(folder / GAMES)
    return pa.concat_tables([pq.read_table(_part(folder / GAMES, held[start])) for start in sorted(held)])


def metadata(series: Series, **more: object) -> dict[bytes, bytes]:
    """What a Parquet file says about its games: rules, options, bots with their hashes, seed, product."""
    return {METADATA: json.dumps({**header(series), "product": __version__, **more}).encode()}


SCHEMA: Final = pa.schema(
    [
        ("number", pa.int64()),
        ("key", pa.string()),
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


def table_of(series: Series, played: list[Played]) -> Any:
    """The games as a table: one row each, with all steps, so that every game can be replayed."""
    rows: list[dict[str, Any]] = []
    called = titles(series.bots)
    for one in played:
        flow = games.find(series.game).study.flow()
        follow(series, one, [flow])
        rows.append(
            {
                "number": one.number,
                "key": key_to_hex(key_of("simulate", series.seed, one.number)),
                "bots": [called[bot] for bot in one.bots],
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
    return pa.Table.from_pylist(rows, schema=SCHEMA.with_metadata(metadata(series)))


def game_from(place: Path, number: int | None = None) -> Recording:
    """A game from a Parquet file or a folder of them; raises BadRecording with one clear line."""
    inside = place / GAMES if (place / GAMES).is_dir() else place
    files = sorted(inside.glob("*.parquet")) if inside.is_dir() else [inside]
    if not files:
        raise BadRecording(f"{place}: no Parquet files of games")
    held: list[int] = []
    for file in files:
        try:
            numbers = pq.read_table(file, columns=["number"])["number"].to_pylist()
            told = json.loads(pq.read_schema(file).metadata[METADATA])
            held += numbers
            wanted = numbers[0] if number is None and len(files) == len(numbers) == 1 else number
            if wanted in numbers:
                return _recording(told, pq.read_table(file).slice(numbers.index(wanted), 1).to_pylist()[0])
        except OSError as error:
            raise BadRecording(f"{file}: {error.strerror or 'cannot be read'}") from None
        except (pa.ArrowException, KeyError, TypeError, ValueError):
            raise BadRecording(f"{file}: not a file of games that simulate wrote") from None
    which = "say which one" if number is None else f"not {number}"
    raise BadRecording(f"{place} holds the games {min(held)} to {max(held)}: {which}")


def _recording(told: dict[str, Any], row: dict[str, Any]) -> Recording:
    return Recording(
        game=told["game"],
        version=told["rules"],
        players=len(row["bots"]),
        options=told["options"],
        key=row["key"],
        steps=[Step(0, seat, action) for seat, action in zip(row["seats"], row["actions"], strict=True)],
        names=[f"{bot} ({seat})" for seat, bot in enumerate(row["bots"], 1)],
        outcome=row["ending"],
        ranks=row["ranks"],
    )
