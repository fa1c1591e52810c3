"""What is hidden stays hidden, and what is known is never forgotten wrongly."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from flibuste.core.chance import key_of, stream_of
from flibuste.core.record import blank
from flibuste.core.seats import NOBODY
from flibuste.games.sandokan import GAME, State
from flibuste.games.sandokan import actions as act
from flibuste.games.sandokan.state import BLACKS, ONLOOKERS, REDS
from tests.rules.sandokan.conservation import conserved
from tests.rules.sandokan.scene import Scene

OPTIONS: list[dict[str, object]] = [
    {"turns": 20},
    {"turns": 20, "rules": "book"},
    {"turns": 20, "cards": "spent", "fights": "chosen", "island_cards": 2},
    {"turns": 20, "bluff": "on"},
    {"turns": 20, "bluff": "on", "rules": "book"},
]


def check_knowledge(s: Any) -> None:
    """Every known number is true, and no seat knows less than everyone does."""
    for owner in range(int(s.players)):
        hand = s.hands[owner]
        for viewer in (*range(int(s.players)), ONLOOKERS):
            if viewer == owner:
                continue
            row = s.known[viewer, owner]
            assert (row[:6] <= hand).all()
            assert row[:3].sum() <= row[BLACKS] <= hand[:3].sum()
            assert row[3:6].sum() <= row[REDS] <= hand[3:].sum()
            assert (row >= s.known[ONLOOKERS, owner]).all()


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_drawn_state_looks_the_same_and_can_be_played(players: int, options: dict[str, object]) -> None:
    generator = np.random.default_rng(players)
    stream = stream_of("secrets", players)
    s = GAME.first_state(players, options, key_of("secrets", players))
    totals = conserved(s)
    choices, others = np.zeros(GAME.max_legal, np.int64), np.zeros(GAME.max_legal, np.int64)
    seen, drawn, again = blank(State), blank(State), blank(State)
    silent = np.zeros((0, 8), np.int32)
    while mask := GAME.actors(s):
        check_knowledge(s)
        assert conserved(s) == totals
        asked = [seat for seat in range(players) if mask >> seat & 1]
        for viewer in (int(generator.integers(players)), NOBODY):
            GAME.observe(s, viewer, seen)
            GAME.determinize(seen, stream, drawn)
            GAME.observe(drawn, viewer, again)
            assert again.tobytes() == seen.tobytes()
            assert conserved(drawn) == totals
            check_knowledge(drawn)
            for seat in asked:
                assert GAME.legal(drawn, seat, others) > 0
        seat = int(generator.choice(asked))
        GAME.observe(s, seat, seen)
        count = GAME.legal(s, seat, choices)
        assert GAME.legal(seen, seat, others) == count
        assert choices[:count].tolist() == others[:count].tolist()
        assert GAME.lapse(s, seat) == GAME.lapse(seen, seat)
        assert GAME.lapse(s, seat) in choices[:count]
        GAME.apply(s, seat, int(generator.choice(choices[:count])), silent)


@pytest.mark.clause("SK-28")
def test_an_unknown_hand_is_drawn_uniformly() -> None:
    scene = Scene().hand(0, "black:1").hand(1, "red:3")
    seen, drawn, stream = blank(State), blank(State), stream_of("uniform")
    GAME.observe(scene.s, 0, seen)
    draws = 6000
    counts = Counter[int]()
    for _ in range(draws):
        GAME.determinize(seen, stream, drawn)
        counts[int(np.argmax(drawn.hands[1]))] += 1
    expected = [draws * copies / 51 for copies in (9, 9, 7, 10, 9, 7)]
    chi_square = sum((counts[kind] - expected[kind]) ** 2 / expected[kind] for kind in range(6))
    assert chi_square < 20.5, "five degrees of freedom, one in a thousand"


def test_a_card_that_goes_unseen_weakens_what_others_know() -> None:
    scene = Scene("sun", "azure", "fire").hand(0, "black:1", "red:3").hand(1, "black:1", "black:2", "red:1")
    scene.at(0, 7, 2, "E").at(1, 9, 3)
    scene.do(0, act.Lay(1), act.Sail("E", 1), act.Head("E"), act.Attack(1), act.Ready())
    scene.do(1, act.Ready())
    assert scene.s.known[2, 1].tolist() == [0, 0, 0, 1, 0, 0, 2, 1]
    scene.do(1, act.Give("black:1"))
    assert scene.s.known[2, 1].tolist() == [0, 0, 0, 0, 0, 0, 1, 0], "it may have been the red one"
    assert scene.s.known[0, 1].tolist() == [0, 0, 0, 1, 0, 0, 1, 1], "the receiver has seen it"
    assert scene.s.known[1, 0, 0] == 2, "and the giver knows who holds it"
