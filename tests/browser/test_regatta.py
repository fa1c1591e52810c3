"""A regatta as people see it: a host, a board on the TV and four phones, from the home page to the podium."""

import re

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from flibuste.server.config import Limits
from flibuste.table.regatta.regatta import MOST_PEOPLE
from tests.browser.conftest import NewPerson
from tests.browser.looks import Album
from tests.browser.person import POST, Person
from tests.browser.screens import LANGUAGES, SIDEWAYS, faults, violations
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.browser

PATIENT = 120_000
"""How long a round may take whose race nobody runs."""
TV = {"width": 1920, "height": 1080}
OPENED = re.compile(r"/regatta/[A-Z]{6}$")
"""The address of a regatta."""
LONG_NAMES = ("Maximilienne de la Tour", "Ben", "Włodzimierz Brzęczysz", "Konstantynopolitanka", "O")
NAMES = ("Anne", "Benjamin", "Cléo", "Dorota")


def text(page: Page, said: str | re.Pattern[str]) -> Locator:
    """The place of this text on the page."""
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

    asked: list[str] = []
    phones[3].page.on("request", lambda request: asked.append(request.url))
    host.page.get_by_role("button", name="Draw round 1").click()
    first = [called(phone) for phone in phones]
    assert len(set(first)) == 2, "two tables of two, with a bot each"
    expect(text(board.page, re.compile("of 2 tables done"))).to_be_visible()
    wrong = [f"sailing: {fault}" for page in (board.page, host.page) for fault in faults(page)]
    pictures.take(board.page, "regatta-board-sailing")
    pictures.take(host.page, "regatta-host-sailing", full_page=True)

    # One goes back to the regatta by the big button, the others stay where they are.
    phones[0].page.get_by_role("link", name="Back to the regatta").click(timeout=PATIENT)
    expect(phones[0].page.locator("section.mine")).to_be_visible()
    expect(text(board.page, "Round 1 of 2 is over")).to_be_visible(timeout=PATIENT)
    at_once = Limits().address_requests_at_once
    assert len(asked) * MOST_PEOPLE < at_once, ("too much for a hall behind one router", asked)
    pictures.take(board.page, "regatta-board-between")
    pictures.take(phones[0].page, "regatta-phone-between")
    back = [phones[1], *phones[2:]]
    for phone in back:
        phone.page.locator(f"a[href='/regatta/{code}']").first.click(timeout=PATIENT)
        phone.page.locator("section.mine").wait_for()
        pictures.take(phone.page, f"regatta-phone-between-{phone.language}", full_page=True)
        wrong += [f"between {phone.language}: {fault}" for fault in faults(phone.page)]

    phones[1].page.reload()
    host.page.get_by_role("button", name="Draw the last round").click()
    second = [called(phone, before) for phone, before in zip(phones, first, strict=True)]
    assert not set(first) & set(second)
    expect(text(board.page, "The regatta is over")).to_be_visible(timeout=PATIENT)
    expect(text(board.page, re.compile("Champions? of the regatta"))).to_be_visible()
    board.page.locator(".step.at-1:not(.hidden)").wait_for()
    pictures.take(board.page, "regatta-board-podium")
    wrong += [f"podium: {fault}" for fault in faults(board.page)]
    for phone in phones[1:]:
        phone.page.locator(f"a[href='/regatta/{code}']").first.click(timeout=PATIENT)
        phone.page.locator(".step.at-1:not(.hidden)").wait_for()
        pictures.take(phone.page, f"regatta-phone-podium-{phone.language}", full_page=True)
        wrong += [f"podium {phone.language}: {fault}" for fault in faults(phone.page)]
    assert not wrong, "\n".join(wrong)
    # The code on the home page leads here too, and on a TV to the board.
    late = new_person()
    for place, goal in (("/", f"/regatta/{code}"), ("/tv", f"/regatta/{code}?board")):
        late.go(place)
        late.page.locator("form input").first.fill(code.lower())
        late.page.locator("form button[type=submit]").first.click()
        late.page.wait_for_url(lambda url, goal=goal: url.endswith(goal))  # type: ignore[misc]


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_pages_hold_what_they_say_at_every_size(
    new_person: NewPerson, ship: ServerProcess, language: str, pictures: Album
) -> None:
    host = new_person(language=language)
    host.go("/regatta")
    wrong: list[str] = []

    def look(screen: str, *sizes: tuple[int, int], page: Page = host.page) -> None:
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            wrong.extend(f"{screen} {width}x{height}: {fault}" for fault in faults(page))
            pictures.take(page, f"regatta-{screen}-{language}-{width}x{height}")
        if language == "en":
            wrong.extend(f"{screen}: {violation}" for violation in violations(page))

    everywhere = ((390, 844), *SIDEWAYS, (1440, 900))
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
    place = host.page.url.replace(ship.address, "")
    rooms = ((1920, 1080), (1280, 720))
    board = host.page.context.new_page()
    board.goto(f"{place}?board")
    board.locator("h1").wait_for()
    look("board", *rooms, page=board)

    def lead(what: str, **more: int) -> None:
        host.page.evaluate(POST, [f"/api{place.replace('regatta', 'regattas')}/{what}", more])

    for name_of_guest in LONG_NAMES:
        answer = httpx.post(
            f"{ship.address}/api{place.replace('regatta', 'regattas')}/enter", json={"name": name_of_guest}
        )
        assert answer.is_success
    lead("draw", round=1)
    called(host)
    host.go(place)
    calls = host.page.locator(".host button:not(.primary)")
    expect(calls.first).to_be_visible()
    look("host-sailing", *everywhere)
    look("board-sailing", *rooms, page=board)
    for table in range(2):
        lead("call", round=1, table=table)
    host.page.locator(".host .primary").wait_for()
    look("host-between", *everywhere)
    look("board-between", *rooms, page=board)
    lead("close")
    for page in (host.page, board):
        page.locator(".step.at-1:not(.hidden)").wait_for()
    look("podium", *everywhere)
    look("board-podium", *rooms, page=board)
    assert not wrong, "\n".join(wrong)
