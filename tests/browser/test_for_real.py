"""Santy Anno with legs: a TV for the Bosun, phones that open the links on the chairs, what may go wrong."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPerson
from tests.browser.looks import Album
from tests.browser.person import Json, Person
from tests.browser.room import BIG, Room, tells_no_answer
from tests.browser.screens import LANGUAGES, LOW, faults, unreadable, violations
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.browser

SHEETS = "BCDFGH"
"""The mark of sheets that were printed on another evening."""
READY = "() => document.querySelector('.set-out [data-wave]')?.click()"
NOT_YET_SEEN = (
    """Object.defineProperty(document, 'visibilityState', { get: () => window.seen ?? 'hidden' })"""
)
NOW_SEEN = """() => { window.seen = 'visible'; document.dispatchEvent(new Event('visibilitychange')); }"""


class LivingRoom(Room):
    """A room with eight chairs, a ship's sheet at each, and a TV that is the Bosun."""

    def __init__(self, *room: Any) -> None:
        super().__init__(*room)
        self.wrong: list[str] = []
        """What could not be read on the signs."""

    def open_on_tv(self, game: str) -> None:
        """The page of the game with legs makes the TV the Bosun."""
        assert game == "santy-anno"
        self.tv.go("/for-real").page.locator(".step .primary").click()

    def seat_all(self, *people: Person) -> None:
        """They sit down on the sofa, and the races are long: at a fast pace a slow machine needs the time."""
        self.seat(*people)
        self.choose(long_races=True)

    def bind(self) -> None:
        """The host scans one of the sheets that the family has already printed."""
        page = self.scan_code(self.people[0], "royal", "unbound")
        page.get_by_role("button", name="Use these sheets").click()
        page.locator("[data-scan=bound]").wait_for()
        page.close()

    def scan_code(self, person: Person, ship: str, outcome: str = "done") -> Page:
        """The phone's camera opens the link of a sheet in its own tab; returns the sign shown."""
        page = person.page.context.new_page()
        page.goto(f"/scan/{SHEETS}/{ship}")
        page.locator(f"[data-scan={outcome}]").wait_for()
        self.wrong += [f"{outcome} {person.language}: {fault}" for fault in faults(page)]
        return page

    def sits(self, person: Person, ship: str) -> None:
        """The person sits down at a ship and scans, and all can see it."""
        self.scan_code(person, ship).close()
        seat = seat_of(person)
        self.tv.until(lambda view: pirates(view)[seat]["landed"] or not racing(view))

    def word(self, person: Person, ship: str) -> str:
        """What the phone says about a scan that does not count."""
        page = self.scan_code(person, ship, "refused")
        said = page.get_by_role("alert").inner_text().strip()
        page.close()
        return said

    def ready(self, number: int) -> None:
        """A round is about to begin, and everybody confirms that they stand at their start."""
        self.tv.until(lambda view: view["public"]["round"] == number and view["public"]["phase"] == "deal")
        for person in self.people:
            person.until(lambda view: view["public"]["round"] == number and view["public"]["phase"] == "deal")
            person.until(lambda _, person=person: says_ready(person))  # type: ignore[misc]
        self.until_race(number)


def says_ready(person: Person) -> bool:
    """Presses the button as soon as it is there; at this pace the Bosun may have begun by then."""
    waves = person.view["tempo"]["waves"] if person.view["public"]["phase"] == "deal" else None
    if waves is None or person.view["you"]["member"] in waves["waved"]:
        return True
    person.page.evaluate(READY)
    return False


def seat_of(person: Person) -> int:
    return int(person.view["you"]["seats"][0])


def pirates(view: Json) -> list[Json]:
    found: list[Json] = view["public"]["pirates"]
    return found


def racing(view: Json) -> bool:
    return bool(view["public"]["phase"] == "race")


def start_of(person: Person) -> str:
    return str(pirates(person.view)[seat_of(person)]["tile"])


def another(ship: str) -> str:
    """A ship other than this one."""
    return "royal" if ship != "royal" else "viper"


