"""What a client reads of the server's frames: the parts that every game has, typed, and the rest raw."""

from typing import Any

import msgspec

from flibuste.server import wire


class Choice(msgspec.Struct):
    """One legal choice."""

    code: int
    do: dict[str, Any]


class Asked(msgspec.Struct):
    """What the seat in `you.eyes` is asked."""

    seat: int
    prompt: int
    choices: list[Choice]


class View(msgspec.Struct, tag="view", tag_field="t"):
    """Everything this device may see, after every change."""

    seq: int
    now: int
    table: wire.TableInfo
    you: wire.You
    waiting: list[int]
    asked: Asked | None
    public: msgspec.Raw
    """What everyone sees of the game, as JSON; its `views.py` declares it."""
    own: msgspec.Raw
    """What only `you.eyes` sees, as JSON."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.phase == "over"


ServerFrame = View | wire.Ack | wire.Refused | wire.Pong | wire.Seen | wire.Gone
decode = msgspec.json.Decoder(ServerFrame).decode
