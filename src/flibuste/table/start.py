"""The game begins."""

from collections.abc import Callable

from flibuste.core.game import BadOptions
from flibuste.table import log
from flibuste.table.join import host
from flibuste.table.log import Row
from flibuste.table.rated import demand_ratable
from flibuste.table.refused import refused
from flibuste.table.table import Table


def start(table: Table, person: str, nonce: Callable[[], str], now: int) -> list[Row]:
    """The host begins the game with the seats taken; a seat that brought no nonce gets one drawn."""
    host(table, person)
    if table.phase != "lobby":
        raise refused("already_started")
    order = [number for number, seat in enumerate(table.roster.seats) if seat.kind != "free"]
    if len(order) not in table.game.players:
        raise refused("wrong_number", least=table.game.players[0], most=table.game.players[-1])
    if table.game.characters is not None:
        chosen = [table.roster.seats[number].character for number in order]
        order = [order[who] for who in table.game.characters.order(chosen)]
    try:
        table.game.encode(table.settings.options)
    except BadOptions:
        raise refused("bad_options") from None
    demand_ratable(table, table.settings)
    nonces = [table.roster.seats[number].nonce or nonce() for number in order]
    return [table.row(now, -1, log.Started(order, nonces))]
