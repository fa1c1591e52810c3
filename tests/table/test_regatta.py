"""A regatta on paper: points, standings, drawn rounds, and the log that tells it all."""

import random
from collections import Counter
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.table.refused import Refused
from flibuste.table.regatta import log, pairing
from flibuste.table.regatta.points import FAIR, FULL, Score, points, standings, with_leavers_last
from flibuste.table.regatta.regatta import Regatta
from flibuste.table.settings import Settings

GAME = "sandokan"
ranks_of_a_table = st.lists(st.integers(1, 4), min_size=2, max_size=4)


class Paper:
    """A regatta whose log is a list."""

    def __init__(self, rounds: int = 3, size: int = 4, bots: str | None = "mate", seed: int = 0) -> None:
        self.rows: list[tuple[int, bytes]] = []
        self.regatta = Regatta("BCDFGH")
        self.chance = random.Random(seed)
        self.write(log.Opened("host", GAME, rounds, size, bots, Settings()))

    def write(self, event: log.Event | None) -> None:
        if event is not None:
            self.rows.append((self.regatta.seq + 1, log.write(event)))
            self.regatta.fold_all(self.rows[-1:])

    def enter(self, *names: str) -> None:
        for name in names:
            self.write(self.regatta.enter(name, name))

    def draw(self) -> None:
        self.write(self.regatta.draw("host", self.chance, len(self.regatta.rounds) + 1))

    def finish(self, left: tuple[int, ...] = ()) -> None:
        """Plays every table of the round: the smaller number wins, bots come last."""
        nth = len(self.regatta.rounds) - 1
        for table, drawn in enumerate(self.regatta.rounds[-1].tables):
            ordered = sorted(drawn.people)
            ranks = [ordered.index(number) + 1 for number in drawn.people]
            ranks += [len(ranks) + 1 + bot for bot in range(drawn.bots)]
            self.write(log.Finished(nth, table, ranks, [one for one in drawn.people if one in left]))


def entrants(count: int) -> list[str]:
    return [f"p{number}" for number in range(count)]


@given(ranks_of_a_table)
def test_a_table_gives_out_half_of_the_full_points_for_each_seat(ranks: list[int]) -> None:
    assert sum(points(ranks)) == FAIR * len(ranks)
    assert all(0 <= earned <= FULL for earned in points(ranks))


def test_points_by_place() -> None:
    assert points([1, 2, 3, 4]) == [12, 8, 4, 0]
    assert points([3, 1, 2]) == [0, 12, 6]
    assert points([1, 2]) == [12, 0]
    assert points([1, 1, 3, 4]) == [10, 10, 4, 0]
    assert points([1, 1, 1]) == [6, 6, 6]
    assert points(list(range(1, 9))) == [12, 10, 9, 7, 5, 3, 2, 0], "at larger tables points are rounded"


@given(ranks_of_a_table, st.sets(st.integers(0, 3)))
def test_who_gives_up_is_last_and_the_others_keep_their_order(ranks: list[int], gone: set[int]) -> None:
    gone = {seat for seat in gone if seat < len(ranks)}
    found = with_leavers_last(ranks, gone)
    for one, other in combinations([seat for seat in range(len(ranks)) if seat not in gone], 2):
        assert (found[one] < found[other]) == (ranks[one] < ranks[other])
    for seat in gone:
        assert all(found[seat] > found[other] for other in range(len(ranks)) if other not in gone)


def test_ties_are_broken_by_wins_then_opposition_then_the_last_round() -> None:
    scores = {
        0: Score(18, 1, [12, 6], [4]),
        1: Score(18, 0, [6, 12], [5]),
        2: Score(18, 0, [12, 6], [5]),
        3: Score(18, 0, [12, 6], [4]),
        4: Score(3, 0, [3, 0], []),
        5: Score(10, 0, [10, 0], []),
        6: Score(18, 0, [12, 6], [4]),
    }
    assert [(one.number, one.place) for one in standings(scores)] == [
        (0, 1), (1, 2), (2, 3), (3, 4), (6, 4), (5, 6), (4, 7)
    ]  # fmt: skip


