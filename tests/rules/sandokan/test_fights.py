"""Fighting and extra turns: SK-40 to SK-45."""

import numpy as np
import pytest

from flibuste.core.record import blank
from flibuste.games.sandokan import GAME, State
from flibuste.games.sandokan import actions as act
from flibuste.games.sandokan import facts as fact
from flibuste.games.sandokan import fight_facts as fought
from flibuste.games.sandokan.state import BLACKS, ONLOOKERS
from tests.rules.sandokan.scene import Scene


def alongside(mine: tuple[str, ...], theirs: tuple[str, ...], **options: object) -> Scene:
    """Seat 0 has sailed beside seat 1 and is asked whether to attack."""
    scene = Scene(**options).hand(0, "black:1", *mine).hand(1, *theirs)  # type: ignore[arg-type]
    scene.at(0, 7, 2, "E").at(1, 9, 3)
    scene.do(0, act.Lay(1), act.Sail("E", 1), act.Head("E"))
    return scene


@pytest.mark.clause("SK-40")
def test_attack_after_a_move_corners_included_with_a_red_card() -> None:
    assert alongside(("red:1",), ()).choices() == [act.Pass(), act.Attack(1)]
    scene = alongside((), ("red:1",))
    assert scene.choices() == [act.Pass()], "asked all the same, so that nobody learns of it"
    assert scene.refusal(0, act.Attack(1)) == "no_red_card"


@pytest.mark.clause("SK-40")
def test_no_attack_after_a_turn_on_the_spot_nor_on_a_boat_in_port() -> None:
    scene = Scene().hand(0, "red:1").at(0, 8, 2, "E").at(1, 9, 3)
    scene.do(0, act.Turn("S"))
    assert scene.s.active == 1
    for asked, (x, y) in ((1, (9, 12)), (0, (10, 11))):
        scene = Scene().hand(0, "black:1", "red:1").at(0, 9, 10, "S").at(1, x, y)
        scene.do(0, act.Lay(1), act.Sail("S", 1), act.Head("N"))
        assert scene.s.active == asked, "beside the Port of Hope, then beside the same boat at sea"


@pytest.mark.clause("SK-41")
def test_all_red_cards_count_and_are_seen_by_all() -> None:
    scene = alongside(("red:3", "red:1"), ("red:2", "black:2"))
    scene.do(0, act.Attack(1), act.Ready())
    assert GAME.actors(scene.s) == 2
    told = scene.do(1, act.Ready())
    assert told[1:4] == [
        fought.Showed(0, 1, 0, 1, letter=False, strength=4),
        fought.Showed(1, 0, 1, 0, letter=False, strength=2),
        fought.Beat(0, 1),
    ]
    assert scene.s.known[ONLOOKERS, 1, 4] == 1
    assert scene.s.known[ONLOOKERS, 1, BLACKS] == 1


@pytest.mark.clause("SK-41")
def test_spent_cards_may_be_chosen_in_secret() -> None:
    scene = alongside(("red:3", "red:1"), ("red:2",), cards="spent", fights="chosen")
    scene.do(0, act.Attack(1))
    assert scene.refusal(0, act.Ready()) == "show_one"
    scene.do(0, act.Show(1), act.Ready())
    seen = blank(State)
    GAME.observe(scene.s, 1, seen)
    assert seen.shown.tolist() == np.zeros((2, 3)).tolist(), (
        "what was chosen is hidden until both have answered"
    )
    scene.do(1, act.Show(2))
    told = scene.do(1, act.Ready())
    assert fought.Beat(1, 0) in told
    assert scene.cards(0) == ["red:3"]
    assert scene.cards(1) == []
    assert scene.under("red:1", "red:2") == ["red:1", "red:2"]


@pytest.mark.clause("SK-41", "SK-16", "SK-42")
def test_by_the_book_all_red_cards_are_shown_and_spent_before_the_loser_pays() -> None:
    scene = alongside(("red:3", "red:1"), ("red:2", "black:2", "black:3", "red:1"), rules="book")
    scene.do(0, act.Attack(1))
    assert scene.choices() == [act.Ready()], "nothing is chosen"
    scene.do(0, act.Ready())
    told = scene.do(1, act.Ready())
    assert fought.Showed(1, 1, 1, 0, letter=False, strength=3) in told
    assert scene.cards(0) == []
    assert scene.choices(1) == [act.Give("black:2"), act.Give("black:3")], "the loser pays from what is left"
    assert scene.under(*"four") == ["red:1", "red:3", "red:1", "red:2"]
    assert scene.s.known[ONLOOKERS, 1].tolist() == [0, 0, 0, 0, 0, 0, 2, 0], "all see that the rest is black"


