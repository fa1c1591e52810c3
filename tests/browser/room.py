"""A room with a TV: phones that scan its code, somebody elsewhere at a desktop; and what the TV may know."""

import itertools
import json
import random
from collections import defaultdict
from typing import Any

from tests.browser.conftest import NewPerson
from tests.browser.person import CHOOSE, Json, Person
from tests.browser.screens import GAMES, next_frame, show_charts

BIG: Any = {"width": 1920, "height": 1080}

# A radio button is drawn by its label, which may lie under the bar at the foot of the window.
CLICK = "(input) => input.click()"
PRESS = "(nth) => document.querySelectorAll('.bar button')[nth]?.click()"
# At a fast pace a finger that rests a moment runs too far: a key released at once runs one chair.
STEP = """(nth) => {
  const button = document.querySelectorAll('.bar button')[nth];
  const key = { code: 'Enter', bubbles: true, cancelable: true };
  for (const what of ['keydown', 'keyup']) button?.dispatchEvent(new KeyboardEvent(what, key));
}"""
LEFT, MIDDLE, LAY, RIGHT = range(4)
"""The big buttons of a race: run left, sit or take the scuttle, lay it, run right."""


class Room:
    """A table opened on a TV, and who is at it."""

    def __init__(self, new_person: NewPerson, address: str, game: str, language: str = "en") -> None:
        self._new_person, self._address, self._language = new_person, address, language
        self.tv = new_person(address, language, viewport=BIG)
        self.open_on_tv(game)
        self.tv.page.wait_for_url("**/tv/*")
        self.tv.until(bool)
        self.code: str = self.tv.view["table"]["code"]
        self.people: list[Person] = []

    def open_on_tv(self, game: str) -> None:
        """Somebody opens a table on the TV."""
        self.tv.page.goto("/tv")
        door = self.tv.page.locator(".doors button").nth(GAMES.index(game))
        door.wait_for()
        door.click()

    # Who comes

    def scan(self, language: str | None = None, **device: Any) -> Person:
        """A phone that follows the code on the TV."""
        phone = self._new_person(self._address, language or self._language, phone=True, **device)
        self._come(phone, f"/t/{self.code}?hand")
        return phone

    def from_afar(self) -> Person:
        """Somebody at a desk who was sent the link."""
        person = self._new_person(self._address, self._language)
        self._come(person, f"/t/{self.code}")
        return person

    def _come(self, person: Person, path: str) -> None:
        person.page.goto(path)
        person.until(lambda view: bool(view) and view["you"]["member"] is not None)

    def seat(self, *people: Person) -> None:
        """They sit down one after the other, each on the first free seat."""
        for person in people:
            free = _free(self.tv.view)
            person.until(lambda view, free=free: _free(view) == free)  # type: ignore[misc]
            next_frame(person.page)
            person.page.locator("form .btn.primary").click()
            person.until(lambda view: bool(view["you"]["seats"]))
            self.tv.until(lambda view, free=free: _free(view) < free)  # type: ignore[misc]
            self.people.append(person)

    def close_and_reopen(self, lost: Person) -> Person:
        """A phone's browser is gone and comes back with its cookies alone; meanwhile the TV knows."""
        seats = lost.view["you"]["seats"]
        memory = lost.page.context.storage_state()
        lost.page.context.close()
        self.tv.until(lambda view: not view["table"]["seats"][seats[0]]["connected"])
        again = self.scan(lost.language, storage_state=memory)
        assert again.view["you"]["seats"] == seats
        assert again.view["you"]["eyes"] == seats[0]
        self.tv.until(lambda view: bool(view["table"]["seats"][seats[0]]["connected"]))
        self.people[self.people.index(lost)] = again
        return again

    # What they do

    def choose(self, number: int | None = None, way: int | None = None, *, long_races: bool = False) -> None:
        """The host sets the length of a game, how a race is run (the nth of its ways), or its time."""
        options = self.people[0].page.locator("details:has(.options)")
        options.locator("summary").click()
        if number is not None:
            field = options.locator("input[type=number]").last
            field.fill(str(number))
            field.press("Tab")
        if way is not None:
            options.locator("fieldset").nth(1).locator("input").nth(way).evaluate(CLICK)
        if long_races:
            options.locator("fieldset").last.locator("input").last.evaluate(CLICK)
            self.tv.until(lambda view: view["table"]["settings"]["tempo"] == {"race": 300})
        else:
            self.tv.until(lambda view: bool(view["table"]["settings"]["options"]))

    def begin(self, bots: int = 0) -> None:
        """The host, who came first, lets bots sit down and begins."""
        host = self.people[0]
        assert host.view["you"]["host"]
        for _ in range(bots):
            free = _free(host.view)
            host.page.locator("li.free button").nth(1).click()
            host.until(lambda view, free=free: _free(view) < free)  # type: ignore[misc]
        host.page.locator(".foot button").first.click()
        for person in [self.tv, *self.people]:
            person.until(lambda view: view["table"]["phase"] == "playing")

    def put_charts_away(self, *, unless: bool) -> None:
        """Charts take most of a long game's time to paint: play from lists and leave them blank."""
        for person in (self.tv, *self.people):
            show_charts(person.page, shown=unless)

    def play(self, rng: random.Random, steps: int = 10_000) -> int:
        """Whoever is asked chooses something, for about `steps` choices or to the end; returns how many."""
        made = 0
        while made < steps and not self.tv.over:
            asked = [person for person in self.people if person.choices]
            if not asked:
                next_frame(self.tv.page)
            for person in asked:
                if person.choices and person.page.evaluate(CHOOSE, _pick(person, rng)):
                    made += 1
                next_frame(person.page)
        return made

    def until_race(self, number: int) -> None:
        """Waits for a round's "Cast off!"."""
        for person in (self.tv, *self.people):
            person.until(lambda view: _in_race(view, number))

    def race(self, number: int) -> None:
        """One after the other runs, sits down and lays the scuttle; each is first in some round."""
        first = number % len(self.people)
        for person in self.people[first:] + self.people[:first]:
            while _in_race(person.view, number) and person.choices:
                self._step(person)
        self.tv.until(lambda view: not _in_race(view, number))

    def _step(self, person: Person) -> None:
        """The next big button of the race, until the table has taken notice; a lap is run chair by chair."""
        public, told = person.view["public"], len(person.refusals)
        me = public["pirates"][person.view["you"]["seats"][0]]
        kinds = {choice["do"]["kind"] for choice in person.choices}
        if "lay_scuttle" in kinds:
            person.page.evaluate(PRESS, LAY)
        elif kinds & {"sit", "take_scuttle"}:
            person.page.evaluate(PRESS, MIDDLE)
        else:
            # Who ran past the scuttle turns back.
            person.page.evaluate(STEP, LEFT if me["lapped"] else RIGHT)
        person.until(
            lambda view: (
                view["public"]["pirates"][me["seat"]] != me
                or view["public"]["phase"] != "race"
                or len(person.refusals) > told
            )
        )


