"""The built client: its files with long cache lifetimes, and its page for each address of the application."""

import gzip
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from flibuste.server.http.previews import Previews

LONG = "public, max-age=31536000, immutable"
TEXTS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
"""What is compressed for sending; fonts and pictures already are."""


class Pages:
    """Serves the files of the built client, and nothing outside its folder."""

    def __init__(self, folder: Path, previews: Previews | None = None) -> None:
        self._folder = folder.resolve()
        self._previews = previews
        self._packed: dict[Path, bytes] = {}
        mimetypes.add_type("application/manifest+json", ".webmanifest")

    async def answer(self, request: Request) -> Response:
        """A file, or the page that draws the address."""
        try:
            path = (self._folder / request.url.path.lstrip("/")).resolve()
            is_file = path.is_file() and path.is_relative_to(self._folder)
        except (OSError, ValueError):
            # A name that no file can have: with a NUL, or too long.
            return PlainTextResponse("Not found\n", 404)
        if is_file and not path.name.startswith("."):
            hashed = path.parent.name == "assets"
            if hashed and path.suffix in TEXTS and "gzip" in request.headers.get("accept-encoding", ""):
                return self._pack(path)
            return FileResponse(path, headers={"cache-control": LONG if hashed else "no-cache"})
        page = self._folder / "index.html"
        if path.suffix or not page.is_file():
            return PlainTextResponse("Not found\n", 404)
        told = page.read_text("utf-8")
        if self._previews is not None:
            told = await self._previews.dress(told, request)
        return HTMLResponse(told, headers={"cache-control": "no-cache", "vary": "accept-language"})

    def _pack(self, path: Path) -> Response:
        """A file whose name holds its hash, compressed once."""
        packed = self._packed.get(path)
        if packed is None:
            packed = self._packed[path] = gzip.compress(path.read_bytes(), 9, mtime=0)
        headers = {"cache-control": LONG, "content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(packed, headers=headers, media_type=TEXTS[path.suffix])
