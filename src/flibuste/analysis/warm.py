"""Compiles the judge of a game in advance, so that nobody waits for the first analysis."""

from flibuste import games
from flibuste.analysis.account import entered
from flibuste.analysis.choices import Depth
from flibuste.analysis.playouts import desk_for
from flibuste.bots.search import next_actor
from flibuste.core.chance import key_of
from flibuste.core.game import Game
from flibuste.games.warm import alone, mark_of, rehearsed

_SHALLOW = Depth(1, 1, 1, 1)


def judges() -> list[str]:
    """The games that have a judge."""
    return [game.name for game in games.every() if game.judge is not None]


def warm(name: str) -> float:
    """Compiles what the analysis of a game needs, or loads it from the cache; returns the seconds it took."""
    return rehearsed(_rehearse, name, mark_of(__name__, name))


def compile_aside(name: str) -> None:
    """Compiles a game's judge in this process, at the lowest priority, once for all servers that start."""
    with alone(f"judge-{name}"):
        if not is_warm(name):
            warm(name)


def _rehearse(game: Game) -> None:
    """Judges the first step of a game."""
    if game.judge is not None:
        s = game.first_state(game.players[0], key=key_of("warm"))
        seat = int(next_actor(game.actors(s)))
        entered(game, s, seat, int(game.lapse(s, seat)), ("warm",), _SHALLOW, desk_for(game, s))


def is_warm(name: str) -> bool:
    """Whether the judge of a game can be loaded from the cache."""
    return mark_of(__name__, name).exists()
