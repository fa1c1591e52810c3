"""What a host chooses for a table, besides the game's own options."""

# compile-cache: holds no rules

from typing import Annotated, Literal

import msgspec

Seconds = Annotated[int, msgspec.Meta(ge=5, le=7 * 24 * 3600)]
LimitSeconds = Annotated[int, msgspec.Meta(ge=1, le=3600)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Visibility = Literal["open", "invited"]
Dropped = Literal["wait", "pause", "bot", "offer"]
Latecomers = Literal["ask", "sit"]
BotPace = Literal["slow", "usual", "quick"]
_USUAL_RACE_LIMIT = 180


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No clock, a number of seconds per turn, or those and a reserve for the whole game."""

    kind: Literal["none", "turn", "reserve"] = "none"
    turn: Seconds = 60
    reserve: Seconds = 600


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table's settings; the game's options can change only before the start."""

    options: dict[str, str | int] = {}
    visibility: Visibility = "invited"
    clock: ClockRule = ClockRule()
    tempo: dict[str, LimitSeconds] = {}
    """The limits of a game with a tempo, in seconds; limits not given have their default."""
    dropped: Dropped = "wait"
    """What happens when a person stays away for longer than the patience."""
    patience: Seconds = 60
    free_text: bool = False
    """Whether people may write freely, or only say the quick phrases."""
    free_names: bool = True
    """Whether people may bring any name, or only one from the list."""
    latecomers: Latecomers = "ask"
    """Whether newcomers to a running game ask the host for a vacant seat, or simply sit down."""
    begins: SeatNumber | None = None
    """The waiting-room seat whose player begins, if the game lets the host say so."""
    locked: bool = False
    """Whether newcomers are turned away."""
    bot_pace: BotPace = "usual"
    """How long bots take for an action, if the game has no tempo of its own."""
    outside_bots: bool = True
    """Whether people's programs may come and play, marked as their bots."""
    rated: bool = False
    """Whether the game counts for its people's ratings, if the server has ratings."""


def with_today_settings(told: bytes) -> bytes:
    """A header, an event or a list entry, with its settings as the current program reads them.

    Before there was a tempo, every table had a `race_limit`, which games without a race never looked at.
    """
    if b'"race_limit"' not in told:
        return told
    kept = msgspec.json.decode(told)
    settings = kept.get("summary", kept).get("settings")
    if isinstance(settings, dict) and "race_limit" in settings:
        limit = settings.pop("race_limit")
        if limit != _USUAL_RACE_LIMIT:
            settings["tempo"] = {"race": limit}
    return msgspec.json.encode(kept)
