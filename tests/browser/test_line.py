"""When the line drops, and when the server is another one than before."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Crew

pytestmark = pytest.mark.browser

OTHER_BUILD = """(() => {
  const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
  const updated = (text) => {
    const build = sessionStorage.getItem('test.build');
    return build ? text.replace(/"build":"[^"]*"/, `"build":"${build}"`) : text;
  };
  Object.defineProperty(MessageEvent.prototype, 'data', {
    get() { return this.target instanceof WebSocket ? updated(get.call(this)) : get.call(this); },
  });
})()"""
"""The page hears of the build that the test names, as after an update of the server."""


def test_after_an_update_the_page_reloads_itself_once(crew: Crew) -> None:
    person = crew()
    person.page.add_init_script(OTHER_BUILD)
    person.against_bots("catan-junior", 3, "boy")
    person.until(lambda _: "roll" in person.kinds)
    loads: list[str] = []
    person.page.on("load", lambda page: loads.append(page.url))
    person.page.evaluate("() => sessionStorage.setItem('test.build', 'another')")
    assert not loads

    with person.page.expect_event("load"):
        person.page.locator(".actions .btn").last.click()
    # The action was taken, the game goes on, and every further view is of the new build.
    person.until(lambda view: bool(view) and view["public"]["rolled"])
    person.page.locator("main .sea svg").first.wait_for()
    rng = random.Random(1)
    for _ in range(3):
        person.play_a_step(rng)
    assert len(loads) == 1


def test_a_dropped_line_is_told_and_no_action_is_lost(crew: Crew) -> None:
    person = crew()
    person.against_bots("catan-junior", 3, "boy")
    person.until(lambda _: "roll" in person.kinds)
    told = person.page.get_by_role("status").filter(has_text="The line has dropped")
    person.page.context.set_offline(True)
    expect(told).to_be_visible()
    person.page.locator(".actions .btn").last.click()
    person.page.context.set_offline(False)
    expect(told).to_be_hidden()
    person.until(lambda view: view["public"]["rolled"])
