"""A race in real time: when the clock acts, at which instant an action counts, and fairness despite lag.

Instants are milliseconds of table time. The game's tempo says what is played, how fast and for how long.
"""

from typing import TYPE_CHECKING, Final

from flibuste.core.seats import CLOCK
from flibuste.core.tempo import Tempo, TempoTimes, Times, Waves
from flibuste.table.refused import refused

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flibuste.table.table import Table

LAG_CAP: Final = 150
"""The most that is allowed for lag, and how long a landing waits for an earlier one."""
EARLY: Final = 150
"""A step that is early by up to this is held until it is due; earlier ones are refused."""
SENT_EARLY: Final = 100
"""How early clients send a step: less than EARLY, because lag is uneven."""


def tempo_of(table: "Table") -> Tempo:
    """The tempo of a game that is known to have one."""
    tempo = table.game.tempo
    if tempo is None:
        raise refused("no_such_action")
    return tempo


def racing(table: "Table") -> bool:
    """Whether a race is on."""
    tempo = table.game.tempo
    return tempo is not None and table.playing and tempo.racing(table.state)


def tick_due(table: "Table", lifted: frozenset[int]) -> int | None:
    """When the clock has to act; None if it has nothing to do, or waits until a seat's curtain is lifted."""
    if table.tick is None:
        return None
    tempo, s = tempo_of(table), table.state
    awaited = tempo.waits_for(s)
    if awaited is not None:
        if table.roster.seats[awaited].by_bot:
            # Nobody must see the cards while a bot has its go, so it is over at once.
            return table.tick_since
        if awaited not in lifted:
            return None
    wait = tempo.wait(s, table.tick, table.limits)
    waves = waves_of(table)
    if waves is not None and not waves.awaited and waves.waved:
        return table.tick_since
    if waves is not None and waves.by_hand:
        return None
    since = table.race_since if wait.since_start else table.tick_since
    return since + _paced(table, wait.millis) + (LAG_CAP if wait.for_lag else 0)


def waves_of(table: "Table") -> Waves | None:
    """Who waves on what is shown to all now; None if nothing is."""
    tempo = table.game.tempo
    if tempo is None or table.tick is None or not table.playing:
        return None
    if not tempo.wait(table.state, table.tick, table.limits).waved_on:
        return None
    people = people_of(table)
    return Waves(sorted(table.waved & people), sorted(people - table.waved), len(people) == 1)


def people_of(table: "Table") -> set[int]:
    """The members who play themselves: neither a bot in their seat nor their program."""
    return {
        seat.member
        for seat in table.roster.seats
        if seat.kind == "person" and seat.member is not None and not seat.by_bot and not table.bot_of(seat)
    }


def closes(table: "Table") -> int | None:
    """When the race is closed, once that is known."""
    if not racing(table) or table.tick is None:
        return None
    millis = tempo_of(table).closes(table.state, table.tick)
    return None if millis is None else table.tick_since + _paced(table, millis)


def seat_due(table: "Table", seat: int) -> int | None:
    """When a seat's time is up outside a race, where the game sets a limit."""
    question = table.clocks.asked.get(seat)
    if question is None:
        return None
    millis = tempo_of(table).time_for(table.state, seat)
    return None if millis is None else question.since + _paced(table, millis)


def step_time(table: "Table") -> int:
    """How long a step takes at this table."""
    return max(1, _paced(table, tempo_of(table).step_time(table.state)))


def _paced(table: "Table", millis: int) -> int:
    return int(millis / table.header.pace)


def allowance(lags: "Iterable[int]") -> int:
    """The lag allowed to a connection: half of its slowest recent round trip, at most the cap."""
    return min(LAG_CAP, max(lags, default=0) // 2)


def effective(table: "Table", seat: int, action: int, received: int, claimed: int | None, lag: int) -> int:
    """The instant at which an action of the race takes effect, or a refusal; all in table time.

    A claimed time is believed only as far as the lag may have delayed it. Nothing happens before the start,
    nor before the same seat's previous action; a step takes its time, and one that is a little early waits.
    """
    tempo = tempo_of(table)
    bound = min(lag, LAG_CAP)
    moment = received - bound if claimed is None else min(max(claimed, received - bound), received)
    moment = max(moment, table.race_since + 1)
    before = tempo.last_instant(table.state, seat)
    earliest = table.race_since + before + (1 if before else 0)
    if before and tempo.is_step(action):
        earliest = table.race_since + before + step_time(table)
        if moment < earliest - EARLY:
            raise refused("too_fast")
    moment = max(moment, earliest)
    end = closes(table)
    if end is not None and moment > end:
        raise refused("too_late")
    return moment


def shown_at(table: "Table", action: int, moment: int) -> int:
    """When an action may be shown: a landing only once nobody can still come before it."""
    return moment + LAG_CAP if tempo_of(table).is_landing(action) else moment


def with_instant(table: "Table", action: int, moment: int) -> int:
    """The action as the rules expect it."""
    return tempo_of(table).at(action, moment - table.race_since)


def check_possible(table: "Table", seat: int, action: int, now: int) -> None:
    """Refuses if nobody can have done this outside a race in the time since the seat was asked."""
    if table.game.tempo is None or (question := table.clocks.asked.get(seat)) is None:
        return
    elapsed = (table.clocks.time(now) - question.since) * table.header.pace
    if not table.game.tempo.is_possible(table.state, seat, action, elapsed):
        raise refused("too_fast")


def times(table: "Table") -> TempoTimes | None:
    """The times that clients are shown, as instants of the server's clock."""
    tempo = table.game.tempo
    if tempo is None or not table.playing:
        return None
    wall, end, due = table.clocks.wall, closes(table), tick_due(table, frozenset(range(16)))
    known = Times(
        began=wall(table.race_since) if racing(table) else None,
        tick=table.tick,
        next_tick=wall(due) if due is not None else None,
        asked={
            seat: since
            for seat, asked in table.clocks.asked.items()
            if seat != CLOCK and (since := wall(asked.since)) is not None
        },
        since=wall(table.tick_since),
        closes=wall(end) if end is not None else None,
        early=SENT_EARLY,
        waves=waves_of(table),
        limits=table.limits,
        pace=table.header.pace,
    )
    return tempo.show(table.state, known)
