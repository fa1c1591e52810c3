"""A state machine that plays Sandokan with all its options and checks its invariants."""

from typing import Any

import numpy as np
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from flibuste.core import facts
from flibuste.core.chance import key_of
from flibuste.games.sandokan import GAME
from flibuste.games.sandokan.data import HOLD, PORT_AT
from flibuste.games.sandokan.state import LOSE_TREASURE, MAY_CALL, PUT_BACK
from tests.rules.sandokan.conservation import conserved
from tests.rules.sandokan.test_secrets import check_knowledge


class Voyage(RuleBasedStateMachine):
    """Captains who do anything the rules allow, and try what they do not."""

    @initialize(
        players=st.integers(2, 6),
        seed=st.integers(0, 10**6),
        rules=st.sampled_from(["swift", "book"]),
        cards=st.sampled_from(["as_rules", "stay", "spent"]),
        hand=st.sampled_from(["as_rules", "twelve", "any"]),
        fights=st.sampled_from(["all", "chosen"]),
        bluff=st.sampled_from(["off", "on"]),
        island_cards=st.integers(1, 2),
    )
    def begin(self, players: int, seed: int, **options: object) -> None:
        self.s: Any = GAME.first_state(players, {**options, "turns": 20}, key_of("voyage", seed))
        self.totals = conserved(self.s)
        self.told = facts.buffer(GAME.max_facts)
        self.choices = np.zeros(GAME.max_legal, np.int64)

    def _asked(self) -> list[int]:
        mask = GAME.actors(self.s)
        return [seat for seat in range(16) if mask >> seat & 1]

    @precondition(lambda self: GAME.actors(self.s) != 0)
    @rule(which=st.integers(0, 10**6), what=st.integers(0, 10**6))
    def act(self, which: int, what: int) -> None:
        asked = self._asked()
        seat = asked[which % len(asked)]
        before = GAME.prompt(self.s, seat)
        count = GAME.legal(self.s, seat, self.choices)
        assert 0 < count <= GAME.max_legal
        action = int(self.choices[what % count])
        assert GAME.allowed(self.s, seat, action) == 0
        facts.clear(self.told)
        GAME.apply(self.s, seat, action, self.told)
        assert int(self.told[0, 0]) <= GAME.max_facts
        assert before > 0

    @rule(seat=st.integers(0, 15), action=st.integers(-5, GAME.dense + 5))
    def try_something(self, seat: int, action: int) -> None:
        before = self.s.tobytes()
        code = GAME.allowed(self.s, seat, action)
        count = GAME.legal(self.s, seat, self.choices)
        assert (code == 0) == (action in self.choices[:count].tolist())
        assert code == 0 or GAME.words.refusal(code).name
        assert self.s.tobytes() == before

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "s"):
            assert conserved(self.s) == self.totals
            check_knowledge(self.s)

    @invariant()
    def limits_hold(self) -> None:
        if not hasattr(self, "s"):
            return
        s = self.s
        sea = [int(cell) for cell in s.where[: int(s.players)] if cell >= 0 and PORT_AT[int(cell)] < 0]
        assert len(sea) == len(set(sea)), "never two boats on a cell"
        if s.phase != LOSE_TREASURE:
            assert (s.aboard <= HOLD).all()
        if s.phase not in (PUT_BACK, MAY_CALL):
            assert (s.cards <= int(s.most_cards) + 1).all()

    @invariant()
    def somebody_can_act_or_the_game_is_over(self) -> None:
        if hasattr(self, "s"):
            assert bool(self._asked()) != bool(self.s.over)


TestVoyage = Voyage.TestCase
TestVoyage.settings = settings(max_examples=25, stateful_step_count=120, deadline=None)
