"""Santy Anno from the set-up to the captain: who may act, what, and what follows.

The phases have files of their own: deal, race, check, duel, and bosun for the dealer by hand.
"""

from flibuste.core.chance import draw, shuffle
from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.core.refusal import ALLOWED, GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN
from flibuste.core.seats import BOSUN, CLOCK
from flibuste.games.santy_anno import facts as fact
from flibuste.games.santy_anno.actions import (
    AFTER_PLAYERS,
    CAST_OFF,
    COUNT,
    DENSE,
    INSTANT_SHIFT,
    LAST_INSTANT,
    LAY_CARD,
    MOST_TAPS,
    NEXT_ROUND,
    SCAN,
    STARTS,
    TAPS,
    TIME_UP,
    TURNED,
    WRESTLED,
)
from flibuste.games.santy_anno.bosun import (
    act_by_hand,
    bosun_choices,
    bosun_refusal,
    fleet_refusal,
    numbers_in_order,
    start_choices,
    start_refusal,
)
from flibuste.games.santy_anno.data import CHAIRS, COINS_OF_A_VALUE, ROUNDS
from flibuste.games.santy_anno.deal import (
    begin_round,
    cast_off,
    clear_harbour,
    lay_card,
    line_length,
    shuffle_decks,
)
from flibuste.games.santy_anno.duel import rank_all, size, tap, win_at_wrestling
from flibuste.games.santy_anno.fleets import FLEET_IS, has_our_fleet, take_fleet
from flibuste.games.santy_anno.race import (
    act_in_race,
    call_count,
    call_time,
    race_choices,
    race_lapse,
    race_refusal,
)
from flibuste.games.santy_anno.refusals import (
    BEFORE_CAST_OFF,
    BEHIND_CURTAIN,
    HAS_TAPPED,
    NOT_NOW,
    NOT_TIED,
    OUT_OF_BREATH,
    RACE_IS_OVER,
    SCUTTLE_IS_LAID,
)
from flibuste.games.santy_anno.state import (
    CHOSEN,
    DEAL,
    FIGHT,
    FOR_REAL,
    HAND,
    NAME_SHIPS,
    NAME_STARTS,
    NONE,
    OVER,
    RACE,
    RUNNING,
    SHOW,
    TOGETHER,
    VERSION,
    State,
)


@compiled
def setup(s: State, players: int, options: Ints, key: Ints) -> None:
    """SA-10 to SA-12: ships around the table, a pirate and a chair for everyone, the decks."""
    s.version = VERSION
    s.players = players
    s.key[:] = key
    s.drawn = 0
    s.way = options[0]
    s.deck = options[1]
    s.scores = options[2]
    s.ties = options[3]
    s.rum_lap = options[4]
    s.dealer = options[5]
    # By hand the Bosun says who sits where, so no phone does.
    if s.dealer == HAND and s.way == FOR_REAL:
        s.way = RUNNING
    # By hand there is one screen and one person at it, whatever the option; for real everyone has a phone.
    s.screens = TOGETHER if s.dealer == HAND or s.way == FOR_REAL else options[6]
    s.check = options[7]
    take_fleet(s, 0)
    s.slips = 0
    s.bout = 0
    s.ending = 0
    s.named = 0
    s.tied = 0
    s.tapped = 0
    s.taps[:] = NONE
    s.shown_taps[:] = NONE
    s.rank[:] = 0
    s.coins[:] = 0
    s.box[:] = COINS_OF_A_VALUE
    s.tile[:] = NONE
    s.place[:] = NONE
    s.holding[:] = 0
    s.table[:] = NONE
    s.chair_of[:] = NONE
    shuffle_decks(s)
    if s.dealer == HAND:
        await_bosun(s)
        return
    lay_ships(s)
    if options[8] == CHOSEN:
        await_choices(s)
        return
    choose_chairs(s)
    clear_harbour(s, 1)


@compiled
def await_bosun(s: State) -> None:
    """An empty table, on which the Bosun names everything that lies there."""
    s.tile[:] = 0
    s.chair_of[:] = 0
    clear_harbour(s, 1)
    s.phase = NAME_SHIPS
    s.tile[:] = NONE
    s.chair_of[:] = NONE
    s.place[:] = NONE


