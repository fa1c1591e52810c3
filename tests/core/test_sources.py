"""Every source that compiled code uses is part of its cache key."""

import functools
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import flibuste
from flibuste.core import sources
from flibuste.core.compiled import UNCOMPILED
from flibuste.core.two_forms import TwoForms
from tests.core.reading import used_by

PACKAGES = ("core", "games", "bots", "table", "lab")


def modules() -> Iterator[ModuleType]:
    for package in PACKAGES:
        name = f"flibuste.{package}"
        yield importlib.import_module(name)
        for found in pkgutil.walk_packages([str(Path(flibuste.__path__[0]) / package)], f"{name}."):
            yield importlib.import_module(found.name)


@functools.cache
def compiled_functions() -> list[TwoForms]:
    return [
        value
        for module in modules()
        for value in vars(module).values()
        if isinstance(value, TwoForms) and value.plain.__module__ == module.__name__
    ]


@pytest.mark.skipif(UNCOMPILED, reason="Numba is switched off")
def test_all_that_compiled_code_uses_is_part_of_its_key() -> None:
    missing = set()
    for function in compiled_functions():
        module = function.plain.__module__
        within = set(sources.reached(module))
        for used, name in used_by(module, function.plain.__name__):
            if Path(str(importlib.import_module(used).__file__)).resolve() not in within:
                missing.add(f"{module}.{function.plain.__name__} uses {used}.{name}")
    assert len(compiled_functions()) > 100
    assert not missing, "compiled code may be stale after an edit of what is no part of its key"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small copy of our folders, with a game that has a mind."""
    for name in ("core/chance.py", "games/dice/rules.py", "games/dice/mind/taste.py", "games/other/rules.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text('"""Words."""\n')
    (tmp_path / "games/dice/words.py").write_text('"""Words."""\n\n# compile-cache: holds no rules\n')
    monkeypatch.setattr(sources, "_PACKAGE", tmp_path)
    return tmp_path


def reach(package: Path, module: str) -> set[str]:
    sources.home.cache_clear()
    try:
        return {str(source.relative_to(package)) for source in sources.reached(module)}
    finally:
        sources.home.cache_clear()


def test_the_rules_of_a_game_use_core_and_themselves_but_no_mind(package: Path) -> None:
    assert reach(package, "flibuste.games.dice.rules") == {"core/chance.py", "games/dice/rules.py"}


def test_a_mind_uses_the_rules_too(package: Path) -> None:
    everything = {"core/chance.py", "games/dice/rules.py", "games/dice/mind/taste.py"}
    assert reach(package, "flibuste.games.dice.mind") == everything
    assert reach(package, "flibuste.games.dice.mind.taste") == everything


def test_code_for_every_game_uses_all_of_them(package: Path) -> None:
    assert reach(package, "flibuste.core.playout") == {"core/chance.py"}
    for module in ("flibuste.bots.search", "flibuste.lab.batch", "somebody.elses"):
        assert reach(package, module) >= {"games/dice/mind/taste.py", "games/other/rules.py"}


def test_what_holds_no_rules_is_left_out(package: Path) -> None:
    assert "games/dice/words.py" not in reach(package, "flibuste.games.dice.mind")
    (package / "games/dice/words.py").write_text('"""It speaks of # compile-cache: holds no rules."""\n')
    assert "games/dice/words.py" in reach(package, "flibuste.games.dice.mind")
