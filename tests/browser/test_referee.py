"""The referee for the cardboard box: a game entered as at a real table, compared with the rules."""

import re

import pytest

from flibuste.games.santy_anno.data import SHIPS
from tests.browser.cardboard import (
    LINES,
    STARTS,
    TABLE,
    after,
    arrived,
    by_the_rules,
    check,
    enter,
    go_on,
    in_phase,
    judge,
    lay,
    same_box,
    set_up,
    sits,
    tied,
)
from tests.browser.conftest import NewPerson
from tests.browser.looks import Album, Looks
from tests.browser.screens import HOST, LANGUAGES
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.browser


@pytest.mark.clause("SA-13", "SA-20", "SA-21", "SA-25", "SA-27", "SA-28", "SA-30", "SA-31")
def test_a_whole_game_is_refereed(new_person: NewPerson, pictures: Album) -> None:
    person = new_person()
    page = person.page
    set_up(person)

    # Round 1: a wrong card is corrected, and a pirate turns out to sit elsewhere.
    cards, event = LINES[0]
    for card in (cards[4], "number:+7", cards[2]):
        enter(person, card)
    page.locator("[data-place='4']").click()
    page.get_by_text("Which card really lies there?").wait_for()
    page.locator(f"[data-card='{cards[3]}']").click()
    person.until(lambda view: view["public"]["line"]["cards"] == [None, None, *cards[2:]])
    assert page.locator("[data-card='number:+7']").is_enabled(), "it is back in the deck"
    assert page.locator(f"[data-card='{cards[2]}']").is_disabled(), "it lies in the line"
    enter(person, cards[1])
    enter(person, event)
    enter(person, cards[0])
    ends = by_the_rules(person)
    wrong = next(ship for ship in SHIPS if ship != ends[2])
    for seat, ship in ((2, wrong), (0, ends[0]), (1, ends[1]), (3, wrong)):
        sits(person, seat, ship)
    page.get_by_role("button", name="The last one is too late").click()
    person.until(lambda view: view["public"]["pirates"][4]["late"])
    page.get_by_role("button", name="Paul").first.click()
    page.locator(f"[data-chair][data-ship={ends[2]}]").click()
    person.until(lambda view: arrived(view) == [(2, ends[2]), (0, ends[0]), (1, ends[1]), (3, wrong)])
    page.get_by_role("button", name="Zosia one place earlier").click()
    person.until(lambda view: [who for who, _ in arrived(view)] == [0, 2, 1, 3])
    pictures.take(page, "referee-pile")
    pirates = check(person)
    assert [pirate["end"] for pirate in pirates] == ends
    assert [pirate["loot"] for pirate in pirates] == [5, 3, 4, 2 if ends[3] == wrong else 0, 0]
    assert page.locator(".totals").count() == 0, "the loot is in the pockets (SA-29)"
    pictures.take(page, "referee-verdict")

    # The browser is closed; another one with only this device's cookie continues where it was.
    cookies = page.context.storage_state()["cookies"]
    page.context.close()
    person = new_person(storage_state={"cookies": cookies, "origins": []})
    page = person.page
    person.go("/referee")
    page.get_by_role("link", name=re.compile("Zosia")).click()
    person.until(in_phase("show"))
    assert [seat["character"] for seat in person.view["table"]["seats"]] == [3, 7, 2, 4, 5]
    go_on(person)
    assert [pirate["tile"] for pirate in person.view["public"]["pirates"]] == ends

    # Round 2: two cards entered the wrong way round swap places with one correction.
    cards, event = LINES[1]
    enter(person, cards[4])
    enter(person, cards[5])
    page.locator("[data-place='6']").click()
    page.get_by_text("Which card really lies there?").wait_for()
    page.locator(f"[data-card='{cards[5]}']").click()
    page.get_by_text("the two have changed places").wait_for()
    person.until(lambda view: view["public"]["line"]["cards"] == [None] * 4 + cards[4:])
    for card in (cards[3], cards[2], cards[1], event, cards[0]):
        enter(person, card)
    judge(person)
    lay(person, *LINES[2])
    judge(person)

    # Rounds 4 and 5: the app draws.
    page.get_by_role("button", name="Draw for us").click()
    page.get_by_role("radio", name="at a tap").check(force=True)
    for _ in (4, 5):
        while person.view["public"]["phase"] == "deal":
            seq = person.view["seq"]
            page.get_by_role("button", name="Next card").click()
            after(person, seq)
        page.get_by_text("A full lap of the table comes first.").wait_for()
        page.get_by_role("button", name="To the pile").click()
        ends = by_the_rules(person)
        sits(person, 0, ends[0])
        page.get_by_role("button", name="The other 4 are too late").click()
        person.until(lambda view: view["public"]["pirates"][1]["late"])
        assert [pirate["loot"] for pirate in check(person)] == [5, 0, 0, 0, 0]
        go_on(person)

    while person.view["public"]["phase"] == "fight":
        seq = person.view["seq"]
        page.locator(".tied button").first.click()
        after(person, seq)
    person.until(lambda view: view["table"]["phase"] == "over")
    page.get_by_role("heading", name="The loot is counted").wait_for()
    assert page.locator("main ol .rank").first.inner_text() == "1"
    offices = page.locator("main ol small:not(.coins small)").all_inner_texts()
    assert offices == ["Captain", "First mate", "First mate", "Ship’s boy", "Ship’s boy"]
    pictures.take(page, "referee-loot")
    page.get_by_role("link", name="Replay").click()
    page.locator("input[type=range]").wait_for()


