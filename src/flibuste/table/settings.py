"""What a host chooses for a table, besides the game's own options."""

from typing import Annotated, Literal

import msgspec

Seconds = Annotated[int, msgspec.Meta(ge=5, le=7 * 24 * 3600)]
RaceSeconds = Annotated[int, msgspec.Meta(ge=30, le=300)]
Visibility = Literal["open", "invited"]
Dropped = Literal["wait", "pause", "bot", "offer"]
Latecomers = Literal["ask", "sit"]


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
    race_limit: RaceSeconds = 180
    """In a race: so long after "Cast off!" the count runs for all who are still out (SA-25)."""
    dropped: Dropped = "wait"
    """What happens when a person stays away for longer than the patience."""
    patience: Seconds = 60
    free_text: bool = False
    """Whether people may write what they like, or only say the quick phrases."""
    free_names: bool = True
    """Whether people may bring any name, or only one of the list."""
    latecomers: Latecomers = "ask"
    """Whether who comes to a running game asks the host for a vacant seat, or simply sits down there."""
    locked: bool = False
    """Whether newcomers are turned away."""
