"""What an observation leaves open is drawn uniformly: chi-square against the cards nobody has shown."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from flibuste.core.chance import key_of, stream_of
from flibuste.core.record import blank
from flibuste.core.seats import NOBODY
from flibuste.games.sandokan import GAME, State
from flibuste.games.sandokan.state import FACE_DOWN

DRAWS = 4000
DECK = np.array([10, 9, 7, 10, 9, 7])
"""Black and red ones, twos and threes (SK-3)."""
EVENTS = (3, 4, 1, 1, 1, 1, 1, 3, 1, 1, 2, 2, 1, 1, 1)
"""SK-E1 to SK-E15."""


def drawn(s: Any, viewer: int, look: Callable[[Any], int]) -> Counter[int]:
    """How often each outcome occurs in states drawn from an observation."""
    seen, state, stream = blank(State), blank(State), stream_of("uniform", viewer)
    GAME.observe(s, viewer, seen)
    found: Counter[int] = Counter()
    for _ in range(DRAWS):
        GAME.determinize(seen, stream, state)
        found[look(state)] += 1
    return found


def is_as_likely_as(found: Counter[int], shares: list[float]) -> bool:
    """Chi-square; five standard deviations are too many."""
    expected = {kind: DRAWS * share for kind, share in enumerate(shares) if share}
    chi = sum((found[kind] - often) ** 2 / often for kind, often in expected.items())
    free = len(expected) - 1
    return set(found) <= set(expected) and bool(chi < free + 5 * (2 * free) ** 0.5)


def top_of_the_pile(s: Any) -> int:
    """The kind of the next Sandokan card."""
    return int(s.pile[int(s.pile_top)])


@pytest.mark.clause("SK-28", "SK-12")
@pytest.mark.parametrize("viewer", [0, 1, 3, NOBODY])
def test_the_next_card_is_any_of_those_one_has_not_seen(viewer: int) -> None:
    s = GAME.first_state(4, key=key_of("fresh deal"))
    unseen = DECK - (s.hands[viewer] if viewer != NOBODY else 0)
    shares = (unseen / unseen.sum()).tolist()
    assert is_as_likely_as(drawn(s, viewer, top_of_the_pile), shares)


@pytest.mark.clause("SK-28")
def test_the_hand_of_another_is_drawn_from_what_one_has_not_seen() -> None:
    s = GAME.first_state(2, key=key_of("two hands"))
    unseen = DECK - s.hands[0]
    found: Counter[int] = Counter()
    seen, state, stream = blank(State), blank(State), stream_of("hand")
    GAME.observe(s, 0, seen)
    for _ in range(DRAWS):
        GAME.determinize(seen, stream, state)
        found.update({kind: int(count) for kind, count in enumerate(state.hands[1])})
    mean = 6 * DRAWS * unseen / unseen.sum()
    assert all(abs(found[kind] - often) < 5 * often**0.5 for kind, often in enumerate(mean))


@pytest.mark.clause("SK-11")
def test_the_event_at_a_port_is_any_of_the_twenty_four() -> None:
    s = GAME.first_state(3, key=key_of("quay"))
    seen = blank(State)
    GAME.observe(s, NOBODY, seen)
    assert set(seen.port_event.tolist()) == {FACE_DOWN}
    found = drawn(s, NOBODY, lambda state: int(state.port_event[2]) - 1)
    assert is_as_likely_as(found, [count / 24 for count in EVENTS])
