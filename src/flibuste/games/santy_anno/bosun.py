"""The dealer by hand: the Bosun names what lies on the real table, and the rules check it (SA-13)."""

import numpy as np

from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.core.refusal import ALLOWED, NO_SUCH_ACTION, NOT_YOUR_TURN
from flibuste.core.seats import BOSUN
from flibuste.games.santy_anno import facts as fact
from flibuste.games.santy_anno.actions import (
    CHECK,
    HAPPENS,
    LIES,
    NEXT_ROUND,
    SCAN,
    SITS,
    STARTS,
    TAKE_BACK,
    TOO_LATE,
    TURNED,
    WRESTLED,
)
from flibuste.games.santy_anno.check import resolve
from flibuste.games.santy_anno.data import CHAIRS, EVENT_KINDS, KINDS
from flibuste.games.santy_anno.deal import begin_round, has_events, line_length, still_in_deck, take_from_deck
from flibuste.games.santy_anno.fleets import FLEETS, is_told_once, put_in_order
from flibuste.games.santy_anno.refusals import (
    ALL_ARE_IN,
    ALREADY_IN_PILE,
    NOT_IN_DECK,
    NOT_NOW,
    NOT_TIED,
    NOTHING_TO_TAKE_BACK,
    NUMBERS_IN_ORDER,
    PILE_INCOMPLETE,
    PLACE_TAKEN,
    SHIP_LIES,
    TOO_MANY_SLIPS,
)
from flibuste.games.santy_anno.state import (
    DEAL,
    FIGHT,
    HAND,
    MOST_SLIPS,
    NAME_SHIPS,
    NAME_STARTS,
    NONE,
    PILE,
    RUNNING,
    SHOW,
    State,
)


@compiled
def numbers_in_order(table: Ints, last: int) -> bool:
    """SA-10: whether the numbers at the chairs up to this one run 1 to 8 around the table, either way."""
    step = (int(table[1]) - int(table[0])) & 7
    if step not in (1, 7):
        return False
    for chair in range(1, last):
        if ((int(table[chair + 1]) - int(table[chair])) & 7) != step:
            return False
    return True


@compiled
def event_is_next(s: State) -> bool:
    """Whether the event is named now: after the second card and before the first (SA-21)."""
    return has_events(s) and s.event == NONE and s.laid == line_length(s) - 1


@compiled
def can_take_back(s: State) -> bool:
    """Whether the last thing named can be corrected: anything up to the check of the pile."""
    if s.slips >= MOST_SLIPS:
        return False
    if s.phase == NAME_SHIPS:
        return s.named > 0
    if s.phase == DEAL:
        return s.laid > 0 or s.round_number == 1
    return s.phase in (NAME_STARTS, PILE)


@compiled
def bosun_choices(s: State, out: Ints) -> int:
    """Writes what the Bosun can name now."""
    count = 0
    if s.phase == SHOW:
        out[0] = NEXT_ROUND
        return 1
    if s.phase == NAME_SHIPS:
        first, last = LIES, LIES + CHAIRS
    elif s.phase == NAME_STARTS:
        first, last = STARTS, STARTS + CHAIRS
    elif s.phase == DEAL:
        first, last = (HAPPENS, HAPPENS + EVENT_KINDS) if event_is_next(s) else (TURNED, TURNED + KINDS)
    elif s.phase == PILE:
        first, last = SITS, SITS + int(s.players) * CHAIRS
    else:
        first, last = WRESTLED, WRESTLED + int(s.players)
    for action in range(first, last):
        if bosun_refusal(s, action) == ALLOWED:
            out[count] = action
            count += 1
    if s.phase == PILE:
        out[count] = TOO_LATE if s.out else CHECK
        count += 1
    if can_take_back(s):
        out[count] = TAKE_BACK
        count += 1
    return count


