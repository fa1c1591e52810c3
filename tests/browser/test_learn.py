"""Puzzles and the voyage of the day, end to end: solve, learn why, sail, share the result."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Route

from flibuste import games
from flibuste.core.record import blank
from flibuste.core.seats import NOBODY
from tests.browser.conftest import NewPerson
from tests.browser.looks import Album, Looks
from tests.browser.person import POST, Person
from tests.browser.screens import GAMES, LANGUAGES, LONGEST, SIDEWAYS, faults, scrolled_sideways
from tests.server.client import Client
from tests.server.players import play
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.browser

Json = dict[str, Any]
ROUNDS = 5
SHAPES = ((360, 640), (390, 844), (1440, 900))
PHONE_AND_DESK = ((390, 844), (1440, 900))
SPEAK = """(language) => {
  const kept = JSON.parse(localStorage['flibuste.settings'] ?? '{}');
  localStorage['flibuste.settings'] = JSON.stringify({ ...kept, language });
}"""


def best_of(name: str, public: Json) -> int:
    """The best choice of a puzzle, looked up by its position."""
    game = games.find(name)
    assert game.puzzles is not None
    for number in range(len(game.puzzles.mined)):
        puzzle = game.puzzles.lay(game, number)
        table = blank(game.state)
        game.observe(puzzle.s, NOBODY, table)
        if msgspec.json.decode(msgspec.json.encode(game.words.public(table))) == public:
            return puzzle.best
    raise AssertionError("no such puzzle")


def answer(person: Person, game: str, *, right: bool = True) -> None:
    """Takes the best choice of the puzzle on show from the full list, or another one."""
    page = person.page
    shown = page.evaluate("async (at) => (await fetch(at)).json()", person.page.evaluate("window.asked"))
    best = best_of(game, shown["public"])
    codes = [choice["code"] for choice in shown["asked"]["choices"]]
    nth = codes.index(best) if right else next(nth for nth, code in enumerate(codes) if code != best)
    page.locator(".puzzle > header button").first.click()
    page.locator("dialog ul button").nth(nth).click()


def note_puzzles(person: Person) -> None:
    """Makes the page remember which puzzle it asked for."""
    person.page.add_init_script(
        """const ask = window.fetch;
        window.fetch = (at, how) => {
          if (!how?.method && /puzzles\\/.+\\/\\d|voyage\\/\\d+\\//.test(at)) window.asked = at;
          return ask(at, how);
        };"""
    )


def test_a_puzzle_is_solved_with_hints_and_a_level(new_person: NewPerson) -> None:
    person = new_person(phone=True)
    note_puzzles(person)
    page = person.go("/").page
    page.get_by_role("link", name="Puzzles").first.click()
    page.get_by_role("heading", name="Puzzle").wait_for()
    page.goto("/puzzles/catan-junior?n=30")
    page.get_by_text("Find the best move!").wait_for()
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("moves are left to choose from").wait_for()
    answer(person, "catan-junior")
    page.get_by_role("heading", name="Well found!").wait_for()
    page.get_by_role("button", name="Next puzzle").click()
    page.get_by_text("Find the best move!").wait_for()
    answer(person, "catan-junior", right=False)
    page.get_by_role("heading", name="Not the best").wait_for()
    kept = page.evaluate("JSON.parse(localStorage['flibuste.puzzles-catan-junior'])")
    assert (kept["tried"], kept["solved"], kept["streak"]) == (2, 1, 0)
    assert kept["level"] < kept["best"]
    page.goto("/puzzles")
    page.get_by_text("1 of 2 solved").wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_its_hints_and_its_verdict_fit_every_screen(
    new_person: NewPerson, pictures: Album, language: str
) -> None:
    person = new_person(language=language)
    note_puzzles(person)
    page = person.page
    looks = Looks(person, "puzzle", pictures)
    sizes = (*SIDEWAYS, *PHONE_AND_DESK) if language == "en" else PHONE_AND_DESK
    for game, right in (("catan-junior", True), ("sandokan", False)):
        page.goto(f"/puzzles/{game}?n=30")
        page.locator("main svg").first.wait_for()
        hint = page.locator(".puzzle > header button").nth(1)
        for _ in range(2):
            said = page.locator(".task").inner_text()
            hint.click()
            page.wait_for_function("(said) => document.querySelector('.task').innerText !== said", arg=said)
        looks.at(f"{game}-hint", sizes)
        answer(person, game, right=right)
        page.locator("section.right, section.wrong").wait_for()
        looks.at(f"{game}-verdict", sizes)
    assert looks.found_nothing()


def test_long_names_break_no_puzzle(new_person: NewPerson, pictures: Album) -> None:
    person = new_person()
    note_puzzles(person)
    page = person.page
    looks = Looks(person, "puzzle-names", pictures)

    def name(route: Route) -> None:
        answer = route.fetch()
        puzzle = answer.json()
        if "names" in puzzle:
            puzzle["names"] = [{"key": LONGEST[seat % 3]} for seat, _ in enumerate(puzzle["names"])]
        route.fulfill(response=answer, json=puzzle)

    def look(screen: str) -> None:
        looks.at(screen, SHAPES, look=lambda page: faults(page) + scrolled_sideways(page))

    page.route("**/api/puzzles/*/*", name)
    for game in GAMES:
        page.goto(f"/puzzles/{game}?n=30")
        page.locator("main svg").first.wait_for()
        look(game)
        page.locator(".puzzle > header button").first.click()
        page.locator("dialog ul button").first.wait_for()
        look(f"{game}-list")
        page.locator("dialog ul button").first.click()
        page.locator("section.right, section.wrong").wait_for()
        look(f"{game}-verdict")
    assert looks.found_nothing()


def test_what_stands_below_a_race_covers_nothing(new_person: NewPerson) -> None:
    page = new_person().go("/puzzles/santy-anno?n=30").page
    prompt = page.locator("main .prompt")
    prompt.wait_for()
    ground = "(prompt) => getComputedStyle(prompt.parentElement).backgroundColor"
    assert prompt.evaluate(ground) == "rgba(0, 0, 0, 0)"


def test_the_voyage_is_sailed_once_and_shown_around(
    new_person: NewPerson, racing: ServerProcess, pictures: Album
) -> None:
    person = new_person(racing.address)
    note_puzzles(person)
    page = person.go("/voyage").page
    page.get_by_text("Nobody has sailed yet.").wait_for()
    page.get_by_role("link", name="Set sail").first.click()
    race = Looks(person, "race", Album(None))
    page.get_by_role("button", name="Deal round 1").wait_for()
    race.at("begins", SIDEWAYS)
    for number in range(1, ROUNDS + 1):
        page.get_by_role("button", name=f"Deal round {number} of {ROUNDS}").click()
        page.locator(".ships").wait_for()
        if number == 1:
            # The same round goes on after a reload.
            page.reload()
        page.locator(".ships button.ship:enabled").first.wait_for(timeout=20_000)
        page.locator(".ships button.ship").first.click()
        page.locator("section.verdict").wait_for()
        if number == 1:
            race.at("slip", SIDEWAYS)
    page.get_by_role("button", name="Back to the voyage").click()
    page.get_by_role("textbox", name="Your result, to share").wait_for()
    page.get_by_role("textbox", name="Your name on the board").fill("Anne")
    page.get_by_role("button", name="Sign").click()
    page.locator("li.you", has_text="Anne").wait_for()
    table = page.evaluate(POST, ["/api/tables", {"game": "sandokan", "seats": 2}])["code"]
    page.goto(f"/voyage/{table}?leg=sandokan")
    page.get_by_text("Find the best move!").wait_for()
    page.locator(".puzzle > header a").click()
    page.get_by_role("heading", name=f"Today at table {table}").wait_for()
    for game in ("catan-junior", "sandokan"):
        page.goto(f"/voyage/{table}?leg={game}")
        page.get_by_text("Find the best move!").wait_for()
        answer(person, game)
        page.get_by_role("heading", name="Well found!").wait_for()
        page.get_by_role("button", name="Back to the voyage").click()
        page.get_by_role("heading", name=f"Today at table {table}").wait_for()
    page.get_by_role("link", name="Everybody’s board").click()
    page.get_by_text("Today’s best here").wait_for()
    page.get_by_role("link", name="Practice").nth(2).wait_for()
    text = page.get_by_role("textbox", name="Your result, to share").input_value().splitlines()
    assert len(text) == 5, text
    assert sum(text[1].count(sign) for sign in "🟩🟥") == ROUNDS
    assert text[2].endswith("🟩")
    for language in LANGUAGES:
        looks = Looks(person, f"voyage-{language}", pictures)
        page.evaluate(SPEAK, language)
        for name, path in (("finished", "/voyage"), ("table", f"/voyage/{table}")):
            page.goto(path)
            page.locator("li.you").wait_for()
            looks.at(name, PHONE_AND_DESK)
        assert looks.found_nothing()
    assert race.found_nothing()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_fit_every_screen(new_person: NewPerson, pictures: Album, language: str) -> None:
    person = new_person(language=language)
    looks = Looks(person, "learn", pictures)
    person.go("/puzzles").page.locator("main section").nth(2).wait_for()
    looks.at("puzzles")
    person.go("/voyage").page.locator("main section").nth(3).wait_for()
    looks.at("voyage")
    assert looks.found_nothing()


def play_to_the_end(person: Person, address: str, code: str) -> None:
    """Plays one of this device's games to its end, without the page."""
    cookies = {cookie["name"]: cookie["value"] for cookie in person.page.context.cookies()}

    async def play_on() -> None:
        client = Client(address, cookies["flibuste"])
        await client.connect(code)
        await play(client, random.Random(1))
        await client.close()

    # The thread that drives the browser must not run an event loop.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, play_on()).result()


def test_a_game_is_analysed_at_its_end_and_played_on_from_one_of_its_moments(
    new_person: NewPerson, ship: ServerProcess
) -> None:
    person = new_person(phone=True)
    page = person.page
    code = person.against_bots("catan-junior", 3, "boy", settings={"options": {"rounds": 10}})
    play_to_the_end(person, ship.address, code)
    page.get_by_role("link", name="Was it luck?").click()
    page.get_by_text("In points of winning chance").wait_for(timeout=60_000)
    slip = page.locator("dialog[open] ol button", has_text="Big slip").first
    slip.click()
    page.locator(".told b", has_text="Big slip").wait_for()
    place = page.locator("input[type=range]")
    shown = int(place.input_value())
    page.get_by_role("button", name="One step on").click()
    page.locator(".told", has_text="Costs").wait_for()
    # Once made, the analysis is there whenever the replay is opened.
    page.goto(f"{page.url.split('?')[0]}?step={shown}")
    page.locator(".curve polyline").first.wait_for()
    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog[open] div > button").first.click()
    person.until(lambda view: view["table"]["study"])
    assert person.view["table"]["code"] != code
