"""Phase 2: the race, around the table or with a frame, then the scuttle; the count for the last one."""

from flibuste.core.chance import draw
from flibuste.core.compiled import compiled
from flibuste.core.facts import tell, whisper
from flibuste.core.record import Ints
from flibuste.core.refusal import ALLOWED, NO_SUCH_ACTION
from flibuste.core.seats import EVERYONE
from flibuste.games.santy_anno import facts as fact
from flibuste.games.santy_anno.actions import (
    FRAME,
    LAY_SCUTTLE,
    RUN_CCW,
    RUN_CW,
    SCAN,
    SIT,
    STAND_UP,
    TAKE_SCUTTLE,
    TAPS,
)
from flibuste.games.santy_anno.check import resolve
from flibuste.games.santy_anno.data import CHAIRS, COUNT_FROM
from flibuste.games.santy_anno.deal import lap_is_owed
from flibuste.games.santy_anno.refusals import (
    ALREADY_SEATED,
    EARLIER_THAN_BEFORE,
    FRAME_FIRST,
    HAS_SCUTTLE,
    LAP_AT_START,
    LAP_FIRST,
    NOT_FOR_REAL,
    NOT_SEATED,
    PLAYED_FOR_REAL,
    PLAYED_RUNNING,
    PLAYED_STANDING,
    SCUTTLE_AT_START,
    SIT_FIRST,
)
from flibuste.games.santy_anno.state import (
    DEAL,
    FOR_REAL,
    IN_TURN,
    MOST_ACTIONS,
    NONE,
    RUNNING,
    STANDING,
    State,
)


@compiled
def race_choices(s: State, seat: int, out: Ints) -> int:
    """Writes what a pirate can do now in the race."""
    if s.way == STANDING:
        for ship in range(CHAIRS):
            out[ship] = FRAME + ship
        if s.frame[seat] == NONE:
            return CHAIRS
        out[CHAIRS] = LAY_SCUTTLE
        return CHAIRS + 1
    if s.way == FOR_REAL:
        if not s.holding[seat]:
            out[0] = SCAN + int(s.tile[seat])
            return 1
        for ship in range(CHAIRS):
            out[ship] = SCAN + ship
        return CHAIRS
    if s.seated[seat]:
        out[0] = STAND_UP
        out[1] = LAY_SCUTTLE
        return 2
    out[0] = RUN_CW
    out[1] = RUN_CCW
    if s.holding[seat]:
        out[2] = SIT
        return 3
    if s.lapped[seat] and s.place[seat] == s.chair_of[int(s.tile[seat])]:
        out[2] = TAKE_SCUTTLE
        return 3
    return 2


@compiled
def race_refusal(s: State, seat: int, action: int, instant: int) -> int:
    """Why a pirate in the race cannot do this, or zero."""
    if TAPS <= action < SCAN:
        return NO_SUCH_ACTION
    if 0 < instant < s.instant[seat]:
        return EARLIER_THAN_BEFORE
    if s.way == FOR_REAL:
        if action < SCAN:
            return PLAYED_FOR_REAL
        # SA-73: after the lap only the player's own starting ship counts, and until then nothing else does.
        return ALLOWED if s.holding[seat] or action - SCAN == s.tile[seat] else LAP_AT_START
    if action >= SCAN:
        return NOT_FOR_REAL
    if action >= FRAME:
        return PLAYED_RUNNING if s.way == RUNNING else ALLOWED
    if s.way == STANDING:
        if action != LAY_SCUTTLE:
            return PLAYED_STANDING
        return FRAME_FIRST if s.frame[seat] == NONE else ALLOWED
    if action == STAND_UP:
        return ALLOWED if s.seated[seat] else NOT_SEATED
    if action == LAY_SCUTTLE:
        return ALLOWED if s.seated[seat] else SIT_FIRST
    if s.seated[seat]:
        return ALREADY_SEATED
    if action in (RUN_CW, RUN_CCW):
        return ALLOWED
    if action == SIT:
        if s.holding[seat]:
            return ALLOWED
        return SCUTTLE_AT_START if s.lapped[seat] else LAP_FIRST
    if s.holding[seat]:
        return HAS_SCUTTLE
    if not s.lapped[seat]:
        return LAP_FIRST
    return ALLOWED if s.place[seat] == s.chair_of[int(s.tile[seat])] else SCUTTLE_AT_START