def _pick(person: Person, rng: random.Random) -> int:
    """Any choice that does not prolong the turn."""
    kinds = [choice["do"]["kind"] for choice in person.choices]
    return kinds.index("end_turn") if "end_turn" in kinds and rng.random() < 0.5 else person.pick(rng)


def _in_race(view: Json, number: int) -> bool:
    public = view["public"]
    return bool(public["round"] == number and public["phase"] == "race")


def _free(view: Json) -> int:
    return sum(seat["kind"] == "free" for seat in view["table"]["seats"])


# What a TV may know

SECRETS = {
    "santy-anno": ('"own":{',),
    "catan-junior": ('"own":{', '"hand":', '"gift":'),
    "sandokan": ('"own":{', '"hand":', '"reach":'),
}
"""What stands in the frames of a hand, and in none that a TV gets."""
COVERED = {"paid_covered": "paid"}
"""What everybody is told of something done face down, and what is told instead to who did it."""


def views_of(person: Person) -> list[Json]:
    """Every view a page ever got."""
    return [frame for frame in map(json.loads, person.frames) if frame["t"] == "view"]


def keeps_no_secret(room: Room, *others: Person) -> None:
    """Every frame the TV ever got has only what everyone sees: no hand, choices, eyes or knowledge."""
    tv, views = room.tv, views_of(room.tv)
    hands = [*room.people, *others]
    assert views
    for secret in SECRETS[tv.view["table"]["game"]]:
        assert any(secret in frame for hand in hands for frame in hand.frames)
        assert not any(secret in frame for frame in tv.frames)
    for view in views:
        assert view["own"] is None
        assert view["asked"] is None
        assert view["undo"] is None
        you = view["you"]
        assert (you["eyes"], you["member"], you["seats"], you["host"]) == (None, None, [], False)
    public = defaultdict(list)
    for view in views:
        public[view["now"]].append(view["public"])
    for hand in hands:
        for fact, heard in told_to_both(tv, hand):
            assert any(says_no_more(fact, other) or opens(other, fact) for other in heard), fact
        # Everyone numbers the rows in their own way: views of one moment belong together.
        for view in views_of(hand):
            assert view["public"] in public.get(view["now"], [view["public"]])


def facts_of(views: list[Json]) -> list[Json]:
    """The facts told, in order."""
    return [fact["do"] for view in views for fact in view["facts"]]


def told_to_both(tv: Person, hand: Person) -> list[tuple[Json, list[Json]]]:
    """What the TV was told while a hand missed nothing, each with everything the hand was told."""
    first, *later = views_of(hand)
    gap = next((nth for nth, view in enumerate(later) if view["gap"]), len(later))
    begin, end = first["now"], [first, *later][gap]["now"]
    told = [
        fact
        for before, view in itertools.pairwise(views_of(tv))
        if begin <= before["now"] and view["now"] <= end and not view["gap"]
        for fact in facts_of([view])
    ]
    heard = facts_of([first, *later])
    return [(fact, heard) for fact in told]


def says_no_more(fact: Json, other: Json) -> bool:
    """Whether a fact equals another, perhaps with something left out."""
    return all(value is None or other.get(name) == value for name, value in fact.items())


def opens(fact: Json, covered: Json) -> bool:
    """Whether a fact is somebody's hidden act as they saw it themselves."""
    return (COVERED.get(covered["kind"]), covered.get("who")) == (fact["kind"], fact.get("who"))


def tells_no_answer(tv: Person) -> None:
    """In Santy Anno no frame reveals before the check where a pirate ends or who is right."""
    racing = [
        view["public"]
        for view in views_of(tv)
        if view["public"] and view["public"]["phase"] in ("deal", "race")
    ]
    assert racing
    for public in racing:
        assert public["resolution"] is None
        assert all(pirate["end"] is None and pirate["right"] is None for pirate in public["pirates"])
        assert all(pirate["coins"] is None for pirate in public["pirates"]), "totals are hidden (SA-29)"
