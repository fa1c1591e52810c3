"""A TV for all, phones as hands, somebody elsewhere at a desk, and a bot: they play each game together."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Crew
from tests.browser.person import Json, Person
from tests.browser.screens import GAMES, LANGUAGES, SIZES, faults, next_frame, violations
from tests.server.ship import Ship

pytestmark = pytest.mark.browser

BIG: Any = {"width": 1920, "height": 1080}

# Opens the list of "what can I do?" as a finger would, and takes the nth choice of it.
CHOOSE = """async (nth) => {
  for (let tries = 0; tries < 60; tries += 1) {
    const listed = document.querySelectorAll('[role=tabpanel] ul button');
    if (listed[nth]) { listed[nth].click(); return true; }
    const tab = document.querySelectorAll('[role=tab]')[1];
    const bar = document.querySelectorAll('.play > header button');
    if (tab) tab.click(); else if (bar.length) bar[bar.length - 2].click();
    await new Promise((next) => setTimeout(next, 16));
  }
  return false;
}"""


class Room:
    """A table opened on a TV, and who is at it."""

    def __init__(self, crew: Crew, address: str, game: str, language: str = "en") -> None:
        self._crew, self._address, self._language = crew, address, language
        self.tv = crew(address, language, viewport=BIG)
        self.tv.page.goto("/tv")
        door = self.tv.page.locator(".doors button").nth(GAMES.index(game))
        door.wait_for()
        door.click()
        self.tv.page.wait_for_url("**/tv/*")
        self.tv.until(bool)
        self.code: str = self.tv.view["table"]["code"]
        self.people: list[Person] = []

    def scan(self) -> Person:
        """A phone that follows the code on the TV."""
        phone = self._crew(self._address, self._language, phone=True)
        self._come(phone, f"/t/{self.code}?hand")
        return phone

    def from_afar(self) -> Person:
        """Somebody at a desk who was sent the link."""
        person = self._crew(self._address, self._language)
        self._come(person, f"/t/{self.code}")
        return person

    def _come(self, person: Person, path: str) -> None:
        person.page.goto(path)
        person.until(lambda view: bool(view) and view["you"]["member"] is not None)

    def seat(self, person: Person) -> None:
        """Sits down on the first free seat."""
        person.page.locator("li.free button").first.click()
        person.until(lambda view: bool(view["you"]["seats"]))
        self.people.append(person)

    def begin(self, bots: int) -> None:
        """The host, who came first, lets bots sit down and begins."""
        host = self.people[0]
        assert host.view["you"]["host"]
        for _ in range(bots):
            free = sum(seat["kind"] == "free" for seat in host.view["table"]["seats"])
            host.page.locator("li.free button").nth(1).click()
            host.until(lambda view, free=free: _free(view) < free)  # type: ignore[misc]
        host.page.locator(".begin button").first.click()
        for person in [self.tv, *self.people]:
            person.until(lambda view: view["table"]["phase"] == "playing")

    def play(self, rng: random.Random, steps: int) -> int:
        """Whoever is asked chooses something, so many times or until the game is over; returns how often."""
        made = 0
        while made < steps and not self.tv.over:
            asked = [person for person in self.people if person.choices]
            if not asked:
                next_frame(self.tv.page)
                continue
            for person in asked:
                if person.choices and person.page.evaluate(CHOOSE, person.pick(rng)):
                    made += 1
                next_frame(person.page)
        return made

    def until_over(self, rng: random.Random) -> None:
        """Plays to the end."""
        while not self.tv.over:
            self.play(rng, 20)


def _free(view: Json) -> int:
    return sum(seat["kind"] == "free" for seat in view["table"]["seats"])


SECRETS = {
    "santy-anno": ('"ducats":',),
    "catan-junior": ('"hand":', '"gift":'),
    "sandokan": ('"hand":', '"reach":'),
}
"""What stands in the frames of a hand, and in none that a TV gets."""


def keeps_no_secret(tv: Person, hand: Person) -> None:
    """Every frame the TV ever got is what everyone sees: no hand, no choices, nobody's eyes."""
    views = [frame for frame in map(json.loads, tv.frames) if frame["t"] == "view"]
    assert views
    for secret in SECRETS[tv.view["table"]["game"]]:
        assert any(secret in frame for frame in hand.frames)
        assert not any(secret in frame for frame in tv.frames)
    for view in views:
        assert view["own"] is None
        assert view["asked"] is None
        # Sandokan: a card drawn or robbed is known to those whose hands it went through, and to nobody else.
        hidden = [fact["do"] for fact in view["facts"] if fact["do"]["kind"] in {"drew", "robbed"}]
        assert all(fact.get("card") is None for fact in hidden)
        assert view["undo"] is None
        assert view["you"]["eyes"] is None
        assert view["you"]["member"] is None
        assert view["you"]["seats"] == []


