"""Playing: an action checked by the rules becomes a row."""

from flibuste.core.refusal import NO_SUCH_ACTION
from flibuste.table import log
from flibuste.table.log import Row
from flibuste.table.refused import by_the_rules, refused
from flibuste.table.reserved import reserved, spare
from flibuste.table.table import Table


def in_play(table: Table) -> None:
    """Refuses unless the game is being played right now."""
    if table.phase == "lobby":
        raise refused("not_started")
    if table.phase == "paused":
        raise refused("paused")
    if table.phase == "over":
        raise refused("game_over")


def check(table: Table, seat: int, prompt: int, action: int) -> None:
    """Refuses unless the seat is asked this and the rules allow the action as a player may send it.

    A player cannot send what only the table sets, such as the instant of an action in a race. The rules are
    asked with the seat's own observation, so that a refusal tells nothing hidden.
    """
    in_play(table)
    asked = table.asks(seat)
    if asked is None:
        code = table.rules.allowed(table.seen(seat), seat, action)
        raise by_the_rules(table.game.words.refusal(code or NO_SUCH_ACTION))
    if asked != prompt:
        raise refused("stale")
    code = NO_SUCH_ACTION
    if table.game.from_outside(action):
        code = table.rules.allowed(table.seen(seat), seat, action)
    if code:
        raise by_the_rules(table.game.words.refusal(code))
    if action in reserved(table, seat):
        raise refused("character_taken")


def play(
    table: Table,
    seat: int,
    prompt: int,
    action: int,
    now: int,
    request: str | None = None,
    *,
    lapsed: bool = False,
) -> list[Row]:
    """The seat, the clock or a bot takes an action."""
    check(table, seat, prompt, action)
    return [table.row(now, seat, log.Played(action, lapsed), request)]


def lapse(table: Table, seat: int, now: int) -> list[Row]:
    """The clock acts for a seat whose time is up, as the rules say."""
    prompt = table.asks(seat)
    if prompt is None:
        raise refused("stale")
    action = spare(table, seat, int(table.rules.lapse(table.seen(seat), seat)))
    return play(table, seat, prompt, action, now, lapsed=True)
