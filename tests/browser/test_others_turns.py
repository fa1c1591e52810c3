"""What others do is told on a phone in words, bots are waved on by a tap, and the log opens at its end."""

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.person import Json
from tests.browser.screens import next_frame
from tests.browser.stage import Stage
from tests.browser.voyages import positions

pytestmark = pytest.mark.browser

END = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"
FILLED = "(log) => log.scrollHeight - log.clientHeight"
HEIGHT = "(button) => button.getBoundingClientRect().height"


def with_bots_on(view: Json) -> Json:
    """The same position, but the next seat is a bot's and alone to move."""
    seats = [
        seat | ({"kind": "bot", "level": "mate"} if seat["seat"] == 1 else {})
        for seat in view["table"]["seats"]
    ]
    return view | {"table": view["table"] | {"seats": seats}, "waiting": [1], "asked": None}


def test_a_phone_tells_what_happened_and_a_tap_waves_bots_on(new_person: NewPerson) -> None:
    stage = Stage(new_person(phone=True))
    found = positions("sandokan")
    stage.open(found["sail-out"])
    stage.show(with_bots_on(found["event-wreck"]))
    told = stage.page.locator(".told")
    told.filter(has_text="Wreck in the shallows").click()
    while not stage.requests:
        next_frame(stage.page)
    assert stage.requests[0]["t"] == "wave"


def test_the_log_opens_at_its_newest_line_and_emotes_keep_their_size(new_person: NewPerson) -> None:
    stage = Stage(new_person(phone=True))
    found = positions("catan-junior")
    stage.open(found["roll"])
    for view in (*found.values(), *found.values()):
        stage.show(view | {"table": view["table"] | {"phase": "playing"}})
    stage.page.locator(".play > header button").last.click()
    log = stage.page.locator("dialog[open] .chronicle")
    log.wait_for()
    next_frame(stage.page)
    assert log.evaluate(FILLED) > 100
    assert log.evaluate(END) < 2
    assert log.locator(".turn").count() > 0
    assert stage.page.locator(".emote").first.evaluate(HEIGHT) >= 40
