"""Bots trade by value and cannot be milked (CJ-60)."""

from typing import Any

import numpy as np
import pytest

from flibuste.bots import port
from flibuste.core.chance import key_of, pick, stream_of
from flibuste.core.facts import NO_FACTS
from flibuste.games.catan_junior import GAME
from flibuste.games.catan_junior.actions import (
    ACCEPT,
    CALL_OFF,
    COUNTER_TAG,
    DEAL_WITH,
    OFFER_TAG,
    REFUSE,
    WITHDRAW,
    cards,
    given,
    offer,
    tag,
    wanted,
)
from flibuste.games.catan_junior.build import open_lines, open_sites
from flibuste.games.catan_junior.data import BOAT_COST, COCO_COST, FORT_COST, KINDS
from flibuste.games.catan_junior.mind.hand import packed_hand, promise, prospects
from flibuste.games.catan_junior.mind.taste import PLAIN
from flibuste.games.catan_junior.nouns import pack
from flibuste.games.catan_junior.state import MAIN
from tests.bots.positions import seen_by
from tests.rules.catan_junior.scene import RED, WHITE, Scene

pytestmark = pytest.mark.clause("CJ-60")


LEVEL = "mate"
TEMPERS = port.tempers(GAME, LEVEL)
EVEN, EAGER, HARD = range(3)


def choose(s: Any, seat: int, patient: bool = False, temper: int = EVEN) -> int:
    return port.choose(seen_by(GAME, s, seat), seat, LEVEL, stream_of("trade"), 60.0, patient, temper)


def swap(gives: dict[int, int], gets: dict[int, int], of: int = OFFER_TAG) -> int:
    return offer(
        pack([gives.get(k, 0) for k in range(KINDS)]), pack([gets.get(k, 0) for k in range(KINDS)]), of
    )


SABRE, WOOL, WOOD, RUM, GOLD = range(5)


def test_a_bot_takes_a_deal_that_helps_it_and_refuses_one_that_does_not() -> None:
    scene = Scene.after_the_roll().hand(WHITE, wool=2, gold=1).hand(RED, wood=3)
    s = scene.s
    GAME.apply(s, WHITE, swap({WOOL: 1}, {WOOD: 1}), NO_FACTS)
    assert choose(s, RED) == ACCEPT
    GAME.apply(s, WHITE, swap({GOLD: 1}, {WOOD: 3}), NO_FACTS)
    assert choose(s, RED) != ACCEPT


def test_a_bot_makes_a_counter_offer_that_both_gain_by() -> None:
    scene = Scene.after_the_roll().hand(WHITE, wool=2, gold=1).hand(RED, wood=3)
    s = scene.s
    GAME.apply(s, WHITE, swap({GOLD: 1}, {WOOD: 3}), NO_FACTS)
    answer = choose(s, RED)
    assert tag(answer) == COUNTER_TAG
    assert GAME.allowed(s, RED, answer) == 0


def test_a_bot_offers_waits_for_answers_and_closes_the_deal() -> None:
    scene = Scene.after_the_roll().hand(WHITE, wood=3).hand(RED, wool=3)
    s = scene.s
    proposed = choose(s, WHITE)
    assert tag(proposed) == OFFER_TAG
    GAME.apply(s, WHITE, proposed, NO_FACTS)
    assert choose(s, WHITE, patient=True) == port.WAIT
    assert choose(s, WHITE, patient=False) == WITHDRAW
    for seat in (1, 2, 3):
        assert choose(s, WHITE, patient=True) == port.WAIT, "somebody has not answered yet"
        GAME.apply(s, seat, choose(s, seat), NO_FACTS)
    assert choose(s, WHITE, patient=True) == DEAL_WITH + RED


def test_nobody_who_has_nearly_won_gets_a_deal() -> None:
    scene = Scene.after_the_roll().hand(WHITE, wool=2).hand(RED, wood=3)
    s = scene.s
    s.built[WHITE] = 6
    GAME.apply(s, WHITE, swap({WOOL: 1}, {WOOD: 1}), NO_FACTS)
    assert choose(s, RED) == REFUSE


@pytest.mark.clause("CJ-71")
def test_a_bot_that_is_behind_does_not_let_the_leader_call_the_game_off() -> None:
    scene = Scene.after_the_roll()
    s = scene.s
    s.built[WHITE] = 4
    GAME.apply(s, WHITE, CALL_OFF, NO_FACTS)
    assert choose(s, RED) == REFUSE


@pytest.mark.parametrize("temper", range(len(TEMPERS)), ids=TEMPERS)
def test_a_dishonest_trader_cannot_milk_a_bot(temper: int) -> None:
    """The trader offers everything imaginable, turn after turn, and closes every deal a bot agrees to."""
    deals = 0
    for game in range(6):
        s = GAME.first_state(4, {"first": "white"}, key_of("milk", game))
        luck = stream_of("milk", game)
        choices = np.zeros(GAME.max_legal, np.int64)
        for _ in range(400):
            if not GAME.actors(s):
                break
            active = int(s.active)
            if int(s.phase) == MAIN and active == WHITE and int(s.offers) < 6:
                gives, gets = pick(luck, KINDS), pick(luck, KINDS)
                bid = swap({gives: 1 + pick(luck, 2)}, {gets: 1 + pick(luck, 3)})
                if GAME.allowed(s, WHITE, bid) == 0:
                    GAME.apply(s, WHITE, bid, NO_FACTS)
                    deals += _answered_and_closed(s, temper)
                    continue
            mask = int(GAME.actors(s))
            seat = (mask & -mask).bit_length() - 1
            width = int(GAME.legal(s, seat, choices))
            GAME.apply(s, seat, int(choices[pick(luck, width)]), NO_FACTS)
    assert deals > 0


