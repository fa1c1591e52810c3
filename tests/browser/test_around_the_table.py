"""What stands around a game: the waiting room, the curtain, notices, refusals, an offer in the making."""

from typing import Any

import msgspec
import pytest

from flibuste.server import wire
from flibuste.table import agree, pause, play, sit
from flibuste.table.refused import Refused
from tests.browser.conftest import NewPerson
from tests.browser.looks import Album, Looks
from tests.browser.person import Json
from tests.browser.positions import NAMES, gallery_of, view_of
from tests.browser.screens import LANGUAGES
from tests.browser.stage import Stage
from tests.browser.voyages import positions
from tests.table.scene import Scene

pytestmark = pytest.mark.browser


def seen(scene: Scene) -> Json:
    """What the host sees of a table."""
    return view_of(scene, gallery_of(scene), NAMES[0])


def waiting_room() -> Scene:
    """Two people and a bot wait for others."""
    scene = Scene("santy-anno", 6).people(*NAMES[:2])
    return scene.bots(2)


def curtain() -> Scene:
    """Two people at one screen: nobody sees anything yet."""
    scene = Scene("catan-junior", 3).people(NAMES[0])
    for seat in (1, 2):
        scene.do(sit.sit, NAMES[0], seat, NAMES[seat + 4], "")
    return scene.start()


def stopped() -> Scene:
    """A pause, and somebody who wants to end the game."""
    scene = Scene("sandokan", 4).people(*NAMES[:4]).start()
    scene.do(agree.agree, NAMES[1], 1, yes=True)
    return scene.do(pause.pause, NAMES[1])


def refusal() -> Json:
    """What the rules say to an action that does not exist."""
    scene = Scene("catan-junior", 4).people(*NAMES[:4]).start()
    with pytest.raises(Refused) as caught:
        scene.do(play.play, 0, scene.table.asks(0) or 0, scene.table.game.dense - 1)
    no: Any = caught.value
    answer: Json = msgspec.to_builtins(wire.Refused(None, no.code, no.say, no.clause))
    return answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_every_screen(new_person: NewPerson, language: str, pictures: Album) -> None:
    person = new_person(language=language)
    stage = Stage(person)
    looks = Looks(person, "table", pictures, axe_speaks="pl")
    for scene in (waiting_room, curtain, stopped):
        stage.open(seen(scene()))
        looks.at(scene.__name__)

    stage.open(positions("catan-junior")["main"])
    stage.say(refusal())
    person.page.locator("[role=alert]").wait_for()
    looks.at("refusal")
    stage.open(positions("catan-junior")["main"])
    person.page.locator(".actions .btn.brass").click()
    person.page.locator("dialog[open]").wait_for()
    looks.at("offer-maker")
    assert looks.found_nothing()
