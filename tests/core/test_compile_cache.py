"""Compiled code of any module is loaded when nothing has changed, and never when something has."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HEAD = "from flibuste.core.compiled import compiled\n"
LEVEL = f"{HEAD}@compiled\ndef level(x):\n    return x + 1\n"
SAY = "print(level(10), sum(level.code.stats.cache_hits.values()))\n"
MINE = f"from pirates_dice.numbers import FACES\n{HEAD}@compiled\ndef level(x):\n    return x + FACES\n"


class Folder:
    """A user's folder with Python files, and a compile cache of its own."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def write(self, name: str, text: str) -> None:
        file = self._path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)

    def run(self, *command: str) -> str:
        env = os.environ | {"FLIBUSTE_CACHE_DIR": str(self._path / "cache"), "PYTHONPATH": str(self._path)}
        # Python itself considers a file of the same length and second unchanged.
        env["PYTHONDONTWRITEBYTECODE"] = "1"
        done = subprocess.run(
            [sys.executable, *command], cwd=self._path, env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


def test_unchanged_code_is_loaded(folder: Folder) -> None:
    folder.write("tide.py", LEVEL)
    say = f"from tide import level; {SAY}"
    assert folder.run("-c", say) == "11 0"
    assert folder.run("-c", say) == "11 1"


def test_an_edit_of_a_module_is_noticed(folder: Folder) -> None:
    folder.write("tide.py", LEVEL)
    say = f"from tide import level; {SAY}"
    assert folder.run("-c", say) == "11 0"
    folder.write("tide.py", LEVEL.replace("x + 1", "x + 2"))
    assert folder.run("-c", say) == "12 0"


def test_an_edit_of_a_script_is_noticed(folder: Folder) -> None:
    folder.write("script.py", LEVEL + SAY)
    assert folder.run("script.py") == "11 0"
    assert folder.run("script.py") == "11 1"
    folder.write("script.py", LEVEL.replace("x + 1", "x + 2") + SAY)
    assert folder.run("script.py") == "12 0"


def test_an_edit_of_a_module_that_a_script_uses_is_noticed(folder: Folder) -> None:
    folder.write("tide.py", LEVEL)
    folder.write(
        "script.py",
        f"import tide\n{HEAD}@compiled\ndef twice(x):\n    return 2 * tide.level(x)\nprint(twice(10))",
    )
    assert folder.run("script.py") == "22"
    folder.write("tide.py", LEVEL.replace("x + 1", "x + 2"))
    assert folder.run("script.py") == "24"


@pytest.mark.parametrize(
    "start",
    [("-c", "from pirates_dice.rules import level"), ("-m", "pirates_dice.rules")],
    ids=["imported", "started"],
)
def test_an_edit_of_another_module_of_the_package_is_noticed(folder: Folder, start: tuple[str, ...]) -> None:
    folder.write("pirates_dice/__init__.py", "")
    folder.write("pirates_dice/numbers.py", "FACES = 6\n")
    folder.write("pirates_dice/rules.py", MINE + SAY)
    assert folder.run(*start) == "16 0"
    folder.write("pirates_dice/numbers.py", "FACES = 8\n")
    assert folder.run(*start) == "18 0"
    assert folder.run(*start) == "18 1"


def test_an_edit_of_a_package_beside_it_is_noticed(folder: Folder) -> None:
    folder.write("pirates_dice/__init__.py", "")
    folder.write("pirates_dice/numbers.py", "FACES = 6\n")
    folder.write("tide.py", MINE)
    say = f"from tide import level; {SAY}"
    assert folder.run("-c", say) == "16 0"
    folder.write("pirates_dice/numbers.py", "FACES = 8\n")
    assert folder.run("-c", say) == "18 0"


def test_an_edit_of_what_holds_no_rules_recompiles_nothing(folder: Folder) -> None:
    words = '"""Words."""\n\n# compile-cache: holds no rules\n\nNAME = "{}"\n'
    folder.write("pirates_dice/__init__.py", "")
    folder.write("pirates_dice/words.py", words.format("Dice"))
    folder.write("pirates_dice/rules.py", LEVEL)
    say = f"from pirates_dice.rules import level; {SAY}"
    assert folder.run("-c", say) == "11 0"
    folder.write("pirates_dice/words.py", words.format("The Dice of the Pirates"))
    assert folder.run("-c", say) == "11 1"
    folder.write("pirates_dice/words.py", 'NAME = "Dice"\n')
    assert folder.run("-c", say) == "11 0"


GAME = """
import dataclasses
import numpy as np
from flibuste import games
from flibuste.core.compiled import compiled
from flibuste.core.record import Record, I8, blank

class State(Record):
    left: I8

@compiled
def actors(s):
    return 1 if s.left > 0 else 0

@compiled
def legal(s, seat, out):
    out[0] = 1
    return 1

@compiled
def apply(s, seat, action, facts):
    s.left -= 1
    return 1

GAME = dataclasses.replace(
    games.find("santy-anno"), name="pirates-dice", state=State, actors=actors, legal=legal, apply=apply
)
"""
PLAY = """
import numpy as np
from flibuste.core.chance import stream_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.playout import play_at_random
from flibuste.core.record import blank
from pirates_dice.rules import State
s = blank(State)
s.left = 12
taken = play_at_random(s, stream_of(1), 99, np.zeros(9, np.int64), NO_FACTS, np.zeros(3, np.int64))
print(taken, sum(play_at_random.code.stats.cache_hits.values()))
"""


def test_our_code_for_every_game_notices_an_edit_of_somebody_elses_game(folder: Folder) -> None:
    folder.write("pirates_dice/__init__.py", "")
    folder.write("pirates_dice/rules.py", GAME)
    assert folder.run("-c", PLAY) == "12 0"
    assert folder.run("-c", PLAY) == "12 1"
    folder.write("pirates_dice/rules.py", GAME.replace("s.left -= 1", "s.left -= 3"))
    assert folder.run("-c", PLAY) == "4 0"


def test_an_edit_is_noticed_by_a_module_that_is_loaded_again(folder: Folder) -> None:
    folder.write("tide.py", LEVEL)
    again = f"""
import importlib, pathlib, tide
print(tide.level(10))
pathlib.Path("tide.py").write_text({LEVEL.replace("x + 1", "x + 200")!r})
importlib.reload(tide)
print(tide.level(10))
"""
    assert folder.run("-c", again).split() == ["11", "210"]


def test_code_without_a_file_is_not_kept(folder: Folder) -> None:
    start = f"{HEAD}level = compiled(lambda x: x + {{}})\nprint(level(10))"
    assert folder.run("-c", start.format(1)) == "11"
    assert folder.run("-c", start.format(2)) == "12"


def test_functions_of_one_name_are_told_apart(folder: Folder) -> None:
    folder.write("tide.py", f"{HEAD}flow = compiled(lambda x: x + 1)\nebb = compiled(lambda x: x + 2)\n")
    say = "from tide import flow, ebb; print(flow(10), ebb(10))"
    assert folder.run("-c", say) == "11 12"
    assert folder.run("-c", say) == "11 12"
