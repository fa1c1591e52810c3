"""Talk: quick phrases that are safe for children, and free text where the host allows it."""

from typing import Final

from flibuste.table import log
from flibuste.table.join import here
from flibuste.table.log import Row
from flibuste.table.names import readable
from flibuste.table.refused import refused
from flibuste.table.table import Table

PHRASES: Final = (
    "hello", "good-luck", "your-turn", "well-played", "thanks", "sorry", "oops", "wow", "thinking", "hurry",
    "no-deal", "deal", "again", "goodbye",
    "emote-laugh", "emote-cheer", "emote-gasp", "emote-cry", "emote-wink", "emote-parrot",
    "emote-anchor", "emote-treasure",
)  # fmt: skip
"""Each has its sentence or sign under `table-phrase-…` in the catalogs."""


def say(
    table: Table, person: str, phrase: str | None, text: str | None, now: int, request: str | None = None
) -> list[Row]:
    """The person says a phrase or, if allowed, a text."""
    member = here(table, person)
    if member.muted:
        raise refused("muted")
    if (phrase is None) == (text is None):
        raise refused("one_phrase")
    if phrase is not None and phrase not in PHRASES:
        raise refused("no_such_phrase")
    if text is not None:
        if not table.settings.free_text:
            raise refused("no_free_text")
        text = readable(text, gap=" ")
        if not text:
            raise refused("one_phrase")
    return [table.row(now, -1, log.Said(member.number, phrase, text), request)]
