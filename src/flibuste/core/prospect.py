"""What a choice would bring the seat that takes it, said before it chooses."""

# compile-cache: holds no rules

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, Final

import msgspec

from flibuste.core.message import Message

Brought = Annotated[Message, msgspec.Meta(extra={"ts": "Message"})]
"""One sentence of what a choice brings, as views carry it."""


_encode: Final = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Prospect:
    """What an action would do, as short sentences, the most important first."""

    brings: Sequence[Message] = ()
    grave: bool = False
    """Whether it cannot be taken back and costs something, so that a person is asked to confirm."""

    @cached_property
    def written(self) -> bytes:
        """The end of the choice on the wire; a game that keeps its prospects has each written once."""
        return b',"brings":%b%b}' % (_encode(self.brings), b',"grave":true' if self.grave else b"")


Prospects = Callable[[Any, int, Sequence[int]], Sequence[Prospect]]
"""From a seat's observation, what each of its choices would bring."""
