"""The words all games have in common: what follows from their three tables."""

from typing import Any

from flibuste.core.declared.actions import Action, ActionTable
from flibuste.core.declared.facts import Fact, FactTable
from flibuste.core.declared.refusals import RefusalTable
from flibuste.core.message import Message
from flibuste.core.refusal import COMMON, Refusal


class DeclaredWords:
    """The part of `core.game.Words` that follows from tables; a game adds the rest."""

    def __init__(self, actions: ActionTable, facts: FactTable, refusals: RefusalTable) -> None:
        self.action_type = actions.union
        self.fact_type = facts.union
        self._actions = actions
        self._facts = facts
        self._refusals = COMMON | refusals

    def name(self, action: int) -> Action:
        """The action as a struct; raises BadAction."""
        return self._actions.name(action)

    def action(self, description: Any) -> int:
        """The action that a struct describes; raises BadAction."""
        return self._actions.number(description)

    def say(self, seat: int, action: int) -> Message:
        """What the seat would do with this action."""
        del seat
        return self._actions.say(action)

    def describe(self, players: int, seat: int, action: int) -> Message:
        """The same on the board of a game with `players` players, where that says more."""
        del players
        return self.say(seat, action)

    def fact(self, fact: tuple[int, ...]) -> Message:
        """A fact as a line of the log."""
        return self._facts.say(fact)

    def fact_name(self, fact: tuple[int, ...]) -> Fact:
        """A fact as a struct for animation and sound."""
        return self._facts.name(fact)

    def refusal(self, code: int) -> Refusal:
        """The name, message key and clause of a refusal."""
        return self._refusals[code]
