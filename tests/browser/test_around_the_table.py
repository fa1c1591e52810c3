"""The parts around a game: the waiting room, the curtain, notices, refusals, an offer being made."""

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from flibuste.server import wire
from flibuste.table import agree, pause, play, sit
from flibuste.table.refused import Refused
from tests.browser.conftest import NewPerson
from tests.browser.looks import Album, Looks
from tests.browser.notices import NOTICES, stopping
from tests.browser.person import Json
from tests.browser.positions import NAMES, gallery_of, view_of
from tests.browser.screens import LANGUAGES, LOW, SETTLE, SIZES, TABLETS, faults
from tests.browser.stage import LONG_REFUSAL, Stage
from tests.browser.voyages import positions
from tests.table.scene import Scene

pytestmark = pytest.mark.browser


def seen(scene: Scene) -> Json:
    """A table as its host sees it."""
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
    """The rules' refusal of an action that does not exist."""
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


COVERED = """() => {
  const alert = document.querySelector('[role=alert].why');
  const lies = alert.getBoundingClientRect();
  const over = ({ left, right, top, bottom }) =>
    right > lies.left + 1 && left < lies.right - 1 && bottom > lies.top + 1 && top < lies.bottom - 1;
  const middle = ({ left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return { left: x, right: x, top: y, bottom: y };
  };
  return [...document.querySelectorAll('button:not(.told), a, [role=button], [data-press], g.stop')]
    .filter((button) => !alert.contains(button))
    .filter((button) => {
      const box = button.getBoundingClientRect();
      return over(button.closest('.notices, header') ? box : middle(box));
    })
    .map((button) => `below the refusal: ${button.getAttribute('aria-label') || button.textContent}`);
}"""
"""The buttons below a refusal; what it lies over, the news, is in the log too. Of those on a board, which lie
close together, it may graze one."""


@pytest.mark.parametrize("icons", [False, True])
@pytest.mark.parametrize(
    ("game", "position"), [("santy-anno", "lapped"), ("catan-junior", "main"), ("sandokan", "sail-out")]
)
def test_a_refusal_lies_over_no_button_and_a_tap_dismisses_it(
    new_person: NewPerson, pictures: Album, game: str, position: str, icons: bool
) -> None:
    page = (person := new_person(language="fr", phone=True)).page
    page.add_init_script(READS_NOTHING if icons else "")
    stage = Stage(person)
    view = positions(game)[position]
    stage.open(view)
    looks = Looks(person, f"refusal-{game}-{icons}", pictures, axe_speaks="")
    said = page.locator("[role=alert].why")

    def is_refused(scene: str) -> None:
        stage.say(LONG_REFUSAL)
        said.wait_for()
        looks.at(scene, (*SIZES, *LOW, *TABLETS), look=lambda page: faults(page) + page.evaluate(COVERED))
        for width, height in ((360, 640), (640, 360), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            pictures.take(page, f"refusal-{game}-{icons}-{scene}-{width}")

    is_refused("alone")
    said.locator("p").tap(position={"x": 4, "y": 8}, force=True)
    said.wait_for(state="detached")
    stage.show(stopping(view))
    page.locator(".notices button").wait_for()
    is_refused("beside a notice")
    assert looks.found_nothing()


FULLEST = {
    "santy-anno": ("lapped", "count", "duel"),
    "catan-junior": ("main", "offered", "countered"),
    "sandokan": ("trade", "may-turn-event", "fighting"),
}
"""Where a game leaves a notice the least room."""
PHONES = (*SIZES[:2], *LOW[:3])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FULLEST)
def test_whatever_is_told_above_a_game_all_stays_in_reach(
    new_person: NewPerson, pictures: Album, game: str, language: str
) -> None:
    person = new_person(language=language, phone=True)
    stage = Stage(person)
    looks = Looks(person, "notices", pictures, axe_speaks="")
    found = positions(game)
    stage.open(found[FULLEST[game][0]])
    sizes = (*PHONES, SIZES[-1]) if language == "fr" else (PHONES[0], LOW[2])
    for position in FULLEST[game]:
        for tell in NOTICES:
            stage.show(tell(found[position]))
            looks.at(f"{position} {tell.__name__}", sizes)
        person.page.set_viewport_size({"width": 390, "height": 844})
        pictures.take(person.page, f"notices-{position}-{language}")
    assert looks.found_nothing()


