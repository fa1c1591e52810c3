"""Positions worth a look, from real games: each is exactly the view that the server would send.

They are played here without a server, so that a page can be shown one after the other in every language and
at every size, and a running race stands still while it is looked at.
"""

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np

from flibuste.core.seats import CLOCK
from flibuste.server.live import view_cache as views
from flibuste.table import log, play, race, start
from flibuste.table.due import next_due
from tests.table.scene import Scene

Json = dict[str, Any]
Test = Callable[[Json], Any]
Idea = Callable[[Scene, int, random.Random], Json | None]
NAMES = (
    "Guadalupe von Wasserfall",
    "Barbe-Noire",
    "Maximiliana",
    "Grzegorz Wąsaty",
    "Anne",
    "Éléonore d’Aquitaine",
    "Wojciech Szczęsny",
    "Bartholomew Roberts",
)
ALL_LIFTED = frozenset(range(16))
MOST_GAMES = 20
STRIDE = 450
"""Milliseconds between two acts of a race, longer than a step takes."""


@dataclass
class Voyage:
    """A game to play until it has shown everything looked for."""

    game: str
    seats: int
    wanted: dict[str, Test]
    options: Json = field(default_factory=dict)
    prefers: tuple[str, ...] = ()
    """Kinds of actions that are taken more often than others."""
    avoids: tuple[str, ...] = ()
    """Kinds of actions that are taken only if there is no other."""
    idea: Idea = lambda _scene, _seat, _rng: None
    """What a seat may think of that no list of choices holds."""
    idle: bool = False
    """Nobody does anything but what the clock does for them."""
    eyes: str = NAMES[0]
    """Who looks on; a stranger is a spectator."""

    def positions(self) -> dict[str, Json]:
        """The first view of each kind looked for, in as many games as it takes."""
        found: dict[str, Json] = {}
        for seed in range(MOST_GAMES):
            for view in self.views(seed):
                new = [name for name, matches in self.wanted.items() if name not in found and matches(view)]
                found |= dict.fromkeys(new, view)
                if len(found) == len(self.wanted):
                    return {name: found[name] for name in self.wanted}
        missing = ", ".join(self.wanted.keys() - found.keys())
        raise LookupError(f"{self.game}: no {missing} in {MOST_GAMES} games")

    def views(self, seed: int) -> Iterator[Json]:
        """Every view of one game, the next one only when it is asked for."""
        scene = self._begun(seed)
        gallery = gallery_of(scene)
        yield view_of(scene, gallery, self.eyes)
        for _ in self._steps(scene, seed):
            yield view_of(scene, gallery, self.eyes)

    def finished(self, seed: int) -> Scene:
        """One game played to its end."""
        scene = self._begun(seed)
        for _ in self._steps(scene, seed):
            pass
        return scene

    def _begun(self, seed: int) -> Scene:
        scene = Scene(self.game, self.seats, options=self.options)
        scene.people(*NAMES[: self.seats])
        return scene.do(start.start, scene.host, lambda: random.Random(seed).randbytes(16).hex())

    def _steps(self, scene: Scene, seed: int) -> Iterator[None]:
        rng = random.Random(seed)
        while scene.table.phase == "playing":
            if not self._tick(scene, rng):
                self._act(scene, rng)
            yield

    def _tick(self, scene: Scene, rng: random.Random) -> bool:
        """Lets the clock act if its time comes before anybody's next act; in a duel nobody is quick."""
        due = next_due(scene.table, ALL_LIFTED)
        if due is None:
            return False
        hurries = race.racing(scene.table) and due.at > scene.now + STRIDE
        if not self.idle and (hurries or (due.what == "lapse" and rng.random() < 0.3)):
            return False
        scene.now = max(scene.now, due.at)
        scene.do(play.lapse, due.seat)
        return True

    def _act(self, scene: Scene, rng: random.Random) -> None:
        """A player who is asked takes any choice, preferably one of the preferred kinds."""
        table = scene.table
        seat = rng.choice([seat for seat in table.clocks.asked if seat != CLOCK])
        action = self._thought_of(scene, seat, rng)
        if action is None:
            action = self._listed(scene, seat, rng)
        scene.now += STRIDE
        if race.racing(table):
            moment = race.effective(table, seat, action, table.clocks.time(scene.now), None, 0)
            action = race.with_instant(table, action, moment)
        scene.do(lambda table, now: [table.row(now, seat, log.Played(action))])

    def _thought_of(self, scene: Scene, seat: int, rng: random.Random) -> int | None:
        """What the seat would like to do, if the rules allow it."""
        thought = self.idea(scene, seat, rng)
        if thought is None:
            return None
        words, table = scene.table.game.words, scene.table
        action = words.action(msgspec.convert(thought, words.action_type))
        return None if table.rules.allowed(table.seen(seat), seat, action) else action

    def _listed(self, scene: Scene, seat: int, rng: random.Random) -> int:
        table = scene.table
        choices = np.zeros(table.game.max_legal, np.int64)
        legal = choices[: table.rules.legal(table.seen(seat), seat, choices)].tolist()
        kinds = [kind_of(table.game, action) for action in legal]
        usual = [nth for nth, kind in enumerate(kinds) if kind not in self.avoids] or range(len(legal))
        liked = [nth for nth in usual if kinds[nth] in self.prefers]
        return int(legal[rng.choice(liked if liked and rng.random() < 0.8 else usual)])


def kind_of(game: Any, action: int) -> str:
    """The kind of an action, as the wire names it."""
    return str(type(game.words.name(action)).__struct_config__.tag)


class Everybody:
    """Everybody at the table is present."""

    tvs: tuple[str, ...] = ()
    version = 0

    def __init__(self, scene: Scene) -> None:
        self.present = range(len(scene.table.roster.members))


def gallery_of(scene: Scene) -> views.ViewCache:
    """The views of a table at which everybody is present."""
    return views.ViewCache(scene.table, Everybody(scene), "here")


def view_of(scene: Scene, gallery: views.ViewCache, eyes: str) -> Json:
    """What this person sees now, with what has just happened."""
    table = scene.table
    who = views.onlooker(table, eyes, None, None)
    gallery.open(scene.now)
    view: Json = json.loads(b"".join(gallery.view(who, table.seq - 1, 0)))
    return view


def happens(kind: str, **more: Any) -> Test:
    """Whether a fact of this kind has just happened."""
    return lambda view: any(
        fact["do"]["kind"] == kind and all(fact["do"].get(name) == value for name, value in more.items())
        for fact in view["facts"]
    )


def asks(kind: str) -> Test:
    """Whether the first player may do such a thing now."""
    return lambda view: (
        view["asked"] and any(choice["do"]["kind"] == kind for choice in view["asked"]["choices"])
    )


def during(phase: str, late: int = 0) -> Test:
    """Whether the first player is asked in this phase, once this many rows have been played."""
    return lambda view: view["seq"] > late and view["public"]["phase"] == phase and view["asked"]


def over(view: Json) -> bool:
    """Whether the game has ended."""
    return bool(view["table"]["phase"] == "over")
