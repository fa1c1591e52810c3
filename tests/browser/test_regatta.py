"""A regatta as people see it: a host, a board on the TV and four phones, from the home page to the podium."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.looks import Album
from tests.browser.person import Person
from tests.browser.screens import LANGUAGES, faults, violations
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.browser

PATIENT = 120_000
"""How long a round may take whose race nobody runs."""
TV = {"width": 1920, "height": 1080}
OPENED = re.compile(r"/regatta/[A-Z]{6}$")
"""The address of a regatta."""
NAMES = ("Anne", "Benjamin", "Cléo", "Dorota")


def text(page: Page, said: str | re.Pattern[str]) -> Locator:
    """Where this is said."""
    return page.get_by_text(said).first


def called(phone: Person, away_from: str = "") -> str:
    """Waits until the phone has gone to its table by itself, and returns its address."""
    phone.page.wait_for_url(
        lambda url: "/t/" in url and (not away_from or away_from not in url), timeout=PATIENT
    )
    return phone.page.url


@pytest.mark.slow
def test_a_regatta_from_the_home_page_to_the_podium(
    new_person: NewPerson, ship: ServerProcess, pictures: Album
) -> None:
    host = new_person()
    host.go("/")
    host.page.locator("a[href='/regatta']").click()
    host.page.get_by_label("What is it called?").fill("Saint John’s feast")
    host.page.get_by_label("Santy Anno").check(force=True)
    for label, value in (("Rounds", "2"), ("At a table", "3")):
        host.page.get_by_role("group", name=label).get_by_label(value, exact=True).check(force=True)
    pictures.take(host.page, "regatta-opening", full_page=True)
    host.page.get_by_role("button", name="Open the regatta").click()
    host.page.wait_for_url(OPENED)
    code = host.page.url.rsplit("/", 1)[1]
    expect(text(host.page, "Somebody has to come aboard first.")).to_be_visible()

    board = new_person(viewport=TV)
    board.go(f"/regatta/{code}?board")
    expect(text(board.page, code)).to_be_visible()
    phones = [
        new_person(language=language, phone=True, charts=False) for language in ("en", "en", "fr", "pl")
    ]
    for phone, name in zip(phones, NAMES, strict=True):
        phone.go(f"/regatta/{code}")
        phone.page.locator("form input").first.fill(name)
        phone.page.locator("form button[type=submit]").first.click()
        expect(phone.page.locator("section.mine")).to_be_visible()
        expect(text(board.page, name)).to_be_visible()
    pictures.take(board.page, "regatta-board-gathering")
    pictures.take(phones[3].page, "regatta-phone-aboard")

    host.page.get_by_role("button", name="Draw round 1").click()
    first = [called(phone) for phone in phones]
    assert len(set(first)) == 2, "two tables of two, with a bot each"
    expect(text(board.page, re.compile("of 2 tables done"))).to_be_visible()
    pictures.take(board.page, "regatta-board-sailing")
    pictures.take(host.page, "regatta-host-sailing", full_page=True)

    # One goes back to the regatta by the big button, the others stay where they are.
    phones[0].page.get_by_role("link", name="Back to the regatta").click(timeout=PATIENT)
    expect(phones[0].page.locator("section.mine")).to_be_visible()
    expect(text(board.page, "Round 1 of 2 is over")).to_be_visible(timeout=PATIENT)
    pictures.take(board.page, "regatta-board-between")
    pictures.take(phones[0].page, "regatta-phone-between")

    phones[1].page.reload()
    host.page.get_by_role("button", name="Draw the last round").click()
    second = [called(phone, before) for phone, before in zip(phones, first, strict=True)]
    assert not set(first) & set(second)
    expect(text(board.page, "The regatta is over")).to_be_visible(timeout=PATIENT)
    expect(text(board.page, re.compile("Champions? of the regatta"))).to_be_visible()
    board.page.locator(".step.at-1:not(.hidden)").wait_for()
    pictures.take(board.page, "regatta-board-podium")
    phones[2].page.get_by_role("link", name="Retour à la régate").click(timeout=PATIENT)
    phones[2].page.locator(".step.at-1:not(.hidden)").wait_for()
    pictures.take(phones[2].page, "regatta-phone-podium", full_page=True)
    # The code on the home page leads here too.
    late = new_person()
    late.go("/")
    late.page.locator("form input").first.fill(code.lower())
    late.page.locator("form button[type=submit]").first.click()
    late.page.wait_for_url(f"**/regatta/{code}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_pages_hold_what_they_say_at_every_size(
    new_person: NewPerson, ship: ServerProcess, language: str
) -> None:
    host = new_person(language=language)
    host.go("/regatta")
    wrong: list[str] = []

    def look(screen: str, *sizes: tuple[int, int]) -> None:
        for width, height in sizes:
            host.page.set_viewport_size({"width": width, "height": height})
            wrong.extend(f"{screen} {width}x{height}: {fault}" for fault in faults(host.page))
        wrong.extend(f"{screen}: {violation}" for violation in violations(host.page))

    everywhere = ((390, 844), (844, 390), (1440, 900))
    host.page.locator("form button[type=submit]").first.wait_for()
    look("opening", *everywhere)
    host.page.get_by_label("Sandokan").check(force=True)
    host.page.locator("form button[type=submit]").first.click()
    host.page.wait_for_url(OPENED)
    name = host.page.locator("form input")
    expect(name).to_have_count(1)
    name.fill("Wilhelmina Montgomery-II")
    host.page.locator("form button[type=submit]").first.click()
    host.page.locator("section.mine").wait_for()
    look("place", *everywhere)
    host.go(host.page.url.replace(ship.address, "") + "?board")
    look("board", (1920, 1080), (1280, 720))
    assert not wrong, "\n".join(wrong)
