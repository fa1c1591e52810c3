"""A regatta: the fold of its log, and what each request makes of it."""

# compile-cache: holds no rules

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from flibuste import games
from flibuste.table.names import free_name, namesake, proper
from flibuste.table.refused import refused
from flibuste.table.regatta import log, pairing
from flibuste.table.regatta.points import FAIR, RegattaStanding, Score, points, standings, with_leavers_last

MOST_PEOPLE: Final = 200
MOST_COMINGS: Final = 1_000
"""How many arrivals a regatta's log takes, including people who come and go."""
MOST_WANTED: Final = 100
"""How often people may ask to lead."""
HOST_MILLIS: Final = 60_000
"""How long the host has to say that they are there."""
Phase = Literal["gathering", "sailing", "between", "over"]


@dataclass
class Entrant:
    """Somebody at the regatta, known to the others by number and name."""

    number: int
    person: str
    """The device; never shown."""
    name: str
    here: bool = True
    sent: bool = False
    """Whether the host has sent them away."""


@dataclass
class DrawnTable:
    """A table of a round."""

    people: list[int]
    bots: int
    code: str = ""
    """Empty until it is open."""
    id: str = ""
    earned: dict[int, int] | None = None
    """What each person got; None while it is played."""
    called: bool = False
    ranks: list[int] = field(default_factory=list)
    gone: set[int] = field(default_factory=set)
    """Those who left the regatta while this table was played, and no longer play here."""


@dataclass
class Round:
    """A round of a regatta."""

    tables: list[DrawnTable]
    sits_out: list[int]

    @property
    def over(self) -> bool:
        """Whether all its tables are over."""
        return all(table.earned is not None for table in self.tables)


