"""The dealer by hand: people play with the box, the Bosun names what lies there, the rules check it."""

import pytest

from flibuste.core.seats import BOSUN
from flibuste.games.santy_anno import actions as act
from flibuste.games.santy_anno import facts as told
from flibuste.games.santy_anno.data import CARDS, EVENTS, SHIPS
from flibuste.games.santy_anno.state import DEAL, MOST_SLIPS, NAME_SHIPS, NAME_STARTS, NONE, PILE, SHOW
from tests.rules.santy_anno.scene import FLEET_ORDER, STILL, Box


@pytest.mark.clause("SA-10", "SA-13")
def test_the_bosun_names_the_ships_as_they_lie_each_once() -> None:
    box = Box()
    box.names(act.LIES + 3)
    assert box.refused(BOSUN, act.LIES + 3) == "ship_lies"
    box.names(*(act.LIES + ship for ship in (0, 1, 2, 4, 5, 6, 7)))
    assert box.s.table.tolist() == [3, 0, 1, 2, 4, 5, 6, 7]
    assert box.s.phase == NAME_STARTS


@pytest.mark.clause("SA-10")
@pytest.mark.parametrize("way", [1, -1])
def test_numbers_that_would_run_around_the_table_are_refused(way: int) -> None:
    box = Box()
    ships = [(5 + way * k) % 8 for k in range(8)]
    box.names(*(act.LIES + ship for ship in ships[:6]))
    assert box.refused(BOSUN, act.LIES + ships[6]) == "numbers_in_order"
    box.names(act.LIES + ships[7], act.LIES + ships[6])
    assert box.s.phase == NAME_STARTS


@pytest.mark.clause("SA-11")
def test_no_two_pirates_start_at_one_ship() -> None:
    box = Box()
    box.names(*(act.LIES + SHIPS.index(ship) for ship in FLEET_ORDER))
    box.names(act.STARTS + 2)
    assert box.refused(BOSUN, act.STARTS + 2) == "place_taken"
    box.names(act.STARTS + 0, act.STARTS + 1)
    assert box.s.phase == DEAL
    assert box.s.tile[:3].tolist() == [2, 0, 1]


@pytest.mark.clause("SA-12")
def test_only_cards_still_in_the_deck_can_be_entered() -> None:
    box = Box()
    box.set_up()
    box.names(act.TURNED + CARDS.index("name"))
    box.names(act.TURNED + CARDS.index("name"))
    assert box.refused(BOSUN, act.TURNED + CARDS.index("name")) == "not_in_deck"
    assert box.refused(BOSUN, act.TURNED + CARDS.index("coco")) == "not_in_deck"


@pytest.mark.clause("SA-12")
def test_an_expert_deck_shows_27_basic_cards_at_most() -> None:
    box = Box(cards="expert")
    box.set_up()
    box.s.basic_left = 1
    box.names(act.TURNED + CARDS.index("name"))
    assert box.refused(BOSUN, act.TURNED + CARDS.index("number:+1")) == "not_in_deck"
    box.names(act.TURNED + CARDS.index("coco"))


@pytest.mark.clause("SA-20", "SA-21")
def test_cards_are_entered_from_the_last_to_the_first_and_the_event_before_the_first() -> None:
    box = Box(cards="expert_events")
    box.set_up()
    for card in ("coco", "number:+5", "number:+4", "number:+3"):
        assert box.refused(BOSUN, act.HAPPENS) == "not_now"
        box.names(act.TURNED + CARDS.index(card))
    assert box.refused(BOSUN, act.TURNED) == "not_now"
    box.names(act.HAPPENS + EVENTS.index("bermuda"))
    assert box.refused(BOSUN, act.HAPPENS) == "not_now"
    box.names(act.TURNED)
    assert box.s.phase == PILE
    line = [CARDS[kind] for kind in box.s.cards[:5].tolist()]
    assert line == [CARDS[0], "number:+3", "number:+4", "number:+5", "coco"]
    assert box.s.events_left.sum() == 5


LINE = (STILL, "number:+4", "name", "element:nest", "colour:red")


@pytest.mark.clause("SA-24", "SA-25", "SA-28")
def test_the_pile_is_entered_in_its_order_and_checked_and_paid() -> None:
    box = Box()
    box.set_up()
    box.turn(*LINE)
    assert box.refused(BOSUN, act.CHECK) == "pile_incomplete"
    box.sits(1, "royal")
    assert box.refused(BOSUN, act.SITS + 8) == "already_in_pile"
    box.sits(0, "royal")
    box.names(act.TOO_LATE)
    assert box.refused(BOSUN, act.TOO_LATE) == "all_are_in"
    box.names(act.CHECK)
    assert box.s.phase == SHOW
    arrived = box.facts(told.ARRIVED)
    assert [(place, who) for place, who, *_ in arrived] == [(1, 1), (2, 0)]
    assert box.s.late == 0b100
    for _, who, believed, end, ducats, _ in arrived:
        assert (believed == end) == (ducats > 0)
        assert box.s.loot[who] == ducats


def test_the_next_round_starts_where_the_tiles_ended() -> None:
    box = Box()
    box.set_up()
    box.turn(*LINE)
    box.names(act.TOO_LATE, act.CHECK)
    ends = box.s.end[:3].tolist()
    box.names(act.NEXT_ROUND)
    assert box.s.tile[:3].tolist() == ends
    assert box.refused(BOSUN, act.TAKE_BACK) == "nothing_to_take_back"


def test_every_slip_is_taken_back_step_by_step_to_the_empty_table() -> None:
    box = Box(cards="expert_events")
    empty = box.s.copy()
    box.set_up()
    box.turn(*LINE, event="rum")
    box.sits(1, "royal")
    box.sits(0, "viper")
    box.names(act.TOO_LATE)
    steps = 0
    while box.refused(BOSUN, act.TAKE_BACK) == "":
        box.names(act.TAKE_BACK)
        steps += 1
    # 8 ships, 3 starts, 5 cards, 1 event, 2 landings and "too late".
    assert steps == 20
    assert box.s.phase == NAME_SHIPS
    assert box.s.table.tolist() == [NONE] * 8
    assert box.s.left.tolist() == empty.left.tolist()
    assert box.s.events_left.tolist() == empty.events_left.tolist()
    assert (int(box.s.basic_left), int(box.s.expert_left)) == (27, 15)


def test_a_corrected_card_counts_as_the_one_that_lies_there() -> None:
    box = Box()
    box.set_up()
    box.names(act.TURNED + CARDS.index("number:+1"), act.TAKE_BACK)
    box.names(act.TURNED + CARDS.index("number:+2"))
    assert box.s.cards[4] == CARDS.index("number:+2")
    assert box.s.left[CARDS.index("number:+1")] == 1


def test_there_is_an_end_to_corrections() -> None:
    box = Box()
    for _ in range(MOST_SLIPS):
        box.names(act.LIES, act.TAKE_BACK)
    box.names(act.LIES)
    assert box.refused(BOSUN, act.TAKE_BACK) == "too_many_slips"


def test_players_and_clock_have_nothing_to_do_by_hand() -> None:
    box = Box()
    box.set_up()
    assert box.refused(0, act.RUN_CW) == "not_your_turn"
    assert box.refused(14, act.LAY_CARD) == "not_your_turn"
    assert box.refused(BOSUN, act.LAY_CARD) == "not_your_turn"
