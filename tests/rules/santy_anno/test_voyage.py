"""The leg of the day: a request resent because its answer was lost counts once."""

import pytest

from flibuste.core.rooms import Context, Declined
from flibuste.games.santy_anno.data import FIRST_ROUND_CARDS, SHIPS
from flibuste.games.santy_anno.rooms.voyage import EVERY, LIMIT, AskLeg, Log, sail, tally

NOON = 1_800_000_000_000
CAST_OFF = NOON + EVERY * FIRST_ROUND_CARDS


def at(now: int) -> Context:
    """What a request depends on at an instant of the day."""
    return Context(now, 1.0, b"the key of the day", "")


def test_the_same_answer_again_is_answered_alike_and_another_one_is_too_late() -> None:
    dealt, _ = sail(Log(), AskLeg("deal"), at(NOON))
    once, first = sail(dealt, AskLeg("answer", SHIPS[0]), at(CAST_OFF + 4_000))
    twice, again = sail(once, AskLeg("answer", SHIPS[0]), at(CAST_OFF + 9_000))
    assert (twice, again) == (once, first)
    with pytest.raises(Declined) as no:
        sail(once, AskLeg("answer", SHIPS[1]), at(CAST_OFF + 9_000))
    assert no.value.code == "too_late"


def test_a_round_whose_time_ran_out_takes_no_answer() -> None:
    dealt, _ = sail(Log(), AskLeg("deal"), at(NOON))
    late = at(CAST_OFF + LIMIT + 1)
    with pytest.raises(Declined):
        sail(dealt, AskLeg("answer", SHIPS[0]), late)
    assert [tally(dealt, late).marks, tally(dealt, late).millis] == [[False], LIMIT]
