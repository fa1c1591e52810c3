"""A TV for all, phones as hands, somebody at a desktop elsewhere, and a bot play each game to its end."""

import random
import re

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.looks import Album
from tests.browser.person import Json
from tests.browser.room import BIG, Room, facts_of, keeps_no_secret, tells_no_answer, told_to_both, views_of
from tests.browser.screens import LANGUAGES, LOW, SIZES, TIGHT, faults, violations
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.browser


@pytest.mark.slow
@pytest.mark.clause("SA-26", "SA-29")
def test_santy_anno_to_its_end_with_a_phone_that_closed_in_mid_race(
    new_person: NewPerson, swift: ServerProcess, pictures: Album
) -> None:
    room = Room(new_person, swift.address, "santy-anno")
    phones = [room.scan() for _ in range(3)]
    room.seat(*phones, room.from_afar())
    # A slow machine that races at a fast pace needs the time (SA-25).
    room.choose(long_races=True)
    room.begin(bots=1)
    for number in range(1, 6):
        room.until_race(number)
        if number == 2:
            again = room.close_and_reopen(phones[1])
            again.page.get_by_role("button", name=re.compile("Sit")).wait_for()
        if number == 4:
            pictures.take(room.tv.page, "tv-santy-anno")
            pictures.take(phones[0].page, "tv-santy-anno-hand")
        room.race(number)
    # Whoever is tied at the end taps (SA-32).
    room.play(random.Random(2))
    room.tv.page.locator(".end-card ol li").first.wait_for()
    pictures.take(room.tv.page, "tv-santy-anno-over")
    landed = {
        (view["public"]["round"], seat) for view in views_of(room.tv) for seat in _arrivals(view["public"])
    }
    bot = 4
    assert {number for number, seat in landed if seat != bot} == {1, 2, 3, 4, 5}
    assert {seat for _, seat in landed} == {0, 1, 2, 3, bot}
    keeps_no_secret(room, phones[1])
    tells_no_answer(room.tv)


def _arrivals(public: dict[str, list[int]] | None) -> list[int]:
    return public["arrivals"] if public else []


@pytest.mark.long
def test_catan_junior_to_its_end_with_a_latecomer(
    new_person: NewPerson, ship: ServerProcess, pictures: Album
) -> None:
    rng = random.Random(5)
    room = Room(new_person, ship.address, "catan-junior")
    first, second, desk = room.scan(), room.scan(), room.from_afar()
    room.seat(first, second, desk)
    room.choose(number=10)
    room.begin(bots=1)

    # A phone shows its hand and leaves the board to the TV; somebody elsewhere sees the board.
    first.page.get_by_role("group", name="Your hand").wait_for()
    desk.page.locator(".sea").wait_for()
    room.put_charts_away(unless=pictures.wanted)
    room.play(rng, 12)
    second = room.close_and_reopen(second)

    # A third phone comes late and simply takes the bot's seat.
    late = room.scan()
    take = late.page.get_by_role("button", name=re.compile("^Take .* seat$"))
    take.wait_for()
    assert late.page.locator(".sea").count() == 0, "the board is on the TV"
    take.click()
    late.until(lambda view: view["you"]["seats"] == [3])
    room.people.append(late)
    pictures.take(room.tv.page, "tv-catan-junior")
    pictures.take(first.page, "tv-catan-junior-hand")

    room.play(rng)
    room.tv.page.locator(".end-card ol li").first.wait_for()
    ranks = room.tv.view["table"]["outcome"]["ranks"]
    assert min(ranks) == 1
    assert len(ranks) == 4
    keeps_no_secret(room)


@pytest.mark.long
def test_sandokan_to_its_end_with_three_phones_a_desk_and_a_bot(
    new_person: NewPerson, ship: ServerProcess, pictures: Album
) -> None:
    rng = random.Random(7)
    room = Room(new_person, ship.address, "sandokan")
    room.seat(room.scan(), room.scan(), room.scan(), room.from_afar())
    room.choose(number=20)
    room.begin(bots=1)
    room.put_charts_away(unless=pictures.wanted)
    room.play(rng, 24)
    room.close_and_reopen(room.people[2])
    pictures.take(room.tv.page, "tv-sandokan")
    pictures.take(room.people[0].page, "tv-sandokan-hand")
    assert all("hand" in person.view["own"] for person in room.people)
    room.play(rng)
    assert len(room.tv.view["table"]["outcome"]["ranks"]) == 5
    keeps_no_secret(room)
    # A card drawn or robbed is known to those who saw it, and named on the TV only if everybody did.
    passed = [fact for fact in facts_of(views_of(room.tv)) if fact["kind"] in {"drew", "robbed"}]
    assert any(fact["card"] is None for fact in passed)
    for person in room.people:
        named = [(fact, heard) for fact, heard in told_to_both(room.tv, person) if fact in passed]
        assert named
        assert all(fact in heard for fact, heard in named if fact["card"] is not None)


