"""What a seat sees, and a full state drawn from what that leaves open.

Hidden are the other hands, the order of the two piles, the face-down events, cards laid for a bluff, a choice
that another seat has made in a fight, and what the other seats know of each other. Another seat's unfinished
choice of cards counts as not begun. What a third seat privately knows is drawn as what everyone knows.
"""

import numpy as np

from flibuste.core.chance import mix, pick, rekey
from flibuste.core.compiled import compiled
from flibuste.core.record import Ints, assign
from flibuste.games.sandokan.data import COPIES, DECK, EVENT_COPIES, EVENT_DECK, FIRST_RED, KINDS, MARQUE
from flibuste.games.sandokan.islands import can_settle
from flibuste.games.sandokan.state import (
    ALL_VIEWERS,
    BLACKS,
    FACE_DOWN,
    FIGHTING,
    ONLOOKERS,
    OPEN,
    PAY_SUM,
    PILE,
    PUBLIC,
    REDS,
    STORM_PILE,
    State,
)


@compiled
def observe(s: State, seat: int, out: State) -> None:
    """Writes the state as the seat knows it, with everything else blanked."""
    viewer = seat if seat < s.players else ONLOOKERS
    assign(out, s)
    out.eyes = viewer + 1
    out.key[0] = 0
    out.key[1] = 0
    out.drawn = 0
    for owner in range(int(s.players)):
        if owner != viewer:
            for kind in range(KINDS):
                out.hands[owner, kind] = 0
            for other in range(ONLOOKERS):
                if other != viewer:
                    for column in range(8):
                        out.known[other, owner, column] = 0
    for place in range(PILE):
        mask = int(out.pile_known[place])
        if mask & PUBLIC:
            out.pile_known[place] = ALL_VIEWERS
        elif (mask >> viewer) & 1:
            out.pile_known[place] = 1 << viewer
        else:
            out.pile_known[place] = 0
            out.pile[place] = 0
    for place in range(STORM_PILE):
        if 0 < out.storms[place] < OPEN:
            out.storms[place] = FACE_DOWN
    for port in range(6):
        if out.port_event[port] < OPEN:
            out.port_event[port] = FACE_DOWN
    if s.active != viewer:
        for value in range(3):
            out.laid[value] = 0
        for kind in range(KINDS):
            out.paid[kind] = 0
    for side in range(2):
        if (s.attacker if side == 0 else s.defender) != viewer:
            out.letter[side] = 0
            for value in range(3):
                out.shown[side, value] = 0


@compiled
def determinize(o: State, stream: Ints, out: State) -> None:
    """Writes a state drawn uniformly from those that the observation leaves open."""
    viewer = int(o.eyes) - 1
    assign(out, o)
    out.eyes = 0
    _deal_events(out, stream)
    unknown = np.empty(KINDS, np.int64)
    cards = np.empty(DECK.shape[0], np.int64)
    while True:
        _count_unknown(o, viewer, unknown)
        if o.covered > 0 and o.active != viewer:
            _lay_covered(out, stream, unknown)
        _deal(o, viewer, stream, unknown, cards, out)
        # A seat that has begun to pay is known to hold the price.
        if o.phase != PAY_SUM or o.asked == viewer or can_settle(out, int(o.asked)):
            break
    if o.phase == FIGHTING:
        for side in range(2):
            _choose_for(out, viewer, side, stream)
    for owner in range(int(o.players)):
        if owner != viewer:
            _share_common_knowledge(out, owner, viewer)
    rekey(out, stream)


@compiled
def _share_common_knowledge(out: State, owner: int, viewer: int) -> None:
    """Lets third seats know what everyone knows of a hand."""
    for other in range(int(out.players)):
        if owner != other != viewer:
            for column in range(8):
                out.known[other, owner, column] = out.known[ONLOOKERS, owner, column]


@compiled
def _count_unknown(o: State, viewer: int, unknown: Ints) -> None:
    """Counts the cards of each kind whose place the viewer does not know."""
    for kind in range(KINDS):
        unknown[kind] = COPIES[kind]
        for owner in range(int(o.players)):
            unknown[kind] -= o.hands[owner, kind] if owner == viewer else o.known[viewer, owner, kind]
    if o.covered > 0 and o.active == viewer:
        for kind in range(FIRST_RED):
            unknown[kind] -= o.laid[kind]
    for depth in range(int(o.pile_size)):
        place = (int(o.pile_top) + depth) & (PILE - 1)
        if o.pile_known[place] != 0:
            unknown[int(o.pile[place])] -= 1


