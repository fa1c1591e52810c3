"""A player who looks elsewhere learns whose turn it is: from the tab's title and a notification."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson

pytestmark = pytest.mark.browser

LOOKS_ELSEWHERE = """(() => {
  window.notified = [];
  window.Notification = class {
    static permission = '%s';
    constructor(title, { body }) { window.notified.push(`${title}: ${body}`); }
  };
  Object.defineProperty(document, 'hidden', { get: () => true });
})()"""
"""The page is out of sight, and what it would show outside, with such a permission, is written down."""


def test_the_title_and_a_notification_call_to_the_turn(new_person: NewPerson) -> None:
    person = new_person()
    person.page.add_init_script(LOOKS_ELSEWHERE % "granted")
    person.against_bots("catan-junior", 3, "boy")
    rng = random.Random(1)
    person.play(rng, until=lambda someone: "end_turn" in someone.kinds)
    person.page.evaluate("() => { window.notified = []; }")
    person.page.get_by_role("button", name="End turn").last.click()
    person.until_may("roll")
    expect(person.page).to_have_title(re.compile("^● Your turn · Catan Junior"))
    person.page.wait_for_function("() => window.notified.includes('Catan Junior: Your turn')")
    others = set(person.page.evaluate("() => window.notified")) - {"Catan Junior: Your turn"}
    assert others <= {"Catan Junior: Your answer, please"}, "a bot may have offered something meanwhile"


def test_without_permission_nothing_is_shown_outside(new_person: NewPerson) -> None:
    person = new_person()
    person.page.add_init_script(LOOKS_ELSEWHERE % "denied")
    person.against_bots("catan-junior", 3, "boy")
    person.until_may("roll")
    expect(person.page).to_have_title(re.compile("^● Your turn"))
    assert person.page.evaluate("() => window.notified") == []
