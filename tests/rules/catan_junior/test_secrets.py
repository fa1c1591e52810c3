"""What each seat can know, and states drawn from it (CJ-46, CJ-24, CJ-60)."""

import itertools
from collections import Counter
from typing import Any

import numpy as np
import pytest

from flibuste.core import facts
from flibuste.core.chance import key_of, pick, stream_of
from flibuste.core.playout import random_seat
from flibuste.core.record import blank, copied
from flibuste.core.seats import NOBODY
from flibuste.games.catan_junior import GAME, State
from flibuste.games.catan_junior import actions as act
from flibuste.games.catan_junior.actions import GIVE, GIVE_NOTHING
from flibuste.games.catan_junior.data import RESOURCES
from flibuste.games.catan_junior.nouns import Cards
from flibuste.games.catan_junior.state import HIDDEN
from flibuste.games.catan_junior.views import public
from tests.rules.catan_junior.scene import BLUE, ORANGE, RED, WHITE, Scene

Gifts = tuple[str, ...]
DRAWS = 4000


def drawn(scene: Scene, seat: int, draws: int = DRAWS) -> Counter[Gifts]:
    """How often each set of gifts is drawn, given what a seat knows."""
    seen, out, stream = scene.seen(seat), blank(State), stream_of("gifts", seat)
    hidden = [tuple(place) for place in np.argwhere(seen.gifts == HIDDEN)]
    found: Counter[Gifts] = Counter()
    for _ in range(draws):
        GAME.determinize(seen, stream, out)
        found[tuple(RESOURCES[out.gifts[place]] for place in hidden)] += 1
    return found


def is_uniform(found: Counter[Gifts], over: set[Gifts]) -> bool:
    """Chi-square against the uniform distribution; 5 standard deviations are too many."""
    assert set(found) == over
    expected = found.total() / len(over)
    chi = sum((count - expected) ** 2 / expected for count in found.values())
    return bool(chi < len(over) - 1 + 5 * (2 * (len(over) - 1)) ** 0.5 + 1e-9)


def given() -> Scene:
    """Red and blue have given white a card each."""
    scene = Scene.after_the_roll().hand(RED, wood=2, gold=1).hand(BLUE, rum=1, wool=1)
    return scene.coco("neighbours").do(act.Give("gold"), RED).do(act.Give("rum"), BLUE)


@pytest.mark.clause("CJ-46")
def test_a_third_seat_draws_every_possible_pair_of_gifts_equally_often() -> None:
    pairs: set[Gifts] = set(itertools.product(("wood", "gold"), ("wool", "rum")))
    assert is_uniform(drawn(given(), ORANGE), pairs)
    assert is_uniform(drawn(given(), NOBODY), pairs)


@pytest.mark.clause("CJ-46")
def test_a_giver_knows_his_own_gift_and_the_receiver_knows_both() -> None:
    assert is_uniform(drawn(given(), RED), {("wool",), ("rum",)})
    assert drawn(given(), WHITE, 10) == {(): 10}


@pytest.mark.clause("CJ-46")
def test_a_gift_laid_aside_is_known_to_its_giver_alone() -> None:
    scene = Scene.after_the_roll().hand(RED, wood=2, gold=1).hand(BLUE, rum=1)
    scene.coco("neighbours").do(act.Give("gold"), RED)
    for seat in (WHITE, ORANGE, BLUE, NOBODY):
        assert scene.seen(seat).gifts[0, 0] == HIDDEN
        assert is_uniform(drawn(scene, seat), {("wood",), ("gold",)})
    assert GAME.words.own(scene.seen(RED), RED).gift == "gold"  # type: ignore[attr-defined]
    assert GAME.words.own(scene.seen(BLUE), BLUE).gift is None  # type: ignore[attr-defined]
    assert public(scene.seen()).chosen == [RED]


@pytest.mark.clause("CJ-46")
def test_a_card_that_is_spent_proves_where_it_came_from() -> None:
    scene = given().do(act.Market("gold", "wool"))
    assert set(drawn(scene, ORANGE, 300)) == {("gold", "rum"), ("gold", "wool")}


