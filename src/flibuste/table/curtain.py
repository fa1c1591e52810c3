"""Whose secrets a device may see: on a shared one, those of the seat whose curtain is lifted."""

from flibuste.table.refused import refused
from flibuste.table.table import Table


def eyes(table: Table, person: str, lifted: int | None) -> int | None:
    """The seat through whose eyes a device sees the table; None for spectators and behind the curtain."""
    member = table.member(person)
    if member is None:
        return None
    seats = table.roster.seats_of(member.number)
    if len(seats) == 1:
        return seats[0]
    if table.go is not None and table.go != lifted:
        # The others at this screen have not yet seen what the last one saw.
        return None
    return lifted if lifted in seats else None


def lift(table: Table, person: str, seat: int | None) -> int | None:
    """The seat whose curtain is now lifted, or a refusal."""
    if seat is None:
        return None
    member = table.member(person)
    if member is None or seat not in table.roster.seats_of(member.number):
        raise refused("not_your_seat")
    return seat