@compiled
def race_lapse(s: State, seat: int) -> int:
    """The next step of the straightest way to a landing where the pirate is."""
    if s.way == STANDING:
        return LAY_SCUTTLE if s.frame[seat] != NONE else FRAME + int(s.tile[seat])
    if s.way == FOR_REAL:
        return SCAN + int(s.tile[seat])
    if s.seated[seat]:
        return LAY_SCUTTLE
    if s.holding[seat]:
        return SIT
    if s.lapped[seat] and s.place[seat] == s.chair_of[int(s.tile[seat])]:
        return TAKE_SCUTTLE
    return RUN_CW


@compiled
def act_in_race(s: State, seat: int, action: int, instant: int, facts: Ints) -> int:
    """Carries out a pirate's action at its instant; returns 1 when a scuttle is laid."""
    if instant == 0:
        instant = int(s.now) + 1
    s.now = max(int(s.now), instant)
    s.instant[seat] = instant
    s.taken[seat] = int(s.taken[seat]) + 1
    if s.taken[seat] >= MOST_ACTIONS:
        s.able = int(s.able) & ~(1 << seat)
    # Behind the curtain nobody sees where another pirate goes (SA-71).
    seen = EVERYONE if s.turn == NONE else 1 << seat
    if action >= SCAN:
        return scan(s, seat, action - SCAN, facts)
    if action in (RUN_CW, RUN_CCW):
        run(s, seat, 1 if action == RUN_CW else -1, seen, facts)
    elif action == SIT:
        s.seated[seat] = 1
        whisper(facts, seen, fact.SAT, seat, int(s.place[seat]), int(s.table[int(s.place[seat])]))
    elif action == STAND_UP:
        s.seated[seat] = 0
        whisper(facts, seen, fact.STOOD, seat, int(s.place[seat]))
    elif action == TAKE_SCUTTLE:
        s.holding[seat] = 1
        whisper(facts, seen, fact.TOOK_SCUTTLE, seat)
    elif action == LAY_SCUTTLE:
        land(s, seat, facts)
        return 1
    else:
        s.frame[seat] = action - FRAME
        whisper(facts, seen, fact.FRAMED, seat, action - FRAME)
    return 0


@compiled
def scan(s: State, seat: int, ship: int, facts: Ints) -> int:
    """SA-72, SA-73: takes the scuttle after the lap, else sits and lays it; returns 1 when it is laid."""
    if not s.holding[seat]:
        s.lapped[seat] = 1
        s.holding[seat] = 1
        tell(facts, fact.LAPPED, seat)
        tell(facts, fact.TOOK_SCUTTLE, seat)
        return 0
    s.place[seat] = s.chair_of[ship]
    s.seated[seat] = 1
    tell(facts, fact.SAT, seat, int(s.place[seat]), ship)
    land(s, seat, facts)
    return 1


@compiled
def next_chair(chair: int, way: int) -> int:
    """The chair beside this one, clockwise by 1 or counter-clockwise by -1."""
    return (chair + way) & (CHAIRS - 1)


@compiled
def run(s: State, seat: int, way: int, seen: int, facts: Ints) -> None:
    """SA-23, SA-26: runs one chair further; the lap is done at a net distance of eight chairs."""
    before = int(s.place[seat])
    s.place[seat] = next_chair(before, way)
    whisper(facts, seen, fact.RAN, seat, before, int(s.place[seat]), way)
    if lap_is_owed(s) and not s.lapped[seat]:
        s.net[seat] = int(s.net[seat]) + way
        if abs(int(s.net[seat])) == CHAIRS:
            s.lapped[seat] = 1
            whisper(facts, seen, fact.LAPPED, seat)


@compiled
def land(s: State, seat: int, facts: Ints) -> None:
    """SA-23, SA-24: lays the scuttle on the pile for good; the last one ends the race."""
    s.out = int(s.out) & ~(1 << seat)
    s.able = int(s.able) & ~(1 << seat)
    s.holding[seat] = 0
    # How somebody ran no longer matters, so it need not be kept secret.
    s.net[seat] = 0
    s.lapped[seat] = 0
    tell(facts, fact.LANDED, seat, int(s.instant[seat]))
    if s.turn != NONE:
        next_go(s, facts)
    elif s.out == 0:
        end_race(s, facts)


