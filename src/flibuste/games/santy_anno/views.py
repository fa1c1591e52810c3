"""What is drawn: the whole table for everyone, and what only one seat sees."""

# compile-cache: holds no rules

from typing import Annotated, Final, Literal

import msgspec

from flibuste.core.showing import Named, Shown
from flibuste.games.santy_anno import slips
from flibuste.games.santy_anno.check import ducats
from flibuste.games.santy_anno.data import CARDS, EVENTS, PIRATES, SHIPS
from flibuste.games.santy_anno.deal import line_length
from flibuste.games.santy_anno.fleets import fleet_of, has_our_fleet
from flibuste.games.santy_anno.liveries import Livery, liveries
from flibuste.games.santy_anno.paths import Resolution, resolution
from flibuste.games.santy_anno.reveal import Reveal, reveal
from flibuste.games.santy_anno.showing import believes, fill
from flibuste.games.santy_anno.slips import Slip
from flibuste.games.santy_anno.state import OPTIONS, SHOW, State

Phase = Annotated[str, Named(("name_ships", "name_starts", "deal", "race", "pile", "show", "fight", "over"))]
Ship = Annotated[str, Named(SHIPS)]
Card = Annotated[str, Named(CARDS)]
Event = Annotated[str, Named(EVENTS)]
Way = Literal["cw", "ccw"]
Stand = Literal["waits", "reckons", "runs", "seated", "in", "late", "unseen"]
Office = Literal["captain", "first-mate", "deckhand"]


class Pirate(msgspec.Struct, frozen=True):
    """One pirate: tile, place at the table, scuttle, and what the round brings."""

    seat: int
    pirate: Annotated[str, Named(PIRATES)]
    tile: Ship | None
    """The ship of the tile at the start of the round."""
    chair: int | None
    """Where he stands or sits; None if that is not shown."""
    seated: bool
    holding: bool
    net: int
    """The net distance clockwise until the lap is done."""
    lap: int
    """How many chairs of the lap he has done; all of them once it is over."""
    lapped: bool
    frame: Ship | None
    landed: bool
    late: bool
    stand: Stand
    """What he does in the race."""
    believes: Ship | None
    """The ship where he believes he ends up: where he sits, or where his frame lies."""
    instant: int
    tapped: bool
    taps: int | None
    """The taps of the last finished duel."""
    end: Ship | None
    right: bool | None
    loot: int
    """The coin taken this round, in ducats."""
    coins: list[int] | None
    """Coins of 5, 4, 3, 2 and 1 ducats, where they are shown (SA-29)."""
    ducats: int | None
    """What they are worth."""
    rank: int | None
    office: Office | None
    """What the rank makes of him at the end (SA-31)."""


class Row(msgspec.Struct, frozen=True):
    """Cards in reading order; None is a card that is not laid or not shown."""

    cards: list[Card | None]
    event: Event | None
    has_event: bool
    face_down: list[int]
    """The places, from 1, whose card lies there unseen; 0 is the event's."""
    next: int | None
    """The place that is laid next; 0 is the event's."""


class Line(Row, frozen=True):
    """The line of cards beside the harbour."""

    laid: int
    backwards: bool
    """Whether the rum makes everyone go backwards."""
    left: Way
    """Which way the left hand leads: the rum reverses left and right (SA-63)."""
    right: Way
    lap: bool
    """Whether a lap of the table comes first."""


class Public(msgspec.Struct, frozen=True):
    """What everyone at the table sees."""

    phase: Phase
    round: int
    way: Annotated[str, Named(OPTIONS[0].values)]
    deck: Annotated[str, Named(OPTIONS[1].values)]
    table: list[Ship | None]
    """The ships as they lie before the chairs, clockwise."""
    line: Line
    pirates: list[Pirate]
    count: int | None
    """The last number called in the count from 5 to 0."""
    still_out: int
    """How many have neither landed nor been counted out."""
    turn: int | None
    """Behind the curtain: whose go it is."""
    arrivals: list[int]
    """The pile from the first arrival on, once it is turned."""
    pile: list[int]
    """Whose scuttles lie on it as far as they are seen, the first arrival first."""
    tied: list[int]
    bout: int
    box: list[int]
    resolution: Resolution | None
    check: Reveal | None
    """How the check is shown, while it is on."""
    fleet: list[Livery] | None
    """The ships of the box, if they are painted differently from ours (SA-14)."""
    slips: list[Slip | None]
    """By seat, once the pile is turned: the one misreading that explains where a pirate sits, if one does."""


class Own(msgspec.Struct, frozen=True):
    """What only this seat sees."""

    line: Line
    pile: list[int]
    me: Pirate | None
    """None for the Bosun, who has no pirate."""
    ducats: int
    taps: int | None


def _resolution(o: State) -> Resolution | None:
    if o.phase < SHOW:
        return None
    cards, starts = o.cards[: line_length(o)], o.tile[: o.players]
    return resolution(
        tuple(o.table.tolist()), tuple(cards.tolist()), int(o.event), tuple(starts.tolist()), fleet_of(o)
    )


def _reveal(o: State) -> Reveal | None:
    return reveal(o) if o.phase == SHOW else None


def _slips(o: State) -> list[Slip | None]:
    """What each pirate in the wrong place has most likely misread."""
    if o.phase < SHOW:
        return []
    table, cards, tile = tuple(o.table.tolist()), tuple(o.cards[: line_length(o)].tolist()), o.tile.tolist()
    found: list[Slip | None] = []
    for seat in range(o.players):
        believed = int(believes(o, seat))
        line = slips.Line(table, cards, int(o.event), tile[seat], fleet_of(o))
        found.append(None if believed < 0 else slips.slip_behind(line, believed))
    return found


def _fleet(o: State) -> list[Livery] | None:
    return None if has_our_fleet(o) else liveries(fleet_of(o))


PUBLIC: Final = Shown(Public, fill, resolution=_resolution, check=_reveal, fleet=_fleet, slips=_slips)
public: Final = PUBLIC.read
"""What everyone sees, from the observation of NOBODY."""


def own(o: State, seat: int) -> Own:
    """What only this seat sees, from its observation: its public side as it knows it, and its own pocket."""
    seen = public(o)
    if seat >= o.players:
        return Own(seen.line, seen.pile, None, 0, None)
    coins, worth, taps = o.coins[seat].tolist(), ducats(o, seat), int(o.taps[seat])
    me = msgspec.structs.replace(seen.pirates[seat], coins=coins, ducats=worth)
    return Own(seen.line, seen.pile, me, worth, taps if taps >= 0 else None)
