"""What the tests know about printed games: the pieces the rules call for, and what a PDF contains."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pypdfium2
import pypdfium2.raw as pdfium

from flibuste.games.catan_junior import data as catan_junior
from flibuste.games.sandokan import data as sandokan
from flibuste.games.santy_anno import data as santy_anno

MM = 72 / 25.4
"""Points to a millimetre."""
PAPERS = {"a4": (210, 297), "letter": (215.9, 279.4)}


def _named(batch: str, pieces: dict[Any, Any]) -> Counter[str]:
    return Counter({f"{batch}:{piece}": int(copies) for piece, copies in pieces.items()})


def pieces_of(game: str) -> Counter[str]:
    """Every piece of a game cut out of a sheet, as many times as the rules call for."""
    return {"santy-anno": _santy_anno, "catan-junior": _catan_junior, "sandokan": _sandokan}[game]()


def _santy_anno() -> Counter[str]:
    cards = (*santy_anno.BASIC_CARDS, *santy_anno.EXPERT_CARDS, *santy_anno.EVENT_CARDS)
    pirates = dict.fromkeys(santy_anno.PIRATES, 1)
    return (
        _named("ships", dict.fromkeys(santy_anno.SHIPS, 1))
        + _named("cards", dict(cards))
        + _named("harbour", {"harbour": 1})
        + _named("coins", dict.fromkeys(santy_anno.COIN_VALUES, santy_anno.COINS_OF_A_VALUE))
        + _named("pirates", pirates)
        + _named("scuttles", pirates)
        + _named("frames", pirates)
    )


def _catan_junior() -> Counter[str]:
    colours = catan_junior.COLOURS[4]
    return (
        _named("market", {"market": 1})
        + _named("ports", {catan_junior.RESOURCES[kind]: 1 for kind in catan_junior.PORT_TILES})
        + _named("coco", dict(zip(catan_junior.COCO_KINDS, catan_junior.COCO_CARDS, strict=True)))
        + _named("goods", dict.fromkeys(catan_junior.RESOURCES, catan_junior.CARDS_OF_A_KIND))
        + _named("costs", dict.fromkeys(colours, 1))
        + _named("fortresses", dict.fromkeys(colours, catan_junior.FORTS_EACH))
        + _named("boats", dict.fromkeys(colours, catan_junior.BOATS_EACH))
        + _named("ghost", {"ghost": 1})
        + _named("die", {"die": 1})
    )


def _sandokan() -> Counter[str]:
    events = dict(zip(sandokan.EVENTS, sandokan.EVENT_COPIES, strict=True))
    return (
        _named("events", events)
        + _named("cards", dict(zip(sandokan.CARDS, sandokan.COPIES, strict=True)))
        + _named("boats", dict.fromkeys(sandokan.PORTS, 1))
        + _named("treasures", dict.fromkeys(sandokan.TREASURES, sandokan.OF_EACH))
        + _named("tokens", dict.fromkeys(sandokan.PORTS, 1))
        + _named("tokens", {event: events[event] for event in ("becalmed", "plague")})
    )


class Box(NamedTuple):
    """A box on a page, in millimetres from its upper left corner."""

    left: float
    top: float
    right: float
    bottom: float

    def holds(self, x: float, y: float, slack: float = 0.3) -> bool:
        """Whether a point lies in it."""
        return self.left - slack <= x <= self.right + slack and self.top - slack <= y <= self.bottom + slack


class Pdf:
    """A printed game."""

    def __init__(self, content: bytes) -> None:
        self._document = pypdfium2.PdfDocument(content)

    def __len__(self) -> int:
        return len(self._document)

    def sizes(self) -> list[tuple[float, float]]:
        """Width and height of every page, in millimetres."""
        return [(width / MM, height / MM) for width, height in (page.get_size() for page in self._document)]

    def text(self, page: int) -> str:
        """What is written on a page, counted from 1."""
        return str(self._document[page - 1].get_textpage().get_text_bounded())

    def letters(self, page: int) -> Iterator[tuple[str, Box]]:
        """Every letter of a page, counted from 1, with its place."""
        sheet = self._document[page - 1]
        height = sheet.get_height()
        text = sheet.get_textpage()
        for i in range(text.count_chars()):
            letter = text.get_text_range(i, 1)
            left, bottom, right, top = text.get_charbox(i)
            if letter.strip() and right > left:
                yield letter, Box(left / MM, (height - top) / MM, right / MM, (height - bottom) / MM)

    def paths(self, page: int) -> Iterator[Box]:
        """The boxes around everything drawn with lines on a page, counted from 1."""
        sheet = self._document[page - 1]
        height = sheet.get_height()
        for drawn in sheet.get_objects([pdfium.FPDF_PAGEOBJ_PATH]):
            left, bottom, right, top = drawn.get_bounds()
            yield Box(left / MM, (height - top) / MM, right / MM, (height - bottom) / MM)

    def foreign_fonts(self) -> set[str]:
        """The fonts that are not embedded."""
        return {
            font.get_base_name()
            for page in self._document
            for text in page.get_objects([pdfium.FPDF_PAGEOBJ_TEXT])
            if not (font := text.get_font()).is_embedded
        }

    def picture(self, page: int, dots_an_inch: int = 100) -> Any:
        """A page, counted from 1, as a printer would see it."""
        return self._document[page - 1].render(scale=dots_an_inch / 72, grayscale=True).to_numpy()
