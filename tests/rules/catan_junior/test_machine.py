"""Any sequence of actions, offers included, leaves a consistent game."""

from typing import Any

import hypothesis.strategies as st
import numpy as np
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from flibuste.core import facts
from flibuste.core.chance import key_of, stream_of
from flibuste.core.record import blank
from flibuste.core.seats import NOBODY
from flibuste.games.catan_junior import GAME, State
from flibuste.games.catan_junior.actions import COUNTER_TAG, OFFER_TAG, offer
from flibuste.games.catan_junior.nouns import pack
from flibuste.games.catan_junior.state import MAIN
from flibuste.games.catan_junior.views import hand_sizes
from tests.rules.catan_junior.conservation import conserved

SIDES = st.lists(st.integers(0, 2), min_size=5, max_size=5)


class Table(RuleBasedStateMachine):
    """A table where people do what they like."""

    @initialize(
        players=st.sampled_from([3, 4]), luck=st.integers(0, 1 << 30), ports=st.sampled_from(["on", "off"])
    )
    def sit_down(self, players: int, luck: int, ports: str) -> None:
        self.s: Any = GAME.first_state(players, {"ports": ports, "rounds": 10}, key_of("machine", luck))
        self.totals = conserved(self.s)
        self.told = facts.buffer(GAME.max_facts)
        self.stream = stream_of("machine", luck)

    def seats(self) -> list[int]:
        return [seat for seat in range(16) if GAME.actors(self.s) >> seat & 1]

    def legal(self, s: Any, seat: int) -> list[int]:
        out = np.zeros(GAME.max_legal, np.int64)
        return out[: GAME.legal(s, seat, out)].tolist()  # type: ignore[no-any-return]

    def take(self, seat: int, action: int) -> None:
        if GAME.allowed(self.s, seat, action):
            return
        facts.clear(self.told)
        serial = int(self.s.serial)
        GAME.apply(self.s, seat, action, self.told)
        assert self.s.serial >= serial

    @precondition(lambda self: self.seats())
    @rule(who=st.integers(0, 3), which=st.integers(0, 200))
    def act(self, who: int, which: int) -> None:
        seat = self.seats()[who % len(self.seats())]
        choices = self.legal(self.s, seat)
        self.take(seat, choices[which % len(choices)])

    @precondition(lambda self: self.seats())
    @rule(who=st.integers(0, 3))
    def let_the_time_pass(self, who: int) -> None:
        seat = self.seats()[who % len(self.seats())]
        assert GAME.allowed(self.s, seat, GAME.lapse(self.s, seat)) == 0
        self.take(seat, GAME.lapse(self.s, seat))

    @precondition(lambda self: self.s.phase == MAIN)
    @rule(give=SIDES, want=SIDES)
    def make_an_offer(self, give: list[int], want: list[int]) -> None:
        held = self.s.hands[int(self.s.active)].tolist()
        give = [min(pair) for pair in zip(give, held, strict=True)]
        want = [0 if mine else theirs for mine, theirs in zip(give, want, strict=True)]
        self.take(int(self.s.active), offer(pack(give), pack(want), OFFER_TAG))

    @precondition(lambda self: self.s.offer != 0)
    @rule(seat=st.integers(0, 3), give=SIDES, want=SIDES)
    def make_a_counter_offer(self, seat: int, give: list[int], want: list[int]) -> None:
        self.take(seat, offer(pack(give), pack(want), COUNTER_TAG))

    @rule(seat=st.integers(0, 15), action=st.integers(-(1 << 63), (1 << 63) - 1))
    def try_anything(self, seat: int, action: int) -> None:
        before = self.s.tobytes()
        GAME.allowed(self.s, seat, action)
        assert self.s.tobytes() == before

    @invariant()
    def nothing_is_lost(self) -> None:
        assert conserved(self.s) == self.totals
        assert self.s.hands.min() >= 0
        assert self.s.stock.min() >= 0
        assert self.s.low.min() >= 0

    @invariant()
    def every_seat_knows_enough_and_not_more(self) -> None:
        seen, drawn, again = blank(State), blank(State), blank(State)
        for seat in (*range(int(self.s.players)), NOBODY):
            GAME.observe(self.s, seat, seen)
            assert self.legal(seen, seat) == self.legal(self.s, seat)
            GAME.determinize(seen, self.stream, drawn)
            GAME.observe(drawn, seat, again)
            assert again.tobytes() == seen.tobytes()
            assert drawn.hands.min() >= 0
            assert hand_sizes(seen) == hand_sizes(self.s)
            if seat != NOBODY:
                assert (seen.hands[seat] == self.s.hands[seat]).all()


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=12, stateful_step_count=50, deadline=None)
