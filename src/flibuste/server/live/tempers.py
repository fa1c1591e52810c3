"""The temper a bot trades with: like its face it belongs to its name, so a restart changes nothing."""

from typing import TYPE_CHECKING

from flibuste.bots import port as bots
from flibuste.core.chance import pick, stream_of

if TYPE_CHECKING:
    from flibuste.table.table import Table


def number(table: "Table", seat: int) -> int:
    """The number of the seat's temper among those of the game."""
    tempers = _of_its_own(table, seat)
    if not tempers:
        return bots.EVEN
    return int(pick(stream_of("temper", table.roster.seats[seat].name), len(tempers)))


def name(table: "Table", seat: int) -> str | None:
    """How the bot at this seat trades, if it does."""
    tempers = _of_its_own(table, seat)
    return tempers[number(table, seat)] if tempers else None


def _of_its_own(table: "Table", seat: int) -> tuple[str, ...]:
    """The tempers that the seat's bot may have: a stand-in for a person trades evenly."""
    place = table.roster.seats[seat]
    return bots.tempers(table.game, place.level) if place.kind == "bot" else ()
