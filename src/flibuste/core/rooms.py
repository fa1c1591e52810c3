"""Questions that a game answers without a table, for pages of its own."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Generic, TypeVar

import msgspec

from flibuste.core.message import Message

Say = Annotated[Message, msgspec.Meta(extra={"ts": "Message"})]
"""A message in an answer."""
A = TypeVar("A", bound=msgspec.Struct)
B = TypeVar("B", bound=msgspec.Struct)


@dataclass(frozen=True)
class Context:
    """What an answer may depend on besides its question."""

    now: int
    """Milliseconds of the wall clock."""
    pace: float
    """How much faster than usual time passes here."""
    key: bytes
    """A secret of this server and game, to seal what is handed out and must come back unchanged."""
    mark: str
    """A random word, different for every question."""


class Declined(Exception):
    """A question that is understood but not answered, with a code for programs and a sentence for people."""

    def __init__(self, code: str, say: Message) -> None:
        super().__init__(code)
        self.code = code
        self.say = say


class Misunderstood(ValueError):
    """A question that makes no sense, with a code for scripts and a sentence for its author."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


@dataclass(frozen=True)
class Question(Generic[A, B]):
    """A question, its answer and how to find it; raises Declined or Misunderstood."""

    name: str
    asked: type[A]
    answered: type[B]
    answer: Callable[[A, Context], B]
    lines: Callable[[Sequence[bytes]], tuple[list[bytes], int]] | None = None
    """Answers many questions at once as lines of JSON, and counts the failures; for speed."""
    on_web: bool = True
    """Whether the server offers it, or only the command line."""
