"""When the connection drops, and when the server has changed."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import TURNS, NewPerson
from tests.browser.refit import NEW, Refit
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.browser


def test_after_an_update_the_page_reloads_itself_once_between_actions(
    new_person: NewPerson, tmp_path: Path
) -> None:
    with Refit(tmp_path, pace=TURNS) as server:
        person = new_person(server.address)
        person.against_bots("catan-junior", 3, "boy")
        person.until_may("roll")
        assert NEW not in person.page.content()
        loads: list[str] = []
        person.page.on("load", lambda page: loads.append(page.url))
        # What the view offers is drawn before the server goes.
        roll = person.page.locator(".actions .btn").last
        roll.wait_for()

        server.kill()
        server.update()
        roll.click()
        person.view = {}
        with person.page.expect_event("load", timeout=60_000):
            server.start()
        # The roll made while the server was down arrived before the page reloaded, and the game goes on.
        person.until(lambda view: bool(view) and view["public"]["rolled"])
        person.page.locator("main .sea svg").first.wait_for()
        assert NEW in person.page.content()
        rng = random.Random(1)
        for _ in range(3):
            person.play_a_step(rng)
        assert len(loads) == 1


def test_a_dropped_line_is_told_and_no_action_is_lost(new_person: NewPerson) -> None:
    person = new_person()
    person.against_bots("catan-junior", 3, "boy")
    person.until_may("roll")
    # What the view offers is drawn before the connection drops.
    roll = person.page.locator(".actions .btn").last
    roll.wait_for()
    told = person.page.get_by_role("status").filter(has_text="The connection has dropped")
    person.page.context.set_offline(True)
    expect(told).to_be_visible()
    roll.click()
    person.page.context.set_offline(False)
    expect(told).to_be_hidden()
    person.until(lambda view: view["public"]["rolled"])


def test_a_chunk_that_stays_missing_is_told_and_reloads_the_page_only_so_often(new_person: NewPerson) -> None:
    person = new_person(service_workers="block")
    code = person.open("catan-junior", 3)
    page, loads, asked = person.page, list[str](), list[str]()
    page.route("**/assets/WaitingRoom-*.js", lambda route: route.fulfill(status=404))
    page.on("load", lambda page: loads.append(page.url))
    page.on("response", lambda answer: asked.append(answer.url) if answer.url.endswith("/healthz") else None)
    page.goto(f"/t/{code}")
    # Each load asks at once whether the server is there, and those that did not reload then once more.
    while len(asked) < 5:
        page.wait_for_event("response", timeout=20_000)
    page.get_by_role("heading", name="No connection").wait_for()
    assert len(loads) == 3
    page.unroute("**/assets/WaitingRoom-*.js")
    page.get_by_role("button", name="Try again").click()
    page.locator(".foot button").first.wait_for()
    person.complaints.clear()


def test_a_page_whose_texts_were_lost_with_the_line_comes_back_by_itself(new_person: NewPerson) -> None:
    person = new_person(service_workers="block")
    page, down = person.page, [True]
    for what in ("**/assets/ui_learn-*.js", "**/healthz"):
        page.route(what, lambda route: route.abort() if down else route.fallback())
    with page.expect_event("requestfailed", lambda asked: asked.url.endswith("/healthz")):
        page.goto("/puzzles")
    down.clear()
    page.get_by_role("heading", name="Puzzles").wait_for()
    person.complaints.clear()


TRY = """async (address) => new Promise((said) => {
  const socket = new WebSocket(address);
  socket.onopen = () => said("open");
  socket.onerror = () => said("refused");
})"""


def test_a_page_may_connect_to_its_own_host_and_to_no_other(browser: Browser, ship: ServerProcess) -> None:
    context = browser.new_context(base_url=ship.address)
    page = context.new_page()
    answer = page.goto("/")
    assert answer is not None
    assert "connect-src 'self';" in answer.headers["content-security-policy"]
    own = ship.address.replace("http", "ws")
    violations: list[str] = []
    page.on("console", lambda message: violations.append(message.text))
    assert page.evaluate(TRY, f"{own}/ws/tables/BCDFGH") == "open"
    assert not violations
    foreign = own.replace("127.0.0.1", "localhost")
    assert page.evaluate(f"({TRY})('{foreign}/ws/tables/BCDFGH').catch(() => 'refused')") == "refused"
    assert any("Content Security Policy" in text for text in violations)
    context.close()
