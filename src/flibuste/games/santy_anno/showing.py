"""Where each field of what everyone sees (`views.Public`) comes from; see core/showing.py."""

from typing import Any, Final

from flibuste.core.compiled import compiled
from flibuste.games.santy_anno.check import ducats
from flibuste.games.santy_anno.data import CHAIRS, COIN_VALUES, EVENT_AFTER, RUM
from flibuste.games.santy_anno.deal import has_events, lap_is_owed, line_length
from flibuste.games.santy_anno.state import DEAL, HAND, NONE, OPEN, OVER, SHOW, STANDING, State

WAITS, RECKONS, RUNS, SEATED, IN, LATE, UNSEEN = range(7)
"""What a pirate does in the race, in the order of `views.Stand`."""
CAPTAIN, FIRST_MATE, DECKHAND = range(3)
CLOCKWISE, COUNTER = range(2)
_COINS: Final = len(COIN_VALUES)


@compiled
def _line(o: State, v: Any) -> None:
    count, events = line_length(o), has_events(o)
    rum = o.event == RUM and o.way != STANDING
    v.line_cards_count = count
    for place in range(count):
        v.line_cards[place] = o.cards[place]
    v.line_event = o.event
    v.line_has_event = 1 if events else 0
    v.line_laid = o.laid
    v.line_backwards = 1 if rum else 0
    v.line_left = COUNTER if rum else CLOCKWISE
    v.line_right = CLOCKWISE if rum else COUNTER
    v.line_lap = 1 if lap_is_owed(o) else 0
    v.line_next = NONE
    if o.phase == DEAL:
        place = count - int(o.laid)
        # By hand the event is turned together with the first card of the line, and before it.
        v.line_next = 0 if place == 1 and events and o.dealer == HAND and o.event < 0 else place
    _face_down(o, v, count, events)


@compiled
def _face_down(o: State, v: Any, count: int, events: bool) -> None:
    """SA-21: with an event, it and the first card of the line lie face down until "Cast off!"."""
    first = count - int(o.laid) + 1
    if events and first == 2:
        first = 1
    down = 0
    if events and first <= EVENT_AFTER + 1 and o.event < 0:
        v.line_face_down[0] = 0
        down = 1
    for place in range(first, count + 1):
        if o.cards[place - 1] < 0:
            v.line_face_down[down] = place
            down += 1
    v.line_face_down_count = down


@compiled
def _stand(o: State, seat: int) -> int:
    if (o.late >> seat) & 1:
        return LATE
    if o.phase == DEAL and o.turn < 0:
        return WAITS
    if not (o.out >> seat) & 1:
        return IN
    if o.turn >= 0 and seat != o.turn:
        return WAITS
    if o.way == STANDING:
        return RECKONS
    if o.place[seat] < 0:
        return UNSEEN
    return SEATED if o.seated[seat] else RUNS


@compiled
def believes(o: State, seat: int) -> int:
    """The ship where a pirate believes he ends up, as far as it is seen; NONE if he was counted out."""
    if (o.late >> seat) & 1:
        return NONE
    if o.way == STANDING:
        return int(o.frame[seat])
    chair = int(o.place[seat])
    return int(o.table[chair]) if chair >= 0 else NONE


@compiled
def _office(o: State, seat: int) -> int:
    """What a rank makes of a pirate: with five or more players, the second and third are first mates."""
    if o.rank[seat] == 1:
        return CAPTAIN
    return FIRST_MATE if o.players >= 5 and o.rank[seat] <= 3 else DECKHAND


@compiled
def _pirate(o: State, v: Any, seat: int) -> None:
    landed = not ((o.out | o.late) >> seat) & 1
    over = o.phase == OVER
    v.pirates_seat[seat] = v.pirates_pirate[seat] = seat
    v.pirates_tile[seat] = o.tile[seat]
    v.pirates_chair[seat] = o.place[seat]
    v.pirates_seated[seat] = 1 if o.seated[seat] == 1 else 0
    v.pirates_holding[seat] = 1 if o.holding[seat] == 1 else 0
    v.pirates_net[seat] = o.net[seat]
    done = o.lapped[seat] or o.holding[seat] or landed
    v.pirates_lap[seat] = CHAIRS if done else min(CHAIRS, abs(int(o.net[seat])))
    v.pirates_lapped[seat] = 1 if o.lapped[seat] == 1 else 0
    v.pirates_frame[seat] = o.frame[seat]
    v.pirates_landed[seat] = 1 if landed else 0
    v.pirates_late[seat] = (o.late >> seat) & 1
    v.pirates_stand[seat] = _stand(o, seat)
    v.pirates_believes[seat] = believes(o, seat)
    v.pirates_instant[seat] = o.instant[seat]
    v.pirates_tapped[seat] = (o.tapped >> seat) & 1
    v.pirates_taps[seat] = o.shown_taps[seat]
    v.pirates_end[seat] = o.end[seat]
    v.pirates_right[seat] = (o.right >> seat) & 1 if o.phase >= SHOW else NONE
    v.pirates_loot[seat] = o.loot[seat]
    told = o.scores == OPEN or over
    v.pirates_coins_count[seat] = _COINS if told else NONE
    for coin in range(_COINS):
        v.pirates_coins[seat, coin] = o.coins[seat, coin]
    v.pirates_ducats[seat] = ducats(o, seat) if told else NONE
    v.pirates_rank[seat] = o.rank[seat] if over else NONE
    v.pirates_office[seat] = _office(o, seat) if over else NONE


@compiled
def _pile(o: State, v: Any) -> None:
    """Writes the pile from the first arrival on, and whose scuttles lie on it as far as they are seen."""
    v.arrivals_count = o.arrived
    for nth in range(o.arrived):
        v.arrivals[nth] = v.pile[nth] = o.order[nth]
    landed = int(o.arrived)
    if o.arrived == 0:
        for seat in range(o.players):
            if not ((o.out | o.late) >> seat) & 1:
                place = landed
                while place > 0 and o.instant[v.pile[place - 1]] > o.instant[seat]:
                    v.pile[place] = v.pile[place - 1]
                    place -= 1
                v.pile[place] = seat
                landed += 1
    v.pile_count = landed


@compiled
def fill(o: State, v: Any) -> None:
    """What everyone sees, from the observation of NOBODY."""
    v.phase = o.phase
    v.round = o.round_number
    v.way = o.way
    v.deck = o.deck
    v.table_count = CHAIRS
    for chair in range(CHAIRS):
        v.table[chair] = o.table[chair]
    _line(o, v)
    v.pirates_count = o.players
    still_out = tied = 0
    for seat in range(o.players):
        _pirate(o, v, seat)
        still_out += ((o.out & ~o.late) >> seat) & 1
        if (o.tied >> seat) & 1:
            v.tied[tied] = seat
            tied += 1
    v.tied_count = tied
    v.count = o.count
    v.still_out = still_out
    v.turn = o.turn
    _pile(o, v)
    v.bout = o.bout
    v.box_count = _COINS
    for coin in range(_COINS):
        v.box[coin] = o.box[coin]
