"""What each choice would bring, in words, from the observation of the seat that is asked."""

# compile-cache: holds no rules

import struct
from collections.abc import Sequence
from functools import cached_property, lru_cache
from itertools import product
from operator import itemgetter
from typing import Any, Final

import numpy as np

from flibuste.core.message import Message, message
from flibuste.core.message import seat as seated
from flibuste.core.prospect import Prospect
from flibuste.core.record import dtype_of
from flibuste.core.two_forms import as_written
from flibuste.games.catan_junior import actions as act
from flibuste.games.catan_junior.actions import CALL_OFF, given, wanted
from flibuste.games.catan_junior.data import (
    ANCHORS,
    COCO_COST,
    ENDS_OF,
    FORTS_EACH,
    HEXES,
    KINDS,
    RATE,
    RATE_WITH_PORT,
    RESOURCES,
    SITES,
)
from flibuste.games.catan_junior.grounds import alike
from flibuste.games.catan_junior.nouns import cards_of, heap, heaps
from flibuste.games.catan_junior.state import ACCEPTED, NONE, State
from flibuste.games.catan_junior.words import land, lands_at

_DTYPE: Any = dtype_of(State)
_bytes: Any = np.void.tobytes
_FEW: Final = 4096
"""How many answers of each kind are kept; most are asked for again and again."""


def _at(name: str, kind: str, count: int = 1) -> Any:
    """Reads a field from a record's bytes."""
    reads, place = struct.Struct(f"={count}{kind}").unpack_from, _DTYPE.fields[name][1]
    if count > 1:
        return lambda memory: reads(memory, place)
    return lambda memory: reads(memory, place)[0]


_ghost, _turn, _rounds = _at("ghost", "b"), _at("turn", "h"), _at("rounds", "h")
_coco, _forts = _at("coco", "b", KINDS), _at("forts", "b", len(SITES[4]))
_offer, _counters, _free_sites = _at("offer", "q"), _at("counters", "q", 4), _at("free_sites", "q")
_PLAYERS, _ACTIVE, _TILES, _PORTS, _ANSWERS, _HARBOURS, _BUILT = (
    _DTYPE.fields[name][1] for name in ("players", "active", "tiles", "ports", "answers", "harbours", "built")
)
"""Where bytes lie that are read unsigned, because they are never negative."""

_ANCHORS: Final[list[int]] = ANCHORS.tolist()
_ENDS: Final[list[list[int]]] = ENDS_OF.tolist()


def _lands_beside(players: int) -> list[tuple[int, ...]]:
    numbers = {name: number for number, (name, _, _) in enumerate(HEXES[players])}
    return [tuple(numbers[name] for name in lands) for _, lands, _ in SITES[players]]


_LANDS: Final = {players: _lands_beside(players) for players in SITES}
"""By site: the terrains it lies beside."""
_OWNERS: Final = {
    players: [
        itemgetter(*(site for site, lands in enumerate(_LANDS[players]) if number in lands))
        for number in range(len(HEXES[players]))
    ]
    for players in HEXES
}
"""By terrain: picks the owners of the fortresses beside it."""


def prospects(o: State, seat: int, actions: Sequence[int]) -> list[Prospect]:
    """What each choice of a seat would bring."""
    if not actions:
        return []
    telling = _Telling(o, seat, several=len(actions) > 1)
    return [tell(telling, number) for tell, number in map(_TOLD.__getitem__, actions)]


