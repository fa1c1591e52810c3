"""Where do I end up? The single question, asked without a table."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.cardboard import TABLE, in_phase, same_box
from tests.browser.conftest import NewPerson
from tests.browser.looks import Album, Looks
from tests.browser.screens import LANGUAGES, violations

pytestmark = pytest.mark.browser


def test_where_do_i_end(new_person: NewPerson) -> None:
    person = new_person(phone=True)
    page = person.page
    person.go("/where")
    same_box(person)
    for ship in TABLE:
        page.locator(f"ul [data-ship={ship}]").tap()
    page.get_by_role("button", name="They lie like this").tap()
    page.locator("[data-chair][data-ship=sahara]").tap()
    # On a phone in portrait the cards scroll into view by themselves.
    expect(page.locator("[data-card]").first).to_be_in_viewport(ratio=1)
    # As they were laid: the last one first.
    page.locator("[data-card='number:+3']").tap()
    page.get_by_role("heading", name="You end at Paradise").wait_for()
    page.locator("[data-card='element:hull']").tap()
    page.get_by_role("heading", name="You end at Santy Anno").wait_for()
    page.get_by_role("button", name="Take away: Element: hull").tap()
    page.get_by_role("heading", name="You end at Paradise").wait_for()
    # The ships stay for the next question.
    page.reload()
    page.get_by_role("heading", name="Tap the ship where you start").wait_for()
    assert not violations(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_every_screen(new_person: NewPerson, language: str, pictures: Album) -> None:
    person = new_person(language=language)
    page = person.page
    looks = Looks(person, "where", pictures)
    person.go("/where")
    page.locator(".box .primary").click()
    page.locator("ul [data-ship]").first.wait_for()
    looks.at("ships")
    for ship in TABLE:
        page.locator(f"ul [data-ship={ship}]").click()
    page.locator(".done .primary").click()
    page.locator("[data-chair].open").first.wait_for()
    looks.at("start")
    page.locator("[data-chair][data-ship=sahara]").click()
    page.locator("[data-card='number:+3']").click()
    page.locator(".verdict").wait_for()
    looks.at("end")
    assert looks.found_nothing()


@pytest.mark.clause("SA-14")
def test_the_box_is_asked_for_once_and_every_answer_follows_it(new_person: NewPerson) -> None:
    person = new_person(phone=True)
    page = person.page
    person.go("/where")
    page.get_by_text("ours: number, name plate and Coco’s corner").wait_for()
    page.get_by_role("button", name="No, correct it").tap()
    # An invalid fleet is refused with the mark that is wrong.
    page.get_by_role("button", name="top right", exact=True).tap()
    page.get_by_role("button", name="These are our ships").tap()
    page.get_by_role("alert").get_by_text("Each corner belongs to two ships.").wait_for()
    page.get_by_role("button", name="top left", exact=True).tap()
    # Revenge and Sahara have swapped numbers in this box.
    page.locator("[data-ship=revenge]").tap()
    page.get_by_role("group", name="number").get_by_role("button", name="6").tap()
    page.get_by_role("button", name="These are our ships").tap()
    page.get_by_role("button", name="They lie like this").wait_for()
    for ship in TABLE:
        page.locator(f"ul [data-ship={ship}]").tap()
    page.get_by_role("button", name="They lie like this").tap()
    page.get_by_role("button", name="2, Sahara").tap()
    page.locator("[data-card='number:+2']").tap()
    page.get_by_role("heading", name="You end at Royal").wait_for()
    # The referee on this device knows it, and tells its table.
    person.go("/referee")
    for pirate in ("Edward", "Beauty", "Bamba"):
        page.get_by_role("button", name=pirate, exact=True).tap()
    page.get_by_role("radio", name="expert", exact=True).check(force=True)
    page.get_by_role("button", name="To the ships").tap()
    person.until(in_phase("name_ships"))
    person.until(lambda view: bool(view["public"]["fleet"]))
    assert {one["ship"]: one["number"] for one in person.view["public"]["fleet"]}["sahara"] == 2
    page.get_by_role("button", name="2, Sahara").wait_for()
    # The ships' last arrangement is one tap away; the options are kept for the next game.
    page.get_by_role("button", name="As last time").tap()
    assert [
        page.locator(f"[data-chair='{nth}']").get_attribute("data-ship") for nth in range(len(TABLE))
    ] == list(TABLE)
    expect(page.get_by_role("button", name="They lie like this")).to_be_enabled()
    person.go("/referee")
    expect(page.get_by_role("radio", name="expert", exact=True)).to_be_checked()
    # The drill deals the ships of this box.
    person.go("/drill")
    page.get_by_role("button", name="Your box (corrected)").wait_for()
    with page.expect_request("**/santy-anno/drill") as asked:
        page.get_by_role("button", name="Deal").tap()
    sent = json.loads(asked.value.post_data or "")
    assert {one["ship"]: one["number"] for one in sent["fleet"]}["sahara"] == 2
    page.locator(".ships button.ship:enabled").first.wait_for()
    page.get_by_role("button", name="2, Sahara").wait_for()