@compiled
def await_choices(s: State) -> None:
    """SA-11: the ships lie, and everyone chooses where to start, seat by seat."""
    s.tile[:] = 0
    clear_harbour(s, 1)
    s.phase = NAME_STARTS
    s.named = CHAIRS
    s.tile[:] = NONE
    s.place[:] = NONE


@compiled
def lay_ships(s: State) -> None:
    """SA-10: at random, and again while the numbers run 1 to 8 around the table."""
    for chair in range(CHAIRS):
        s.table[chair] = chair
    shuffle(s, s.table, CHAIRS)
    while numbers_in_order(s.table, CHAIRS - 1):
        shuffle(s, s.table, CHAIRS)
    for chair in range(CHAIRS):
        s.chair_of[int(s.table[chair])] = chair


@compiled
def choose_chairs(s: State) -> None:
    """SA-11: everyone gets his own chair, and the tile starts at its ship."""
    taken = 0
    for seat in range(int(s.players)):
        nth = draw(s, CHAIRS - seat)
        chair = 0
        while (taken >> chair) & 1 or nth > 0:
            nth -= 1 - ((taken >> chair) & 1)
            chair += 1
        taken |= 1 << chair
        s.tile[seat] = s.table[chair]


@compiled
def actors(s: State) -> int:
    """In the race all who are out and the clock; in a duel the tied; else the clock, or by hand the Bosun."""
    if s.phase == OVER:
        return 0
    if s.dealer == HAND:
        return 1 << BOSUN
    if s.phase == NAME_STARTS:
        return 1 << (int(s.named) - CHAIRS)
    if s.phase == RACE:
        return int(s.able) | 1 << CLOCK
    return int(s.able) if s.phase == FIGHT else 1 << CLOCK


@compiled
def clock_action(s: State) -> int:
    """What the clock does next; it never has a choice."""
    if s.phase == DEAL:
        return LAY_CARD if s.laid < line_length(s) - 1 else CAST_OFF
    if s.phase == SHOW:
        return NEXT_ROUND
    # SA-25: the count is for the last one; with several out the time limit comes first.
    if s.count == NONE and (s.turn != NONE or size(int(s.out)) > 1):
        return TIME_UP
    return COUNT


@compiled
def legal(s: State, seat: int, out: Ints) -> int:
    """Writes the seat's choices and returns how many there are."""
    if not (actors(s) >> seat) & 1:
        return 0
    if seat == CLOCK:
        out[0] = clock_action(s)
        return 1
    if seat == BOSUN:
        return bosun_choices(s, out)
    if s.phase == NAME_STARTS:
        return start_choices(s, out)
    if s.phase == RACE:
        return race_choices(s, seat, out)
    for taps in range(MOST_TAPS + 1):
        out[taps] = TAPS + taps
    return MOST_TAPS + 1


@compiled
def allowed(s: State, seat: int, action: int) -> int:
    """Zero if the action may be taken, else why not."""
    if s.phase == OVER:
        return GAME_OVER
    instant = action >> INSTANT_SHIFT
    untimed = action & ((1 << INSTANT_SHIFT) - 1)
    if action >= FLEET_IS:
        return fleet_refusal(s, seat, action - FLEET_IS)
    if action < 0 or untimed >= DENSE or instant > LAST_INSTANT:
        return NO_SUCH_ACTION
    if instant and (TAPS <= untimed < SCAN or s.phase != RACE):
        return NO_SUCH_ACTION
    if seat == CLOCK or seat == BOSUN:
        if not (actors(s) >> seat) & 1:
            return NOT_YOUR_TURN
        if seat == BOSUN:
            return bosun_refusal(s, untimed)
        if untimed < AFTER_PLAYERS or untimed > NEXT_ROUND:
            return NOT_YOUR_TURN
        return ALLOWED if untimed == clock_action(s) else NOT_NOW
    if seat < 0 or seat >= s.players or s.dealer == HAND:
        return NOT_YOUR_TURN
    if s.phase == NAME_STARTS:
        if not (actors(s) >> seat) & 1:
            return NOT_YOUR_TURN
        return start_refusal(s, untimed - STARTS) if STARTS <= untimed < TURNED else NOT_NOW
    if AFTER_PLAYERS <= untimed < SCAN:
        return NOT_YOUR_TURN
    return player_refusal(s, seat, untimed, instant)


