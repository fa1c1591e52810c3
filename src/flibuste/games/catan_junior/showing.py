"""The table as everyone sees it, written as JSON by compiled code: a server shows it after every action.

What is written is described by `views.Public`.
"""

from typing import Final

from flibuste.core.compiled import compiled
from flibuste.core.pen import TypeCase, copy, number
from flibuste.core.record import Ints
from flibuste.games.catan_junior.actions import CALL_OFF, cards, given, wanted
from flibuste.games.catan_junior.data import (
    BOATS_EACH,
    COCO_KINDS,
    COLOURS,
    FORTS_EACH,
    GHOST_CARD,
    KINDS,
    LINES,
    RESOURCES,
    SITES,
)
from flibuste.games.catan_junior.gifts import LEFT, RIGHT, giver
from flibuste.games.catan_junior.state import GIFTS, HIDDEN, MOST_OFFERS, NOT_GIVEN, OVER, ROLL, State

_case = TypeCase()
_COMMA, _END = _case.add(","), _case.add("}")
_NULL, _FALSE = _case.add("null"), _case.add("false", "true")
_PLAYERS = _case.add('{"players":[')
_COLOUR_3, _COLOUR_4 = (
    _case.add(*(f'{{"colour":"{colour}"' for colour in COLOURS[players])) for players in (3, 4)
)
_CARDS, _FORTS, _FORTS_LEFT = _case.add(',"cards":'), _case.add(',"forts":'), _case.add(',"forts_left":')
_BOATS_LEFT, _COCO, _PORTS = _case.add(',"boats_left":'), _case.add(',"coco":{'), _case.add('},"ports":[')
_GHOSTS, _EARNED = _case.add('],"ghosts":'), _case.add(',"earned":')
_COCO_KIND = _case.add(*(f'"{kind}":' for kind in COCO_KINDS))
_RESOURCE = _case.add(*(f'"{kind}"' for kind in RESOURCES))
_PHASES = ("roll", "ghost", "main", "free_build", "gifts", "over")
_PHASE = _case.add(*(f'],"phase":"{phase}"' for phase in _PHASES))
_ACTIVE, _FIRST, _ROUND = _case.add(',"active":'), _case.add(',"first":'), _case.add(',"round":')
_ROUNDS, _ROLL, _ROLLED = _case.add(',"rounds":'), _case.add(',"roll":'), _case.add(',"rolled":')
_ROLLS, _GHOST, _CASTLE = _case.add(',"rolls":['), _case.add('],"ghost":'), _case.add(',"castle":')
_SITES, _LINES, _STOCK = _case.add(',"forts":['), _case.add('],"boats":['), _case.add('],"stock":')
_HEAP = _case.add(*(f'{"," if kind else "{"}"{name}":' for kind, name in enumerate(RESOURCES)))
_MARKET, _BARGAINED = _case.add(',"market":['), _case.add('],"bargained":')
_COCO_LEFT, _TILES_LEFT = _case.add(',"coco_left":'), _case.add(',"tiles_left":')
_WITH_PORTS, _OFFERS_LEFT = _case.add(',"ports":'), _case.add(',"offers_left":')
_OFFER, _CALL_OFF, _GIVE = _case.add(',"offer":'), _case.add('{"call_off":'), _case.add(',"give":')
_WANT, _ANSWERS, _COUNTERS = _case.add(',"want":'), _case.add(',"answers":['), _case.add('],"counters":[')
_ANSWER = _case.add('"silent"', '"refused"', '"accepted"', '"countered"')
_COUNTER, _END_COUNTERS = _case.add('{"give":'), _case.add("]}")
_CHOSEN, _END_VIEW = _case.add(',"chosen":['), _case.add("]}")
_LETTERS, _ENDS = _case.cast()

_SITES_OF: Final = (len(SITES[3]), len(SITES[4]))
_LINES_OF: Final = (len(LINES[3]), len(LINES[4]))


@compiled
def _set(page: Ints, at: int, text: int) -> int:
    return copy(page, at, _LETTERS, _ENDS, text)


@compiled
def _count(page: Ints, at: int, text: int, value: int) -> int:
    """A field that is a number."""
    return number(page, copy(page, at, _LETTERS, _ENDS, text), value)


@compiled
def _flag(page: Ints, at: int, text: int, value: bool) -> int:
    """A field that is true or false."""
    return _set(page, _set(page, at, text), _FALSE + (1 if value else 0))


@compiled
def _perhaps(page: Ints, at: int, value: int) -> int:
    """A number, or null for less than none."""
    return _set(page, at, _NULL) if value < 0 else number(page, at, value)


@compiled
def hand_size(o: State, seat: int) -> int:
    """How many cards a seat holds, for all to see: hidden gifts, undone in the hands, count."""
    size = 0
    for kind in range(KINDS):
        size += o.hands[seat, kind]
    for card in range(o.asked - (1 if o.phase == GIFTS else 0)):
        for side in (LEFT, RIGHT):
            if o.gifts[card, side] == HIDDEN:
                size += (1 if o.buyers[card] == seat else 0) - (1 if giver(o, card, side) == seat else 0)
    return int(size)


