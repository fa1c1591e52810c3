"""Letters between the processes of a cluster."""

from typing import TYPE_CHECKING, Final
from zlib import crc32

import msgspec

from flibuste.server import wire
from flibuste.server.live.presence import Connected
from flibuste.server.live.requests import Call, Carry

if TYPE_CHECKING:
    from collections.abc import Collection

MOST_BYTES: Final = 7_500
"""The largest size of a letter."""


class Letter(msgspec.Struct, tag_field="m"):
    """What one process writes to another."""

    sender: str
    table: str


class Forward(Letter, tag="do"):
    """A person's request for the owner."""

    n: int
    person: str
    frame: msgspec.Raw
    lag: int = 0


class Answer(Letter, tag="done"):
    """The owner's answer."""

    n: int
    seq: int = 0
    """The newest row at that time."""
    number: int = 0
    """The request's row, as its sender numbers it."""
    code: str = ""
    say: wire.Say = {}
    clause: str = ""
    moved: bool = False
    """Whether the process asked is not the owner."""


class Here(Letter, tag="here"):
    """Who is connected to the sender, and a mark of what it knows about everybody connected anywhere."""

    connected: Connected
    known: int


class There(Letter, tag="there"):
    """The owner tells who is connected anywhere, and whom the bots wait for."""

    present: list[int]
    tvs: list[str]
    awaited: list[wire.Awaited]


def mark(present: "Collection[int]", tvs: "Collection[str]") -> int:
    """A mark of who is connected: the same for the same people and TVs."""
    return crc32(write([sorted(present), sorted(tvs)]))


Request = wire.Command | wire.Play | wire.Undo

read = msgspec.json.Decoder(Forward | Answer | Here | There).decode
read_request = msgspec.json.Decoder(wire.AnyCommand | wire.Play | wire.Undo | Carry | Call).decode
write = msgspec.json.Encoder().encode
