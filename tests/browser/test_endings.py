"""The end of a game: the deciding scene comes before the result, and the result speaks to you."""

from collections.abc import Callable
from functools import cache
from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest
from playwright.sync_api import Route, expect

from flibuste.server import wire
from flibuste.server.http import stories
from tests.browser.conftest import NewPerson
from tests.browser.looks import Album, Looks
from tests.browser.person import Json
from tests.browser.positions import NAMES, gallery_of, view_of
from tests.browser.screens import GAMES, LANGUAGES
from tests.browser.stage import Stage
from tests.browser.voyages import CHART, JUNIOR, RACE, positions
from tests.table.scene import Scene

pytestmark = pytest.mark.browser

VOYAGES = {voyage.game: voyage for voyage in (RACE, JUNIOR, CHART)}


@cache
def finished(game: str) -> Scene:
    """A game played to its end."""
    return VOYAGES[game].finished(0)


def seen_by(scene: Scene, seat: int) -> Json:
    """The end of a game as the player of a seat sees it."""
    return view_of(scene, gallery_of(scene), NAMES[seat])


def tell(game: str) -> Callable[[Route], None]:
    """Answers in place of the server, with the server's own story."""

    def answer(route: Route) -> None:
        scene = finished(game)
        query = parse_qs(urlsplit(route.request.url).query)
        wanted = stories.asked_for(scene.table.game, query["kinds"][0])
        found = stories.told(scene.table, scene.log, wanted)
        story = wire.Story(len(scene.log), found, stories.glanced(scene.table, scene.log))
        route.fulfill(body=msgspec.json.encode(story), content_type="application/json")

    return answer


def winner_of(scene: Scene) -> int:
    return scene.table.ranks.index(1)


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, LANGUAGES, strict=True)))
def test_the_end_fits_every_screen_and_its_buttons_are_in_reach(
    new_person: NewPerson, game: str, language: str, pictures: Album
) -> None:
    person = new_person(language=language)
    person.page.route("**/api/replays/*/story?*", tell(game))
    stage = Stage(person)
    looks = Looks(person, f"end-{game}", pictures, axe_speaks=language)
    stage.open(seen_by(finished(game), winner_of(finished(game))))
    person.page.locator(".end-card .picture").wait_for()
    looks.at("result")
    assert looks.found_nothing()


def test_the_end_speaks_to_you_and_its_buttons_stay_beside_the_board(new_person: NewPerson) -> None:
    scene = finished("sandokan")
    person = new_person()
    page = person.page
    page.route("**/api/replays/*/story?*", tell("sandokan"))
    stage = Stage(person)
    stage.open(seen_by(scene, winner_of(scene)))
    expect(page.get_by_role("heading", name="You win!")).to_be_visible()
    bar = page.get_by_role("navigation", name="What next?")
    for _ in range(2):
        bar.get_by_role("button", name="See the board").click()
        expect(page.locator(".end-card")).to_have_count(0)
        expect(bar.get_by_role("button", name="Share")).to_be_visible()
        expect(bar.get_by_role("link", name="Replay")).to_be_visible()
        bar.get_by_role("button", name="See the result").click()
        expect(page.get_by_role("heading", name="You win!")).to_be_visible()


def test_the_deciding_card_is_turned_before_the_result(new_person: NewPerson) -> None:
    before = positions("sandokan")["sail-out"]
    person = new_person()
    page = person.page
    stage = Stage(person)
    stage.open(before)
    stage.show(won_at_the_quay(before))
    ribbon = page.locator(".flourish .ribbon")
    expect(ribbon).to_contain_text("You bring a ruby home!")
    page.keyboard.press("Shift")
    expect(ribbon).to_contain_text("A good event at your quay")
    expect(page.locator(".end-card")).to_have_count(0)
    stage.pass_time()
    expect(page.get_by_role("heading", name="You win!")).to_be_visible()
    expect(page.locator(".flourish")).to_have_count(0)


def won_at_the_quay(before: Json) -> Json:
    """How the game would have ended if this captain had come home with enough, to a good event."""
    who = before["you"]["seats"][0]
    home = before["public"]["boats"][who]["home"]
    happened = [
        {"kind": "unloaded", "who": who, "treasure": "ruby"},
        {"kind": "came_home", "who": who, "points": 21},
        {"kind": "met", "who": who, "event": "wind", "port": home},
        {"kind": "won", "who": who, "points": 21},
    ]
    ranks = [1 if seat == who else 2 for seat in range(len(before["table"]["seats"]))]
    outcome = {"say": {"key": "sk-ending-home"}, "ranks": ranks}
    return before | {
        "asked": None,
        "waiting": [],
        "table": before["table"] | {"phase": "over", "outcome": outcome},
        "facts": [{"seq": 0, "do": fact, "say": {"key": "sk-fact-turns-over"}} for fact in happened],
    }
