"""A person with the cardboard box and a device that referees: what they tap, and what the rules answer."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from flibuste.games.santy_anno.cards import TO, walk
from flibuste.games.santy_anno.data import CARDS, EVENTS, SHIPS
from tests.browser.person import POST, Person

TABLE = ["sahara", "revenge", "paradise", "viper", "profundis", "vendetta", "royal", "santy-anno"]
STARTS = ["royal", "viper", "revenge", "paradise", "sahara"]
PIRATES = {"Edward": "Zosia", "Gulliver": "", "Beauty": "Paul", "Bamba": "", "Kalash": "Lili"}
NAMES = ["Zosia", "Gulliver", "Paul", "Bamba", "Lili"]
BOSUN = (Path(__file__).parent / "bosun.js").read_text()
LINES = (
    # By round, from the first card to the last; they include every family of cards and every event.
    (["element:nest", "number:+3", "colour:blue", "name", "element:hull:-yellow"], "whirlwind"),
    (["helm:2:cw", "double:nest+sails", "coco", "name:-R", "number:+5", "element:plate"], "seasick:cw"),
    (
        [
            "colour:red",
            "element:sails",
            "helm:4:ccw",
            "number:+1",
            "name:-P",
            "double:hull+plate",
            "element:nest:-red",
        ],
        "bermuda",
    ),
)


def after(person: Person, seq: int) -> None:
    """Waits for a view newer than this one."""
    person.until(lambda view: bool(view["seq"] > seq))


def set_up(person: Person, cards: str = "expert with events", *others: str) -> None:
    """Opens a refereed game of five from the home page, and lays ships and tiles."""
    page = person.page
    person.go("/")
    page.get_by_role("link", name=re.compile("^Referee")).first.click()
    same_box(person)
    for pirate, name in PIRATES.items():
        page.get_by_role("button", name=pirate, exact=True).click()
        page.get_by_label(f"Who plays {pirate}?").fill(name)
    for option in (cards, *others):
        page.get_by_role("radio", name=option, exact=True).check(force=True)
    page.get_by_role("button", name="To the ships").click()
    for ship in TABLE:
        page.locator(f"ul [data-ship={ship}]").click()
    page.get_by_role("button", name="They lie like this").click()
    page.get_by_role("heading", name="Who starts where?").wait_for()
    for ship in STARTS:
        page.locator(f"[data-chair][data-ship={ship}]").click()
    page.get_by_role("button", name="First round").click()
    person.until(in_phase("deal"))


def same_box(person: Person) -> None:
    """Says once that the ships of the box are as the app knows them."""
    person.page.locator(".box .primary").click()
    person.page.locator(".box .primary").wait_for(state="detached")


def in_phase(phase: str) -> Callable[[dict[str, Any]], bool]:
    return lambda view: bool(view) and view["public"] is not None and view["public"]["phase"] == phase


def enter(person: Person, code: str) -> None:
    """Presses a card of the palette and waits until it lies in the line."""
    seq = person.view["seq"]
    person.page.locator(f"[data-card='{code}']").click()
    person.until(lambda view: view["seq"] > seq)
    # Used-up cards stay in place, greyed: the palette is ready, or gone.
    person.page.locator("body:has([data-card]):not(:has([data-card]:enabled))").wait_for(state="detached")


def lay(person: Person, cards: list[str], event: str) -> None:
    """Enters a line as it is turned: from the last card to the first, the event before the first."""
    for card in reversed(cards[1:]):
        enter(person, card)
    enter(person, event)
    enter(person, cards[0])


def by_the_rules(person: Person) -> list[str]:
    """Where everybody ends, according to the rules and not the server's view."""
    public = person.view["public"]
    line = public["line"]
    table = np.array([SHIPS.index(ship) for ship in public["table"]], np.int8)
    cards = np.array([CARDS.index(card) for card in line["cards"]], np.int8)
    event = EVENTS.index(line["event"]) if line["event"] else -1
    path = np.zeros(len(cards) + 1, np.int8)
    return [
        SHIPS[
            int(
                walk(
                    cards,
                    len(cards),
                    event,
                    TO,
                    table,
                    np.argsort(table),
                    SHIPS.index(pirate["tile"]),
                    path,
                )
            )
        ]
        for pirate in public["pirates"]
    ]


def sits(person: Person, seat: int, ship: str) -> None:
    """Presses a pirate and the ship where he sits."""
    seq = person.view["seq"]
    person.page.locator("button.pirate", has_text=NAMES[seat]).click()
    person.page.locator(f"[data-chair][data-ship={ship}]").click()
    person.until(lambda view: view["seq"] > seq)


def check(person: Person) -> list[dict[str, Any]]:
    """Asks who is right and returns the pirates of the verdict."""
    person.page.get_by_role("button", name="Who is right?").click()
    person.until(in_phase("show"))
    pirates: list[dict[str, Any]] = person.view["public"]["pirates"]
    return pirates


def go_on(person: Person) -> None:
    person.page.get_by_role("button", name="On with it").click()
    person.until(lambda view: view["public"]["phase"] != "show")


def judge(person: Person) -> None:
    """Three are right, the other two too late; the coins are paid, and the next round begins."""
    ends = by_the_rules(person)
    for seat in (3, 2, 1):
        sits(person, seat, ends[seat])
    person.page.get_by_role("button", name="The other 2 are too late").click()
    person.until(lambda view: view["public"]["pirates"][0]["late"])
    pirates = check(person)
    assert [pirate["end"] for pirate in pirates] == ends
    assert [pirate["loot"] for pirate in pirates] == [0, 3, 4, 5, 0]
    go_on(person)


def arrived(view: dict[str, Any]) -> list[tuple[int, str]]:
    public = view["public"]
    return [(who, public["table"][public["pirates"][who]["chair"]]) for who in public["arrivals"]]


def tied(person: Person, **options: str) -> None:
    """A refereed game of three in which nobody was ever right, at its arm-wrestling."""
    settings = {"options": {"dealer": "hand", **options}}
    table = {"game": "santy-anno", "seats": 3, "own_seats": 0, "settings": settings}
    code = person.page.evaluate(POST, ["/api/tables", table])["code"]
    for seat, name in enumerate(("Zosia", "Paul", "Maximilien de la Tortue")):
        person.page.evaluate(POST, [f"/api/tables/{code}/sit", {"seat": seat, "name": name}])
    person.page.evaluate(POST, [f"/api/tables/{code}/start", {}])
    assert person.page.evaluate(BOSUN, [code, TABLE, "fight"]) == "fight"
    person.go(f"/referee/{code}")
    person.until(in_phase("fight"))
