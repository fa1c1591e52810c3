"""Tables in the browser: whole games, two people, a server that dies, one screen, who may see what."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.conftest import SWIFT_RACES, TURNS, NewPerson
from tests.browser.looks import Album
from tests.browser.person import Json, Person
from tests.browser.screens import GAMES, show_charts
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.browser

SHORT = {"catan-junior": {"rounds": 10}, "sandokan": {"turns": 20}, "santy-anno": {"ties": "share"}}
SECRETS = {
    "catan-junior": ("hand",),
    "sandokan": ("hand", "laid", "paid", "shown", "reach"),
    "santy-anno": ("me",),
}
"""What views say of a seat to that seat alone."""
LANGUAGE = {"santy-anno": "fr", "catan-junior": "pl", "sandokan": "en"}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots_and_its_replay(
    new_person: NewPerson, ship: ServerProcess, swift: ServerProcess, game: str, pictures: Album
) -> None:
    address = (swift if game == "santy-anno" else ship).address
    person = new_person(address, LANGUAGE[game], charts=pictures.wanted)
    person.against_bots(game, 4, "boy", settings={"options": SHORT[game]})
    made = person.play(random.Random(7))
    assert made >= 5
    ranks = person.view["table"]["outcome"]["ranks"]
    assert min(ranks) == 1
    pictures.take(person.page, f"over-{game}")
    show_charts(person.page, shown=True)

    person.page.locator("a[href^='/replay/']").first.click()
    scrub = person.page.locator("input[type=range]")
    scrub.wait_for()
    last = int(scrub.get_attribute("max") or 0)
    assert last > 20
    scrub.fill(str(last // 2))
    person.page.locator("main svg").first.wait_for()
    pictures.take(person.page, f"replay-{game}")


@pytest.mark.parametrize(
    "game", [game if game == "catan-junior" else pytest.param(game, marks=pytest.mark.long) for game in GAMES]
)
def test_two_people_finish_although_the_server_dies_and_a_spectator_learns_no_secret(
    new_person: NewPerson, tmp_path: Path, game: str
) -> None:
    with ServerProcess(tmp_path, pace=SWIFT_RACES if game == "santy-anno" else TURNS) as own_ship:
        anne, ben, watcher = (new_person(own_ship.address, charts=False) for _ in range(3))
        anne.hurries = ben.hurries = True
        code = anne.open(game, 3, bots=[{"count": 1, "level": "boy"}], settings={"options": SHORT[game]})
        ben.visit(code)
        ben.page.get_by_role("button", name="Sit down").first.click()
        watcher.visit(code)
        anne.until(lambda view: all(seat["kind"] != "free" for seat in view["table"]["seats"]))
        anne.page.get_by_role("button", name="Begin").click()
        people = {seat: person for person in (anne, ben) for seat in _seats(person)}
        _take_turns(people, random.Random(2), until=lambda view: view["seq"] > 30)

        seen = watcher.view["seq"]
        own_ship.kill()
        own_ship.start()
        for person in (anne, ben, watcher):
            person.until(lambda view: view["seq"] >= seen)
        _take_turns(people, random.Random(3), until=lambda view: view["table"]["phase"] == "over")

        for person in (anne, ben, watcher):
            person.until(lambda view: view["table"]["phase"] == "over")
        assert (
            anne.view["table"]["outcome"] == ben.view["table"]["outcome"] == watcher.view["table"]["outcome"]
        )
        for frame in watcher.frames:
            assert not [secret for secret in SECRETS[game] if f'"{secret}":' in frame]
        for view in _views(watcher):
            assert view["own"] is None
            assert view["asked"] is None
            assert view["you"]["eyes"] is None
            assert game != "santy-anno" or not _told_early(view)
        for person in (anne, ben):
            assert {view["you"]["eyes"] for view in _views(person) if view["own"]} <= set(_seats(person))


def _told_early(view: Json) -> list[Json]:
    """The pirates whose end or coins a view reveals too early (SA-29)."""
    table = view["public"]
    if table is None or table["phase"] == "over":
        return []
    told = ("coins", "ducats") if table["phase"] == "show" else ("coins", "ducats", "end", "right")
    return [pirate for pirate in table["pirates"] if any(pirate[word] is not None for word in told)]


def _seats(person: Person) -> list[int]:
    person.until(lambda view: bool(view["you"]["seats"]))
    seats: list[int] = person.view["you"]["seats"]
    return seats


def _views(person: Person) -> list[Json]:
    frames = [json.loads(frame) for frame in person.frames]
    return [frame for frame in frames if frame["t"] == "view"]


def _take_turns(people: dict[int, Person], rng: random.Random, until: Callable[[Json], bool]) -> None:
    """Lets each player play when asked, one choice at a time."""

    def ready() -> bool:
        return any(until(person.view) for person in people.values())

    while not ready():
        asked = [person for person in people.values() if person.choices]
        if asked:
            rng.choice(asked).play_a_step(rng)
        else:
            anyone = next(iter(people.values()))
            anyone.until(lambda _: ready() or any(person.choices for person in people.values()))


@pytest.mark.parametrize(
    ("game", "options"), [("catan-junior", {}), ("sandokan", {}), ("santy-anno", {"way": "standing"})]
)
def test_one_screen_shows_secrets_only_behind_its_curtain(
    new_person: NewPerson, harbour: Callable[[str], str], game: str, options: Json
) -> None:
    person = new_person(harbour(game))
    bots = [{"count": 1, "level": "boy"}]
    person.open(game, 3, bots=bots, own_seats=2, start=True, settings={"options": options})
    lifted: set[int] = set()
    while lifted != {0, 1}:
        curtain = person.page.get_by_role("dialog", name="Curtain")
        curtain.wait_for()
        assert person.view["you"]["eyes"] is None
        assert person.view["own"] is None
        curtain.get_by_role("button").click()
        eyes = person.until(lambda view: view["you"]["eyes"] is not None)["you"]["eyes"]
        lifted.add(eyes)
        person.play(random.Random(4), until=lambda someone: someone.view["you"]["eyes"] is None)


@pytest.mark.clause("SK-16")
def test_the_waiting_room_and_the_table_name_the_rule_set(new_person: NewPerson) -> None:
    person = new_person()
    settings = {"options": {"rules": "book"}}
    person.open("sandokan", 3, settings=settings)
    person.page.locator("p", has_text="used cards go under the pile").first.wait_for()
    person.against_bots("sandokan", 3, "boy", settings=settings)
    tag = person.page.get_by_role("note", name="By the book")
    tag.wait_for()
    assert tag.inner_text() == "1977"