@compiled
def _sailor(o: State, page: Ints, at: int, seat: int) -> int:
    at = _set(page, at, (_COLOUR_3 if o.players == 3 else _COLOUR_4) + seat)
    at = _count(page, at, _CARDS, hand_size(o, seat))
    at = _count(page, at, _FORTS, o.built[seat])
    at = _count(page, at, _FORTS_LEFT, FORTS_EACH - o.built[seat])
    at = _count(page, at, _BOATS_LEFT, BOATS_EACH - o.sailing[seat])
    at = _set(page, at, _COCO)
    shown = 0
    for kind in range(KINDS):
        if o.turned[seat, kind] > 0:
            at = _set(page, at, _COMMA) if shown else at
            at = _count(page, at, _COCO_KIND + kind, o.turned[seat, kind])
            shown += 1
    at = _set(page, at, _PORTS)
    shown = 0
    for kind in range(KINDS):
        if (o.harbours[seat] >> kind) & 1:
            at = _set(page, at, _COMMA) if shown else at
            at = _set(page, at, _RESOURCE + kind)
            shown += 1
    at = _count(page, at, _GHOSTS, o.turned[seat, GHOST_CARD])
    at = _count(page, at, _EARNED, o.earned[seat])
    return _set(page, at, _END)


@compiled
def _places(page: Ints, at: int, owners: Ints, count: int) -> int:
    """Whose each place of the board is."""
    for place in range(count):
        at = _set(page, at, _COMMA) if place else at
        at = _perhaps(page, at, owners[place])
    return at


@compiled
def _side(page: Ints, at: int, packed: int) -> int:
    """One side of an offer."""
    for kind in range(KINDS):
        at = _count(page, at, _HEAP + kind, cards(packed, kind))
    return _set(page, at, _END)


@compiled
def _offer(o: State, page: Ints, at: int) -> int:
    if o.offer == 0:
        return _set(page, at, _NULL)
    at = _flag(page, at, _CALL_OFF, o.offer == CALL_OFF)
    at = _side(page, _set(page, at, _GIVE), given(o.offer))
    at = _side(page, _set(page, at, _WANT), wanted(o.offer))
    at = _set(page, at, _ANSWERS)
    for seat in range(o.players):
        at = _set(page, at, _COMMA) if seat else at
        at = _set(page, at, _NULL if seat == o.active else _ANSWER + o.answers[seat])
    at = _set(page, at, _COUNTERS)
    for seat in range(o.players):
        at = _set(page, at, _COMMA) if seat else at
        if o.counters[seat]:
            at = _side(page, _set(page, at, _COUNTER), given(o.counters[seat]))
            at = _side(page, _set(page, at, _WANT), wanted(o.counters[seat]))
            at = _set(page, at, _END)
        else:
            at = _set(page, at, _NULL)
    return _set(page, at, _END_COUNTERS)


@compiled
def _chosen(o: State, page: Ints, at: int) -> int:
    """Who has laid a gift aside."""
    if o.phase == GIFTS:
        shown = 0
        for side in (LEFT, RIGHT):
            if o.gifts[o.asked - 1, side] != NOT_GIVEN:
                at = _set(page, at, _COMMA) if shown else at
                at = number(page, at, giver(o, o.asked - 1, side))
                shown += 1
    return at


@compiled
def show(o: State, page: Ints) -> int:
    """Writes what everyone sees, from the observation of NOBODY, and returns how long it is."""
    at = _set(page, 0, _PLAYERS)
    for seat in range(o.players):
        at = _set(page, at, _COMMA) if seat else at
        at = _sailor(o, page, at, seat)
    at = _set(page, at, _PHASE + o.phase)
    at = _count(page, at, _ACTIVE, o.active)
    at = _count(page, at, _FIRST, o.first)
    at = _count(page, at, _ROUND, min(o.turn // o.players + 1, o.rounds))
    at = _count(page, at, _ROUNDS, o.rounds)
    at = _count(page, at, _ROLL, o.roll)
    at = _flag(page, at, _ROLLED, ROLL < o.phase < OVER)
    at = _set(page, at, _ROLLS)
    for roll in range(1, 7):
        at = _set(page, at, _COMMA) if roll > 1 else at
        at = number(page, at, o.rolls[roll])
    at = _perhaps(page, _set(page, at, _GHOST), o.ghost)
    at = _perhaps(page, _set(page, at, _CASTLE), o.castle)
    at = _places(page, _set(page, at, _SITES), o.forts, _SITES_OF[o.players - 3])
    at = _places(page, _set(page, at, _LINES), o.boats, _LINES_OF[o.players - 3])
    at = _set(page, at, _STOCK)
    for kind in range(KINDS):
        at = _count(page, at, _HEAP + kind, o.stock[kind])
    at = _set(page, _set(page, at, _END), _MARKET)
    for stall in range(KINDS):
        at = _set(page, at, _COMMA) if stall else at
        at = _set(page, at, _NULL if o.market[stall] < 0 else _RESOURCE + o.market[stall])
    at = _flag(page, at, _BARGAINED, o.bargained != 0)
    left = 0
    for kind in range(KINDS):
        left += o.coco[kind]
    at = _count(page, at, _COCO_LEFT, left)
    tiles = 0
    for kind in range(KINDS):
        tiles += (o.tiles >> kind) & 1
    at = _count(page, at, _TILES_LEFT, tiles if o.ports else 0)
    at = _flag(page, at, _WITH_PORTS, o.ports != 0)
    at = _count(page, at, _OFFERS_LEFT, MOST_OFFERS - o.offers)
    at = _offer(o, page, _set(page, at, _OFFER))
    at = _chosen(o, page, _set(page, at, _CHOSEN))
    return _set(page, at, _END_VIEW)
