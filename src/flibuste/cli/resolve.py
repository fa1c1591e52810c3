"""`flibuste resolve GAME`: where pirates end, JSON lines in and JSON lines out."""

import sys
from enum import StrEnum
from typing import Annotated, BinaryIO

import typer

from flibuste.games.santy_anno.questions import answers

CHUNK = 1 << 20


class Resolvable(StrEnum):
    """The games whose cards can be resolved."""

    SANTY_ANNO = "santy-anno"


def resolve(
    game: Annotated[Resolvable, typer.Argument(help="Whose cards.")],  # noqa: ARG001
) -> None:
    """Resolve lines of cards: one JSON question a line on stdin, one JSON answer a line on stdout."""
    bad = answer(sys.stdin.buffer, sys.stdout.buffer)
    if bad:
        raise typer.Exit(1)


def answer(questions: BinaryIO, out: BinaryIO) -> int:
    """Answer every line as soon as it has arrived; return how many could not be answered."""
    bad = 0
    rest = b""
    read = getattr(questions, "read1", questions.read)
    while chunk := read(CHUNK):
        *lines, rest = (rest + chunk).split(b"\n")
        if lines:
            said, wrong = answers(lines)
            bad += wrong
            out.write(b"\n".join(said) + b"\n")
            out.flush()
    if rest:
        said, wrong = answers([rest])
        bad += wrong
        out.write(said[0] + b"\n")
        out.flush()
    return bad
