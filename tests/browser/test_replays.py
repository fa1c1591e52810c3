"""Replays of finished games, as the server sends them: their screens fit in the middle and at the end."""

from functools import cache
from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest
from playwright.sync_api import Route

from flibuste.analysis.report import analyse, written
from flibuste.bots.thinking import choices_of
from flibuste.games.catan_junior.actions import BuildBoat
from flibuste.server import wire
from flibuste.server.http import explanations, replays
from tests.browser.conftest import NewPerson
from tests.browser.looks import Album, Looks
from tests.browser.positions import Voyage
from tests.browser.screens import GAMES, LANGUAGES, LONGEST, LOW, scrolled_sideways, unreadable
from tests.browser.voyages import JUNIOR, RACE
from tests.table.scene import Scene

pytestmark = pytest.mark.browser

SHORT_CHART = Voyage("sandokan", 4, {}, {"turns": 20})
VOYAGES = {voyage.game: voyage for voyage in (RACE, JUNIOR, SHORT_CHART)}


GROUPED = [pytest.param(game, marks=pytest.mark.xdist_group(f"replay-{game}")) for game in GAMES]
"""One process plays a game to its end, and analyses it, for all languages."""


@cache
def finished(game: str) -> Scene:
    """A game played to its end."""
    return VOYAGES[game].finished(0)


def tell(route: Route, scene: Scene, names: tuple[str, ...] = ()) -> None:
    """Answers in place of the server, with the server's own words; `names` go round the seats."""
    query = {name: values[0] for name, values in parse_qs(urlsplit(route.request.url).query).items()}
    made = replays.replay(scene.table, scene.log, query["eyes"], int(query["from"]), int(query["count"]))
    if names:
        made.names = [names[seat % len(names)] for seat in range(len(made.names))]
    route.fulfill(body=msgspec.json.encode(made), content_type="application/json")


def reason(route: Route, scene: Scene) -> None:
    """A ship's boy's reasons at a step, based on what the seat knew then."""
    step = int(parse_qs(urlsplit(route.request.url).query)["step"][0])
    options = explanations.options(scene.table, scene.log, step, "boy", by_bot=True)
    route.fulfill(
        body=msgspec.json.encode(wire.Why(bot=True, options=options)), content_type="application/json"
    )