@compiled
def bosun_refusal(s: State, action: int) -> int:
    """Why the Bosun cannot name this, or zero."""
    if action < NEXT_ROUND:
        return NOT_YOUR_TURN
    if action == NEXT_ROUND:
        return ALLOWED if s.phase == SHOW else NOT_NOW
    if action == TAKE_BACK:
        if can_take_back(s):
            return ALLOWED
        return TOO_MANY_SLIPS if s.slips >= MOST_SLIPS else NOTHING_TO_TAKE_BACK
    if action < STARTS:
        return lies_refusal(s, action - LIES) if s.phase == NAME_SHIPS else NOT_NOW
    if action < TURNED:
        return start_refusal(s, action - STARTS) if s.phase == NAME_STARTS else NOT_NOW
    if action < HAPPENS:
        if s.phase != DEAL or event_is_next(s):
            return NOT_NOW
        return ALLOWED if still_in_deck(s, action - TURNED) else NOT_IN_DECK
    if action < SITS:
        if s.phase != DEAL or not event_is_next(s):
            return NOT_NOW
        return ALLOWED if s.events_left[action - HAPPENS] > 0 else NOT_IN_DECK
    if action < WRESTLED:
        return pile_refusal(s, action)
    if s.phase != FIGHT or action >= SCAN:
        return NOT_NOW
    return ALLOWED if (int(s.tied) >> (action - WRESTLED)) & 1 else NOT_TIED


@compiled
def lies_refusal(s: State, ship: int) -> int:
    """SA-10: a ship lies once, and the last two must not complete a row of numbers."""
    chair = int(s.named)
    for other in range(chair):
        if s.table[other] == ship:
            return SHIP_LIES
    if chair == CHAIRS - 2:
        number = np.zeros(CHAIRS, np.int8)
        put_in_order(int(s.numbered), number)
        lying = np.zeros(CHAIRS, np.int8)
        for place in range(chair):
            lying[place] = number[int(s.table[place])]
        last_step = (int(number[ship]) - int(lying[chair - 1])) & 7
        if numbers_in_order(lying, chair - 1) and last_step == (int(lying[1]) - int(lying[0])) & 7:
            return NUMBERS_IN_ORDER
    return ALLOWED


@compiled
def fleet_refusal(s: State, seat: int, number: int) -> int:
    """SA-14: why the ships cannot be painted as told, or zero."""
    if number >= FLEETS or not is_told_once(number):
        return NO_SUCH_ACTION
    if s.dealer != HAND or seat != BOSUN:
        return NOT_YOUR_TURN
    if s.phase in (SHOW, FIGHT):
        return NOT_NOW
    return TOO_MANY_SLIPS if s.slips >= MOST_SLIPS else ALLOWED


@compiled
def pile_refusal(s: State, action: int) -> int:
    """SA-24, SA-25: each scuttle lies in the pile once; it is checked when all are in or too late."""
    if s.phase != PILE:
        return NOT_NOW
    if action == TOO_LATE:
        return ALLOWED if s.out else ALL_ARE_IN
    if action == CHECK:
        return PILE_INCOMPLETE if s.out else ALLOWED
    return ALLOWED if (int(s.out) >> ((action - SITS) >> 3)) & 1 else ALREADY_IN_PILE


@compiled
def act_by_hand(s: State, action: int, facts: Ints) -> None:
    """Carries out what the Bosun names."""
    if action == TAKE_BACK:
        s.slips = int(s.slips) + 1
        take_back(s, facts)
    elif action < STARTS:
        name_ship(s, action - LIES, facts)
    elif action < TURNED:
        name_start(s, action - STARTS, facts)
    elif action < HAPPENS:
        turn_card(s, action - TURNED, facts)
    elif action < SITS:
        s.event = action - HAPPENS
        s.events_left[int(s.event)] -= 1
        tell(facts, fact.EVENT, int(s.event))
    elif action == TOO_LATE:
        s.late = int(s.out)
        s.out = 0
        for seat in range(int(s.players)):
            if (int(s.late) >> seat) & 1:
                tell(facts, fact.LATE, seat, NONE)
    elif action == CHECK:
        resolve(s, facts)
    else:
        name_landing(s, (action - SITS) >> 3, (action - SITS) & 7, facts)


@compiled
def start_refusal(s: State, ship: int) -> int:
    """SA-11: why nobody can start at this ship now, or zero."""
    for seat in range(int(s.named) - CHAIRS):
        if s.tile[seat] == ship:
            return PLACE_TAKEN
    return ALLOWED


@compiled
def start_choices(s: State, out: Ints) -> int:
    """Writes the ships where nobody starts yet."""
    count = 0
    for ship in range(CHAIRS):
        if start_refusal(s, ship) == ALLOWED:
            out[count] = STARTS + ship
            count += 1
    return count


