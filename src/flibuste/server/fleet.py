"""Many processes, one set of tables: leases, wishes forwarded to owners, changes heard from others."""

import asyncio
import itertools
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from flibuste.server import wire
from flibuste.server.berth import Berth, Carry
from flibuste.server.company import Crowd
from flibuste.table.refused import Refused, refused

if TYPE_CHECKING:
    from flibuste.server.harbour import Harbour

log = structlog.get_logger()
MOST_BYTES: Final = 7_500
"""What fits into one letter."""
ANSWER_SECONDS: Final = 5.0
RENEWAL_SECONDS: Final = 1.0


class Letter(msgspec.Struct, tag_field="m"):
    """What one process writes to another."""

    sender: str
    table: str


class Forward(Letter, tag="do"):
    """A person's wish for the owner."""

    n: int
    person: str
    frame: msgspec.Raw
    line: int = 0


class Answer(Letter, tag="done"):
    """The owner's answer."""

    n: int
    seq: int = 0
    code: str = ""
    say: wire.Say = {}
    clause: str = ""


class Here(Letter, tag="here"):
    """Who is connected to the sender."""

    crowd: Crowd


class There(Letter, tag="there"):
    """Who is there in all, says the owner."""

    present: list[int]
    tvs: list[str]


class Moved(Exception):
    """The owner is no longer the one who was asked."""


_read = msgspec.json.Decoder(Forward | Answer | Here | There).decode
_read_frame = msgspec.json.Decoder(wire.AnyVerb | wire.Act | wire.Undo | Carry).decode
_write = msgspec.json.Encoder().encode


class Fleet:
    """This process among the others."""

    def __init__(self, harbour: "Harbour") -> None:
        self._harbour = harbour
        self._asked: dict[int, tuple[str, asyncio.Future[Answer]]] = {}
        self._numbers = itertools.count(1)

    # Owners

    async def keep_alive(self) -> None:
        """Renews our leases, notices lost ones, and takes over the tables of owners who are gone."""
        while True:
            await asyncio.sleep(RENEWAL_SECONDS)
            try:
                await self._renew()
            except Exception:
                log.exception("leases could not be renewed")

    async def _renew(self) -> None:
        berths = list(self._harbour.berths.values())
        owned = await self._harbour.store.renew(self._harbour.now())
        if owned is None:
            return
        for berth in berths:
            if berth.ours and berth.table.header.id not in owned:
                await self._settle(berth)
            elif not berth.ours and berth.connections:
                await self._settle(berth)
                if not berth.ours:
                    self.tell_crowd(berth)

    async def _settle(self, berth: Berth) -> None:
        """Finds out who owns a table, and becomes the owner if nobody does."""
        claim = await self._harbour.store.claim(berth.table.header.id)
        if claim.mine and not berth.ours:
            await berth.catch_up()
            log.info("table taken over", table=berth.table.header.code)
            berth.become_owner(claim.last_alive)
            self.owner_changed(berth.table.header.code)
        elif not claim.mine and berth.owner != claim.owner:
            berth.lose(claim.owner)
            self.owner_changed(berth.table.header.code)

    # Changes

    def changed(self, table: str, seq: int) -> None:
        """Another process wrote to a table; without a name anything may have changed."""
        for berth in self._harbour.berths.values():
            if not table or (berth.table.header.id == table and seq > berth.table.seq):
                self._harbour.spawn(berth.catch_up(seq or None))

    # Letters

    def _send(self, owner: str, letter: Letter) -> None:
        self._harbour.spawn(self._harbour.store.send(owner, _write(letter)))

    def tell_crowd(self, berth: Berth) -> None:
        """Tells a table's owner who is connected here."""
        if berth.owner:
            self._send(
                berth.owner, Here(self._harbour.store.process, berth.table.header.code, berth.company.crowd())
            )

    def tell_present(self, berth: Berth, processes: list[str]) -> None:
        """Tells the other processes who is there in all."""
        there = There(
            self._harbour.store.process,
            berth.table.header.code,
            sorted(berth.company.present),
            sorted(berth.company.tvs),
        )
        for process in processes:
            self._send(process, there)

    async def forward(
        self, berth: Berth, person: str, frame: "wire.Verb | wire.Act | wire.Undo", line: int = 0
    ) -> int:
        """Has the owner fulfil a wish; returns the seq then, or raises what the owner refused.

        If the owner changes meanwhile, a wish with an id is sent again: it counts once.
        """
        try:
            answer = await self._ask(berth, person, frame, line)
        except Moved:
            if frame.id is None:
                raise refused("again") from None
            return await self._serve_frame(berth, person, frame, line)
        if answer.code:
            raise Refused(answer.code, answer.say, answer.clause)
        await berth.catch_up(answer.seq)
        return answer.seq

    async def _ask(
        self, berth: Berth, person: str, frame: "wire.Verb | wire.Act | wire.Undo", line: int
    ) -> Answer:
        number, code = next(self._numbers), berth.table.header.code
        letter = Forward(self._harbour.store.process, code, number, person, msgspec.Raw(_write(frame)), line)
        text = _write(letter)
        if len(text) > MOST_BYTES:
            raise refused("too_large")
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._asked[number] = (code, answered)
        try:
            await self._harbour.store.send(berth.owner, text)
            return await asyncio.wait_for(answered, ANSWER_SECONDS)
        except TimeoutError:
            raise refused("again") from None
        finally:
            self._asked.pop(number, None)

    def owner_changed(self, code: str) -> None:
        """Whoever waits for the former owner's answer has to ask again."""
        for table, answered in list(self._asked.values()):
            if table == code and not answered.done():
                answered.set_exception(Moved())

    def mail(self, text: bytes) -> None:
        """A letter arrives."""
        letter = _read(text)
        if isinstance(letter, Answer):
            _, answered = self._asked.get(letter.n, ("", None))
            if answered is not None and not answered.done():
                answered.set_result(letter)
        elif isinstance(letter, Forward):
            self._harbour.spawn(self._serve(letter))
        else:
            berth = self._harbour.berths.get(letter.table)
            if berth is None:
                return
            if isinstance(letter, There):
                if not berth.ours:
                    berth.company.hear_present(frozenset(letter.present), frozenset(letter.tvs))
            elif berth.ours:
                letter.crowd.at = self._harbour.now()
                new = berth.company.hear_crowd(letter.sender, letter.crowd)
                if new:
                    self.tell_present(berth, [letter.sender])

    async def _serve(self, letter: Forward) -> None:
        answer = Answer(self._harbour.store.process, letter.table, letter.n)
        try:
            berth = await self._harbour.berth(letter.table)
            if not berth.ours:
                raise refused("again")
            frame = _read_frame(letter.frame)
            answer.seq = await self._serve_frame(berth, letter.person, frame, letter.line)
        except Refused as no:
            answer.code, answer.say, answer.clause = no.code, no.say, no.clause
        self._send(letter.sender, answer)

    async def _serve_frame(
        self, berth: Berth, person: str, frame: "wire.Verb | wire.Act | wire.Undo", line: int
    ) -> int:
        if isinstance(frame, wire.Act):
            return await berth.act(person, frame, self._harbour.now(), line)
        if isinstance(frame, wire.Undo):
            return await berth.undo(person, frame)
        return await berth.wish(person, frame)
