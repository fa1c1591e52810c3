"""Where a captain wants to go: what each port and island promises him, less the turns it takes."""

from typing import Final

from flibuste.core.compiled import compiled
from flibuste.core.mind import Floats
from flibuste.games.sandokan.data import (
    BESIDE,
    DX,
    DY,
    HOLD,
    MOST_CARDS,
    PORT_AT,
    STORMS,
    TO_WIN,
    TREASURE_ISLAND,
    VALUE,
    X,
    Y,
)
from flibuste.games.sandokan.fights import exposed, reds_in_hand
from flibuste.games.sandokan.mind.chart import GOALS, TO_STORMS, TO_TREASURE_ISLAND, TURNS, TURNS_HEADING
from flibuste.games.sandokan.ports import treasure_at
from flibuste.games.sandokan.quay import points_at_home
from flibuste.games.sandokan.state import State
from flibuste.games.sandokan.treasures import has_room, worth

A_TURN: Final = 0.55
"""What a turn costs, in points of treasure."""
A_CARD: Final = 0.5
A_FULL_HAND: Final = 3.0
"""What filling an empty hand at Treasure Island is worth."""
A_CELL: Final = 0.05
"""What the black cards for a cell are worth when cards are spent (SK-27)."""
A_STOCK: Final = 7.0
"""What filling an empty hand at Treasure Island is worth in that case."""
A_STOCKED_HAND: Final = 9
"""The number of cards from which on nobody fetches more in that case."""
NO_WAY: Final = 2.0
"""What the island is worth on top to a captain whose black cards carry him nowhere."""
A_LEG: Final = 4
"""The cells of black cards that are enough to get along."""
A_RED: Final = 0.5
"""What a red card is worth that a fight would spend."""
A_LOST_CARD: Final = 1.0
A_PURCHASE: Final = 2.5
A_FREE_PRIZE: Final = 1.1
"""What a point of treasure in a free port is worth."""
A_STORM_EVENT: Final = 0.4
A_CARD_IN_STORMS: Final = 0.08
"""What one more card in hand, up to six, adds to an event's offer, as it can pay for it."""
A_STORM_EVENT_SPENT: Final = 2.0
A_CARD_IN_STORMS_SPENT: Final = 0.3
"""The same when cards are spent: a captain with cards goes to Storms at once, before he sails them away."""
NO_ROOM_IN_STORMS: Final = -1.3
A_WIN: Final = 5.5
A_FULL_HOLD: Final = 0.4
A_DEFEAT: Final = 1.5
AVERAGE_RED: Final = 0.94
"""How much strength a card of an unknown hand adds, on average."""
SURE: Final = 2.25
"""A lead of this many points wins a fight almost certainly."""
AT_THE_ISLAND: Final = 1.2
AT_STORMS: Final = 0.4
"""The part of an island's reward that ending a turn beside it brings at once."""


Wishes = tuple[float, float, float, float, float, float, float, float]
"""What reaching each goal is worth; a tuple, so that it stays in the processor's registers."""
_NOTHING: Final = -99.0
_COST: Final[Floats] = A_TURN * TURNS
"""What the turns to each goal cost: [cards spent, cell, goal]."""


@compiled
def wishes(s: State, seat: int) -> Wishes:
    """What reaching each goal is worth to a captain now."""
    carried = worth(s.cargo[seat])
    room = has_room(s, seat)
    cards = int(s.cards[seat])
    treasure_island = _cards_wish(s, seat, cards)
    if room and not (int(s.bought) >> seat) & 1 and cards > 3:
        treasure_island += A_PURCHASE
    storms = NO_ROOM_IN_STORMS
    if room and s.cards_spent:
        storms = A_STORM_EVENT_SPENT + A_CARD_IN_STORMS_SPENT * min(cards, 6)
    elif room:
        storms = A_STORM_EVENT + A_CARD_IN_STORMS * min(cards, 6)
    return (
        _port_wish(s, seat, 0, carried, room),
        _port_wish(s, seat, 1, carried, room),
        _port_wish(s, seat, 2, carried, room),
        _port_wish(s, seat, 3, carried, room),
        _port_wish(s, seat, 4, carried, room),
        _port_wish(s, seat, 5, carried, room),
        treasure_island,
        storms,
    )


