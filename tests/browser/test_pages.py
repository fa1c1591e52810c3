"""The pages around the tables: nothing is cut or covered at any size in any language, all can use them."""

import re

import pytest
from playwright.sync_api import Response

from flibuste import games
from tests.browser.conftest import NewPerson
from tests.browser.looks import Album
from tests.browser.screens import GAMES, LANGUAGES, SIDEWAYS, SIZES, TIGHT, unreadable, violations

PAGES = {
    "home": "/",
    **{f"rules-{game}": f"/rules/{game}" for game in GAMES},
    "friends": "/lobby?game=santy-anno&way=friends",
    "one-screen": "/lobby?game=catan-junior&way=screen",
    "my-games": "/games",
    "settings": "/settings",
    "privacy": "/privacy",
    "lost": "/no/such/place",
}
pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_cut_or_covered(new_person: NewPerson, language: str, pictures: Album) -> None:
    person = new_person(language=language)
    wrong = []
    for name, path in PAGES.items():
        person.go(path)
        person.page.wait_for_load_state("networkidle")
        for width, height in (*SIDEWAYS, *SIZES) if language == "en" else TIGHT:
            person.page.set_viewport_size({"width": width, "height": height})
            wrong += [f"{name} {language} {width}x{height}: {fault}" for fault in unreadable(person.page)]
            if (width, height) in {(390, 844), (360, 640), (1440, 900)}:
                pictures.take(person.page, f"{name}-{language}-{width}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(new_person: NewPerson, theme: str) -> None:
    person = new_person(color_scheme=theme)
    wrong = []
    for name, path in PAGES.items():
        person.go(path)
        person.page.wait_for_load_state("networkidle")
        wrong += [f"{name} {theme}: {violation}" for violation in violations(person.page)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_visitors_language(new_person: NewPerson, language: str) -> None:
    person = new_person(language=language).go("/")
    assert person.page.locator("html").get_attribute("lang") == language
    play = {"fr": "Jouer", "en": "Play now", "pl": "Graj"}[language]
    assert person.page.get_by_role("button", name=play).count() == len(games.names())


def test_a_chosen_language_stays(new_person: NewPerson) -> None:
    person = new_person().go("/")
    person.page.get_by_role("button", name="Polski").click()
    person.page.locator("html[lang=pl]").wait_for()
    person.page.reload()
    person.page.locator("html[lang=pl]").wait_for()


def test_home_leads_to_a_game_in_three_taps(new_person: NewPerson) -> None:
    person = new_person(phone=True).go("/")
    person.page.get_by_role("button", name="Sandokan", exact=True).tap()
    person.page.get_by_role("button", name=re.compile("Play now.*Sandokan")).tap()
    person.page.get_by_role("button", name="Just play").tap()
    person.until(lambda view: bool(view) and view["table"]["phase"] == "playing")
    assert person.view["table"]["game"] == "sandokan"


def test_scripts_and_styles_come_compressed(new_person: NewPerson) -> None:
    person = new_person()
    came: list[Response] = []

    def note(answer: Response) -> None:
        came.append(answer)

    person.page.on("response", note)
    person.go("/")
    packed = {
        answer.url: answer.header_value("content-encoding") for answer in came if "/assets/" in answer.url
    }
    texts = [url for url in packed if url.endswith((".js", ".css"))]
    assert texts
    assert {packed[url] for url in texts} == {"gzip"}


def test_the_doors_say_how_many_may_play(new_person: NewPerson) -> None:
    # The doors are drawn before the server is asked: they must say what the server says.
    page = new_person().go("/").page
    told = page.evaluate("async () => (await (await fetch('/api/games')).json()).games")
    chips = page.locator(".doors .column .chips").all_inner_texts()
    players = {game["name"]: game["players"] for game in told}
    assert set(players) == set(games.names())
    # Ours come first.
    doors = [*GAMES, *sorted(set(players) - set(GAMES))]
    for game, chip in zip(doors, chips, strict=True):
        fewest, most = min(players[game]), max(players[game])
        assert re.match(rf"{fewest}\D+{most}\D", chip)
