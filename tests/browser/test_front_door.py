"""Coming in: an invitation on one screen, a wrong code, the first time, and a house without a connection."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPerson
from tests.browser.screens import LANGUAGES, LOW, faults, violations
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.browser

SMALL = ((360, 640), (390, 844), *LOW)
GUEST = "form .btn.primary"


def low_faults(page: Page, screen: str, sizes: tuple[tuple[int, int], ...] = SMALL) -> list[str]:
    """What is cut, covered or out of reach on small and low screens."""
    wrong = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        wrong += [f"{screen} {width}x{height}: {fault}" for fault in faults(page)]
    return wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_is_one_screen_and_begin_is_in_reach(new_person: NewPerson, language: str) -> None:
    host, guest = new_person(language=language), new_person(language=language)
    code = host.open("santy-anno", 8, name="Mia", bots=[{"count": 1, "level": "captain"}])
    guest.visit(code)
    page = guest.page
    page.locator(GUEST).wait_for()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Mia")
    assert page.locator("img[src*=qr]").count() == 0
    wrong = low_faults(page, "invitation")
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), (
        "it has to be scrolled"
    )
    page.locator(".characters button").nth(3).click()
    page.locator("form input").fill("Tom \N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}")
    page.locator(GUEST).click()
    host.until(lambda view: any(seat["name"].startswith("Tom") for seat in view["table"]["seats"]))
    tom = next(seat for seat in host.view["table"]["seats"] if seat["name"].startswith("Tom"))
    assert tom["name"] == "Tom \N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
    assert tom["character"] == 2
    assert {member["name"] for member in host.view["table"]["members"]} == {"Mia", tom["name"]}
    page.locator("ol li").first.wait_for()
    wrong += low_faults(page, "guest")
    host.page.locator("img[src*=qr]").wait_for()
    wrong += low_faults(host.page, "host")
    if language == "en":
        wrong += violations(page) + violations(host.page)
    assert not wrong, "\n".join(wrong)


def test_a_wrong_code_says_so_and_the_next_try_gets_in(new_person: NewPerson) -> None:
    host, guest = new_person(), new_person(phone=True)
    code = host.open("catan-junior", 3, name="Mia")
    page = guest.go("/").page
    page.get_by_label("Table code").fill("BBBBBB")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("no table with this code")
    guest.complaints.clear()
    page.goto("/t/BBBBBB")
    page.get_by_role("heading", name="No such table").wait_for()
    page.get_by_label("Table code").fill(code.lower())
    page.get_by_role("button", name="Join").click()
    page.get_by_role("heading", name="Mia invites you to Catan Junior").wait_for()


def test_a_guest_hears_what_became_of_asking_for_a_seat(new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    code = host.open("catan-junior", 3, name="Mia", bots=[{"count": 2, "level": "boy"}], start=True)
    guest.visit(code)
    guest.until(lambda view: view["you"]["member"] is not None)
    guest.page.get_by_role("tab", name="Crew").click()
    guest.page.get_by_role("button", name="Ask for this seat").first.click()
    told = guest.page.locator(".notices")
    expect(told).to_contain_text("Mia decides")
    host.page.locator(".notices").get_by_role("button", name="Not now").click()
    expect(told).to_contain_text("Mia says no")


def test_the_first_time_a_lesson_is_offered_once_and_the_game_is_remembered(new_person: NewPerson) -> None:
    page = new_person(phone=True).go("/").page
    page.get_by_role("button", name="Sandokan", exact=True).click()
    page.get_by_role("button", name=re.compile("Play now.*Sandokan")).click()
    page.get_by_role("dialog").get_by_role("button", name="Just play").click()
    page.wait_for_url("**/t/*")
    page.goto("/")
    expect(page.get_by_role("button", name="Sandokan", exact=True)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name=re.compile("Play now.*Sandokan")).click()
    page.wait_for_url("**/t/*")


def test_the_level_of_the_bots_is_chosen_beside_play_now_and_remembered(new_person: NewPerson) -> None:
    person = new_person(phone=True).go("/")
    page = person.page
    page.get_by_role("button", name="Catan Junior", exact=True).click()
    page.locator(".chosen .level").click()
    page.get_by_role("radio", name=re.compile("Captain")).check(force=True)
    page.get_by_role("dialog").get_by_role("button", name="Play now").click()
    page.get_by_role("dialog").get_by_role("button", name="Just play").click()
    seats = person.until(lambda view: bool(view) and view["table"]["phase"] == "playing")["table"]["seats"]
    assert {seat["level"] for seat in seats if seat["kind"] == "bot"} == {"captain"}
    page.goto("/")
    expect(page.locator(".chosen .level")).to_contain_text("Captain")


def test_without_a_line_the_house_stands_and_comes_back_by_itself(
    new_person: NewPerson, ship: ServerProcess
) -> None:
    # A visitor who has been to a table but never to the home page.
    host, guest = new_person(ship.address), new_person(ship.address)
    code = host.open("catan-junior", 3, name="Mia")
    guest.visit(code)
    page = guest.page
    page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    page.wait_for_function(
        "async () => (await (await caches.open('flibuste-files')).match('/')) !== undefined", timeout=60_000
    )
    loads: list[str] = []
    page.context.set_offline(True)
    page.goto("/")
    page.get_by_role("button", name=re.compile("Play now.*Catan Junior")).wait_for()
    page.on("framenavigated", lambda frame: loads.append(frame.url))
    page.goto("/lobby?game=catan-junior&way=bots")
    page.get_by_text("set up by itself").wait_for()
    page.goto("/print")
    page.get_by_role("heading", name="No connection").wait_for()
    page.goto("/lobby?game=catan-junior&way=bots")
    page.get_by_text("set up by itself").wait_for()
    assert len(loads) <= 3
    guest.complaints.clear()
    page.context.set_offline(False)
    page.wait_for_url("**/t/*", timeout=60_000)
    guest.complaints.clear()


AT_ONCE = "/lobby?game=catan-junior&way=bots"


def hold(page: Page, files: str) -> list[Route]:
    """The requests for such files, which wait to be let go."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    page.route(files, keep)
    return held


