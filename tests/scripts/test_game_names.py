"""Generic code that names a game is found."""

from pathlib import Path

import pytest

import game_names


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with the game Blind Hookey, in the client and in Python."""
    write(tmp_path, "web/src/games/blind-hookey/guide.ts", "export default { name: 'blind-hookey' };")
    write(tmp_path, "src/flibuste/games/blind_hookey/__init__.py", "from .blind_hookey import GAME")
    monkeypatch.setattr(game_names, "ROOT", tmp_path)
    return tmp_path


def write(project: Path, path: str, text: str) -> None:
    (project / path).parent.mkdir(parents=True, exist_ok=True)
    (project / path).write_text(text)


def test_a_game_may_name_itself(project: Path) -> None:
    write(project, "web/src/home/Home.svelte", "<h1>Hookey, blindly</h1>")
    assert game_names.main([]) == 0


@pytest.mark.parametrize(
    "spelling", ["blind-hookey", "blind_hookey", "blindHookey", "BlindHookey", "Blind Hookey"]
)
@pytest.mark.parametrize(
    "path", ["web/src/home/Home.svelte", "web/vite.config.ts", "src/flibuste/cli/play.py"]
)
def test_generic_code_may_not(
    project: Path, capsys: pytest.CaptureFixture[str], path: str, spelling: str
) -> None:
    write(project, path, f"first\nis it {spelling}?\n")
    assert game_names.main([]) == 1
    assert f"{path}:2: is it {spelling}?" in capsys.readouterr().err


def test_the_client_can_be_looked_at_alone(project: Path) -> None:
    write(project, "src/flibuste/cli/play.py", "blind_hookey")
    assert game_names.main(["--web"]) == 0
    write(project, "web/src/app.css", ".blind-hookey {}")
    assert game_names.main(["--web"]) == 1
