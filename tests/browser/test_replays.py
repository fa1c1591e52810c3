"""Finished games once more, as the server tells them: their screens fit in the middle and at the end."""

from functools import cache
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest
from playwright.sync_api import Route

from flibuste.server import replays
from tests.browser.conftest import Crew
from tests.browser.looks import Looks
from tests.browser.screens import GAMES, LANGUAGES
from tests.browser.voyages import CHART, JUNIOR, RACE
from tests.table.scene import Scene

pytestmark = pytest.mark.browser

VOYAGES = {voyage.game: voyage for voyage in (RACE, JUNIOR, CHART)}


@cache
def finished(game: str) -> Scene:
    """A game played to its end."""
    return VOYAGES[game].finished(0)


def tell(route: Route, scene: Scene) -> None:
    """Answers for the server, with the server's own words."""
    query = {name: values[0] for name, values in parse_qs(urlsplit(route.request.url).query).items()}
    made = replays.replay(scene.table, scene.log, query["eyes"], int(query["from"]), int(query["count"]))
    route.fulfill(body=msgspec.json.encode(made), content_type="application/json")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_replay_fits_every_screen(crew: Crew, game: str, language: str, pictures: Path) -> None:
    person = crew(language=language)
    page = person.page
    page.route("**/api/replays/*?*", lambda route: tell(route, finished(game)))
    looks = Looks(person, f"replay-{game}", pictures, axe_speaks=LANGUAGES[GAMES.index(game)])
    person.go("/replay/table-1")
    scrub = page.locator("input[type=range]")
    scrub.wait_for()
    steps = int(scrub.get_attribute("max") or 0)
    assert steps > 100
    scrub.fill(str(steps // 2))
    looks.at("middle")
    scrub.fill(str(steps))
    looks.at("end")
    assert looks.found_nothing()
