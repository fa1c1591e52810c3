"""When the line drops, and when the server is another one than before."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import TURNS, Crew
from tests.browser.refit import NEW, Refit

pytestmark = pytest.mark.browser


def test_after_an_update_the_page_reloads_itself_once_between_actions(crew: Crew, tmp_path: Path) -> None:
    with Refit(tmp_path, pace=TURNS) as server:
        person = crew(server.address)
        person.against_bots("catan-junior", 3, "boy")
        person.until_may("roll")
        assert NEW not in person.page.content()
        loads: list[str] = []
        person.page.on("load", lambda page: loads.append(page.url))

        server.kill()
        server.update()
        person.page.locator(".actions .btn").last.click()
        person.view = {}
        with person.page.expect_event("load", timeout=60_000):
            server.start()
        # The roll made while nobody heard it was taken before the page left, and the game goes on.
        person.until(lambda view: bool(view) and view["public"]["rolled"])
        person.page.locator("main .sea svg").first.wait_for()
        assert NEW in person.page.content()
        rng = random.Random(1)
        for _ in range(3):
            person.play_a_step(rng)
        assert len(loads) == 1


def test_a_dropped_line_is_told_and_no_action_is_lost(crew: Crew) -> None:
    person = crew()
    person.against_bots("catan-junior", 3, "boy")
    person.until_may("roll")
    told = person.page.get_by_role("status").filter(has_text="The line has dropped")
    person.page.context.set_offline(True)
    expect(told).to_be_visible()
    person.page.locator(".actions .btn").last.click()
    person.page.context.set_offline(False)
    expect(told).to_be_hidden()
    person.until(lambda view: view["public"]["rolled"])
