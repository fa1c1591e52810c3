"""How people read the cards of Santy Anno: the one table of what makes a racer quick or slow, sure or not."""

from dataclasses import dataclass
from typing import Final

from flibuste.games.santy_anno.data import CARDS


@dataclass(frozen=True)
class Reading:
    """A kind of card: milliseconds a captain needs for it, and how often in a thousand it goes wrong."""

    time: int
    slips: int


@dataclass(frozen=True)
class Runner:
    """A level: reading time, slips and steps in percent of a captain's; taps a second in the duel."""

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
    "boy": Runner(reading=230, slips=300, running=170, taps=5.5),
    "mate": Runner(reading=150, slips=170, running=135, taps=7.0),
    "captain": Runner(reading=100, slips=100, running=115, taps=8.5),
    "legend": Runner(reading=70, slips=40, running=103, taps=10.0),
}

VARIES: Final = 35
"""Percent by which the time for one card varies either way."""
TAPS_VARY: Final = 20
LOOK_UP: Final = 700
"""Milliseconds before anyone does anything at all."""
HANDLING: Final = 350
"""Milliseconds to sit down, to take the scuttle, to lay it."""


def family(kind: int) -> str:
    """What kind of reading a card takes."""
    first, *rest = CARDS[kind].split(":")
    if first == "element" and len(rest) > 1:
        return "struck"
    if first == "name" and rest:
        return "name-struck"
    return first


def mistaken_for(kind: int) -> list[int]:
    """The cards that a reader takes this one for: a strike overlooked, a wrong colour, the other way."""
    name = CARDS[kind]
    first, *rest = name.split(":")
    if family(kind) == "struck":
        return [CARDS.index(f"element:{rest[0]}")]
    if family(kind) == "name-struck":
        return [CARDS.index("name")]
    if first == "helm":
        return [CARDS.index(f"helm:{rest[0]}:{'ccw' if rest[1] == 'cw' else 'cw'}")]
    if first == "number":
        k = int(rest[0])
        return [CARDS.index(f"number:+{n}") for n in (k - 1, k + 1, 8 - k) if 1 <= n <= 7 and n != k]
    alike = [other for other in range(len(CARDS)) if other != kind and family(other) == family(kind)]
    return alike or [CARDS.index("name:-P")] if first != "coco" else [CARDS.index("name")]
