"""What figures depend on: the game by rules and board, every bot by what it does and a hash of how."""

import hashlib
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from flibuste import bots, games
from flibuste.bots import outside
from flibuste.bots.sailors import OUTSIDE, sailor
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
    """A hash that changes whenever the bot of this name may choose otherwise."""
    one = sailor(game, name)
    if one.way == OUTSIDE:
        return outside.fingerprint(name)
    tuning = mind_of(game).tunings, mind_of(game).tuning
    told = repr((sorted(asdict(one).items()), tuning if game.mind else None, minds(game.name)))
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def shown(name: str) -> str:
    """A bot's name without the folders of its file, which are nobody else's business."""
    where, _, what = name.rpartition(":")
    return f"{os.path.basename(where)}:{what}" if where.endswith(".py") else name  # noqa: PTH119


def identity(game: str, bots: tuple[str, ...]) -> dict[str, Any]:
    """The game's rules and board, and the bots in their order."""
    rules = games.find(game)
    return {
        "game": rules.name,
        "rules": rules.version,
        "board": board(game),
        "bots": [{"name": shown(name), "hash": bot_hash(rules, name)} for name in bots],
    }
