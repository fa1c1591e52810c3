"""A small language to set the scene at a table: people, seats, a started game, a clock the test sets."""

import secrets
from collections.abc import Callable
from typing import Any

from flibuste import games
from flibuste.core import dice
from flibuste.table import join, play, sit, start
from flibuste.table.header import Header
from flibuste.table.log import Row
from flibuste.table.settings import Settings
from flibuste.table.table import Table

SECRET = "11" * 32


class Scene:
    """A table, its log, and the time."""

    def __init__(self, game: str = "catan-junior", seats: int = 4, **settings: Any) -> None:
        self.header = Header(
            id="table-1",
            code="BCDFGH",
            game=game,
            version=games.find(game).version,
            seats=seats,
            settings=Settings(**settings),
            commitment=dice.commitment(bytes.fromhex(SECRET)),
            secret=SECRET,
            created=0,
        )
        self.table = Table(self.header)
        self.log: list[Row] = []
        self.now = 1_000

    def do(self, decide: Callable[..., list[Row]], *arguments: Any, **more: Any) -> "Scene":
        """Carries out a command at the current time."""
        rows = decide(self.table, *arguments, now=self.now, **more)
        self.table.fold_all(rows)
        self.log += rows
        return self

    def people(self, *names: str) -> "Scene":
        """These people come and sit down, in this order."""
        for seat, name in enumerate(names):
            self.do(join.join, name, name)
            self.do(sit.sit, name, seat, None, "")
        return self

    def bots(self, *seats: int) -> "Scene":
        """The host places bots."""
        for seat in seats:
            self.do(sit.place_bot, self.host, seat, "random")
        return self

    @property
    def host(self) -> str:
        """The host's person."""
        return self.table.roster.members[self.table.roster.host].person

    def start(self) -> "Scene":
        """The game begins."""
        return self.do(start.start, self.host, lambda: secrets.token_hex(16))

    def after(self, seconds: float) -> "Scene":
        """Time passes."""
        self.now += int(seconds * 1000)
        return self

    def act(self, seat: int | None = None) -> int:
        """The seat that is asked takes its lapse action; returns the seat."""
        asked = min(self.table.clocks.asked) if seat is None else seat
        prompt = self.table.asks(asked)
        assert prompt is not None
        action = int(self.table.game.lapse(self.table.observe(asked), asked))
        self.do(play.play, asked, prompt, action)
        return asked

    def folded_again(self) -> Table:
        """The same table rebuilt from its log alone."""
        return Table(self.header).fold_all(self.log)