def test_a_game_at_once_is_announced_until_its_table_can_be_drawn(new_person: NewPerson) -> None:
    person = new_person(service_workers="block")
    page = person.page
    client, table = hold(page, "**/assets/app-*.js"), hold(page, "**/assets/Table-*.js")
    # The table is open before the page is drawn.
    with page.expect_websocket():
        page.goto(AT_ONCE, wait_until="commit")
    for script in client:
        script.continue_()
    page.get_by_text("Setting up the table").wait_for()
    for script in table:
        script.continue_()
    page.wait_for_url("**/t/*")
    page.locator("main .sea svg").first.wait_for()


def test_who_goes_back_before_a_game_at_once_is_drawn_stays_there(new_person: NewPerson) -> None:
    person = new_person(service_workers="block").go("/")
    page, held = person.page, hold(person.page, "**/assets/app-*.js")
    page.evaluate("(path) => history.pushState(null, '', path)", AT_ONCE)
    with page.expect_websocket(), page.expect_response("**/assets/Table-*.js"):
        page.reload(wait_until="commit")
    page.evaluate("() => history.back()")
    page.wait_for_url("**/", wait_until="commit")
    for script in held:
        script.continue_()
    page.locator(".door").first.wait_for()
    assert "/t/" not in page.url


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("home", "/"),
        ("friends", "/lobby?game=santy-anno&way=friends"),
        ("one-screen", "/lobby?game=catan-junior&way=screen"),
        ("my-games", "/games"),
        ("settings", "/settings"),
    ],
)
def test_low_screens_show_what_must_be_pressed(new_person: NewPerson, name: str, path: str) -> None:
    page = new_person(language="pl").go(path).page
    page.wait_for_load_state("networkidle")
    wrong = low_faults(page, name)
    assert not wrong, "\n".join(wrong)


def test_what_was_said_of_a_table_ends_with_it(new_person: NewPerson) -> None:
    person = new_person()
    person.against_bots("catan-junior", 3, "boy")
    person.until_may("roll")
    spoken = person.page.locator("[aria-live=assertive]").last
    person.page.evaluate("() => history.length")
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("link", name=re.compile("home page")).click()
    person.page.locator(".door").first.wait_for()
    expect(spoken).to_have_text("")