@pytest.mark.clause("SK-42")
def test_the_attacker_wins_treasures_and_two_cards_of_the_losers_choice() -> None:
    scene = alongside(("red:3",), ("black:1", "black:2", "black:3"))
    scene.carries(0, "rum").carries(1, "ruby", "pearl")
    scene.do(0, act.Attack(1), act.Ready())
    scene.do(1, act.Ready())
    assert scene.choices() == [act.Lose("ruby"), act.Lose("pearl"), act.Lose("rum")]
    scene.do(0, act.Lose("rum"))
    assert scene.aboard(0) == ["ruby", "pearl"]
    assert scene.aboard(1) == []
    scene.do(1, act.Give("black:1"), act.Give("black:2"))
    assert scene.cards(1) == ["black:3"]
    assert scene.cards(0) == ["black:1", "black:1", "black:2", "red:3"]
    assert fact.Gave(1, 0, "black:2") in scene.told(0)
    assert fact.Gave(1, 0, None) in scene.told(13)


@pytest.mark.clause("SK-43")
def test_a_beaten_attacker_gives_a_treasure_or_a_card() -> None:
    scene = alongside(("red:1",), ("red:3",)).carries(0, "rum").carries(1, "ruby", "ruby")
    scene.do(0, act.Attack(1), act.Ready())
    scene.do(1, act.Ready())
    assert scene.choices() == [act.Cede("rum"), act.Give("black:1"), act.Give("red:1")]
    assert fact.Ceded(0, 1, "rum") in scene.do(0, act.Cede("rum"))
    assert scene.aboard(1) == ["ruby", "ruby", "rum"]
    assert scene.choices(1) == [act.Lose("ruby"), act.Lose("rum")], "the receiver chooses what stays aboard"
    told = scene.do(1, act.Lose("ruby"))
    assert scene.aboard(1) == ["ruby", "rum"]
    assert told == [fact.Lost(1, "ruby", "full_hold"), fought.ExtraTurn(0)], "and nobody owes cards besides"


@pytest.mark.clause("SK-44")
def test_the_beaten_one_gets_an_extra_turn_which_may_be_declined() -> None:
    scene = alongside(("red:3",), ())
    scene.do(0, act.Attack(1), act.Ready())
    told = scene.do(1, act.Ready())
    assert told[-1] == fought.ExtraTurn(1)
    assert (int(scene.s.active), int(scene.s.turn_of), int(scene.s.extra)) == (1, 0, 1)
    scene.do(1, act.Pass())
    assert (int(scene.s.active), int(scene.s.turn_of), int(scene.s.extra)) == (1, 1, 0)
    assert scene.refusal(1, act.Pass()) == "not_yours_to_decline"


@pytest.mark.clause("SK-44")
@pytest.mark.parametrize("rules", ["swift", "book"])
def test_a_draw_gives_the_attacker_the_extra_turn_and_nobody_attacks_in_it(rules: str) -> None:
    scene = alongside(("red:2",), ("red:2",), rules=rules)
    scene.do(0, act.Attack(1), act.Ready())
    scene.do(1, act.Ready())
    assert (int(scene.s.active), int(scene.s.extra)) == (0, 1)
    scene.hand(0, "black:1", "red:2").at(0, 8, 3, "N")
    scene.do(0, act.Lay(1), act.Sail("N", 1), act.Head("N"))
    assert (int(scene.s.active), int(scene.s.extra)) == (1, 0), "it is there to flee or to visit an island"


@pytest.mark.clause("SK-40")
def test_no_attack_from_a_port() -> None:
    scene = Scene().hand(0, "black:1", "red:1").off(0, "hope").at(1, 10, 11)
    scene.do(0, act.Lay(1), act.Sail("S", 1))
    assert int(scene.s.active) == 1, "a quay is no cell beside the other boat"


@pytest.mark.clause("SK-45")
def test_becalmed_adds_up_and_eats_extra_turns_too() -> None:
    scene = alongside(("red:3",), ())
    scene.s.becalmed[1] = 2
    scene.do(0, act.Attack(1), act.Ready())
    told = scene.do(1, act.Ready())
    assert told[-2:] == [fought.Missed(1, extra=True), fought.Missed(1, extra=False)]
    assert scene.s.active == 0
    assert scene.s.becalmed[1] == 0
