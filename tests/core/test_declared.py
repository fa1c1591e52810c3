"""What a game declares once: numbers, names and sentences follow from its tables."""

from typing import Annotated, Any, Literal

import msgspec
import pytest

from flibuste.core.declared.actions import Action, ActionTable
from flibuste.core.declared.facts import Fact, FactTable
from flibuste.core.declared.fields import UNSAID, Bits, Numbered, OneOf, Range, Said, from_one
from flibuste.core.declared.refusals import RefusalTable
from flibuste.core.declared.words import DeclaredWords
from flibuste.core.message import message, seat
from flibuste.core.refusal import FIRST_OF_THE_GAME, NOT_YOUR_TURN, BadAction

Colour = Literal["red", "blue"]
Seat = Annotated[int, Range(4), Said(seat)]

ACTIONS = ActionTable("xy-do")
FACTS = FactTable("xy-fact")
REFUSALS = RefusalTable("xy-refusal")


class EndTurn(Action):
    """Nothing to choose."""


END_TURN = ACTIONS.add(EndTurn)


class Paint(Action):
    """Two fields: the last changes fastest."""

    colour: Colour
    wall: Annotated[int, Range(3, first=1), Said(from_one, "n")]


PAINT = ACTIONS.add(Paint, "xy-do-paint-{colour}")


class Wait(Action, kw_only=True):
    """A field with bits of its own."""

    at: Annotated[int, Range(100), Bits(8, 7), UNSAID] = 0


WAIT = ACTIONS.add(Wait)


class Sell(Action):
    """Beyond what can be enumerated."""

    price: Annotated[int, Range(1000), Bits(0, 10)]


SELL = ACTIONS.add(Sell, number=1 << 20)


class Painted(Fact):
    """Seat, colour or none, and whether it was free."""

    who: Seat
    colour: Colour | None
    free: bool


PAINTED = FACTS.add(Painted, lambda fact: "xy-fact-painted-free" if fact.free else "xy-fact-painted")
PAINTED_UNSEEN = FACTS.add(Painted, "xy-fact-painted-unseen", colour=None)


class WentHome(Fact):
    """A number that the rules already have."""

    who: Seat
    place: Annotated[str, Numbered({3: "old_house", 7: "ship"})]


WENT_HOME = FACTS.add(WentHome, "xy-fact-went-{place}")
TOO_DEAR = REFUSALS.add("too_dear", "XY-1")
NO_PAINT = REFUSALS.add("no_paint", "XY-2")
WORDS = DeclaredWords(ACTIONS, FACTS, REFUSALS)


def test_numbers_follow_from_order_and_fields() -> None:
    assert (END_TURN, PAINT, WAIT) == (0, 1, 7)
    assert ACTIONS.dense == 8
    assert ACTIONS.name(PAINT + 4) == Paint("blue", 2)
    assert [ACTIONS.number(ACTIONS.name(number)) for number in range(8)] == list(range(8))


def test_the_kind_follows_from_the_name() -> None:
    assert msgspec.to_builtins(EndTurn()) == {"kind": "end_turn"}
    assert msgspec.convert({"kind": "paint", "colour": "red", "wall": 3}, WORDS.action_type) == Paint(
        "red", 3
    )
    assert msgspec.convert({"kind": "went_home", "who": 1, "place": "ship"}, WORDS.fact_type) == WentHome(
        1, "ship"
    )


def test_a_field_can_have_bits_of_its_own() -> None:
    assert ACTIONS.number(Wait(at=99)) == WAIT | 99 << 8
    assert ACTIONS.name(WAIT | 99 << 8) == Wait(at=99)
    assert ACTIONS.number(Sell(999)) == SELL + 999
    assert ACTIONS.name(SELL + 5) == Sell(5)


def test_a_field_that_cannot_be_enumerated_is_a_mistake() -> None:
    class Shout(Action):
        """How loud?"""

        loud: int

    with pytest.raises(TypeError, match="every field of Shout needs a range"):
        ActionTable("xy-do").add(Shout)


