"""The drill: right and wrong answers, the slip explained, and a record that outlives a reload."""

from typing import Any

import pytest
from playwright.sync_api import Route

from flibuste.games.santy_anno.data import SHIPS
from tests.browser.conftest import NewPerson
from tests.browser.looks import Album, Looks
from tests.browser.person import Person
from tests.browser.screens import LANGUAGES

pytestmark = pytest.mark.browser

Json = dict[str, Any]


class Trainee:
    """A person in training who notes what the server dealt."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.made: Json = {}
        self.cards: list[Json] = []
        self.choices: Json = {}
        # Noted before the page gets it: the test's knowledge is never behind the page.
        person.page.route("**/api/games/santy-anno/drill", self._made)
        person.page.route("**/api/games/santy-anno/drill/card", self._laid)

    def _made(self, route: Route) -> None:
        answer = route.fetch()
        if answer.ok:
            self.made, self.cards, self.choices = answer.json(), [], route.request.post_data_json or {}
        route.fulfill(response=answer)

    def _laid(self, route: Route) -> None:
        answer = route.fetch()
        if answer.ok:
            self.cards.append(answer.json())
        route.fulfill(response=answer)

    def deal(self, button: str = "Deal") -> None:
        """Begins a round and waits for "Cast off!"."""
        self.page.get_by_role("button", name=button, exact=True).click()
        self.page.locator(".ships button.ship").first.wait_for()

    def end(self) -> str:
        """Where the cards lead, asked of the Bosun."""
        question = {
            "table": self.made["table"],
            "cards": self.cards[-1]["line"]["cards"],
            "event": self.cards[-1]["line"]["event"],
            "starts": [self.made["start"]],
        }
        answer: Json = self.page.request.post("/api/games/santy-anno/where", data=question).json()
        return str(answer["ends"][0])

    def press(self, ship: str) -> None:
        self.page.locator(f".ships button.ship[data-ship={ship}]").click()


def choose(person: Person) -> Trainee:
    """Five cards of all kinds, all at once."""
    person.go("/drill")
    page = person.page
    for kind in ("Helm", "Double", "Coco"):
        page.get_by_role("button", name=kind, exact=True).click()
    page.get_by_role("radio", name="all at once").check(force=True)
    return Trainee(person)


def test_ten_rounds_are_trained_and_kept(new_person: NewPerson, pictures: Album) -> None:
    person = new_person()
    page = person.page
    trainee = choose(person)
    page.get_by_role("radio", name="Mate").check(force=True)
    explained = 0
    for number in range(10):
        trainee.deal("Deal" if number == 0 else "Next round")
        end = trainee.end()
        if number % 2:
            page.keyboard.press(str(1 + SHIPS.index(end)))
            page.get_by_role("heading", name="Right!").wait_for()
        else:
            wrong = next(ship for ship in SHIPS if ship != end)
            with page.expect_response("**/api/games/santy-anno/drill/answer") as answer:
                trainee.press(wrong)
            page.get_by_role("heading", name="Wrong").wait_for()
            slip = answer.value.json()["slip"]
            if slip and slip["nth"] is not None:
                # The slip is marked at its card, and nowhere else.
                explained += 1
                assert page.locator("li.slipped").count() == 1
                assert "slipped" in (page.locator("main ol li").nth(slip["nth"]).get_attribute("class") or "")
                pictures.take(page, "drill-slip")
        assert page.get_by_text("Rival:").count() == 1
        # The rival is a bot with a pace of its own; cards one is slow at come more often.
        assert trainee.cards[-1]["rival"] > 0
        assert bool(trainee.choices["lean"]) == (number > 0)
    assert explained
    assert set(trainee.choices["lean"]) == set(trainee.choices["kinds"])
    page.get_by_role("button", name="Change the settings").click()
    page.get_by_text("10 rounds, 50% of them right.").wait_for()
    pictures.take(page, "drill-record", full_page=True)
    kept = records(person)
    assert kept["kinds"]
    assert len(kept["bests"]) == 1
    assert (kept["right"], kept["wrong"]) == (5, 5)
    page.reload()
    page.get_by_text("10 rounds, 50% of them right.").wait_for()
    assert records(person) == kept
    assert page.get_by_role("radio", name="Mate").is_checked()
    page.get_by_role("button", name="Forget it all").click()
    page.get_by_text("No round yet.").wait_for()


def records(person: Person) -> Json:
    """What the record shows: times and slips by kind, bests, the curve and its points."""
    page = person.page
    return {
        "kinds": page.locator("tbody tr").all_inner_texts(),
        "bests": page.locator(".bests li").all_inner_texts(),
        "curve": page.locator("figure polyline").get_attribute("points"),
        "right": page.locator("figure circle").count(),
        "wrong": page.locator("figure path").count() - 1,
    }


def test_cards_come_one_by_one(new_person: NewPerson) -> None:
    person = new_person(phone=True)
    person.go("/drill")
    trainee = Trainee(person)
    person.page.get_by_role("radio", name="every second").check(force=True)
    trainee.deal()
    assert [card["place"] for card in trainee.cards] == [5, 4, 3, 2, 1]
    trainee.press(trainee.end())
    person.page.get_by_role("heading", name="Right!").wait_for()


def test_an_event_needs_cards_to_work_on(new_person: NewPerson) -> None:
    person = new_person().go("/drill")
    page = person.page
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    page.get_by_role("radio", name="one each round").check(force=True)
    page.get_by_role("button", name="Deal").click()
    page.get_by_text("An event needs at least 4 cards.").wait_for()


def test_it_goes_without_storage(new_person: NewPerson) -> None:
    person = new_person()
    person.page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no'); } })"
    )
    trainee = choose(person)
    trainee.deal()
    trainee.press(trainee.end())
    person.page.get_by_role("heading", name="Right!").wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_and_axe_finds_nothing(new_person: NewPerson, language: str, pictures: Album) -> None:
    person = new_person(language=language)
    page = person.page
    looks = Looks(person, "drill", pictures)
    person.go("/drill")
    page.locator("fieldset").nth(0).locator("input").nth(8).check(force=True)
    page.locator("fieldset").nth(3).locator("input").nth(3).check(force=True)
    looks.at("choices")
    page.locator("main .primary").click()
    page.locator(".ships button.ship").first.wait_for()
    page.locator(".m-castoff").wait_for(state="detached")
    looks.at("race")
    page.locator(".ships button.ship").nth(3).click()
    page.locator(".verdict").wait_for()
    looks.at("verdict")
    page.locator("main .on button").first.click()
    page.locator("tbody tr").first.wait_for()
    looks.at("record")
    assert looks.found_nothing()