@compiled
def _deal(o: State, viewer: int, stream: Ints, unknown: Ints, cards: Ints, out: State) -> None:
    """Deals the unknown cards: from the known colour where only that is known, then everywhere else."""
    count = 0
    for kind in range(FIRST_RED):
        for _ in range(unknown[kind]):
            cards[count] = kind
            count += 1
    blacks = count
    for kind in range(FIRST_RED, KINDS):
        for _ in range(unknown[kind]):
            cards[count] = kind
            count += 1
    first = 0
    for owner in range(int(o.players)):
        if owner == viewer:
            continue
        sure = o.known[viewer, owner]
        for kind in range(KINDS):
            out.hands[owner, kind] = sure[kind]
        for _ in range(int(sure[BLACKS]) - int(sure[0]) - int(sure[1]) - int(sure[2])):
            # Black cards stand at first..blacks - 1, red ones at blacks..count - 1.
            chosen = first + pick(stream, blacks - first)
            out.hands[owner, cards[chosen]] += 1
            cards[chosen] = cards[first]
            first += 1
        for _ in range(int(sure[REDS]) - int(sure[3]) - int(sure[4]) - int(sure[5])):
            chosen = blacks + pick(stream, count - blacks)
            out.hands[owner, cards[chosen]] += 1
            count -= 1
            cards[chosen] = cards[count]
    for owner in range(int(o.players)):
        if owner != viewer:
            sure = o.known[viewer, owner]
            for _ in range(int(o.cards[owner]) - int(sure[BLACKS]) - int(sure[REDS])):
                count -= 1
                chosen = first + pick(stream, count + 1 - first)
                out.hands[owner, cards[chosen]] += 1
                cards[chosen] = cards[count]
    for depth in range(int(o.pile_size)):
        place = (int(o.pile_top) + depth) & (PILE - 1)
        if o.pile_known[place] == 0:
            count -= 1
            chosen = first + pick(stream, count + 1 - first)
            out.pile[place] = cards[chosen]
            cards[chosen] = cards[count]


@compiled
def _lay_covered(out: State, stream: Ints, unknown: Ints) -> None:
    """Draws the covered cards of a bluff: black ones that allow no more than what was sailed (SK-50)."""
    while True:
        allowance = 0
        for value in range(3):
            out.laid[value] = 0
        left = unknown[0] + unknown[1] + unknown[2]
        for _ in range(int(out.covered)):
            nth = pick(stream, left)
            left -= 1
            value = 0
            while nth >= unknown[value] - out.laid[value]:
                nth -= unknown[value] - out.laid[value]
                value += 1
            out.laid[value] += 1
            allowance += value + 1
        if allowance <= out.cells:
            break
    for value in range(3):
        unknown[value] -= out.laid[value]


@compiled
def _choose_for(out: State, viewer: int, side: int, stream: Ints) -> None:
    """Draws the secret choice of a captain who has answered (SK-41)."""
    seat = int(out.attacker) if side == 0 else int(out.defender)
    if seat == viewer or (int(out.waiting) >> seat) & 1:
        return
    if out.marque == seat:
        out.letter[side] = pick(stream, 2)
    while out.reds_chosen:
        shown = 0
        for value in range(3):
            out.shown[side, value] = pick(stream, int(out.hands[seat, FIRST_RED + value]) + 1)
            shown += int(out.shown[side, value])
        if shown > 0 or side == 1:
            break


@compiled
def _deal_events(out: State, stream: Ints) -> None:
    """Deals the events nobody has seen to the ports and the pile of Storms."""
    unseen = np.empty(EVENT_COPIES.shape[0], np.int64)
    for event in range(EVENT_COPIES.shape[0]):
        unseen[event] = EVENT_COPIES[event]
    if out.marque >= 0:
        unseen[MARQUE] -= 1
    for place in range(STORM_PILE):
        if out.storms[place] > OPEN:
            unseen[int(out.storms[place]) - OPEN - 1] -= 1
    for port in range(6):
        if out.port_event[port] > OPEN:
            unseen[int(out.port_event[port]) - OPEN - 1] -= 1
    cards = np.empty(EVENT_DECK.shape[0], np.int64)
    count = 0
    for event in range(EVENT_COPIES.shape[0]):
        for _ in range(unseen[event]):
            cards[count] = event
            count += 1
    mix(stream, cards, count)
    for port in range(6):
        if out.port_event[port] == FACE_DOWN:
            count -= 1
            out.port_event[port] = cards[count] + 1
    for place in range(STORM_PILE):
        if out.storms[place] == FACE_DOWN:
            count -= 1
            out.storms[place] = cards[count] + 1