@pytest.mark.slow
@pytest.mark.clause("SA-72", "SA-73", "SA-74")
def test_a_family_runs_for_real(new_person: NewPerson, swift: ServerProcess, pictures: Album) -> None:
    room = LivingRoom(new_person, swift.address, "santy-anno")
    # Three languages run around one table.
    phones = [room.scan(language) for language in ("en", "en", "fr", "pl")]
    room.seat_all(*phones)
    pictures.take(room.tv.page, "real-lobby-tv")
    assert "belong to another table" not in room.tv.page.inner_text("body")
    room.bind()
    room.begin()

    # SA-74: where everybody stands is on the TV, and nothing begins before all have said that they are there.
    room.tv.page.get_by_text("Lay the eight ships around your table").wait_for()
    assert room.word(phones[1], "royal") == "Wait for “Cast off!” behind your chair."
    pictures.take(room.tv.page, "real-start-tv")
    pictures.take(phones[0].page, "real-start-phone")
    for said, phone in zip(
        ("I stand at my start", "I stand at my start", "Je suis à mon départ"), phones, strict=False
    ):
        phone.page.get_by_role("button", name=said).click()
    missing = room.tv.view["table"]["seats"][3]["name"]
    room.tv.page.get_by_text(f"Ready: 3 of 4. Still missing: {missing}").wait_for()
    assert room.tv.view["public"]["line"]["laid"] == 0
    phones[3].page.locator("[data-wave]").click()
    room.until_race(1)

    # A scan, a second one, and one by somebody who is not in the game.
    landed = room.scan_code(phones[1], "royal")
    landed.get_by_text("Royal: your scuttle is laid!").wait_for()
    pictures.take(landed, "real-landed-phone")
    room.tv.until(lambda view: pirates(view)[1]["landed"])
    assert pirates(room.tv.view)[1]["believes"] == "royal"
    assert room.word(phones[1], "viper") == "Your scuttle is laid; that is final for this round."
    stranger = new_person(swift.address, phone=True)
    assert room.word(stranger, "viper").startswith("This phone has no place")
    pictures.take(room.tv.page, "real-race-tv")
    pictures.take(phones[0].page, "real-race-phone")
    before = room.tv.view

    # The server is restarted in mid-race, and everything is where it was.
    swift.stop()
    swift.start()
    again = room.tv.until(lambda view: racing(view) and view is not before)
    assert [one["landed"] for one in pirates(again)] == [False, True, False, False]

    # A phone whose page was closed comes back and scans; without a camera the ship is tapped.
    phones[2] = room.close_and_reopen(phones[2])
    room.sits(phones[2], "viper")
    phones[0].page.locator("[data-ship=sahara]").click()
    pictures.take(phones[0].page, "real-tap-phone")
    phones[0].page.get_by_role("button", name="Sit at Sahara").click()
    room.tv.until(lambda view: pirates(view)[0]["landed"])
    assert pirates(room.tv.view)[0]["believes"] == "sahara"

    # SA-25: the last one comes too late, and is told so.
    checked = room.tv.until(lambda view: view["public"]["phase"] == "show")
    room.tv.page.get_by_text("The check").first.wait_for()
    assert room.word(phones[3], "royal").startswith("Za późno")
    assert pirates(checked)[3]["late"]
    assert checked["public"]["arrivals"] == [1, 2, 0]
    room.wrong += [f"check: {fault}" for page in (room.tv.page, phones[3].page) for fault in faults(page)]
    pictures.take(room.tv.page, "real-check-tv")
    pictures.take(phones[0].page, "real-check-phone")

    # A scan's tab that the browser restores does not scan again.
    landed.reload()
    landed.get_by_text("The board is on the TV.").wait_for()
    landed.close()

    for number in (2, 3):
        room.ready(number)
        for phone in phones[:3]:
            room.sits(phone, "royal")

    # SA-73: in rounds 4 and 5 nothing counts before one's own start is scanned after the lap.
    for number in (4, 5):
        room.ready(number)
        for phone in phones[1:]:
            start = start_of(phone)
            if number == 4:
                refused = room.word(phone, another(start))
                assert phone.language != "en" or "first a full lap" in refused
            lap = room.scan_code(phone, start)
            if phone.language == "en":
                lap.get_by_text("Your lap counts!").wait_for()
            pictures.take(lap, "real-lap-phone")
            lap.close()
            room.sits(phone, another(start))
        checked = room.tv.until(lambda view: view["public"]["phase"] == "show")
        assert all(pirates(checked)[seat_of(phone)]["landed"] for phone in phones[1:])
    room.tv.until(lambda view: view["public"]["phase"] in ("fight", "over"))
    tells_no_answer(room.tv)
    assert not room.wrong, "\n".join(dict.fromkeys(room.wrong))