@given(st.integers(1, 200), st.integers(2, 4), st.booleans())
def test_people_are_split_into_equal_tables_and_few_sit_out(people: int, size: int, bots: bool) -> None:
    wanted = pairing.plan((2, 3, 4), size, bots=bots)
    sizes = pairing.split(people, wanted)
    resting = people - sum(sizes)
    assert all(number <= wanted.size for number in sizes)
    assert not sizes or max(sizes) - min(sizes) <= 1
    if bots:
        assert resting == 0
    else:
        assert all(number >= wanted.least for number in sizes)
        assert resting <= wanted.least - 1


@settings(deadline=None, max_examples=40)
@given(st.integers(1, 60), st.integers(2, 4), st.booleans(), st.integers(1, 4), st.integers())
def test_everybody_who_is_here_plays_once_a_round_or_sits_out(
    people: int, size: int, bots: bool, rounds: int, seed: int
) -> None:
    paper = Paper(rounds, size, "mate" if bots else None, seed)
    paper.enter(*entrants(people))
    least = 1 if bots else paper.regatta.plan.least
    if people < least:
        with pytest.raises(Refused, match="too_few_people"):
            paper.draw()
        return
    for _ in range(rounds):
        paper.draw()
        drawn = paper.regatta.rounds[-1]
        assert sorted([n for table in drawn.tables for n in table.people] + drawn.sits_out) == list(
            range(people)
        )
        for table in drawn.tables:
            assert len(table.people) + table.bots in range(
                paper.regatta.plan.least, paper.regatta.plan.size + 1
            )
        paper.finish()
    assert paper.regatta.phase == "over"
    sat_out = Counter(n for drawn in paper.regatta.rounds for n in drawn.sits_out)
    counts = [sat_out[n] for n in range(people)]
    assert max(counts) - min(counts) <= 1


@settings(deadline=None, max_examples=30)
@given(st.integers(16, 80), st.integers())
def test_nobody_meets_again_in_the_second_round(people: int, seed: int) -> None:
    paper = Paper(3, seed=seed)
    paper.enter(*entrants(people))
    for _ in range(2):
        paper.draw()
        paper.finish()
    assert all(len(set(score.met)) == len(score.met) for score in paper.regatta.scores().values())


def test_later_rounds_bring_together_who_stands_alike() -> None:
    paper = Paper(4)
    paper.enter(*entrants(64))
    spreads = []
    for _ in range(4):
        place = {one.number: nth for nth, one in enumerate(paper.regatta.standings())}
        paper.draw()
        tables = [[place[n] for n in table.people] for table in paper.regatta.rounds[-1].tables]
        spreads.append(sum(max(table) - min(table) for table in tables))
        paper.finish()
    assert spreads[-1] < spreads[0] / 2, "the first round is drawn by chance"
    assert paper.regatta.standings()[0].number == 0


def test_two_hundred_people_sail_five_rounds_and_no_more_come_in() -> None:
    paper = Paper(5)
    paper.enter(*entrants(200))
    with pytest.raises(Refused, match="regatta_full"):
        paper.enter("one more")
    for _ in range(5):
        paper.draw()
        paper.finish()
    met = Counter(n for score in paper.regatta.scores().values() for n in Counter(score.met).values())
    assert met[1] > 20 * (met[2] + met[3] + met[4])
    assert [one.place for one in paper.regatta.standings()] == sorted(
        one.place for one in paper.regatta.standings()
    )


@settings(deadline=None, max_examples=30)
@given(st.integers(1, 20), st.integers(1, 3), st.integers())
def test_the_log_tells_the_whole_regatta(people: int, rounds: int, seed: int) -> None:
    paper = Paper(rounds, seed=seed)
    paper.enter(*entrants(people))
    for _ in range(rounds):
        paper.draw()
        paper.finish(left=(0,))
    again = Regatta("BCDFGH").fold_all(paper.rows)
    assert again.standings() == paper.regatta.standings()
    assert again.rounds == paper.regatta.rounds
    assert again.entrants == paper.regatta.entrants