@pytest.mark.parametrize("number", [-1, 8, WAIT | 100 << 8, PAINT | 1 << 8, SELL - 1, SELL + 1000, 1 << 62])
def test_a_number_that_is_no_action_has_no_name(number: int) -> None:
    with pytest.raises(BadAction, match="no action has the number"):
        ACTIONS.name(number)


@pytest.mark.parametrize(
    "nonsense", [Paint("red", 0), Wait(at=100), Sell(-1), Painted(0, None, free=True), 7]
)
def test_what_is_no_action_has_no_number(nonsense: Any) -> None:
    with pytest.raises(BadAction):
        ACTIONS.number(nonsense)


def test_a_phrase_says_the_fields_that_its_key_does_not_name() -> None:
    assert WORDS.say(0, PAINT + 4) == message("xy-do-paint-blue", n=3)
    assert WORDS.say(0, END_TURN) == message("xy-do-end-turn")
    assert WORDS.say(0, WAIT) == message("xy-do-wait"), "what is unsaid is not said"


def test_a_fact_is_read_from_its_row() -> None:
    assert (PAINTED, PAINTED_UNSEEN, WENT_HOME) == (1, 2, 3) == tuple(FACTS.numbers)
    assert WORDS.fact_name((PAINTED, 2, 1, 1, 0, 0, 0)) == Painted(2, "blue", free=True)
    assert WORDS.fact_name((PAINTED, 2, -1, 0, 0, 0, 0)) == Painted(2, None, free=False)
    assert WORDS.fact_name((PAINTED, 2, 2, 0, 0, 0, 0)) == Painted(2, None, free=False)
    assert WORDS.fact_name((WENT_HOME, 0, 7, 0, 0, 0, 0)) == WentHome(0, "ship")
    for kind in (0, 4):
        with pytest.raises(KeyError):
            WORDS.fact_name((kind, 0, 0, 0, 0, 0, 0))


def test_a_fact_does_not_read_what_is_fixed() -> None:
    assert WORDS.fact_name((PAINTED_UNSEEN, 2, 1, 0, 0, 0, 0)) == Painted(2, None, free=True)


def test_a_line_of_the_log_says_neither_flags_nor_what_nobody_knows() -> None:
    assert WORDS.fact((PAINTED, 2, 1, 1, 0, 0, 0)) == message(
        "xy-fact-painted-free", who=seat(2), colour="blue"
    )
    assert WORDS.fact((PAINTED_UNSEEN, 2, 0, 0, 0, 0, 0)) == message("xy-fact-painted-unseen", who=seat(2))
    assert WORDS.fact((WENT_HOME, 0, 3, 0, 0, 0, 0)) == message("xy-fact-went-old-house", who=seat(0))


def test_a_table_of_facts_goes_on_where_another_ends() -> None:
    class Rained(Fact):
        """Only in the second table."""

    more = FactTable("xy-fact", after=FACTS)
    assert more.add(Rained) == WENT_HOME + 1
    assert more.name((WENT_HOME + 1, 0, 0, 0, 0, 0, 0)) == Rained()
    assert more.name((WENT_HOME, 0, 7, 0, 0, 0, 0)) == WentHome(0, "ship")
    assert WENT_HOME + 1 not in FACTS.numbers


def test_refusals_have_the_codes_after_the_common_ones() -> None:
    assert (TOO_DEAR, NO_PAINT) == (FIRST_OF_THE_GAME, FIRST_OF_THE_GAME + 1)
    refusal = WORDS.refusal(NO_PAINT)
    assert (refusal.name, refusal.key, refusal.clause) == ("no_paint", "xy-refusal-no-paint", "XY-2")
    assert WORDS.refusal(NOT_YOUR_TURN).name == "not_your_turn"


@pytest.mark.parametrize(
    ("values", "pairs"),
    [
        (Range(3, first=1), {0: 1, 2: 3}),
        (OneOf(("a", "b")), {0: "a", 1: "b"}),
        (Numbered({5: "a"}), {5: "a"}),
    ],
)
def test_values_and_numbers_are_two_sides_of_one_thing(values: Any, pairs: dict[int, Any]) -> None:
    for number, value in pairs.items():
        assert values.value(number) == value
        assert values.number(value) == number
    assert values.number("nothing of it" if isinstance(pairs[min(pairs)], str) else 99) is None
