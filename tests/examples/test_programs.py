"""The example programs and the notebook run from a folder of their own, and print what they promise."""

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
PROGRAMS = {
    "compare.py": (["sandokan", "greedy", "random", "30"], "greedy is stronger"),
    "own_figures.py": (["20"], "the first player wins"),
    "typed.py": (["20"], "typed.py:Miser"),
}


def test_two_bots_of_files_are_compared(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        sys, "argv", ["compare.py", "catan-junior", "random", f"{EXAMPLES}/first_bot.py:Builder", "30"]
    )
    runpy.run_path(str(EXAMPLES / "compare.py"), run_name="__main__")
    assert "first_bot.py:Builder is stronger" in capsys.readouterr().out


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_runs(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments, said = PROGRAMS[name]
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    assert said in capsys.readouterr().out


def test_the_notebook_runs_from_top_to_bottom(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    notebook = json.loads((EXAMPLES / "tour.ipynb").read_text())
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(cells) >= 5
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in cells:
        exec(compile(cell, "tour.ipynb", "exec"), names)
    assert set(names["results"].bots) == {"here:Builder", "greedy", "random"}
    assert names["ended"] > 0


def test_every_example_is_named_and_nothing_else() -> None:
    page = (EXAMPLES / "README.md").read_text()
    for each in EXAMPLES.iterdir():
        if each.suffix in (".py", ".ipynb"):
            assert f"]({each.name})" in page
