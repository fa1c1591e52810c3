"""How Santy Anno's numbers are named and said."""

from typing import Any

import msgspec

from flibuste.core.message import Message, message, seat
from flibuste.core.refusal import Refusal
from flibuste.core.seats import BOSUN, CLOCK
from flibuste.games.santy_anno import acts, reports, views
from flibuste.games.santy_anno.bosun import event_is_next
from flibuste.games.santy_anno.data import CARDS, EVENTS, PIRATES, SHIPS
from flibuste.games.santy_anno.deal import line_length
from flibuste.games.santy_anno.names import card_name, event_name, ship_name
from flibuste.games.santy_anno.refusals import REFUSALS
from flibuste.games.santy_anno.state import DEAL, FIGHT, NAME_SHIPS, NAME_STARTS, PILE, STANDING

_ENDINGS = {1: "sa-ending-captain", 2: "sa-ending-captains"}


class SantyAnnoWords:
    """The words of the game, as `core.game.Words` asks for them."""

    action_type: Any = acts.Act
    fact_type: Any = reports.Fact
    public_type: type[msgspec.Struct] = views.Public
    own_type: type[msgspec.Struct] = views.Own

    def name(self, action: int) -> msgspec.Struct:
        """The action as a struct."""
        return acts.named(action)

    def action(self, description: Any) -> int:
        """The action that a struct describes; raises BadAction."""
        return acts.numbered(description)

    def say(self, seat: int, action: int) -> Message:
        """What the seat would do with this action."""
        act: Any = acts.named(action)
        tag = str(type(act).__struct_config__.tag).replace("_", "-")
        match act:
            case acts.Run():
                return message(f"sa-act-run-{act.way}")
            case acts.LayFrame() | acts.ShipLies() | acts.PirateStarts():
                return message(f"sa-act-{tag}", ship=ship_name(SHIPS.index(act.ship)))
            case acts.Tap():
                return message("sa-act-tap", n=act.taps)
            case acts.CardTurned():
                return message("sa-act-card-turned", card=card_name(CARDS.index(act.card)))
            case acts.EventTurned():
                return message("sa-act-event-turned", event=event_name(EVENTS.index(act.event)))
            case acts.PirateSits():
                return message(
                    "sa-act-pirate-sits", who=_seat(act.who), ship=ship_name(SHIPS.index(act.ship))
                )
            case acts.Wrestled():
                return message("sa-act-wrestled", who=_seat(act.who))
        return message(f"sa-act-{tag}")

    def fact(self, fact: tuple[int, ...]) -> Message:
        """A fact as a line of the log."""
        return reports.said(fact)

    def fact_name(self, fact: tuple[int, ...]) -> msgspec.Struct:
        """A fact as a struct."""
        return reports.named(fact)

    def prompt(self, o: Any, seat: int) -> Message:
        """What this seat is asked now."""
        if seat == BOSUN:
            return _asked_by_hand(o)
        if o.phase == FIGHT:
            return message("sa-prompt-duel")
        if o.way == STANDING:
            return message("sa-prompt-frame" if o.frame[seat] < 0 else "sa-prompt-lay")
        if o.seated[seat]:
            return message("sa-prompt-lay")
        if o.holding[seat]:
            return message("sa-prompt-run")
        return message("sa-prompt-take-scuttle" if o.lapped[seat] else "sa-prompt-lap")

    def refusal(self, code: int) -> Refusal:
        """The name, message key and clause of a refusal."""
        return REFUSALS[code]

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


def _seat(number: int) -> Message:
    return seat(number)


def _asked_by_hand(o: Any) -> Message:
    """What the Bosun names next."""
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
