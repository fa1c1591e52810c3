"""What may be told above a game while it goes on, as changes to the view of a position."""

from tests.browser.person import Json
from tests.browser.screens import LONGEST


def stopping(view: Json) -> Json:
    """Somebody proposes to end the game, and somebody else is away."""
    _, second, *_others, last = view["table"]["seats"]
    return _with_seats(view, {second["seat"]: {"agrees": True}, last["seat"]: {"connected": False}}) | {
        "undo": view["seq"]
    }


def asking(view: Json) -> Json:
    """Two guests with long names ask the host for the seats of bots."""
    _, second, third, *_ = (seat["seat"] for seat in view["table"]["seats"])
    bot = {"kind": "bot", "connected": False}
    asked = _with_seats(view, {second: bot, third: bot})
    host = view["table"]["members"][0]
    guests = [
        host | {"member": 90 + seat, "name": name, "asks_for": seat}
        for seat, name in zip((second, third), LONGEST, strict=False)
    ]
    return asked | {"table": asked["table"] | {"members": [*view["table"]["members"], *guests]}}


def paused(view: Json) -> Json:
    """Somebody has paused the game and wants to end it: nothing is asked."""
    stopped = stopping(view)
    return stopped | {"asked": None, "table": stopped["table"] | {"phase": "paused"}}


def replaced(view: Json) -> Json:
    """A bot plays for the one who looks on, and bots still think briefly."""
    played = _with_seats(view, {view["you"]["eyes"]: {"level": "boy"}})
    return played | {"asked": None, "table": played["table"] | {"short_thoughts": True}}


NOTICES = (stopping, asking, paused, replaced)


def _with_seats(view: Json, changes: dict[int, Json]) -> Json:
    seats = [seat | changes.get(seat["seat"], {}) for seat in view["table"]["seats"]]
    return view | {"table": view["table"] | {"seats": seats}}
