"""What is drawn: the whole table for everyone, and what only one seat sees."""

from typing import Any

import msgspec

from flibuste.games.santy_anno.data import (
    CARDS,
    EVENTS,
    FIRST_LAP_ROUND,
    FIRST_ROUND_CARDS,
    PIRATES,
    RUM,
    SHIPS,
)
from flibuste.games.santy_anno.paths import Resolution, resolution
from flibuste.games.santy_anno.state import (
    BASIC_EVENTS,
    EXPERT_EVENTS,
    NONE,
    OPEN,
    OPTIONS,
    OVER,
    RUNNING,
    SHOW,
)

PHASES = ("name_ships", "name_starts", "deal", "race", "pile", "show", "fight", "over")
_WAYS, _DECKS = OPTIONS[0].values, OPTIONS[1].values


class Pirate(msgspec.Struct, frozen=True):
    """One pirate: tile, place at the table, scuttle, and what the round brings."""

    seat: int
    pirate: str
    tile: str | None
    """The ship of the tile at the start of the round."""
    chair: int | None
    """Where he stands or sits; none if that is not shown."""
    seated: bool
    holding: bool
    net: int
    """The net way clockwise until the lap is done."""
    lapped: bool
    frame: str | None
    landed: bool
    late: bool
    instant: int
    tapped: bool
    taps: int | None
    """The taps of the last duel that is over."""
    end: str | None
    right: bool | None
    loot: int
    """The coin taken this round, in ducats."""
    coins: list[int] | None
    """Coins of 5, 4, 3, 2 and 1 ducats, where they are shown (SA-29)."""
    rank: int | None


class Line(msgspec.Struct, frozen=True):
    """The line of cards beside the harbour, in reading order; none is a card not laid or not shown."""

    cards: list[str | None]
    laid: int
    event: str | None
    has_event: bool
    backwards: bool
    """Whether the rum makes everyone go backwards."""
    lap: bool
    """Whether a lap of the table comes first."""


class Public(msgspec.Struct, frozen=True):
    """What everyone at the table sees."""

    phase: str
    round: int
    way: str
    deck: str
    table: list[str | None]
    """The ships as they lie before the chairs, clockwise."""
    line: Line
    pirates: list[Pirate]
    count: int | None
    """The number last called of the count from 5 to 0."""
    turn: int | None
    """Behind the curtain: whose go it is."""
    arrivals: list[int]
    """The pile from the first arrival on, once it is turned."""
    tied: list[int]
    bout: int
    box: list[int]
    resolution: Resolution | None


class Own(msgspec.Struct, frozen=True):
    """What only this seat sees."""

    line: Line
    me: Pirate | None
    """None for the Bosun, who has no pirate."""
    ducats: int
    taps: int | None


def _read(o: Any) -> dict[str, Any]:
    """The record's fields as plain numbers and arrays, read at once because that is fast."""
    return dict(zip(o.dtype.names, o.item(), strict=True))


def _ship(ship: int) -> str | None:
    return SHIPS[ship] if ship >= 0 else None


def _line(v: dict[str, Any]) -> Line:
    length = FIRST_ROUND_CARDS - 1 + v["round_number"]
    shown = [CARDS[kind] if kind >= 0 else None for kind in v["cards"].tolist()[:length]]
    rum = v["event"] == RUM and v["way"] == RUNNING
    lap = v["way"] == RUNNING and (v["round_number"] >= FIRST_LAP_ROUND or (rum and v["rum_lap"] == 0))
    return Line(
        shown,
        v["laid"],
        EVENTS[v["event"]] if v["event"] >= 0 else None,
        v["deck"] in (EXPERT_EVENTS, BASIC_EVENTS),
        rum,
        lap,
    )


def _pirates(v: dict[str, Any], seats: range, pocket: int) -> list[Pirate]:
    """The pirates of some seats; `pocket` is the seat whose coins are its own to see."""
    late, out, right, tapped = v["late"], v["out"], v["right"], v["tapped"]
    tile, place, seated, holding = (
        v["tile"].tolist(),
        v["place"].tolist(),
        v["seated"].tolist(),
        v["holding"].tolist(),
    )
    net, lapped, frame, instant = (
        v["net"].tolist(),
        v["lapped"].tolist(),
        v["frame"].tolist(),
        v["instant"].tolist(),
    )
    end, loot, rank, coins = v["end"].tolist(), v["loot"].tolist(), v["rank"].tolist(), v["coins"].tolist()
    taps = v["shown_taps"].tolist()
    resolved = v["phase"] >= SHOW
    told = v["scores"] == OPEN or v["phase"] == OVER
    return [
        Pirate(
            seat,
            PIRATES[seat],
            _ship(tile[seat]),
            place[seat] if place[seat] >= 0 else None,
            seated[seat] == 1,
            holding[seat] == 1,
            net[seat],
            lapped[seat] == 1,
            _ship(frame[seat]),
            not (out | late) >> seat & 1,
            late >> seat & 1 == 1,
            instant[seat],
            tapped >> seat & 1 == 1,
            taps[seat] if taps[seat] >= 0 else None,
            _ship(end[seat]),
            right >> seat & 1 == 1 if resolved else None,
            loot[seat],
            coins[seat] if told or seat == pocket else None,
            rank[seat] if v["phase"] == OVER else None,
        )
        for seat in seats
    ]


def public(o: Any) -> Public:
    """What everyone sees, from the observation of NOBODY."""
    v = _read(o)
    players = v["players"]
    resolved = None
    table = v["table"].tolist()
    if v["phase"] >= SHOW:
        length = FIRST_ROUND_CARDS - 1 + v["round_number"]
        resolved = resolution(
            tuple(table), tuple(v["cards"].tolist()[:length]), v["event"], tuple(v["tile"].tolist()[:players])
        )
    return Public(
        PHASES[v["phase"]],
        v["round_number"],
        _WAYS[v["way"]],
        _DECKS[v["deck"]],
        [_ship(ship) for ship in table],
        _line(v),
        _pirates(v, range(players), NONE),
        v["count"] if v["count"] >= 0 else None,
        v["turn"] if v["turn"] >= 0 else None,
        v["order"].tolist()[: v["arrived"]],
        [seat for seat in range(players) if v["tied"] >> seat & 1],
        v["bout"],
        v["box"].tolist(),
        resolved,
    )


def own(o: Any, seat: int) -> Own:
    """What only this seat sees, from its observation."""
    v = _read(o)
    if seat >= v["players"]:
        return Own(_line(v), None, 0, None)
    (me,) = _pirates(v, range(seat, seat + 1), seat)
    taps = v["taps"].tolist()[seat]
    return Own(
        _line(v),
        me,
        sum((5 - n) * coins for n, coins in enumerate(me.coins or ())),
        taps if taps >= 0 else None,
    )