@compiled
def next_go(s: State, facts: Ints) -> None:
    """SA-71: the curtain falls, and the same cards are dealt to the next seat, or the race is over."""
    s.turn = int(s.turn) + 1
    s.able = 0
    if s.turn == s.players:
        s.turn = NONE
        end_race(s, facts)
    else:
        s.phase = DEAL
        s.laid = 0
        tell(facts, fact.GO, int(s.turn))


@compiled
def call_count(s: State, facts: Ints) -> None:
    """SA-25: calls the next number of the count; at zero the race is over."""
    s.count = COUNT_FROM if s.count == NONE else int(s.count) - 1
    tell(facts, fact.COUNTED, int(s.count))
    if s.count == 0:
        end_race(s, facts)


@compiled
def call_time(s: State, facts: Ints) -> None:
    """SA-25: at the limit the count runs for all who are out; SA-71: at the limit the go is over."""
    if s.turn == NONE:
        out = 0
        for seat in range(int(s.players)):
            out += (int(s.out) >> seat) & 1
        tell(facts, fact.TIME_UP, out)
        call_count(s, facts)
        return
    seat = int(s.turn)
    s.late = int(s.late) | 1 << seat
    s.out = int(s.out) & ~(1 << seat)
    s.place[seat] = s.chair_of[int(s.tile[seat])]
    s.seated[seat] = 0
    s.holding[seat] = 0
    s.net[seat] = 0
    s.lapped[seat] = 0
    s.frame[seat] = NONE
    tell(facts, fact.LATE, seat, NONE)
    next_go(s, facts)


@compiled
def end_race(s: State, facts: Ints) -> None:
    """Ends the race: those still out are late, the pile is put in order, and the cards are resolved."""
    s.late = int(s.late) | int(s.out)
    s.out = 0
    s.able = 0
    s.count = NONE
    pile_up(s, facts)
    if s.way != STANDING:
        seat_the_late(s, facts)
    elif s.screens != IN_TURN:
        for seat in range(int(s.players)):
            if (int(s.late) >> seat) & 1:
                s.frame[seat] = NONE
                tell(facts, fact.LATE, seat, NONE)
    resolve(s, facts)


@compiled
def pile_up(s: State, facts: Ints) -> None:
    """SA-33: sorts the landings by instant; lots are drawn among equals."""
    count = 0
    for seat in range(int(s.players)):
        if (int(s.late) >> seat) & 1:
            continue
        at = count
        while at > 0 and s.instant[int(s.order[at - 1])] > s.instant[seat]:
            s.order[at] = s.order[at - 1]
            at -= 1
        s.order[at] = seat
        count += 1
    s.arrived = count
    first = 0
    while first < count:
        last = first
        while last + 1 < count and s.instant[int(s.order[last + 1])] == s.instant[int(s.order[first])]:
            last += 1
        if last > first:
            draw_lots(s, first, last)
            tell(facts, fact.LOTS, last - first + 1)
        first = last + 1


@compiled
def draw_lots(s: State, first: int, last: int) -> None:
    """Puts the arrivals of one instant in a random order."""
    for at in range(last, first, -1):
        other = first + draw(s, at - first + 1)
        seat = s.order[at]
        s.order[at] = s.order[other]
        s.order[other] = seat


@compiled
def seat_the_late(s: State, facts: Ints) -> None:
    """SA-25: seats the late on free chairs, the nearest clockwise from where each stands."""
    taken = 0
    for nth in range(int(s.arrived)):
        taken |= 1 << int(s.place[int(s.order[nth])])
    for seat in range(int(s.players)):
        if not (int(s.late) >> seat) & 1:
            continue
        chair = int(s.place[seat])
        while (taken >> chair) & 1:
            chair = (chair + 1) & 7
        taken |= 1 << chair
        s.place[seat] = chair
        s.seated[seat] = 1
        tell(facts, fact.LATE, seat, chair)
