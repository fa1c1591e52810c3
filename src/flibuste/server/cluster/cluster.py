"""Many processes, one set of tables: leases, requests forwarded to owners, changes heard from others."""

import asyncio
import itertools
import secrets
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from flibuste.server import wire
from flibuste.server.cluster import letters
from flibuste.server.cluster.letters import Answer, Forward, Here, Letter, Request, There
from flibuste.server.live.back_off import back_off
from flibuste.server.live.live_table import LiveTable
from flibuste.server.live.not_found import NoTable
from flibuste.table.port import Away
from flibuste.table.refused import Refused, refused

if TYPE_CHECKING:
    from flibuste.server.live.services import Services

log = structlog.get_logger()
ANSWER_SECONDS: Final = 3.0
PATIENCE: Final = 10.0
"""Seconds that a request waits for an owner to answer."""
RENEWAL_SECONDS: Final = 1.0


class Moved(Exception):
    """The process asked no longer owns the table, or does not answer."""


class Cluster:
    """This process among the others."""

    def __init__(
        self,
        services: "Services",
        tables: dict[str, LiveTable],
        find: Callable[[str], Awaitable[LiveTable]],
    ) -> None:
        self._store, self._now, self._spawn = services.store, services.now, services.spawn
        self._watch = services.store_watch
        self._tables = tables
        self._find = find
        self._asked: dict[int, tuple[str, asyncio.Future[Answer]]] = {}
        self._numbers = itertools.count(1)

    # Owners

    async def keep_alive(self) -> None:
        """Renews our leases, notices lost ones, and takes over the tables of dead owners."""
        while True:
            await asyncio.sleep(RENEWAL_SECONDS)
            try:
                await self._renew()
                self._watch.answered()
            except Away as error:
                self._watch.failed(error)
            except Exception:
                log.exception("leases could not be renewed")

    async def _renew(self) -> None:
        tables = list(self._tables.values())
        owned = await self._store.renew(self._now())
        if owned is None:
            return
        for live in tables:
            if live.ours and live.table.header.id not in owned:
                await self._settle(live)
            elif not live.ours and live.connections:
                await self._settle(live)
                if not live.ours:
                    self.tell_connected(live)

    async def _settle(self, live: LiveTable) -> None:
        """Finds out who owns a table, and becomes the owner if nobody does."""
        claim = await self._store.claim(live.table.header.id)
        if claim.mine and not live.ours:
            await live.writing.catch_up()
            if live.gone:
                return
            log.info("table taken over", table=live.table.header.code)
            live.become_owner(claim.last_alive)
            self.owner_changed(live.table.header.code)
        elif not claim.mine and live.owner != claim.owner:
            live.lose(claim.owner)
            self.owner_changed(live.table.header.code)

    # Changes

    def changed(self, table: str, seq: int) -> None:
        """Notes that another process wrote to a table; without a name anything may have changed."""
        if not table:
            self._ask_again(self._asked.values())
        for live in self._tables.values():
            if not table or (live.table.header.id == table and seq > live.table.seq):
                self._spawn(live.writing.follow(seq or None))

    # Letters

    def _send(self, owner: str, letter: Letter) -> None:
        """Sends a letter in the background; if one is lost, what it said is missed and asked for again."""
        self._spawn(self._store.send(owner, letters.write(letter)))

    def tell_connected(self, live: LiveTable) -> None:
        """Tells a table's owner who is connected here."""
        if live.owner:
            self._send(
                live.owner,
                Here(
                    self._store.process,
                    live.table.header.code,
                    live.presence.connected(),
                    letters.mark(live.presence.present, live.presence.tvs),
                ),
            )

    def tell_present(self, live: LiveTable, processes: list[str]) -> None:
        """Tells the other processes who is connected anywhere."""
        there = There(
            self._store.process,
            live.table.header.code,
            sorted(live.presence.present),
            sorted(live.presence.tvs),
            live.awaited(),
        )
        for process in processes:
            self._send(process, there)

    async def forward(self, live: LiveTable, person: str, frame: Request, lag: int = 0) -> int:
        """Has the owner fulfil a request; returns its row's number, or raises the owner's refusal.

        A missing answer says nothing: the request is sent again, to whichever process then owns the table,
        and counts once by its id. Raises Away when no answer comes in time.
        """
        if frame.id is None:
            frame = msgspec.structs.replace(frame, id=secrets.token_hex(8))
        answer = await self._answer(live, person, frame, lag)
        if answer is None:
            return await self._serve_frame(live, person, frame, lag)
        if answer.code:
            raise Refused(answer.code, answer.say, answer.clause)
        try:
            await live.writing.catch_up(answer.seq)
        except Away:
            self._spawn(live.writing.follow(answer.seq))
        return answer.number

    async def _answer(self, live: LiveTable, person: str, frame: Request, lag: int) -> Answer | None:
        """The answer of the table's current owner; None if that is this process."""
        now = asyncio.get_running_loop().time
        end = now() + PATIENCE
        pauses = back_off()
        while not live.ours:
            try:
                return await self._ask(live, person, frame, lag)
            except Away as error:
                self._watch.failed(error)
            except Moved:
                pass
            if now() > end:
                raise Away("the owner does not answer")
            await asyncio.sleep(next(pauses))
        return None

    async def _ask(self, live: LiveTable, person: str, frame: Request, lag: int) -> Answer:
        number, code = next(self._numbers), live.table.header.code
        letter = Forward(self._store.process, code, number, person, msgspec.Raw(letters.write(frame)), lag)
        text = letters.write(letter)
        if len(text) > letters.MOST_BYTES:
            raise refused("too_large")
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._asked[number] = (code, answered)
        try:
            await self._store.send(live.owner, text)
            answer = await asyncio.wait_for(answered, ANSWER_SECONDS)
        except TimeoutError:
            raise Moved from None
        finally:
            self._asked.pop(number, None)
        if answer.moved:
            raise Moved
        return answer

    def owner_changed(self, code: str) -> None:
        """Wakes those waiting for the former owner's answer, who have to ask again."""
        self._ask_again(asked for asked in self._asked.values() if asked[0] == code)

    def _ask_again(self, asked: "Iterable[tuple[str, asyncio.Future[Answer]]]") -> None:
        for _, answered in list(asked):
            if not answered.done():
                answered.set_exception(Moved())

    def mail(self, text: bytes) -> None:
        """A letter arrives."""
        letter = letters.read(text)
        if isinstance(letter, Answer):
            _, answered = self._asked.get(letter.n, ("", None))
            if answered is not None and not answered.done():
                answered.set_result(letter)
        elif isinstance(letter, Forward):
            self._spawn(self._serve(letter))
        else:
            live = self._tables.get(letter.table)
            if live is None:
                return
            if isinstance(letter, There):
                if not live.ours:
                    live.hear_awaited(letter.awaited)
                    live.presence.hear_present(frozenset(letter.present), frozenset(letter.tvs))
            elif live.ours:
                letter.connected.at = self._now()
                live.presence.hear_connected(letter.sender, letter.connected)
                if letter.known != letters.mark(live.presence.present, live.presence.tvs):
                    self.tell_present(live, [letter.sender])

    async def _serve(self, letter: Forward) -> None:
        answer = Answer(self._store.process, letter.table, letter.n)
        try:
            live = await self._find(letter.table)
            if live.ours:
                frame = letters.read_request(letter.frame)
                answer.number = await self._serve_frame(live, letter.person, frame, letter.lag)
                answer.seq = live.table.seq
            else:
                answer.moved = True
        except Away as error:
            # The outcome is unknown, so the sender asks again.
            self._watch.failed(error)
            return
        except NoTable as none:
            answer.code, answer.say = none.refusal, refused(none.refusal).say
        except Refused as no:
            answer.code, answer.say, answer.clause = no.code, no.say, no.clause
        self._send(letter.sender, answer)

    async def _serve_frame(self, live: LiveTable, person: str, frame: Request, lag: int) -> int:
        if isinstance(frame, wire.Play):
            return await live.requests.play(person, frame, live.now(), lag)
        if isinstance(frame, wire.Undo):
            return await live.requests.undo(person, frame)
        try:
            return await live.requests.command(person, frame)
        finally:
            live.served(person)
