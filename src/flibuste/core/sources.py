"""Which source files the compiled functions of a module may use, in this package or another.

A file with the line `# compile-cache: holds no rules` is left out, so a new word recompiles nothing.
"""

import ast
import functools
import hashlib
import importlib.util
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent.parent
_MARK: Final = b"\n# compile-cache: holds no rules\n"

_REACHED: Final = {
    "core": ("core",),
    "games": ("core", "games"),
    "table": ("core", "games", "table"),
    "bots": ("core", "games", "bots"),
    "analysis": ("core", "games", "bots", "analysis"),
    "lab": ("core", "games", "bots", "analysis", "lab"),
}
"""The packages whose code and constants each package's compiled functions may use by name.

What they use through a verb belongs to the game of the record they are given: see `compiled.py`.
"""
_EVERYTHING: Final = ("core", "games", "bots", "analysis", "lab", "table")
"""What code outside this package may use of ours."""
_INSTALLED: Final = tuple(
    Path(sysconfig.get_path(kind)).resolve() for kind in ("stdlib", "purelib", "platlib")
)


@functools.cache
def home(module: str) -> str:
    """What a module is part of: one game, one of our packages, or another package or module."""
    first, *rest = module.split(".")
    if first != "flibuste" or not rest:
        return first
    is_of_a_game = rest[0] == "games" and len(rest) > 1 and (_PACKAGE / "games" / rest[1]).is_dir()
    return ".".join([first, *rest[: 2 if is_of_a_game else 1]])


def is_mind(module: str) -> bool:
    """Whether a module is part of the mind of one of our games, which its rules do not know."""
    return _is_game(home(module)) and f"{module}.".startswith(f"{home(module)}.mind.")


def digest(module: str, file: str | None = None) -> str:
    """The hash of all sources that a module's compiled functions may use."""
    ours = _hash_of_ours(_folders(module), with_minds=_knows_minds(module))
    return ours if _is_ours(module) else f"{ours} {_hash_of(_outside(module, file))}"


def digest_of_game(module: str) -> str:
    """The hash of all sources of the game that a module is part of, its mind included."""
    return digest(f"{home(module)}.mind" if _is_ours(module) else module)


def reached(module: str, file: str | None = None) -> list[Path]:
    """The files that `digest` is made of."""
    ours = _ours(_folders(module), with_minds=_knows_minds(module))
    return ours if _is_ours(module) else [*ours, *_outside(module, file)]


def _is_ours(module: str) -> bool:
    return module.startswith("flibuste.")


def _is_game(place: str) -> bool:
    return place.startswith("flibuste.games.")


def _folders(module: str) -> tuple[str, ...]:
    if not _is_ours(module):
        return _EVERYTHING
    _, package, *game = home(module).split(".")
    return ("core", f"games/{game[0]}") if game else _REACHED.get(package, (*_EVERYTHING, package))


def _knows_minds(module: str) -> bool:
    return is_mind(module) or not _is_game(home(module))


def _ours(folders: tuple[str, ...], *, with_minds: bool) -> list[Path]:
    return [
        source
        for folder in folders
        for source in sorted((_PACKAGE / folder).rglob("*.py"))
        if (with_minds or "mind" not in source.relative_to(_PACKAGE).parts[:-1]) and not _seen(source).marked
    ]


@functools.cache
def _hash_of_ours(folders: tuple[str, ...], *, with_minds: bool) -> str:
    """Like `_hash_of`, once per process: hundreds of functions ask, and edits need a restart anyway."""
    return _hash_of(_ours(folders, with_minds=with_minds))


def _hash_of(sources: Iterable[Path]) -> str:
    whole = hashlib.sha256()
    for source in sources:
        whole.update(str(source.relative_to(_PACKAGE) if _PACKAGE in source.parents else source).encode())
        whole.update(_seen(source).digest)
    return whole.hexdigest()


def _outside(module: str, file: str | None) -> list[Path]:
    """A module's file, its whole package, and those of its imports that are not installed."""
    file = file or getattr(sys.modules.get(module), "__file__", None)
    own = None if file is None else Path(file).resolve()
    sources = {*_files_of(home(module))} | ({own} if own else set())
    unread = list(sources)
    followed = {home(module), "flibuste", *sys.stdlib_module_names}
    while unread:
        for name in _seen(unread.pop()).imports - followed:
            followed.add(name)
            found = {source for source in _files_of(name) if not _is_installed(source)} - sources
            sources |= found
            unread += found
    return [source for source in sorted(sources) if source == own or not _seen(source).marked]


def _files_of(name: str) -> Iterator[Path]:
    """The files of a module or package; none if it cannot be found, as a script has no name."""
    try:
        spec = importlib.util.find_spec(name)
    except ValueError:
        spec = None
    if spec is None:
        return
    if spec.submodule_search_locations is not None:
        for folder in spec.submodule_search_locations:
            yield from (source.resolve() for source in Path(folder).rglob("*.py") if source.is_file())
    elif spec.origin is not None and spec.origin.endswith(".py"):
        yield Path(spec.origin).resolve()


def _is_installed(source: Path) -> bool:
    """Whether a file came with Python or a distribution, rather than being the user's own work."""
    return any(folder in source.parents for folder in _INSTALLED)


class _Seen:
    """What was found in a file when it was last read."""

    def __init__(self, text: bytes) -> None:
        self._text = text
        self.digest = hashlib.sha256(text).digest()
        self.marked = _MARK in text

    @functools.cached_property
    def imports(self) -> frozenset[str]:
        """The first names of its imports; a leading dot means its own package, which is known anyway."""
        try:
            tree = ast.parse(self._text)
        except (SyntaxError, ValueError):
            return frozenset()
        names: set[str] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                names.update(alias.name.split(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module is not None and node.level == 0:
                names.add(node.module.split(".")[0])
        return frozenset(names)


def _seen(source: Path) -> _Seen:
    about = source.stat()
    return _seen_at(source, about.st_mtime_ns, about.st_size)


@functools.cache
def _seen_at(source: Path, changed: int, size: int) -> _Seen:
    """Reads a file once for each change."""
    del changed, size
    return _Seen(source.read_bytes())