class _Telling:
    """One seat's choices at one moment; what they bring is made of the few fields each depends on."""

    def __init__(self, o: State, seat: int, *, several: bool) -> None:
        memory = _bytes(o)
        self.o, self.memory, self.seat, self.several = o, memory, seat, several
        self.players, self.offer, self.active = memory[_PLAYERS], _offer(memory), memory[_ACTIVE]
        self.lapses = self.offer != 0
        """Whatever the active player does except close a deal takes his offer off the table."""

    # The turn

    def roll(self, _: int) -> Prospect:
        return _ROLLED

    def end_turn(self, _: int) -> Prospect:
        memory = self.memory
        last = _turn(memory) + 1 >= _rounds(memory) * self.players
        return _end_turn((self.seat + 1) % self.players, last, self.lapses)

    def build_boat(self, line: int) -> Prospect:
        opened = _ENDS[self.players - 3][line] & _free_sites(self.memory)
        site = opened.bit_length() - 1
        return _boat(self.players, site, self._draws(site), self.lapses)

    def build_fort(self, site: int) -> Prospect:
        ghost = _ghost(self.memory)
        haunted = ghost if ghost in _LANDS[self.players][site] else NONE
        wins = self.memory[_BUILT + self.seat] + 1 == FORTS_EACH
        return _fort(self.players, site, haunted, self._draws(site), wins, self.lapses)

    def _draws(self, site: int) -> bool:
        """Whether a fortress on the site draws a port tile (CJ-64)."""
        if site < 0 or not _ANCHORS[self.players - 3] >> site & 1:
            return False
        return bool(self.memory[_PORTS] and self.memory[_TILES])

    def buy_coco(self, _: int) -> Prospect:
        return _coco_card(sum(_coco(self.memory)), self.lapses)

    def move_ghost(self, number: int) -> Prospect:
        owners = _OWNERS[self.players][number](_forts(self.memory))
        return _haunt(self.players, self.seat, owners, _ghost(self.memory))

    # Gifts

    def give(self, _: int) -> Prospect:
        return _gift(self.active, self.several)

    def give_nothing(self, _: int) -> Prospect:
        return _no_gift(self.active)

    # Trades

    def market(self, swap: int) -> Prospect:
        return _bargains(self.alike, self.lapses)[swap]

    @cached_property
    def alike(self) -> int:
        return int(as_written(alike)(self.o))

    def stock(self, swap: int) -> Prospect:
        return _swaps(self.memory[_HARBOURS + self.seat], self.lapses)[swap]

    def accept(self, _: int) -> Prospect:
        if self.offer == CALL_OFF:
            return _AGREED
        return _trade("cj-brings-accept", self.active, wanted(self.offer), given(self.offer))

    def refuse(self, _: int) -> Prospect:
        return _GOES_ON if self.offer == CALL_OFF else _KEPT

    def withdraw(self, _: int) -> Prospect:
        return _GOES_ON if self.offer == CALL_OFF else _WITHDRAWN

    def deal_with(self, other: int) -> Prospect:
        memory = self.memory
        if memory[_ANSWERS + other] == ACCEPTED:
            return _trade("cj-brings-deal", other, given(self.offer), wanted(self.offer))
        counter = _counters(memory)[other]
        return _trade("cj-brings-deal", other, wanted(counter), given(counter))


_KINDS: Final = (
    (act.ROLL_DIE, _Telling.roll),
    (act.END_TURN, _Telling.end_turn),
    (act.BUILD_BOAT, _Telling.build_boat),
    (act.BUILD_FORT, _Telling.build_fort),
    (act.BUY_COCO, _Telling.buy_coco),
    (act.MOVE_GHOST, _Telling.move_ghost),
    (act.GIVE, _Telling.give),
    (act.GIVE_NOTHING, _Telling.give_nothing),
    (act.MARKET, _Telling.market),
    (act.STOCK, _Telling.stock),
    (act.ACCEPT, _Telling.accept),
    (act.REFUSE, _Telling.refuse),
    (act.WITHDRAW, _Telling.withdraw),
    (act.DEAL_WITH, _Telling.deal_with),
)
"""The first action of each kind, and what tells of them."""
_TOLD: Final = [
    (tell, number)
    for (first, tell), end in zip(_KINDS, (*(first for first, _ in _KINDS[1:]), act.DENSE), strict=True)
    for number in range(end - first)
]
"""By action: what tells of it, and its number among those of its kind."""


def _brings(*said: Message | None, lapses: bool = False) -> Prospect:
    told = [one for one in said if one is not None]
    return Prospect([*told, message("cj-brings-offer-lapses")] if lapses else told)