def tells_no_answer(tv: Person) -> None:
    """In Santy Anno no frame says before the check where a pirate ends or who is right."""
    racing = [
        view
        for view in map(json.loads, tv.frames)
        if view["t"] == "view" and view["public"] and view["public"]["phase"] in ("deal", "race")
    ]
    assert racing
    for view in racing:
        assert view["public"]["resolution"] is None
        assert all(pirate["end"] is None and pirate["right"] is None for pirate in view["public"]["pirates"])


@pytest.mark.slow
def test_catan_junior_to_its_end_with_a_latecomer(crew: Crew, ship: Ship, pictures: Path) -> None:
    rng = random.Random(5)
    room = Room(crew, ship.address, "catan-junior")
    first, second, desk = room.scan(), room.scan(), room.from_afar()
    for person in (first, second, desk):
        room.seat(person)
    room.begin(bots=1)

    # A phone shows its hand and leaves the board to the TV; somebody elsewhere sees the board.
    first.page.get_by_role("group", name="Your hand").wait_for()
    desk.page.locator(".sea").wait_for()
    room.play(rng, 12)
    room.tv.page.screenshot(path=pictures / "tv-catan-junior.png")
    first.page.screenshot(path=pictures / "tv-catan-junior-hand.png")

    # A third phone comes late and gets the bot's seat, as soon as the host says yes.
    late = room.scan()
    late.page.locator(".plain button").first.click()
    # Whatever sheet the host has open is in the way of the notice.
    first.page.keyboard.press("Escape")
    first.page.locator(".notices button").first.click()
    late.until(lambda view: view["you"]["seats"] == [3])
    room.people.append(late)

    room.until_over(rng)
    room.tv.page.locator("section.chart ol li").first.wait_for()
    ranks = room.tv.view["table"]["outcome"]["ranks"]
    assert min(ranks) == 1
    assert len(ranks) == 4
    keeps_no_secret(room.tv, first)


@pytest.mark.slow
def test_sandokan_with_three_phones_a_desk_and_a_bot(crew: Crew, ship: Ship, pictures: Path) -> None:
    rng = random.Random(7)
    room = Room(crew, ship.address, "sandokan")
    for person in (room.scan(), room.scan(), room.scan(), room.from_afar()):
        room.seat(person)
    room.begin(bots=1)
    room.play(rng, 40)
    room.tv.page.screenshot(path=pictures / "tv-sandokan.png")
    room.people[0].page.screenshot(path=pictures / "tv-sandokan-hand.png")

    assert all(person.view["own"]["hand"] for person in room.people)
    keeps_no_secret(room.tv, room.people[0])


