"""What must hold in every position of every game; `walk` plays random games and checks it at each step."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np

from flibuste.core import facts
from flibuste.core.chance import key_of, pick, stream_of
from flibuste.core.playout import random_seat
from flibuste.core.prospect import Prospect
from flibuste.core.record import Ints, assign, blank
from flibuste.core.recording import Recording, Step, key_to_hex, replay
from flibuste.core.seats import BOSUN, CLOCK, NOBODY
from flibuste.core.two_forms import PLAIN
from tests.conformance.cases import Case

SEATS = range(16)
SAMPLES = 6
BROUGHT: dict[tuple[str, int, int, int], tuple[int, Prospect]] = {}
"""By game, players, seat and ground: an action and what it brought, in any game played here."""
BITS = (8, 16, 25, 50)
"""Where numbers carry more than a choice: an offer's sides and its tag, the instant of a race."""


@dataclass
class Walk:
    """A random game of a case, with the buffers it needs."""

    case: Case
    seed: int
    thorough: int = 13
    """One position in so many is checked with the costly laws."""
    steps: list[Step] = field(default_factory=list)

    def __post_init__(self) -> None:
        game = self.case.game
        self.stream = stream_of("walk", str(self.case), self.seed)
        self.key = key_of("walk", str(self.case), self.seed)
        self.s = self.case.new(self.key)
        self.choices = np.zeros(game.max_legal + 1, np.int64)
        self.told = facts.buffer(game.max_facts)
        self.ranks = np.zeros(self.case.players, np.int8)
        self.totals = self.case.conserved(self.s)
        self.viewers = [*range(self.case.players), NOBODY]

    def legal(self, s: Any, seat: int) -> list[int]:
        """The choices of a seat as a list."""
        self.choices[-1] = -77
        count = self.case.game.legal(s, seat, self.choices)
        assert self.choices[-1] == -77, "legal wrote past max_legal"
        return self.choices[:count].tolist()  # type: ignore[no-any-return]

    def play(self) -> str:
        """Plays the game to its end, checks every law, and returns the digest of all its states."""
        game = self.case.game
        digest = hashlib.sha256(self.s.tobytes())
        for number in range(game.longest + 1):
            mask = game.actors(self.s)
            self.somebody_can_act_or_it_is_over(mask)
            self.totals_are_conserved()
            if number % self.thorough == self.seed % self.thorough:
                self.choices_are_consistent(mask)
                self.nothing_leaks(mask)
            if mask == 0:
                break
            seat = random_seat(mask, self.stream)
            legal = self.legal(self.s, seat)
            action = legal[pick(self.stream, len(legal))]
            facts.clear(self.told)
            drawn = int(self.s.drawn)
            final = game.apply(self.s, seat, action, self.told)
            assert final or int(self.s.drawn) == drawn, "a step that drew is final"
            assert int(self.told[0, 0]) <= game.max_facts
            self.facts_can_be_said()
            self.steps.append(Step(0, seat, action))
            digest.update(self.s.tobytes())
        else:
            raise AssertionError(f"{self.case} takes more than {game.longest} decisions")
        self.replay_gives_the_same_bytes()
        return digest.hexdigest()

    def somebody_can_act_or_it_is_over(self, mask: int) -> None:
        game = self.case.game
        ending = game.outcome(self.s, self.ranks)
        assert (mask == 0) == (ending != 0)
        if ending:
            assert min(self.ranks) == 1
            assert max(self.ranks) <= self.case.players
            assert game.words.ending(ending)["key"]
        for seat in SEATS:
            if mask >> seat & 1:
                assert seat < self.case.players or seat in (CLOCK, BOSUN)
                assert self.legal(self.s, seat), f"seat {seat} is asked and has no choice"

    def totals_are_conserved(self) -> None:
        assert self.case.conserved(self.s) == self.totals

    def facts_can_be_said(self) -> None:
        words = self.case.game.words
        for fact in facts.seen_by(self.told, 0):
            assert words.fact(fact)["key"]
            words.fact_name(fact)

    def choices_are_consistent(self, mask: int) -> None:
        """Enumerated actions are allowed, others refused with a reason, and refusing changes nothing."""
        game = self.case.game
        before = self.s.tobytes()
        for seat in SEATS:
            asked = bool(mask >> seat & 1)
            legal = self.legal(self.s, seat) if asked else []
            assert len(set(legal)) == len(legal)
            for action in legal:
                assert 0 <= action < game.dense
                assert game.allowed(self.s, seat, action) == 0
                named = game.words.name(action)
                assert game.words.action(named) == action
                assert game.words.say(seat, action)["key"]
            others = [pick(self.stream, game.dense) for _ in range(SAMPLES)]
            wild = [
                pick(self.stream, 1 << 31) * (1 << 32) + pick(self.stream, 1 << 31) for _ in range(SAMPLES)
            ]
            for action in (*others, -1, game.dense, -(1 << 63), (1 << 63) - 1):
                if action not in legal:
                    code = game.allowed(self.s, seat, action)
                    assert code, f"{action} by seat {seat} is allowed but not enumerated"
                    assert game.words.refusal(code).name
            for action in wild:
                code = game.allowed(self.s, seat, action)
                assert not code or game.words.refusal(code).name
                assert code or asked
            packed = [action | 1 + pick(self.stream, 99) << bit for action in legal for bit in BITS]
            for action in (*wild, *packed):
                self.what_comes_from_outside_is_what_it_is_called(seat, action)
            if asked:
                lapse = game.lapse(self.s, seat)
                assert game.allowed(self.s, seat, lapse) == 0
                game.prompt(self.s, seat)
        assert self.s.tobytes() == before

    def what_comes_from_outside_is_what_it_is_called(self, seat: int, action: int) -> None:
        """An allowed number that a player may send means no more than its description."""
        game = self.case.game
        if not game.allowed(self.s, seat, action) and game.from_outside(action):
            assert game.words.action(game.words.name(action)) == action

    def nothing_leaks(self, mask: int) -> None:
        """Choices, refusals and prompts depend on the observation only, and drawing from it is faithful."""
        game = self.case.game
        seen, drawn, again = blank(game.state), blank(game.state), blank(game.state)
        for viewer in self.viewers:
            game.observe(self.s, viewer, seen)
            assert not seen.key.any()
            assert not seen.drawn
            game.observe(seen, viewer, again)
            assert again.tobytes() == seen.tobytes()
            assert game.actors(seen) == mask
            game.determinize(seen, self.stream, drawn)
            game.observe(drawn, viewer, again)
            assert again.tobytes() == seen.tobytes(), f"seat {viewer} sees another state after determinize"
            assert self.case.conserved(drawn) == self.totals
            if viewer != NOBODY:
                self.what_is_written_to_one_is_what_is_described(seen, viewer)
                self.choices_depend_on_the_observation(viewer, seen, bool(mask >> viewer & 1))
            else:
                self.what_is_written_is_what_is_described(seen)
            self.facts_depend_on_the_observation(viewer, drawn, mask)

    def what_is_written_is_what_is_described(self, seen: Any) -> None:
        game = self.case.game
        described = msgspec.json.encode(game.words.public(seen))
        assert msgspec.json.encode(msgspec.json.decode(described, type=game.words.public_type)) == described
        if game.shown is not None:
            assert game.shown.json(seen) == described
            assert game.shown.json(seen, blank=-1) == described, "a column is not always filled"
            with PLAIN:
                assert game.shown.json(seen) == described

    def what_is_written_to_one_is_what_is_described(self, seen: Any, viewer: int) -> None:
        game = self.case.game
        described = msgspec.json.encode(game.words.own(seen, viewer))
        assert msgspec.json.encode(msgspec.json.decode(described, type=game.words.own_type)) == described
        if game.shown_own is not None:
            assert game.shown_own.json(seen, viewer) == described
            assert game.shown_own.json(seen, viewer, blank=-1) == described, "a column is not always filled"
            with PLAIN:
                assert game.shown_own.json(seen, viewer) == described

    def choices_depend_on_the_observation(self, viewer: int, seen: Any, asked: bool) -> None:
        game = self.case.game
        if asked:
            legal = self.legal(self.s, viewer)
            assert self.legal(seen, viewer) == legal
            assert game.lapse(seen, viewer) == game.lapse(self.s, viewer)
            assert game.prompt(seen, viewer) == game.prompt(self.s, viewer)
            assert game.words.prompt(seen, viewer) == game.words.prompt(self.s, viewer)
            if game.prospects is not None:
                told = game.prospects(seen, viewer, legal)
                assert len(told) == len(legal)
                assert told == game.prospects(self.s, viewer, legal)
                self.equal_grounds_bring_the_same(viewer, seen, legal, told)
        for action in [pick(self.stream, game.dense) for _ in range(SAMPLES)]:
            assert game.allowed(seen, viewer, action) == game.allowed(self.s, viewer, action)

    def equal_grounds_bring_the_same(
        self, viewer: int, seen: Any, legal: list[int], told: Sequence[Prospect]
    ) -> None:
        if self.case.game.grounds is None:
            return
        grounds = np.zeros(len(legal), np.int64)
        self.case.game.grounds(seen, viewer, np.array(legal, np.int64), len(legal), grounds)
        for ground, action, prospect in zip(grounds.tolist(), legal, told, strict=True):
            key = (self.case.game.name, self.case.players, viewer, ground)
            assert BROUGHT.setdefault(key, (action, prospect)) == (action, prospect)

    def facts_depend_on_the_observation(self, viewer: int, drawn: Any, mask: int) -> None:
        """A step on two states that look alike tells a viewer different facts only if they see them."""
        game = self.case.game
        if mask == 0:
            return
        seat = random_seat(mask, self.stream)
        both = sorted(set(self.legal(self.s, seat)) & set(self.legal(drawn, seat)))
        if not both:
            return
        action = both[pick(self.stream, len(both))]
        true, guess = blank(game.state), blank(game.state)
        assign(true, self.s)
        assign(guess, drawn)
        guess.key[:] = true.key
        guess.drawn = true.drawn
        told = [self._after(true, seat, action, viewer), self._after(guess, seat, action, viewer)]
        if told[0] != told[1]:
            game.observe(true, viewer, drawn)
            game.observe(guess, viewer, true)
            assert drawn.tobytes() != true.tobytes(), f"facts tell seat {viewer} more than its view: {told}"

    def _after(self, s: Any, seat: int, action: int, viewer: int) -> list[tuple[int, ...]]:
        happened: Ints = facts.buffer(self.case.game.max_facts)
        self.case.game.apply(s, seat, action, happened)
        # A player who draws two cards at once sees which came first, but only while drawing.
        return sorted(facts.seen_by(happened, viewer))

    def replay_gives_the_same_bytes(self) -> None:
        recording = Recording(
            game=self.case.game.name,
            version=self.case.game.version,
            players=self.case.players,
            options=dict(self.case.options),
            key=key_to_hex(self.key),
            steps=self.steps,
        )
        *_, (last, _, _) = replay(recording)
        assert last.tobytes() == self.s.tobytes()
        copy = np.frombuffer(bytearray(self.s.tobytes()), self.case.game.dtype)[0]
        assert copy.tobytes() == self.s.tobytes()
