"""Where a captain wants to go: what each port and island promises him, less the turns it takes."""

from typing import Final

from flibuste.bots.mind import Floats
from flibuste.bots.sandokan.chart import GOALS, TO_STORMS, TO_TREASURE_ISLAND, TURNS, TURNS_HEADING
from flibuste.core.compiled import compiled
from flibuste.games.sandokan.data import (
    BESIDE,
    HOLD,
    MOST_CARDS,
    PORT_AT,
    SERENITY,
    STORMS,
    TO_WIN,
    TREASURE_ISLAND,
    VALUE,
    X,
    Y,
)
from flibuste.games.sandokan.fights import exposed, reds_in_hand
from flibuste.games.sandokan.ports import treasure_at
from flibuste.games.sandokan.quay import points_at_home
from flibuste.games.sandokan.state import State
from flibuste.games.sandokan.treasures import has_room, worth

A_TURN: Final = 0.55
"""What a turn costs, in points of treasure."""
A_CARD: Final = 0.5
A_FULL_HAND: Final = 3.0
"""What it is worth to fill an empty hand at Treasure Island."""
A_LOST_CARD: Final = 1.0
A_PURCHASE: Final = 2.5
A_FREE_PRIZE: Final = 1.1
"""What a point of treasure in a free port is worth."""
A_STORM_EVENT: Final = 0.4
A_CARD_IN_STORMS: Final = 0.08
"""A card more in hand, up to six, pays for what an event offers."""
NO_ROOM_IN_STORMS: Final = -1.3
A_WIN: Final = 5.5
A_FULL_HOLD: Final = 0.4
A_DEFEAT: Final = 1.5
AVERAGE_RED: Final = 0.94
"""How much a card of an unknown hand fights with, on average."""
SURE: Final = 2.25
"""A lead of so many points wins a fight as good as surely."""
AT_THE_ISLAND: Final = 1.2
AT_STORMS: Final = 0.4
"""The part of an island's reward that ending a turn beside it brings at once."""


@compiled
def rewards(s: State, seat: int, out: Floats) -> None:
    """Writes what reaching each goal is worth to a captain now."""
    carried = worth(s.cargo[seat])
    room = has_room(s, seat)
    for port in range(6):
        out[port] = -99.0
        if port == s.home[seat]:
            if carried > 0:
                out[port] = carried + (0.0 if room else A_FULL_HOLD)
                if points_at_home(s, seat) + carried >= TO_WIN:
                    out[port] += A_WIN
        elif s.owner[port] < 0 and room and not (int(s.plagued) >> seat) & 1:
            treasure = treasure_at(s, port)
            if treasure >= 0:
                out[port] = A_FREE_PRIZE * VALUE[treasure]
    cards = int(s.cards[seat])
    out[TO_TREASURE_ISLAND] = A_FULL_HAND * (MOST_CARDS - cards) / MOST_CARDS
    if room and not (int(s.bought) >> seat) & 1 and cards > 3:
        out[TO_TREASURE_ISLAND] += A_PURCHASE
    out[TO_STORMS] = A_STORM_EVENT + A_CARD_IN_STORMS * min(cards, 6) if room else NO_ROOM_IN_STORMS


@compiled
def prospect(cell: int, wanted: Floats) -> float:
    """The best goal's reward less the turns to it, if the heading can still be chosen."""
    best = -99.0
    for goal in range(GOALS):
        best = max(best, wanted[goal] - A_TURN * TURNS[cell, goal])
    return best


@compiled
def prospect_heading(cell: int, heading: int, wanted: Floats) -> float:
    """The best goal's reward less the turns to it, for a boat that points this way."""
    best = -99.0
    for goal in range(GOALS):
        best = max(best, wanted[goal] - A_TURN * TURNS_HEADING[goal, cell, heading])
    return best


@compiled
def at_once(s: State, seat: int, cell: int, wanted: Floats) -> float:
    """What ending a turn on a cell brings at once."""
    port = int(PORT_AT[cell])
    if port >= 0:
        return max(float(wanted[port]), 0.0) if cell != s.where[seat] else 0.0
    if BESIDE[cell] == TREASURE_ISLAND:
        return AT_THE_ISLAND * float(wanted[TO_TREASURE_ISLAND])
    if BESIDE[cell] == STORMS:
        return AT_STORMS * max(float(wanted[TO_STORMS]), 0.0)
    return 0.0


@compiled
def odds(s: State, seat: int, other: int) -> float:
    """How likely a captain beats another one, by his red cards and the number of the other's cards."""
    mine = int(s.hands[seat, 3]) + 2 * int(s.hands[seat, 4]) + 3 * int(s.hands[seat, 5])
    theirs = AVERAGE_RED * int(s.cards[other])
    if s.marque == other:
        theirs += 2.0
    if s.marque == seat:
        mine += 2
    return min(max(0.5 + (mine - theirs) / (2.0 * SURE), 0.0), 1.0)


@compiled
def prey(s: State, seat: int, other: int) -> float:
    """What an attack on a boat is worth."""
    chance = odds(s, seat, other)
    room = HOLD - int(s.aboard[seat])
    loot = min(worth(s.cargo[other]), 5 * room) if room > 0 else 0.3 * worth(s.cargo[other])
    return chance * (loot + 2.0 * A_LOST_CARD) - (1.0 - chance) * A_DEFEAT


@compiled
def near(s: State, seat: int, cell: int) -> float:
    """The best attack that a boat could make after a move to a cell, zero if none is worth it."""
    if PORT_AT[cell] >= 0 or BESIDE[cell] == SERENITY or reds_in_hand(s, seat) == 0:
        return 0.0
    best = 0.0
    for other in range(int(s.players)):
        there = int(s.where[other])
        if (
            other != seat
            and exposed(s, other)
            and abs(X[cell] - X[there]) <= 1
            and abs(Y[cell] - Y[there]) <= 1
        ):
            best = max(best, prey(s, seat, other))
    return best
