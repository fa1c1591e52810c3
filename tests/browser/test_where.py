"""Where do I end? The single question, asked without a table."""

import pytest

from tests.browser.cardboard import TABLE
from tests.browser.conftest import NewPerson
from tests.browser.screens import violations

pytestmark = pytest.mark.browser


def test_where_do_i_end(new_person: NewPerson) -> None:
    person = new_person(phone=True)
    page = person.page
    person.go("/where")
    for ship in TABLE:
        page.locator(f"ul [data-ship={ship}]").tap()
    page.get_by_role("button", name="They lie like this").tap()
    page.locator("[data-chair][data-ship=sahara]").tap()
    page.locator("[data-card='element:hull']").tap()
    page.get_by_role("heading", name="You end at Viper").wait_for()
    page.locator("[data-card='number:+3']").tap()
    page.get_by_role("heading", name="You end at Santy Anno").wait_for()
    page.get_by_role("button", name="Take away: Element: hull").tap()
    page.get_by_role("heading", name="You end at Paradise").wait_for()
    # The ships stay for the next question.
    page.reload()
    page.get_by_role("heading", name="Tap the ship where you start").wait_for()
    assert not violations(page)
