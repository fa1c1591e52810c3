"""A bot at a remote table: takes a seat, plays whole games, and follows on to the rematch."""

import asyncio
import base64
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

import numpy as np

from flibuste import games
from flibuste.bots.choosing import Chooser
from flibuste.client.connection import Connection
from flibuste.client.device import Device, Lost, Refusal
from flibuste.client.views import View
from flibuste.core.bot import Bot
from flibuste.core.game import Game
from flibuste.server import wire

T = TypeVar("T")
PAUSE: Final = 0.7
"""The fewest seconds a bot takes for a choice, so that people can follow."""
AGAIN: Final = 0.3
"""Seconds before a refused request is made again."""
REMATCH: Final = 900.0
"""Seconds a bot waits for the next game."""


class CannotPlay(Exception):
    """There is no seat for this bot, or it cannot read this table's game."""


class Player:
    """One bot with its own device, at one table after another."""

    def __init__(
        self,
        device: Device,
        code: str,
        bot: str | type[Bot[Any]],
        owner: str,
        name: str | None = None,
        pause: float = PAUSE,
        tell: Callable[[str], object] = bool,
    ) -> None:
        self.device = device
        self.code = code
        self.bot = bot
        self.owner = owner
        self.name = name
        self._pause = pause
        self._tell = tell
        self._chooser: Chooser | None = None

    async def play(self, most: int | None = None) -> list[int]:
        """Plays `most` games, or until people stop rematching; returns its rank in each.

        Raises CannotPlay, Refusal, Lost, and whatever the bot itself raises.
        """
        ranks: list[int] = []
        while most is None or len(ranks) < most:
            game = self._readable(await self.device.table(self.code))
            async with Connection(self.device, self.code) as connection:
                await self._sit(connection)
                rank = await self._one_game(connection, game)
                if rank is None:
                    return ranks
                ranks.append(rank)
                if most is not None and len(ranks) >= most:
                    return ranks
                following = await self._rematch(connection)
            if following is None:
                return ranks
            self.code = following
        return ranks

    def _readable(self, table: wire.TableInfo) -> Game:
        """The table's game, if it is the same version that this program knows."""
        try:
            game = games.find(table.game)
        except games.UnknownGame as error:
            raise CannotPlay(str(error)) from None
        if game.version != table.version:
            raise CannotPlay(
                f"the table plays {game.name} by rules {table.version}, this program by {game.version}"
            )
        self._chooser = Chooser(game, self.bot, secrets.token_hex(8))
        return game

    async def _sit(self, connection: Connection) -> None:
        """Joins the table as its owner's bot and takes a seat, unless it has one."""
        view = await connection.until(lambda _: True)
        if view.you.seats:
            return
        await connection.command(wire.Join(name=self.name, bot_of=self.owner))
        tried: set[int] = set()
        while not view.you.seats:
            lobby = view.table.phase == "lobby"
            late = view.table.phase != "over" and view.table.settings.latecomers == "sit"
            free = [
                seat.seat
                for seat in view.table.seats
                if seat.seat not in tried and ((lobby and seat.kind == "free") or (late and seat.vacant))
            ]
            if not free:
                await connection.command(wire.Leave())
                raise CannotPlay(f"no seat is free at the table {self.code}")
            try:
                row = await connection.command(wire.Sit(seat=free[0], nonce=secrets.token_hex(16)))
            except Refusal as no:
                # Somebody was faster; another seat may be free.
                if no.code not in ("seat_taken", "too_many_requests"):
                    raise
                tried |= {free[0]} if no.code == "seat_taken" else set()
                await asyncio.sleep(AGAIN)
                view = await connection.until(lambda _: True)
                continue
            view = await connection.until(lambda newer, row=row: newer.seq >= row)  # type: ignore[misc]
        seat = view.table.seats[view.you.seats[0]]
        self._tell(
            f"{seat.name} sits at seat {seat.seat + 1} of the table {self.code}, as {self.owner}'s bot"
        )

    async def _one_game(self, connection: Connection, game: Game) -> int | None:
        """Plays until the game is over and returns the rank; None if the seat was taken away."""
        seen = -1
        while True:
            view = await connection.until(lambda view, after=seen: view.seq > after and _wants(view))  # type: ignore[misc]
            seen = view.seq
            if not view.you.seats:
                self._tell(f"the seat at the table {self.code} is no longer this bot's")
                return None
            seat = view.you.seats[0]
            if view.over:
                return self._ended(view, seat)
            if view.table.seats[seat].level is not None:
                await self._try(connection.command(wire.Return(seat=seat)))
                continue
            row = await self._act(connection, game, view, seat)
            if row is None:
                # Refused: the question has passed or it is too early; a newer view or a moment's wait will
                # tell.
                seen = -1
                await asyncio.sleep(AGAIN / view.table.pace)
            else:
                seen = row - 1

    async def _act(self, connection: Connection, game: Game, view: View, seat: int) -> int | None:
        """Answers the question; returns the row of the answer, or None if it was refused."""
        looked = await self._try(connection.look(seat))
        if looked is None or looked.prompt is None:
            return None
        o = self._record(game, looked)
        chooser = self._chooser
        if chooser is None:
            raise CannotPlay("no bot has been made")
        if game.tempo is not None and game.tempo.racing(o):
            return await self._race(connection, game, view, o, looked)
        began = asyncio.get_running_loop().time()
        action = await asyncio.to_thread(chooser.choose, o, seat)
        thought = asyncio.get_running_loop().time() - began
        await asyncio.sleep(max(0.0, self._pause / view.table.pace - thought))
        return await self._try(connection.play(seat, looked.prompt, action))

    async def _race(
        self, connection: Connection, game: Game, view: View, o: Any, looked: wire.Seen
    ) -> int | None:
        """Runs a race by a plan made at its start, taking each step when it is due."""
        if self._chooser is None or game.tempo is None or looked.prompt is None:
            return None
        loop, pace = asyncio.get_running_loop(), view.table.pace
        began = loop.time()
        plan = await asyncio.to_thread(self._chooser.plan, o, looked.seat, game.tempo.step_time(o))
        row: int | None = None
        for after, action in plan:
            await asyncio.sleep(max(0.0, began + after / 1000 / pace - loop.time()))
            row = await self._try(connection.play(looked.seat, looked.prompt, action))
            if row is None:
                return None
        return row

    async def _try(self, asking: Coroutine[Any, Any, T]) -> T | None:
        """The answer, or None if it was refused, since the game goes on while a bot thinks."""
        try:
            return await asking
        except Refusal:
            return None

    def _record(self, game: Game, looked: wire.Seen) -> Any:
        raw = base64.b64decode(looked.record)
        if looked.layout != game.layout or len(raw) != game.dtype.itemsize:
            raise CannotPlay(f"this server's records of {game.name} are laid out in another way than here")
        return np.frombuffer(bytearray(raw), game.dtype)[0]

    def _ended(self, view: View, seat: int) -> int:
        outcome = view.table.outcome
        rank = outcome.ranks[seat] if outcome is not None and outcome.ranks else 0
        self._tell(f"the game at the table {self.code} is over: {f'rank {rank}' if rank else 'no result'}")
        return rank

    async def _rematch(self, connection: Connection) -> str | None:
        """The code of the table where the same people play on, if they do."""
        try:
            async with asyncio.timeout(REMATCH):
                view = await connection.until(lambda view: view.table.rematch is not None)
        except (TimeoutError, Lost):
            return None
        return view.table.rematch


def _wants(view: View) -> bool:
    """Whether a bot that sits, or sat, at the table has something to do."""
    if view.over or not view.you.seats:
        return True
    if view.table.phase != "playing":
        return False
    away = view.table.seats[view.you.seats[0]].level is not None
    return away or (view.asked is not None and bool(view.asked.choices))
