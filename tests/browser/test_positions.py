"""Every kind of position of every game: nothing is cut or covered at any size in any language."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.looks import Album, Looks
from tests.browser.person import Json
from tests.browser.screens import LANGUAGES, LOW, SIDEWAYS, SIZES, TABLETS, faults, unreadable
from tests.browser.stage import Stage
from tests.browser.voyages import EVENTS, positions

pytestmark = pytest.mark.browser

AXE_SPEAKS = {"santy-anno": "en", "catan-junior": "fr", "sandokan": "pl"}
LOWEST = min(LOW, key=lambda size: size[1])
TEXT_ONLY = {f"event-{event}": (SIZES[0], SIZES[2], LOWEST) for event in EVENTS[1:]}
"""Screens that differ from another only by a text are seen on phones held both ways, and on a tablet."""
ON_THE_CHART = {"choose-port", "sail-out", "steer", "may-attack", "ghost", "main", "free-build"}
"""Positions in which something on the chart can be chosen."""


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.xdist_group(f"positions-{game}")) for game in AXE_SPEAKS]
)
def test_every_position_fits_every_screen(
    new_person: NewPerson, game: str, language: str, pictures: Album
) -> None:
    person = new_person(language=language)
    stage = Stage(person)
    looks = Looks(person, game, pictures, axe_speaks=AXE_SPEAKS[game])
    found = positions(game)
    stage.open(next(iter(found.values())))
    for name, view in found.items():
        stage.show(view)
        look(looks, name, all_low=language == AXE_SPEAKS[game])
        if name.startswith("check"):
            stage.pass_time(100)
            look(looks, f"{name}-done", all_low=language == AXE_SPEAKS[game])
    assert looks.found_nothing()


def look(looks: Looks, name: str, *, all_low: bool) -> None:
    """Looks at a position at the usual sizes, and on every phone in landscape in one language."""
    if name in TEXT_ONLY:
        looks.at(name, TEXT_ONLY[name])
        return
    looks.at(name, chart=name in ON_THE_CHART)
    if not name.startswith("over"):
        looks.at(name, (LOW[1], *TABLETS) if all_low else (LOWEST,))


SCREENS = ((390, 844), (844, 390), (768, 1024), (1440, 900))
BIG = ((1920, 1080),)
AT_TABLE, ON_TV = "/t/BCDFGH", "/tv/BCDFGH"


@pytest.mark.clause("SA-27")
@pytest.mark.parametrize(
    ("check", "path", "sizes"),
    [("check-by-card", AT_TABLE, SCREENS), ("check-by-card", ON_TV, BIG), ("check", ON_TV, BIG)],
)
def test_every_check_says_in_words_what_was_misread(
    new_person: NewPerson, check: str, path: str, sizes: tuple[tuple[int, int], ...], pictures: Album
) -> None:
    view = positions("santy-anno")[check]
    stage = Stage(new_person(viewport={"width": 1920, "height": 1080}))
    stage.open(view, path)
    wrong = [pirate for pirate in view["public"]["pirates"] if not pirate["right"] and not pirate["late"]]
    slips = stage.page.locator(".check .slip, .check .told.wrong")
    told: dict[tuple[int, int], list[str]] = {size: [] for size in sizes}
    for _ in view["public"]["check"]["beats"]:
        for size in sizes:
            stage.page.set_viewport_size({"width": size[0], "height": size[1]})
            said = slips.all_inner_texts()
            told[size] += said
            if said:
                pictures.take(stage.page, f"{check}-{size[0]}-{len(told[size])}")
        stage.pass_time()
    for said in told.values():
        assert len(said) == 2 * len(wrong), "as it is told who is right, and all of them in the end"


FLOWS = "() => document.getAnimations().some(({ animationName }) => animationName?.endsWith('-flow'))"


@pytest.mark.clause("SA-63")
@pytest.mark.parametrize("phone", [False, True])
def test_the_rope_flows_where_everyone_runs_backwards(new_person: NewPerson, phone: bool) -> None:
    stage = Stage(new_person(phone=phone, reduced_motion="no-preference"))
    stage.open(positions("santy-anno")["race"])
    assert not stage.page.evaluate(FLOWS)
    stage.show(positions("santy-anno")["backwards"])
    stage.page.wait_for_function(FLOWS)


BOARD = "() => document.querySelector('.sea').getBoundingClientRect().toJSON()"


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (1440, 900)])
def test_the_islands_keep_their_size_whatever_is_asked(new_person: NewPerson, size: tuple[int, int]) -> None:
    stage = Stage(new_person(viewport={"width": size[0], "height": size[1]}))
    found = positions("catan-junior")
    stage.open(found["roll"])
    boards = {}
    for name in ("roll", "main", "ghost", "offered", "offering", "countered", "free-build", "gifts"):
        stage.show(found[name])
        boards[name] = stage.page.evaluate(BOARD)["height"]
    stage.show(found["main"])
    # A card in hand opens what the stock gives for it.
    stage.page.locator(".hand button.useful").first.click()
    stage.page.locator(".stock").wait_for()
    boards["giving"] = stage.page.evaluate(BOARD)["height"]
    stage.show(found["ghost"])
    stage.page.locator("g.place").first.focus()
    # What the place brings is said in place of the question.
    stage.page.locator(".asked .thought").filter(has_text="fortress").wait_for()
    boards["pointed"] = stage.page.evaluate(BOARD)["height"]
    assert len(set(boards.values())) == 1, boards


def test_those_who_cannot_read_see_a_sign_for_whatever_is_asked(new_person: NewPerson) -> None:
    person = new_person(phone=True)
    person.page.add_init_script("localStorage.setItem('flibuste.settings', '{\"icons\": true}')")
    stage = Stage(person)
    looks = Looks(person, "signs", Album(None))
    found = positions("catan-junior")
    stage.open(found["roll"])
    signs = {}
    for name in ("roll", "main", "ghost", "offered", "free-build", "gifts"):
        stage.show(found[name])
        sign = stage.page.locator(".sign")
        sign.wait_for()
        signs[sign.inner_html()] = name
        looks.at(name, SIDEWAYS)
    assert len(signs) == 6, "every question has a sign of its own"
    stage.page.locator(".hand.lit button.useful").first.wait_for()
    # The words are still there for screen readers.
    stage.page.locator(".asked p.unseen").wait_for(state="attached")
    assert looks.found_nothing()


def test_the_lowest_phone_says_what_to_do(new_person: NewPerson) -> None:
    width, height = LOWEST
    stage = Stage(new_person(phone=True, viewport={"width": width, "height": height}))
    found = positions("catan-junior")
    stage.open(found["gifts"])
    said = stage.page.locator(".asked p")
    expect(said).to_contain_text("Choose a card to give")
    expect(said).to_be_in_viewport(ratio=1)
    stage.show(found["main"])
    stage.page.locator(".stalls button").first.tap()
    expect(said).to_contain_text("tap the card of your hand")
    expect(said).to_be_in_viewport(ratio=1)
    stage.page.locator(".asked[role=status]").wait_for()


WIDEST = {"santy-anno": "race", "catan-junior": "main", "sandokan": "sail-out"}


@pytest.mark.parametrize("game", WIDEST)
def test_the_widest_numbers_and_the_sheets_fit_a_small_phone(new_person: NewPerson, game: str) -> None:
    for language in LANGUAGES:
        person = new_person(language=language)
        stage = Stage(person)
        looks = Looks(person, game, Album(None), axe_speaks="")
        stage.open(widest(positions(game)[WIDEST[game]]))
        # No game gets this wide everywhere at once: here everything must be readable, not pressable.
        looks.at(f"widest {language}", look=unreadable)
        looks.wrong += sheets(stage, f"{game} {language}")
        assert looks.found_nothing()


def widest(view: Json) -> Json:
    """A view as wide as a game can get: two digits wherever a number can have two, every badge, all cargo."""
    table = dict(view["public"])
    match view["table"]["game"]:
        case "catan-junior":
            coco = {"ghost": 6, "free_build": 4, "neighbours": 2, "two_wood": 0, "wood_and_wool": 0}
            much: Json = {"cards": 28, "forts": 6, "ghosts": 10, "coco": coco, "coco_cards": 12}
            table["players"] = [
                player | much | {"ports": ["rum", "gold"][seat % 2 :]}
                for seat, player in enumerate(table["players"])
            ]
        case "sandokan":
            cargo = ["diamond", "pearl"]
            much = {"cards": 12, "points": 19, "cargo": cargo, "becalmed": 1, "plagued": True, "letter": True}
            quay = ["ruby", "diamond", "gold", "emerald", "pearl"]
            table["boats"] = [boat | much for boat in table["boats"]]
            table["ports"] = [port | {"treasures": quay} for port in table["ports"]]
        case _:
            table["pirates"] = [
                pirate | {"coins": [4, 3, 2, 1, 1], "ducats": 41} for pirate in table["pirates"]
            ]
    return view | {"public": table}


def sheets(stage: Stage, where: str) -> list[str]:
    """What is cut or covered in the sheets over a table, on the smallest phone."""
    page = stage.page
    page.set_viewport_size({"width": 360, "height": 640})
    buttons = page.locator(".play > header button")
    sheet = page.locator("dialog[open]")
    wrong = []
    for name, button in (("menu", buttons.first), ("choices", buttons.nth(-2)), ("talk", buttons.last)):
        button.click()
        sheet.wait_for()
        wrong += [f"{where} {name}: {fault}" for fault in faults(page)]
        page.keyboard.press("Escape")
        sheet.wait_for(state="hidden")
    return wrong
