"""What a choice would bring the seat that takes it: said before it is chosen."""

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
    """It cannot be taken back and costs something: a person is asked once more."""


Prospects = Callable[[Any, int, Sequence[int]], Sequence[Prospect]]
"""From a seat's observation, what each of its choices would bring."""
