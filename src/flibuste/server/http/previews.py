"""What a link shows before it is opened: a table's names game and host, a finished game's tells its end."""

import re
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs

import msgspec
from starlette.requests import Request

from flibuste.core.message import LANGUAGES, Message, UnknownMessage, message, render
from flibuste.server.http.addresses import outside
from flibuste.server.http.bodies import Bad
from flibuste.server.http.code_lookup import CodeLookup
from flibuste.server.http.replays import ID
from flibuste.server.live.finding import Finding
from flibuste.server.live.not_found import NoTable
from flibuste.table.port import Away, Store
from flibuste.table.refused import Refused
from flibuste.table.table import Table

TABLE: Final = re.compile("/t/([A-Za-z]{6})")
REPLAY: Final = re.compile(f"/replay/({ID.pattern})")
TITLE: Final = "<title>Flibuste</title>"
"""The part of the built page's head that is replaced."""
LOCALES: Final = {"fr": "fr_FR", "en": "en_GB", "pl": "pl_PL"}
PICTURES: Final = "previews"
"""The client's folder with a preview picture for each game, and one of Flibuste."""
HOUSE: Final = "flibuste"


class Preview(msgspec.Struct, frozen=True):
    """What is said about a place: two sentences and a picture."""

    title: Message
    text: Message
    picture: str


AT_HOME: Final = Preview(message("ui-preview-title"), message("ui-preview-text"), HOUSE)


class Previews:
    """Fills in the head of the page that is drawn at an address."""

    def __init__(self, client: Path, store: Store, finding: Finding, lookup: CodeLookup) -> None:
        self._pictures = client / PICTURES
        self._store, self._finding = store, finding
        self._lookup = lookup

    async def dress(self, page: str, request: Request) -> str:
        """The page with a preview of what its address stands for, if that is found."""
        try:
            found = await self._of_table(request) or await self._of_replay(request)
            head = self._head(found or AT_HOME, request)
        except UnknownMessage:
            # A game from another package that brings no words for this.
            head = self._head(AT_HOME, request)
        return page.replace(TITLE, head, 1)

    async def _of_table(self, request: Request) -> Preview | None:
        found = TABLE.fullmatch(request.url.path)
        if found is None:
            return None
        scope = request.scope
        try:
            # A wrong code counts here as it does everywhere.
            live = await self._lookup.find(found[1], scope["flibuste.person"], scope["flibuste.address"])
        except (NoTable, Bad, Refused, Away):
            return None
        return invitation(live.table)

    async def _of_replay(self, request: Request) -> Preview | None:
        found = REPLAY.fullmatch(request.url.path)
        header = await self._store.header(found[1]) if found else None
        if header is None:
            return None
        try:
            live = await self._finding.find(header.code)
        except (NoTable, Refused, Away):
            return None
        return ending(live.table) if live.table.phase == "over" else None

    def _head(self, preview: Preview, request: Request) -> str:
        language = language_of(request)
        title, text = (render(said, language, ()) for said in (preview.title, preview.text))
        here = outside(request.url.scheme, request.headers["host"])
        picture = preview.picture if (self._pictures / f"{preview.picture}.png").is_file() else HOUSE
        told = {
            "og:type": "website",
            "og:site_name": "Flibuste",
            "og:title": title,
            "og:description": text,
            "og:url": here + request.url.path,
            "og:locale": LOCALES[language],
            "og:image": f"{here}/{PICTURES}/{picture}.png",
            "og:image:width": "1200",
            "og:image:height": "630",
            "og:image:alt": title,
        }
        tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
        card = '<meta name="twitter:card" content="summary_large_image" />'
        return "\n    ".join([f"<title>{escape(title)}</title>", *tags, card])


def invitation(table: Table) -> Preview:
    """Who invites to what while seats are free; later, what is played there."""
    game = message(f"ui-game-{table.header.game}")
    pitch = message(f"ui-pitch-{table.header.game}")
    host = next((m.name for m in table.roster.members if m.number == table.roster.host and m.here), None)
    if host is None or table.phase != "lobby":
        return Preview(message("ui-preview-table", game=game), pitch, table.header.game)
    return Preview(message("ui-invite-title", host=host, game=game), pitch, table.header.game)


def ending(table: Table) -> Preview:
    """How a finished game ended, as its end was told at the table."""
    game = message(f"ui-game-{table.header.game}")
    winners = [seat.name for seat, rank in zip(table.roster.seats, table.ranks, strict=False) if rank == 1]
    told = {0: message("ui-table-over"), 1: message("ui-end-wins", who=winners)}.get(
        len(winners), message("ui-end-share", who=winners)
    )
    pitch = message(f"ui-pitch-{table.header.game}")
    return Preview(message("ui-end-told", game=game, told=told), pitch, table.header.game)


def language_of(request: Request) -> str:
    """The language that the link names, as its sender reads it; otherwise the reader's own."""
    named = parse_qs(request.url.query).get("in", [""])[0]
    return named if named in LANGUAGES else _preferred(request.headers.get("accept-language", ""), LANGUAGES)


def _preferred(accepted: str, known: Sequence[str]) -> str:
    """The first known language among those a browser names, in its own order; English if there is none."""
    asked = (part.partition(";")[0].strip().lower()[:2] for part in accepted[:200].split(","))
    return next((language for language in asked if language in known), "en")
