"""A bot from a file of weights: it takes what its network likes best, or searches with its counsel.

`FILE.npz` chooses at once, `FILE.npz:600` after 600 simulations; `flibuste train` writes such files.
"""

import hashlib
import random
from pathlib import Path
from typing import Any

import numpy as np

from flibuste.bots.counsel import ask, counsel_for, likings
from flibuste.bots.network import UNREADABLE, Learned, read
from flibuste.bots.search import think, verdict
from flibuste.bots.tree import clear, plant
from flibuste.core.bot import UnknownBot
from flibuste.core.chance import stream_of
from flibuste.core.game import game_of
from flibuste.core.mind import mind_of
from flibuste.core.record import assign
from flibuste.core.two_forms import COMPILED

WAYS = "FILE.npz, FILE.npz:SIMULATIONS"
"""How such a bot is named."""
_MOST_SIMULATIONS = 40_000


def parted(name: str) -> tuple[Path, int] | None:
    """The file and the number of simulations in a name, if it is that of a bot from a file of weights."""
    if name.endswith(".npz"):
        return Path(name), 0
    where, _, number = name.rpartition(":")
    if where.endswith(".npz") and number.isdigit() and 0 < int(number) <= _MOST_SIMULATIONS:
        return Path(where), int(number)
    return None


def fingerprint(name: str) -> str:
    """A hash of the weights and of the number of simulations."""
    found = parted(name)
    if found is None:
        raise UnknownBot(f"{name} names no file of weights: {WAYS}")
    return hashlib.sha256(found[0].read_bytes() + str(found[1]).encode()).hexdigest()[:16]


class Learnt:
    """A bot of the weights in a file, made with `flibuste train`; raises UnknownBot."""

    def __init__(self, place: Path, simulations: int = 0) -> None:
        self.place = place
        self.simulations = simulations
        try:
            self._learned: Learned = read(place)
        except FileNotFoundError:
            raise UnknownBot(f"no file {place} for the bot") from None
        except UNREADABLE as error:
            raise UnknownBot(f"{place} holds no network of flibuste train: {error}") from error
        self._desk: Any = None

    def reset(self) -> None:
        """Forgets the previous game; the weights stay."""

    def choose(self, observation: Any, legal: list[int], seat: int, rng: random.Random) -> int:
        """What the network or a search that asks it likes best; raises UnknownBot for another game."""
        tree, counsel, tuning = self._at(observation)
        stream = stream_of("learnt", rng.getrandbits(64))
        with COMPILED:
            if self.simulations:
                clear(tree)
                think(observation, seat, self.simulations, self.simulations, tree, tuning, counsel, stream)
                return int(tree.action[verdict(tree, stream)])
            assign(tree.worlds[1], observation)
            choices, scores = np.array(legal, np.int64), np.zeros(len(legal))
            ask(counsel, seat, choices, len(choices))
            likings(counsel, choices, len(choices), scores)
        return legal[int(scores.argmax())]

    def _at(self, observation: Any) -> Any:
        """The tree, counsel and tuning for games like this one."""
        game, players = game_of(observation), int(observation.players)
        if self._desk is None or self._desk[0] != (game, players):
            about = self._learned
            if (about.game, about.version) != (game.name, game.version):
                raise UnknownBot(
                    f"{self.place} has learnt {about.game} (rules version {about.version}), "
                    f"not {game.name} (rules version {game.version})"
                )
            if players != about.players:
                raise UnknownBot(f"{self.place} has learnt games of {about.players} players, not {players}")
            tree = plant(game, self.simulations or 1)
            try:
                counsel = counsel_for(game, about.network, players, tree)
            except ValueError as error:
                raise UnknownBot(f"{self.place} does not fit {game.name}: {error}") from None
            self._desk = (game, players), (tree, counsel, mind_of(game).tuned(players))
        return self._desk[1]
