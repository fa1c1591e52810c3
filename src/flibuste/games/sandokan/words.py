"""The game's numbers in words: prompts, endings, seats, and what follows from its tables."""

# compile-cache: holds no rules

from typing import Final

import msgspec

from flibuste.core.declared.sentences import dashed
from flibuste.core.declared.words import DeclaredWords
from flibuste.core.message import Message, message
from flibuste.core.message import seat as seated
from flibuste.games.sandokan.actions import ACTIONS
from flibuste.games.sandokan.cards import left_to_pay
from flibuste.games.sandokan.data import PORTS, TREASURES
from flibuste.games.sandokan.fight_facts import FACTS
from flibuste.games.sandokan.finds import owes_black
from flibuste.games.sandokan.nouns import REASONS, treasure, why
from flibuste.games.sandokan.refusals import REFUSALS
from flibuste.games.sandokan.state import (
    FIGHTING,
    HAND_OVER,
    HOME_AND_DRY,
    LOSE_TREASURE,
    MAY_CALL,
    PAY_BOTH,
    PAY_DEFEAT,
    PAY_SUM,
    PUT_BACK,
    SAIL_OUT,
    State,
)
from flibuste.games.sandokan.views import PHASES, Own, Public, own, public


class SandokanWords(DeclaredWords):
    """How Sandokan's numbers are named and shown."""

    public_type: type[msgspec.Struct] = Public
    own_type: type[msgspec.Struct] = Own

    def prompt(self, o: State, seat: int) -> Message:
        """What this seat is asked now."""
        phase = int(o.phase)
        key = f"sk-prompt-{dashed(PHASES[phase])}"
        if phase == SAIL_OUT and o.extra:
            return message(f"{key}-extra")
        if phase == PAY_SUM:
            return message(key, n=int(left_to_pay(o)), treasure=treasure(TREASURES[int(o.goods)]))
        if phase == PAY_BOTH:
            return message(f"{key}-{'black' if owes_black(o) else 'red'}")
        if phase == LOSE_TREASURE:
            return message(key, why=why(REASONS[int(o.why)]))
        if phase == PUT_BACK:
            return message(key, n=int(o.cards[seat]) - int(o.goal), why=why(REASONS[int(o.why)]))
        if phase == HAND_OVER:
            return message(key, n=int(o.cards[seat]) - int(o.goal), whom=seated(o.attacker))
        if phase == PAY_DEFEAT:
            return message(key, whom=seated(o.defender))
        if phase == FIGHTING:
            foe = o.defender if o.attacker == seat else o.attacker
            way = "chosen" if o.reds_chosen else "spent" if o.cards_spent else "stay"
            return message(f"{key}-{way}", whom=seated(foe))
        if phase == MAY_CALL:
            return message(key, who=seated(o.active), cells=int(o.cells), n=int(o.covered))
        return message(key)

    def ending(self, reason: int) -> Message:
        """How the game ended."""
        return message("sk-ending-home" if reason == HOME_AND_DRY else "sk-ending-turns")

    def seat_name(self, o: State, seat: int) -> Message:
        """A captain is called by the colour of his boat, or by a number before ports are chosen."""
        home = int(o.home[seat])
        if home < 0:
            return message("sk-captain", n=seat + 1)
        return message(f"sk-colour-{PORTS[home]}")

    def public(self, o: State) -> msgspec.Struct:
        """What everyone sees."""
        return public(o)

    def own(self, o: State, seat: int) -> msgspec.Struct:
        """What only this seat sees."""
        return own(o, seat)


WORDS: Final = SandokanWords(ACTIONS, FACTS, REFUSALS)
