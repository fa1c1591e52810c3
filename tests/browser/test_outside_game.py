"""A game that another package brings has a door, a screen of its own, tables with bots, and replays."""

import random

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.looks import Album, Looks
from tests.browser.person import Person
from tests.browser.screens import LANGUAGES, LOW, TABLETS

pytestmark = pytest.mark.browser

GAME = "pirates-dice"
NAMES = {"en": "Pirate’s Dice", "fr": "Dés pirates", "pl": "Kości piratów"}


def act(person: Person, rng: random.Random) -> None:
    """Raises the bid by one button of the game's own screen, or calls by the other."""
    buttons = person.page.locator(".desk .actions button")
    prompt = person.view["asked"]["prompt"]
    calls = person.kinds == ["call"] or ("call" in person.kinds and rng.random() < 0.5)
    buttons.first.click() if calls else buttons.last.click()
    person.until(lambda view: not view["asked"] or view["asked"]["prompt"] != prompt)


def until_mine(person: Person, *, begins: bool) -> None:
    """Plays on until they begin a round after a call, or must answer a bid."""
    rng = random.Random(5)
    while True:
        person.until(lambda _: bool(person.choices) or person.over)
        assert not person.over, "the game was over before it could be looked at"
        if begins == ("call" not in person.kinds) and (not begins or person.view["public"]["last"]):
            return
        act(person, rng)


def test_its_door_leads_to_a_table(new_person: NewPerson) -> None:
    person = new_person().go("/")
    door = person.page.get_by_role("button", name=NAMES["en"], exact=True)
    door.click()
    assert door.get_attribute("aria-pressed") == "true"
    person.page.get_by_role("button", name=f": {NAMES['en']}").click()
    assert person.until(bool)["table"]["game"] == GAME


def test_a_table_against_bots_is_played_to_its_end_and_its_replay_opens(new_person: NewPerson) -> None:
    person, rng = new_person(), random.Random(3)
    person.against_bots(GAME, 3, "mate", settings={"options": {"dice": 2}})
    while not person.over:
        if person.choices:
            act(person, rng)
        else:
            person.until(lambda _: bool(person.choices) or person.over)
    assert sorted(person.view["table"]["outcome"]["ranks"]) == [1, 2, 3]

    person.page.locator("a[href^='/replay/']").first.click()
    scrub = person.page.locator("input[type=range]")
    scrub.wait_for()
    last = int(scrub.get_attribute("max") or 0)
    assert last > 5
    scrub.fill(str(last))
    person.page.locator("dl dd svg").first.wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_screen_fits_every_size(new_person: NewPerson, language: str, pictures: Album) -> None:
    person = new_person(language=language)
    looks = Looks(person, GAME, pictures)
    person.against_bots(GAME, 6, "boy", settings={"options": {"dice": 5}})
    for screen, begins in (("bid", False), ("lifted", True)):
        until_mine(person, begins=begins)
        looks.at(screen)
        looks.at(f"{screen} on its side", (*LOW, *TABLETS))
        pictures.take(person.page, f"{GAME}-{screen}-{language}-low")
    assert looks.found_nothing()