def test_a_phone_that_types_the_tvs_code_is_a_hand_too(new_person: NewPerson, ship: ServerProcess) -> None:
    room = Room(new_person, ship.address, "catan-junior")
    phone, desk = new_person(phone=True), new_person()
    for person in (phone, desk):
        person.go("/")
        person.page.get_by_label("Table code").fill(room.code)
        person.page.get_by_label("Table code").press("Enter")
        person.until(lambda view: bool(view) and view["you"]["member"] is not None)
    # The seats come first: the character, one's name, and the chair.
    phone.page.get_by_role("button", name="Sit down").wait_for()
    room.seat(phone, desk)
    room.begin(bots=1)
    phone.page.get_by_role("group", name="Your hand").wait_for()
    assert phone.page.locator(".sea").count() == 0
    desk.page.locator(".sea").wait_for()


def test_a_paired_tv_gives_a_lost_phones_seat_to_another(new_person: NewPerson, ship: ServerProcess) -> None:
    room = Room(new_person, ship.address, "catan-junior")
    host, lost, third = room.scan(), room.scan(), room.scan()
    room.seat(host, lost, third)
    room.begin()
    shown = room.tv.page.get_by_text(re.compile(r"^TV \d{6}$")).inner_text()
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name=f"Pair {shown}").click()
    room.tv.page.get_by_text(f"{shown}, paired").wait_for()

    # Seats are there to be taken at a TV's table, but not one whose owner is only away.
    name = lost.view["table"]["seats"][1]["name"]
    lost.page.close()
    room.tv.until(lambda view: not view["table"]["seats"][1]["connected"])
    other = room.scan()
    other.page.get_by_role("button", name=f"Ask for {name}’s seat").click()
    give = room.tv.page.get_by_role("button", name=re.compile("^Give"))
    give.wait_for()
    # The seat is kept for its owner as long as the table is patient.

    def seated(view: Json) -> bool:
        room.tv.page.keyboard.press("Enter")
        return bool(view["you"]["seats"] == [1])

    other.until(seated)


def test_a_table_changes_its_people_in_mid_game(new_person: NewPerson, ship: ServerProcess) -> None:
    room = Room(new_person, ship.address, "catan-junior")
    tablet, phone = room.scan(viewport={"width": 768, "height": 1024}), room.scan()
    room.seat(tablet, phone)
    room.begin(bots=1)

    # Nobody who has seen a hand gets a second one, not even the host from themselves.
    tablet.list_of_choices()
    tablet.page.locator("[role=tab]").nth(2).click()
    sheet = tablet.page.locator("dialog[open]")
    sheet.get_by_role("button", name="Ask for this seat").first.click()
    tablet.page.get_by_text("You have seen somebody else’s hand in this game").first.wait_for()
    assert tablet.view["you"]["seats"] == [0]
    tablet.page.keyboard.press("Escape")

    # The host lets latecomers ask, then lets nobody in at all.
    tablet.page.get_by_role("button", name="Menu").click()
    tablet.page.get_by_role("button", name="Latecomers have to ask me").click()
    late = room.scan()
    late.page.get_by_role("button", name=re.compile("^Ask for .* seat$")).wait_for()
    tablet.page.get_by_role("button", name="Menu").click()
    tablet.page.get_by_role("button", name="Latecomers may simply sit down").click()
    late.page.get_by_role("button", name=re.compile("^Take .* seat$")).click()
    late.until(lambda view: view["you"]["seats"] == [2])
    tablet.page.get_by_role("button", name="Menu").click()
    tablet.page.get_by_role("button", name="Let no one else in").click()
    room.tv.until(lambda view: bool(view["table"]["settings"]["locked"]))

    # A person leaves for a bot.
    phone.page.get_by_role("button", name="Menu").click()
    phone.page.get_by_role("button", name="Give up").click()
    phone.page.get_by_role("dialog", name="Give up").get_by_role("button", name="Give up").click()
    room.tv.until(lambda view: bool(view["table"]["seats"][1]["resigned"]))


