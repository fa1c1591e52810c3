"""How people read the cards of Santy Anno: the one table of what makes a racer quick or slow, sure or not."""

from dataclasses import dataclass
from typing import Final

from flibuste.games.santy_anno.slips import taken_for


@dataclass(frozen=True)
class Reading:
    """A kind of card: milliseconds a good reader needs for it, and slips in a thousand."""

    time: int
    slips: int


@dataclass(frozen=True)
class Runner:
    """A level: reading time, slips and steps in percent of a good reader's, and taps a second in the duel."""

    reading: int
    slips: int
    running: int
    taps: float


READINGS: Final = {
    "element": Reading(2_000, 15),
    "struck": Reading(2_500, 35),
    "colour": Reading(2_400, 25),
    "name": Reading(1_500, 8),
    "name-struck": Reading(1_900, 25),
    "number": Reading(2_200, 25),
    "helm": Reading(2_100, 25),
    "double": Reading(3_800, 60),
    "coco": Reading(2_200, 20),
    "event": Reading(2_500, 40),
}

RUNNERS: Final = {
    "random": Runner(reading=300, slips=900, running=220, taps=4.0),
    "boy": Runner(reading=165, slips=190, running=138, taps=6.5),
    "mate": Runner(reading=140, slips=160, running=130, taps=7.5),
    "captain": Runner(reading=120, slips=125, running=120, taps=8.5),
    "legend": Runner(reading=102, slips=95, running=110, taps=9.5),
}

FORM: Final = 60
"""Percent by which a whole reading varies either way: one line is seen at a glance, another muddles."""
VARIES: Final = 35
"""Percent by which the time for one card varies either way."""
TAPS_VARY: Final = 20
EASY: Final = 2
"""The rank up to which slips are common; rarer ones happen only to cards that have no other."""
LOOK_UP: Final = 700
"""Milliseconds before anybody does anything."""
HANDLING: Final = 350
"""Milliseconds to sit down, take the scuttle or lay it."""


def mistaken_for(kind: int) -> list[int]:
    """The cards that a reader takes this one for: a strike overlooked, a wrong colour, the other way."""
    likely = [(rank, card) for rank, _, card in taken_for(kind) if card >= 0]
    worst = max(EASY, min(rank for rank, _ in likely))
    return [card for rank, card in likely if rank <= worst]
