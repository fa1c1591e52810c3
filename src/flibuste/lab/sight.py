"""What a learner sees of a state: features or the bytes of the record, a page of text, a picture."""

from typing import Any, Final, Literal, get_args

import numpy as np

from flibuste.bots.features import Features
from flibuste.core.game import Game
from flibuste.core.record import blank

Seen = Literal["features", "record"]
RENDER_MODES: Final = ("ansi", "rgb_array")
"""As text, and as a picture."""


class Sight:
    """How the seats of a game see."""

    def __init__(self, game: Game, what: Seen = "features", render_mode: str | None = None) -> None:
        if what not in get_args(Seen):
            raise ValueError(f"an observation comes as {' or '.join(get_args(Seen))}, not as {what!r}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"unknown render mode {render_mode!r}: one of {', '.join(RENDER_MODES)}")
        self.game = game
        self.features = Features(game)
        self._what = what
        self._render_mode = render_mode

    def space(self) -> Any:
        """The Gymnasium space of what is seen."""
        from gymnasium import spaces

        if self._what == "features":
            return spaces.Box(-1.0, 1.0, (len(self.features.names),), np.float32)
        return spaces.Box(0, 255, (self.game.dtype.itemsize,), np.uint8)

    def observed(self, s: Any, seat: int) -> Any:
        """The record as a seat knows it."""
        seen = blank(self.game.state)
        self.game.observe(s, seat, seen)
        return seen

    def of(self, s: Any, seat: int) -> Any:
        """What a seat sees of a state, as an array of its own."""
        seen = self.observed(s, seat)
        if self._what == "features":
            return self.features.of(seen, seat)
        return np.frombuffer(seen.tobytes(), np.uint8).copy()

    def rendered(self, s: Any, seat: int) -> Any:
        """The state as a seat sees it, in the chosen mode; None where none was chosen."""
        if self._render_mode is None:
            return None
        text = self.observed(s, seat).show(seat)
        if self._render_mode == "ansi":
            return text
        from flibuste.lab.drawing import drawn

        return drawn(text)
