"""The game's numbers in words: prompts, the ending, seats, and what follows from its tables."""

# compile-cache: holds no rules

from typing import Final

import msgspec

from flibuste.core.declared.words import DeclaredWords
from flibuste.core.message import Message, message
from flibuste.core.message import seat as seated
from pirates_dice.actions import ACTIONS, count_of, face_of
from pirates_dice.facts import FACTS
from pirates_dice.nouns import so_many
from pirates_dice.refusals import REFUSALS
from pirates_dice.state import NO_BID, State
from pirates_dice.views import Own, Public, own, public


class PiratesDiceWords(DeclaredWords):
    """How the numbers of Pirate's Dice are named and shown."""

    public_type: type[msgspec.Struct] = Public
    own_type: type[msgspec.Struct] = Own

    def prompt(self, o: State, seat: int) -> Message:
        """What this seat is asked now."""
        bid = int(o.bid)
        if bid == NO_BID:
            return message("pd-prompt-begin")
        what = so_many(count_of(bid), face_of(bid) + 1)
        return message("pd-prompt-answer", who=seated(o.bidder), what=what)

    def ending(self, reason: int) -> Message:
        """How the game ended."""
        return message("pd-ending-won")

    def seat_name(self, o: State, seat: int) -> Message:
        """A seat is called by its number."""
        return message("pd-seat", n=seat + 1)

    def public(self, o: State) -> Public:
        """What everyone sees."""
        return public(o)

    def own(self, o: State, seat: int) -> Own:
        """What only this seat sees."""
        return own(o, seat)


WORDS: Final = PiratesDiceWords(ACTIONS, FACTS, REFUSALS)
