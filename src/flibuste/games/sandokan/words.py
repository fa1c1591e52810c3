"""The game's numbers in words: actions, facts, prompts, refusals and endings."""

from typing import Any

import msgspec

from flibuste.core.message import Message, message
from flibuste.core.message import seat as seated
from flibuste.core.refusal import COMMON, Refusal
from flibuste.games.sandokan import descriptions as d
from flibuste.games.sandokan.log import argument, fact, fact_name, key_of
from flibuste.games.sandokan.names import PORT_NAMES, REASONS, TREASURE_NAMES, name_of, number_of
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


class SandokanWords:
    """How Sandokan's numbers are named and shown."""

    action_type: Any = d.Action
    fact_type: Any = d.Fact
    public_type: type[msgspec.Struct] = Public
    own_type: type[msgspec.Struct] = Own

    def name(self, action: int) -> msgspec.Struct:
        """The action as a struct."""
        return name_of(int(action))

    def action(self, description: Any) -> int:
        """The action that a struct describes."""
        return number_of(description)

    def say(self, seat: int, action: int) -> Message:
        """What the seat would do with this action."""
        del seat
        named = name_of(int(action))
        fields = msgspec.structs.asdict(named)
        if isinstance(named, d.Go):
            return message("sk-do-go", column=named.cell % 18, row=named.cell // 18)
        return message(
            f"sk-do-{key_of(named)}", **{field: argument(field, value) for field, value in fields.items()}
        )

    def fact(self, row: tuple[int, ...]) -> Message:
        """A fact as a line of the log."""
        return fact(row)

    def fact_name(self, row: tuple[int, ...]) -> msgspec.Struct:
        """A fact as a struct for animation and sound."""
        return fact_name(row)

    def prompt(self, o: State, seat: int) -> Message:
        """What this seat is asked now."""
        phase = int(o.phase)
        key = f"sk-prompt-{PHASES[phase].replace('_', '-')}"
        if phase == SAIL_OUT and o.extra:
            return message(f"{key}-extra")
        if phase == PAY_SUM:
            return message(key, n=int(o.due), treasure=message(f"sk-treasure-{TREASURE_NAMES[int(o.goods)]}"))
        if phase == PAY_BOTH:
            return message(f"{key}-{'black' if o.due == 2 else 'red'}")
        if phase == LOSE_TREASURE:
            return message(key, why=message(f"sk-why-{REASONS[int(o.why)].replace('_', '-')}"))
        if phase == PUT_BACK:
            why = message(f"sk-why-{REASONS[int(o.why)].replace('_', '-')}")
            return message(key, n=int(o.cards[seat]) - int(o.goal), why=why)
        if phase == HAND_OVER:
            return message(key, n=int(o.cards[seat]) - int(o.goal), whom=seated(o.attacker))
        if phase == PAY_DEFEAT:
            return message(key, whom=seated(o.defender))
        if phase == FIGHTING:
            foe = o.defender if o.attacker == seat else o.attacker
            return message(f"{key}-{'spent' if o.cards_spent else 'stay'}", whom=seated(foe))
        if phase == MAY_CALL:
            return message(key, who=seated(o.active), cells=int(o.cells), n=int(o.covered))
        return message(key)

    def refusal(self, code: int) -> Refusal:
        """The name, message key and clause of a refusal."""
        return REFUSALS[code] if code in REFUSALS else COMMON[code]

    def ending(self, reason: int) -> Message:
        """How the game ended."""
        return message("sk-ending-home" if reason == HOME_AND_DRY else "sk-ending-turns")

    def seat_name(self, o: State, seat: int) -> Message:
        """A captain is called by the colour of his boat, or by a number before ports are chosen."""
        home = int(o.home[seat])
        if home < 0:
            return message("sk-captain", n=seat + 1)
        return message(f"sk-colour-{PORT_NAMES[home]}")

    def public(self, o: State) -> msgspec.Struct:
        """What everyone sees."""
        return public(o)

    def own(self, o: State, seat: int) -> msgspec.Struct:
        """What only this seat sees."""
        return own(o, seat)
