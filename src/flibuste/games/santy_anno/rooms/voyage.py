"""Santy Anno's leg of the voyage of the day: five rounds against the clock, the same lines for everybody.

Each round is begun once. Its cards are laid by the server's clock, and time runs from "Cast off!", however
often somebody looks again; anyone who is too late has not found the ship.
"""

import hashlib
import hmac
from typing import Final, Literal

import msgspec

from flibuste.core.chance import stream_of
from flibuste.core.message import message
from flibuste.core.rooms import Context, Declined, Misunderstood
from flibuste.core.voyage import Leg, Tally
from flibuste.games.santy_anno.data import FIRST_ROUND_CARDS, ROUNDS, SHIPS
from flibuste.games.santy_anno.drill import drill_line
from flibuste.games.santy_anno.rooms.drilling import EARLY, verdict
from flibuste.games.santy_anno.rooms.wire import DrillResult, ShipName, laid_row
from flibuste.games.santy_anno.slips import Line, path_of
from flibuste.games.santy_anno.views import Row

EVERY: Final = 2_000
"""Milliseconds from one card to the next."""
LIMIT: Final = 90_000
"""Milliseconds after "Cast off!" at which a round is lost."""
BASIC: Final = ("element", "struck", "colour", "name", "name-struck", "number")
EXPERT: Final = (*BASIC, "helm", "double", "coco")
EXPERT_FROM: Final = 3
EVENT_FROM: Final = 4


class Sailed(msgspec.Struct):
    """A round: when it was dealt, the ship that was named, and after how many milliseconds."""

    dealt: int
    ship: str | None = None
    millis: int | None = None


class Log(msgspec.Struct):
    """The rounds of an attempt."""

    rounds: list[Sailed] = []


class AskLeg(msgspec.Struct, forbid_unknown_fields=True):
    """The question of the day's leg: look, deal the next round, or name the ship."""

    do: Literal["look", "deal", "answer"] = "look"
    ship: ShipName | None = None


class Dealt(msgspec.Struct):
    """The current round, with the cards laid so far."""

    table: list[str]
    start: str
    line: Row
    next_in: int | None
    """Milliseconds until the next card; None after "Cast off!"."""
    since: int | None
    """Milliseconds since "Cast off!"."""


class Arrived(msgspec.Struct):
    """A round that is over."""

    right: bool
    millis: int


class Sailing(msgspec.Struct):
    """The state of the leg: finished rounds, the current one, and the path of the one just answered."""

    rounds: int
    done: list[Arrived]
    dealt: Dealt | None
    verdict: DrillResult | None


def sail(log: Log, asked: AskLeg, context: Context) -> tuple[Log, Sailing]:
    """Answers a request of the leg."""
    rounds, verdict_of = list(log.rounds), None
    if asked.do == "deal":
        if rounds and not _over(rounds, len(rounds) - 1, context):
            raise Declined("round_under_way", message("voyage-refusal-under-way"))
        if len(rounds) == ROUNDS:
            raise Declined("voyage_over", message("voyage-refusal-over"))
        rounds.append(Sailed(context.now))
    elif asked.do == "answer":
        nth, ship = len(rounds) - 1, asked.ship
        if ship not in SHIPS:
            raise Misunderstood("bad_ship", "there is no such ship")
        # The same answer sent again counts once: its sender has not received the result.
        if nth < 0 or rounds[nth].ship != ship:
            rounds = _answered(rounds, ship, context)
        verdict_of = verdict(line_of_day(nth, context), SHIPS.index(ship))
    return Log(rounds), _shown(rounds, verdict_of, context)


def _answered(rounds: list[Sailed], ship: str, context: Context) -> list[Sailed]:
    """The rounds after naming the ship of the last one."""
    nth = len(rounds) - 1
    if nth < 0 or _over(rounds, nth, context):
        raise Declined("too_late", message("voyage-refusal-late"))
    since = _since(rounds[nth], nth, context)
    if since < 0:
        raise Declined("too_early", message("ui-bosun-refusal-early"))
    return [*rounds[:-1], Sailed(rounds[nth].dealt, ship, since)]


def tally(log: Log, context: Context) -> Tally:
    """Right and wrong rounds, and their total time."""
    done = [_arrived(log.rounds, nth, context) for nth in range(len(log.rounds))]
    over = [one for one in done if one is not None]
    return Tally(len(over) == ROUNDS, [one.right for one in over], sum(one.millis for one in over))


def line_of_day(nth: int, context: Context) -> Line:
    """The line of a round: from the day's key alone."""
    seed = hmac.new(context.key, f"round/{nth}".encode(), hashlib.sha256).hexdigest()
    kinds = EXPERT if nth >= EXPERT_FROM else BASIC
    return drill_line(FIRST_ROUND_CARDS + nth, kinds, {}, stream_of(seed), event=nth >= EVENT_FROM)


def _since(sailed: Sailed, nth: int, context: Context) -> int:
    """Milliseconds since "Cast off!", at the usual pace; negative before."""
    return round((context.now - sailed.dealt) * context.pace) - EVERY * (FIRST_ROUND_CARDS + nth)


def _over(rounds: list[Sailed], nth: int, context: Context) -> bool:
    return rounds[nth].millis is not None or _since(rounds[nth], nth, context) > LIMIT


def _arrived(rounds: list[Sailed], nth: int, context: Context) -> Arrived | None:
    if not _over(rounds, nth, context):
        return None
    one = rounds[nth]
    if one.millis is None or one.ship is None:
        return Arrived(right=False, millis=LIMIT)
    return Arrived(SHIPS.index(one.ship) == path_of(line_of_day(nth, context))[-1], one.millis)


def _shown(rounds: list[Sailed], verdict_of: DrillResult | None, context: Context) -> Sailing:
    done = [_arrived(rounds, nth, context) for nth in range(len(rounds))]
    dealt = None
    if done and done[-1] is None:
        nth = len(rounds) - 1
        dealt = _dealt(rounds[nth], nth, context)
    return Sailing(ROUNDS, [one for one in done if one is not None], dealt, verdict_of)


def _dealt(sailed: Sailed, nth: int, context: Context) -> Dealt:
    line, gone = line_of_day(nth, context), (context.now - sailed.dealt) * context.pace
    count = len(line.cards)
    laid = min(count, int((gone + EARLY) / EVERY))
    since = _since(sailed, nth, context)
    return Dealt(
        table=[SHIPS[ship] for ship in line.table],
        start=SHIPS[line.start],
        line=laid_row(line, laid),
        next_in=None if laid == count else max(0, round((EVERY * (laid + 1) - gone) / context.pace)),
        since=max(0, since) if laid == count else None,
    )


LEG: Final = Leg(Log, AskLeg, Sailing, sail, tally)
