"""A game in progress for Python users: state, steps so far, and the verbs as methods."""

# compile-cache: holds no rules

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, cast

import msgspec
import numpy as np

from flibuste.core import facts
from flibuste.core.chance import key_of, stream_of
from flibuste.core.game import Game, game_of
from flibuste.core.message import render
from flibuste.core.playout import play_at_random
from flibuste.core.reading import seat_names
from flibuste.core.record import Ints, Record, blank
from flibuste.core.recording import Recording, Step, key_to_hex
from flibuste.core.refusal import NOT_YOUR_TURN, BadAction, Refusal
from flibuste.core.seats import NOBODY

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=Record, default=Record)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=Record)

Action: TypeAlias = int | np.integer[Any] | msgspec.Struct | Mapping[str, object]
"""An action as a number, as a struct of its kind, or by name as on the wire."""


class Refused(ValueError):
    """An action that the rules do not allow; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        clause = f" ({refusal.clause})" if refusal.clause else ""
        super().__init__(f"{refusal.name}{clause}")
        self.refusal = refusal


def describe(observation: Record, action: int) -> dict[str, object]:
    """An action by name, as on the wire: `{"kind": "build_boat", "line": 12}`."""
    return cast("dict[str, object]", msgspec.to_builtins(game_of(observation).words.name(int(action))))


class Match(Generic[S]):
    """One game from its start: a header, the actions taken and the state they lead to."""

    def __init__(self, game: Game, players: int, seed: object = 0, **options: object) -> None:
        self.game = game
        self.options = options
        self.key: Ints | None = key_of("seed", seed)
        self.s = game.first_state(players, options, self.key)
        self.steps: list[Step] = []
        self._facts = facts.buffer(game.max_facts)
        self._choices = np.zeros(game.max_legal, np.int64)
        self._ranks = np.zeros(players, np.int8)

    @classmethod
    def imagined(cls, observation: S, seed: object = 0) -> "Match[S]":
        """A game that fits what a seat sees; the seed draws what is hidden."""
        game = game_of(observation)
        match = cls(game, int(observation.players))
        game.determinize(observation, stream_of("imagined", seed), match.s)
        match.key = None
        return match

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.s.players)

    @property
    def actors(self) -> list[int]:
        """The seats that may act now."""
        mask = self.game.actors(self.s)
        return [seat for seat in range(16) if mask >> seat & 1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.actors(self.s) == 0

    @property
    def ranks(self) -> list[int]:
        """The final rank of each seat, the best being 1; empty while the game goes on."""
        return self._ranks.tolist() if self.game.outcome(self.s, self._ranks) else []

    def codes(self, seat: int | None = None) -> Ints:
        """The choices of a seat (by default the first actor) as numbers."""
        count = self.game.legal(self.s, self._actor(seat), self._choices)
        return self._choices[:count].copy()

    def legal(self, seat: int | None = None) -> list[msgspec.Struct]:
        """The choices of a seat (by default the first actor) by name."""
        return [self.game.words.name(int(code)) for code in self.codes(seat)]

    def play(self, action: Action, seat: int | None = None) -> "Match[S]":
        """Carries out an action given as a number, a struct or by name; raises Refused or BadAction."""
        seat = self._actor(seat)
        code = action if isinstance(action, int | np.integer) else self._code(action)
        refused = self.game.allowed(self.s, seat, int(code))
        if refused:
            raise Refused(self.game.words.refusal(refused))
        facts.clear(self._facts)
        self.game.apply(self.s, seat, int(code), self._facts)
        self.steps.append(Step(0, seat, int(code)))
        return self

    def play_out(self, seed: object = 0) -> "Match[S]":
        """Plays at random to the end, at machine speed; the steps are not kept."""
        stream, counts = stream_of("play out", seed), np.zeros(3, np.int64)
        play_at_random(self.s, stream, self.game.longest, self._choices, facts.NO_FACTS, counts)
        self.key = None
        return self

    def observe(self, seat: int) -> S:
        """The state as a seat knows it."""
        seen = blank(self.game.state)
        self.game.observe(self.s, seat, seen)
        return cast("S", seen)

    def facts(self, seat: int) -> list[tuple[int, ...]]:
        """What a seat saw happen in the last step."""
        return facts.seen_by(self._facts, seat)

    def told(self, seat: int, language: str = "en", names: Sequence[str] | None = None) -> list[str]:
        """What a seat saw happen in the last step, in words."""
        name: Callable[[int], str] = names.__getitem__ if names else self.seat_names(language).__getitem__
        return [render(self.game.words.fact(fact), language, name) for fact in self.facts(seat)]

    def seat_names(self, language: str = "en") -> list[str]:
        """What the seats are called: a colour, a pirate, a port."""
        return seat_names(self.game, self.s, language)

    def render(self, seat: int = NOBODY, language: str = "en") -> str:
        """The game as text, as a seat or everyone sees it, and what is asked of whom."""
        names = self.seat_names(language)
        seen = self.observe(seat)
        lines = [seen.show(seat)]
        for actor in self.actors:
            if actor == seat:
                lines.append(render(self.game.words.prompt(seen, seat), language, names))
            elif actor < self.players:
                lines.append(f"to act: {names[actor]}")
        if self.over:
            lines.append("ranks: " + ", ".join(f"{n} {r}" for n, r in zip(names, self.ranks, strict=True)))
        return "\n".join(lines)

    def __repr__(self) -> str:
        if self.over:
            now = f"over, ranks {self.ranks}"
        else:
            now = f"seat {', '.join(map(str, self.actors))} to act"
        what = f"{self.game.name} v{self.game.version}, {self.players} players"
        return f"<Match {what}: {len(self.steps)} steps, {now}>"

    def replay(self) -> Recording:
        """The game so far as a recording; an imagined game, or one played out, has none."""
        if self.key is None:
            raise ValueError("this game was imagined or played out: not all of its steps are known")
        reason = self.game.outcome(self.s, self._ranks)
        return Recording(
            game=self.game.name,
            version=self.game.version,
            players=self.players,
            options=dict(self.options),
            key=key_to_hex(self.key),
            steps=list(self.steps),
            outcome=self.game.words.ending(reason)["key"] if reason else "",
            ranks=self._ranks.tolist() if reason else [],
        )

    def _actor(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        actors = self.actors
        if not actors:
            raise Refused(self.game.words.refusal(NOT_YOUR_TURN))
        return actors[0]

    def _code(self, action: msgspec.Struct | Mapping[str, object]) -> int:
        words = self.game.words
        if isinstance(action, Mapping):
            try:
                action = msgspec.convert(action, words.action_type)
            except msgspec.ValidationError as error:
                raise BadAction(str(error)) from None
        return words.action(action)
