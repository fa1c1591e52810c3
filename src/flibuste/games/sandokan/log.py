"""Facts as structs, and as lines of the log."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from flibuste.core.message import Message, message
from flibuste.core.message import seat as seated
from flibuste.games.sandokan import descriptions as d
from flibuste.games.sandokan import happenings as told
from flibuste.games.sandokan.names import (
    CARD_NAMES,
    EVENT_NAMES,
    HEADING_NAMES,
    PORT_NAMES,
    REASONS,
    TREASURE_NAMES,
)
from flibuste.games.sandokan.state import AT_CHEST, AT_WRECK

_PLACES: Final = {AT_WRECK: "wreck", AT_CHEST: "chest"}

_STRUCTS: Final[dict[int, Callable[..., Any]]] = {
    told.CHOSE_PORT: lambda a, b, *_: d.ChosePort(a, PORT_NAMES[b]),
    told.SAILED: d.Sailed,
    told.SAILED_COVERED: lambda a, b, c, e, f, _: d.SailedCovered(a, b, c, e, f),
    told.DRIFTED: lambda a, b, c, *_: d.Drifted(a, b, c),
    told.GLIDED: lambda a, b, c, *_: d.Glided(a, b, c),
    told.TURNED: lambda a, b, *_: d.Turned(a, HEADING_NAMES[b]),
    told.STAYED: lambda a, *_: d.Stayed(a),
    told.DECLINED: lambda a, *_: d.Declined(a),
    told.HEADED: lambda a, b, *_: d.Headed(a, HEADING_NAMES[b]),
    told.DREW: lambda a, b, *_: d.Drew(a, CARD_NAMES[b]),
    told.DREW_HIDDEN: lambda a, *_: d.Drew(a, None),
    told.SWAPPED: lambda a, b, c, e, *_: d.Swapped(a, CARD_NAMES[b], CARD_NAMES[c], e),
    told.SWAP_FAILED: lambda a, b, *_: d.SwapFailed(a, CARD_NAMES[b]),
    told.BARGAINED: lambda a, b, c, *_: d.Bargained(a, TREASURE_NAMES[b], _PLACES.get(c, "island")),  # type: ignore[arg-type]
    told.PAID: lambda a, b, *_: d.Paid(a, CARD_NAMES[b]),
    told.TRADED_IN: lambda a, b, *_: d.TradedIn(a, TREASURE_NAMES[b]),
    told.GOT: lambda a, b, *_: d.Got(a, TREASURE_NAMES[b]),
    told.MET: lambda a, b, c, *_: d.Met(a, EVENT_NAMES[b], PORT_NAMES[c] if c < 6 else None),
    told.BLOWN: lambda a, b, c, e, *_: d.Blown(a, b, c, EVENT_NAMES[e]),
    told.LOST: lambda a, b, c, *_: d.Lost(a, TREASURE_NAMES[b], REASONS[c]),
    told.PUT_UNDER: lambda a, b, c, *_: d.PutUnder(a, CARD_NAMES[b], REASONS[c]),
    told.PUT_UNDER_HIDDEN: lambda a, b, *_: d.PutUnder(a, None, REASONS[b]),
    told.ROBBED: lambda a, b, c, *_: d.Robbed(a, b, CARD_NAMES[c]),
    told.ROBBED_HIDDEN: lambda a, b, *_: d.Robbed(a, b, None),
    told.GAVE: lambda a, b, c, *_: d.Gave(a, b, CARD_NAMES[c]),
    told.GAVE_HIDDEN: lambda a, b, *_: d.Gave(a, b, None),
    told.CEDED: lambda a, b, c, e, *_: d.Ceded(a, b, TREASURE_NAMES[c], bool(e)),
    told.SEIZED: lambda a, b, c, *_: d.Seized(a, b, TREASURE_NAMES[c]),
    told.TOOK_FREE: lambda a, b, c, *_: d.TookFree(a, TREASURE_NAMES[b], PORT_NAMES[c]),
    told.SWAPPED_CARGO: lambda a, b, c, e, *_: d.SwappedCargo(
        a, TREASURE_NAMES[b], TREASURE_NAMES[c], PORT_NAMES[e]
    ),
    told.LEFT: lambda a, b, c, *_: d.Left(a, TREASURE_NAMES[b], PORT_NAMES[c]),
    told.FETCHED: lambda a, b, c, *_: d.Fetched(a, TREASURE_NAMES[b], PORT_NAMES[c]),
    told.UNLOADED: lambda a, b, *_: d.Unloaded(a, TREASURE_NAMES[b]),
    told.CAME_HOME: lambda a, b, *_: d.CameHome(a, b),
    told.CURED: lambda a, *_: d.Cured(a),
    told.ATTACKED: lambda a, b, *_: d.Attacked(a, b),
    told.ANSWERED: lambda a, *_: d.Answered(a),
    told.SHOWED: lambda a, b, c, e, f, g: d.Showed(a, b, c, e, bool(f), g),
    told.BEAT: lambda a, b, *_: d.Beat(a, b),
    told.DREW_LEVEL: lambda a, b, *_: d.DrewLevel(a, b),
    told.EXTRA_TURN: lambda a, *_: d.ExtraTurn(a),
    told.MISSED: lambda a, b, *_: d.Missed(a, bool(b)),
    told.CALLED: lambda a, b, *_: d.Called(a, b),
    told.CAUGHT: lambda a, b, c, *_: d.Caught(a, b, c),
    told.CLEARED: lambda a, *_: d.Cleared(a),
    told.LET_PASS: lambda a, *_: d.LetPass(a),
    told.WON: lambda a, b, *_: d.Won(a, b),
    told.TURNS_OVER: lambda *_: d.TurnsOver(),
}


def fact_name(row: tuple[int, ...]) -> msgspec.Struct:
    """The fact as a struct."""
    return _STRUCTS[row[0]](*row[1:])  # type: ignore[no-any-return]


def key_of(named: msgspec.Struct) -> str:
    """A struct's tag as the end of a message key."""
    return str(type(named).__struct_config__.tag).replace("_", "-")


