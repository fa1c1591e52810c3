"""What stands at the head of a table's log."""

import msgspec

from flibuste.table.settings import Settings


class Header(msgspec.Struct, frozen=True):
    """A table as it was opened; with its log it is the whole truth about it."""

    id: str
    code: str
    game: str
    version: int
    seats: int
    settings: Settings
    commitment: str
    secret: str
    """The server's share in the dice, opened when the game is over."""
    created: int
    pace: float = 1.0
    """How much faster than usual clocks, deals and bots go."""
    after: str | None = None
    """The code of the table of which this is the rematch."""


read_header = msgspec.json.Decoder(Header).decode
