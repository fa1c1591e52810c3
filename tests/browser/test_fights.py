"""Fights: Santy Anno's duel for the captain's hat, Sandokan's hidden choice and its called bluffs."""

import contextlib
import json
import random
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.conftest import RACES, TURNS, NewPerson
from tests.browser.person import Json, Person
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.browser


@pytest.mark.slow
@pytest.mark.clause("SA-32")
def test_a_tie_to_the_last_coin_is_fought_out_by_tapping(new_person: NewPerson, tmp_path: Path) -> None:
    # Five idle rounds pass quickly; the duel needs time to tap.
    with ServerProcess(tmp_path, pace=TURNS) as own_ship:
        anne, *others = [new_person(own_ship.address, charts=False) for _ in range(3)]
        _idle_until_the_duel(anne, others)
        own_ship.kill()
        _slow_down(tmp_path, RACES)
        own_ship.start()
        anne.page.get_by_role("region", name=re.compile("duel", re.IGNORECASE)).wait_for()
        while not anne.over:
            anne.page.keyboard.press("Space")
    pirates = anne.view["public"]["pirates"]
    assert pirates[0]["rank"] == 1
    assert pirates[0]["taps"] > 0
    anne.page.locator(".podium .captain").wait_for()


def _slow_down(folder: Path, pace: float) -> None:
    """Changes the pace of the tables in a store that no server holds."""
    with contextlib.closing(sqlite3.connect(folder / "tables.sqlite")) as store, store:
        store.execute(
            "UPDATE tables SET header = CAST(json_set(CAST(header AS TEXT), '$.pace', ?) AS BLOB)", (pace,)
        )


def _idle_until_the_duel(anne: Person, others: list[Person]) -> None:
    code = anne.open("santy-anno", 3)
    for other in others:
        other.visit(code)
        other.page.get_by_role("button", name="Sit down").first.click()
    anne.until(lambda view: all(seat["kind"] != "free" for seat in view["table"]["seats"]))
    anne.page.get_by_role("button", name="Begin").click()
    # Nobody ever lays a scuttle: five rounds later all pockets are empty.
    anne.until(lambda view: view["public"] is not None and view["public"]["phase"] == "fight")
    assert anne.view["public"]["tied"] == [0, 1, 2]


@pytest.mark.clause("SK-41")
def test_a_fight_is_chosen_in_secret_and_shown_to_all(new_person: NewPerson) -> None:
    person = new_person(charts=False)
    person.prefers = ("attack",)
    # Only the fight itself is about fingers.
    person.hurries = True
    _play_until(lambda: "show" in person.kinds, person, 6, {"cards": "spent", "fights": "chosen"})
    fight = person.view["public"]["fight"]
    seat = person.view["you"]["eyes"]
    foe = fight["defender"] if seat == fight["attacker"] else fight["attacker"]
    stage = person.page.locator("section.fight")
    stage.wait_for()
    person.frames.clear()

    person.page.locator(".hand button.can").first.click()
    person.page.locator(".hand button[aria-pressed=true]").wait_for()
    assert not [frame for frame in person.frames if _shows(frame, foe)]
    person.page.locator(".actions .btn.primary").first.click()
    person.until(lambda _: any(_shows(frame, foe) for frame in person.frames))
    (own,) = [fact for frame in person.frames for fact in _shown_by(frame, seat)][:1]
    assert own["ones"] + own["twos"] + own["threes"] == 1
    assert stage.locator("p").count() == 1 or not stage.is_visible()


def _play_until(happened: Callable[[], bool], person: Person, players: int, options: Json) -> None:
    """Plays Sandokan until something happens; when a game ends first, plays the next one."""
    for luck in range(5):
        person.against_bots("sandokan", players, "boy", settings={"options": options})
        person.play(random.Random(luck), until=lambda _: person.over or happened())
        if not person.over:
            return
    pytest.fail("five games, and it never happened")


def _shows(frame: str, seat: int) -> bool:
    return bool(_shown_by(frame, seat))


def _shown_by(frame: str, seat: int) -> list[Json]:
    """The cards that a seat puts into a fight, as a frame tells them."""
    said = json.loads(frame)
    told = [fact["do"] for fact in said["facts"]] if said["t"] == "view" else []
    return [fact for fact in told if fact["kind"] == "showed" and fact["who"] == seat]


@pytest.mark.slow
@pytest.mark.clause("SK-50")
def test_a_covered_move_can_be_called(new_person: NewPerson, racing: ServerProcess) -> None:
    # The others have five seconds to call, which a faster table would not leave to anyone.
    person = new_person(racing.address, charts=False)
    person.prefers = ("call",)
    person.hurries = True
    _play_until(lambda: _called(person), person, 3, {"bluff": "on"})
    assert person.view["public"]["called"] is None


def _called(person: Person) -> bool:
    seat = person.view["you"]["eyes"]
    return any(fact["do"]["kind"] == "called" and fact["do"]["who"] == seat for fact in person.view["facts"])
