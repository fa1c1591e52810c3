"""The rule pages name every option that a table can have, and its values, as the waiting room does."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from flibuste import games
from flibuste.core.game import Game, Option
from flibuste.core.message import LANGUAGES, message, render

GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
PREFIXES = {"santy-anno": "sa", "catan-junior": "cj", "sandokan": "sk"}
CLOCKS = ("none", "30", "60", "120", "reserve")


def plain(text: str) -> str:
    """The text for comparison: in lower case, with one kind of apostrophe."""
    return text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").lower()


def choices(name: str, language: str) -> list[str]:
    """What the page of a game says about each choice of the table."""
    page = (GAMES / name / "primer" / f"{language}.md").read_text(encoding="utf-8")
    *_, last = plain(page).split("\n## ")
    return [line for line in last.splitlines() if line.startswith("- **")]


def values(game: Game, option: Option) -> Iterator[str]:
    """The keys of an option's values; the starting player is a person, however the record encodes one."""
    key = f"{PREFIXES[game.name]}-option-{option.name}"
    if game.beginning and option.name in game.beginning(0, game.players[0]):
        yield "ui-lobby-begins-lot"
    else:
        yield from (f"{key}-{value}" for value in option.values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PREFIXES)
def test_a_rule_page_names_every_option_and_what_it_can_be(name: str, language: str) -> None:
    def said(key: str) -> str:
        return plain(render(message(key.replace("_", "-")), language, ()))

    game = games.find(name)
    told = {
        said(f"{PREFIXES[name]}-option-{option.name}"): [
            *(said(key) for key in values(game, option)),
            *(str(end) for end in (option.lowest, option.highest) if not option.values),
        ]
        for option in game.options
    }
    if game.timed:
        told[said("ui-lobby-race-limit")] = []
    else:
        told[said("ui-lobby-clock")] = [said(f"ui-lobby-clock-{clock}") for clock in CLOCKS]
    lines = choices(name, language)
    for label, can_be in told.items():
        line = next((line for line in lines if label in line.split("**")[1]), None)
        assert line, f"nothing is said of {label}"
        assert [value for value in can_be if value not in line] == [], line
