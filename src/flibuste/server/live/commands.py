"""From a command on the wire to rows of the log: one line each."""

import secrets
from collections.abc import Callable
from typing import Any, Final, Protocol

from flibuste.bots import port as bots
from flibuste.core.game import Game
from flibuste.server import wire
from flibuste.table import (
    agree,
    character,
    dropped,
    host,
    join,
    pause,
    resign,
    sheets,
    sit,
    start,
    talk,
    turn,
    tv,
    wave,
)
from flibuste.table.log import Row
from flibuste.table.refused import refused
from flibuste.table.table import Table


class AtTheTable(Protocol):
    """Who is at a table, as far as commands need to know."""

    tvs: frozenset[str]

    @property
    def kept(self) -> frozenset[int]:
        """The members whose seats are kept for them."""


Decision = Callable[[Table, str, Any, AtTheTable, int], list[Row]]


def nonce() -> str:
    """A contribution to the dice for a seat that brought none."""
    return secrets.token_hex(16)


def level(game: Game, requested: str) -> str:
    """The bot's level, or a refusal."""
    if requested not in bots.levels(game):
        raise refused("no_such_level")
    return requested


COMMANDS: Final[dict[type[wire.Command], Decision]] = {
    wire.Join: lambda t, who, v, there, now: join.join(t, who, v.name, now, there.kept, bot_of=v.bot_of),
    wire.Leave: lambda t, who, _v, _, now: join.leave(t, who, now),
    wire.Sit: lambda t, who, v, _, now: sit.sit(t, who, v.seat, v.name, v.nonce or "", now, v.character),
    wire.ChooseCharacter: lambda t, who, v, _, now: character.choose(t, who, v.seat, v.character, now),
    wire.Stand: lambda t, who, v, _, now: sit.stand(t, who, v.seat, now),
    wire.PlaceBot: lambda t, who, v, _, now: sit.place_bot(t, who, v.seat, level(t.game, v.level), now),
    wire.Empty: lambda t, who, v, _, now: sit.empty(t, who, v.seat, now),
    wire.Settle: lambda t, who, v, _, now: host.settle(t, who, v.settings, now),
    wire.Start: lambda t, who, _v, _, now: start.start(t, who, nonce, now),
    wire.Pause: lambda t, who, _v, _, now: pause.pause(t, who, now),
    wire.Resume: lambda t, who, _v, _, now: pause.resume(t, who, now),
    wire.Resign: lambda t, who, v, _, now: resign.resign(t, who, v.seat, bots.STAND_IN, now),
    wire.Agree: lambda t, who, v, _, now: agree.agree(t, who, v.seat, now, yes=v.yes),
    wire.Wave: lambda t, who, _v, _, now: wave.wave(t, who, now),
    wire.Kick: lambda t, who, v, _, now: host.kick(t, who, v.member, now, ban=v.ban),
    wire.Mute: lambda t, who, v, _, now: host.mute(t, who, v.member, now, muted=v.muted),
    wire.HandHost: lambda t, who, v, _, now: host.hand_over(t, who, v.member, now),
    wire.Ask: lambda t, who, v, _, now: dropped.ask(t, who, v.seat, now),
    wire.Give: lambda t, who, v, there, now: dropped.give(t, who, v.seat, v.member, there.kept, now),
    wire.Decline: lambda t, who, v, _, now: dropped.decline(t, who, v.member, now),
    wire.PairTv: lambda t, who, v, there, now: tv.pair(t, who, v.tv, there.tvs, now, paired=v.paired),
    wire.Bind: lambda t, who, v, _, now: sheets.bind(t, who, v.sheets, now),
    wire.Return: lambda t, who, v, _, now: dropped.come_back(t, who, v.seat, now),
    wire.TurnCard: lambda t, who, v, _, now: turn.turn(t, who, v.prompt, now),
    wire.Speak: lambda t, who, v, _, now: talk.say(t, who, v.phrase, v.text, now),
}

BRINGS_ALONG: Final = (wire.Sit, wire.Ask, wire.Speak)
"""Requests that make a person join who has not done so yet."""


def decide(table: Table, person: str, command: wire.Command, there: AtTheTable, now: int) -> list[Row]:
    """The rows that fulfil a request, or a refusal."""
    return COMMANDS[type(command)](table, person, command, there, now)
