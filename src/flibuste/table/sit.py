"""Taking and leaving seats, by people and bots: before the start, and later those that nobody claims."""

from flibuste.table import log
from flibuste.table.join import here, host, name_for
from flibuste.table.log import Row
from flibuste.table.refused import refused
from flibuste.table.roster import Member, Seat
from flibuste.table.table import Table

MOST_SEATS_A_DEVICE = 8


def seat_at(table: Table, number: int) -> Seat:
    """The seat with this number, or a refusal."""
    if not 0 <= number < len(table.roster.seats):
        raise refused("no_such_seat")
    return table.roster.seats[number]


def own_seat(table: Table, person: str, number: int) -> Seat:
    """The seat with this number if it belongs to the person, or a refusal."""
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
    character: int | None = None,
) -> list[Row]:
    """The person takes a free seat; one more makes the device a shared one."""
    member = here(table, person)
    seat = seat_at(table, number)
    mine = table.roster.seats_of(member.number)
    if len(mine) >= MOST_SEATS_A_DEVICE:
        raise refused("too_many_seats")
    said = name_for(table, name, None if mine else member.name) if name or mine else member.name
    if table.phase != "lobby":
        _come_late(table, seat, playing=bool(mine))
        sees_no_second_hand(member, number)
        return [table.row(now, number, log.Given(number, member.number, said))]
    if seat.kind != "free":
        raise refused("seat_taken")
    if table.settings.rated and mine:
        raise refused("one_device_each")
    if table.settings.rated and member.bot_of:
        raise refused("no_programs_rated")
    free_for(table, number, character)
    rows = bot_makes_way(table, number, character, now)
    sat = log.Sat(number, member.number, said, nonce, character)
    return [*rows, table.row(now, number, sat, ahead=len(rows))]


def free_for(table: Table, number: int, character: int | None) -> None:
    """Refuses unless this seat may have the character: first come, first served."""
    if character is None:
        return
    if table.game.characters is None or character >= len(table.game.characters.names):
        raise refused("no_such_character")
    holder = _holder(table, number, character)
    if holder is not None and table.roster.seats[holder].kind != "bot":
        raise refused("character_taken")


def bot_makes_way(table: Table, number: int, character: int | None, now: int) -> list[Row]:
    """A bot keeps its character from the last game only while no person wants it."""
    holder = None if character is None else _holder(table, number, character)
    return [] if holder is None else [table.row(now, holder, log.Cast(holder, None))]


def _holder(table: Table, number: int, character: int) -> int | None:
    """Another seat that has the character."""
    for other, seat in enumerate(table.roster.seats):
        if other != number and seat.character == character:
            return other
    return None


def open_to_all(table: Table, number: int) -> bool:
    """Whether anybody who comes may take this seat."""
    if not 0 <= number < len(table.roster.seats):
        return False
    seat = table.roster.seats[number]
    if table.phase == "lobby":
        return seat.kind == "free"
    return table.phase != "over" and seat.vacant and table.settings.latecomers == "sit"


def _come_late(table: Table, seat: Seat, *, playing: bool) -> None:
    """Refuses unless the person may simply sit down here although the game is on."""
    if table.phase == "over":
        raise refused("game_over")
    if not seat.vacant:
        raise refused("seat_taken")
    # Somebody who already plays would see a second hand, which only the host may allow.
    if playing or table.settings.latecomers != "sit":
        raise refused("ask_first")


def sees_no_second_hand(member: Member, seat: int) -> None:
    """Refuses if the person has seen another hand of this game; they may return to their own seat."""
    if member.held and seat not in member.held:
        raise refused("has_seen_a_hand")


def joins_no_second_hand(member: Member, seat: int) -> None:
    """The same where others decide: one more may join people who have shared a screen from the start."""
    if not member.shared:
        sees_no_second_hand(member, seat)


def stand(table: Table, person: str, number: int, now: int) -> list[Row]:
    """The person gives the seat up again."""
    _before_start(table)
    own_seat(table, person, number)
    return [table.row(now, number, log.Stood(number))]


def place_bot(table: Table, person: str, number: int, level: str, now: int) -> list[Row]:
    """The host lets a bot take a free seat, or during the game one that nobody plays."""
    host(table, person)
    seat = seat_at(table, number)
    if table.phase == "over":
        raise refused("game_over")
    if table.phase != "lobby" and not seat.offered:
        raise refused("seat_taken")
    if seat.kind == "person" and not seat.offered:
        raise refused("seat_taken")
    name = seat.name if seat.kind == "bot" else name_for(table, None)
    return [table.row(now, number, log.BotSat(number, level, name))]


def empty(table: Table, person: str, number: int, now: int) -> list[Row]:
    """The host takes a bot or a person off a seat."""
    _before_start(table)
    host(table, person)
    if seat_at(table, number).kind == "free":
        raise refused("seat_free")
    return [table.row(now, number, log.Stood(number))]
