"""A small language to set the scene of a game of Catan Junior."""

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from flibuste.core import facts
from flibuste.core.chance import key_of
from flibuste.core.record import assign, blank, copied
from flibuste.core.seats import NOBODY
from flibuste.games.catan_junior import GAME, State
from flibuste.games.catan_junior import actions as act
from flibuste.games.catan_junior.build import stand_fort
from flibuste.games.catan_junior.data import COCO_KINDS, ENDS_OF, RESOURCES, Coco
from flibuste.games.catan_junior.state import MAIN

WHITE, RED, ORANGE, BLUE = range(4)


class Scene:
    """A table under construction: white (with three: red) begins, the die is rolled, hands are empty."""

    def __init__(self, players: int = 4, **options: object) -> None:
        first = "white" if players == 4 else "red"
        self.s: Any = GAME.first_state(players, {"first": first, **options}, key_of("scene"))
        self.told = facts.buffer(GAME.max_facts)
        self.seats = range(players)

    @classmethod
    def after_the_roll(cls, players: int = 4, **options: object) -> "Scene":
        """The first player's turn to trade and build, all hands empty."""
        scene = cls(players, **options)
        for seat in scene.seats:
            scene.hand(seat)
        scene.s.phase = MAIN
        scene.s.roll = 5
        return scene

    def hand(self, seat: int, **cards: int) -> "Scene":
        """Gives a seat exactly these cards; the rest of the hand goes back to the stock."""
        for kind, name in enumerate(RESOURCES):
            count = cards.get(name, 0)
            self.s.stock[kind] += self.s.hands[seat, kind] - count
            self.s.hands[seat, kind] = count
        assert min(self.s.stock.tolist()) >= 0, "the stock does not hold so many cards"
        return self

    def stock(self, seat: int, **left: int) -> "Scene":
        """Empties the stock down to this many cards; a seat holds the rest."""
        for name, count in left.items():
            kind = RESOURCES.index(name)
            self.s.hands[seat, kind] += self.s.stock[kind] - count
            self.s.stock[kind] = count
        return self

    def fort(self, seat: int, *sites: int) -> "Scene":
        """Puts fortresses on sites."""
        for site in sites:
            stand_fort(self.s, seat, site)
        return self

    def boat(self, seat: int, *lines: int) -> "Scene":
        """Puts boats on lines."""
        for line in lines:
            self.s.boats[line] = seat
            self.s.sailing[seat] += 1
            self.s.free_lines ^= 1 << line
            self.s.reached[seat] |= int(ENDS_OF[len(self.seats) - 3, line])
        return self

    def why_not(self, action: msgspec.Struct, seat: int | None = None) -> str:
        """The name of the refusal, or empty if the action is allowed."""
        code = GAME.allowed(self.s, self._seat(seat), GAME.words.action(action))
        return GAME.words.refusal(code).name if code else ""

    def choices(self, seat: int | None = None, kind: type[msgspec.Struct] | None = None) -> list[Any]:
        """The choices of a seat, all or of one kind."""
        out = np.zeros(GAME.max_legal, np.int64)
        count = GAME.legal(self.s, self._seat(seat), out)
        named = [GAME.words.name(int(action)) for action in out[:count]]
        return [one for one in named if kind is None or isinstance(one, kind)]

    def do(self, action: msgspec.Struct, seat: int | None = None) -> "Scene":
        """Carries out an action that must be allowed."""
        assert self.why_not(action, seat) == ""
        facts.clear(self.told)
        self.final = GAME.apply(self.s, self._seat(seat), GAME.words.action(action), self.told)
        return self

    def until(self, action: msgspec.Struct, wanted: Callable[[Any], bool]) -> "Scene":
        """Carries out an action with the wanted luck."""
        before = copied(self.s)
        for luck in range(10_000):
            self.s.key[:] = key_of("luck", luck)
            self.do(action)
            if wanted(self.s):
                return self
            assign(self.s, before)
        raise AssertionError("no luck")

    def roll(self, number: int) -> "Scene":
        """The active player rolls this number."""
        return self.until(act.Roll(), lambda s: s.roll == number)

    def coco(self, card: Coco) -> "Scene":
        """The active player gets the price of a Coco card, buys one, and draws this one."""
        seat, kind = int(self.s.active), COCO_KINDS.index(card)
        for paid in (RESOURCES.index(name) for name in ("rum", "sabre", "gold")):
            self.s.stock[paid] -= 1
            self.s.hands[seat, paid] += 1
        turned = int(self.s.turned[seat, kind])
        return self.until(act.BuyCoco(), lambda s: s.turned[seat, kind] > turned)

    def cards(self, seat: int) -> dict[str, int]:
        """What a seat holds."""
        return {
            name: count for name, count in zip(RESOURCES, self.s.hands[seat].tolist(), strict=True) if count
        }

    def seen(self, seat: int = NOBODY) -> State:
        """The state as a seat knows it."""
        out = blank(State)
        GAME.observe(self.s, seat, out)
        return out

    def facts(self, seat: int = NOBODY) -> list[msgspec.Struct]:
        """What a seat saw happen in the last step."""
        return [GAME.words.fact_name(fact) for fact in facts.seen_by(self.told, seat)]

    def actors(self) -> list[int]:
        """The seats whose answer is awaited."""
        return [seat for seat in range(16) if GAME.actors(self.s) >> seat & 1]

    def ranks(self) -> tuple[int, list[int]]:
        """How the game ended, and the ranks."""
        ranks = np.zeros(len(self.seats), np.int8)
        return GAME.outcome(self.s, ranks), ranks.tolist()

    def _seat(self, seat: int | None) -> int:
        return int(self.s.active) if seat is None else seat
