"""A game from another package: everybody draws a straw, long ones win. It brings only its rules."""

from typing import Annotated, Any

import msgspec
import numpy as np

from flibuste.core.chance import draw
from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.game import Game
from flibuste.core.message import Message, message, seat
from flibuste.core.record import I8, Ints, Record, assign
from flibuste.core.refusal import COMMON, NO_SUCH_ACTION, NOT_YOUR_TURN, BadAction, Refusal

LONGEST = 6


class State(Record):
    """Who draws next, and the straws drawn so far."""

    active: I8
    straws: Annotated[Ints, np.int8, 4]


@compiled
def setup(s: State, players: int, options: Ints, key: Ints) -> None:
    """Nobody has drawn."""
    s.key[:] = key
    s.players = players


@compiled
def actors(s: State) -> int:
    """One after the other."""
    return 1 << int(s.active) if s.active < s.players else 0


@compiled
def legal(s: State, seat: int, out: Ints) -> int:
    """Any end of the bundle: left or right."""
    out[0], out[1] = 0, 1
    return 2


@compiled
def allowed(s: State, seat: int, action: int) -> int:
    """Whoever's turn it is may draw."""
    if s.active != seat:
        return NOT_YOUR_TURN
    return 0 if 0 <= action < 2 else NO_SUCH_ACTION


@compiled
def apply(s: State, seat: int, action: int, facts: Ints) -> int:
    """Draws a straw."""
    s.straws[seat] = 1 + draw(s, LONGEST)
    s.active = int(s.active) + 1
    tell(facts, 1, seat, int(s.straws[seat]))
    return 1


@compiled
def lapse(s: State, seat: int) -> int:
    """The left one."""
    return 0


@compiled
def prompt(s: State, seat: int) -> int:
    """Asked once."""
    return int(s.active)


@compiled
def outcome(s: State, ranks: Ints) -> int:
    """Long straws win."""
    if s.active < s.players:
        return 0
    for one in range(int(s.players)):
        ranks[one] = 1
        for other in range(int(s.players)):
            if s.straws[other] > s.straws[one]:
                ranks[one] += 1
    return 1


@compiled
def observe(s: State, seat: int, out: State) -> None:
    """Everything but the key is open."""
    assign(out, s)
    out.key[:] = 0
    out.drawn = 0


@compiled
def determinize(o: State, stream: Ints, out: State) -> None:
    """Nothing is hidden."""
    assign(out, o)


class Draw(msgspec.Struct, tag_field="kind", tag="draw"):
    """Draws a straw from one end."""

    end: int


class Drawn(msgspec.Struct, tag_field="kind", tag="drawn"):
    """Somebody drew a straw."""

    who: int
    length: int


class Straws(msgspec.Struct):
    """The straws by seat."""

    straws: list[int]


class Nothing(msgspec.Struct):
    """There are no secrets."""


class StrawWords:
    """The words of the game."""

    action_type = Draw
    fact_type = Drawn
    public_type = Straws
    own_type = Nothing

    def name(self, action: int) -> msgspec.Struct:
        return Draw(action)

    def action(self, description: Any) -> int:
        if description.end not in (0, 1):
            raise BadAction("a bundle has two ends")
        return int(description.end)

    def say(self, seat: int, action: int) -> Message:
        return message("straws-draw", end=action)

    def describe(self, players: int, seat: int, action: int) -> Message:
        return self.say(seat, action)

    def fact(self, fact: tuple[int, ...]) -> Message:
        return message("straws-drawn", who=seat(fact[1]), length=fact[2])

    def fact_name(self, fact: tuple[int, ...]) -> msgspec.Struct:
        return Drawn(fact[1], fact[2])

    def prompt(self, o: Any, seat: int) -> Message:
        return message("straws-prompt")

    def refusal(self, code: int) -> Refusal:
        return COMMON[code]

    def ending(self, reason: int) -> Message:
        return message("straws-ending")

    def seat_name(self, o: Any, seat: int) -> Message:
        return message("straws-seat", number=seat + 1)

    def public(self, o: Any) -> msgspec.Struct:
        return Straws(o.straws[: int(o.players)].tolist())

    def own(self, o: Any, seat: int) -> msgspec.Struct:
        return Nothing()


GAME = Game(
    name="straws",
    version=1,
    state=State,
    players=(2, 3, 4),
    options=(),
    max_legal=2,
    max_facts=4,
    dense=2,
    longest=4,
    setup=setup,
    actors=actors,
    legal=legal,
    allowed=allowed,
    apply=apply,
    lapse=lapse,
    outcome=outcome,
    observe=observe,
    determinize=determinize,
    prompt=prompt,
    words=StrawWords(),
)