def test_who_comes_late_has_nothing_for_the_rounds_before() -> None:
    paper = Paper(2)
    paper.enter(*entrants(4))
    paper.draw()
    paper.finish()
    paper.enter("late")
    late = next(one for one in paper.regatta.standings() if one.number == 4)
    assert (late.points, late.rounds, late.place) == (0, (None,), 5)
    paper.draw()
    assert any(4 in table.people for table in paper.regatta.rounds[-1].tables)


def test_who_leaves_keeps_points_and_place_but_is_drawn_no_more_until_back() -> None:
    paper = Paper(3)
    paper.enter(*entrants(5))
    paper.draw()
    paper.finish()
    paper.write(paper.regatta.leave("p0"))
    paper.draw()
    assert all(0 not in table.people for table in paper.regatta.rounds[-1].tables)
    assert any(one.number == 0 for one in paper.regatta.standings())
    paper.finish()
    paper.enter("p0")
    assert len(paper.regatta.entrants) == 5
    paper.draw()
    assert any(0 in table.people for table in paper.regatta.rounds[-1].tables)


def test_who_leaves_before_playing_is_on_no_board() -> None:
    paper = Paper()
    paper.enter(*entrants(3))
    paper.write(paper.regatta.leave("p1"))
    assert [one.number for one in paper.regatta.standings()] == [0, 2]


def test_a_called_table_pays_everybody_alike_and_a_result_that_comes_later_counts_no_more() -> None:
    paper = Paper()
    paper.enter(*entrants(4))
    paper.draw()
    paper.write(log.Called(0, 0))
    paper.finish()
    assert paper.regatta.phase == "between"
    assert [one.points for one in paper.regatta.standings()] == [FAIR] * 4


def test_who_sits_out_gets_the_fair_point() -> None:
    paper = Paper(bots=None)
    paper.enter(*entrants(5))
    paper.draw()
    paper.finish()
    resting = paper.regatta.rounds[0].sits_out
    assert len(resting) == 1
    assert paper.regatta.scores()[resting[0]].points == FAIR


def test_the_last_in_the_standings_sits_out_unless_they_have_already() -> None:
    paper = Paper(bots=None)
    paper.enter(*entrants(5))
    rested: list[int] = []
    for _ in range(3):
        behind = [one.number for one in paper.regatta.standings()]
        paper.draw()
        (resting,) = paper.regatta.rounds[-1].sits_out
        if rested:
            assert resting == next(number for number in reversed(behind) if number not in rested)
        rested.append(resting)
        paper.finish()


def test_only_the_host_draws_and_only_between_rounds() -> None:
    paper = Paper()
    paper.enter(*entrants(4))
    with pytest.raises(Refused, match="not_host"):
        paper.regatta.draw("p0", paper.chance, 1)
    paper.draw()
    assert paper.regatta.draw("host", paper.chance, 1) is None, "asked twice, drawn once"
    with pytest.raises(Refused, match="round_goes_on"):
        paper.draw()
    with pytest.raises(Refused, match="round_goes_on"):
        paper.regatta.close("host")


def test_two_of_one_name_are_told_apart_and_a_name_can_be_changed() -> None:
    paper = Paper()
    paper.write(paper.regatta.enter("a", "Anne"))
    paper.write(paper.regatta.enter("b", "Anne"))
    paper.write(paper.regatta.enter("c", None))
    names = [one.name for one in paper.regatta.entrants]
    assert names[:2] == ["Anne", "Anne 2"]
    assert len(set(names)) == 3
    paper.write(paper.regatta.enter("b", "Bonny"))
    assert paper.regatta.entrants[1].name == "Bonny"


def test_who_was_sent_away_does_not_come_back() -> None:
    paper = Paper()
    paper.enter(*entrants(2))
    paper.write(paper.regatta.send_away("host", 1))
    with pytest.raises(Refused, match="not_welcome"):
        paper.enter("p1")


def test_once_the_host_is_forgotten_the_first_who_is_here_leads() -> None:
    paper = Paper()
    paper.enter(*entrants(2))
    blank = log.Opened("", GAME, 3, 4, "mate", Settings())
    again = Regatta("BCDFGH").fold_all([(1, log.write(blank)), *paper.rows[1:]])
    assert again.host == "p0"
    assert all(a.number < b.number for a, b in pairwise(again.entrants))