@pytest.mark.clause("SA-10")
def test_ships_in_the_order_of_their_numbers_are_laid_anew(new_person: NewPerson) -> None:
    person = new_person()
    page = person.page
    person.go("/referee")
    same_box(person)
    for pirate in ("Edward", "Beauty", "Bamba"):
        page.get_by_role("button", name=pirate, exact=True).click()
    page.get_by_role("button", name="To the ships").click()
    # One by a drag, the others tapped in order.
    page.locator(f"ul [data-ship={SHIPS[4]}]").drag_to(page.locator("[data-chair='4']"))
    page.locator(f"[data-chair='4'][data-ship={SHIPS[4]}]").wait_for()
    for ship in (*SHIPS[:4], *SHIPS[5:]):
        page.locator(f"ul [data-ship={ship}]").click()
    there = page.locator("[data-chair='0']").bounding_box()
    page.get_by_role("button", name="Turn the table").click()
    assert page.locator("[data-chair='0']").bounding_box() != there
    page.get_by_role("button", name="They lie like this").click()
    page.get_by_text("The numbers must not run 1 to 8").wait_for()
    # Two ships swap places.
    one, other = (page.locator(f"[data-chair][data-ship={ship}]") for ship in ("paradise", "viper"))
    one.click()
    other.click()
    page.get_by_role("button", name="They lie like this").click()
    person.until(in_phase("name_starts"))
    assert person.view["public"]["table"][0] == "viper"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_and_axe_finds_nothing(new_person: NewPerson, language: str, pictures: Album) -> None:
    person = new_person(language=language)
    page = person.page
    looks = Looks(person, "referee", pictures)
    person.go("/referee")
    page.locator(".box .primary").wait_for()
    looks.at("box")
    page.locator(".box .ways button").first.click()
    page.locator(".marks").wait_for()
    looks.at("box-corrected")
    page.locator(".box .primary").click()
    for nth in (0, 2, 4):
        page.locator("fieldset li > button").nth(nth).click()
    page.locator("fieldset").nth(1).locator("input").nth(2).check(force=True)
    looks.at("set-up")
    page.locator("button[type=submit]").click()
    page.locator("ul [data-ship]").first.wait_for()
    looks.at("ships")
    for ship in TABLE:
        page.locator(f"ul [data-ship={ship}]").click()
    page.locator(".done .primary").click()
    person.until(in_phase("name_starts"))
    page.locator(".side li button").first.wait_for()
    for ship in STARTS[:3]:
        page.locator(f"[data-chair][data-ship={ship}]").click()
    looks.at("starts")
    page.locator(".done .primary").click()
    person.until(in_phase("deal"))
    cards, event = LINES[0]
    enter(person, cards[-1])
    looks.at("cards")
    for card in (*reversed(cards[1:-1]), event, cards[0]):
        enter(person, card)
    for seat in (1, 0):
        seq = person.view["seq"]
        page.locator("button.pirate").nth(seat).click()
        page.locator("[data-chair][data-ship=royal]").click()
        after(person, seq)
    page.locator(".m-castoff").wait_for(state="detached")
    looks.at("pile")
    page.locator(".side .done button").first.click()
    person.until(lambda view: any(pirate["late"] for pirate in view["public"]["pirates"]))
    page.locator(".side .done .primary").click()
    person.until(in_phase("show"))
    page.locator(".on .primary").wait_for()
    looks.at("verdict")

    tied(person)
    page.locator(".tied button").first.wait_for()
    looks.at("wrestling")
    while person.view["public"]["phase"] == "fight":
        seq = person.view["seq"]
        page.locator(".tied button").first.click()
        after(person, seq)
    page.locator("main ol .rank").first.wait_for()
    looks.at("loot")
    assert looks.found_nothing()


