"""The client's types are those of the server."""

from pathlib import Path

from flibuste import games
from flibuste.server.typescript import main, typescript

WIRE = Path(__file__).parents[2] / "web" / "src" / "net" / "wire.ts"


def test_the_generated_types_are_current() -> None:
    assert main(["--check", str(WIRE)]) == 0


def test_every_game_has_its_types() -> None:
    text = typescript(games.every())
    for game in games.NAMES:
        assert f"'{game}': {{ public: " in text
    assert "any" not in text.replace("AnyVerb", "").split()
