"""Choices on the smallest phone: large enough for a finger, explained beforehand, and nothing moves."""

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.conftest import NewPerson
from tests.browser.looks import Album
from tests.browser.screens import LANGUAGES, next_frame, out_of_reach
from tests.browser.stage import Stage
from tests.browser.voyages import positions

pytestmark = pytest.mark.browser

PICTURES = "localStorage['flibuste.settings'] = JSON.stringify({ icons: true })"
SMALLEST = {"width": 360, "height": 640}
FINGER = 40
COVERED = """() => {
  const over = [...document.querySelectorAll('.window .buttons button, .window > svg')];
  const boxes = over.map((part) => part.getBoundingClientRect());
  return [...document.querySelectorAll('g.stop .whole')].filter((stop) => {
    const { left, right, top, bottom } = stop.getBoundingClientRect();
    return boxes.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
  }).length;
}"""


def places(page: Page) -> list[object]:
    """The places of chart, hand and desk."""
    return [page.locator(part).bounding_box() for part in (".sea", ".hand", ".desk")]


def tap(stop: Locator) -> None:
    """Taps a place on the chart with a finger, and lets the camera come to rest."""
    stop.tap(force=True)
    for _ in range(30):
        next_frame(stop.page)


@pytest.mark.parametrize("position", ["sail-out", "covered", "with-chart"])
def test_a_place_is_told_before_it_is_chosen_and_nothing_moves(new_person: NewPerson, position: str) -> None:
    person = new_person(phone=True, viewport=SMALLEST)
    stage = Stage(person)
    stage.open(positions("sandokan")[position])
    page = stage.page
    stops = page.locator("g.stop")
    stops.first.wait_for(state="attached")
    for _ in range(30):
        next_frame(page)
    assert page.evaluate(COVERED) == 0
    labels = stops.evaluate_all("(all) => all.map((stop) => stop.getAttribute('aria-label'))")
    assert len(set(labels)) == len(labels)

    before = places(page)
    stop = stops.nth(stops.count() // 2)
    for _ in range(2):
        # Where cells are too small for a finger, the first tap only magnifies them.
        if stop.get_attribute("aria-pressed") != "true":
            tap(stop)
    box = stop.locator(".whole").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= FINGER
    assert stop.get_attribute("aria-pressed") == "true"
    assert page.locator(".brings").inner_text()
    assert places(page) == before
    assert not out_of_reach(page)


BURST = """() => [...document.querySelectorAll('section.desk .btn')]
  .filter((button) => button.scrollHeight > button.clientHeight + 1)
  .map((button) => button.textContent)"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("position", ["may-attack", "may-turn-event"])
def test_a_button_on_a_phone_on_its_side_holds_what_it_says(
    new_person: NewPerson, position: str, language: str
) -> None:
    person = new_person(language=language, phone=True, viewport={"width": 844, "height": 390})
    Stage(person).open(positions("sandokan")[position])
    person.page.locator("section.desk .btn").first.wait_for()
    assert person.page.evaluate(BURST) == []


GREY = "main button:is([aria-disabled='true'], :disabled)"
HEARD = "() => document.querySelectorAll('.toast').forEach((toast) => (toast.dataset.heard = ''))"
SAID = ".toast:not([data-heard])"


@pytest.mark.parametrize("game", ["santy-anno", "catan-junior", "sandokan"])
def test_a_grey_button_answers_and_does_nothing(new_person: NewPerson, game: str) -> None:
    stage = Stage(new_person(phone=True))
    page = stage.page
    asked = {name: view for name, view in positions(game).items() if view["asked"]}
    stage.open(next(iter(asked.values())))
    tapped, mute = 0, []
    for name, view in asked.items():
        stage.show(view)
        for grey in page.locator(GREY).all():
            if not grey.is_visible():
                continue
            page.evaluate(HEARD)
            tried = len(stage.requests)
            grey.dispatch_event("pointerdown", {"button": 0, "pointerId": 1, "isPrimary": True})
            grey.dispatch_event("click")
            next_frame(page)
            tapped += 1
            if len(stage.requests) == tried and not page.locator(SAID).count():
                mute.append((name, grey.get_attribute("aria-label") or grey.inner_text()))
    assert not mute
    assert tapped
    # The page asks the table for what it does not offer: the refusal says why not, and nothing changes.
    assert all("do" in tried for tried in stage.requests)


def plays(stage: Stage) -> list[object]:
    """The choices that the page has asked the table to take."""
    return [asked["code"] for asked in stage.requests if asked["t"] == "play"]


def tap_a_card(page: Page) -> None:
    """Taps a card of the hand that can be given."""
    page.locator(".hand button.useful").first.tap()


def take_the_first(page: Page) -> None:
    """Takes the first choice of the list."""
    page.locator(".help button").tap()
    page.locator("[role=tabpanel] ul button").first.tap()


@pytest.mark.clause("CJ-46")
@pytest.mark.parametrize("icons", [False, True])
def test_a_gift_is_asked_once_by_its_card_and_by_the_list(
    new_person: NewPerson, pictures: Album, icons: bool
) -> None:
    person = new_person(phone=True)
    person.page.add_init_script(PICTURES if icons else "")
    stage = Stage(person)
    view = positions("catan-junior")["gifts"]
    codes = [choice["code"] for choice in view["asked"]["choices"]]
    assert len(codes) > 1
    stage.open(view)
    page = stage.page
    question = page.locator("dialog[open]:has(.answers)")
    for sent, press in enumerate((tap_a_card, take_the_first)):
        press(page)
        question.wait_for()
        pictures.take(page, f"gift-{icons}-{sent}")
        question.locator(".answers .btn").first.tap()
        question.wait_for(state="detached")
        press(page)
        assert len(plays(stage)) == sent
        question.locator(".answers .btn.primary").tap()
        question.wait_for(state="detached")
        for _ in range(3):
            next_frame(page)
        assert len(plays(stage)) == sent + 1
    assert plays(stage)[-1] == codes[0]