def _buildable(s: Any, seat: int, hand: list[int]) -> set[str]:
    """What the seat could pay for with these cards and place; a boat only if it has no site."""
    site = bool(open_sites(s, seat))
    costs: dict[str, tuple[int, ...]] = {"coco": COCO_COST}
    if site:
        costs["fort"] = FORT_COST
    if not site and open_lines(s, seat):
        costs["boat"] = BOAT_COST
    return {what for what, cost in costs.items() if all(hand[kind] for kind in cost)}


@pytest.mark.parametrize("temper", range(len(TEMPERS)), ids=TEMPERS)
def test_a_bot_gives_more_cards_than_it_gets_only_for_something_to_build(temper: int) -> None:
    """Somebody tries every greedy offer with any two hands: yes and counter-offers alike are fair."""
    luck = stream_of("fair")
    agreed = generous = 0
    for _ in range(600):
        scene = Scene.after_the_roll()
        s = scene.s
        for seat in (WHITE, RED):
            s.hands[seat] = [pick(luck, 5) for _ in range(KINDS)]
        kind, other, third = (pick(luck, KINDS) for _ in range(3))
        bid = swap({kind: 1 + pick(luck, 2)}, {other: 1 + pick(luck, 2), third: 1 + pick(luck, 2)})
        if GAME.allowed(s, WHITE, bid):
            continue
        GAME.apply(s, WHITE, bid, NO_FACTS)
        answer = choose(s, RED, temper=temper)
        if answer == REFUSE:
            continue
        gives, gets = (wanted(bid), given(bid)) if answer == ACCEPT else (given(answer), wanted(answer))
        agreed += 1
        held = s.hands[RED].tolist()
        after = [held[k] - cards(gives, k) + cards(gets, k) for k in range(KINDS)]
        if sum(after) < sum(held):
            generous += 1
            assert sum(after) == sum(held) - 1
            assert _buildable(s, RED, after) - _buildable(s, RED, held), (held, after)
    assert agreed > 20
    assert generous > 0


def test_an_eager_trader_agrees_to_more_and_a_hard_one_to_less() -> None:
    """Each is asked about the same swaps, of a card or two for one, with any hands."""
    luck = stream_of("tempers")
    agreed: list[set[int]] = [set() for _ in TEMPERS]
    for nth in range(400):
        s = Scene.after_the_roll().s
        for seat in (WHITE, RED):
            s.hands[seat] = [pick(luck, 4) for _ in range(KINDS)]
        bid = swap({pick(luck, KINDS): 1 + pick(luck, 2)}, {pick(luck, KINDS): 1})
        if GAME.allowed(s, WHITE, bid):
            continue
        GAME.apply(s, WHITE, bid, NO_FACTS)
        for temper, deals in enumerate(agreed):
            if choose(s, RED, temper=temper) == ACCEPT:
                deals.add(nth)
    assert agreed[EAGER] > agreed[EVEN] > agreed[HARD] > set()


def test_an_eager_trader_proposes_where_a_hard_one_keeps_silent() -> None:
    luck = stream_of("proposals")
    offers = [0] * len(TEMPERS)
    for _ in range(100):
        s = Scene.after_the_roll().s
        for seat in range(4):
            s.hands[seat] = [pick(luck, 3) for _ in range(KINDS)]
        for temper in range(len(TEMPERS)):
            offers[temper] += tag(choose(s, WHITE, temper=temper)) == OFFER_TAG
    assert offers[EAGER] > offers[EVEN] > offers[HARD] > 0


def test_a_bot_does_not_close_a_counter_offer_that_bleeds_it() -> None:
    scene = Scene.after_the_roll().hand(WHITE, rum=2, wood=2).hand(RED, wool=1)
    s = scene.s
    GAME.apply(s, WHITE, swap({RUM: 1}, {WOOL: 1}), NO_FACTS)
    GAME.apply(s, RED, swap({WOOL: 1}, {RUM: 2, WOOD: 2}, COUNTER_TAG), NO_FACTS)
    for seat in (2, 3):
        GAME.apply(s, seat, REFUSE, NO_FACTS)
    assert choose(s, WHITE) == WITHDRAW


def _answered_and_closed(s: Any, temper: int) -> int:
    for seat in (1, 2, 3):
        if s.offer and int(GAME.actors(s)) >> seat & 1:
            GAME.apply(s, seat, choose(s, seat, temper=temper), NO_FACTS)
    for seat in (1, 2, 3):
        if s.offer and GAME.allowed(s, WHITE, DEAL_WITH + seat) == 0:
            before = promise(packed_hand(s, seat), prospects(s, seat), PLAIN)
            GAME.apply(s, WHITE, DEAL_WITH + seat, NO_FACTS)
            assert promise(packed_hand(s, seat), prospects(s, seat), PLAIN) > before
            return 1
    return 0
