"""`flibuste replay`: a recorded game in words, optionally checked against the rules."""

from pathlib import Path
from typing import Annotated

import typer

from flibuste import games
from flibuste.cli.names import language_named
from flibuste.cli.recorded import recorded
from flibuste.core.message import render
from flibuste.core.recording import BadRecording, game_in, lines, start, verify


def replay(
    file: Annotated[Path, typer.Argument(help="The recorded game, or Parquet files from simulate.")],
    game: Annotated[int | None, typer.Option(min=0, help="Which game, if there are several.")] = None,
    lang: Annotated[str, typer.Option(help="fr, en or pl.")] = "en",
    check: Annotated[bool, typer.Option("--verify", help="Check dice, steps and result instead.")] = False,
) -> None:
    """Tell a recorded game in words, or verify it."""
    language = language_named(lang)
    games.every()
    try:
        recording = recorded(file, game)
        if check:
            ending = verify(recording)
            said = render({"key": ending}, language, str) if ending else "unfinished"
            dice = "dice verified" if recording.proof else "no dice proof in the file"
            typer.echo(f"{recording.game}: {len(recording.steps)} steps follow the rules; {dice}; {said}")
            return
        words = game_in(recording).words
        s = start(recording)
        names = recording.names or [
            render(words.seat_name(s, seat), language, str) for seat in range(recording.players)
        ]
        for line in lines(recording):
            typer.echo(render(line, language, names))
    except BadRecording as error:
        raise typer.BadParameter(str(error)) from None
