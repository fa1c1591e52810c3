"""The table of a game's refusals: codes and sentences follow from order and names."""

from flibuste.core.declared.sentences import dashed
from flibuste.core.refusal import FIRST_OF_THE_GAME, Refusal


class RefusalTable(dict[int, Refusal]):
    """The refusals of a game by their codes."""

    def __init__(self, says: str) -> None:
        super().__init__()
        self._says = says

    def add(self, name: str, clause: str) -> int:
        """Declares a refusal with the clause it rests on, and returns its code."""
        code = FIRST_OF_THE_GAME + len(self)
        self[code] = Refusal(name, f"{self._says}-{dashed(name)}", clause)
        return code
