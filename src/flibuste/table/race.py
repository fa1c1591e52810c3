"""Santy Anno's race in real time: the pace of the deal, the count, running speed, and fairness to slow lines.

Instants are milliseconds of table time since "Cast off!". The rules order the landings by them.
"""

from typing import TYPE_CHECKING, Final

from flibuste.core.game import Game
from flibuste.core.seats import CLOCK
from flibuste.games.santy_anno import actions
from flibuste.games.santy_anno.data import RUM
from flibuste.games.santy_anno.state import DEAL, FIGHT, HAND, NONE, RACE, STANDING
from flibuste.table.refused import refused

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flibuste.table.table import Table

LINE_CAP: Final = 150
"""The most that is allowed for a slow line, and how long a landing waits for an earlier one."""
EARLY: Final = 150
"""A step so much too early is held until it is due; earlier ones are refused."""
DEAL_PACE: Final = 1_800
FIRST_CARD: Final = 2_500
BEFORE_CAST_OFF: Final = 3_000
COUNT_PACE: Final = 1_000
SHOW: Final = 4_000
SHOW_A_CARD: Final = 1_200
STEP: Final = 300
BACKWARDS: Final = 420
"""SA-63: backwards is slower."""
DUEL_READY: Final = 3_000
DUEL: Final = 5_000
DUEL_SLACK: Final = 2_000
TAPS_A_SECOND: Final = 12


def is_race(game: Game) -> bool:
    """Whether the game is played in real time."""
    return not game.turns


def is_cast_off(game: Game, seat: int, action: int) -> bool:
    """Whether this act begins a race."""
    return is_race(game) and seat == CLOCK and action == actions.CAST_OFF


def racing(table: "Table") -> bool:
    """Whether a race is on."""
    return is_race(table.game) and table.live and table.state.phase == RACE and table.state.dealer != HAND


def go_of(table: "Table") -> int | None:
    """Behind the curtain (SA-71): the seat whose go it is."""
    if not is_race(table.game) or table.state is None or int(table.state.turn) == NONE:
        return None
    return int(table.state.turn)


def tick_due(table: "Table", lifted: frozenset[int]) -> int | None:
    """When (table time) the clock has to act; none if it has nothing to do.

    On one screen the deal of a go waits until that seat's curtain is lifted (SA-71).
    """
    if table.tick is None:
        return None
    s, since, pace = table.state, table.tick_since, table.header.pace
    go = go_of(table)
    if go is not None and s.phase == DEAL and go not in lifted and not table.crew.seats[go].by_bot:
        return None
    if table.tick == actions.LAY_CARD:
        wait = DEAL_PACE if int(s.laid) else FIRST_CARD
    elif table.tick == actions.CAST_OFF:
        wait = BEFORE_CAST_OFF
    elif table.tick == actions.COUNT:
        wait = COUNT_PACE if int(s.count) != NONE else 0
    elif table.tick == actions.TIME_UP:
        return time_up(table)
    else:
        wait = SHOW + SHOW_A_CARD * int(s.laid)
    return since + int(wait / pace) + (LINE_CAP if _last_number(table) else 0)


def time_up(table: "Table") -> int:
    """When (table time) the count begins for all who are still out (SA-25)."""
    return table.race_since + int(1_000 * table.settings.race_limit / table.header.pace)


def _last_number(table: "Table") -> bool:
    """Whether the next number of the count is zero: it waits for landings that are still on the line."""
    return table.tick == actions.COUNT and int(table.state.count) == 1


def count_ends(table: "Table") -> int | None:
    """When (table time) the count is at zero, once it runs."""
    if not racing(table) or table.tick != actions.COUNT or int(table.state.count) == NONE:
        return None
    return table.tick_since + int(int(table.state.count) * COUNT_PACE / table.header.pace)


def seat_due(table: "Table", seat: int) -> int | None:
    """When (table time) a seat's time is up: only a duel has a limit of its own."""
    question = table.clocks.asked.get(seat)
    if question is None or table.state.phase != FIGHT:
        return None
    return question.since + int((DUEL_READY + DUEL + DUEL_SLACK) / table.header.pace)


def step_time(table: "Table") -> int:
    """How long a step around the table takes."""
    backwards = int(table.state.event) == RUM and table.state.way != STANDING
    return max(1, int((BACKWARDS if backwards else STEP) / table.header.pace))


def allowance(lines: "Iterable[int]") -> int:
    """What a connection is allowed for its line: half of the slowest recent round trip, at most the cap."""
    return min(LINE_CAP, max(lines, default=0) // 2)


def effective(table: "Table", seat: int, act: int, received: int, claimed: int | None, line: int) -> int:
    """The instant at which an act of the race takes effect, or a refusal; all in table time.

    A claimed time is believed only within what the line may have cost. Nothing happens before "Cast off!",
    nor before the same seat's previous act; a step takes its time, and one that comes a little early waits.
    """
    bound = min(line, LINE_CAP)
    moment = received - bound if claimed is None else min(max(claimed, received - bound), received)
    moment = max(moment, table.race_since + 1)
    before = int(table.state.instant[seat])
    earliest = table.race_since + before + (1 if before else 0)
    if before and act in (actions.RUN_CW, actions.RUN_CCW):
        earliest = table.race_since + before + step_time(table)
        if moment < earliest - EARLY:
            raise refused("too_fast")
    moment = max(moment, earliest)
    zero = count_ends(table)
    if zero is not None and moment > zero:
        raise refused("too_late")
    return moment


def shown_at(act: int, moment: int) -> int:
    """When (table time) an act may be shown: a landing only when nobody can still come before it."""
    return moment + LINE_CAP if act == actions.LAY_SCUTTLE else moment


def with_instant(table: "Table", act: int, moment: int) -> int:
    """The act as the rules take it."""
    return actions.at(act, min(moment - table.race_since, actions.LAST_INSTANT))


def check_taps(table: "Table", seat: int, act: int, now: int) -> None:
    """SA-32: a refusal if nobody can have tapped so often since the duel began."""
    question = table.clocks.asked.get(seat)
    if question is None or act < actions.TAPS:
        return
    elapsed = (table.clocks.time(now) - question.since) * table.header.pace
    if act - actions.TAPS > TAPS_A_SECOND * min(elapsed, DUEL) / 1000:
        raise refused("too_fast")
