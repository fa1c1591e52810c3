"""The ship sheets of a race for real: what a phone that scans one does (SA-72 to SA-74)."""

# compile-cache: holds no rules

from typing import Any, Final

from flibuste.core.message import Message, message
from flibuste.core.scans import Scans
from flibuste.games.santy_anno.actions import SCAN
from flibuste.games.santy_anno.data import SHIPS
from flibuste.games.santy_anno.nouns import ship_name


def _said(o: Any, seat: int, piece: int) -> Message:
    """Says that the lap is done, or that the scuttle is laid."""
    key = "sa-scan-lap" if (int(o.out) >> seat) & 1 else "sa-scan-landed"
    return message(key, ship=ship_name(SHIPS[piece]))


SHEETS: Final = Scans(
    pieces=SHIPS,
    used=lambda options: options.get("way") == "for_real",
    action=lambda piece: SCAN + piece,
    said=_said,
)
