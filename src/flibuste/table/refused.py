"""A request that the table or the rules refuse; nothing has changed."""

from flibuste.core.message import Argument, Message, message
from flibuste.core.refusal import Refusal


class Refused(Exception):
    """A code for programs, a message for people, and the clause if the rules refuse."""

    def __init__(self, code: str, say: Message, clause: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.say = say
        self.clause = clause


def refused(code: str, **args: Argument) -> Refused:
    """A refusal by the table itself, whose sentence is in the table's catalog."""
    return Refused(code, message(f"table-refusal-{code.replace('_', '-')}", **args))


def by_the_rules(refusal: Refusal) -> Refused:
    """A refusal by the rules."""
    return Refused(refusal.name, message(refusal.key), refusal.clause)