DESK = "() => document.querySelector('section.desk').getBoundingClientRect().toJSON()"


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize(("game", "position"), [("catan-junior", "main"), ("sandokan", "sail-out")])
def test_nothing_on_the_desk_moves_when_a_notice_comes(
    new_person: NewPerson, game: str, position: str, size: tuple[int, int]
) -> None:
    person = new_person(phone=True, viewport={"width": size[0], "height": size[1]})
    stage = Stage(person)
    view = positions(game)[position]
    stage.open(view)
    person.page.evaluate(SETTLE, person.page.viewport_size)
    before = person.page.evaluate(DESK)
    stage.show(stopping(view))
    person.page.locator(".notices button").wait_for()
    person.page.evaluate(SETTLE, person.page.viewport_size)
    assert person.page.evaluate(DESK) == before


@pytest.mark.parametrize("game", ["catan-junior", "sandokan"])
def test_beside_the_board_of_a_finished_game_it_is_nobodys_turn(new_person: NewPerson, game: str) -> None:
    person = new_person()
    Stage(person).open(positions(game)["over"])
    person.page.get_by_role("button", name="See the board").click()
    expect(person.page.locator("main section.desk")).to_contain_text("The game is over")


@pytest.mark.parametrize("size", LOW)
def test_an_offer_is_made_on_a_phone_on_its_side_without_scrolling(
    new_person: NewPerson, size: tuple[int, int]
) -> None:
    person = new_person(phone=True, viewport={"width": size[0], "height": size[1]})
    Stage(person).open(positions("catan-junior")["main"])
    person.page.locator(".actions .btn.brass").click()
    buttons = person.page.locator("dialog[open] .maker button:visible")
    buttons.first.wait_for()
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=0.99)


READS_NOTHING = """
localStorage.setItem('flibuste.settings', JSON.stringify({ icons: true, aloud: true }));
const heard = (window.heard = []);
Object.defineProperty(window, 'speechSynthesis', {
  value: {
    getVoices: () => ['en-GB', 'fr-FR'].map((lang) => ({ lang, localService: true })),
    addEventListener() {},
    cancel() {},
    speak: ({ text }) => heard.push(text),
  },
});
window.SpeechSynthesisUtterance = class {
  constructor(text) {
    this.text = text;
  }
};
addEventListener('DOMContentLoaded', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { -webkit-text-fill-color: transparent !important; }');
  document.adoptedStyleSheets.push(sheet);
});
"""
"""Somebody who cannot read yet: no word can be seen, and the device has a voice."""
NO_PICTURE = """() => {
  const open = [...document.querySelectorAll('dialog[open], [role=dialog][aria-modal=true]')].pop();
  const buttons = (open ?? document).querySelectorAll(open ? '.btn' : 'main .btn, .end-bar :is(a, button)');
  const picture = (button) => button.querySelector('svg')?.getBoundingClientRect().width ?? 0;
  return [...buttons]
    .filter((button) => button.checkVisibility() && picture(button) < 20)
    .map((button) => button.textContent.trim());
}"""
"""What can be pressed and has no picture."""


def test_who_reads_nothing_finds_a_picture_on_every_button_and_hears_what_is_asked(
    new_person: NewPerson, pictures: Album
) -> None:
    page = (person := new_person(phone=True)).page
    page.add_init_script(READS_NOTHING)
    stage = Stage(person)

    def hears(words: str, screen: str) -> None:
        page.wait_for_function("(words) => window.heard.some((text) => text.includes(words))", arg=words)
        assert page.evaluate(NO_PICTURE) == [], screen
        page.evaluate("() => void window.heard.splice(0)")
        pictures.take(page, f"pictures-{screen}")

    person.go("/")
    page.get_by_role("button", name="Catan Junior", exact=True).tap()
    page.get_by_role("button", name=re.compile("Play now.*Catan Junior")).tap()
    hears("Coco shows you how it goes", "lesson-offer")
    stage.open(seen(curtain()))
    hears("Pass the screen to", "curtain")
    found = positions("catan-junior")
    stage.open(found["roll"])
    stage.say(refusal())
    hears(page.locator("[role=alert] p").inner_text().split(".")[0], "refusal")
    page.locator("[role=alert]").get_by_role("button", name="Close").tap()
    page.locator(".play > header button").first.tap()
    page.get_by_role("button", name="Leave the table").tap()
    hears("Leave this running game?", "leave")
    page.keyboard.press("Escape")
    stage.open(found["over"])
    page.locator(".end-card").get_by_role("button", name="Stop reading aloud").wait_for()
    again = page.get_by_role("button", name="Rematch").locator("svg").bounding_box()
    assert again
    assert again["width"] >= 40
    assert page.evaluate(NO_PICTURE) == []
    pictures.take(page, "pictures-end")
