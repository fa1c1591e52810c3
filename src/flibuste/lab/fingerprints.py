"""What figures depend on: the game's rules and board, and for every bot what it does and a hash of how."""

import hashlib
import os
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from flibuste import bots, games
from flibuste.bots import learnt, outside
from flibuste.bots.bot_spec import OUTSIDE, bot_spec
from flibuste.core import mind
from flibuste.core.game import Game
from flibuste.core.mind import mind_of

_BOTS: Final = Path(bots.__file__).parent
_COMMON: Final = (Path(mind.__file__), *(_BOTS / name for name in ("random.py", "search.py", "tree.py")))


def hash_of(sources: list[Path]) -> str:
    """A hash of some files."""
    digest = hashlib.sha256()
    for source in sources:
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def minds(game: str) -> str:
    """A hash of how the game's bots think."""
    own = (games.folder(game) / "mind").rglob("*")
    return hash_of([*_COMMON, *sorted(each for each in own if each.is_file() and each.suffix != ".pyc")])


def board(game: str) -> str:
    """A hash of the game's tables."""
    return hash_of(sorted(games.folder(game).glob("data.py")))


def bot_hash(game: Game, name: str) -> str:
    """A hash that changes whenever the bot of this name may choose differently."""
    one = bot_spec(game, name)
    if one.way == OUTSIDE:
        return outside.fingerprint(name)
    tuning = mind_of(game).tunings, mind_of(game).tuning
    told = repr((sorted(asdict(one).items()), tuning if game.mind else None, minds(game.name)))
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def titles(bots: Iterable[str]) -> dict[str, str]:
    """What the bots of one series are called, each by its own title, as short as possible.

    The folders of a file are private, but if two files share a name, the last folders are told.
    """
    alike: dict[str, dict[Path | str, list[str]]] = {}
    for name in dict.fromkeys(bots):
        title, one = _parted(name)
        alike.setdefault(title, {}).setdefault(one, []).append(name)
    return {
        name: told
        for title, ones in alike.items()
        for names, told in zip(ones.values(), _apart(title, list(ones)), strict=True)
        for name in names
    }


def _parted(name: str) -> tuple[str, Path | str]:
    """The shortest name of a bot, and what tells it apart: its place, or the bot itself."""
    where, _, what = name.rpartition(":")
    if (weights := learnt.parted(name)) is not None:
        place, simulations = weights
        what = str(simulations) if simulations else ""
    elif where.endswith(".py"):
        place = Path(where)
    else:
        return outside.unnumbered(name), name
    # Not resolved: a link may stand for its file under a better name.
    return place.name + (f":{what}" if what else ""), Path(os.path.abspath(place))  # noqa: PTH100


def _apart(title: str, ones: list[Path | str]) -> list[str]:
    """A name for each of the bots that share a title."""
    places = [one for one in ones if isinstance(one, Path)]
    if len(places) < len(ones):
        return [title if nth == 1 else f"{title}#{nth}" for nth in range(1, len(ones) + 1)]
    deep = 1
    while len({place.parts[-deep:] for place in places}) < len(places):
        deep += 1
    return [f"{Path(*place.parts[-deep:])}{title[len(place.name) :]}" for place in places]


def identity(game: str, bots: tuple[str, ...]) -> dict[str, Any]:
    """The game's rules and board, and the bots in their order."""
    rules, called = games.find(game), titles(bots)
    return {
        "game": rules.name,
        "rules": rules.version,
        "board": board(game),
        "bots": [{"name": called[name], "hash": bot_hash(rules, name)} for name in bots],
    }
