"""Rated games for tests: played row by row without a server, so that a test decides how each one ends."""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import numpy as np

from flibuste.core.seats import CLOCK
from flibuste.games.catan_junior.actions import CALL_OFF
from flibuste.server.live.info import entry
from flibuste.server.live.opening import new_code
from flibuste.table import dropped, host, join, play, resign, sit, start
from flibuste.table.header import Header
from flibuste.table.port import Store
from flibuste.table.rated import as_rated
from flibuste.table.settings import Settings
from flibuste.table.table import Table
from tests.table.scene import Scene

LATELY = int(time.time() * 1000) - 5 * 86_400_000
"""Some days ago: what is much older is swept out of the store."""
Meanwhile = Callable[["RatedGame"], object]


class RatedGame(Scene):
    """A running rated game of people and bots."""

    def __init__(
        self,
        persons: Sequence[str],
        bots: Sequence[str] = ("boy",),
        game: str = "catan-junior",
        begun: int = LATELY,
        **settings: Any,
    ) -> None:
        told = as_rated(Settings(rated=True, **settings))
        super().__init__(game, len(persons) + len(bots), **msgspec.structs.asdict(told))
        self.header = Header(
            **{
                **{name: getattr(self.header, name) for name in self.header.__struct_fields__},
                "id": secrets.token_hex(10),
                "code": new_code(),
                "created": begun,
            }
        )
        self.table = Table(self.header)
        self.now = begun
        self.persons = list(persons)
        self.people(*persons)
        for seat, level in enumerate(bots, len(persons)):
            self.do(sit.place_bot, self.host, seat, level)
        self.do(start.start, self.host, lambda: secrets.token_hex(16))

    def seat_of(self, person: str) -> int:
        """Where a person began."""
        members = self.table.roster.members
        return next(
            number
            for number, seat in enumerate(self.table.roster.seats)
            if seat.begun_by is not None and members[seat.begun_by].person == person
        )

    def play_on(self, actions: int = 100_000, seed: int = 0) -> "RatedGame":
        """Plays this many choices, or until the game is over, never calling it off."""
        rng, table = np.random.default_rng(seed), self.table
        choices = np.zeros(table.game.max_legal, np.int64)
        while actions and table.phase == "playing":
            actions -= 1
            seat = min(table.clocks.asked)
            count = 0 if seat == CLOCK else table.rules.legal(table.seen(seat), seat, choices)
            wanted = choices[:count][choices[:count] != CALL_OFF]
            action = (
                int(rng.choice(wanted)) if len(wanted) else int(table.rules.lapse(table.seen(seat), seat))
            )
            self.now += 10
            prompt = table.asks(seat)
            assert prompt is not None
            self.do(play.play, seat, prompt, action)
        return self

    def resign(self, person: str) -> "RatedGame":
        """Somebody gives up."""
        self.do(resign.resign, person, self.seat_of(person), "mate")
        return self

    def stands_in(self, person: str) -> "RatedGame":
        """Somebody is away for too long, and a bot goes on."""
        self.do(dropped.patience_over, self.seat_of(person), "mate")
        return self

    def comes_back(self, person: str) -> "RatedGame":
        """Somebody takes the seat back."""
        self.do(dropped.come_back, person, self.seat_of(person))
        return self

    def carried_to(self, person: str, other: str) -> "RatedGame":
        """Somebody goes on with another device."""
        self.do(dropped.carry, self.seat_of(person), person, other)
        return self

    def given_to(self, person: str, other: str) -> "RatedGame":
        """The host gives the seat of somebody who is away to a newcomer."""
        seat = self.seat_of(person)
        self.do(join.join, other, other)
        self.do(dropped.ask, other, seat)
        number = self.table.roster.member_of(other)
        assert number is not None
        self.do(dropped.give, self.host, seat, number.number, frozenset())
        return self

    def settles(self, **settings: Any) -> "RatedGame":
        """The host changes settings."""
        told = {name: getattr(self.table.settings, name) for name in Settings.__struct_fields__}
        self.do(host.settle, self.host, Settings(**{**told, **settings}))
        return self

    async def keep(self, store: Store) -> str:
        """Writes the game into a store as a server would; returns its id."""
        await store.ratings.expect(self.header.id, self.header.created)
        await store.create(self.header, self.log, entry(self.table))
        return self.header.id


def one_after_the_other(persons: list[str], count: int) -> list[RatedGame]:
    """Finished games of the same people and a bot."""
    return [RatedGame(persons, begun=LATELY + nth * 10_000_000).play_on(seed=nth) for nth in range(count)]


async def until_counted(store: Store) -> None:
    """Waits until no finished game is left to count."""
    await until_there_wait(store, set())


async def until_there_wait(store: Store, tables: set[str]) -> None:
    """Waits until exactly these games are waiting to be rated."""
    async with asyncio.timeout(30):
        while {one.id for one in await store.ratings.expected()} != tables:  # noqa: ASYNC110 - a store has no event
            await asyncio.sleep(0.02)