@compiled
def player_refusal(s: State, seat: int, action: int, instant: int) -> int:
    """Why a player cannot do this now, or zero."""
    able = (int(s.able) >> seat) & 1
    if s.phase == FIGHT:
        if action < TAPS or action >= SCAN:
            return NOT_NOW
        if able:
            return ALLOWED
        return HAS_TAPPED if (int(s.tapped) >> seat) & 1 else NOT_TIED
    if TAPS <= action < SCAN:
        return NOT_NOW
    if s.phase == RACE and able:
        return race_refusal(s, seat, action, instant)
    if s.phase == SHOW:
        if action < SCAN:
            return NOT_NOW
        return RACE_IS_OVER if (int(s.late) >> seat) & 1 else SCUTTLE_IS_LAID
    if not (int(s.out) >> seat) & 1:
        return SCUTTLE_IS_LAID
    if s.turn != NONE and s.turn != seat:
        return BEHIND_CURTAIN
    return BEFORE_CAST_OFF if s.phase == DEAL else OUT_OF_BREATH


@compiled
def apply(s: State, seat: int, action: int, facts: Ints) -> int:
    """Carries out an allowed action; returns 1 unless it is a step that reveals nothing and ends nothing."""
    if action >= FLEET_IS:
        take_fleet(s, action - FLEET_IS)
        s.slips = int(s.slips) + 1
        tell(facts, fact.PAINTED, 0 if has_our_fleet(s) else 1)
        return 0
    untimed = action & ((1 << INSTANT_SHIFT) - 1)
    if untimed < TAPS or untimed >= SCAN:
        return act_in_race(s, seat, untimed, action >> INSTANT_SHIFT, facts)
    if untimed < AFTER_PLAYERS:
        tap(s, seat, untimed - TAPS, facts)
    elif untimed == LAY_CARD:
        lay_card(s, facts)
    elif untimed == CAST_OFF:
        cast_off(s, facts)
    elif untimed == COUNT:
        call_count(s, facts)
    elif untimed == TIME_UP:
        call_time(s, facts)
    elif untimed == NEXT_ROUND:
        next_round(s, facts)
    elif untimed >= WRESTLED:
        win_at_wrestling(s, untimed - WRESTLED, facts)
    else:
        act_by_hand(s, untimed, facts)
        return 1 if s.phase == SHOW else 0
    return 1


@compiled
def next_round(s: State, facts: Ints) -> None:
    """SA-30, SA-31: everyone goes to the ship of his tile; after the fifth round the loot is counted."""
    if s.round_number == ROUNDS:
        rank_all(s, facts)
        return
    for seat in range(int(s.players)):
        s.tile[seat] = s.end[seat]
    begin_round(s, int(s.round_number) + 1, facts)


@compiled
def lapse(s: State, seat: int) -> int:
    """The action of a seat whose time is up: the clock's only step, no taps, or a landing on the spot."""
    if seat == CLOCK:
        return clock_action(s)
    if seat == BOSUN:
        return first_by_hand(s)
    if s.phase == NAME_STARTS:
        return first_by_hand(s)
    return race_lapse(s, seat) if s.phase == RACE else TAPS


@compiled
def first_by_hand(s: State) -> int:
    """The lowest of the Bosun's choices."""
    for action in range(NEXT_ROUND, DENSE):
        if bosun_refusal(s, action) == ALLOWED:
            return action
    return NONE


@compiled
def prompt(s: State, seat: int) -> int:
    """The number of what the seat is asked now: one for a whole race, one for each card, number and bout."""
    if not (actors(s) >> seat) & 1:
        return 0
    step = 0
    if seat == CLOCK and s.phase == DEAL:
        step = int(s.laid) + 1
    elif seat == CLOCK and s.phase == RACE:
        step = 2 + int(s.count) + (8 if size(int(s.out)) == 1 else 0)
    elif s.phase == FIGHT:
        step = int(s.bout)
    elif seat == BOSUN or s.phase == NAME_STARTS:
        step = int(s.named) + int(s.laid) + int(s.arrived) + (s.event != NONE) + (s.late != 0)
    turn = int(s.turn) + 1
    # A corrected mistake asks the same question again.
    return (((int(s.round_number) * 16 + turn) * 32 + step) * 8 + int(s.phase)) * 256 + int(s.slips) + 1


@compiled
def outcome(s: State, ranks: Ints) -> int:
    """Zero while the game goes on, else how it ended."""
    if s.phase != OVER:
        return 0
    for seat in range(int(s.players)):
        ranks[seat] = s.rank[seat]
    return int(s.ending)
