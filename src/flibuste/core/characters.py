"""What a player can be: a colour, a pirate, a home port, chosen before the game begins."""

# compile-cache: holds no rules

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Characters:
    """The characters of a game, by number."""

    names: tuple[str, ...]
    """Message keys of what they are called."""
    seated: Callable[[int], tuple[int, ...]] | None = None
    """Where characters are seats of the game: each seat's character, by number of players."""
    take: Callable[[Any, int, int], int] | None = None
    """Where characters are taken in the game: the action that takes one now, or -1, by (observation, seat,
    character)."""

    def order(self, chosen: Sequence[int | None]) -> list[int]:
        """Who sits where in the game, by what each chose; those who chose nothing fill the rest in turn."""
        everyone = list(range(len(chosen)))
        if self.seated is None:
            return everyone
        places = self.seated(len(chosen))
        at = {places.index(whom): who for who, whom in enumerate(chosen) if whom in places}
        others = iter([who for who in everyone if who not in at.values()])
        return [at[place] if place in at else next(others) for place in everyone]

    def cast(self, chosen: Sequence[int | None]) -> list[int | None]:
        """Everybody's character in the game, in seat order."""
        if self.seated is not None:
            return list(self.seated(len(chosen)))
        if self.take is not None:
            return list(chosen)
        free = [character for character in range(len(self.names)) if character not in chosen]
        cast: list[int | None] = []
        for seat, whom in enumerate(chosen):
            if whom is None:
                # A seat's usual character is its own number.
                whom = seat if seat in free else free[0]
                free.remove(whom)
            cast.append(whom)
        return cast
