"""Fighting and extra turns: SK-40 to SK-45."""

import numpy as np
import pytest

from flibuste.core.record import blank
from flibuste.games.sandokan import GAME, State
from flibuste.games.sandokan import descriptions as d
from flibuste.games.sandokan.state import BLACKS, ONLOOKERS
from tests.rules.sandokan.scene import Scene


def alongside(mine: tuple[str, ...], theirs: tuple[str, ...], **options: object) -> Scene:
    """Seat 0 has sailed beside seat 1 and is asked whether to attack."""
    scene = Scene(**options).hand(0, "black:1", *mine).hand(1, *theirs)  # type: ignore[arg-type]
    scene.at(0, 7, 2, "E").at(1, 9, 3)
    scene.do(0, d.Lay(1), d.Sail("E", 1), d.Head("E"))
    return scene


@pytest.mark.clause("SK-40")
def test_attack_after_a_move_corners_included_with_a_red_card() -> None:
    assert alongside(("red:1",), ()).choices() == [d.Pass(), d.Attack(1)]
    scene = alongside((), ("red:1",))
    assert scene.choices() == [d.Pass()], "asked all the same, so that nobody learns of it"
    assert scene.refusal(0, d.Attack(1)) == "no_red_card"


@pytest.mark.clause("SK-40")
def test_no_attack_after_a_turn_on_the_spot_nor_on_a_boat_in_port() -> None:
    scene = Scene().hand(0, "red:1").at(0, 8, 2, "E").at(1, 9, 3)
    scene.do(0, d.Turn("S"))
    assert scene.s.active == 1
    for asked, (x, y) in ((1, (9, 12)), (0, (10, 11))):
        scene = Scene().hand(0, "black:1", "red:1").at(0, 9, 10, "S").at(1, x, y)
        scene.do(0, d.Lay(1), d.Sail("S", 1), d.Head("N"))
        assert scene.s.active == asked, "beside the Port of Hope, then beside the same boat at sea"


@pytest.mark.clause("SK-41")
def test_all_red_cards_count_and_are_seen_by_all() -> None:
    scene = alongside(("red:3", "red:1"), ("red:2", "black:2"))
    scene.do(0, d.Attack(1), d.Ready())
    assert GAME.actors(scene.s) == 2
    told = scene.do(1, d.Ready())
    assert told[1:4] == [
        d.Showed(0, 1, 0, 1, letter=False, strength=4),
        d.Showed(1, 0, 1, 0, letter=False, strength=2),
        d.Beat(0, 1),
    ]
    assert scene.s.known[ONLOOKERS, 1, 4] == 1
    assert scene.s.known[ONLOOKERS, 1, BLACKS] == 1


@pytest.mark.clause("SK-41")
def test_spent_cards_are_chosen_in_secret() -> None:
    scene = alongside(("red:3", "red:1"), ("red:2",), cards="spent")
    scene.do(0, d.Attack(1))
    assert scene.refusal(0, d.Ready()) == "show_one"
    scene.do(0, d.Show(1), d.Ready())
    seen = blank(State)
    GAME.observe(scene.s, 1, seen)
    assert seen.shown.tolist() == np.zeros((2, 3)).tolist(), (
        "what was chosen is hidden until both have answered"
    )
    scene.do(1, d.Show(2))
    told = scene.do(1, d.Ready())
    assert d.Beat(1, 0) in told
    assert scene.cards(0) == ["red:3"]
    assert scene.cards(1) == []
    assert scene.under("red:1", "red:2") == ["red:1", "red:2"]


@pytest.mark.clause("SK-42")
def test_the_attacker_wins_treasures_and_two_cards_of_the_losers_choice() -> None:
    scene = alongside(("red:3",), ("black:1", "black:2", "black:3"))
    scene.carries(0, "rum").carries(1, "ruby", "pearl")
    scene.do(0, d.Attack(1), d.Ready())
    scene.do(1, d.Ready())
    assert scene.choices() == [d.Lose("ruby"), d.Lose("pearl"), d.Lose("rum")]
    scene.do(0, d.Lose("rum"))
    assert scene.aboard(0) == ["ruby", "pearl"]
    assert scene.aboard(1) == []
    scene.do(1, d.Give("black:1"), d.Give("black:2"))
    assert scene.cards(1) == ["black:3"]
    assert scene.cards(0) == ["black:1", "black:1", "black:2", "red:3"]
    assert d.Gave(1, 0, "black:2") in scene.told(0)
    assert d.Gave(1, 0, None) in scene.told(13)


@pytest.mark.clause("SK-43")
def test_a_beaten_attacker_gives_a_treasure_or_a_card() -> None:
    scene = alongside(("red:1",), ("red:3",)).carries(0, "rum").carries(1, "ruby", "ruby")
    scene.do(0, d.Attack(1), d.Ready())
    scene.do(1, d.Ready())
    assert scene.choices() == [d.Cede("rum"), d.Give("black:1"), d.Give("red:1")]
    scene.do(0, d.Cede("rum"))
    assert scene.s.box[5] == 5, "the winner's hold is full"
    assert scene.aboard(1) == ["ruby", "ruby"]


@pytest.mark.clause("SK-44")
def test_the_beaten_one_gets_an_extra_turn_which_may_be_declined() -> None:
    scene = alongside(("red:3",), ())
    scene.do(0, d.Attack(1), d.Ready())
    told = scene.do(1, d.Ready())
    assert told[-1] == d.ExtraTurn(1)
    assert (int(scene.s.active), int(scene.s.turn_of), int(scene.s.extra)) == (1, 0, 1)
    scene.do(1, d.Pass())
    assert (int(scene.s.active), int(scene.s.turn_of), int(scene.s.extra)) == (1, 1, 0)
    assert scene.refusal(1, d.Pass()) == "not_yours_to_decline"


@pytest.mark.clause("SK-44")
def test_a_draw_gives_the_attacker_one_extra_turn_in_a_chain() -> None:
    scene = alongside(("red:2",), ("red:2",))
    scene.do(0, d.Attack(1), d.Ready())
    scene.do(1, d.Ready())
    assert (int(scene.s.active), int(scene.s.extra)) == (0, 1)
    scene.at(0, 8, 3, "N").do(0, d.Lay(1), d.Sail("N", 1), d.Head("N"), d.Attack(1), d.Ready())
    scene.do(1, d.Ready())
    assert (int(scene.s.active), int(scene.s.extra)) == (1, 0), "no second extra turn for the same boat"


@pytest.mark.clause("SK-45")
def test_becalmed_adds_up_and_eats_extra_turns_too() -> None:
    scene = alongside(("red:3",), ())
    scene.s.becalmed[1] = 2
    scene.do(0, d.Attack(1), d.Ready())
    told = scene.do(1, d.Ready())
    assert told[-2:] == [d.Missed(1, extra=True), d.Missed(1, extra=False)]
    assert scene.s.active == 0
    assert scene.s.becalmed[1] == 0
