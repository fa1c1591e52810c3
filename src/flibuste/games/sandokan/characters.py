"""The six home ports, which are taken in the game, in the order of play (SK-15)."""

# compile-cache: holds no rules

from typing import Any, Final

from flibuste.core.characters import Characters
from flibuste.games.sandokan.actions import PORT
from flibuste.games.sandokan.data import PORTS
from flibuste.games.sandokan.state import CHOOSE_PORT


def _take(o: Any, seat: int, port: int) -> int:
    asked = o.phase == CHOOSE_PORT and seat == o.active
    return PORT + port if asked and o.owner[port] < 0 else -1


CHARACTERS: Final = Characters(tuple(f"sk-port-{port}" for port in PORTS), take=_take)
