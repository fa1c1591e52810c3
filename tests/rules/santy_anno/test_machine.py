"""Hypothesis plays Santy Anno: whatever people and clock do, every round stays consistent."""

import numpy as np
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from flibuste.core.chance import key_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.seats import CLOCK
from flibuste.games.santy_anno import GAME
from flibuste.games.santy_anno import actions as act
from flibuste.games.santy_anno.cards import TO, walk
from flibuste.games.santy_anno.state import DEAL, FIGHT, NONE, OVER, RACE, SHOW
from tests.rules.santy_anno.conservation import conserved


class Players(RuleBasedStateMachine):
    """The players of one table, in any way of playing that the program deals."""

    @initialize(
        players=st.integers(3, 8),
        seed=st.integers(0, 10**6),
        way=st.sampled_from(["running", "standing"]),
        cards=st.sampled_from(["basic", "expert", "expert_events", "basic_events"]),
        screens=st.sampled_from(["together", "in_turn"]),
    )
    def sit_down(self, players: int, seed: int, way: str, cards: str, screens: str) -> None:
        self.s = GAME.first_state(players, {"way": way, "cards": cards, "screens": screens}, key_of(seed))
        self.players = players
        self.totals = conserved(self.s)

    def choices(self, seat: int) -> list[int]:
        out = np.zeros(GAME.max_legal, np.int64)
        return [int(action) for action in out[: GAME.legal(self.s, seat, out)]]

    @precondition(lambda self: self.s.phase in (DEAL, SHOW))
    @rule()
    def the_clock_goes_on(self) -> None:
        while self.s.phase in (DEAL, SHOW):
            (action,) = self.choices(CLOCK)
            GAME.apply(self.s, CLOCK, action, NO_FACTS)

    @precondition(lambda self: self.s.phase == RACE)
    @rule()
    def the_clock_calls(self) -> None:
        (action,) = self.choices(CLOCK)
        GAME.apply(self.s, CLOCK, action, NO_FACTS)

    @precondition(lambda self: self.s.phase in (RACE, FIGHT))
    @rule(data=st.data(), wait=st.integers(0, 400))
    def somebody_acts(self, data: st.DataObject, wait: int) -> None:
        able = [seat for seat in range(self.players) if int(self.s.able) >> seat & 1]
        if not able:
            return
        seat = data.draw(st.sampled_from(able))
        action = data.draw(st.sampled_from(self.choices(seat)))
        if self.s.phase == RACE and wait:
            action = act.at(action, int(self.s.instant[seat]) + wait)
        assert GAME.allowed(self.s, seat, action) == 0
        GAME.apply(self.s, seat, action, NO_FACTS)

    @precondition(lambda self: self.s.phase == RACE)
    @rule(data=st.data())
    def somebody_lands_straight_away(self, data: st.DataObject) -> None:
        able = [seat for seat in range(self.players) if int(self.s.able) >> seat & 1]
        if not able:
            return
        seat = data.draw(st.sampled_from(able))
        while self.s.phase == RACE and int(self.s.able) >> seat & 1:
            GAME.apply(self.s, seat, GAME.lapse(self.s, seat), NO_FACTS)

    @precondition(lambda self: self.s.phase == OVER)
    @rule()
    def the_captain_is_known(self) -> None:
        ranks = np.zeros(self.players, np.int8)
        assert GAME.outcome(self.s, ranks)
        assert ranks.min() == 1
        assert GAME.actors(self.s) == 0

    @invariant()
    def nothing_is_gained_or_lost(self) -> None:
        assert conserved(self.s) == self.totals

    @invariant()
    def tiles_never_share_a_ship(self) -> None:
        tiles = self.s.tile[: self.players].tolist()
        assert len(set(tiles)) == self.players
        if self.s.phase == SHOW:
            assert len(set(self.s.end[: self.players].tolist())) == self.players

    @invariant()
    def ends_are_known_exactly_when_the_race_is_over(self) -> None:
        known = (self.s.end[: self.players] != NONE).any()
        assert known == (self.s.phase in (SHOW, FIGHT, OVER))

    @invariant()
    def the_check_is_the_walk_of_every_card(self) -> None:
        if self.s.phase != SHOW:
            return
        path = np.zeros(10, np.int8)
        count = 4 + int(self.s.round_number)
        for seat in range(self.players):
            start = int(self.s.tile[seat])
            end = walk(self.s.cards, count, int(self.s.event), TO, self.s.table, self.s.chair_of, start, path)
            assert end == self.s.end[seat]

    @invariant()
    def coins_go_to_the_right_ones_in_order(self) -> None:
        if self.s.phase == SHOW:
            order = self.s.order[: int(self.s.arrived)].tolist()
            right = [seat for seat in order if int(self.s.right) >> seat & 1]
            assert [int(self.s.loot[seat]) for seat in right] == [5, 4, 3, 2, 1, 0, 0, 0][: len(right)]
            assert sum(self.s.loot.tolist()) == sum([5, 4, 3, 2, 1][: len(right)])


@pytest.mark.clause("SA-22", "SA-28")
def test_whatever_the_crew_does_the_round_stays_a_round() -> None:
    run_state_machine_as_test(
        Players, settings=settings(deadline=None, max_examples=25, stateful_step_count=30)
    )
