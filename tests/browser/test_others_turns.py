"""A phone tells in words what others do, a tap waves bots on, and the log opens at its end."""

import json
import re

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.person import Json
from tests.browser.screens import LOW, faults, next_frame
from tests.browser.stage import Stage
from tests.browser.voyages import positions

pytestmark = pytest.mark.browser

END = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"
FILLED = "(log) => log.scrollHeight - log.clientHeight"
HALF_A_LINE = 8
HEIGHT = "(button) => button.getBoundingClientRect().height"


def with_bots_on(view: Json) -> Json:
    """The same position, but the next seat is a bot's, and only it is to move."""
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


@pytest.mark.parametrize("size", [(360, 640), (390, 844), *LOW])
def test_what_was_told_before_leaves_when_there_is_no_room_for_it(
    new_person: NewPerson, size: tuple[int, int]
) -> None:
    stage = Stage(new_person(viewport={"width": size[0], "height": size[1]}))
    found = positions("catan-junior")
    stage.open(found["roll"])
    for name in ("main", "offering", "countered", "gifts"):
        stage.show(found[name])
        next_frame(stage.page)
        told = stage.page.locator(".told")
        if told.locator(".before").inner_text():
            assert told.evaluate(FILLED) < HALF_A_LINE, (name, told.inner_text())


def with_bots(view: Json) -> Json:
    """The same position, but all others are bots."""
    seats = [
        seat | ({"kind": "bot", "level": "mate", "temper": "hard"} if seat["seat"] > 0 else {})
        for seat in view["table"]["seats"]
    ]
    return view | {"table": view["table"] | {"seats": seats}}


@pytest.mark.parametrize("wanted", [True, False])
def test_a_bot_makes_a_face_at_what_is_rare_unless_one_does_not_want_it(
    new_person: NewPerson, wanted: bool
) -> None:
    person = new_person(phone=True)
    kept = json.dumps({"gestures": wanted})
    person.page.add_init_script(f"localStorage.setItem('flibuste.settings', '{kept}')")
    stage = Stage(person)
    found = positions("catan-junior")
    stage.open(with_bots(found["roll"]))
    stage.show(with_bots(found["coco-of-another"]))
    told = stage.page.locator(".told")
    told.filter(has_text="Coco").wait_for()
    if wanted:
        told.get_by_role("img", name=re.compile("Parrot")).wait_for()
        assert not faults(person.page)
    else:
        assert told.get_by_role("img").count() == 0


def test_the_crew_says_how_a_bot_trades(new_person: NewPerson) -> None:
    stage = Stage(new_person(phone=True))
    stage.open(with_bots(positions("catan-junior")["roll"]))
    stage.page.locator(".play > header button").last.click()
    stage.page.locator("[role=tab]").last.click()
    stage.page.locator("dialog[open]").get_by_text("drives a hard bargain").first.wait_for()


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
