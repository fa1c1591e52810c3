"""What a bot that looks ahead cares about at Catan Junior, and a greedy one does not."""

import numpy as np
import pytest

from flibuste.core.mind import mind_of
from flibuste.games.catan_junior import GAME
from flibuste.games.catan_junior.actions import BUY_COCO
from flibuste.games.catan_junior.build import open_lines
from flibuste.games.catan_junior.coco import pile
from flibuste.games.catan_junior.data import ENDS_OF, FORTS_EACH, GHOST_CARD
from flibuste.games.catan_junior.mind.appeal import coco_appeal, outlook
from flibuste.games.catan_junior.mind.hand import prospects
from flibuste.games.catan_junior.mind.taste import A_COCO, PLAIN, SEASONED
from tests.bots.positions import positions
from tests.rules.catan_junior.scene import RED, WHITE, Scene

LEADS_ON, CONTESTED = 1.0, 100.0


def coco(scene: Scene, seat: int = WHITE) -> float:
    return coco_appeal(scene.s, seat, prospects(scene.s, seat), SEASONED)


def test_a_greedy_bot_likes_every_coco_card_as_much() -> None:
    turned = [
        coco_appeal(s, seat, prospects(s, seat), PLAIN)
        for s, seat in positions(GAME.name, 200)
        if pile(s) > 0
    ]
    assert set(turned) == {PLAIN[A_COCO]}


@pytest.mark.clause("CJ-51")
def test_a_coco_card_is_wanted_most_when_it_may_break_the_lead_of_whoever_is_about_to_win() -> None:
    scene = Scene.after_the_roll()
    scene.s.turned[RED, GHOST_CARD] = 1
    scene.s.castle = RED
    before = coco(scene)
    scene.s.built[RED] = FORTS_EACH - 1
    assert coco(scene) > before + 5


@pytest.mark.clause("CJ-70")
def test_a_coco_card_that_may_be_the_seventh_fortress_is_wanted_more() -> None:
    scene = Scene.after_the_roll()
    scene.s.built[WHITE] = FORTS_EACH - 2
    before = coco(scene)
    scene.s.built[WHITE] = FORTS_EACH - 1
    assert coco(scene) > before


def test_a_bot_that_looks_ahead_tries_it_first() -> None:
    scene = Scene.after_the_roll().hand(WHITE, rum=1, sabre=1, gold=1)
    scene.s.turned[RED, GHOST_CARD] = 1
    scene.s.castle = RED
    scene.s.built[RED] = FORTS_EACH - 1
    choices, scores = np.zeros(GAME.max_legal, np.int64), np.zeros(GAME.max_legal)
    count = GAME.legal(scene.s, WHITE, choices)
    mind_of(GAME).advise(scene.s, WHITE, choices, count, scores, np.zeros((0, 0)))
    assert choices[scores[:count].argmax()] == BUY_COCO


def test_a_site_leads_on_to_others_and_is_contested_once_a_rival_reaches_it() -> None:
    scene = Scene.after_the_roll()
    line = int(open_lines(scene.s, RED)).bit_length() - 1
    site = int(ENDS_OF[1, line] & scene.s.free_sites).bit_length() - 1
    alone = outlook(scene.s, WHITE, site, LEADS_ON, CONTESTED)
    assert 0 < alone < CONTESTED
    scene.boat(RED, line)
    assert outlook(scene.s, WHITE, site, 0.0, CONTESTED) == CONTESTED
