"""What a game with a clock of its own says about time; a game without a tempo is played in turns.

The rules know no time: the clock is a seat that acts (CLOCK), and a race is a stretch of the game in which
all act at once, each action at an instant. The table keeps the time, is fair despite lag, and asks the tempo.
All times here are milliseconds at the usual pace; a table may go faster.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from flibuste.core.game import BadOptions, Option


@dataclass(frozen=True)
class Wait:
    """How long the clock waits before it acts."""

    millis: int
    since_start: bool = False
    """Counted from the start of the race, not from when the clock was asked."""
    for_lag: bool = False
    """A little longer, for actions that were done in time and are still on their way."""
    waved_on: bool = False
    """Something is shown to all: it goes on once everybody has waved, and for somebody alone only then."""


@dataclass(frozen=True)
class Times:
    """What a table knows about its time now; instants by the server's clock."""

    began: int | None
    """When the current race began."""
    tick: int | None
    """What the clock does next; None while only players act."""
    asked: Mapping[int, int]
    """The players who are asked, and since when."""
    next_tick: int | None
    """When it does so; None while it waits for something else."""
    since: int | None
    """Since when the clock has had that to do."""
    closes: int | None
    """The instant after which nothing counts in this race."""
    early: int
    """How long before it is due a step may be sent, to leave room for uneven lag."""
    waves: "Waves | None"
    """Who waves on what is shown to all now, if anything is."""
    limits: Mapping[str, int]
    pace: float

    def paced(self, millis: int) -> int:
        """How long this takes at this table."""
        return int(millis / self.pace)


class Waves(msgspec.Struct, frozen=True):
    """Who has waved on what is shown to all, and which players have not."""

    waved: list[int]
    """The numbers of the members."""
    awaited: list[int]
    by_hand: bool
    """One person is alone with bots: it goes on when that person wants, and never by itself."""


class TempoTimes(msgspec.Struct):
    """The times that clients are shown; a game adds its own."""

    alone: int | None
    """On one shared screen: the seat whose turn it is."""
    racing: bool
    """All act at once."""
    waves: Waves | None
    """Who waves on what is shown to all now, if anything is."""


class Tempo(ABC):
    """How a game uses time."""

    limits: tuple[Option, ...] = ()
    """Limits in seconds that the host of a table may choose."""
    shown: type[TempoTimes] = TempoTimes
    """What `show` returns."""

    def chosen(self, limits: Mapping[str, int]) -> dict[str, int]:
        """Every limit, as chosen or by default; raises BadOptions."""
        unknown = set(limits) - {limit.name for limit in self.limits}
        if unknown:
            raise BadOptions(f"there is no limit {min(unknown)!r}")
        return {limit.name: limit.encode(limits.get(limit.name, limit.default)) for limit in self.limits}

    # The clock

    @abstractmethod
    def wait(self, s: Any, tick: int, limits: Mapping[str, int]) -> Wait:
        """How long the clock waits before this action of its own."""

    def go(self, s: Any) -> int | None:
        """On one shared screen: the seat whose turn it is."""
        return None

    def waits_for(self, s: Any) -> int | None:
        """The seat whose curtain must be lifted before the clock acts."""
        return None

    def time_for(self, s: Any, seat: int) -> int | None:
        """How long a seat may take outside a race for what it is asked; None without a limit."""
        return None

    def bot_takes(self, s: Any) -> int:
        """How long a bot takes outside a race for what it is asked."""
        return 0

    def is_possible(self, s: Any, seat: int, action: int, elapsed: float) -> bool:
        """Whether the seat can have done this outside a race in the time since it was asked."""
        return True

    # The race

    @abstractmethod
    def begins(self, seat: int, action: int) -> bool:
        """Whether this action begins a race."""

    @abstractmethod
    def racing(self, s: Any) -> bool:
        """Whether a race is on."""

    @abstractmethod
    def closes(self, s: Any, tick: int) -> int | None:
        """How long after the clock's last action a race is closed, once that is known."""

    @abstractmethod
    def step_time(self, s: Any) -> int:
        """How long a step takes."""

    @abstractmethod
    def is_step(self, action: int) -> bool:
        """Whether this action of a race is a step, which takes its time."""

    @abstractmethod
    def is_landing(self, action: int) -> bool:
        """Whether this race action is ranked by its instant: it is shown once nobody can come before it."""

    @abstractmethod
    def last_instant(self, s: Any, seat: int) -> int:
        """The instant of the seat's latest action since the race began; 0 without one."""

    @abstractmethod
    def done(self, s: Any, seat: int) -> int:
        """How many actions of the race a seat has taken."""

    @abstractmethod
    def at(self, action: int, instant: int) -> int:
        """The action with the instant at which it takes effect, as the rules expect it."""

    # The client

    @abstractmethod
    def show(self, s: Any, times: Times) -> TempoTimes:
        """The times that clients are shown."""
