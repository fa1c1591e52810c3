"""Games are found, not listed: other packages can bring some, and a broken one does not stop the others."""

from pathlib import Path

from flibuste import games
from tests.outside.installed import python

STRAWS = {"straws": "straws:GAME"}


def said(place: Path, entries: dict[str, str], program: str) -> str:
    done = python(place, entries, program)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_another_package_brings_a_game(tmp_path: Path) -> None:
    program = """
from flibuste import games
print(*games.names(), games.find("straws").name, games.straws.__name__, games.folder("straws").name)
"""
    names = sorted([*games.names(), "straws"])
    assert said(tmp_path, STRAWS, program).split() == [*names, "straws", "straws", "straws"]


def test_a_game_that_brings_rules_only_is_played_by_random_bots(tmp_path: Path) -> None:
    program = """
from flibuste import games
from flibuste.bots import port
from flibuste.lab.balance import weigh_all
from flibuste.lab.series import Series, play_one
game = games.find("straws")
print(*port.levels(game))
print(len(play_one(Series("straws", ("random",) * 3), 0).steps))
print(*weigh_all(Series("straws", ("random",) * 2), 40, 1).report(2)["share"])
"""
    levels, steps, places = said(tmp_path, STRAWS, program).splitlines()
    assert levels == "random"
    assert steps == "3"
    assert places == "seat 1 seat 2"


def test_no_other_bot_plays_a_game_without_a_mind(tmp_path: Path) -> None:
    program = """
from flibuste import games
from flibuste.lab.lineup import UnknownBot, bot_spec
try:
    bot_spec(games.find("straws"), "greedy")
except UnknownBot as error:
    print(error)
"""
    known = "random, module:Class, path/to/file.py:Class, FILE.npz, FILE.npz:SIMULATIONS"
    assert said(tmp_path, STRAWS, program) == f"unknown bot 'greedy' for straws: one of {known}\n"


def test_its_report_shows_what_all_games_have(tmp_path: Path) -> None:
    program = f"""
from pathlib import Path
from flibuste.lab import storage
from flibuste.lab.report import write_report
from flibuste.lab.series import Series, play_some
series = Series("straws", ("random",) * 2)
page = Path({str(tmp_path / "report.html")!r})
write_report(page, series, storage.table_of(series, play_some(series, range(4))).to_pylist())
print(page.read_text().count("<svg"))
"""
    assert said(tmp_path, STRAWS, program) == "3\n"


def test_it_brings_its_words_and_its_rules(tmp_path: Path) -> None:
    program = """
from flibuste import games
from flibuste.cli.rules import page
from flibuste.core.message import render
from flibuste.core.match import Match
match = Match(games.find("straws"), 2)
match.play(0)
print(*match.told(0))
print(page("straws", "en"))
"""
    told, title, *_ = said(tmp_path, STRAWS, program).splitlines()
    assert told.startswith("Player 1 draws a straw of ")
    assert title == "# Straws"


def test_its_types_are_written_into_its_own_package(tmp_path: Path) -> None:
    program = """
from pathlib import Path
from flibuste.server.wire.typescript import files
page, text = next((page, text) for page, text in files(Path("web")).items() if "straws" in page.parts)
print(page.parts[-3:])
print(text)
"""
    place, *text = said(tmp_path, STRAWS, program).splitlines()
    assert place == "('straws', 'web', 'wire.ts')"
    assert "    'straws': {" in text
    assert "declare module '$flibuste/net/wire' {" in text
    assert "      tempo: null;" in text


def test_a_broken_game_is_told_once_and_stops_no_other(tmp_path: Path) -> None:
    program = """
from flibuste import games
assert len(games.every()) == len(games.every()) == len(games.names()) - 1
games.find("nowhere")
"""
    done = python(tmp_path, {"nowhere": "no_such_package:GAME"}, program)
    assert done.stderr.count("left out") == 1
    assert "BrokenGame: the game 'nowhere' (no_such_package:GAME) cannot be loaded" in done.stderr


def test_a_name_that_two_packages_claim_belongs_to_neither(tmp_path: Path) -> None:
    taken, *others = games.names()
    program = "from flibuste import games; print(*games.names())"
    done = python(tmp_path, {taken: "straws:GAME"}, program)
    assert done.stdout.split() == others
    assert f"the game {taken!r} is brought by" in done.stderr
