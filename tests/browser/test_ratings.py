"""A rated game end to end: chosen, shown before and during the game, counted, and looked up."""

import asyncio
import random
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from flibuste.server.http.app import open_store
from tests.browser.conftest import TURNS, NewPerson
from tests.browser.looks import Album, Looks
from tests.browser.person import POST, Person
from tests.browser.screens import LANGUAGES
from tests.server.rated_games import RatedGame
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.browser

GAME = "catan-junior"
HINT = "Leaving counts as losing"
HINTS = {"en": HINT, "fr": "Quitter la partie, c’est perdre", "pl": "Odejście to przegrana"}
PHONES = ((390, 844),)
PICTURES = ((390, 844), (844, 390), (1440, 900))
BEGUN = 1_790_000_000_000


@pytest.fixture
def rating(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server where hosts may choose."""
    with ServerProcess(tmp_path, "--ratings", "choice", pace=TURNS) as running:
        yield running


@pytest.fixture
def rating_all(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server where games are rated unless somebody declines."""
    with ServerProcess(tmp_path, "--ratings", "on", pace=TURNS) as running:
        yield running


def device_of(person: Person) -> str:
    """A person's device, as the server knows it."""
    cookie = next(one for one in person.page.context.cookies() if one.get("name") == "flibuste")
    return str(cookie.get("value")).partition(".")[0]


def write_games(server: ServerProcess, persons: list[str], count: int) -> None:
    """Writes finished rated games into the store of a stopped server."""

    async def write() -> None:
        store = open_store(server.store)
        await store.open()
        for nth in range(count):
            game = RatedGame(persons, begun=BEGUN + nth * 86_400_000).play_on(seed=nth)
            await game.keep(store)
        await store.close()

    with ThreadPoolExecutor(1) as other_thread:
        other_thread.submit(asyncio.run, write()).result()


COUNTED = """async (games) => {
  const { ratings } = await (await fetch('/api/me/ratings')).json();
  return ratings.some((one) => one.games === games);
}"""


def begin_again(server: ServerProcess, person: Person, games: int) -> None:
    """Restarts a server and waits until it has counted what it found."""
    server.start()
    person.page.goto("/healthz")
    person.page.wait_for_function(COUNTED, arg=games)


def pictured(person: Person, pictures: Album, name: str) -> None:
    """Takes pictures of what is shown, on a phone in portrait and landscape, and on a desktop."""
    if pictures.wanted:
        before = person.page.viewport_size
        for width, height in PICTURES:
            person.page.set_viewport_size({"width": width, "height": height})
            pictures.take(person.page, f"{name}-{width}x{height}")
            pictures.take(person.page, f"{name}-{width}x{height}-whole", full_page=True)
        assert before is not None
        person.page.set_viewport_size(before)


def test_two_people_play_a_rated_game_and_see_what_it_has_done(
    new_person: NewPerson, rating: ServerProcess, pictures: Album
) -> None:
    anne = new_person(rating.address, phone=True, charts=False)
    ben, dorota = (new_person(rating.address, one, phone=True, charts=False) for one in ("fr", "pl"))
    looks = {person: Looks(person, "rated", pictures) for person in (anne, ben, dorota)}
    page = anne.go(f"/lobby?game={GAME}&way=friends").page
    page.get_by_role("group", name="Seats").get_by_role("radio", name="3").check()
    page.get_by_text("The result counts nowhere.").wait_for()
    page.get_by_role("group", name="Does it count?").get_by_role("radio", name="Rated").check()
    page.get_by_text(HINT).wait_for()
    pictured(anne, pictures, "rated-new-table")
    looks[anne].at("new-table", PHONES)
    for other, rated in ((ben, "Classée"), (dorota, "Rankingowa")):
        other.go(f"/lobby?game={GAME}&way=friends").page.get_by_role("radio", name=rated).check()
        looks[other].at("new-table", PHONES)
    page.get_by_role("button", name="Open the table").click()
    anne.until(bool)
    settings = anne.view["table"]["settings"]
    assert (settings["rated"], settings["dropped"]) == (True, "bot")

    for guest in (dorota, ben):
        guest.page.goto(f"/t/{anne.view['table']['code']}")
        guest.page.locator(".rated").get_by_text(HINTS[guest.language]).wait_for()
    looks[dorota].at("invitation", PHONES)
    pictured(ben, pictures, "rated-invitation")
    looks[ben].at("invitation", PHONES)
    ben.page.locator("form .btn.primary").click()
    anne.until(lambda view: sum(seat["kind"] == "person" for seat in view["table"]["seats"]) == 2)
    assert page.get_by_role("button", name="One more here").count() == 0, "one device each"
    page.locator("li.free button").first.click()
    anne.until(lambda view: all(seat["kind"] != "free" for seat in view["table"]["seats"]))
    pictured(anne, pictures, "rated-waiting-room")
    page.locator("details:has(.options) summary").click()
    assert page.get_by_label("When somebody stays away").locator("option").count() == 2
    looks[anne].at("waiting-room", PHONES)
    page.get_by_role("button", name="Begin").click()
    for person in (anne, ben):
        person.until(lambda view: view["table"]["phase"] == "playing")
        expect(person.page.locator("header h1")).to_contain_text("Rated" if person is anne else "Classée")
    pictured(anne, pictures, "rated-table")

    code, seat = anne.view["table"]["code"], ben.view["you"]["seats"][0]
    ben.page.evaluate(POST, [f"/api/tables/{code}/resign", {"seat": seat}])
    anne.hurries = True
    anne.play(random.Random(1))
    line = page.locator(".rating")
    expect(line).to_contain_text(re.compile(r"Rating [+−]\d+: 1,\d{3}"))
    expect(ben.page.locator(".rating")).to_contain_text(
        re.compile(r"Vous avez quitté la partie\s: cote\s−\d+\s: 1")
    )
    rating_now = line.locator("b").inner_text().partition(": ")[2]
    pictured(anne, pictures, "rated-end")
    for one in (anne, ben):
        looks[one].at("end", PHONES)
    assert all(look.found_nothing() for look in looks.values())

    if page.locator("dialog[open]").count():
        # A hurried player may have opened the list of choices again when the last one won.
        page.keyboard.press("Escape")
    line.get_by_role("link", name="Your ratings").click()
    expect(page.get_by_role("heading", name="Ratings", level=1)).to_be_visible()
    expect(page.locator(".stand b")).to_have_text(rating_now)
    expect(page.locator(".record")).to_contain_text("1 rated game, ")
    expect(page.get_by_role("img", name="Your rating after each")).to_be_visible()
    expect(page.get_by_text("after 4 more rated games")).to_be_visible()

    persons = [device_of(anne), device_of(ben)]
    rating.stop()
    write_games(rating, persons, 9)
    begin_again(rating, anne, games=10)
    page.goto("/games")
    page.get_by_role("link", name="Your ratings").click()
    expect(page.locator(".record")).to_contain_text("10 rated games")
    expect(page.get_by_text("of this server", exact=False).first).to_be_visible()
    best = page.get_by_role("listitem").filter(has_text="(you)")
    expect(best).to_contain_text("10 games")
    pictured(anne, pictures, "ratings")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_ratings_speaks_and_fits(
    new_person: NewPerson, rating_all: ServerProcess, language: str, pictures: Album
) -> None:
    person = new_person(rating_all.address, language=language)
    person.go("/ratings/sandokan")
    rating_all.stop()
    write_games(rating_all, [device_of(person), "somebody"], 6)
    begin_again(rating_all, person, games=6)
    person.go(f"/ratings/{GAME}").page.locator(".stand").wait_for()
    looks = Looks(person, "ratings", pictures)
    looks.at("own")
    person.page.goto("/ratings/santy-anno")
    person.page.locator(".parts li.bot").first.wait_for()
    looks.at("nothing-yet")
    person.go(f"/lobby?game={GAME}&way=friends").page.get_by_text(HINTS[language]).wait_for()
    looks.at("rated-by-default", PHONES)
    assert looks.found_nothing()


def test_where_all_is_rated_neither_a_first_game_nor_one_at_once_is(
    new_person: NewPerson, rating_all: ServerProcess
) -> None:
    anne = new_person(rating_all.address, charts=False)
    page = anne.go(f"/lobby?game={GAME}&way=friends").page
    counts = page.get_by_role("group", name="Does it count?")
    expect(counts.get_by_role("radio", name="Rated")).to_be_checked()
    page.locator("summary").click()
    ports = page.get_by_role("group", name="Ports")
    ports.get_by_role("radio", name="without").check()
    page.get_by_text("A first game does not count").wait_for()
    ports.get_by_role("radio", name="with", exact=True).check()
    page.get_by_role("button", name="Open the table").click()
    anne.until(lambda view: bool(view) and view["table"]["settings"]["rated"])
    page.locator("details:has(.options) summary").click()
    page.get_by_role("checkbox", name="First game").check()
    anne.until(lambda view: not view["table"]["settings"]["rated"])
    page.goto(f"/lobby?game={GAME}&way=bots")
    anne.until(lambda view: view["table"]["phase"] == "playing")
    assert not anne.view["table"]["settings"]["rated"]


def test_where_nothing_is_rated_nobody_is_asked(new_person: NewPerson) -> None:
    person = new_person()
    page = person.go(f"/lobby?game={GAME}&way=friends").page
    page.get_by_role("button", name="Open the table").wait_for()
    expect(page.get_by_text("Does it count?")).to_have_count(0)
    page.goto("/ratings")
    page.get_by_text("This server does not rate games.").wait_for()
