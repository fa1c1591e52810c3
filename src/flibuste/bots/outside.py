"""Bots that users bring: `module:Class`, `file.py:Class` or a file of weights; held to the rules."""

import functools
import hashlib
import importlib
import importlib.util
import inspect
import random
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from flibuste.bots import learnt
from flibuste.bots.random import walk
from flibuste.bots.thinking import choices_of
from flibuste.core.bot import BadChoice, Bot, UnknownBot
from flibuste.core.game import game_of
from flibuste.core.mind import Plan
from flibuste.core.record import Ints, copied

Maker = Callable[[], Bot[Any]]

WAYS: Final = f"module:Class, path/to/file.py:Class, {learnt.WAYS}"
"""How a bot from outside is named."""
_AT_HAND: dict[str, Maker] = {}
"""Classes that were passed in as such and must not be loaded again from their file, if they have one."""
_HERE: Final = "here:"
"""The prefix of names that no other process can find: classes from notebooks, prompts and functions."""


def is_outside(name: str) -> bool:
    """Whether a name is that of a bot from outside rather than one of ours."""
    where, colon, what = name.rpartition(":")
    return (
        name in _AT_HAND or bool(colon and where and what.isidentifier()) or learnt.parted(name) is not None
    )


def unnumbered(name: str) -> str:
    """The name of a bot without the number that tells it apart from another class of the same name."""
    return name.partition("#")[0] if name.startswith(_HERE) else name


def check_elsewhere(names: Iterable[str]) -> None:
    """Refuses bots that other processes cannot find; raises UnknownBot with one line."""
    for name in names:
        if name.startswith(_HERE) and name in _AT_HAND:
            raise UnknownBot(
                f"no other process can find the class of {name}: play in this one (jobs=1), "
                "or put it into a file of its own"
            )


def maker(name: str) -> Maker:
    """What makes the bot of this name, the same while its code or weights are; raises UnknownBot."""
    if name in _AT_HAND:
        return _AT_HAND[name]
    if (weights := learnt.parted(name)) is not None:
        return _out_of_weights(*weights, _stamp(weights[0]))
    where, _, what = name.rpartition(":")
    module = _module(name, where)
    found = getattr(module, what, None)
    if found is None:
        known = [each for each, value in vars(module).items() if _chooses(value) and value is not Bot]
        raise UnknownBot(f"{where} has no bot {what!r}: {_or_none(known)}")
    if not callable(found) or (isinstance(found, type) and not _chooses(found)):
        raise UnknownBot(f"{name} is no bot: it has no method choose(observation, legal, seat, rng)")
    return found  # type: ignore[no-any-return]


@functools.cache
def _out_of_weights(place: Path, simulations: int, stamp: tuple[int, int] | None) -> Maker:
    learnt.Learnt(place, simulations)
    return functools.partial(learnt.Learnt, place, simulations)


def _stamp(place: Path) -> tuple[int, int] | None:
    """A value that changes when a file does; None if there is no file."""
    try:
        found = place.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def _or_none(known: list[str]) -> str:
    return f"one of {', '.join(known)}" if known else "it has none"


def _chooses(value: object) -> bool:
    return isinstance(value, type) and callable(getattr(value, "choose", None))


def _module(name: str, where: str) -> ModuleType:
    try:
        return _file(Path(where)) if where.endswith(".py") else _named(where)
    except FileNotFoundError:
        raise UnknownBot(f"no file {where} for the bot {name}") from None
    except ModuleNotFoundError as error:
        raise UnknownBot(f"no module {error.name!r} for the bot {name}") from None
    except (ImportError, SyntaxError) as error:
        raise UnknownBot(f"the bot {name} cannot be loaded: {error}") from error


def _named(where: str) -> ModuleType:
    """Imports a module by name; the current folder counts too, as it does for a script."""
    here = str(Path.cwd())
    if here in sys.path or "" in sys.path:
        return importlib.import_module(where)
    sys.path.insert(0, here)
    try:
        return importlib.import_module(where)
    finally:
        sys.path.remove(here)


