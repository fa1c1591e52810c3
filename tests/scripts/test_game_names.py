"""Generic code that names a game is found."""

from pathlib import Path

import pytest

import game_names


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with the game Blind Hookey, in the client and in Python, and an example of a game."""
    write(tmp_path, "web/src/games/blind-hookey/guide.ts", "  name: 'blind-hookey',\n  prefix: 'bh',\n")
    write(tmp_path, "src/flibuste/games/blind_hookey/__init__.py", "from .blind_hookey import GAME")
    entry = '[project.entry-points."flibuste.games"]\nliars-dice = "dice:GAME"\n'
    write(tmp_path, "examples/dice/pyproject.toml", entry)
    monkeypatch.setattr(game_names, "ROOT", tmp_path)
    return tmp_path


def write(project: Path, path: str, text: str) -> None:
    (project / path).parent.mkdir(parents=True, exist_ok=True)
    (project / path).write_text(text, encoding="utf-8")


def found(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What the script finds."""
    status = game_names.main([])
    lines = capsys.readouterr().err.splitlines()
    assert status == bool(lines)
    return lines


def test_a_game_may_name_itself(project: Path) -> None:
    write(project, "web/src/home/Home.svelte", "<h1>Hookey, blindly</h1>")
    assert game_names.main([]) == 0


@pytest.mark.parametrize(
    "spelling",
    [
        "blind-hookey",
        "blind_hookey",
        "blindHookey",
        "BlindHookey",
        "Blind Hookey",
        "BLIND_HOOKEY",
        "blind.hookey",
        "Blind  Hookey",
        "Blind\N{NO-BREAK SPACE}Hookey",
        "Blind&nbsp;Hookey",
        "blind%20hookey",
        "isBlindHookeyTable",
    ],
)
@pytest.mark.parametrize("path", ["web/src/home/Home.svelte", "src/flibuste/cli/play.py"])
def test_generic_code_may_not(
    project: Path, capsys: pytest.CaptureFixture[str], path: str, spelling: str
) -> None:
    write(project, path, f"first\nis it {spelling}?\n")
    assert found(capsys) == [f"{path}:2: is it {spelling}?"]


@pytest.mark.parametrize(
    "path",
    [
        "web/index.html",
        "web/vite.config.ts",
        "web/package.json",
        "web/scripts/icons.mjs",
        "web/public/sw.js",
        "web/public/app.webmanifest",
        "web/public/icons/sail.svg",
        "src/flibuste/store/schema.sql",
        "scripts/play",
        "src/flibuste/server/load/server.cjs",
        "src/flibuste/table/README.md",
        "src/flibuste/words/read.py",
    ],
)
def test_every_kind_of_file_is_read(project: Path, capsys: pytest.CaptureFixture[str], path: str) -> None:
    write(project, path, "Blind Hookey")
    assert found(capsys) == [f"{path}:1: Blind Hookey"]


@pytest.mark.parametrize("text", ["# Blind\n# Hookey", "/**\n * Blind\n * Hookey\n */", "Blind\n    Hookey"])
def test_a_name_over_two_lines_is_found(project: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    write(project, "web/src/home.ts", text)
    (line,) = found(capsys)
    assert line.endswith("Blind")


def test_a_generic_file_is_not_named_after_a_game(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(project, "web/src/home/BlindHookey.svelte", "")
    assert found(capsys) == ["web/src/home/BlindHookey.svelte: is named after a game"]


def test_the_game_of_an_example_is_looked_for_too(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(project, "src/flibuste/cli/play.py", "# not for Liar's dice\nliars_dice = 1\n")
    assert found(capsys) == ["src/flibuste/cli/play.py:2: liars_dice = 1"]


def test_a_short_name_is_not_found_within_words(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(project, "web/src/games/go/guide.ts", "  prefix: 'go',\n")
    write(project, "web/src/home.ts", "import { logo, google, GONE } from './ago';\nlet isGoBoard = true;\n")
    assert found(capsys) == ["web/src/home.ts:2: let isGoBoard = true;"]


@pytest.mark.parametrize("key", ["'bh-prompt'", '"bots-bh-risk"', "`bh-${what}`", 'f"bh-{what}"'])
def test_the_key_of_a_games_message_is_found(
    project: Path, capsys: pytest.CaptureFixture[str], key: str
) -> None:
    write(project, "web/src/home.ts", f"say('ui-table', 'abh-or', {key})")
    assert found(capsys) == [f"web/src/home.ts:1: say('ui-table', 'abh-or', {key})"]
    write(project, "web/src/home.ts", "say('ui-table', 'abh-or', 'bh-1')")
    assert not found(capsys)


@pytest.mark.parametrize("path", ["src/flibuste/games/ours.pyi", "src/flibuste/words/en/blind_hookey.ftl"])
def test_what_is_there_to_name_games_may_do_so(project: Path, path: str) -> None:
    write(project, path, "blind_hookey")
    assert game_names.main([]) == 0


def test_every_exception_is_needed() -> None:
    named = game_names.spellings(game_names.games(), game_names.prefixes())
    for pattern in game_names.MAY_NAME_GAMES:
        files = [path.relative_to(game_names.ROOT) for path in game_names.ROOT.glob(pattern)]
        assert any(list(game_names.faults(path, named)) for path in files), pattern


def test_what_is_built_or_no_text_is_not_read(project: Path) -> None:
    write(project, "web/node_modules/a/index.js", "blind_hookey")
    write(project, "src/flibuste/server/client/index.html", "blind_hookey")
    write(project, "web/public/icons/sail.png", "\0blind_hookey")
    assert game_names.main([]) == 0


def test_the_client_can_be_looked_at_alone(project: Path) -> None:
    write(project, "src/flibuste/cli/play.py", "blind_hookey")
    assert game_names.main(["--web"]) == 0
    write(project, "web/src/app.css", ".blind-hookey {}")
    assert game_names.main(["--web"]) == 1
