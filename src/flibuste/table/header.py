"""The head of a table's log."""

# compile-cache: holds no rules

import msgspec

from flibuste.core.recording import Begun
from flibuste.table.settings import Settings, with_today_settings


class Header(msgspec.Struct, frozen=True):
    """A table as it was opened; with its log it is the whole truth about the table."""

    id: str
    code: str
    game: str
    version: int
    seats: int
    settings: Settings
    commitment: str
    secret: str
    """The server's contribution to the dice, opened when the game is over."""
    created: int
    pace: float = 1.0
    """How many times faster than usual clocks, deals and bots run."""
    after: str | None = None
    """The code of the table that this one is the rematch of."""
    regatta: str | None = None
    """The code of the regatta that drew this table."""
    begun: Begun | None = None
    """Set for a study: the position of a finished game that it begins with. A study counts nowhere."""


_header = msgspec.json.Decoder(Header)


def read_header(told: bytes | str) -> Header:
    """A header as a store has kept it."""
    return _header.decode(with_today_settings(told.encode() if isinstance(told, str) else told))