def test_a_page_that_nobody_sees_scans_nothing(new_person: NewPerson, swift: ServerProcess) -> None:
    room = LivingRoom(new_person, swift.address, "santy-anno")
    phones = [room.scan() for _ in range(3)]
    room.seat_all(*phones)
    room.bind()
    room.begin()
    room.ready(1)
    link = f"/scan/{SHEETS}/royal"
    assert phones[0].page.context.request.get(link).ok
    ahead = phones[0].page.context.new_page()
    ahead.add_init_script(NOT_YET_SEEN)
    asked: list[str] = []
    ahead.on("request", lambda request: asked.append(request.method))
    ahead.goto(link)
    ahead.locator("[data-scan=telling]").wait_for()
    # Somebody else's scan goes through meanwhile: the prefetched page had time to scan.
    room.sits(phones[1], "viper")
    assert "POST" not in asked
    assert not pirates(room.tv.view)[0]["landed"]
    ahead.evaluate(NOW_SEEN)
    ahead.locator("[data-scan=done]").wait_for()
    room.tv.until(lambda view: pirates(view)[0]["landed"])


def test_sheets_of_another_table_wait_for_the_host(new_person: NewPerson, ship: ServerProcess) -> None:
    room = LivingRoom(new_person, ship.address, "santy-anno")
    host, guest = room.scan(), room.scan()
    room.seat(host, guest)
    assert "These sheets belong to another table" in room.word(guest, "royal")
    room.bind()
    assert room.word(guest, "royal") == "The game has not begun yet."
    # The table's sheets are printed from the waiting room, and carry the bound mark.
    host.page.get_by_role("button", name="Ship sheets").click()
    host.page.wait_for_url(re.compile(f"/print.*{SHEETS}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_about_running_for_real_can_be_read(
    new_person: NewPerson, swift: ServerProcess, language: str, pictures: Album
) -> None:
    wrong: list[str] = []

    def look(
        name: str, page: Page, *sizes: tuple[int, int], by: Callable[[Page], list[str]] = faults
    ) -> None:
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            wrong.extend(f"{name} {language} {width}x{height}: {fault}" for fault in by(page))
            pictures.take(page, f"for-real-{name}-{language}-{width}x{height}")
        if language == "en":
            wrong.extend(f"{name}: {violation}" for violation in violations(page))

    big = (BIG["width"], BIG["height"])
    phone_sizes = ((390, 844), (360, 640), LOW[0], LOW[2]) if language == "en" else ((360, 640), LOW[2])
    guide = new_person(swift.address, language)
    look("page", guide.go("/for-real").page, (390, 844), (844, 390), (1440, 900), big, by=unreadable)
    room = LivingRoom(new_person, swift.address, "santy-anno", language)
    phones = [room.scan() for _ in range(3)]
    room.seat_all(*phones)
    look("lobby-tv", room.tv.page, big)
    look("lobby-phone", phones[0].page, *phone_sizes)
    sign = phones[0].page.context.new_page()
    sign.goto(f"/scan/{SHEETS}/santy-anno")
    sign.locator("[data-scan=unbound]").wait_for()
    look("unbound", sign, *phone_sizes)
    sign.locator(".primary").click()
    sign.locator("[data-scan=bound]").wait_for()
    room.begin()
    room.tv.page.locator(".set-out").wait_for()
    look("start-tv", room.tv.page, big, LOW[0])
    look("start-phone", phones[1].page, *phone_sizes)
    room.tv.page.set_viewport_size(BIG)
    for phone in phones:
        phone.page.locator("[data-wave]").click()
    room.until_race(1)
    look("race-phone", phones[1].page, *phone_sizes)
    look("race-tv", room.tv.page, big)
    landed = room.scan_code(phones[0], "santy-anno")
    look("landed", landed, *phone_sizes)
    refused = room.scan_code(phones[0], "royal", "refused")
    look("refused", refused, *phone_sizes)
    room.sits(phones[1], "royal")
    room.tv.until(lambda view: view["public"]["phase"] == "show")
    look("check-tv", room.tv.page, big)
    look("check-phone", phones[1].page, (360, 640))
    wrong += room.wrong
    assert not wrong, "\n".join(wrong)