WATCH_LOCKS = """() => {
  window.locks = [];
  const request = async () => {
    const lock = { held: true, release: async () => { lock.held = false; } };
    window.locks.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
}"""
AWAKE = "() => window.locks.some((lock) => lock.held)"


def test_the_screen_stays_awake_while_it_is_your_turn(new_person: NewPerson, ship: ServerProcess) -> None:
    room = Room(new_person, ship.address, "catan-junior")
    phones = [room.scan(), room.scan(), room.scan()]
    for phone in phones:
        phone.page.add_init_script(f"({WATCH_LOCKS})()")
        phone.view = {}
        phone.page.reload()
        phone.until(lambda view: bool(view) and view["you"]["member"] is not None)
    room.seat(*phones)
    room.begin()
    assert {bool(phone.choices) for phone in phones} == {True, False}
    for phone in phones:
        phone.page.wait_for_function(AWAKE if phone.choices else f"!({AWAKE})()")


def test_the_remotes_arrows_choose_a_game(new_person: NewPerson, ship: ServerProcess) -> None:
    tv = new_person(ship.address, viewport=BIG)
    tv.page.goto("/tv")
    tv.page.locator(".doors button").first.wait_for()
    tv.page.keyboard.press("ArrowRight")
    tv.page.keyboard.press("ArrowRight")
    tv.page.keyboard.press("Enter")
    tv.page.wait_for_url("**/tv/*")
    tv.until(bool)
    assert tv.view["table"]["game"] == "sandokan"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_tv_can_be_read(
    new_person: NewPerson, ship: ServerProcess, language: str, pictures: Album
) -> None:
    room = Room(new_person, ship.address, "santy-anno", language)
    wrong = [f"waiting: {violation}" for violation in violations(room.tv.page)]
    for path in ("/tv", f"/tv/{room.code}"):
        room.tv.page.goto(path)
        room.tv.page.locator("h1").first.wait_for()
        for width, height in SIZES if language == "en" else TIGHT:
            room.tv.page.set_viewport_size({"width": width, "height": height})
            wrong += [f"{path} {language} {width}x{height}: {fault}" for fault in faults(room.tv.page)]
        if path == "/tv":
            wrong += [f"{path}: {violation}" for violation in violations(room.tv.page)]
    pictures.take(room.tv.page, f"tv-waiting-{language}")
    assert not wrong, "\n".join(wrong)


STANDING = 1


@pytest.mark.parametrize("game", ["santy-anno", "catan-junior", "sandokan"])
def test_everything_in_a_hand_can_be_read(
    new_person: NewPerson, ship: ServerProcess, swift: ServerProcess, game: str, pictures: Album
) -> None:
    wrong = []
    for language in LANGUAGES:
        room = Room(new_person, (swift if game == "santy-anno" else ship).address, game, language)
        phone = room.scan()
        room.seat(phone)
        if game == "santy-anno":
            room.choose(way=STANDING)
        room.begin(bots=2)
        if game == "santy-anno":
            room.until_race(1)
            phone.page.locator(".m-castoff").wait_for(state="detached")
        else:
            phone.page.locator(".desk").wait_for()
        for width, height in ((360, 640), LOW[2]):
            phone.page.set_viewport_size({"width": width, "height": height})
            wrong += [f"{game} {language} {width}: {fault}" for fault in faults(phone.page)]
        pictures.take(phone.page, f"hand-{game}-{language}")
        pictures.take(room.tv.page, f"tv-{game}-{language}")
        if language == "en":
            wrong += [
                f"{game}: {violation}"
                for page in (phone.page, room.tv.page)
                for violation in violations(page)
            ]
        wrong += [f"tv {game} {language}: {fault}" for fault in faults(room.tv.page)]
        room.tv.page.set_viewport_size({"width": LOW[0][0], "height": LOW[0][1]})
        wrong += [f"low tv {game} {language}: {fault}" for fault in faults(room.tv.page)]
    assert not wrong, "\n".join(wrong)