def _choice_near(scene: Scene, step: int) -> int:
    """A step from here on at which somebody had more than one option."""
    game = scene.table.game
    while not game.timed:
        seat = replays.steps(scene.log)[step - 1][0].seat
        if len(choices_of(game, explanations.seen_before(scene.table, scene.log, step, seat), seat)) > 1:
            break
        step += 1
    return step


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GROUPED)
def test_a_replay_fits_every_screen(new_person: NewPerson, game: str, language: str, pictures: Album) -> None:
    person = new_person(language=language)
    page = person.page
    page.route("**/api/replays/*?*", lambda route: tell(route, finished(game)))
    page.route("**/api/replays/*/why?*", lambda route: reason(route, finished(game)))
    looks = Looks(person, f"replay-{game}", pictures, axe_speaks=LANGUAGES[GAMES.index(game)])
    person.go("/replay/table-1")
    scrub = page.locator("input[type=range]")
    scrub.wait_for()
    steps = int(scrub.get_attribute("max") or 0)
    assert steps > 100
    scrub.fill(str(_choice_near(finished(game), steps // 2)))
    looks.at("middle")
    looks.at("middle", LOW[1:2])
    if game != "santy-anno":
        asked = page.locator(".replay header button").first
        asked.click()
        page.locator(".said h3").wait_for()
        looks.at("why")
        asked.click()
        page.locator(".said").wait_for(state="hidden")
    scrub.fill(str(steps))
    looks.at("end")
    assert looks.found_nothing()


def test_who_asks_why_and_gets_no_answer_is_told_so(new_person: NewPerson) -> None:
    person = new_person(language="en")
    page = person.page
    page.route("**/api/replays/*?*", lambda route: tell(route, finished("catan-junior")))
    page.route("**/api/replays/*/why?*", lambda route: route.abort())
    person.go("/replay/table-1")
    scrub = page.locator("input[type=range]")
    scrub.wait_for()
    scrub.fill(str(_choice_near(finished("catan-junior"), 50)))
    page.get_by_role("button", name="Why?").click()
    page.get_by_text("No answer came").wait_for()


def test_why_points_at_the_place_that_it_speaks_of(new_person: NewPerson, pictures: Album) -> None:
    scene = finished("catan-junior")
    words = scene.table.game.words
    built = [
        step
        for step, (_, action) in enumerate(replays.steps(scene.log), start=1)
        if isinstance(words.name(action), BuildBoat)
    ]
    person = new_person(phone=True)
    page = person.page
    page.route("**/api/replays/*?*", lambda route: tell(route, scene))
    page.route("**/api/replays/*/why?*", lambda route: reason(route, scene))
    person.go("/replay/table-1")
    page.locator("input[type=range]").fill(str(built[-1]))
    page.get_by_role("button", name="Why?").click()
    said = page.locator(".said li").first
    said.wait_for()
    assert "Build a boat: " in said.inner_text(), "the place is called by what lies there"
    page.locator(".pointer").first.wait_for()
    pictures.take(page, "why-boat")


@cache
def taught(game: str) -> bytes:
    """The analysis of the finished game."""
    scene = finished(game)
    return written(analyse(replays.recording(scene.table, scene.log), "quick"))


def teach(route: Route, game: str) -> None:
    """Answers in place of the server that the analysis is done."""
    done = wire.Analysed(1.0, msgspec.Raw(taught(game)))
    route.fulfill(body=msgspec.json.encode(done), content_type="application/json")


SHAPES = ((360, 640), (390, 844), LOW[0], (1440, 900))


def teach_much(route: Route, game: str) -> None:
    """Answers in place of the server: everybody's figures are as wide as figures get."""
    found = msgspec.json.decode(taught(game))
    wide = dict.fromkeys(("luck", "play", "others", "hidden"), -100.0)
    found["players"] = [one | wide | {"opening": 100.0, "result": 100.0} for one in found["players"]]
    done = wire.Analysed(1.0, msgspec.Raw(msgspec.json.encode(found)))
    route.fulfill(body=msgspec.json.encode(done), content_type="application/json")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GROUPED)
def test_long_names_and_wide_figures_break_no_phone(
    new_person: NewPerson, game: str, language: str, pictures: Album
) -> None:
    person = new_person(language=language)
    page = person.page
    page.route("**/api/replays/*?*", lambda route: tell(route, finished(game), LONGEST))
    page.route("**/api/replays/*/analysis", lambda route: teach_much(route, game))
    taught(game)
    looks = Looks(person, f"long-{game}", pictures)

    def look(screen: str) -> None:
        looks.at(screen, SHAPES, look=lambda page: unreadable(page) + scrolled_sideways(page))
        page.set_viewport_size({"width": 390, "height": 844})
        pictures.take(page, f"long-{game}-{language}-{screen}")

    person.go("/replay/table-1?luck")
    sheet = page.locator("dialog[open]")
    sheet.locator("ol button").first.wait_for()
    look("account")
    sheet.locator("header button").click()
    sheet.wait_for(state="detached")
    page.locator("input[type=range]").fill("40")
    look("middle")
    openers = page.locator(".replay > header button:not([aria-pressed])").all()
    for number, opener in enumerate(openers[:-1]):
        opener.click()
        sheet.wait_for()
        look(f"sheet-{number}")
        sheet.locator("header button").click()
        sheet.wait_for(state="detached")
    assert looks.found_nothing()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GROUPED)
def test_an_analysis_fits_every_screen(
    new_person: NewPerson, game: str, language: str, pictures: Album
) -> None:
    person = new_person(language=language)
    page = person.page
    page.route("**/api/replays/*?*", lambda route: tell(route, finished(game)))
    page.route("**/api/replays/*/analysis", lambda route: teach(route, game))
    taught(game)
    looks = Looks(person, f"analysis-{game}", pictures, axe_speaks=LANGUAGES[GAMES.index(game)])
    person.go("/replay/table-1?luck")
    slip = page.locator("dialog[open] ol button").first
    slip.wait_for()
    looks.at("summary")
    slip.click()
    page.locator("dialog[open]").wait_for(state="detached")
    page.locator(".told b").wait_for()
    looks.at("moment")
