"""Where everyone starts: by lot, or chosen one after the other (SA-11)."""

import numpy as np
import pytest

from flibuste.core.chance import stream_of
from flibuste.core.seats import CLOCK
from flibuste.games.santy_anno import GAME, actions
from flibuste.games.santy_anno.data import SHIPS
from flibuste.games.santy_anno.mind import simulated
from flibuste.games.santy_anno.mind.racer import choose
from flibuste.games.santy_anno.state import DEAL, NAME_STARTS
from flibuste.games.santy_anno.tempo import TEMPO
from tests.rules.santy_anno.scene import Scene


def choosing(players: int = 3) -> Scene:
    """A game in which nobody has chosen yet."""
    scene = Scene(players, chairs="chosen")
    scene.s.tile[:] = scene.s.place[:] = -1
    return scene


@pytest.mark.clause("SA-11")
def test_chairs_are_chosen_in_the_order_of_the_seats_and_then_cards_are_laid() -> None:
    scene = choosing()
    for seat, ship in enumerate(("viper", "royal", "sahara")):
        assert GAME.actors(scene.s) == 1 << seat
        scene.does(seat, actions.PirateStarts(ship))
    assert scene.s.phase == DEAL
    assert [SHIPS[tile] for tile in scene.s.tile[:3]] == ["viper", "royal", "sahara"]
    assert [int(scene.s.table[place]) for place in scene.s.place[:3]] == scene.s.tile[:3].tolist()
    assert scene.clock() == actions.LAY_CARD


@pytest.mark.clause("SA-11")
def test_no_two_start_at_one_ship_and_nobody_chooses_for_another() -> None:
    scene = choosing()
    assert len(scene.choices(0)) == 8
    scene.does(0, actions.PirateStarts("viper"))
    assert scene.refused(0, actions.PirateStarts("royal")) == "not_your_turn"
    assert scene.refused(1, actions.PirateStarts("viper")) == "place_taken"
    assert scene.refused(1, actions.ShipLies("viper")) == "not_now"
    assert scene.refused(1, actions.SIT) == "not_now"
    assert scene.refused(CLOCK, actions.LAY_CARD) == "not_your_turn"
    assert len(scene.choices(1)) == 7


@pytest.mark.clause("SA-11")
def test_who_lets_the_time_pass_gets_the_first_free_ship() -> None:
    scene = choosing()
    assert TEMPO.time_for(scene.s, 0) == 20_000
    scene.does(0, actions.PirateStarts(SHIPS[0]))
    assert GAME.lapse(scene.s, 1) == actions.STARTS + 1


@pytest.mark.clause("SA-11")
def test_bots_choose_any_free_ship_and_whole_games_are_played() -> None:
    scene = choosing(8)
    for seat in range(8):
        assert scene.s.phase == NAME_STARTS
        scene.does(seat, choose(scene.seen(seat), seat, "mate", stream_of("chairs", seat)))
    assert sorted(scene.s.tile.tolist()) == list(range(8))
    s = GAME.first_state(4, {"chairs": "chosen"})
    simulated.race(s, ("mate",) * 4, 1, 1, {})
    ranks = np.zeros(4, np.int8)
    assert GAME.outcome(s, ranks)
    assert 1 in ranks
