"""A small language to set a scene of Sandokan and to play it."""

from typing import Any

import msgspec
import numpy as np

from flibuste.core import facts
from flibuste.core.chance import key_of
from flibuste.games.sandokan import GAME
from flibuste.games.sandokan import actions as act
from flibuste.games.sandokan.data import (
    CARDS,
    EVENTS,
    EXITS,
    HEADINGS,
    PORT_CELL,
    PORTS,
    STEP,
    TREASURES,
    WIDTH,
)
from flibuste.games.sandokan.state import PILE, STORM_PILE
from flibuste.games.sandokan.turns import begin_turn


class Scene:
    """A game in which seat 0 begins and ports are chosen in the given order."""

    def __init__(self, *ports: str, seed: int = 1, **options: object) -> None:
        ports = ports or ("sun", "azure")
        self.s: Any = GAME.first_state(len(ports), options, key_of("scene", seed))
        self.s.first = self.s.turn_of = self.s.active = self.s.asked = 0
        self.s.waiting = 1
        self.final = 0
        self.facts = facts.buffer(GAME.max_facts)
        for seat, port in enumerate(ports):
            self.do(seat, act.Port(port))  # type: ignore[arg-type]

    def choices(self, seat: int = 0) -> list[Any]:
        """What the seat may do."""
        out = np.zeros(GAME.max_legal, np.int64)
        return [GAME.words.name(int(action)) for action in out[: GAME.legal(self.s, seat, out)]]

    def refusal(self, seat: int, action: msgspec.Struct) -> str:
        """The name of the refusal of an action, empty if it is allowed."""
        code = GAME.allowed(self.s, seat, GAME.words.action(action))
        return GAME.words.refusal(code).name if code else ""

    def do(self, seat: int, *actions: msgspec.Struct) -> list[Any]:
        """Takes actions one after the other and returns the facts of the last."""
        for action in actions:
            number = GAME.words.action(action)
            code = GAME.allowed(self.s, seat, number)
            assert code == 0, f"{action}: {GAME.words.refusal(code).name}"
            facts.clear(self.facts)
            self.final = GAME.apply(self.s, seat, number, self.facts)
        return self.told(15)

    def told(self, seat: int) -> list[Any]:
        """What the seat sees of the last step."""
        return [GAME.words.fact_name(row) for row in facts.seen_by(self.facts, seat)]

    def _pile(self) -> list[int]:
        return [int(self.s.pile[(int(self.s.pile_top) + n) % PILE]) for n in range(int(self.s.pile_size))]

    def _set_pile(self, cards: list[int]) -> None:
        self.s.pile[:] = 0
        self.s.pile_known[:] = 0
        self.s.pile[: len(cards)] = cards
        self.s.pile_top, self.s.pile_size = 0, len(cards)

    def hand(self, seat: int, *cards: str) -> "Scene":
        """Gives the seat exactly these cards ("black:2")."""
        pile = self._pile()
        for kind in range(6):
            pile += [kind] * int(self.s.hands[seat, kind])
        self.s.hands[seat] = 0
        for card in cards:
            kind = CARDS.index(card)
            pile.remove(kind)
            self.s.hands[seat, kind] += 1
        self.s.cards[seat] = len(cards)
        self.s.known[:, seat] = 0
        self._set_pile(pile)
        return self

    def cards(self, seat: int) -> list[str]:
        """The seat's cards."""
        return [CARDS[kind] for kind in range(6) for _ in range(int(self.s.hands[seat, kind]))]

    def top(self, *cards: str) -> "Scene":
        """Puts these cards on top of the pile."""
        pile = self._pile()
        for card in cards:
            pile.remove(CARDS.index(card))
        self._set_pile([CARDS.index(card) for card in cards] + pile)
        return self

    def under(self, *cards: str) -> list[str]:
        """The lowest cards of the pile, as many as named."""
        return [CARDS[kind] for kind in self._pile()[-len(cards) :]]

    def no_card_like(self, card: str) -> "Scene":
        """Hides all such cards of the pile in a hand that no test looks at."""
        kind, pile = CARDS.index(card), self._pile()
        last = int(self.s.players) - 1
        self.s.hands[last, kind] += pile.count(kind)
        self._set_pile([other for other in pile if other != kind])
        return self

    def at(self, seat: int, x: int, y: int, heading: str = "N") -> "Scene":
        """Puts a boat on a cell."""
        self.s.where[seat] = y * WIDTH + x
        self.s.heading[seat] = HEADINGS.index(heading)
        if seat == self.s.active:
            self.s.origin, self.s.origin_heading = self.s.where[seat], self.s.heading[seat]
        return self

    def off(self, seat: int, port: str) -> "Scene":
        """Puts a boat on the cell of a port's middle arrow, heading into the port."""
        out = int(EXITS[PORTS.index(port), 1])
        cell = int(STEP[PORT_CELL[PORTS.index(port)], out])
        return self.at(seat, cell % WIDTH, cell // WIDTH, HEADINGS[(out + 4) % 8])

    def where(self, seat: int) -> tuple[int, int]:
        """Where a boat lies."""
        return int(self.s.where[seat]) % WIDTH, int(self.s.where[seat]) // WIDTH

    def in_port(self, seat: int, port: str) -> "Scene":
        """Puts a boat into a port."""
        cell = int(PORT_CELL[PORTS.index(port)])
        return self.at(seat, cell % WIDTH, cell // WIDTH)

    def carries(self, seat: int, *treasures: str) -> "Scene":
        """Loads treasures from the box."""
        for treasure in treasures:
            kind = TREASURES.index(treasure)
            self.s.box[kind] -= 1
            self.s.cargo[seat, kind] += 1
            self.s.aboard[seat] += 1
        return self

    def aboard(self, seat: int) -> list[str]:
        """What a boat carries."""
        return [TREASURES[kind] for kind in range(6) for _ in range(int(self.s.cargo[seat, kind]))]

    def stores(self, port: str, *treasures: str) -> "Scene":
        """Lays treasures from the box on a quay."""
        for treasure in treasures:
            self.s.box[TREASURES.index(treasure)] -= 1
            self.s.quay[PORTS.index(port), TREASURES.index(treasure)] += 1
        return self

    def quay(self, port: str) -> list[str]:
        """What lies on a quay."""
        return [
            TREASURES[kind] for kind in range(6) for _ in range(int(self.s.quay[PORTS.index(port), kind]))
        ]

    def event(self, name: str, port: str | None = None) -> "Scene":
        """Makes an event the next one of a port, or of the Island of Storms."""
        wanted = EVENTS.index(name) + 1
        top = int(self.s.storms_top)
        for place in range(STORM_PILE):
            if self.s.storms[place] % 32 == wanted:
                self.s.storms[place], self.s.storms[top] = self.s.storms[top], self.s.storms[place]
                break
        else:
            other = self.s.port_event.tolist().index(wanted)
            self.s.port_event[other], self.s.storms[top] = self.s.storms[top], self.s.port_event[other]
        if port is not None:
            place = PORTS.index(port)
            self.s.port_event[place], self.s.storms[top] = self.s.storms[top], self.s.port_event[place]
        return self

    def turn(self, seat: int, extra: int = 0) -> "Scene":
        """Makes it a seat's turn."""
        self.s.turn_of = seat
        begin_turn(self.s, seat, extra)
        return self

    def meets(self, name: str, seat: int = 0) -> list[Any]:
        """Lets a boat reach the Island of Storms from the east and turn over this event."""
        self.at(seat, 6, 3, "W").hand(seat, "black:1", *self.cards(seat)).event(name)
        self.turn(seat)
        self.do(seat, act.Lay(1))
        return self.do(seat, act.Sail("W", 1))
