"""The client's types match the server's."""

from pathlib import Path

import pytest

from flibuste import games
from flibuste.server.wire.literals import constants, literal
from flibuste.server.wire.typescript import generic, main, of_game

CLIENT = Path(__file__).parents[2] / "web" / "src"


def test_the_generated_types_are_current() -> None:
    assert main(["--check", str(CLIENT)]) == 0


def test_a_file_that_is_missing_is_written_and_then_current(tmp_path: Path) -> None:
    assert main(["--check", str(tmp_path)]) == 1
    assert main([str(tmp_path)]) == 0
    assert main(["--check", str(tmp_path)]) == 0
    # A game of another package keeps its types in that package.
    for name in [name for name in games.names() if games.package(name).startswith("flibuste.")]:
        assert (tmp_path / "games" / name / "wire.ts").is_file()
        assert (tmp_path / "games" / name / "data.ts").is_file() == bool(games.find(name).told)


@pytest.mark.parametrize("name", games.names())
def test_every_game_adds_its_types(name: str) -> None:
    text = of_game(games.find(name), "../..")
    assert f"    '{name}': {{\n      public: " in text
    assert "any" not in text.split()


def test_the_generic_types_name_no_game() -> None:
    text = generic()
    assert "any" not in text.replace("AnyCommand", "").split()
    for name in games.names():
        assert name not in text
        assert name.replace("-", " ").title().replace(" ", "") not in text


@pytest.mark.parametrize("name", games.names())
def test_every_game_tells_how_many_play_it(name: str) -> None:
    players = games.find(name).players
    told = f"export const PLAYERS = {{ from: {min(players)}, to: {max(players)} }} as const;\n"
    assert told in of_game(games.find(name), "../..")


def test_tables_are_written_as_typescript() -> None:
    assert constants({"COST": {"boat": ("wool", "wood"), "no-one's": None}, "TO_WIN": 7}) == (
        "export const COST = { boat: ['wool', 'wood'], 'no-one\\'s': null } as const;\n\n"
        "export const TO_WIN = 7;\n"
    )
    assert literal([True, 1.0, -0.5, "x"]) == "[true, 1, -0.5, 'x']"
    assert literal({"long": [1, 2], "short": 3}, room=12) == "{\n  long: [1, 2],\n  short: 3,\n}"


def test_what_is_no_plain_data_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript for"):
        literal({1, 2})