class Regatta:
    """One regatta; the same rows give the same regatta."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.seq = 0
        self.opened: log.Opened
        self.entrants: list[Entrant] = []
        self.rounds: list[Round] = []
        self.closed = False
        self.leader: int | None = None
        """Who leads instead of the person who opened it."""
        self.wanted: log.Wanted | None = None
        """Who asks to lead, and since when."""
        self._by_person: dict[str, int] = {}
        self._comings = 0
        self._wanted_so_far = 0
        self._forgotten = 0

    # Reading

    @property
    def phase(self) -> Phase:
        """Before the first round, in one, between two, or over."""
        if self.closed or (len(self.rounds) >= self.opened.rounds and self.rounds[-1].over):
            return "over"
        if not self.rounds:
            return "gathering"
        return "between" if self.rounds[-1].over else "sailing"

    @property
    def host(self) -> str:
        """The device that leads: whoever was given the lead and is here, otherwise the opener's.

        Once the opener is forgotten, it is the first person who is here.
        """
        led = None if self.leader is None else self.entrants[self.leader]
        if led is not None and led.here and led.person:
            return led.person
        return self.opened.person or next((one.person for one in self.entrants if one.here), "")

    @property
    def mark(self) -> str:
        """Stands for what is known by now: a different one whenever something has changed."""
        return f"{self.seq}.{self._forgotten}"

    def entrant(self, person: str) -> Entrant | None:
        """The person at this regatta, if they ever came."""
        number = self._by_person.get(person)
        return None if number is None else self.entrants[number]

    def table_of(self, number: int) -> DrawnTable | None:
        """The table where somebody plays in the latest round."""
        for table in self.rounds[-1].tables if self.rounds else ():
            if number in table.people:
                return table
        return None

    def seat_of(self, number: int) -> DrawnTable | None:
        """The open table where somebody is playing now."""
        table = self.table_of(number)
        plays = table is not None and table.code and table.earned is None and number not in table.gone
        return table if plays else None

    def scores(self) -> dict[int, Score]:
        """What everybody has done, without those who left before playing."""
        scores = {one.number: Score() for one in self.entrants}
        for drawn in self.rounds:
            for score in scores.values():
                score.rounds.append(None)
            for number in drawn.sits_out:
                scores[number].sat_out += 1
                _earn(scores[number], FAIR)
            for table in drawn.tables:
                for number, earned in (table.earned or {}).items():
                    _earn(scores[number], earned)
                    scores[number].met.extend(other for other in table.people if other != number)
                    if table.ranks and table.ranks[table.people.index(number)] == 1:
                        scores[number].wins += 1
        return {
            number: score
            for number, score in scores.items()
            if self.entrants[number].here or any(earned is not None for earned in score.rounds)
        }

    def standings(self) -> list[RegattaStanding]:
        """Everybody, in the order of the standings."""
        return standings(self.scores())

    # Deciding: each returns the event to be written, or refuses and changes nothing.

    def enter(self, person: str, name: str | None) -> log.Event | None:
        """Somebody comes, or comes back under their former number."""
        if self.phase == "over":
            raise refused("regatta_over")
        known = self.entrant(person)
        if known is not None and known.sent:
            raise refused("not_welcome")
        asked = proper(name or "")
        if known is not None and known.here and (not asked or asked == known.name):
            return None
        if self._comings >= MOST_COMINGS:
            raise refused("too_many_requests")
        if (known is None or not known.here) and sum(one.here for one in self.entrants) >= MOST_PEOPLE:
            raise refused("regatta_full", most=MOST_PEOPLE)
        number = known.number if known is not None else len(self.entrants)
        taken = {one.name for one in self.entrants if one.number != number}
        own = known.name if known is not None else ""
        said = namesake(asked, taken) if asked else own or free_name(taken, number * 7)
        return log.Entered(number, person, said if said not in taken else namesake(said, taken))

    def leave(self, person: str) -> log.Event | None:
        """Somebody leaves."""
        known = self.entrant(person)
        if known is None or not known.here:
            return None
        return log.Left(known.number)

    def send_away(self, person: str, number: int) -> log.Event:
        """The host sends somebody away."""
        self.leads(person)
        if number >= len(self.entrants) or not self.entrants[number].here:
            raise refused("no_such_person")
        return log.Left(number, sent=True)

    def draw(self, person: str, chance: random.Random, number: int) -> log.Event | None:
        """The host has the next round drawn; asked twice for the same round, it is drawn once."""
        self.leads(person)
        if number <= len(self.rounds):
            return None
        if self.phase == "over":
            raise refused("regatta_over")
        if self.phase == "sailing":
            raise refused("round_goes_on")
        here = [one.number for one in self.entrants if one.here]
        wanted = self.plan
        if len(here) < self.least:
            raise refused("too_few_people", least=self.least)
        scores = self.scores()
        chance.shuffle(here)
        if self.rounds:
            place = {one.number: one.place for one in standings(scores)}
            here.sort(key=lambda one: place[one])
        met = Counter(
            frozenset((one, other)) for one, score in scores.items() for other in score.met if one < other
        )
        out = {one: score.sat_out for one, score in scores.items()}
        drawn = pairing.draw(here, met, out, wanted, chance)
        return log.Drawn(drawn.tables, drawn.bots, drawn.sits_out)

    @property
    def plan(self) -> pairing.Plan:
        """How large this regatta's tables are."""
        opened = self.opened
        return pairing.plan(games.find(opened.game).players, opened.size, bots=opened.bots is not None)

    @property
    def least(self) -> int:
        """How many people it takes to draw a round."""
        return 1 if self.plan.bots else self.plan.least

    def call(self, person: str, table: int) -> DrawnTable:
        """The table that the host ends, if it is still being played."""
        self.leads(person)
        if self.phase != "sailing" or table >= len(self.rounds[-1].tables):
            raise refused("no_such_table")
        return self.rounds[-1].tables[table]

    def hand_over(self, person: str, number: int) -> log.Event:
        """The host lets somebody else lead."""
        self.leads(person)
        if number >= len(self.entrants) or not self.entrants[number].here:
            raise refused("no_such_person")
        return log.Led(number)

    def want(self, person: str, now: int) -> log.Event | None:
        """Somebody asks to lead, because the host seems to be gone."""
        known = self.entrant(person)
        if known is None or not known.here:
            raise refused("not_at_the_regatta")
        if self.wanted is not None or person == self.host:
            return None
        if self._wanted_so_far >= MOST_WANTED:
            raise refused("too_many_requests")
        return log.Wanted(known.number, now)

    def stay(self, person: str) -> log.Event | None:
        """The host is there after all."""
        self.leads(person)
        return None if self.wanted is None else log.Stayed()

    def take_over(self, person: str, now: int) -> log.Event:
        """The person who asked to lead does so, once the host has had time to say that they are there."""
        known = self.entrant(person)
        if known is None or self.wanted is None or self.wanted.number != known.number:
            raise refused("ask_to_lead_first")
        if now - self.wanted.at < HOST_MILLIS:
            raise refused("host_may_be_there")
        return log.Led(known.number)

    def close(self, person: str) -> log.Event | None:
        """The host ends the regatta between two rounds."""
        self.leads(person)
        if self.phase == "over":
            return None
        if self.phase == "sailing":
            raise refused("round_goes_on")
        return log.Closed()

    def leads(self, person: str) -> None:
        """Refuses unless the person is the host."""
        if not person or person != self.host:
            raise refused("not_host")

    # Folding

    def fold_all(self, rows: Iterable[tuple[int, bytes]]) -> "Regatta":
        """Takes durable rows into account, in order."""
        for seq, payload in rows:
            if seq != self.seq + 1:
                raise ValueError(f"row {seq} after {self.seq}")
            self.seq = seq
            event = log.read(payload)
            MEANING[type(event)](self, event)
        return self

    def _opened(self, e: log.Opened) -> None:
        self.opened = e
        self._forgotten += not e.person

    def _entered(self, e: log.Entered) -> None:
        self._comings += 1
        self._forgotten += not e.person
        if e.number == len(self.entrants):
            self.entrants.append(Entrant(e.number, e.person, e.name))
        else:
            one = self.entrants[e.number]
            one.here, one.name, one.person = True, e.name, e.person
        if e.person:
            self._by_person[e.person] = e.number

    def _left(self, e: log.Left) -> None:
        one = self.entrants[e.number]
        one.here, one.sent = False, one.sent or e.sent
        table = self.table_of(e.number)
        if table is not None and table.earned is None:
            table.gone.add(e.number)
        if self.wanted is not None and self.wanted.number == e.number:
            self.wanted = None

    def _drawn(self, e: log.Drawn) -> None:
        tables = [DrawnTable(people, bots) for people, bots in zip(e.tables, e.bots, strict=True)]
        self.rounds.append(Round(tables, e.sits_out))

    def _seated(self, e: log.Seated) -> None:
        table = self.rounds[e.round].tables[e.table]
        table.code, table.id = e.code, e.id

    def _finished(self, e: log.Finished) -> None:
        table = self.rounds[e.round].tables[e.table]
        if table.earned is not None:
            return
        left = table.gone.union(e.left)
        gone = [seat for seat, number in enumerate(table.people) if number in left]
        table.ranks = with_leavers_last(e.ranks, gone)
        table.earned = dict(zip(table.people, points(table.ranks), strict=False))

    def _called(self, e: log.Called) -> None:
        table = self.rounds[e.round].tables[e.table]
        if table.earned is not None:
            return
        table.called = True
        left = table.gone.union(e.left)
        table.earned = {number: 0 if number in left else FAIR for number in table.people}

    def _closed(self, _e: log.Closed) -> None:
        self.closed = True

    def _wanted(self, e: log.Wanted) -> None:
        self.wanted = e
        self._wanted_so_far += 1

    def _stayed(self, _e: log.Stayed) -> None:
        self.wanted = None

    def _led(self, e: log.Led) -> None:
        self.leader, self.wanted = e.number, None


def _earn(score: Score, earned: int) -> None:
    score.rounds[-1] = earned
    score.points += earned


def ranks_as_drawn(order: Sequence[int], ranks: Sequence[int]) -> list[int]:
    """A finished game's ranks by the seats of its waiting room, which are in the drawn order."""
    found = [0] * len(order)
    for seat, before in enumerate(order):
        found[before] = ranks[seat]
    return found


MEANING: Final[dict[type, Callable[[Regatta, Any], None]]] = {
    log.Opened: Regatta._opened,  # noqa: SLF001 - the fold of this file
    log.Entered: Regatta._entered,  # noqa: SLF001
    log.Left: Regatta._left,  # noqa: SLF001
    log.Drawn: Regatta._drawn,  # noqa: SLF001
    log.Seated: Regatta._seated,  # noqa: SLF001
    log.Finished: Regatta._finished,  # noqa: SLF001
    log.Called: Regatta._called,  # noqa: SLF001
    log.Closed: Regatta._closed,  # noqa: SLF001
    log.Wanted: Regatta._wanted,  # noqa: SLF001
    log.Stayed: Regatta._stayed,  # noqa: SLF001
    log.Led: Regatta._led,  # noqa: SLF001
}
