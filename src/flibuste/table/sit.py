"""Taking and leaving seats, by people and bots: before the start, and later those that nobody claims."""

from flibuste.table import log
from flibuste.table.join import here, host, name_for
from flibuste.table.log import Row
from flibuste.table.people import Seat
from flibuste.table.refused import refused
from flibuste.table.table import Table

MOST_SEATS_A_DEVICE = 8


def seat_at(table: Table, number: int) -> Seat:
    """The seat of this number, or a refusal."""
    if not 0 <= number < len(table.crew.seats):
        raise refused("no_such_seat")
    return table.crew.seats[number]


def own_seat(table: Table, person: str, number: int) -> Seat:
    """The seat of this number if it belongs to the person, or a refusal."""
    member = here(table, person)
    seat = seat_at(table, number)
    if seat.kind != "person" or seat.member != member.number or seat.resigned:
        raise refused("not_your_seat")
    return seat


def _before_start(table: Table) -> None:
    if table.phase != "lobby":
        raise refused("already_started")


def sit(
    table: Table,
    person: str,
    number: int,
    name: str | None,
    nonce: str,
    now: int,
    figure: int | None = None,
) -> list[Row]:
    """The person takes a free seat; one more makes the device a shared one."""
    member = here(table, person)
    seat = seat_at(table, number)
    mine = table.crew.seats_of(member.number)
    if len(mine) >= MOST_SEATS_A_DEVICE:
        raise refused("too_many_seats")
    said = name_for(table, name, member.name) if name or mine else member.name
    if table.phase != "lobby":
        _come_late(table, seat, playing=bool(mine))
        return [table.row(now, number, log.Given(number, member.number, said))]
    if seat.kind != "free":
        raise refused("seat_taken")
    if figure is not None and any(other.figure == figure for other in table.crew.seats):
        raise refused("figure_taken")
    return [table.row(now, number, log.Sat(number, member.number, said, nonce, figure))]


def _come_late(table: Table, seat: Seat, *, playing: bool) -> None:
    """A refusal unless one may simply sit down here though the game is on."""
    if table.phase == "over":
        raise refused("game_over")
    if not seat.vacant:
        raise refused("seat_taken")
    # Who plays already would see a second hand: that is for the host to allow.
    if playing or table.settings.latecomers != "sit":
        raise refused("ask_first")


def stand(table: Table, person: str, number: int, now: int) -> list[Row]:
    """The person gives the seat up again."""
    _before_start(table)
    own_seat(table, person, number)
    return [table.row(now, number, log.Stood(number))]


def place_bot(table: Table, person: str, number: int, level: str, now: int) -> list[Row]:
    """The host lets a bot take a free seat, or in the game one that nobody plays."""
    host(table, person)
    seat = seat_at(table, number)
    if table.phase == "over":
        raise refused("game_over")
    if table.phase != "lobby" and not seat.offered:
        raise refused("seat_taken")
    if seat.kind == "person" and not seat.offered:
        raise refused("seat_taken")
    return [table.row(now, number, log.BotSat(number, level, name_for(table, None)))]


def empty(table: Table, person: str, number: int, now: int) -> list[Row]:
    """The host takes a bot or a person off a seat."""
    _before_start(table)
    host(table, person)
    if seat_at(table, number).kind == "free":
        raise refused("seat_free")
    return [table.row(now, number, log.Stood(number))]
