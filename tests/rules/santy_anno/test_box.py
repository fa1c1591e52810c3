"""A box whose ships are painted differently from ours: what makes a fleet; every answer follows it."""

import itertools
import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.core.message import render
from flibuste.core.rooms import Context, Declined
from flibuste.core.seats import BOSUN
from flibuste.games.santy_anno import GAME
from flibuste.games.santy_anno import actions as act
from flibuste.games.santy_anno.data import CARDS, COLOUR_OF, COLOURS, ELEMENTS, SHIPS
from flibuste.games.santy_anno.fleet_action import FleetIs
from flibuste.games.santy_anno.fleets import (
    FLEET_IS,
    FLEETS,
    OURS,
    RECOLOURED,
    fleet_of,
    is_told_once,
    number_of,
    numbered_fleet,
)
from flibuste.games.santy_anno.liveries import Livery, Misfit, liveries, read_fleet
from flibuste.games.santy_anno.questions import answers
from flibuste.games.santy_anno.rooms import QUESTIONS
from flibuste.games.santy_anno.state import PILE, SHOW
from flibuste.games.santy_anno.views import public
from tests.rules.santy_anno.boxes import MISFITS, SWAPPED
from tests.rules.santy_anno.scene import FLEET_ORDER, Box

HERE = Context(now=0, pace=1.0, key=b"", mark="")
LANGUAGES = ("en", "fr", "pl")


def asked(name: str, **question: Any) -> Any:
    found: Any = next(one for one in QUESTIONS if one.name == name)
    return found.answer(msgspec.convert(question, found.asked), HERE)


def misfit_of(ships: list[Livery]) -> Misfit:
    with pytest.raises(Misfit) as refused:
        read_fleet(ships)
    return refused.value


@pytest.mark.clause("SA-3", "SA-14")
def test_ships_that_obey_the_rules_of_a_fleet_are_ours_with_colours_changed_for_each_other() -> None:
    colourings = list(itertools.permutations(range(len(COLOURS))))
    found = set()

    def complete(first: int, ships: list[tuple[int, ...]]) -> None:
        if len(ships) == len(SHIPS):
            if every_double_has_one_partner(ships):
                found.add(frozenset(ships))
            return
        for nth in range(first, len(colourings)):
            ship = colourings[nth]
            if all(sum(other[e] == ship[e] for other in ships) < 2 for e in range(len(ELEMENTS))):
                complete(nth + 1, [*ships, ship])

    def every_double_has_one_partner(ships: list[tuple[int, ...]]) -> bool:
        return all(
            sum((other[one], other[two]) == (ship[two], ship[one]) for other in ships) == 1
            for one, two in itertools.combinations(range(len(ELEMENTS)), 2)
            for ship in ships
        )

    complete(0, [])
    assert found == {
        frozenset(tuple(colours[c] for c in ship) for ship in COLOUR_OF.tolist())
        for colours in RECOLOURED.tolist()
    }


@settings(deadline=None)
@pytest.mark.clause("SA-14")
@given(st.integers(0, FLEETS - 1))
def test_every_fleet_can_be_told_as_eight_ships_and_is_understood(number: int) -> None:
    told = liveries(numbered_fleet(number))
    assert liveries(read_fleet(told)) == told
    action = FLEET_IS + number
    assert act.ACTIONS.name(action) == FleetIs(told)
    assert liveries(numbered_fleet(act.ACTIONS.number(FleetIs(told)) - FLEET_IS)) == told
    assert GAME.from_outside(action)


@settings(deadline=None)
@pytest.mark.clause("SA-14")
@given(st.integers(0, FLEETS - 1))
def test_every_fleet_is_told_by_one_number_only(number: int) -> None:
    told = number_of(read_fleet(liveries(numbered_fleet(number))))
    assert is_told_once(told)
    assert is_told_once(number) == (number == told)


@pytest.mark.clause("SA-2", "SA-14")
@pytest.mark.parametrize(("ships", "code"), MISFITS)
def test_ships_that_are_no_fleet_are_refused_and_it_is_said_why(ships: list[Livery], code: str) -> None:
    misfit = misfit_of(ships)
    assert misfit.code == code
    assert len({render(misfit.say, language, ()) for language in LANGUAGES}) == len(LANGUAGES)
    with pytest.raises(Declined) as declined:
        asked("fleet", ships=msgspec.to_builtins(ships))
    assert (declined.value.code, declined.value.say) == (code, misfit.say)


@pytest.mark.clause("SA-14")
def test_the_box_is_known_again_as_ours_or_not() -> None:
    assert asked("fleet", ships=msgspec.to_builtins(liveries(OURS)[::-1])).ours
    known = asked("fleet", ships=msgspec.to_builtins(SWAPPED))
    assert (known.ours, known.ships) == (False, SWAPPED)


MIRROR = {"revenge": "sahara", "sahara": "revenge"}
MARKED = [card for card in CARDS if not card.startswith(("name", "helm"))]


