"""The game's numbers in words: prompts, endings, seats, and what follows from its tables."""

# compile-cache: holds no rules

from typing import Final

import msgspec

from flibuste.core.declared.words import DeclaredWords
from flibuste.core.message import Message, message
from flibuste.core.message import seat as seated
from flibuste.games.catan_junior.actions import (
    ACTIONS,
    CALL_OFF,
    BuildBoat,
    BuildFort,
    MoveGhost,
    given,
    wanted,
)
from flibuste.games.catan_junior.data import COLOURS, HEXES, LINES, RESOURCES, SITES
from flibuste.games.catan_junior.facts import FACTS
from flibuste.games.catan_junior.nouns import cards_of, heaps
from flibuste.games.catan_junior.refusals import REFUSALS
from flibuste.games.catan_junior.state import FREE_BUILD, GHOST, GIFTS, MAIN, ROLL, WON, State
from flibuste.games.catan_junior.views import Own, Public, own, public, whose_turn


def land(players: int, terrain: int) -> Message:
    """A terrain by its resource and its number."""
    _, resource, number = HEXES[players][terrain]
    return message(f"cj-land-{RESOURCES[resource]}", n=number)


def lands_at(players: int, site: int) -> list[Message]:
    """The terrains that a site lies beside."""
    terrains = [name for name, _, _ in HEXES[players]]
    return [land(players, terrains.index(name)) for name in SITES[players][site][1]]


_PROMPTS: Final = {
    ROLL: message("cj-prompt-roll"),
    GHOST: message("cj-prompt-ghost"),
    MAIN: message("cj-prompt-main"),
    FREE_BUILD: message("cj-prompt-free-build"),
}


class CatanJuniorWords(DeclaredWords):
    """How Catan Junior's numbers are named and shown."""

    public_type: type[msgspec.Struct] = Public
    own_type: type[msgspec.Struct] = Own

    def describe(self, players: int, seat: int, action: int) -> Message:
        """What the seat would do, naming places by the terrains beside them."""
        named = self.name(action)
        if isinstance(named, BuildBoat):
            one, other = (lands_at(players, site) for site in LINES[players][named.line])
            return message("cj-do-build-boat-at", one=one, other=other)
        if isinstance(named, BuildFort):
            return message("cj-do-build-fort-at", lands=lands_at(players, named.site))
        if isinstance(named, MoveGhost):
            return message("cj-do-move-ghost-at", land=land(players, named.hex))
        return self.say(seat, action)

    def prompt(self, o: State, seat: int) -> Message:
        """What this seat is asked now."""
        phase, active = whose_turn(o)
        if phase == GIFTS:
            return message("cj-prompt-gift", who=seated(active))
        if seat != active:
            offer = int(o.offer)
            if offer == CALL_OFF:
                return message("cj-prompt-call-off", who=seated(active))
            give, want = cards_of(given(offer)), cards_of(wanted(offer))
            return message("cj-prompt-answer", who=seated(active), give=heaps(give), want=heaps(want))
        return _PROMPTS[phase]

    def ending(self, reason: int) -> Message:
        """How the game ended."""
        return message("cj-ending-won" if reason == WON else "cj-ending-called-off")

    def seat_name(self, o: State, seat: int) -> Message:
        """A seat is called by its colour."""
        return message(f"cj-colour-{COLOURS[int(o.players)][seat]}")

    def public(self, o: State) -> Public:
        """What everyone sees."""
        return public(o)

    def own(self, o: State, seat: int) -> Own:
        """What only this seat sees."""
        return own(o, seat)


WORDS: Final = CatanJuniorWords(ACTIONS, FACTS, REFUSALS)
