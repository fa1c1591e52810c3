"""Games to print, cut out and play: every piece, at its true size, front on back."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
import zxingcpp
from playwright.sync_api import Browser, Page

from tests.browser.conftest import NewPerson
from tests.browser.printed import PAPERS, Box, Pdf, pieces_of
from tests.browser.screens import GAMES, LANGUAGES, faults, violations
from tests.server.server_process import ServerProcess

# One process prints each game once for all these tests.
pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("print")]

PIECES = """() => [...document.querySelectorAll('[data-page]')].flatMap((sheet) => {
  const paper = sheet.getBoundingClientRect();
  const mm = paper.width / parseFloat(sheet.style.width);
  const bleeds = [...sheet.querySelectorAll('.bleed')];
  const box = (one) => {
    const it = one.getBoundingClientRect();
    return [it.left - paper.left, it.top - paper.top, it.right - paper.left, it.bottom - paper.top]
      .map((pixels) => pixels / mm);
  };
  return [...sheet.querySelectorAll('[data-piece]')].map((piece, nth) => ({
    page: Number(sheet.dataset.page),
    piece: piece.dataset.piece,
    side: piece.classList.contains('back') ? 'back' : 'front',
    box: box(piece),
    bleed: bleeds[nth] ? box(bleeds[nth]) : null,
  }));
})"""
SCANNED = "/scan/K7PXQM/{piece}"
LETTER: dict[str, dict[str, str]] = {
    "santy-anno": {"paper": "letter", "lang": "fr", "ink": "saving", "sheets": SCANNED},
    "catan-junior": {"paper": "letter", "lang": "fr"},
    "sandokan": {"paper": "letter", "lang": "pl", "ink": "saving"},
}
"""Each game on the shorter paper, with all that can be printed of it."""
OVERFULL = """() => [...document.querySelectorAll('[data-booklet-page]')]
  .filter((page) => page.scrollHeight > page.clientHeight + 1 || page.scrollWidth > page.clientWidth + 1)
  .map((page) => page.dataset.bookletPage)"""


class Laid(NamedTuple):
    """A piece as the page lays it on a sheet."""

    page: int
    piece: str
    side: str
    box: Box
    bleed: Box | None
    """How far its ground goes."""


class Printed(NamedTuple):
    """A game as it was printed."""

    pdf: Pdf
    pieces: list[Laid]
    overfull: list[str]


def below(piece: Box) -> Box:
    """Where the number of a piece is printed."""
    return Box(piece.left, piece.bottom + 2, piece.right, piece.bottom + 4.5)


def print_it(page: Page) -> Printed:
    """Waits until every sheet is laid out, and prints."""
    page.locator("[data-print=ready]").wait_for(timeout=60_000)
    page.emulate_media(media="print")
    laid = [
        Laid(**{**one, "box": Box(*one["box"]), "bleed": Box(*one["bleed"]) if one["bleed"] else None})
        for one in page.evaluate(PIECES)
    ]
    overfull: list[str] = page.evaluate(OVERFULL)
    return Printed(Pdf(page.pdf(prefer_css_page_size=True, print_background=True)), laid, overfull)


@pytest.fixture(scope="module")
def printed(browser: Browser, ship: ServerProcess) -> Iterator[Callable[..., Printed]]:
    """Prints a game, once per set of options: `printed("sandokan", paper="letter")`."""
    known: dict[str, Printed] = {}
    context = browser.new_context(base_url=ship.address, locale="en")

    def of(game: str, **wish: str) -> Printed:
        asked = "&".join(f"{name}={value}" for name, value in {"game": game, **wish}.items())
        if asked not in known:
            page = context.new_page()
            page.goto(f"/print?{asked}")
            known[asked] = print_it(page)
            page.close()
        return known[asked]

    yield of
    context.close()


@pytest.mark.clause("SA-1", "SA-5", "SA-6", "SA-7", "CJ-1", "CJ-3", "CJ-4", "CJ-5", "SK-1", "SK-3", "SK-4")
@pytest.mark.parametrize("game", GAMES)
def test_every_piece_is_printed_exactly_as_often_as_the_rules_have_it(
    printed: Callable[..., Printed], game: str
) -> None:
    pdf, pieces, _ = printed(game)
    fronts = Counter(one.piece for one in pieces if one.side == "front")
    assert fronts == pieces_of(game)
    # The PDF has the number of every piece below it, from 1 to the last of its batch.
    batches = Counter(piece.partition(":")[0] for piece in fronts.elements())
    found: Counter[str] = Counter()
    for page in sorted({one.page for one in pieces if one.side == "front"}):
        on_page = [one for one in pieces if one.page == page]
        numbers = "".join(
            letter
            for letter, at in pdf.letters(page)
            if any(below(one.box).holds(at.left, at.top, slack=0) for one in on_page)
        )
        batch = on_page[0].piece.partition(":")[0]
        expected = "".join(str(found[batch] + i + 1) for i in range(len(on_page)))
        assert Counter(numbers) == Counter(expected), (page, numbers, expected)
        found[batch] += len(on_page)
    assert found == batches


@pytest.mark.parametrize("game", GAMES)
def test_every_back_lies_behind_its_front(printed: Callable[..., Printed], game: str) -> None:
    _, pieces, _ = printed(game)
    width, _ = PAPERS["a4"]
    backs = [one for one in pieces if one.side == "back"]
    assert backs
    for back in backs:
        # Turned over the long edge of the paper, left is right; fronts are odd pages.
        assert back.page % 2 == 0
        left = width - back.box.right
        assert [
            front
            for front in pieces
            if front.page == back.page - 1
            and front.piece == back.piece
            and abs(front.box.left - left) < 0.05
            and abs(front.box.top - back.box.top) < 0.05
        ], back


@pytest.mark.parametrize(
    ("game", "wish"),
    [*((game, {}) for game in GAMES), *LETTER.items()],
)
def test_paper_ruler_and_letters_are_true(
    printed: Callable[..., Printed], game: str, wish: dict[str, str]
) -> None:
    pdf, pieces, overfull = printed(game, **wish)
    width, height = PAPERS[wish.get("paper", "a4")]
    for size in pdf.sizes():
        assert size == pytest.approx((width, height), abs=0.2)
    rulers = [
        path.right - path.left
        for page in range(1, len(pdf) + 1)
        for path in pdf.paths(page)
        if path.top > height - 17 and path.bottom - path.top < 0.4 and path.right - path.left > 45
    ]
    assert len(rulers) >= len({one.page for one in pieces}) + 2
    assert rulers == pytest.approx([50] * len(rulers), abs=0.05)
    assert not pdf.foreign_fonts()
    assert not overfull
    for one in pieces:
        assert 0 < one.box.left < one.box.right < width
        assert 0 < one.box.top < one.box.bottom < height
    # Every page says which it is, of how many.
    for page in range(1, len(pdf) + 1):
        assert f"{page}/{len(pdf)}" in "".join(pdf.text(page).split())


@pytest.mark.parametrize("game", GAMES)
def test_the_ground_goes_on_beyond_the_cut_and_marks_lie_on_it(
    printed: Callable[..., Printed], game: str
) -> None:
    pdf, pieces, _ = printed(game)
    for one in pieces:
        if one.piece == "die:die":
            assert one.bleed is None, "white up to the cut"
            continue
        box = one.box
        assert one.bleed == pytest.approx(
            (box.left - 2, box.top - 2, box.right + 2, box.bottom + 2), abs=0.05
        )
    for page in sorted({one.page for one in pieces}):
        boxes = [one.box for one in pieces if one.page == page]
        sheet = Box(
            min(box.left for box in boxes) - 2, min(box.top for box in boxes) - 2,
            max(box.right for box in boxes) + 2, max(box.bottom for box in boxes) + 2,
        )  # fmt: skip
        upright, level = [], []
        for path in pdf.paths(page):
            width, height = path.right - path.left, path.bottom - path.top
            x, y = (path.left + path.right) / 2, (path.top + path.bottom) / 2
            if width < 0.4 and 3.5 < height < 4.5 and not sheet.top < y < sheet.bottom:
                upright.append(x)
            if height < 0.4 and 3.5 < width < 4.5 and not sheet.left < x < sheet.right:
                level.append(y)
        # A mark at both ends of every cut line, and no others.
        for marks, ends in (
            (upright, [end for box in boxes for end in (box.left, box.right)]),
            (level, [end for box in boxes for end in (box.top, box.bottom)]),
        ):
            lines = sorted({round(end, 1) for end in ends})
            assert sorted(marks) == pytest.approx(sorted(lines * 2), abs=0.12), (page, marks, lines)


@pytest.mark.parametrize(
    ("game", "wish"),
    [
        *((game, {} if language == "en" else {"lang": language}) for game in GAMES for language in LANGUAGES),
        *LETTER.items(),
    ],
)
def test_no_word_sticks_out_of_its_piece(
    printed: Callable[..., Printed], game: str, wish: dict[str, str]
) -> None:
    pdf, pieces, overfull = printed(game, **wish)
    assert not overfull
    assert not pdf.foreign_fonts()
    width, height = PAPERS[wish.get("paper", "a4")]
    for page in sorted({one.page for one in pieces}):
        boxes = [one.box for one in pieces if one.page == page]
        # Ruler, title and page number stand at the foot of the sheet.
        foot = Box(0, height - 17, width, height)
        assert all(0 < box.left < box.right < width and 0 < box.top < box.bottom < foot.top for box in boxes)
        for letter, at in pdf.letters(page):
            assert any(
                box.holds(at.left, at.top) and box.holds(at.right, at.bottom)
                for box in (*boxes, *map(below, boxes), foot)
            ), (page, letter, at)


@pytest.mark.parametrize(("game", "boards"), [("catan-junior", 2), ("sandokan", 1)])
def test_a_board_lies_over_sheets_that_are_marked(
    printed: Callable[..., Printed], game: str, boards: int
) -> None:
    pdf, pieces, _ = printed(game)
    first = min(one.page for one in pieces)
    marked = [page for page in range(3, first) if "A1" in pdf.text(page)]
    assert len(marked) == boards


@pytest.mark.parametrize("batch", ["sheets", "codes"])
def test_the_codes_on_the_sheets_of_chairs_can_be_scanned(
    new_person: NewPerson, ship: ServerProcess, batch: str
) -> None:
    # Under this name phones reach the server too; under a loopback name the code has the network's address.
    person = new_person(f"http://flibuste.test:{ship.port}")
    page = person.go(f"/print?game=santy-anno&pieces={batch}&sheets=/scan/K7PXQM/{{piece}}").page
    pdf = print_it(page).pdf
    read = [
        found.text
        for number in range(1, len(pdf) + 1)
        for found in zxingcpp.read_barcodes(pdf.picture(number))
    ]
    ships = [piece.partition(":")[2] for piece in pieces_of("santy-anno") if piece.startswith("ships:")]
    # Several codes of one sheet are found in any order.
    assert sorted(read) == sorted(f"http://flibuste.test:{ship.port}/scan/K7PXQM/{name}" for name in ships)


def test_codes_are_as_dark_as_ever_where_ink_is_saved(printed: Callable[..., Printed]) -> None:
    pdf, pieces, _ = printed("santy-anno", **LETTER["santy-anno"])
    coded = [one for one in pieces if one.piece.startswith(("sheets:", "codes:"))]
    read = []
    for number in sorted({one.page for one in coded}):
        picture = pdf.picture(number)
        for found in zxingcpp.read_barcodes(picture):
            first, last = found.position.top_left, found.position.bottom_right
            assert picture[first.y : last.y, first.x : last.x].min() < 40, "black, not grey"
            read.append(found.text.rpartition("/")[2])
    assert Counter(read) == Counter(one.piece.partition(":")[2] for one in coded)
    ships = [one for one in coded if one.piece.startswith("sheets:")]
    picture = pdf.picture(ships[0].page)
    assert picture[: picture.shape[0] // 3].min() > 60, "the drawing is pale"


def test_a_lost_piece_is_printed_alone(new_person: NewPerson) -> None:
    page = new_person().go("/print?game=santy-anno").page
    page.locator("[data-print=ready]").wait_for()
    boxes = page.get_by_role("checkbox")
    for box in boxes.all():
        box.set_checked("Cards" in (box.locator("xpath=..").text_content() or ""))
    page.get_by_role("textbox", name="Only these numbers: Cards").fill("14, 20-21")
    page.get_by_role("textbox", name="Only these numbers: Cards").blur()
    page.locator(".piece.back").nth(2).wait_for()
    laid = print_it(page).pieces
    assert [one.side for one in laid] == ["front"] * 3 + ["back"] * 3
    assert "pieces=cards%3A14%2C20-21" in page.url


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        ("game=chess", "chess has nothing to print here."),
        ("game=pirates-dice", "pirates-dice has nothing to print here."),
        ("game=sandokan&paper=a5", "“a5” is not one of: a4 and letter."),
        ("game=sandokan&players=7", "7 is not a number of players: 2 to 6 can play."),
        ("game=sandokan&pieces=gems", "There are no pieces called “gems”."),
        ("game=sandokan&pieces=boats:7", "“7” is not one of the numbers of boats, which run from 1 to 6."),
    ],
)
def test_what_cannot_be_printed_is_told(new_person: NewPerson, ask: str, said: str) -> None:
    page = new_person().go(f"/print?{ask}").page
    page.locator("[data-print=refused]").wait_for(state="attached")
    assert said in page.get_by_role("alert").inner_text()


def test_the_door_of_a_game_that_can_be_printed_leads_there(new_person: NewPerson) -> None:
    page = new_person().go("/").page
    link = page.get_by_role("link", name="Print it")
    for game, title in (("sandokan", "Sandokan"), ("santy-anno", "Santy Anno")):
        page.get_by_role("button", name=title, exact=True).click()
        assert link.get_attribute("href") == f"/print?game={game}"
    page.get_by_role("button", name="Pirate’s Dice", exact=True).click()
    link.wait_for(state="detached")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_can_be_read_and_used(new_person: NewPerson, language: str) -> None:
    person = new_person(language=language).go("/print?game=catan-junior&pieces=die")
    person.page.locator("[data-print=ready]").wait_for()
    wrong: list[Any] = []
    for width, height in ((360, 640), (390, 844), (844, 390), (1440, 900)):
        person.page.set_viewport_size({"width": width, "height": height})
        wrong += [f"{width}: {fault}" for fault in faults(person.page)]
    if language == "en":
        wrong += violations(person.page)
    assert not wrong, "\n".join(wrong)
