"""Choosing a character before the game, and taking it where the game itself asks for it."""

from flibuste.table import log, play
from flibuste.table.log import Row
from flibuste.table.refused import refused
from flibuste.table.sit import bot_makes_way, free_for, own_seat
from flibuste.table.table import Table


def choose(table: Table, person: str, number: int, character: int | None, now: int) -> list[Row]:
    """The person at this seat chooses a character, or any."""
    if table.phase != "lobby":
        raise refused("already_started")
    own_seat(table, person, number)
    free_for(table, number, character)
    rows = bot_makes_way(table, number, character, now)
    return [*rows, table.row(now, number, log.Cast(number, character), ahead=len(rows))]


def taking(table: Table, seat: int) -> int | None:
    """The action by which a seat now takes, in the game, the character that its player chose before."""
    characters = table.game.characters
    chosen = table.roster.seats[seat].character if seat < len(table.roster.seats) else None
    if characters is None or characters.take is None or chosen is None or table.asks(seat) is None:
        return None
    action = characters.take(table.seen(seat).record, seat, chosen)
    return action if action >= 0 else None


def take(table: Table, seat: int, now: int) -> list[Row]:
    """The seat takes the character that its player chose, if it still can."""
    action, prompt = taking(table, seat), table.asks(seat)
    if action is None or prompt is None or not table.playing:
        return []
    return play.play(table, seat, prompt, action, now)