@compiled
def _cards_wish(s: State, seat: int, cards: int) -> float:
    """What the cards of Treasure Island are worth: by number, or by how far the black ones still reach."""
    if s.cards_spent:
        hand = s.hands[seat]
        way = int(hand[0]) + 2 * int(hand[1]) + 3 * int(hand[2])
        lack = max(0, A_STOCKED_HAND - cards) / A_STOCKED_HAND
        return A_STOCK * lack + NO_WAY * max(0, A_LEG - way) / A_LEG
    return A_FULL_HAND * max(0, MOST_CARDS - cards) / MOST_CARDS


@compiled
def _port_wish(s: State, seat: int, port: int, carried: int, room: bool) -> float:
    """What reaching a port is worth: unloading at home, or fetching the prize of a free one."""
    if port == s.home[seat]:
        if carried == 0:
            return _NOTHING
        unloaded = carried + (0.0 if room else A_FULL_HOLD)
        return unloaded + A_WIN if points_at_home(s, seat) + carried >= TO_WIN else unloaded
    if s.owner[port] < 0 and room and not (int(s.plagued) >> seat) & 1:
        treasure = treasure_at(s, port)
        if treasure >= 0:
            return float(A_FREE_PRIZE * VALUE[treasure])
    return _NOTHING


@compiled
def prospect(s: State, cell: int, wanted: Wishes) -> float:
    """The best goal's reward less the turns to it, if the heading can still be chosen."""
    cost = _COST[int(s.cards_spent), cell]
    best = max(
        wanted[0] - cost[0],
        wanted[1] - cost[1],
        wanted[2] - cost[2],
        wanted[3] - cost[3],
        wanted[4] - cost[4],
        wanted[5] - cost[5],
        wanted[6] - cost[6],
        wanted[7] - cost[7],
    )
    return float(best)


@compiled
def prospect_heading(s: State, cell: int, heading: int, wanted: Wishes) -> float:
    """The best goal's reward less the turns to it, for a boat that points this way."""
    best = _NOTHING
    for goal in range(GOALS):
        best = max(best, wanted[goal] - A_TURN * TURNS_HEADING[int(s.cards_spent), goal, cell, heading])
    return best


@compiled
def at_once(s: State, seat: int, cell: int, wanted: Wishes) -> float:
    """What ending a turn on a cell brings at once."""
    port = int(PORT_AT[cell])
    if port >= 0:
        return max(wanted[port], 0.0) if cell != s.where[seat] else 0.0
    if BESIDE[cell] == TREASURE_ISLAND:
        return AT_THE_ISLAND * wanted[TO_TREASURE_ISLAND]
    if BESIDE[cell] == STORMS:
        return AT_STORMS * max(wanted[TO_STORMS], 0.0)
    return 0.0


@compiled
def odds(s: State, seat: int, other: int) -> float:
    """How likely a captain is to beat another, by his red cards and the number of the other's cards."""
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
    spent = A_RED * reds_in_hand(s, seat) if s.cards_spent else 0.0
    return chance * (loot + 2.0 * A_LOST_CARD) - (1.0 - chance) * A_DEFEAT - spent


@compiled
def quarry(s: State, seat: int) -> int:
    """The mask of the boats that a captain could attack if he came near; empty if he may not attack."""
    mask = 0
    if reds_in_hand(s, seat) > 0 and not s.extra:
        for other in range(int(s.players)):
            if other != seat and exposed(s, other):
                mask |= 1 << other
    return mask


@compiled
def passing(s: State, cell: int, heading: int, boats: int) -> int:
    """The mask of the distances at which a boat on this heading lies beside one of these boats."""
    distances = 0
    for other in range(int(s.players)):
        if (boats >> other) & 1:
            dx, dy = int(X[int(s.where[other])] - X[cell]), int(Y[int(s.where[other])] - Y[cell])
            nearest = max(abs(dx), abs(dy))
            for cells in range(nearest - 1, nearest + 2):
                if abs(dx - cells * DX[heading]) <= 1 and abs(dy - cells * DY[heading]) <= 1:
                    distances |= 1 << max(cells, 0)
    return distances


@compiled
def near(s: State, seat: int, cell: int, boats: int) -> float:
    """The best attack on one of these boats after a move to a cell; zero if none is worth it."""
    best = 0.0
    if boats == 0 or PORT_AT[cell] >= 0:
        return best
    for other in range(int(s.players)):
        if (boats >> other) & 1:
            there = int(s.where[other])
            if abs(X[cell] - X[there]) <= 1 and abs(Y[cell] - Y[there]) <= 1:
                best = max(best, prey(s, seat, other))
    return best
