"""Who is at a table: members (people) and seats."""

from collections import deque
from dataclasses import dataclass, field
from typing import Final, Literal

MOST_COMINGS: Final = 300
"""How many arrivals of people without a seat are remembered."""


@dataclass(slots=True)
class Member:
    """A person at the table, known to the others by a number."""

    number: int
    person: str
    """The device; never shown."""
    name: str
    here: bool = True
    """Whether this person has joined and not left."""
    banned: bool = False
    muted: bool = False
    asks_for: int | None = None
    declined: int | None = None
    """The seat that was asked for and refused, until another is asked for."""
    left: bool = False
    """Whether this person went away of their own will."""
    held: set[int] = field(default_factory=set)
    """The seats of this game whose hands this device has seen."""
    shared: bool = False
    """Whether several people began the game at this device."""
    bot_of: str = ""
    """The owner of this program; empty for a person."""


@dataclass(slots=True)
class Seat:
    """A place in the game: free, a person's or a bot's."""

    kind: Literal["free", "person", "bot"] = "free"
    name: str = ""
    member: int | None = None
    level: str | None = None
    """The bot that plays it: for good, or while the person is away."""
    nonce: str = ""
    resigned: bool = False
    agrees: bool = False
    offered: bool = False
    character: int | None = None
    """The character of the game that its player took, if players choose."""
    begun_by: int | None = None
    """The member who sat here when the game began..."""
    played_by: int | None = None
    """... and as whom that person plays now: another member once the seat was carried to another device."""

    @property
    def by_bot(self) -> bool:
        """Whether a bot acts for this seat now."""
        return self.level is not None

    @property
    def by_person(self) -> bool:
        """Whether a person acts for this seat now."""
        return self.kind == "person" and self.level is None

    @property
    def vacant(self) -> bool:
        """Whether no person claims it: it is a bot's own, given up, or offered to others."""
        return self.kind == "bot" or self.resigned or self.offered


@dataclass(slots=True)
class Roster:
    """Members and seats of one table."""

    seats: list[Seat]
    members: list[Member] = field(default_factory=list)
    host: int = 0
    tvs: set[str] = field(default_factory=set)
    """The marks of the TVs that the host has paired."""

    comings: deque[int] = field(default_factory=lambda: deque(maxlen=MOST_COMINGS))
    """When people without a seat came, latest arrivals only."""

    def member_of(self, person: str) -> Member | None:
        """The person as a member of this table, if known here."""
        for member in self.members:
            if member.person == person:
                return member
        return None

    def seats_of(self, member: int) -> list[int]:
        """The seats that belong to a member."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and seat.member == member and not seat.resigned
        ]

    def is_stranger(self, member: Member) -> bool:
        """Whether the member is not the host and neither has nor had a seat in this game."""
        return member.number != self.host and not member.held and not self.seats_of(member.number)
