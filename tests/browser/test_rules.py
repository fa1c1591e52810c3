"""The rules: read, searched, and linked to by clause."""

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.screens import GAMES

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_illustrated_and_complete(new_person: NewPerson, game: str) -> None:
    page = new_person().go(f"/rules/{game}").page
    page.locator("article").nth(1).wait_for()
    assert page.locator("article").first.locator("svg").count() > 15
    assert page.locator("article").nth(1).locator("li[id]").count() > 40


def test_a_link_to_a_clause_leads_to_it(new_person: NewPerson) -> None:
    page = new_person(phone=True).go("/rules/catan-junior#CJ-42").page
    clause = page.locator("#CJ-42")
    clause.wait_for()
    page.wait_for_function("() => scrollY > 0")
    box = clause.bounding_box()
    assert box is not None
    assert 0 <= box["y"] <= 844


@pytest.mark.parametrize(
    ("language", "words", "clause"),
    [("pl", "wlasnej twierdzy", "CJ-42"), ("fr", "chateau egalite", "CJ-51"), ("en", "CASTLE tie", "CJ-51")],
)
def test_the_search_knows_no_accents(new_person: NewPerson, language: str, words: str, clause: str) -> None:
    page = new_person(language=language).go("/rules/catan-junior").page
    page.locator("#CJ-71").wait_for()
    page.get_by_role("searchbox").fill(words)
    page.locator("#CJ-71").wait_for(state="detached")
    assert page.locator(f"#{clause} mark").count() >= 2


def test_another_game_is_a_link_away(new_person: NewPerson) -> None:
    page = new_person().go("/rules/sandokan").page
    page.get_by_role("navigation", name="Choose a game").get_by_role("link", name="Santy Anno").click()
    page.locator("#SA-20").wait_for()
    assert page.url.endswith("/rules/santy-anno")
