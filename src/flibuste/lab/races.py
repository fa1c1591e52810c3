"""Whole games of Santy Anno between racers, in simulated time: the clock's part is played here."""

from typing import Any, Final

import numpy as np

from flibuste.bots.santy_anno import racer
from flibuste.core.chance import stream_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.record import Ints, blank
from flibuste.core.seats import CLOCK
from flibuste.games.santy_anno import GAME
from flibuste.games.santy_anno.actions import COUNT, TIME_UP, at
from flibuste.games.santy_anno.data import RUM
from flibuste.games.santy_anno.state import FIGHT, RACE, STANDING

STEP: Final = 300
BACKWARDS: Final = 420
COUNT_PACE: Final = 1_000
LIMIT: Final = 180_000


def race(s: Any, levels: tuple[str, ...], seed: int, number: int) -> Ints:
    """Plays a game between racers of these levels and returns its steps as rows of seat and action."""
    steps: list[tuple[int, int]] = []
    choices = np.zeros(GAME.max_legal, np.int64)

    def act(seat: int, action: int) -> None:
        GAME.apply(s, seat, action, NO_FACTS)
        steps.append((seat, action))

    while GAME.actors(s):
        if int(s.phase) == RACE:
            _run(s, levels, seed, number, act)
        elif int(s.phase) == FIGHT:
            for seat in range(int(s.players)):
                if int(GAME.actors(s)) >> seat & 1 and int(s.phase) == FIGHT:
                    stream = stream_of("duel", seed, number, int(s.bout), seat)
                    act(seat, racer.choose(_seen(s, seat), seat, levels[seat], stream))
        else:
            GAME.legal(s, CLOCK, choices)
            act(CLOCK, int(choices[0]))
    return np.array(steps, np.int64)


def _run(s: Any, levels: tuple[str, ...], seed: int, number: int, act: Any) -> None:
    """One race: all plans side by side, and the count for the last one (SA-25)."""
    step = BACKWARDS if int(s.event) == RUM and int(s.way) != STANDING else STEP
    plans = []
    for seat in range(int(s.players)):
        stream = stream_of("race", seed, number, int(s.round_number), seat)
        for moment, action in racer.race_plan(_seen(s, seat), seat, levels[seat], stream, step):
            plans.append((moment, seat, action))
    due = LIMIT
    counting = False
    for moment, seat, action in sorted(plans):
        while moment > due and int(s.phase) == RACE:
            act(CLOCK, COUNT if counting or _out(s) == 1 else TIME_UP)
            counting = True
            due += COUNT_PACE
        if int(s.phase) != RACE:
            return
        act(seat, at(action, moment))
        if not counting and int(s.phase) == RACE and _out(s) == 1:
            act(CLOCK, COUNT)
            counting = True
            due = moment + COUNT_PACE


def _out(s: Any) -> int:
    return int(s.out).bit_count()


def _seen(s: Any, seat: int) -> Any:
    seen = blank(GAME.state)
    GAME.observe(s, seat, seen)
    return seen
