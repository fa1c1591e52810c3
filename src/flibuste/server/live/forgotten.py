"""Who was forgotten lately: what such a device has under way is not kept."""

import time
from typing import Final

MINUTE: Final = 60.0
"""Seconds after which nothing is under way any more."""


class Forgotten:
    """The people whom this process forgets, or has forgotten within a minute."""

    def __init__(self) -> None:
        self._until: dict[str, float] = {}

    def __contains__(self, person: str) -> bool:
        return person in self._until

    def under_way(self, person: str) -> bool:
        """Whether the person is being forgotten right now."""
        return self._until.get(person) == float("inf")

    def begin(self, person: str) -> None:
        """From now on nothing of the person's is kept."""
        self._until[person] = float("inf")

    def give_up(self, person: str) -> None:
        """It has failed: the person is still who they were."""
        self._until.pop(person, None)

    def finish(self, person: str) -> None:
        """The person is forgotten; those of a minute ago need not be known any more."""
        now = time.monotonic()
        self._until = {one: until for one, until in self._until.items() if until > now}
        self._until[person] = now + MINUTE
