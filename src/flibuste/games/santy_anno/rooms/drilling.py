"""The drill: rounds for training without a table; the rules answer, and nothing is kept.

A round is a sealed token: its cards follow from the token and the server's key, so they exist nowhere before
they are laid, and any process can continue it.
"""

import base64
import binascii
import hashlib
import hmac
from typing import Final

import msgspec

from flibuste.core.chance import stream_of
from flibuste.core.message import message
from flibuste.core.rooms import Context, Declined, Misunderstood
from flibuste.games.santy_anno.data import SHIPS
from flibuste.games.santy_anno.drill import LEAST_WITH_EVENT, drill_line
from flibuste.games.santy_anno.fleets import number_of, numbered_fleet
from flibuste.games.santy_anno.mind.pace import RUNNERS
from flibuste.games.santy_anno.paths import resolution
from flibuste.games.santy_anno.rooms import wire
from flibuste.games.santy_anno.rooms.box import told_fleet
from flibuste.games.santy_anno.rooms.rival import rivals_race
from flibuste.games.santy_anno.slips import Line, families, family, path_of, slip_behind

EARLY: Final = 250
"""Milliseconds by which a card may be asked for too early, because lag varies."""


class Round(msgspec.Struct):
    """What a token says: what is trained, when it was made, and a word that makes it unique."""

    drill: wire.NewDrill
    made: int
    mark: str
    fleet: int = 0
    """The number of the fleet, because eight ships would make the token long."""


def drill(asked: wire.NewDrill, context: Context) -> wire.Drill:
    """A new round to train on."""
    if asked.event and asked.cards < LEAST_WITH_EVENT:
        raise Declined("event_without_card", message("ui-bosun-refusal-event", n=LEAST_WITH_EVENT))
    if asked.rival is not None and asked.rival not in RUNNERS:
        raise Declined("no_such_level", message("table-refusal-no-such-level"))
    fleet = number_of(told_fleet(asked.fleet))
    made = Round(msgspec.structs.replace(asked, fleet=None), context.now, context.mark, fleet)
    token = _sealed(made, context.key)
    line = _line(token, made, context.key)
    return wire.Drill(
        token,
        [SHIPS[ship] for ship in line.table],
        SHIPS[line.start],
        wire.laid_row(line, 0),
        _next(asked, 0, context),
    )


def card(asked: wire.AskCard, context: Context) -> wire.LaidCard:
    """The next card of a round, from the last to the first, when its time has come."""
    made = _opened(asked.round, context.key)
    trained = made.drill
    if asked.nth >= trained.cards:
        raise Declined("no_such_card", message("ui-bosun-refusal-card"))
    if context.now < made.made + _due(trained, asked.nth, context) - EARLY:
        raise Declined("too_early", message("ui-bosun-refusal-early"))
    line = _line(asked.round, made, context.key)
    place = trained.cards - asked.nth
    cast_off = place == 1
    rival = rivals_race(line, trained.rival, asked.round) if cast_off and trained.rival else None
    return wire.LaidCard(
        place,
        family(line.cards[place - 1]),
        cast_off,
        wire.laid_row(line, asked.nth + 1),
        None if cast_off else _next(trained, asked.nth + 1, context),
        int(rival.millis / context.pace) if rival else None,
    )


def judge(given: wire.DrillAnswer, context: Context) -> wire.DrillResult:
    """Whether the ship is right, the path, and the slip that explains a wrong one."""
    made = _opened(given.round, context.key)
    trained = made.drill
    if given.ship not in SHIPS:
        raise Misunderstood("bad_ship", "there is no such ship")
    line = _line(given.round, made, context.key)
    found = verdict(line, SHIPS.index(given.ship))
    if trained.rival:
        found.rival_right = rivals_race(line, trained.rival, given.round).ship == path_of(line)[-1]
    return found


def verdict(line: Line, ship: int) -> wire.DrillResult:
    """Whether a ship is where a line leads, the path, and the slip that explains a wrong one."""
    end = path_of(line)[-1]
    slip = slip_behind(line, ship)
    found = resolution(line.table, line.cards, line.event, (line.start,), line.fleet)
    return wire.DrillResult(
        right=ship == end,
        end=SHIPS[end],
        resolution=found,
        kinds=families(line),
        event=wire.event_of(line),
        slip=wire.said(slip) if slip else None,
        rival_right=None,
    )


def _due(trained: wire.NewDrill, nth: int, context: Context) -> int:
    """How many milliseconds after the deal the nth card is laid."""
    return int(trained.every * (nth + 1) / context.pace)


def _next(trained: wire.NewDrill, nth: int, context: Context) -> wire.NextCard:
    return wire.NextCard(nth, _due(trained, nth, context))


def _line(token: str, made: Round, key: bytes) -> Line:
    seed = hmac.new(key, b"cards/" + token.encode(), hashlib.sha256).hexdigest()
    asked, fleet = made.drill, numbered_fleet(made.fleet)
    kinds = sorted(set(asked.kinds))
    return drill_line(asked.cards, kinds, asked.lean, stream_of(seed), event=asked.event, fleet=fleet)


def _seal(body: bytes, key: bytes) -> str:
    return hmac.new(key, b"round/" + body, hashlib.sha256).hexdigest()[:32]


def _sealed(made: Round, key: bytes) -> str:
    body = base64.urlsafe_b64encode(msgspec.json.encode(made))
    return f"{body.decode()}.{_seal(body, key)}"


def _opened(token: str, key: bytes) -> Round:
    body, _, seal = token.partition(".")
    if not hmac.compare_digest(_seal(body.encode(), key).encode(), seal.encode()):
        raise Declined("no_such_round", message("ui-bosun-refusal-round"))
    try:
        return msgspec.json.decode(base64.urlsafe_b64decode(body), type=Round)
    except (binascii.Error, msgspec.DecodeError):
        # Sealed by an older version.
        raise Declined("no_such_round", message("ui-bosun-refusal-round")) from None
