"""A bot's race at Santy Anno as a person runs it: read card by card, perhaps slip on one, then run and land.

A plan depends only on the observation at "Cast off!" and the stream, so a restart does not change it. Where
the cards lead is used only for what happens after the simulated reading is over.
"""

from typing import Any

import numpy as np

from flibuste.core.chance import pick
from flibuste.core.mind import Plan
from flibuste.core.record import Ints
from flibuste.core.refusal import ALLOWED
from flibuste.games.santy_anno import rules
from flibuste.games.santy_anno.actions import (
    FRAME,
    LAY_SCUTTLE,
    MOST_TAPS,
    RUN_CCW,
    RUN_CW,
    SCAN,
    SIT,
    STARTS,
    TAKE_SCUTTLE,
    TAPS,
)
from flibuste.games.santy_anno.bosun import start_refusal
from flibuste.games.santy_anno.cards import TO, walk
from flibuste.games.santy_anno.data import CHAIRS
from flibuste.games.santy_anno.deal import lap_is_owed
from flibuste.games.santy_anno.mind.pace import (
    FORM,
    HANDLING,
    LOOK_UP,
    READINGS,
    RUNNERS,
    TAPS_VARY,
    VARIES,
    Reading,
    Runner,
    mistaken_for,
)
from flibuste.games.santy_anno.slips import family
from flibuste.games.santy_anno.state import FIGHT, FOR_REAL, NAME_STARTS, NONE, STANDING
from flibuste.games.santy_anno.tempo import DUEL, SCAN_AGAIN, STEP


def race_plan(o: Any, seat: int, level: str, stream: Ints, step: int) -> Plan:
    """A racer's whole race; `step` is the fewest milliseconds that a chair takes."""
    runner = RUNNERS[level]
    read, ship = _read(o, seat, runner, stream)
    if int(o.way) == STANDING:
        return [(read, FRAME + ship), (read + HANDLING, LAY_SCUTTLE)]
    if int(o.way) == FOR_REAL:
        return _with_a_phone(o, seat, runner, stream, read, ship)
    pace = max(step, step * runner.running // 100)
    plan: Plan = []
    at = LOOK_UP + pick(stream, LOOK_UP)
    place = int(o.place[seat])
    if lap_is_owed(o) and not o.holding[seat]:
        # The lap leads back to where it began, whatever the cards say, so it is run while reading.
        way = RUN_CW if pick(stream, 2) else RUN_CCW
        for _ in range(CHAIRS):
            at += pace
            plan.append((at, way))
        at += HANDLING
        plan.append((at, TAKE_SCUTTLE))
    at = max(at, read)
    ahead = (int(o.chair_of[ship]) - place) % CHAIRS
    way = RUN_CW if ahead <= CHAIRS // 2 else RUN_CCW
    for _ in range(min(ahead, CHAIRS - ahead)):
        at += pace
        plan.append((at, way))
    plan.append((at + HANDLING, SIT))
    plan.append((at + 2 * HANDLING, LAY_SCUTTLE))
    return plan


def _with_a_phone(o: Any, seat: int, runner: Runner, stream: Ints, read: int, ship: int) -> Plan:
    """SA-72, SA-73: the same race around a real table, where only its end is reported."""
    pace = max(STEP, STEP * runner.running // 100)
    plan: Plan = []
    at = LOOK_UP + pick(stream, LOOK_UP)
    if lap_is_owed(o) and not o.holding[seat]:
        at += CHAIRS * pace + HANDLING
        plan.append((at, SCAN + int(o.tile[seat])))
        at += SCAN_AGAIN
    ahead = (int(o.chair_of[ship]) - int(o.place[seat])) % CHAIRS
    plan.append((max(at, read) + min(ahead, CHAIRS - ahead) * pace + 2 * HANDLING, SCAN + ship))
    return plan


def _read(o: Any, seat: int, runner: Runner, stream: Ints) -> tuple[int, int]:
    """When the reading is over, and the ship it leads to: at most one card is misapplied."""
    count = int(o.laid)
    cards = np.array(o.cards[:count], np.int8)
    event = int(o.event)
    at = LOOK_UP
    pace = _varied(runner.reading, FORM, stream)
    slip = NONE
    for place in range(count):
        reading = READINGS[family(int(cards[place]))]
        at += _varied(reading.time * pace // 100, VARIES, stream)
        if slip == NONE and _goes_wrong(reading, runner, stream):
            slip = place
    if event != NONE:
        at += _varied(READINGS["event"].time * pace // 100, VARIES, stream)
        if slip == NONE and _goes_wrong(READINGS["event"], runner, stream):
            event = NONE
    if slip != NONE:
        taken = mistaken_for(int(cards[slip]))
        cards[slip] = taken[pick(stream, len(taken))]
    path = np.zeros(count + 1, np.int8)
    return at, int(walk(cards, count, event, TO, o.table, o.chair_of, int(o.tile[seat]), path))


def _goes_wrong(reading: Reading, runner: Runner, stream: Ints) -> bool:
    return pick(stream, 100_000) < reading.slips * runner.slips


def _varied(time: int, percent: int, stream: Ints) -> int:
    return time * (100 - percent + pick(stream, 2 * percent + 1)) // 100


def choose(o: Any, seat: int, level: str, stream: Ints) -> int:
    """Outside the race: any free chair, taps by the level's strength, or what the rules do in time."""
    if int(o.phase) == NAME_STARTS:
        free = [ship for ship in range(CHAIRS) if start_refusal(o, ship) == ALLOWED]
        return STARTS + free[pick(stream, len(free))]
    if int(o.phase) != FIGHT:
        return int(rules.lapse(o, seat))
    taps = _varied(round(RUNNERS[level].taps * DUEL // 1_000 * 10), TAPS_VARY, stream) // 10
    return TAPS + min(taps, MOST_TAPS)
