"""`flibuste ask GAME QUESTION` and `flibuste resolve GAME`: JSON lines in and JSON lines out."""

import secrets
import sys
import time
from collections.abc import Callable, Sequence
from typing import Annotated, Any, BinaryIO, Final

import msgspec
import typer

from flibuste.cli.names import GAME_HELP, game_named
from flibuste.core.game import Game
from flibuste.core.rooms import Context, Declined, Misunderstood, Question

CHUNK: Final = 1 << 20
Answers = Callable[[Sequence[bytes]], tuple[list[bytes], int]]

_encode: Final = msgspec.json.Encoder().encode


def ask(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    question: Annotated[str, typer.Argument(help="One of the questions that the game answers.")],
) -> None:
    """Ask a game without a table: one JSON question per line on stdin, one JSON answer per line on stdout."""
    if answer(_answers(game_named(game), question), sys.stdin.buffer, sys.stdout.buffer):
        raise typer.Exit(1)


def resolve(game: Annotated[str, typer.Argument(help=GAME_HELP)]) -> None:
    """Resolve lines of cards: one JSON question per line on stdin, one JSON answer per line on stdout."""
    ask(game, "resolve")


def _answers(game: Game, name: str) -> Answers:
    known = {question.name: question for question in game.questions}
    if name not in known:
        offered = f": one of {', '.join(known)}" if known else ""
        raise typer.BadParameter(f"{game.name} has no question {name!r}{offered}")
    question = known[name]
    return question.lines or (lambda lines: _one_by_one(question, lines))


def _one_by_one(question: Question[Any, Any], lines: Sequence[bytes]) -> tuple[list[bytes], int]:
    said, bad = [], 0
    for line in lines:
        try:
            context = Context(time.time_ns() // 1_000_000, 1.0, secrets.token_bytes(), secrets.token_hex(8))
            said.append(_encode(question.answer(msgspec.json.decode(line, type=question.asked), context)))
        except (Declined, Misunderstood) as error:
            said.append(_encode({"error": {"code": error.code, "message": str(error)}}))
            bad += 1
        except msgspec.DecodeError as error:
            said.append(_encode({"error": {"code": "bad_question", "message": str(error)}}))
            bad += 1
    return said, bad


def answer(answers: Answers, questions: BinaryIO, out: BinaryIO) -> int:
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
