"""Santy Anno's racers imitate people: they read before they know, and slip as people do."""

import itertools
from typing import Any

import numpy as np
import pytest

from flibuste.bots import port
from flibuste.core.chance import key_of, stream_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.seats import CLOCK
from flibuste.games.santy_anno import GAME
from flibuste.games.santy_anno.actions import LAY_SCUTTLE, RUN_CCW, RUN_CW, SIT, TAPS, at
from flibuste.games.santy_anno.cards import TO, walk
from flibuste.games.santy_anno.data import CARDS, CHAIRS
from flibuste.games.santy_anno.mind import pace, racer
from flibuste.games.santy_anno.slips import family
from flibuste.games.santy_anno.state import FIGHT, RACE
from tests.bots.positions import seen_by

LEVELS = ("boy", "mate", "captain", "legend")


def race_of(number: int, **options: object) -> Any:
    """A race right after "Cast off!"."""
    s = GAME.first_state(4, options, key_of("race", number))
    choices = np.zeros(GAME.max_legal, np.int64)
    while int(s.phase) != RACE:
        GAME.legal(s, CLOCK, choices)
        GAME.apply(s, CLOCK, int(choices[0]), NO_FACTS)
    return s


def answer(s: Any, seat: int) -> int:
    path = np.zeros(int(s.laid) + 1, np.int8)
    return int(walk(s.cards, int(s.laid), int(s.event), TO, s.table, s.chair_of, int(s.tile[seat]), path))


def landing(s: Any, plan: list[tuple[int, int]], seat: int) -> int:
    """The ship a plan lands at."""
    steps = sum(1 if act == RUN_CW else -1 if act == RUN_CCW else 0 for _, act in plan)
    return int(s.table[(int(s.place[seat]) + steps) % CHAIRS])


@pytest.mark.clause("SA-23")
@pytest.mark.parametrize("level", LEVELS)
def test_a_plan_is_a_legal_race_that_ends_with_the_scuttle(level: str) -> None:
    for number in range(12):
        s = race_of(number, way=("running", "standing")[number % 2], cards="expert_events")
        plan = port.race_plan(seen_by(GAME, s, 1), 1, level, stream_of("plan", number), 300)
        assert plan[-1][1] == LAY_SCUTTLE
        for (early, _), (late, _) in itertools.pairwise(plan):
            assert early <= late
        for moment, act in plan:
            assert GAME.allowed(s, 1, at(act, moment)) == 0
            GAME.apply(s, 1, at(act, moment), NO_FACTS)
        assert not int(s.out) >> 1 & 1


def test_the_same_stream_gives_the_same_plan() -> None:
    s = race_of(1)
    one, two = (racer.race_plan(seen_by(GAME, s, 2), 2, "mate", stream_of("plan"), 300) for _ in range(2))
    assert one == two


def test_nothing_before_the_end_of_reading_depends_on_the_answer() -> None:
    """Two races that differ only in the line of cards: until the end of reading all acts are the same."""
    for number in range(30):
        s = race_of(number)
        least = min(reading.time for reading in pace.READINGS.values())
        for level in LEVELS:
            plan = racer.race_plan(seen_by(GAME, s, 0), 0, level, stream_of(number), 300)
            best = pace.RUNNERS[level].reading * (100 - pace.FORM) // 100
            fastest = least * best // 100 * (100 - pace.VARIES) // 100
            assert plan[0][0] >= int(s.laid) * fastest
            assert plan[0][1] in (RUN_CW, RUN_CCW, SIT)


def test_better_levels_are_quicker_and_surer() -> None:
    times, right = [], []
    for level in LEVELS:
        plans = [
            (s := race_of(n), racer.race_plan(seen_by(GAME, s, 0), 0, level, stream_of(n), 300))
            for n in range(120)
        ]
        times.append(np.mean([plan[-1][0] for _, plan in plans]))
        right.append(sum(landing(s, plan, 0) == answer(s, 0) for s, plan in plans))
    assert times == sorted(times, reverse=True)
    assert right == sorted(right)
    assert right[0] < 120


def test_a_slip_is_one_card_misapplied() -> None:
    """Where a racer ends is where the cards lead, or where they lead with one of them misread."""
    slipped = 0
    for number in range(150):
        s = race_of(number, cards="expert")
        plan = racer.race_plan(seen_by(GAME, s, 0), 0, "boy", stream_of("slip", number), 300)
        ends = {answer(s, 0)}
        for place in range(int(s.laid)):
            for kind in pace.mistaken_for(int(s.cards[place])):
                misread = race_of(number, cards="expert")
                misread.cards[place] = kind
                ends.add(answer(misread, 0))
        assert landing(s, plan, 0) in ends
        slipped += landing(s, plan, 0) != answer(s, 0)
    assert slipped > 0


def test_every_card_has_a_reading_and_a_plausible_mistake() -> None:
    for kind in range(len(CARDS)):
        assert family(kind) in pace.READINGS
        taken = pace.mistaken_for(kind)
        assert taken
        assert kind not in taken


@pytest.mark.clause("SA-32")
def test_the_duel_is_a_matter_of_strength() -> None:
    s = race_of(0)
    s.phase = FIGHT
    taps = [
        np.mean([port.choose(s, 0, level, stream_of(n), 1.0) - TAPS for n in range(50)]) for level in LEVELS
    ]
    assert taps == sorted(taps)
    assert max(taps) <= 60