@pytest.mark.slow
def test_a_phone_that_closed_in_mid_race_is_back_in_its_seat(
    crew: Crew, racing: Ship, pictures: Path
) -> None:
    room = Room(crew, racing.address, "santy-anno")
    phones = [room.scan() for _ in range(3)]
    for person in (*phones, room.from_afar()):
        room.seat(person)
    room.begin(bots=1)
    lost = phones[1]
    lost.until(lambda view: view["public"]["phase"] == "race")
    lost.page.get_by_role("button", name=re.compile("Sit")).wait_for()
    room.tv.page.screenshot(path=pictures / "tv-santy-anno.png")
    lost.page.screenshot(path=pictures / "tv-santy-anno-hand.png")

    lost.page.close()
    room.tv.until(lambda view: not view["table"]["seats"][1]["connected"])
    again = Person(crew_page(lost), lost.language)
    again.page.goto(f"/t/{room.code}?hand")
    again.until(lambda view: bool(view) and view["you"]["seats"] == [1])
    room.tv.until(lambda view: view["table"]["seats"][1]["connected"])
    assert again.view["you"]["eyes"] == 1
    keeps_no_secret(room.tv, lost)
    tells_no_answer(room.tv)


def crew_page(person: Person) -> Any:
    """Another page on the same device."""
    return person.page.context.new_page()


def test_a_paired_tv_gives_a_lost_phones_seat_to_another(crew: Crew, ship: Ship) -> None:
    room = Room(crew, ship.address, "catan-junior")
    host, lost, third = room.scan(), room.scan(), room.scan()
    for person in (host, lost, third):
        room.seat(person)
    room.begin(bots=0)
    number = room.tv.page.get_by_text(re.compile(r"^TV \d{4}$"))
    shown = number.inner_text()
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name=f"Pair {shown}").click()
    room.tv.page.get_by_text(f"{shown}, paired").wait_for()

    name = lost.view["table"]["seats"][1]["name"]
    lost.page.close()
    room.tv.until(lambda view: not view["table"]["seats"][1]["connected"])
    other = room.scan()
    other.page.get_by_role("button", name=f"Ask for {name}’s seat").click()
    give = room.tv.page.get_by_role("button", name=re.compile("^Give"))
    give.wait_for()
    room.tv.page.keyboard.press("Enter")
    other.until(lambda view: view["you"]["seats"] == [1])


def test_the_remotes_arrows_choose_a_game(crew: Crew, ship: Ship) -> None:
    tv = crew(ship.address, viewport=BIG)
    tv.page.goto("/tv")
    tv.page.locator(".doors button").first.wait_for()
    tv.page.keyboard.press("ArrowRight")
    tv.page.keyboard.press("ArrowRight")
    tv.page.keyboard.press("Enter")
    tv.page.wait_for_url("**/tv/*")
    tv.until(bool)
    assert tv.view["table"]["game"] == "sandokan"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_tv_can_be_read(crew: Crew, ship: Ship, language: str, pictures: Path) -> None:
    room = Room(crew, ship.address, "santy-anno", language)
    wrong = [f"waiting: {violation}" for violation in violations(room.tv.page)]
    for path in ("/tv", f"/tv/{room.code}"):
        room.tv.page.goto(path)
        room.tv.page.locator("h1").first.wait_for()
        for width, height in SIZES:
            room.tv.page.set_viewport_size({"width": width, "height": height})
            wrong += [f"{path} {language} {width}x{height}: {fault}" for fault in faults(room.tv.page)]
        if path == "/tv":
            wrong += [f"{path}: {violation}" for violation in violations(room.tv.page)]
    room.tv.page.screenshot(path=pictures / f"tv-waiting-{language}.png")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", ["catan-junior", "sandokan"])
def test_everything_in_a_hand_can_be_read(crew: Crew, ship: Ship, game: str) -> None:
    wrong = []
    for language in LANGUAGES:
        room = Room(crew, ship.address, game, language)
        phone = room.scan()
        room.seat(phone)
        room.begin(bots=2)
        phone.page.locator(".desk").wait_for()
        for width, height in ((360, 640), (390, 844)):
            phone.page.set_viewport_size({"width": width, "height": height})
            wrong += [f"{game} {language} {width}: {fault}" for fault in faults(phone.page)]
        if language == "en":
            wrong += [
                f"{game}: {violation}"
                for page in (phone.page, room.tv.page)
                for violation in violations(page)
            ]
        wrong += [f"tv {game} {language}: {fault}" for fault in faults(room.tv.page)]
    assert not wrong, "\n".join(wrong)
