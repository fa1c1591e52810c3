"""The lessons: a real table, a coach who notices what was done, and praise at the end."""

import random

import pytest
from playwright.sync_api import expect

from flibuste.games.santy_anno.data import SHIPS
from tests.browser.conftest import NewPerson
from tests.browser.looks import Album, Looks
from tests.browser.person import Person
from tests.browser.screens import LANGUAGES, LOW, SIZES, unreadable, violations
from tests.browser.stage import LONG_REFUSAL, Stage
from tests.browser.voyages import LESSONS
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.browser
COACH = "section[aria-label=Lesson]"
PRACTISED = {"santy-anno"}
"""Games whose lesson begins with something to practise before the table."""

PREFERS = {"catan-junior": ("build_fort", "build_boat"), "sandokan": ("sail",)}
"""What somebody who follows the coach does when it is possible."""


def learn(person: Person, seed: int) -> None:
    """Follows the coach until everything is learnt: reads each hint, then makes any choice."""
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
def test_a_turn_game_is_learnt_in_a_few_turns(new_person: NewPerson, game: str) -> None:
    person = new_person()
    person.prefers = PREFERS[game]
    person.page.goto(f"/lesson/{game}")
    learn(person, 3)
    assert person.view["table"]["phase"] == "playing"
    assert not violations(person.page)
    person.page.locator(COACH).get_by_role("button", name="Play on").click()
    person.page.wait_for_url(f"**/t/{person.view['table']['code']}")


def test_the_race_is_learnt_in_one_round(new_person: NewPerson, racing: ServerProcess) -> None:
    person = new_person(racing.address)
    person.page.goto("/lesson/santy-anno")
    person.page.get_by_role("button", name="I know the cards").click()
    learn(person, 1)
    assert person.view["public"]["round"] == 2
    assert person.view["public"]["way"] == "running"


def test_cards_are_learnt_one_two_three_and_five_and_a_wrong_tap_is_explained(
    new_person: NewPerson, racing: ServerProcess
) -> None:
    person = new_person(racing.address, phone=True)
    page = person.page
    page.goto("/lesson/santy-anno")
    words, onward = page.locator(".coach .words"), page.locator(".coach .btn.primary")
    explained = 0
    for cards in (1, 2, 3, 5):
        expect(page.locator(".line .card svg")).to_have_count(cards)
        while not onward.is_visible():
            before = words.inner_text()
            for ship in SHIPS:
                page.locator(f"button.ship[data-ship={ship}]").click()
                expect(words).not_to_have_text(before)
                if page.locator(".words.wrong").count() == 0:
                    break
                explained += 1
                before = words.inner_text()
        onward.click()
    assert explained > 0
    person.until(lambda view: bool(view) and view["public"]["way"] == "running")


def test_every_ship_to_practise_with_is_whole_on_a_small_phone(new_person: NewPerson) -> None:
    page = new_person(phone=True, viewport={"width": 360, "height": 640}).page
    page.goto("/lesson/santy-anno")
    ships = page.locator("button.ship[data-ship]")
    expect(ships).to_have_count(len(SHIPS))
    for ship in ships.all():
        expect(ship).to_be_in_viewport(ratio=0.99)


def test_a_reload_finds_the_same_lesson(new_person: NewPerson) -> None:
    person = new_person(phone=True)
    person.page.goto("/lesson/catan-junior")
    code = person.until(bool)["table"]["code"]
    person.view = {}
    person.page.reload()
    assert person.until(bool)["table"]["code"] == code


def test_home_and_rules_lead_to_the_lesson(new_person: NewPerson) -> None:
    person = new_person().go("/rules/sandokan")
    person.page.get_by_role("link", name="First steps").click()
    person.until(lambda view: bool(view) and view["table"]["game"] == "sandokan")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_every_hint_of_a_lesson_fits(
    new_person: NewPerson, game: str, language: str, pictures: Album
) -> None:
    person = new_person(language=language)
    stage = Stage(person)
    looks = Looks(person, f"lesson-{game}", pictures, axe_speaks="")
    views = LESSONS[game].views(1)
    stage.go(next(views), f"/lesson/{game}")
    if game in PRACTISED:
        skip = person.page.locator(".coach .skip")
        skip.wait_for()
        looks.at("practice")
        skip.click()
    stage.sees_table()
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


OVER_COACH = """() => {
  const top = document.querySelector('[role=alert].why').getBoundingClientRect().top;
  return [...document.querySelectorAll('.coach :is(.hint, button, a)')]
    .filter((part) => part.getBoundingClientRect().bottom > top + 1)
    .map((part) => `below the refusal: ${part.textContent}`);
}"""


def test_a_refusal_is_read_below_the_coach(new_person: NewPerson, pictures: Album) -> None:
    person = new_person(language="fr", phone=True)
    stage = Stage(person)
    stage.go(next(LESSONS["catan-junior"].views(1)), "/lesson/catan-junior")
    stage.sees_table()
    # On a phone nobody can be refused anything before they have read.
    person.page.locator(".coach .next .btn").click()
    stage.say(LONG_REFUSAL)
    person.page.locator("[role=alert].why").wait_for()
    looks = Looks(person, "lesson-refusal", pictures, axe_speaks="")
    looks.at("refused", (*SIZES, *LOW), look=lambda page: unreadable(page) + page.evaluate(OVER_COACH))
    person.page.set_viewport_size({"width": 390, "height": 844})
    pictures.take(person.page, "lesson-refusal")
    assert looks.found_nothing()
