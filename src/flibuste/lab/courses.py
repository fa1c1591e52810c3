"""The course of a game in a tree of choices: where it stands, what chance may bring, what seats remember.

Where draws are few, each is a node of the tree. Where they are many, chance acts within a step; a copy of
such a course gets its own chance, so that a search on copies cannot see the dice.
"""

import copy
import hashlib
from dataclasses import dataclass
from typing import Any

import numpy as np

from flibuste.core.chance import rekey, stream_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.game import Game
from flibuste.core.record import blank, copied
from flibuste.core.scripted import NextDraw, scripted
from flibuste.lab.actions import acting_seat, skip_the_clock

OVER, CHANCE = -1, -2
"""The actor once the game is over, and while a draw is to be made."""

_NOTHING = b""


@dataclass
class Source:
    """The source of fresh keys: one stream for a game and all copies of its states."""

    seed: int | None
    fresh: bool = True
    """Whether copies of a course get dice of their own."""

    def __post_init__(self) -> None:
        words = ("course", self.seed) if self.seed is not None else ("course", *np.random.SeedSequence().pool)
        self.stream = stream_of(*words)


class Course:
    """A game with `players` players and these options, before its first draw."""

    def __init__(self, game: Game, players: int, options: dict[str, object], source: Source) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.source = source
        self.s: Any = None
        """The record; None before the game is set up."""
        self.remembered = (_NOTHING,) * players
        """A digest of all that each seat has seen so far."""
        self._choices = np.zeros(game.max_legal, np.int64)

    def who(self) -> int:
        """The seat to act, CHANCE or OVER."""
        return CHANCE if self.s is None else acting_seat(self.game, self.s)

    def outcomes(self) -> int:
        """How many equally likely outcomes chance can have now."""
        return 1

    def legal(self, seat: int) -> list[int]:
        """The seat's choices, in order."""
        return sorted(self._choices[: self.game.legal(self.s, seat, self._choices)].tolist())

    def take(self, action: int) -> None:
        """Carries out the choice of the acting seat, or of chance."""
        if self.s is None:
            fresh = blank(self.game.state)
            rekey(fresh, self.source.stream)
            self.s = self.game.first_state(self.players, self.options, fresh.key.copy())
        else:
            self.game.apply(self.s, acting_seat(self.game, self.s), action, NO_FACTS)
        self._settle()

    def _settle(self) -> None:
        skip_the_clock(self.game, self.s, self._choices, NO_FACTS, self.players)
        self._remember()

    def _remember(self) -> None:
        seen = [self.observed(seat).tobytes() for seat in range(self.players)]
        self.remembered = tuple(
            hashlib.blake2b(before + now, digest_size=16).digest()
            for before, now in zip(self.remembered, seen, strict=True)
        )

    def told(self) -> str:
        """Where the game stands, without the key of its dice."""
        if self.s is None:
            return "before the first draw"
        bare = copied(self.s)
        bare.key[:] = 0
        bare.drawn = 0
        return str(bare.tobytes().hex())

    def observed(self, seat: int) -> Any:
        """The record as a seat knows it."""
        seen = blank(self.game.state)
        self.game.observe(self.s, seat, seen)
        return seen

    def __deepcopy__(self, memo: object) -> "Course":
        other = copy.copy(self)
        if self.s is not None:
            other.s = copied(self.s)
            if self.source.fresh:
                rekey(other.s, self.source.stream)
        return other

    def __copy__(self) -> "Course":
        # Without pickling, which looks the game up by its name.
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        return other

    def imagined(self, seat: int) -> "Course":
        """A course that the seat cannot tell from this one, with everything it does not know redrawn."""
        other = copy.copy(self)
        other.s = blank(self.game.state)
        self.game.determinize(self.observed(seat), self.source.stream, other.s)
        return other

    def __getstate__(self) -> dict[str, Any]:
        held = {name: value for name, value in self.__dict__.items() if name not in {"game", "s"}}
        return {**held, "game": self.game.name, "s": None if self.s is None else self.s.tobytes()}

    def __setstate__(self, held: dict[str, Any]) -> None:
        from flibuste import games

        self.__dict__.update(held)
        self.game = games.find(held["game"])
        if held["s"] is not None:
            self.s = np.frombuffer(bytearray(held["s"]), self.game.dtype)[0]


class DrawnCourse(Course):
    """A course in which every draw is a node: the rules are run again with the draws so far."""

    def __init__(self, game: Game, players: int, options: dict[str, object], source: Source) -> None:
        super().__init__(game, players, options, source)
        self._pending: tuple[int, int] | None = None
        """The seat and the action whose draws are not complete."""
        self._drawn: tuple[int, ...] = ()
        self._bound = 0
        self._go_on()

    def who(self) -> int:
        """The seat to act, CHANCE or OVER."""
        return CHANCE if self._bound else acting_seat(self.game, self.s)

    def outcomes(self) -> int:
        """How many equally likely outcomes chance can have now."""
        return self._bound

    def told(self) -> str:
        """Where the game stands, and the pending action's draws so far."""
        return f"{super().told()} {self._pending} {self._drawn}"

    def take(self, action: int) -> None:
        """Carries out the choice of the acting seat, or of chance."""
        if self._bound:
            self._drawn = (*self._drawn, action)
        else:
            self._pending = (acting_seat(self.game, self.s), action)
        self._go_on()

    def _go_on(self) -> None:
        if self._pending is not None and not self._drawn:
            # Most actions draw nothing, which compiled rules find out quickly.
            fresh = copied(self.s)
            self._do(fresh)
            if fresh.drawn == self.s.drawn:
                self._arrive(fresh)
                return
        fresh = blank(self.game.state) if self._pending is None else copied(self.s)
        try:
            with scripted(self._drawn):
                self._do(fresh)
        except NextDraw as open_draw:
            self._bound = open_draw.bound
        else:
            self._arrive(fresh)

    def _do(self, s: Any) -> None:
        if self._pending is None:
            key = np.zeros(2, np.uint64)
            self.game.setup(s, self.players, self.game.encode(self.options), key)
        else:
            seat, action = self._pending
            self.game.apply(s, seat, action, NO_FACTS)
        skip_the_clock(self.game, s, self._choices, NO_FACTS, self.players)

    def _arrive(self, s: Any) -> None:
        self.s, self._bound, self._drawn, self._pending = s, 0, (), None
        self._remember()

    def __deepcopy__(self, memo: object) -> "DrawnCourse":
        return copy.copy(self)  # nothing in it is ever changed, only replaced

    def imagined(self, seat: int) -> "DrawnCourse":
        """A course that the seat cannot tell from this one, with everything it does not know redrawn."""
        other = copy.copy(self)
        other.s = blank(self.game.state)
        self.game.determinize(self.observed(seat), self.source.stream, other.s)
        other.s.key[:] = 0
        other.s.drawn = 0
        return other
