"""Puzzles and the voyage of the day, the whole way: solve, learn why, sail, show the result around."""

from typing import Any

import msgspec
import pytest

from flibuste import games
from flibuste.core.record import blank
from flibuste.core.seats import NOBODY
from tests.browser.conftest import NewPerson
from tests.browser.looks import Album, Looks
from tests.browser.person import Person
from tests.browser.screens import LANGUAGES
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.browser

Json = dict[str, Any]
ROUNDS = 5


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
    """Takes the best choice of the puzzle on show from the list of all, or another one."""
    page = person.page
    shown = page.evaluate("async (at) => (await fetch(at)).json()", person.page.evaluate("window.asked"))
    best = best_of(game, shown["public"])
    codes = [choice["code"] for choice in shown["asked"]["choices"]]
    nth = codes.index(best) if right else next(nth for nth, code in enumerate(codes) if code != best)
    page.get_by_role("button", name="All moves as a list").click()
    page.locator("dialog ul button").nth(nth).click()


def note_puzzles(person: Person) -> None:
    """Lets the page remember which puzzle it asked for."""
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


def test_what_stands_below_a_race_covers_nothing(new_person: NewPerson) -> None:
    page = new_person().go("/puzzles/santy-anno?n=30").page
    prompt = page.locator("main .prompt")
    prompt.wait_for()
    ground = "(prompt) => getComputedStyle(prompt.parentElement).backgroundColor"
    assert prompt.evaluate(ground) == "rgba(0, 0, 0, 0)"


def test_the_voyage_is_sailed_once_and_shown_around(new_person: NewPerson, racing: ServerProcess) -> None:
    person = new_person(racing.address)
    note_puzzles(person)
    page = person.go("/voyage").page
    page.get_by_text("Nobody has sailed yet.").wait_for()
    page.get_by_role("link", name="Set sail").first.click()
    for number in range(1, ROUNDS + 1):
        page.get_by_role("button", name=f"Deal round {number} of {ROUNDS}").click()
        page.locator(".ships").wait_for()
        if number == 1:
            # The same round goes on after a reload.
            page.reload()
        page.locator(".ships button.ship:enabled").first.wait_for(timeout=20_000)
        page.locator(".ships button.ship").first.click()
        page.locator("section.verdict").wait_for()
    page.get_by_role("button", name="Back to the voyage").click()
    page.get_by_role("textbox", name="Your result, to share").wait_for()
    for game in ("catan-junior", "sandokan"):
        page.goto(f"/voyage?leg={game}")
        page.get_by_text("Find the best move!").wait_for()
        answer(person, game)
        page.get_by_role("heading", name="Well found!").wait_for()
        page.get_by_role("button", name="Back to the voyage").click()
        page.get_by_text("Today’s best here").wait_for()
    page.get_by_role("link", name="Practice").nth(2).wait_for()
    text = page.get_by_role("textbox", name="Your result, to share").input_value().splitlines()
    assert len(text) == 5, text
    assert sum(text[1].count(sign) for sign in "🟩🟥") == ROUNDS
    assert text[2].endswith("🟩")
    page.get_by_role("textbox", name="Your name on the board").fill("Anne")
    page.get_by_role("button", name="Sign").click()
    page.locator("li.you", has_text="Anne").wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_fit_every_screen(new_person: NewPerson, pictures: Album, language: str) -> None:
    person = new_person(language=language)
    looks = Looks(person, "learn", pictures)
    person.go("/puzzles").page.locator("main section").nth(2).wait_for()
    looks.at("puzzles")
    person.go("/voyage").page.locator("main section").nth(3).wait_for()
    looks.at("voyage")
    assert looks.found_nothing()
