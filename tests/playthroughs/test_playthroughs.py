"""Recorded games as guard rails: the same seed gives the same game, word for word and byte for byte."""

import pytest

from tests.conformance.cases import Case
from tests.playthroughs.tell import page_of, tell, told_cases, written


@pytest.mark.parametrize("case", told_cases(), ids=str)
def test_the_game_goes_as_it_went(case: Case) -> None:
    page = page_of(case)
    assert page.exists(), "no golden text: run python -m tests.playthroughs"
    assert tell(case) == page.read_text("utf-8"), (
        "the rules behave differently: bump the rules version, then run python -m tests.playthroughs"
    )


def test_no_golden_text_is_left_over() -> None:
    assert written() == {page_of(case) for case in told_cases()}
