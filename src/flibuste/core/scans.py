"""Printed codes that are scanned in the room: what a game says about them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from flibuste.core.message import Message


@dataclass(frozen=True)
class Scans:
    """The pieces that carry a code, and what a player does by scanning one with a phone."""

    pieces: tuple[str, ...]
    """Their names, as the codes carry them."""
    used: Callable[[Mapping[str, str | int]], bool]
    """Whether a table with these options is played with codes."""
    action: Callable[[int], int]
    """The action of scanning the piece with this number."""
    said: Callable[[Any, int, int], Message]
    """The outcome, from (observation, seat, number of the piece)."""
