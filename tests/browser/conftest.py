"""A real server and a real Chromium for the tests of this folder."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.looks import Album
from tests.browser.person import Person
from tests.browser.screens import CHARTS, FLAGS, HOST, ROOMY
from tests.server.server_process import ServerProcess

TURNS = 100
"""How much faster than life the turn games go."""
RACES = 6
"""A race must leave the page its time to tap."""
SWIFT_RACES = 10
"""A whole race game at this pace still leaves every finger its time."""

NewPerson = Callable[..., Person]


@pytest.fixture(scope="session")
def ship(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server most tests share."""
    with ServerProcess(tmp_path_factory.mktemp("server"), "--name", HOST, pace=TURNS) as running:
        yield running


@pytest.fixture(scope="session")
def racing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server for races."""
    with ServerProcess(tmp_path_factory.mktemp("racing"), pace=RACES) as running:
        yield running


@pytest.fixture(scope="session")
def swift(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server for whole games of races."""
    with ServerProcess(tmp_path_factory.mktemp("swift"), pace=SWIFT_RACES) as running:
        yield running


@pytest.fixture
def harbour(ship: ServerProcess, racing: ServerProcess) -> Callable[[str], str]:
    """The server with the right pace for a game."""
    return lambda game: racing.address if game == "santy-anno" else ship.address


# Not for the whole session: while it runs, no test of another folder could start an event loop.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    """A Chromium that also reaches the server under a name that is not a secure context."""
    started = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
    yield started
    started.close()


@pytest.fixture
def pictures() -> Album:
    """The pictures of screens, if FLIBUSTE_PICTURES names a folder for them."""
    return Album(os.environ.get("FLIBUSTE_PICTURES"))


@pytest.fixture
def new_person(browser: Browser, ship: ServerProcess) -> Iterator[NewPerson]:
    """Brings somebody with a device of their own: `new_person()`, `new_person(language="pl", phone=True)`.

    Long games can do without charts, which take most of the time to paint: `charts=False`.
    """
    people: list[Person] = []

    def come(
        address: str = ship.address,
        language: str = "en",
        *,
        phone: bool = False,
        charts: bool = True,
        **more: Any,
    ) -> Person:
        size = {"width": 390, "height": 844} if phone else ROOMY
        more = {"viewport": size, "has_touch": phone, "is_mobile": phone, "reduced_motion": "reduce", **more}
        context = browser.new_context(base_url=address, locale=language, **more)
        context.set_default_timeout(10_000)
        if not charts:
            context.add_init_script(f"({CHARTS})(false)")
        person = Person(context.new_page(), language)
        people.append(person)
        return person

    yield come
    for person in people:
        complaints = person.complaints
        person.page.context.close()
        assert not complaints, complaints
