"""Each game with only fingers on a phone, and with only keys."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from flibuste.games.catan_junior.data import RESOURCES
from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.screens import FLAGS, HOST
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.browser


@contextmanager
def finger(person: Person, x: float, y: float) -> Iterator[Callable[[float, float], None]]:
    """A finger that stays on the screen and can be moved."""
    glass = person.page.context.new_cdp_session(person.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": at[0], "y": at[1]} for at in points]
        glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    touch("touchStart", (x, y))
    try:
        yield lambda to_x, to_y: touch("touchMove", (to_x, to_y))
    finally:
        touch("touchEnd")
        glass.detach()


def test_sandokan_is_played_by_touch_over_plain_http(new_person: NewPerson, ship: ServerProcess) -> None:
    assert any(HOST in flag for flag in FLAGS)
    person = new_person(f"http://{HOST}:{ship.port}", phone=True)
    person.against_bots("sandokan", 3, "boy")
    assert person.page.evaluate("() => isSecureContext") is False
    person.until_asked()
    # The first tap explains what it means to live there, the second moves in.
    person.page.locator(".ports button").first.tap()
    person.page.locator(".ports button[aria-pressed=true]").tap()
    person.until(lambda view: view["public"]["phase"] == "sail_out" and bool(person.choices))
    person.play(random.Random(5), until=lambda someone: someone.view["public"]["turn"] > 2)


def test_catan_junior_is_played_by_touch(new_person: NewPerson, ship: ServerProcess) -> None:
    person = new_person(phone=True)
    person.against_bots("catan-junior", 4, "boy")
    rng = random.Random(6)
    person.play(rng, until=lambda someone: "market" in someone.kinds)
    give = next(choice["do"]["give"] for choice in person.choices if choice["do"]["kind"] == "market")
    held = person.view["own"]["hand"][give]
    # Two taps: the card to give, then a stall that glows.
    person.page.locator(".hand button").nth(RESOURCES.index(give)).tap()
    person.page.locator(".stalls button.open").first.tap()
    person.until(lambda view: view["public"]["bargained"])
    assert person.view["own"]["hand"][give] == held - 1
    seat = person.view["you"]["eyes"]
    person.page.locator(".actions .btn").last.tap()
    person.until(lambda view: view["public"]["active"] != seat)


def test_a_pirate_runs_by_holding_and_by_swiping(new_person: NewPerson, racing: ServerProcess) -> None:
    person = new_person(racing.address, phone=True)
    person.against_bots("santy-anno", 3, "boy")

    def chair() -> int:
        return int(person.view["public"]["pirates"][0]["chair"])

    def runs_while(x: float, y: float, *, by: float = 0) -> None:
        person.until(lambda view: view["public"]["phase"] == "race" and bool(person.choices))
        start = chair()
        with finger(person, x, y) as move:
            if by:
                move(x + by, y)
            person.until(lambda _: chair() != start)
            further = chair()
            person.until(lambda _: chair() != further or not person.choices)

    person.page.locator(".bar.small button").first.wait_for()
    held = person.page.locator(".bar.small button").first.bounding_box()
    room = person.page.locator(".room").bounding_box()
    assert held
    assert room
    runs_while(held["x"] + held["width"] / 2, held["y"] + held["height"] / 2)
    runs_while(room["x"] + room["width"] / 2, room["y"] + room["height"] / 2, by=60)


@pytest.mark.clause("SA-23")
def test_a_pirate_runs_to_the_ship_that_is_tapped(new_person: NewPerson, racing: ServerProcess) -> None:
    person = new_person(racing.address, phone=True)
    person.against_bots("santy-anno", 3, "boy")
    person.until(lambda view: view["public"]["phase"] == "race" and bool(person.choices))
    table = person.view["public"]["table"]
    goal = (person.view["public"]["pirates"][0]["chair"] + 2) % 8
    person.page.locator(f"button.ship[data-ship={table[goal]}]").tap()
    person.until(lambda view: view["public"]["pirates"][0]["chair"] == goal)


def test_the_die_is_rolled_by_keys_alone(new_person: NewPerson) -> None:
    person = new_person()
    person.against_bots("catan-junior", 4, "boy")
    person.until_may("roll")
    person.tab_to(".actions .btn")
    seen = person.view["seq"]
    person.page.keyboard.press("Enter")
    person.until(lambda view: view["seq"] > seen and view["public"]["rolled"])


def test_a_boat_leaves_port_by_keys_alone(new_person: NewPerson) -> None:
    person = new_person()
    person.against_bots("sandokan", 3, "boy")
    person.until(lambda _: "port" in person.kinds)
    person.tab_to(".ports button")
    person.page.keyboard.press("Enter")
    person.page.locator(".ports button[aria-pressed=true]").wait_for()
    person.page.keyboard.press("Enter")
    person.until(lambda view: view["public"]["phase"] == "sail_out" and bool(person.choices))
    seat = person.view["you"]["eyes"]
    harbour = person.view["public"]["boats"][seat]["cell"]
    person.tab_to("g.stop")
    # The first press shows where the boat would go, the second sets sail.
    person.page.keyboard.press("Enter")
    person.page.locator("g.stop[aria-pressed=true]").wait_for()
    person.page.keyboard.press("Enter")
    person.until(lambda view: view["public"]["boats"][seat]["cell"] != harbour)
    # The cell is gone, the focus is still on the chart.
    person.page.wait_for_function("() => document.activeElement?.closest('.sea') !== null")


def test_a_pirate_runs_sits_and_lays_by_keys_alone(new_person: NewPerson, racing: ServerProcess) -> None:
    person = new_person(racing.address)
    person.against_bots("santy-anno", 3, "boy")
    person.page.locator(".tavern").wait_for()
    person.until_asked()
    keys = person.page.keyboard
    start = person.view["public"]["pirates"][0]["chair"]
    keys.press("ArrowRight")
    person.until(lambda view: view["public"]["pirates"][0]["chair"] != start)
    keys.press("Space")
    person.until(lambda view: view["public"]["pirates"][0]["seated"])
    keys.press("Enter")
    person.until(lambda view: view["public"]["pirates"][0]["landed"])
