"""What the cell where a turn ends would bring, in words (SK-30 to SK-35)."""

# compile-cache: holds no rules

from types import SimpleNamespace
from typing import Any

from flibuste.core.message import Message, message
from flibuste.core.message import seat as seated
from flibuste.core.record import assign, blank
from flibuste.games.sandokan.data import (
    BESIDE,
    HOLD,
    OPEN_SEA,
    PORT_AT,
    PORT_TREASURE,
    SERENITY,
    STORMS,
    TO_WIN,
    TREASURE_ISLAND,
    TREASURES,
    VALUE,
    X,
    Y,
)
from flibuste.games.sandokan.nouns import treasure
from flibuste.games.sandokan.ports import can_leave
from flibuste.games.sandokan.state import State


def worth_of(kind: int) -> Message:
    """The points of a treasure."""
    return message("sk-points", n=int(VALUE[kind]))


def listed(counts: Any) -> list[Message]:
    """Treasures one by one."""
    return [treasure(name) for name, count in zip(TREASURES, counts, strict=True) for _ in range(count)]


def points_of(counts: Any) -> int:
    """The points of some treasures."""
    return sum(int(count) * int(value) for count, value in zip(counts, VALUE, strict=True))


def points_at(f: SimpleNamespace, seat: int) -> int:
    """The points that lie at a captain's home (SK-60)."""
    home = f.home[seat]
    return points_of(f.quay[home]) - int(VALUE[PORT_TREASURE[home]])


class Places:
    """What places bring one seat, from its observation."""

    def __init__(self, o: Any, f: SimpleNamespace, seat: int) -> None:
        self._o, self._f, self._seat = o, f, seat

    def arriving(self, cell: int, spent: int = 0) -> list[Message]:
        """What a move to a cell brings; `spent` cards of the hand are used up by it."""
        port = int(PORT_AT[cell])
        found = self._port(port, cell) if port >= 0 else self._water(cell, spent, arrives=True)
        return [*found, *self.foes(cell)]

    def staying(self) -> list[Message]:
        """What the place where the boat already lies brings."""
        f, cell = self._f, int(self._f.where[self._seat])
        port = int(PORT_AT[cell])
        if port < 0:
            return [] if BESIDE[cell] == OPEN_SEA else self._water(cell, 0, arrives=False)
        if port != f.home[self._seat] and f.owner[port] >= 0:
            return self._home_of_another(port, cell)
        return [message("sk-brings-at-rest")]

    def shelter(self, cell: int) -> list[Message]:
        """What holds even where wind or chart leads: Serenity shelters."""
        return [message("sk-brings-serenity")] if BESIDE[cell] == SERENITY else []

    def foes(self, cell: int) -> list[Message]:
        """The captains that could be attacked from there, after a move."""
        f, seat = self._f, self._seat
        if PORT_AT[cell] >= 0 or f.extra:
            return []
        near = [seated(boat) for boat in range(f.players) if boat != seat and self._in_reach(cell, boat)]
        if not near:
            return []
        return [message("sk-brings-may-attack" if f.hands[seat][3:].any() else "sk-brings-beside", whom=near)]

    def _in_reach(self, cell: int, boat: int) -> bool:
        there = int(self._f.where[boat])
        if PORT_AT[there] >= 0 or BESIDE[there] == SERENITY:
            return False
        return bool(abs(X[cell] - X[there]) <= 1 and abs(Y[cell] - Y[there]) <= 1)

    def _port(self, port: int, cell: int) -> list[Message]:
        f, seat = self._f, self._seat
        if port == f.home[seat]:
            return self._home()
        if f.owner[port] >= 0:
            return self._home_of_another(port, cell)
        lies = next((kind for kind in range(len(TREASURES)) if f.quay[port][kind]), -1)
        if any(f.where[boat] == cell for boat in range(f.players) if boat != seat):
            return [message("sk-brings-port-event-shared")]
        if lies < 0:
            return [message("sk-brings-port-event")]
        full = "-full" if f.aboard[seat] >= HOLD else ""
        return [message(f"sk-brings-prize{full}", treasure=treasure(TREASURES[lies]), worth=worth_of(lies))]

    def _home(self) -> list[Message]:
        f, seat = self._f, self._seat
        cured = [message("sk-brings-cured")] if f.plagued >> seat & 1 else []
        if not f.aboard[seat]:
            return [message("sk-brings-home-empty"), *cured]
        points = points_at(f, seat) + points_of(f.cargo[seat])
        key = "sk-brings-home-quay" if points >= TO_WIN else "sk-brings-home"
        return [message(key, treasures=listed(f.cargo[seat]), n=points, of=TO_WIN), *cured]

    def _home_of_another(self, port: int, cell: int) -> list[Message]:
        f, seat = self._f, self._seat
        if f.plagued >> seat & 1:
            return [message("sk-brings-closed")]
        there = blank(State)
        assign(there, self._o)
        there.where[seat] = cell
        there.balance = there.left = 0
        fits = f.aboard[seat] and any(can_leave(there, seat, kind) for kind in range(len(TREASURES)))
        return [
            message("sk-brings-exchange" if fits else "sk-brings-no-exchange", whom=seated(f.owner[port]))
        ]

    def _water(self, cell: int, spent: int, *, arrives: bool) -> list[Message]:
        f, seat = self._f, self._seat
        island = BESIDE[cell]
        if island == TREASURE_ISLAND:
            return self._treasure_island(int(f.cards[seat]) - spent, f.pile_size + spent)
        if island == STORMS:
            comes = arrives and BESIDE[f.origin] != STORMS
            return [message("sk-brings-storms" if comes else "sk-brings-storms-more")]
        return [message("sk-brings-serenity" if island == SERENITY else "sk-brings-sea")]

    def _treasure_island(self, cards: int, pile: int) -> list[Message]:
        f = self._f
        drawn = max(0, min(f.island_cards, pile, f.most_cards - cards))
        if drawn:
            said = message("sk-brings-card", n=drawn)
        else:
            said = message("sk-brings-card-full" if pile else "sk-brings-card-none")
        if cards + drawn == 0:
            return [said]
        bought = f.bought >> self._seat & 1
        return [said, message("sk-brings-trade-swap" if bought else "sk-brings-trade")]
