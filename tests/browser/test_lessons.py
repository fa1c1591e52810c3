"""The lessons: a real table, a coach who sees what was done, and an end with praise."""

import random

import pytest

from tests.browser.conftest import Crew
from tests.browser.looks import Album, Looks
from tests.browser.person import Person
from tests.browser.screens import LANGUAGES, violations
from tests.browser.stage import Stage
from tests.browser.voyages import LESSONS
from tests.server.ship import Ship

pytestmark = pytest.mark.browser
COACH = "section[aria-label=Lesson]"


def learn(person: Person, seed: int) -> None:
    """Follows the coach until all is learnt: reads what is to be read, then makes any choice."""
    rng = random.Random(seed)
    coach = person.page.locator(COACH)
    person.until(bool)
    coach.wait_for()

    def learnt(_: Person) -> bool:
        return coach.get_by_role("button", name="Play on").is_visible()

    def read() -> None:
        while coach.get_by_role("button", name="Understood").is_visible():
            coach.get_by_role("button", name="Understood").click()

    while not learnt(person):
        read()
        person.play_a_step(rng, until=learnt)


@pytest.mark.parametrize("game", ["catan-junior", "sandokan"])
def test_a_turn_game_is_learnt_in_a_few_turns(crew: Crew, game: str) -> None:
    person = crew()
    person.page.goto(f"/lesson/{game}")
    learn(person, 3)
    assert person.view["table"]["phase"] == "playing"
    assert not violations(person.page)
    person.page.locator(COACH).get_by_role("button", name="Play on").click()
    person.page.wait_for_url(f"**/t/{person.view['table']['code']}")


def test_the_race_is_learnt_in_one_round(crew: Crew, racing: Ship) -> None:
    person = crew(racing.address)
    person.page.goto("/lesson/santy-anno")
    learn(person, 1)
    assert person.view["public"]["round"] == 2


def test_a_reload_finds_the_same_lesson(crew: Crew) -> None:
    person = crew(phone=True)
    person.page.goto("/lesson/catan-junior")
    code = person.until(bool)["table"]["code"]
    person.view = {}
    person.page.reload()
    assert person.until(bool)["table"]["code"] == code


def test_home_and_rules_lead_to_the_lesson(crew: Crew) -> None:
    person = crew().go("/rules/sandokan")
    person.page.get_by_role("link", name="First steps").click()
    person.until(lambda view: bool(view) and view["table"]["game"] == "sandokan")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_every_hint_of_a_lesson_fits(crew: Crew, game: str, language: str, pictures: Album) -> None:
    person = crew(language=language)
    stage = Stage(person)
    looks = Looks(person, f"lesson-{game}", pictures, axe_speaks="")
    views = LESSONS[game].views(1)
    stage.open(next(views), f"/lesson/{game}")
    hint, onward = person.page.locator(".coach .hint"), person.page.locator(".coach .next .btn")
    read: set[str] = set()
    for view in views:
        stage.show(view)
        while (text := hint.inner_text()) not in read:
            read.add(text)
            looks.at(text[:40])
            if onward.count() == 1:
                onward.click()
        if onward.count() > 1:
            break
    assert onward.count() == 3
    assert looks.found_nothing()
