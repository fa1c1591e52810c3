"""How the catalogs are typeset: French punctuation stays on the line of its word."""

import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from flibuste.core import message as messages
from flibuste.core.message import LANGUAGES, bring_words, message, render

PAGE = """
test-cast-off = Larguez les amarres !
test-asks = « { $what } » : { $n ->
    [one] qui paie ?
   *[other] qui paie ; et quand ?
  }
"""


@pytest.fixture
def _brought(tmp_path: Path) -> Iterator[None]:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text(PAGE, encoding="utf-8")
    before = list(messages._BROUGHT)
    bring_words(tmp_path)
    yield
    messages._BROUGHT[:] = before
    messages.catalog.cache_clear()


@pytest.mark.usefixtures("_brought")
def test_no_french_line_ends_before_a_sign_or_inside_quotes() -> None:
    assert render(message("test-cast-off"), "fr", []) == "Larguez les amarres\u202f!"
    asked = message("test-asks", what="Moi !", n=2)
    assert render(asked, "fr", []) == "«\u202fMoi !\u202f»\u00a0: qui paie\u202f; et quand\u202f?"
    assert render(asked, "en", []) == "« Moi ! » : qui paie ; et quand ?"


def test_the_french_pages_stay_readable_when_their_spaces_are_bound() -> None:
    for page in (resources.files("flibuste.words") / "fr").iterdir():
        source = page.read_text("utf-8")
        for key in re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE):
            assert messages.catalog("fr").has_message(key), key