@compiled
def name_ship(s: State, ship: int, facts: Ints) -> None:
    """SA-10: the ships as they lie, chair by chair, clockwise."""
    chair = int(s.named)
    s.table[chair] = ship
    s.chair_of[ship] = chair
    s.named = chair + 1
    tell(facts, fact.LIES, chair, ship)
    if s.named == CHAIRS:
        s.phase = NAME_STARTS


@compiled
def name_start(s: State, ship: int, facts: Ints) -> None:
    """SA-11: where each pirate's tile starts, seat by seat."""
    seat = int(s.named) - CHAIRS
    s.tile[seat] = ship
    s.named = int(s.named) + 1
    tell(facts, fact.STARTS, seat, ship)
    if seat + 1 == s.players:
        begin_round(s, 1, facts)


@compiled
def turn_card(s: State, kind: int, facts: Ints) -> None:
    """SA-20: the cards as they are laid, from the last to the first, which starts the race."""
    position = line_length(s) - 1 - int(s.laid)
    take_from_deck(s, kind, 1)
    s.cards[position] = kind
    s.laid = int(s.laid) + 1
    s.drawn_cards = s.laid
    tell(facts, fact.LAID, position + 1, kind)
    if position == 0:
        s.phase = PILE
        tell(facts, fact.CAST_OFF)


@compiled
def name_landing(s: State, seat: int, ship: int, facts: Ints) -> None:
    """SA-28: the next scuttle of the turned pile and where its pirate sits."""
    if s.way == RUNNING:
        s.place[seat] = s.chair_of[ship]
        s.seated[seat] = 1
    else:
        s.frame[seat] = ship
    s.holding[seat] = 0
    s.order[int(s.arrived)] = seat
    s.arrived = int(s.arrived) + 1
    s.out = int(s.out) & ~(1 << seat)
    tell(facts, fact.SITS, seat, ship, int(s.arrived))


@compiled
def take_back(s: State, facts: Ints) -> None:
    """Corrects a mistake: undoes the last thing named."""
    if s.phase == PILE and (s.late or s.arrived):
        take_back_landing(s, facts)
    elif s.phase == PILE or (s.phase == DEAL and s.laid > 0):
        take_back_card(s, facts)
    elif s.named > CHAIRS:
        s.phase = NAME_STARTS
        s.named = int(s.named) - 1
        s.tile[int(s.named) - CHAIRS] = NONE
        tell(facts, fact.TAKEN_BACK, fact.TAKEN_START)
    else:
        s.phase = NAME_SHIPS
        s.named = int(s.named) - 1
        s.chair_of[int(s.table[int(s.named)])] = NONE
        s.table[int(s.named)] = NONE
        tell(facts, fact.TAKEN_BACK, fact.TAKEN_SHIP)


@compiled
def take_back_landing(s: State, facts: Ints) -> None:
    """Puts those who are too late back into the race, or else the last scuttle of the pile."""
    if s.late:
        s.out = int(s.late)
        s.late = 0
        tell(facts, fact.TAKEN_BACK, fact.TAKEN_LATE)
        return
    s.arrived = int(s.arrived) - 1
    seat = int(s.order[int(s.arrived)])
    s.order[int(s.arrived)] = NONE
    s.out = int(s.out) | 1 << seat
    s.place[seat] = s.chair_of[int(s.tile[seat])]
    s.seated[seat] = 0
    s.frame[seat] = NONE
    s.holding[seat] = 1
    tell(facts, fact.TAKEN_BACK, fact.TAKEN_LANDING)


@compiled
def take_back_card(s: State, facts: Ints) -> None:
    """Puts the event, if it was named last, or the last card back into its deck."""
    if s.phase == DEAL and s.event != NONE:
        s.events_left[int(s.event)] += 1
        s.event = NONE
        tell(facts, fact.TAKEN_BACK, fact.TAKEN_EVENT)
        return
    position = line_length(s) - int(s.laid)
    take_from_deck(s, int(s.cards[position]), -1)
    s.cards[position] = NONE
    s.laid = int(s.laid) - 1
    s.drawn_cards = s.laid
    s.phase = DEAL
    tell(facts, fact.TAKEN_BACK, fact.TAKEN_CARD)
