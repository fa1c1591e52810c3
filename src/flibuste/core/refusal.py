"""Why an action is not allowed: a code in the rules, a name, a sentence and a clause for people."""

from dataclasses import dataclass
from typing import Final

ALLOWED: Final = 0
NOT_YOUR_TURN: Final = 1
GAME_OVER: Final = 2
NO_SUCH_ACTION: Final = 3
FIRST_OF_THE_GAME: Final = 10
"""Each game numbers its own refusals from here on."""


class BadAction(ValueError):
    """A description that matches no action of the game."""


@dataclass(frozen=True)
class Refusal:
    """A refusal's name, the key of its sentence, and the clause it rests on (empty for the common ones)."""

    name: str
    key: str
    clause: str = ""


COMMON: Final = {
    NOT_YOUR_TURN: Refusal("not_your_turn", "core-refusal-not-your-turn"),
    GAME_OVER: Refusal("game_over", "core-refusal-game-over"),
    NO_SUCH_ACTION: Refusal("no_such_action", "core-refusal-no-such-action"),
}