_ROLLED: Final = _brings(message("cj-brings-roll"))
_AGREED: Final = _brings(message("cj-brings-call-off"))
_GOES_ON: Final = _brings(message("cj-brings-goes-on"))
_KEPT: Final = _brings(message("cj-brings-refuse"))
_WITHDRAWN: Final = _brings(message("cj-brings-withdraw"))


@lru_cache(_FEW)
def _end_turn(following: int, last: bool, lapses: bool) -> Prospect:
    said = message("cj-brings-last-round") if last else message("cj-brings-end-turn", whom=seated(following))
    return _brings(said, lapses=lapses)


@lru_cache(_FEW)
def _boat(players: int, site: int, draws: bool, lapses: bool) -> Prospect:
    if site < 0:
        return _brings(message("cj-brings-boat-no-site"), lapses=lapses)
    key = "cj-brings-boat-port" if draws else "cj-brings-boat"
    return _brings(message(key, lands=lands_at(players, site)), lapses=lapses)


@lru_cache(_FEW)
def _fort(players: int, site: int, haunted: int, draws: bool, wins: bool, lapses: bool) -> Prospect:
    return _brings(
        message("cj-brings-seven") if wins else None,
        message("cj-brings-fort", lands=lands_at(players, site)),
        message("cj-brings-fort-haunted", land=land(players, haunted)) if haunted >= 0 else None,
        message("cj-brings-port") if draws else None,
        lapses=lapses,
    )


@lru_cache(_FEW)
def _coco_card(left: int, lapses: bool) -> Prospect:
    price = [heap(RESOURCES[kind], 1) for kind in COCO_COST]
    told = _brings(
        message("cj-brings-coco", price=price, n=left), message("cj-brings-coco-kinds"), lapses=lapses
    )
    return Prospect(told.brings, grave=True)


@lru_cache(_FEW)
def _haunt(players: int, seat: int, owners: tuple[int, ...], leaves: int) -> Prospect:
    others = sorted({owner for owner in owners if owner not in (NONE, seat)})
    own = owners.count(seat)
    return _brings(
        message("cj-brings-ghost-others", whom=[seated(other) for other in others]) if others else None,
        message("cj-brings-ghost-own", n=own) if own else None,
        None if others or own else message("cj-brings-ghost-nobody"),
        message("cj-brings-ghost"),
        message("cj-brings-ghost-leaves", land=land(players, leaves)) if leaves >= 0 else None,
    )


@lru_cache(_FEW)
def _gift(buyer: int, several: bool) -> Prospect:
    """A card for good; with a single kind in hand there is nothing to choose, and so nothing to ask."""
    return Prospect([message("cj-brings-give", whom=seated(buyer))], grave=several)


@lru_cache(_FEW)
def _no_gift(buyer: int) -> Prospect:
    return _brings(message("cj-brings-give-nothing", whom=seated(buyer)))


@lru_cache(_FEW)
def _bargains(alike: int, lapses: bool) -> list[Prospect]:
    """What each swap at the market would bring."""
    return [
        _brings(
            _swapped("cj-brings-market", heap(RESOURCES[give], 1), take),
            message("cj-brings-market-cleared") if give == alike else None,
            lapses=lapses,
        )
        for give, take in product(range(KINDS), repeat=2)
    ]


@lru_cache(_FEW)
def _swaps(tiles: int, lapses: bool) -> list[Prospect]:
    """What each trade with the stock would bring a seat with these port tiles."""
    return [
        _brings(
            _swapped(
                "cj-brings-stock",
                heap(RESOURCES[give], RATE_WITH_PORT if tiles >> give & 1 else RATE),
                take,
            ),
            lapses=lapses,
        )
        for give, take in product(range(KINDS), repeat=2)
    ]


def _swapped(key: str, give: Message, take: int) -> Message:
    return message(key, give=give, take=heap(RESOURCES[take], 1))


@lru_cache(_FEW)
def _trade(key: str, other: int, give: int, take: int) -> Prospect:
    """A trade as the seat that is asked sees it."""
    return _brings(message(key, whom=seated(other), give=heaps(cards_of(give)), take=heaps(cards_of(take))))