def _file(place: Path) -> ModuleType:
    """Loads a module from a file, which may import what lies beside it, as a script may."""
    place = place.resolve()
    if not place.is_file():
        raise FileNotFoundError(place)
    # A changed file is another module.
    told = f"{place} {_stamp(place)}"
    called = f"flibuste_bot_{hashlib.sha256(told.encode()).hexdigest()[:12]}"
    if called in sys.modules:
        return sys.modules[called]
    spec = importlib.util.spec_from_file_location(called, place)
    if spec is None or spec.loader is None:
        raise ImportError(f"{place} is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[called] = module
    beside = str(place.parent)
    sys.path.insert(0, beside)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[called]
        raise
    finally:
        sys.path.remove(beside)
    return module


def name_of(bot: "str | type[Bot[Any]]") -> str:
    """The name under which a bot is found again, in other processes too if its class lies in a file."""
    if isinstance(bot, str):
        return bot
    module = sys.modules.get(bot.__module__)
    place = getattr(module, "__file__", None)
    if getattr(module, bot.__name__, None) is bot:
        if bot.__module__ != "__main__":
            return f"{bot.__module__}:{bot.__name__}"
        if place is not None:
            _AT_HAND[f"{place}:{bot.__name__}"] = bot
            return f"{place}:{bot.__name__}"
    first = name = f"{_HERE}{bot.__name__}"
    number = 1
    while _AT_HAND.setdefault(name, bot) is not bot:
        number += 1
        name = f"{first}#{number}"
    return name


def fingerprint(name: str) -> str:
    """A hash of the file that defines a bot's class, or of the class's own lines where there is no file."""
    if learnt.parted(name) is not None:
        return learnt.fingerprint(name)
    made = maker(name)
    try:
        place = inspect.getsourcefile(made)
        text = Path(place).read_bytes() if place else b""
    except (OSError, TypeError):
        text = b""
    if not text:
        code = getattr(getattr(made, "choose", made), "__code__", None)
        text = code.co_code if code is not None else name.encode()
    return hashlib.sha256(text).hexdigest()[:16]


class Outsider:
    """A bot from outside at one seat: told when a game begins, asked whenever it has a choice."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._bot: Bot[Any] | None = None
        self._made_by: Maker | None = None
        self._rng = random.Random()

    def begin(self, *words: object) -> "Outsider":
        """Starts a new game; the bot's randomness follows from the words."""
        self._rng = random.Random("\x1f".join(str(word) for word in words))
        made_by = maker(self.name)
        reset = getattr(self._bot, "reset", None)
        if callable(reset) and made_by is self._made_by:
            reset()
            return self
        self._made_by = made_by
        try:
            self._bot = made_by()
        except TypeError as error:
            raise UnknownBot(f"the bot {self.name} cannot be made without arguments: {error}") from error
        again = getattr(self._bot, "reset", None)
        if callable(again):
            again()
        return self

    def choose(self, o: Any, seat: int) -> int:
        """The bot's action, from an observation that is its own to scribble on; raises BadChoice."""
        legal = choices_of(game_of(o), o, seat).tolist()
        if len(legal) == 1:
            return int(legal[0])
        if self._bot is None:
            self.begin()
        chosen = self._bot.choose(o, list(legal), seat, self._rng)  # type: ignore[union-attr]
        try:
            action = int(chosen)
        except (TypeError, ValueError):
            action = -1
        if action not in legal:
            raise BadChoice(
                f"the bot {self.name} at seat {seat} chose {chosen!r}: not one of its {len(legal)} actions"
            )
        return action

    def plan(self, o: Any, seat: int, stream: Ints, step: int) -> Plan:
        """A whole race, played through in mind before it begins, at the pace of people."""
        return walk(o, seat, stream, step, lambda seen: self.choose(copied(seen), seat))


class Outsiders:
    """The bots from outside at one table after another, each at its seat."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, str], Outsider] = {}

    def begin(self, names: "tuple[str, ...]", *words: object) -> dict[int, Outsider]:
        """The bots from outside among the names, by seat, ready for a new game."""
        for seat, name in enumerate(names):
            if is_outside(name) and (seat, name) not in self._known:
                self._known[seat, name] = Outsider(name)
        return {
            seat: self._known[seat, name].begin("outside", *words, seat)
            for seat, name in enumerate(names)
            if is_outside(name)
        }
