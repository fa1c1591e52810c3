"""The game's numbers in words: prompts, endings, seats, and what follows from its tables."""

# compile-cache: holds no rules

from typing import Any, Final

import msgspec

from flibuste.core.declared.words import DeclaredWords
from flibuste.core.message import Message, message, seat
from flibuste.core.seats import BOSUN, CLOCK
from flibuste.games.santy_anno import views
from flibuste.games.santy_anno.bosun import event_is_next
from flibuste.games.santy_anno.data import PIRATES
from flibuste.games.santy_anno.deal import line_length
from flibuste.games.santy_anno.facts import FACTS
from flibuste.games.santy_anno.fleet_action import ACTIONS
from flibuste.games.santy_anno.refusals import REFUSALS
from flibuste.games.santy_anno.state import DEAL, FIGHT, FOR_REAL, NAME_SHIPS, NAME_STARTS, PILE, STANDING

_ENDINGS = {1: "sa-ending-captain", 2: "sa-ending-captains"}


class SantyAnnoWords(DeclaredWords):
    """How Santy Anno's numbers are named and shown."""

    public_type: type[msgspec.Struct] = views.Public
    own_type: type[msgspec.Struct] = views.Own

    def prompt(self, o: Any, seat: int) -> Message:
        """What this seat is asked now."""
        if seat == BOSUN:
            return _asked_by_hand(o)
        if o.phase == NAME_STARTS:
            return message("sa-prompt-choose-chair")
        if o.phase == FIGHT:
            return message("sa-prompt-duel")
        if o.way == STANDING:
            return message("sa-prompt-frame" if o.frame[seat] < 0 else "sa-prompt-lay")
        if o.way == FOR_REAL:
            return message("sa-prompt-scan" if o.holding[seat] else "sa-prompt-scan-lap")
        if o.seated[seat]:
            return message("sa-prompt-lay")
        if o.holding[seat]:
            return message("sa-prompt-run")
        return message("sa-prompt-take-scuttle" if o.lapped[seat] else "sa-prompt-lap")

    def ending(self, reason: int) -> Message:
        """How the game ended."""
        return message(_ENDINGS[reason])

    def seat_name(self, o: Any, seat: int) -> Message:
        """The seat's pirate, or the office of the clock and the Bosun."""
        if seat == CLOCK:
            return message("sa-clock")
        if seat == BOSUN:
            return message("sa-bosun")
        return message(f"sa-pirate-{PIRATES[seat]}")

    def public(self, o: Any) -> msgspec.Struct:
        """What everyone sees, from the observation of NOBODY."""
        return views.public(o)

    def own(self, o: Any, seat: int) -> msgspec.Struct:
        """What only this seat sees, from its observation."""
        return views.own(o, seat)


def _asked_by_hand(o: Any) -> Message:
    """What the Bosun is asked to name next."""
    if o.phase == NAME_SHIPS:
        return message("sa-prompt-ship-lies", chair=int(o.named) + 1)
    if o.phase == NAME_STARTS:
        return message("sa-prompt-pirate-starts", who=seat(int(o.named) - 8))
    if o.phase == DEAL:
        if event_is_next(o):
            return message("sa-prompt-event-turned")
        return message("sa-prompt-card-turned", place=line_length(o) - int(o.laid), cards=line_length(o))
    if o.phase == PILE:
        return message("sa-prompt-pile", place=int(o.arrived) + 1) if o.out else message("sa-prompt-check")
    return message("sa-prompt-wrestled" if o.phase == FIGHT else "sa-prompt-next-round")


WORDS: Final = SantyAnnoWords(ACTIONS, FACTS, REFUSALS)
