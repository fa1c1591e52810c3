"""Printed codes that are scanned in the room: what a game says about them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from flibuste.core.message import Message


@dataclass(frozen=True)
class Scans:
    """The pieces that carry a code, and what a player does who scans one with the phone."""

    pieces: tuple[str, ...]
    """Their names, as the codes carry them."""
    used: Callable[[Mapping[str, str | int]], bool]
    """Whether a table with these options is played with codes."""
    action: Callable[[int], int]
    """What scanning the piece of this number is."""
    said: Callable[[Any, int, int], Message]
    """What it came to, from (observation, seat, number of the piece)."""