@pytest.mark.clause("SA-14")
@pytest.mark.parametrize("card", MARKED)
def test_where_do_i_end_follows_the_box(card: str) -> None:
    question = {"table": list(FLEET_ORDER), "cards": [card]}
    (ours,) = asked("where", **question, starts=["revenge"]).ends
    here = asked("where", **question, starts=["sahara"], fleet=msgspec.to_builtins(SWAPPED))
    assert here.ends == [MIRROR.get(ours, ours)]


@pytest.mark.clause("SA-14", "SA-43", "SA-50")
@pytest.mark.parametrize("card", ["name", "name:-P", "helm:2:ccw"])
def test_names_and_places_stay_what_they_are(card: str) -> None:
    question = {"table": list(FLEET_ORDER), "cards": [card], "starts": ["sahara"]}
    here = asked("where", **question, fleet=msgspec.to_builtins(SWAPPED))
    assert here.ends == asked("where", **question).ends


@pytest.mark.clause("SA-14")
def test_the_reasons_and_the_slip_speak_of_the_box() -> None:
    question = {
        "table": list(FLEET_ORDER),
        "cards": ["number:+2"],
        "starts": ["sahara"],
        "answer": "santy-anno",
    }
    here = asked("where", **question, fleet=msgspec.to_builtins(SWAPPED))
    assert render(here.resolution.paths[0][0].why, "en", ()) == "2 + 2 = 4"
    assert here.ends == ["royal"]
    assert here.slip is not None
    assert asked("where", **question).slip is None


@pytest.mark.clause("SA-14")
def test_resolve_on_the_command_line_follows_the_box_of_each_line() -> None:
    line = {"table": list(FLEET_ORDER), "cards": ["number:+2"], "from": ["sahara"]}
    lines = [line, {**line, "fleet": msgspec.to_builtins(SWAPPED)}, {**line, "fleet": []}]
    said, bad = answers([json.dumps(one).encode() for one in lines])
    (ours, theirs, none) = (json.loads(one) for one in said)
    assert (ours["to"], theirs["to"], bad) == (["santy-anno"], ["royal"], 1)
    assert none["error"]["code"] == "fleet_ships"


def laid(fleet: list[Livery] | None) -> Box:
    """A table with the box, ready for the first card."""
    box = Box()
    if fleet:
        box.does(BOSUN, FleetIs(fleet))
    box.set_up()
    return box


@pytest.mark.clause("SA-14", "SA-27", "SA-28", "SA-30")
def test_the_referees_paths_verdicts_coins_and_next_starts_follow_the_box() -> None:
    ends = {}
    for name, fleet in (("ours", None), ("box", SWAPPED)):
        box = laid(fleet)
        for card in ("number:+2", "element:plate", "element:hull", "number:+5", "colour:red"):
            box.names(act.TURNED + CARDS.index(card))
        assert box.s.phase == PILE
        starts = [SHIPS[int(ship)] for ship in box.s.tile[:3]]
        cards = [CARDS[int(card)] for card in box.s.cards[:5]]
        told = None if fleet is None else msgspec.to_builtins(fleet)
        found = asked("where", table=list(FLEET_ORDER), cards=cards, starts=starts, fleet=told)
        for seat, ship in enumerate(found.ends):
            box.names(act.SITS + 8 * seat + SHIPS.index(ship))
        box.names(act.CHECK)
        shown = public(box.s)
        assert shown.resolution == found.resolution
        assert shown.fleet == fleet
        assert [pirate.right for pirate in shown.pirates] == [True] * 3
        assert [pirate.loot for pirate in shown.pirates] == [5, 4, 3]
        box.names(act.NEXT_ROUND)
        assert [SHIPS[int(ship)] for ship in box.s.tile[:3]] == found.ends
        ends[name] = found.ends
    assert ends["ours"] != ends["box"]


@pytest.mark.clause("SA-14")
def test_the_box_can_be_corrected_later_but_not_while_a_check_is_shown() -> None:
    box = laid(None)
    box.does(BOSUN, FleetIs(SWAPPED))
    assert box.told[-1][0] != 0
    for _ in range(5):
        box.names(act.TURNED + CARDS.index("name") if box.s.laid < 2 else act.TURNED + int(box.s.laid))
    box.does(BOSUN, FleetIs(liveries(OURS)))
    assert fleet_of(box.s) == OURS
    box.names(act.TOO_LATE, act.CHECK)
    assert box.s.phase == SHOW
    assert box.refused(BOSUN, FleetIs(SWAPPED)) == "not_now"


@pytest.mark.clause("SA-14")
def test_nobody_but_the_bosun_says_how_ships_are_painted() -> None:
    assert laid(None).refused(0, FleetIs(SWAPPED)) == "not_your_turn"
    assert laid(None).refused(BOSUN, FLEET_IS + FLEETS) == "no_such_action"


@pytest.mark.clause("SA-10", "SA-14")
def test_numbers_around_the_table_are_those_of_the_box() -> None:
    box = Box()
    box.does(BOSUN, FleetIs(SWAPPED))
    by_number = ["paradise", "sahara", "profundis", "royal", "viper", "revenge", "vendetta", "santy-anno"]
    box.names(*(act.LIES + SHIPS.index(ship) for ship in by_number[:6]))
    assert box.refused(BOSUN, act.LIES + SHIPS.index(by_number[6])) == "numbers_in_order"
