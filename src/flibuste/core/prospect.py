"""What a choice would bring the seat that takes it, said before it chooses."""

# compile-cache: holds no rules

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec

from flibuste.core.message import Message

Brought = Annotated[Message, msgspec.Meta(extra={"ts": "Message"})]
"""One sentence of what a choice brings, as views carry it."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What an action would do, as short sentences, the most important first."""

    brings: Sequence[Message] = ()
    grave: bool = False
    """Whether it cannot be taken back and costs something, so that a person is asked to confirm."""


Prospects = Callable[[Any, int, Sequence[int]], Sequence[Prospect]]
"""From a seat's observation, what each of its choices would bring."""