def card(name: str) -> Message:
    """A card as the object of a sentence."""
    colour, value = name.split(":")
    return message(f"sk-card-{colour}", value=int(value))


def argument(field: str, value: Any) -> Any:
    """A field of an action or a fact as an argument of its sentence."""
    if field in ("who", "whom", "seat"):
        return seated(value)
    if field in ("treasure", "left", "taken", "given", "card") and value in TREASURE_NAMES:
        return message(f"sk-treasure-{value}")
    if value in CARD_NAMES:
        return card(value)
    if field == "heading":
        return message(f"sk-heading-{value.lower()}")
    if field in ("event", "port"):
        return message(f"sk-{field}-{value}")
    return value


def _cards_shown(colour: str, ones: int, twos: int, threes: int) -> list[Message]:
    counts = ((1, ones), (2, twos), (3, threes))
    return [message(f"sk-cards-{colour}", value=value, n=n) for value, n in counts if n]


_BY_REASON: Final = (d.Lost, d.PutUnder)
_UNSAID: Final = (
    "start",
    "end",
    "depth",
    "why",
    "place",
    "extra",
    "to_box",
    "letter",
    "ones",
    "twos",
    "threes",
)


def fact(row: tuple[int, ...]) -> Message:
    """The fact as a line of the log."""
    named = fact_name(row)
    fields = msgspec.structs.asdict(named)
    said = {
        field: argument(field, value)
        for field, value in fields.items()
        if field not in _UNSAID and value is not None
    }
    key = f"sk-fact-{key_of(named)}"
    if "card" in fields and fields["card"] is None:
        key += "-hidden"
    if isinstance(named, _BY_REASON):
        said["why"] = message(f"sk-why-{named.why.replace('_', '-')}")
    match named:
        case d.Sailed(_, _, _, ones, twos, threes):
            return message(
                key,
                cells=ones + 2 * twos + 3 * threes,
                cards=_cards_shown("black", ones, twos, threes),
                **said,
            )
        case d.Showed(_, ones, twos, threes, letter, _):
            shown = _cards_shown("red", ones, twos, threes)
            if letter:
                shown.append(message("sk-the-letter"))
            return message(key if shown else f"{key}-nothing", **({"cards": shown} if shown else {}), **said)
        case d.Met(_, _, None):
            return message(f"{key}-storms", **said)
        case d.Ceded(to_box=True):
            return message(f"{key}-to-box", **said)
        case d.Missed(extra=True):
            return message(f"{key}-extra", **said)
        case d.Bargained(place=place):
            return message(f"{key}-{place}", **said)
        case d.Blown():
            return message(f"{key}-{named.event}", who=said["who"])
    return message(key, **said)
