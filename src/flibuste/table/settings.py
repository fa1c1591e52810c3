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
    """No clock, so many seconds a turn, or those and a reserve for the whole game."""

    kind: Literal["none", "turn", "reserve"] = "none"
    turn: Seconds = 60
    reserve: Seconds = 600


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table's settings; the game's options can change only before the start."""

    options: dict[str, str | int] = {}
    visibility: Visibility = "invited"
    clock: ClockRule = ClockRule()
    tempo: dict[str, LimitSeconds] = {}
    """The limits of a game with a tempo, in seconds; those that are not named are as usual."""
    dropped: Dropped = "wait"
    """What happens when a person stays away for longer than the patience."""
    patience: Seconds = 60
    free_text: bool = False
    """Whether people may write what they like, or only say the quick phrases."""
    free_names: bool = True
    """Whether people may bring any name, or only one of the list."""
    latecomers: Latecomers = "ask"
    """Whether newcomers to a running game ask the host for a vacant seat, or simply sit down there."""
    begins: SeatNumber | None = None
    """The seat of the waiting room whose player begins, where the game lets the host say so."""
    locked: bool = False
    """Whether newcomers are turned away."""
    bot_pace: BotPace = "usual"
    """How long bots take over an action, where the game has no tempo of its own."""
    outside_bots: bool = True
    """Whether programs of people may come and play, marked as their bots."""
    rated: bool = False
    """Whether the game counts for its people's ratings, where the server has some."""


def with_today_settings(told: bytes) -> bytes:
    """A header, an event or an entry of the lists with its settings as today's program reads them.

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
