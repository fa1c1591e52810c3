"""Santy Anno's use of time: the pace of the deal, the count, running speed, the duel."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from flibuste.core.game import Option
from flibuste.core.seats import CLOCK
from flibuste.core.tempo import Tempo, TempoTimes, Times, Wait
from flibuste.games.santy_anno import actions
from flibuste.games.santy_anno.data import RUM
from flibuste.games.santy_anno.reveal import reveal
from flibuste.games.santy_anno.state import DEAL, FIGHT, FOR_REAL, HAND, NAME_STARTS, NONE, RACE, STANDING

DEAL_PACE: Final = 1_800
FIRST_CARD: Final = 2_500
BEFORE_CAST_OFF: Final = 3_000
COUNT_PACE: Final = 1_000
STEP: Final = 300
BACKWARDS: Final = 420
"""SA-63: backwards is slower."""
SCAN_AGAIN: Final = 1_500
"""SA-73: a code accidentally scanned twice is not a landing at the ship where the lap ended."""
SET_OUT: Final = 900_000
"""SA-74: for laying out the sheets before the first round, unless all are ready earlier..."""
STAND_READY: Final = 180_000
"""... and for walking to the starting ships before a later one."""
CHOOSING: Final = 20_000
"""For choosing a chair (SA-11); after that the first free one is taken."""
BOT_CHOOSES: Final = 800
DUEL_READY: Final = 3_000
DUEL: Final = 5_000
DUEL_SLACK: Final = 2_000
TAPS_A_SECOND: Final = 12
LIMIT: Final = Option("race", default=180, lowest=30, highest=300)
"""Seconds after "Cast off!" at which the count runs for all who are still out (SA-25)."""


class DuelTimes(msgspec.Struct):
    """When a pirate may tap; instants by the server's clock."""

    seat: int
    begins: int
    ends: int


class RaceTimes(TempoTimes):
    """The times of the deal, the race and the duel: instants by the server's clock."""

    cast_off: int | None
    """When it begins or began; announced in advance."""
    count_ends: int | None
    limit: int | None
    step: int
    """Milliseconds that a step around the table takes."""
    early: int
    """Milliseconds by which a step may be sent before the previous one is done."""
    next_card: int | None
    duel: list[DuelTimes]
    """For those who have not tapped yet."""
    check: int | None
    """When the check began."""


class SantyAnnoTempo(Tempo):
    """Cards are dealt, everybody runs at once, and the last one is counted out."""

    limits = (LIMIT,)
    shown = RaceTimes

    def wait(self, s: Any, tick: int, limits: Mapping[str, int]) -> Wait:
        """How long the clock waits before a card, "Cast off!", a number of the count, the next round."""
        if tick == actions.LAY_CARD and s.way == FOR_REAL and not int(s.laid):
            return Wait(SET_OUT if int(s.round_number) == 1 else STAND_READY, waved_on=True)
        if tick == actions.LAY_CARD:
            return Wait(DEAL_PACE if int(s.laid) else FIRST_CARD)
        if tick == actions.CAST_OFF:
            return Wait(BEFORE_CAST_OFF)
        if tick == actions.COUNT:
            # Zero waits for landings that are still on their way.
            return Wait(COUNT_PACE if int(s.count) != NONE else 0, for_lag=int(s.count) == 1)
        if tick == actions.TIME_UP:
            return Wait(1_000 * limits[LIMIT.name], since_start=True)
        return Wait(reveal(s).lasts, waved_on=True)

    def go(self, s: Any) -> int | None:
        """Behind the curtain (SA-71): the seat whose go it is."""
        return None if int(s.turn) == NONE else int(s.turn)

    def waits_for(self, s: Any) -> int | None:
        """On one screen the deal of a go waits until that seat's curtain is lifted (SA-71)."""
        return self.go(s) if s.phase == DEAL else None

    def time_for(self, s: Any, seat: int) -> int | None:
        """A duel has its own limit, and so does the choice of a chair."""
        if s.phase == NAME_STARTS:
            return CHOOSING
        return DUEL_READY + DUEL + DUEL_SLACK if s.phase == FIGHT else None

    def bot_takes(self, s: Any) -> int:
        """A bot taps for as long as a duel lasts, and chooses a chair at once."""
        return BOT_CHOOSES if s.phase == NAME_STARTS else DUEL_READY + DUEL

    def is_possible(self, s: Any, seat: int, action: int, elapsed: float) -> bool:
        """SA-32: whether fingers can have tapped this often since the duel began."""
        if s.phase != FIGHT:
            return True
        return action - actions.TAPS <= TAPS_A_SECOND * min(elapsed, DUEL) / 1000 or action < actions.TAPS

    def begins(self, seat: int, action: int) -> bool:
        """Whether it is "Cast off!"."""
        return seat == CLOCK and action == actions.CAST_OFF

    def racing(self, s: Any) -> bool:
        """Whether everybody runs, but not around a real table."""
        return bool(s.phase == RACE and s.dealer != HAND)

    def closes(self, s: Any, tick: int) -> int | None:
        """A race is closed when the count is at zero, once it runs (SA-25)."""
        if tick != actions.COUNT or int(s.count) == NONE:
            return None
        return int(s.count) * COUNT_PACE

    def step_time(self, s: Any) -> int:
        """How long it takes to run to the next chair."""
        if s.way == FOR_REAL:
            return SCAN_AGAIN
        return BACKWARDS if int(s.event) == RUM and s.way != STANDING else STEP

    def is_step(self, action: int) -> bool:
        """Running takes its time, and so does getting up and sitting down again."""
        return action in (actions.RUN_CW, actions.RUN_CCW) or action >= actions.SCAN

    def is_landing(self, action: int) -> bool:
        """Whether the scuttle is laid; for real, a scan does that."""
        return action == actions.LAY_SCUTTLE or action >= actions.SCAN

    def last_instant(self, s: Any, seat: int) -> int:
        """The instant of the pirate's latest action since "Cast off!"."""
        return int(s.instant[seat])

    def done(self, s: Any, seat: int) -> int:
        """How many actions the pirate has taken in this race."""
        return int(s.taken[seat])

    def at(self, action: int, instant: int) -> int:
        """The action with its instant."""
        return actions.at(action, min(instant, actions.LAST_INSTANT))

    def show(self, s: Any, times: Times) -> RaceTimes:
        """When it begins, when it ends, how fast pirates run, when they tap."""
        began = times.began
        return RaceTimes(
            alone=self.go(s),
            racing=began is not None,
            waves=times.waves,
            cast_off=times.next_tick if began is None and times.tick == actions.CAST_OFF else began,
            count_ends=times.closes,
            limit=None if began is None else began + times.paced(1_000 * times.limits[LIMIT.name]),
            step=max(1, times.paced(self.step_time(s))),
            early=times.early,
            next_card=times.next_tick if times.tick == actions.LAY_CARD else None,
            duel=[
                DuelTimes(seat, since + times.paced(DUEL_READY), since + times.paced(DUEL_READY + DUEL))
                for seat, since in times.asked.items()
            ]
            if s.phase == FIGHT
            else [],
            check=times.since if times.tick == actions.NEXT_ROUND else None,
        )


TEMPO: Final = SantyAnnoTempo()
