"""The games that other packages bring to the client."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import client


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for importable packages."""
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def install(package: Path, *folders: str) -> None:
    for folder in folders:
        (package / folder).mkdir(parents=True)
    (package / "__init__.py").touch()


def declare(monkeypatch: pytest.MonkeyPatch, **games: str) -> None:
    entries = [EntryPoint(name, value, "flibuste.games") for name, value in games.items()]
    monkeypatch.setattr(client, "entry_points", lambda group: entries if group == "flibuste.games" else [])


def test_a_game_of_another_package_brings_the_folders_it_has(
    packages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(packages / "cove", "web", "words")
    declare(monkeypatch, reef="cove.rules:GAME", sloop="flibuste.games.sloop:GAME")
    (packages / "cove" / "rules.py").touch()
    web, words = packages / "cove" / "web", packages / "cove" / "words"
    assert client.extra_games() == [{"name": "reef", "web": str(web), "words": str(words)}]


def test_a_game_without_pages_is_no_concern_of_the_client(
    packages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(packages / "quiet", "words")
    declare(monkeypatch, quiet="quiet:GAME")
    assert client.extra_games() == []


def test_the_client_is_built_anew_when_a_game_outside_changes(
    packages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(packages / "lagoon", "web", "rules")
    declare(monkeypatch, lagoon="lagoon:GAME")
    guide = packages / "lagoon" / "web" / "guide.ts"
    guide.write_text("export default {};")
    before = client.digest(client.sources())
    guide.write_text("export default { order: 4 };")
    assert guide in set(client.sources())
    assert client.digest(client.sources()) != before


def test_a_package_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    declare(monkeypatch, ghost="no_such_package:GAME")
    with pytest.raises(client.ClientError, match="no_such_package"):
        client.extra_games()


def test_fonts_and_scripts_come_with_their_licences() -> None:
    client.install()
    told = client.notices()
    for name, licence in {
        "@fluent/bundle": "Apache-2.0",
        "@fontsource/alegreya": "OFL-1.1",
        "@fontsource/almendra": "OFL-1.1",
        "@fontsource/atkinson-hyperlegible-next": "OFL-1.1",
        "svelte": "MIT",
    }.items():
        after = told[told.index(f"{name} ") :].splitlines()
        assert after[1] == f"Licence: {licence}"
    assert "SIL OPEN FONT LICENSE" in told.upper()
