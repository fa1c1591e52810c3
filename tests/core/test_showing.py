"""Compiled code encodes a view just as msgspec encodes its struct, for every kind of field."""

from typing import Annotated, Any, Literal

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flibuste import games
from flibuste.core.chance import pick, stream_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.game import Game
from flibuste.core.playout import random_seat
from flibuste.core.record import I8, Record, blank
from flibuste.core.showing import MOST, Most, Named, Shown
from flibuste.core.two_forms import COMPILED, PLAIN, Form
from flibuste.table.fast_rules import Held, fast_rules

SHIPS = ("Ariel", "Bounty", "Ćma")
Good = Literal["rum", "gold"]


class Purse(msgspec.Struct):
    """Numbers only."""

    coins: int
    pearls: int


class Find(msgspec.Struct):
    good: Good | None
    heaps: list[int]


class Sight(msgspec.Struct):
    """One field of every kind."""

    count: int
    maybe: int | None
    flag: bool
    unsure: bool | None
    ship: Annotated[str, Named(SHIPS)]
    wrecks: Annotated[list[Annotated[str, Named(SHIPS)] | None], Most(3)]
    hidden: list[int] | None
    purse: Purse
    purses: list[Purse]
    lost: Purse | None
    finds: list[Find | None]
    box: dict[Good, int]
    said: str


class State(Record):
    """Unused: the columns are filled from a struct."""

    nothing: I8


def filler(sight: Sight) -> Any:
    """A function that fills the columns of a view from this struct."""

    def fill(_: Any, v: Any) -> None:
        v.count, v.maybe = sight.count, -1 if sight.maybe is None else sight.maybe
        v.flag, v.unsure = sight.flag, -1 if sight.unsure is None else sight.unsure
        v.ship = SHIPS.index(sight.ship)
        v.wrecks_count = len(sight.wrecks)
        for n, wreck in enumerate(sight.wrecks):
            v.wrecks[n] = -1 if wreck is None else SHIPS.index(wreck)
        v.hidden_count = -1 if sight.hidden is None else len(sight.hidden)
        v.hidden[: len(sight.hidden or ())] = sight.hidden or ()
        v.purse[:] = sight.purse.coins, sight.purse.pearls
        v.purses_count = len(sight.purses)
        for n, purse in enumerate(sight.purses):
            v.purses[n] = purse.coins, purse.pearls
        v.lost = -1 if sight.lost is None else 0
        if sight.lost is not None:
            v.lost_coins, v.lost_pearls = sight.lost.coins, sight.lost.pearls
        v.finds_count = len(sight.finds)
        for n, find in enumerate(sight.finds):
            v.finds[n] = -1 if find is None else 0
            if find is not None:
                v.finds_good[n] = -1 if find.good is None else ("rum", "gold").index(find.good)
                v.finds_heaps_count[n] = len(find.heaps)
                v.finds_heaps[n, : len(find.heaps)] = find.heaps
        v.box[:] = sight.box.get("rum", -1), sight.box.get("gold", -1)

    return fill


numbers = st.integers(-(2**31), 2**31 - 1)
counts = st.integers(0, 2**31 - 1)
ships = st.sampled_from(SHIPS)
purses = st.builds(Purse, numbers, numbers)
finds = st.builds(Find, st.none() | st.sampled_from(("rum", "gold")), st.lists(numbers, max_size=MOST))
sights = st.builds(
    Sight,
    count=numbers,
    maybe=st.none() | counts,
    flag=st.booleans(),
    unsure=st.none() | st.booleans(),
    ship=ships,
    wrecks=st.lists(st.none() | ships, max_size=3),
    hidden=st.none() | st.lists(numbers, max_size=5),
    purse=purses,
    purses=st.lists(purses, max_size=4),
    lost=st.none() | purses,
    finds=st.lists(st.none() | finds, max_size=4),
    box=st.dictionaries(st.sampled_from(("rum", "gold")), counts).map(
        lambda box: dict(sorted(box.items())[::-1])
    ),
    said=st.text(max_size=5),
)


@pytest.mark.parametrize("form", [COMPILED, PLAIN], ids=["compiled", "plain"])
@given(sight=sights)
def test_a_view_is_written_as_msgspec_writes_its_struct(form: Form, sight: Sight) -> None:
    shown = Shown(Sight, filler(sight), said=lambda _: sight.said)
    with form:
        assert shown.json(blank(State)) == msgspec.json.encode(sight)
        assert shown.read(blank(State)) == sight


def test_a_field_that_no_number_stands_for_is_refused_when_the_game_is_loaded() -> None:
    with pytest.raises(TypeError, match=r"said: .* cannot be written from numbers"):
        Shown(Sight, lambda _o, _v: None)


def test_two_fields_of_one_column_are_refused_when_the_game_is_loaded() -> None:
    class Twice(msgspec.Struct):
        ships: list[int]
        ships_count: int

    with pytest.raises(TypeError, match=r"two fields .* ships_count"):
        Shown(Twice, lambda _o, _v: None)


@pytest.mark.parametrize(
    "game", [game for game in games.every() if game.shown_own], ids=lambda game: game.name
)
def test_hands_written_in_one_go_are_those_of_each_seat(game: Game) -> None:
    rules = fast_rules(game)
    assert rules.hands is not None
    s, stream, seen = game.first_state(game.players[-1]), stream_of(game.name), blank(game.state)
    choices = np.zeros(game.max_legal, np.int64)
    everybody, some = range(game.players[-1]), (0, 2)
    while mask := int(game.actors(s)):
        held, hands = Held(game.dtype, s), []
        for seat in everybody:
            game.observe(s, seat, seen)
            hands.append(msgspec.json.encode(game.words.own(seen, seat)))
        assert rules.hands(held, sum(1 << seat for seat in everybody)) == hands
        assert rules.hands(held, sum(1 << seat for seat in some)) == [hands[seat] for seat in some]
        seat = int(random_seat(mask, stream))
        game.apply(s, seat, int(choices[pick(stream, int(game.legal(s, seat, choices)))]), NO_FACTS)
