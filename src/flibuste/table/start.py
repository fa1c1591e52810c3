"""The game begins."""

from collections.abc import Callable

from flibuste.core.game import BadOptions
from flibuste.table import log
from flibuste.table.join import host
from flibuste.table.log import Row
from flibuste.table.refused import refused
from flibuste.table.table import Table


def start(table: Table, person: str, nonce: Callable[[], str], now: int) -> list[Row]:
    """The host begins the game with the seats taken; who gave no share in the dice gets one drawn."""
    host(table, person)
    if table.phase != "lobby":
        raise refused("already_started")
    order = [number for number, seat in enumerate(table.crew.seats) if seat.kind != "free"]
    if len(order) not in table.game.players:
        raise refused("wrong_number", least=table.game.players[0], most=table.game.players[-1])
    try:
        table.game.encode(table.settings.options)
    except BadOptions:
        raise refused("bad_options") from None
    nonces = [table.crew.seats[number].nonce or nonce() for number in order]
    return [table.row(now, -1, log.Started(order, nonces))]