@pytest.mark.clause("SA-32")
def test_arm_wrestling_is_real_and_whoever_is_tapped_has_won(new_person: NewPerson) -> None:
    person = new_person(phone=True).go("/")
    tied(person)
    winners = []
    while person.view["public"]["phase"] == "fight":
        seq = person.view["seq"]
        winners.append(person.view["public"]["tied"][-1])
        person.page.locator(".tied button").last.tap()
        after(person, seq)
    assert person.view["public"]["pirates"][winners[0]]["rank"] == 1
    assert person.page.locator("main ol b").first.inner_text() == "Maximilien de la Tortue"


@pytest.mark.clause("SA-25", "SA-27", "SA-29")
def test_a_tablet_in_the_middle_of_the_table(new_person: NewPerson) -> None:
    person = new_person(viewport={"width": 768, "height": 1024}, has_touch=True)
    page = person.page
    page.clock.install()
    set_up(person, "basic", "standing", "open")
    page.get_by_role("button", name="Draw for us").click()
    page.get_by_role("radio", name="at a tap").check(force=True)
    while person.view["public"]["phase"] == "deal":
        seq = person.view["seq"]
        page.get_by_role("button", name="Next card").click()
        after(person, seq)

    page.locator(".m-castoff", has_text="Cast off!").wait_for()

    # The cards that the app drew fill the screen, with count and stopwatch below them.
    box = page.locator(".full ol").bounding_box()
    assert box
    assert box["width"] > 0.6 * 768
    # The stopwatch runs, is paused, and goes on.
    watch = page.get_by_role("timer")
    page.clock.run_for(3_000)
    page.get_by_role("button", name="Stop").click()
    held = float(watch.inner_text())
    assert held >= 3
    page.clock.run_for(4_000)
    assert float(watch.inner_text()) == held
    page.get_by_role("button", name="Go on").click()
    page.clock.run_for(2_000)
    assert float(watch.inner_text()) >= held + 2

    # The count from five to zero.
    page.get_by_role("button", name="Count 5 to 0").click()
    seen = [page.locator(".count").inner_text()]
    for _ in range(5):
        page.clock.run_for(1_000)
        seen.append(page.locator(".count").inner_text())
    assert seen == ["5", "4", "3", "2", "1", "0"]
    page.clock.run_for(2_000)
    page.locator(".count").wait_for(state="detached")

    page.get_by_role("button", name="To the pile").click()
    ends = by_the_rules(person)
    sits(person, 0, ends[0])
    page.get_by_role("button", name="The other 4 are too late").click()
    person.until(lambda view: view["public"]["pirates"][1]["late"])
    check(person)

    # The check leads to the ships that the rules name, and the totals are open.
    first = ends[0].replace("-", " ").title()
    page.clock.run_for(120_000)
    page.locator(f".check [aria-label*='{first}']").first.wait_for()
    assert page.locator(".totals li").all_inner_texts()[0].split() == ["Zosia", "5"]


def test_it_works_without_a_secure_context(new_person: NewPerson, ship: ServerProcess) -> None:
    person = new_person(address=ship.address.replace("127.0.0.1", HOST), phone=True)
    person.go("/referee")
    assert not person.page.evaluate("isSecureContext")
    set_up(person)
    # No wake lock here: a small video keeps the screen awake instead.
    person.page.locator("video").wait_for(state="attached")
    assert person.page.evaluate("!document.querySelector('video').paused")
