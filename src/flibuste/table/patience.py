"""How long a bot waits for people to answer what it has put to them.

Everybody gets the same time to read and to answer, counted in table time. At a shared device it counts for
each person only while the curtain is lifted for them. Somebody who plays alone against bots has unlimited
time.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from flibuste.table.table import Table

TO_ANSWER: Final = 30_000
"""Milliseconds that each person has."""


@dataclass(slots=True)
class Reading:
    """How long a person has looked at the question, and since when without a break."""

    used: int = 0
    since: int | None = None


class Patience:
    """A bot's wait for the people who are asked at the same time; all instants are table time."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._readings: dict[int, Reading] | None = None

    @property
    def waits(self) -> bool:
        """Whether a bot is waiting now."""
        return self._readings is not None

    @property
    def to_answer(self) -> int:
        """The time for one answer, at the pace of the table."""
        return int(TO_ANSWER / self._table.header.pace)

    def begin(self, lifted: Collection[int], at: int) -> None:
        """Starts the bot's wait."""
        if self._readings is None:
            self._readings = {}
        self.look(lifted, at)

    def end(self) -> None:
        """Ends the bot's wait."""
        self._readings = None

    def look(self, lifted: Collection[int], at: int) -> None:
        """Notes who is asked now, and which of them see the question."""
        if self._readings is None:
            return
        now, asked = self._table.clocks.time(at), self.people()
        self._readings = {seat: self._readings.get(seat, Reading()) for seat in asked}
        for seat, reading in self._readings.items():
            sees = seat in lifted or not self._shares(seat)
            if sees and reading.since is None:
                reading.since = now
            elif not sees and reading.since is not None:
                reading.used += now - reading.since
                reading.since = None

    def lasts(self, at: int) -> bool:
        """Whether somebody who has not answered still has time to."""
        asked = self.people()
        if self._alone():
            return bool(asked)
        now = self._table.clocks.time(at)
        return any(self._used(seat, now) < self.to_answer for seat in asked)

    def until(self) -> dict[int, int | None]:
        """By the seats that are waited for: when their time is up; None where it stands still."""
        if self._readings is None or self._alone():
            return {}
        return {
            seat: None if reading.since is None else reading.since + self.to_answer - reading.used
            for seat, reading in self._readings.items()
        }

    def people(self) -> list[int]:
        """The people who are asked now."""
        seats = self._table.roster.seats
        return [seat for seat in self._table.clocks.asked if seat < len(seats) and seats[seat].by_person]

    def _used(self, seat: int, now: int) -> int:
        reading = (self._readings or {}).get(seat)
        if reading is None:
            return 0
        return reading.used + (0 if reading.since is None else now - reading.since)

    def _alone(self) -> bool:
        return sum(seat.by_person for seat in self._table.roster.seats) == 1

    def _shares(self, seat: int) -> bool:
        """Whether several people play at this person's device."""
        member = self._table.roster.seats[seat].member
        return member is not None and len(self._table.roster.seats_of(member)) > 1
