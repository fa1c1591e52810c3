"""Before a game: which character one plays, which options are on, and which of these the next game keeps."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.browser

RED, ORANGE, BLUE = 1, 2, 3


def colour(person: Person, name: str) -> Locator:
    """The drawing of a colour, to choose for oneself."""
    return person.page.locator(".characters button", has_text=name)


def playing(person: Person) -> dict[str, int | None]:
    """Who plays what."""
    return {seat["name"]: seat["character"] for seat in person.view["table"]["seats"] if seat["name"]}


def ends_by_agreement(*people: Person) -> None:
    """All want to stop."""
    for person in people:
        person.page.get_by_role("button", name="Menu").click()
        menu = person.page.get_by_role("dialog")
        menu.get_by_role("button", name="End the game by agreement").click()
    for person in people:
        person.until(lambda view: view["table"]["phase"] == "over")


@pytest.mark.clause("CJ-1")
def test_a_colour_is_for_whoever_is_first_and_stays_in_the_rematch(new_person: NewPerson) -> None:
    anne, ben = new_person(), new_person(phone=True)
    code = anne.open("catan-junior", 3, name="Anne")
    expect(colour(anne, "any")).to_have_attribute("aria-pressed", "true")
    colour(anne, "Orange").click()
    anne.until(lambda view: view["table"]["seats"][0]["character"] == ORANGE)

    # Anne's colour is shown as hers and not offered to Ben; he may have a free one.
    ben.visit(code)
    expect(colour(ben, "Orange")).to_be_disabled()
    expect(colour(ben, "Orange")).to_contain_text("Anne")
    colour(ben, "Red").tap()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").tap()
    anne.until(lambda _: playing(anne).get("Ben") == RED)
    expect(colour(anne, "Red")).to_be_disabled()
    expect(colour(anne, "Red")).to_contain_text("Ben")

    # Ben takes any: then Anne may have his colour, and he hers.
    colour(ben, "any").tap()
    expect(colour(anne, "Red")).to_be_enabled()
    colour(anne, "Red").click()
    expect(colour(ben, "Red")).to_be_disabled()
    colour(ben, "Orange").tap()
    anne.until(lambda _: playing(anne) == {"Anne": RED, "Ben": ORANGE})

    # Anne says that it is a first game; both read its options, and those not at their default stand out.
    anne.page.get_by_text("Options", exact=True).click()
    first_game = anne.page.get_by_role("checkbox", name="First game")
    expect(first_game).not_to_be_checked()
    first_game.check()
    anne.until(lambda view: view["table"]["settings"]["options"] == {"ports": "off"})
    expect(first_game).to_be_checked()
    for person in (anne, ben):
        options = person.page.get_by_role("list", name="What is played")
        expect(options.locator("li:not(.usual)")).to_have_text([re.compile("Ports\\s+without")])
        expect(options.get_by_text("Head start")).to_be_visible()

    anne.page.get_by_role("button", name="Bot", exact=True).click()
    anne.page.get_by_role("button", name="Begin", exact=True).click()
    for person in (anne, ben):
        person.until(lambda view: view["table"]["phase"] == "playing")
    colours = dict(zip(playing(anne), (p["colour"] for p in anne.view["public"]["players"]), strict=True))
    assert (colours["Anne"], colours["Ben"]) == ("red", "orange")
    cast = playing(anne)
    assert sorted(cast.values(), key=str) == [RED, ORANGE, BLUE]

    ends_by_agreement(anne, ben)
    anne.page.get_by_role("button", name="Rematch").click()
    ben.page.get_by_role("link", name="To the rematch").tap()
    for person in (anne, ben):
        person.page.locator(".characters").wait_for()
        person.until(lambda view: view["table"]["phase"] == "lobby")
        assert playing(person) == cast
        expect(person.page.get_by_role("list", name="What is played")).to_contain_text("without")
    expect(colour(anne, "Red")).to_have_attribute("aria-pressed", "true")
    expect(colour(ben, "Red")).to_be_disabled()


@pytest.mark.clause("SK-15")
def test_ports_chosen_in_the_waiting_room_are_home_when_the_game_begins(new_person: NewPerson) -> None:
    anne, ben = new_person(phone=True), new_person(phone=True)
    code = anne.open("sandokan", 2, name="Anne")
    colour(anne, "Orient Port").tap()
    ben.visit(code)
    expect(colour(ben, "Orient Port")).to_be_disabled()
    colour(ben, "Port Tafia").tap()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").tap()
    anne.until(lambda _: len(playing(anne)) == 2)
    anne.page.get_by_role("button", name="Begin", exact=True).tap()

    # Nobody is asked to choose a port again.
    for person, port in ((anne, "orient"), (ben, "tafia")):
        person.until(lambda view: view["public"] and view["public"]["phase"] == "sail_out")
        boats = person.view["public"]["boats"]
        assert boats[person.view["you"]["seats"][0]]["home"] == port


@pytest.mark.clause("SA-11")
def test_where_chairs_are_chosen_everybody_starts_at_the_ship_of_their_choice(
    new_person: NewPerson, racing: ServerProcess
) -> None:
    anne = new_person(racing.address, phone=True)
    settings = {"options": {"chairs": "chosen"}}
    anne.open("santy-anno", 3, name="Anne", settings=settings, bots=[{"count": 2, "level": "boy"}])
    expect(anne.page.get_by_role("list", name="What is played")).to_contain_text("chosen")
    colour(anne, "Edward").tap()
    anne.until(lambda view: view["table"]["seats"][0]["character"] is not None)
    anne.page.get_by_role("button", name="Begin", exact=True).tap()
    seat = anne.view["you"]["seats"][0]
    free = [choice["do"]["ship"] for choice in anne.until_asked()]
    anne.choose(len(free) - 1)
    anne.until(lambda view: view["public"]["phase"] == "deal")
    pirates = anne.view["public"]["pirates"]
    assert pirates[seat]["tile"] == free[-1]
    assert len({pirate["tile"] for pirate in pirates}) == len(pirates)
