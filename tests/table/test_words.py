"""Everything the table can say exists in three languages."""

import re
from pathlib import Path

import pytest

import flibuste
from flibuste import games
from flibuste.bots import port
from flibuste.core.message import LANGUAGES, message, render
from flibuste.table.talk import PHRASES

SOURCES = Path(flibuste.__file__).parent
PATTERNS = (
    r"refused\(\s*\"(\w+)\"",
    r"Bad\(\d+, \"(\w+)\"",
    r"problem\(\"(\w+)\"",
    r"_refuse\(scope, send, \d+, \"(\w+)\"",
)


def refusals() -> set[str]:
    """The codes found in the sources."""
    found: set[str] = set()
    for folder in ("table", "server"):
        for source in (SOURCES / folder).rglob("*.py"):
            for pattern in PATTERNS:
                found |= set(re.findall(pattern, source.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_phrase_and_level_has_a_sentence(language: str) -> None:
    codes = refusals()
    assert len(codes) > 40
    for code in codes:
        key = f"table-refusal-{code.replace('_', '-')}"
        assert render(message(key, least=3, most=4), language, str)
    for phrase in PHRASES:
        assert render(message(f"table-phrase-{phrase}"), language, str)
    for level in {level for game in games.every() for level in port.levels(game)}:
        assert render(message(f"table-level-{level}"), language, str)
