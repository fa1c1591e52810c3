"""The rule pages tell every option that a table can have, by the name that it has in the waiting room."""

from pathlib import Path

import pytest

from flibuste import games
from flibuste.core.message import LANGUAGES, message, render

GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
PREFIXES = {"santy-anno": "sa", "catan-junior": "cj", "sandokan": "sk"}


def plain(text: str) -> str:
    """The text as one compares it: in small letters, with one kind of apostrophe."""
    return text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").lower()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PREFIXES)
def test_a_rule_page_names_every_option(name: str, language: str) -> None:
    page = (GAMES / name / "primer" / f"{language}.md").read_text(encoding="utf-8")
    *_, choices = plain(page).split("\n## ")
    options = [option.name.replace("_", "-") for option in games.find(name).options]
    labels = [render(message(f"{PREFIXES[name]}-option-{option}"), language, ()) for option in options]
    assert labels
    assert [label for label in labels if plain(label) not in choices] == []
