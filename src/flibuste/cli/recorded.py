"""A recorded game as people name it: a file of its own, or one of the games that `simulate` wrote."""

from pathlib import Path

from flibuste.core.recording import BadRecording, Recording, load


def recorded(place: Path, number: int | None = None) -> Recording:
    """The game in a file, or game `number` of Parquet files or a folder of them; raises BadRecording."""
    if place.is_dir() or place.suffix == ".parquet":
        from flibuste.lab.storage import game_from

        return game_from(place, number)
    if number is not None:
        raise BadRecording(f"{place} is one game: --game is for the Parquet files of simulate")
    return load(place)
