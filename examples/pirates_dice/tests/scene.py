"""A small language for tests: a table with given dice, bids and calls, and what happens."""

from collections.abc import Sequence
from typing import Any

from flibuste.core import facts
from flibuste.core.chance import key_of
from flibuste.core.record import blank
from pirates_dice import GAME, State
from pirates_dice.actions import CALL, Bid, Call
from pirates_dice.state import NO_BID

Happened = list[tuple[str, dict[str, Any]]]


class Scene:
    """A game in which the test decides what lies under the cups."""

    def __init__(self, *cups: Sequence[int], first: int = 0, seed: object = 0, **options: object) -> None:
        self.s: State = GAME.first_state(len(cups), options, key_of(seed))
        self.roll(*cups)
        self.s.first = self.s.active = first

    def roll(self, *cups: Sequence[int]) -> "Scene":
        """Puts these dice under the cups."""
        self.s.dice[:] = 0
        for seat, cup in enumerate(cups):
            self.s.held[seat] = len(cup)
            for face in cup:
                self.s.dice[seat, face - 1] += 1
        self.s.bid = NO_BID
        return self

    def why_not(self, count: int, face: int) -> str:
        """Why the active player may not make this bid; empty if they may."""
        return self._refusal(GAME.words.action(Bid(count, face)))

    def why_not_call(self) -> str:
        """Why the active player may not call; empty if they may."""
        return self._refusal(CALL)

    def bid(self, count: int, face: int) -> Happened:
        """The active player bids."""
        return self._play(GAME.words.action(Bid(count, face)))

    def call(self) -> Happened:
        """The active player calls."""
        return self._play(GAME.words.action(Call()))

    def seen_by(self, seat: int) -> State:
        """The state as a seat knows it."""
        seen = blank(State)
        GAME.observe(self.s, seat, seen)
        return seen

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return int(self.s.active)

    @property
    def held(self) -> list[int]:
        """How many dice each player has."""
        return [int(dice) for dice in self.s.held[: self.s.players]]

    def _refusal(self, action: int) -> str:
        code = GAME.allowed(self.s, self.active, action)
        return GAME.words.refusal(code).name if code else ""

    def _play(self, action: int) -> Happened:
        assert not self._refusal(action), self._refusal(action)
        told = facts.buffer(GAME.max_facts)
        assert GAME.apply(self.s, self.active, action, told) == 1
        named = [GAME.words.fact_name(fact) for fact in facts.seen_by(told, 0)]
        return [
            (str(fact.__struct_config__.tag), {name: getattr(fact, name) for name in fact.__struct_fields__})
            for fact in named
        ]