@pytest.mark.clause("CJ-46")
def test_what_was_shown_and_regained_since_still_counts() -> None:
    scene = given()
    scene.hand(RED, wood=2).do(act.EndTurn()).roll(5).do(act.Market("wood", "rum"))
    assert set(drawn(scene, ORANGE, 300)) == set(itertools.product(("wood", "gold"), ("wool", "rum")))
    scene.do(act.EndTurn()).roll(5).do(act.EndTurn()).roll(5).do(act.EndTurn()).roll(5).do(
        act.EndTurn()
    ).roll(5)
    scene.do(act.Market("wood", "sabre"))
    assert {pair[0] for pair in drawn(scene, ORANGE, 300)} == {"gold"}
    scene.s.hands[RED, 2] += 5
    assert {pair[0] for pair in drawn(scene, ORANGE, 300)} == {"gold"}


@pytest.mark.clause("CJ-60")
def test_an_offer_shows_the_cards_it_is_made_of() -> None:
    scene = given().do(act.Offer(Cards(gold=1), Cards(wool=1)))
    assert {pair[0] for pair in drawn(scene, ORANGE, 300)} == {"gold"}
    assert {pair[1] for pair in drawn(scene, ORANGE, 300)} == {"rum", "wool"}
    scene.do(act.Refuse(), RED).do(act.Accept(), BLUE)
    assert set(drawn(scene, ORANGE, 300)) == {("gold", "rum")}


@pytest.mark.clause("CJ-24")
def test_hand_sizes_are_right_though_gifts_are_hidden() -> None:
    assert [player.cards for player in public(given().seen()).players] == [2, 2, 0, 1]


def random_game(players: int, seed: int) -> tuple[Any, Any, list[tuple[int, int]]]:
    """A random game at the first request for gifts, the same game some time later, and the steps between."""
    s, stream = GAME.first_state(players, {}, key_of("gifts", seed)), stream_of("gifts", seed)
    choices, start = np.zeros(GAME.max_legal, np.int64), copied(s)
    steps: list[tuple[int, int]] = []
    more = 2 + 4 * (seed % 9)
    while more > 0 and (mask := GAME.actors(s)):
        more -= int(s.asked) > seed % 2
        seat = random_seat(mask, stream)
        action = int(choices[pick(stream, GAME.legal(s, seat, choices))])
        if s.asked == 0:
            start, steps = copied(s), []
        steps.append((seat, action))
        GAME.apply(s, seat, action, facts.NO_FACTS)
    return start, s, steps


def could_have_been(start: Any, steps: list[tuple[int, int]], changed: dict[int, int]) -> bool:
    """Whether the same steps, with other gifts, would have been allowed all along."""
    s = copied(start)
    for number, (seat, action) in enumerate(steps):
        action = changed.get(number, action)
        if GAME.allowed(s, seat, action):
            return False
        GAME.apply(s, seat, action, facts.NO_FACTS)
    return True


@pytest.mark.clause("CJ-46")
@pytest.mark.parametrize("players", [3, 4])
def test_exactly_the_gifts_that_agree_with_the_whole_game_are_drawn(players: int) -> None:
    checked = 0
    for seed in range(24):
        start, s, steps = random_game(players, seed)
        scene = Scene(players)
        scene.s = s
        made = [number for number, (_, action) in enumerate(steps) if GIVE <= action < GIVE_NOTHING]
        for viewer in (0, NOBODY):
            hidden = np.argwhere(scene.seen(viewer).gifts == HIDDEN).tolist()
            if not 1 <= len(hidden) <= 3:
                continue
            places = [number for number in made if _place_of(steps, number, s) in hidden]
            assert len(places) == len(hidden)
            places.sort(key=lambda number: _place_of(steps, number, s))
            possible = {
                tuple(RESOURCES[kind] for kind in kinds)
                for kinds in itertools.product(range(5), repeat=len(hidden))
                if could_have_been(start, steps, {p: GIVE + k for p, k in zip(places, kinds, strict=True)})
            }
            assert set(drawn(scene, viewer, 60 * len(possible))) == possible
            checked += len(possible) > 1
    assert checked >= 8


def _place_of(steps: list[tuple[int, int]], number: int, s: Any) -> list[int]:
    """Which gift of the record a step made: the card's number and the side of the giver."""
    answers = [n for n in range(number + 1) if GIVE <= steps[n][1] <= GIVE_NOTHING]
    card = (len(answers) - 1) // 2
    return [card, 0 if steps[number][0] == (int(s.buyers[card]) + 1) % int(s.players) else 1]
