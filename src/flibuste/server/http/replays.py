"""Finished games to watch, step by step under anyone's eyes, and to take away as one file."""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from flibuste.core import dice, facts
from flibuste.core.record import blank
from flibuste.core.recording import Proof, Recording, Step, key_to_hex, start
from flibuste.core.seats import NOBODY
from flibuste.server import wire
from flibuste.server.live.folding import folded
from flibuste.table import log
from flibuste.table.events import played_options
from flibuste.table.log import Row
from flibuste.table.refused import refused
from flibuste.table.table import Table, UnknownVersion

if TYPE_CHECKING:
    from flibuste.server.live.live_table import LiveTable
    from flibuste.server.live.services import Services

MOST_FRAMES: Final = 400
ID: Final = re.compile("[0-9a-f]{20}")
commitment = dice.commitment


class Archive:
    """The finished games of a store."""

    def __init__(self, services: "Services", find: "Callable[[str], Awaitable[LiveTable]]") -> None:
        self.store = services.store
        self._find = find
        self._reading_again = services.reading_again

    async def finished(self, identity: str) -> tuple[Table, list[Row]]:
        """The table of a finished game and its log, or a refusal: an unfinished one is served to nobody."""
        header = await self.store.header(identity) if ID.fullmatch(identity) else None
        if header is None:
            raise refused("no_such_replay")
        try:
            table = Table(header)
        except UnknownVersion:
            raise refused("unknown_version") from None
        if await self.store.phase(header.id) != "over":
            # The lists may not have heard of its end; the live table, once loaded, is asked at no cost.
            live = await self._find(header.code)
            if live.table.phase != "over":
                raise refused("no_such_replay")
        async with self._reading_again:
            rows = await folded(self.store, table)
        if table.phase != "over" or table.state is None:
            raise refused("no_such_replay")
        return table, rows


def may_be_analysed(table: Table) -> bool:
    """Whether there is an analysis of a finished game: somebody must have won it."""
    return bool(table.ranks) and (table.game.judge is not None or table.game.review is not None)


def may_be_studied(table: Table) -> bool:
    """Whether a finished game can be played on from its positions: what nobody has seen can be drawn anew."""
    return table.game.judge is not None


def steps(rows: Sequence[Row]) -> list[tuple[Row, int]]:
    """The game rows that were not taken back, with their actions."""
    kept: dict[int, tuple[Row, int]] = {}
    for row in rows:
        if row.kind == "game":
            kept[row.seq] = row, log.read_played(row.payload).action
        elif row.kind == "undo":
            # Not always the latest: in a fight others may have acted in secret since.
            del kept[log.read_taken_back(row.payload).seq]
    return list(kept.values())


def recording(table: Table, rows: Sequence[Row]) -> Recording:
    """The game as one file that anyone can check."""
    header, seats = table.header, table.roster.seats
    nonces = [seat.nonce for seat in seats]
    secret = bytes.fromhex(header.secret)
    key = dice.key_from(secret, header.id, [bytes.fromhex(nonce) for nonce in nonces])
    return Recording(
        game=header.game,
        version=header.version,
        players=len(seats),
        options=played_options(table, table.order),
        key=key_to_hex(key),
        steps=[Step(row.at - table.started, row.seat, action) for row, action in steps(rows)],
        names=[seat.name for seat in seats],
        outcome=str(table.ending["key"]) if table.ending and table.ranks else "",
        ranks=table.ranks,
        proof=Proof(header.commitment, header.secret, header.id, nonces),
        begun=header.begun,
    )


def replay(
    table: Table, rows: Sequence[Row], eyes: str, first: int, count: int, *, kept: bool = False
) -> wire.Replay:
    """A part of the game under the chosen eyes: nobody's, a seat's, or all cards open."""
    with table.rules.form:
        return _replay(table, rows, eyes, first, count, kept=kept)


def _replay(
    table: Table, rows: Sequence[Row], eyes: str, first: int, count: int, *, kept: bool
) -> wire.Replay:
    game, players = table.game, len(table.roster.seats)
    seats = _seats(eyes, players)
    seen = seats[0] if len(seats) == 1 else NOBODY
    played = steps(rows)
    whole = recording(table, rows)
    s = start(whole)
    happened = facts.buffer(game.max_facts)
    frames: list[wire.ReplayFrame] = []
    for number in range(min(len(played), first + min(count, MOST_FRAMES) - 1) + 1):
        row: Row | None = None
        action = 0
        facts.clear(happened)
        if number:
            row, action = played[number - 1]
            game.apply(s, row.seat, action, happened)
        if number >= first:
            frames.append(_frame(table, s, row, action, happened, seats, seen))
    return wire.Replay(
        id=table.header.id,
        game=game.name,
        version=game.version,
        options=table.settings.options,
        names=whole.names,
        characters=[seat.character for seat in table.roster.seats],
        steps=len(played),
        eyes=seats[0] if len(seats) == 1 else "open" if eyes == "open" else "nobody",
        frames=frames,
        outcome=wire.Ranking(table.ending or {}, table.ranks),
        study=table.header.begun is not None,
        analysed=may_be_analysed(table),
        kept=kept,
        studied=may_be_studied(table),
        commitment=table.header.commitment,
        secret=table.header.secret,
        nonces=[seat.nonce for seat in table.roster.seats],
    )


def _seats(eyes: str, players: int) -> list[int]:
    if eyes == "nobody":
        return []
    if eyes == "open":
        return list(range(players))
    if not (eyes.isascii() and eyes.isdigit()) or len(eyes) > 2 or int(eyes) >= players:
        raise refused("no_such_seat")
    return [int(eyes)]


def _frame(
    table: Table, s: Any, row: Row | None, action: int, happened: Any, seats: list[int], seen: int
) -> wire.ReplayFrame:
    game, words = table.game, table.game.words
    o = blank(game.state)
    game.observe(s, NOBODY, o)
    public = _raw(words.public(o))
    own = {}
    for seat in seats:
        game.observe(s, seat, o)
        own[seat] = _raw(words.own(o, seat))
    open_cards = len(seats) > 1
    told = [
        (fact[0], *fact[2:])
        for fact in happened[1 : int(happened[0, 0]) + 1].tolist()
        if fact[1] >> seen & 1 or (open_cards and fact[1] & ~(1 << NOBODY))
    ]
    seq = row.seq if row is not None else 0
    return wire.ReplayFrame(
        seq=seq,
        at=row.at - table.started if row is not None else 0,
        seat=row.seat if row is not None else -1,
        do=_raw(words.name(action))
        if row is not None and (open_cards or row.seat in (*seats, 14, 15))
        else None,
        public=public,
        own=own,
        facts=_raw([wire.Fact(seq, _raw(words.fact_name(fact)), words.fact(fact)) for fact in told]),
    )


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
