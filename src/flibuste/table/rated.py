"""Rated games: which tables can have one, and what is rated when it is over (docs/ratings.md)."""

# compile-cache: holds no rules

from collections import Counter
from typing import Final, Literal

import msgspec

from flibuste.core.game import Game
from flibuste.table.refused import refused
from flibuste.table.roster import Seat
from flibuste.table.settings import Settings
from flibuste.table.table import Table

SHORTEST: Final = 2
"""A game with fewer actions per seat says nothing about anybody."""
WAITED: Final = 7 * 24 * 3600 * 1000
"""Somebody who stays away this long from a game in which nothing happens has left it."""
WhyNot = Literal["called_off", "too_short", "nobody_to_compare"]


class Result(msgspec.Struct, frozen=True):
    """How a rated game ended for one seat."""

    seat: int
    rank: int
    """The place it came to among those who stayed; leavers share the place behind all of them."""
    person: str = ""
    """Whose rating it counts for; empty if a bot played, or somebody forgotten."""
    level: str | None = None
    """The bot that played from the beginning to the end."""
    left: bool = False


def as_rated(settings: Settings) -> Settings:
    """The settings of a table that is rated: leaving is losing, so nobody is waited for indefinitely."""
    waits = settings.rated and settings.dropped in ("wait", "pause")
    return msgspec.structs.replace(settings, dropped="bot") if waits else settings


def demand_ratable(table: Table, settings: Settings) -> None:
    """Refuses settings with which no game is rated."""
    if not settings.rated:
        return
    if not may_be_rated(table, settings):
        raise refused("not_ratable")
    for member in table.roster.members:
        if len(table.roster.seats_of(member.number)) > 1:
            raise refused("one_device_each")
        if member.bot_of and table.roster.seats_of(member.number):
            raise refused("no_programs_rated")


def may_be_rated(table: Table, settings: Settings) -> bool:
    """Whether this table's game starts at its beginning and is played at this program's table."""
    return table.header.begun is None and with_ratable_options(table.game, settings)


def with_ratable_options(game: Game, settings: Settings) -> bool:
    """Whether a game with these options is played at this program's table, with each person at a device."""
    chosen = {option.name: option.default for option in game.options} | settings.options
    return not any(chosen.get(name) == value for name, value in game.unrated.items())


def left(seat: Seat) -> bool:
    """Whether the person who began the game at this seat is no longer there."""
    stays = seat.kind == "person" and seat.member == seat.played_by and not seat.resigned
    return not stays or seat.by_bot or seat.offered


def lost_at(table: Table) -> int | None:
    """When an unfinished game is lost for everybody who has left it; None if it does not count."""
    unfinished = table.phase in ("playing", "paused") and isinstance(results(table), list)
    return table.at + WAITED if unfinished else None


def results(table: Table) -> list[Result] | WhyNot:
    """What is rated of a game that is over, or left unfinished for good, by seat; or why nothing is."""
    seats, ranks = table.roster.seats, table.ranks
    begun = [seat for seat in seats if seat.begun_by is not None]
    alone, unfinished = len(begun) == 1, not ranks
    # Nobody else could disagree: a person who ends a game against bots has left it.
    if unfinished and table.phase == "over" and not (alone and begun[0].agrees):
        return "called_off"
    if table.played < SHORTEST * len(seats):
        return "too_short"
    if unfinished:
        ranks = [1] * len(seats)
    gone = [seat.begun_by is not None and (unfinished or left(seat)) for seat in seats]
    stayed = [rank for rank, away in zip(ranks, gone, strict=True) if not away]
    found = []
    for number, seat in enumerate(seats):
        before = len(stayed) if gone[number] else sum(rank < ranks[number] for rank in stayed)
        if seat.begun_by is None:
            level = seat.level if seat.kind == "bot" else None
            found.append(Result(number, before + 1, level=level))
        else:
            person = table.roster.members[seat.begun_by].person
            found.append(Result(number, before + 1, person, left=gone[number]))
    people = Counter(one.person for one in found if one.person)
    # A seat passed on in the waiting room may have left one device with two.
    return found if people and max(people.values()) == 1 else "nobody_to_compare"
