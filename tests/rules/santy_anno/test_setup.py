"""The set-up: ships, pirates, chairs and decks."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.core.chance import key_of
from flibuste.core.game import BadOptions
from flibuste.core.seats import BOSUN, CLOCK
from flibuste.games.santy_anno import GAME
from flibuste.games.santy_anno import actions as act
from flibuste.games.santy_anno.bosun import numbers_in_order
from flibuste.games.santy_anno.data import BASIC_KINDS
from tests.rules.santy_anno.scene import Box, Scene


@pytest.mark.clause("SA-1")
def test_three_to_eight_players_and_five_coins_of_each_value() -> None:
    for players in (2, 9):
        with pytest.raises(BadOptions):
            GAME.first_state(players)
    s = GAME.first_state(8)
    assert s.box.tolist() == [5, 5, 5, 5, 5]
    assert sorted(s.table.tolist()) == list(range(8))


@pytest.mark.clause("SA-10", "SA-11")
@settings(deadline=None)
@given(st.integers(3, 8), st.integers())
def test_eight_ships_lie_at_random_never_in_a_row_and_no_two_pirates_share_one(
    players: int, seed: int
) -> None:
    s = GAME.first_state(players, {}, key_of(seed))
    assert sorted(s.table.tolist()) == list(range(8))
    assert not numbers_in_order(s.table, 7)
    assert all(s.table[s.chair_of[ship]] == ship for ship in range(8))
    tiles = s.tile[:players].tolist()
    assert len(set(tiles)) == players
    assert [s.table[place] for place in s.place[:players].tolist()] == tiles


@pytest.mark.clause("SA-10")
def test_numbers_in_a_row_are_recognised_in_both_directions_and_from_any_chair() -> None:
    s = GAME.first_state(3)
    for first in range(8):
        s.table[:] = [(first + k) % 8 for k in range(8)]
        assert numbers_in_order(s.table, 7)
        s.table[:] = [(first - k) % 8 for k in range(8)]
        assert numbers_in_order(s.table, 7)
        s.table[:2] = s.table[1::-1].copy()
        assert not numbers_in_order(s.table, 7)


@pytest.mark.clause("SA-12")
def test_the_basic_deck_is_all_37_and_no_card_comes_twice() -> None:
    drawn = all_cards_of_a_game("basic")
    assert len(drawn) == 35
    assert max(drawn) < BASIC_KINDS
    name = 24
    assert all(times <= (2 if kind == name else 1) for kind, times in Counter(drawn).items())


@pytest.mark.clause("SA-12")
def test_the_expert_deck_is_27_basic_and_15_expert_cards() -> None:
    s = GAME.first_state(3, {"cards": "expert"})
    assert (int(s.basic_left), int(s.expert_left)) == (27, 15)
    assert not s.events_left.any()
    seen = Counter(kind >= BASIC_KINDS for seed in range(60) for kind in all_cards_of_a_game("expert", seed))
    # 35 of 42 cards are drawn, so 12.5 of the 15 expert ones on average.
    assert 11.7 < seen[True] / 60 < 13.3


@pytest.mark.clause("SA-12")
def test_events_come_with_the_expert_cards_unless_the_host_says_otherwise() -> None:
    assert GAME.first_state(3, {"cards": "expert_events"}).events_left.sum() == 6
    assert GAME.first_state(3, {"cards": "expert_events"}).expert_left == 15
    assert GAME.first_state(3, {"cards": "basic_events"}).events_left.sum() == 6
    assert GAME.first_state(3, {"cards": "basic_events"}).expert_left == 0


@pytest.mark.clause("SA-13")
def test_the_program_is_the_bosun_unless_one_plays_with_the_box() -> None:
    assert GAME.actors(GAME.first_state(3)) == 1 << CLOCK
    assert GAME.actors(Box().s) == 1 << BOSUN
    assert Scene().refused(BOSUN, act.CHECK) == "not_your_turn"


def all_cards_of_a_game(deck: str, seed: int = 0) -> list[int]:
    scene = Scene(3, seed, cards=deck)
    drawn: list[int] = []
    while not scene.ranks() and scene.s.phase != 6:
        while scene.s.phase == 2:
            scene.does(CLOCK, scene.clock())
        drawn += scene.s.cards[: scene.length].tolist()
        while scene.s.phase == 3:
            scene.does(CLOCK, scene.clock())
        scene.does(CLOCK, act.NEXT_ROUND)
    return drawn
