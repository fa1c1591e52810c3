"""The small types that requests, frames and bodies are made of."""

from typing import Annotated, Any

import msgspec

from flibuste.table.settings import Settings

HOLDABLE = r"^[^\x00\ud800-\udfff]*$"
"""What every store can hold: no zero character, no half of a surrogate pair."""
Code = Annotated[str, msgspec.Meta(pattern="^[BCDFGHJKLMNPQRSTVWXZ]{6}$", max_length=6)]
"""A table's short code: six consonants, so that it spells no word."""
Seat = Annotated[int, msgspec.Meta(ge=0, le=11)]
Actor = Annotated[int, msgspec.Meta(ge=0, le=15)]
"""A seat, or 15 for the Bosun: the host of a table whose cards are dealt by hand."""
MemberNumber = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
TvNumber = Annotated[int, msgspec.Meta(ge=100_000, le=999_999)]
Character = Annotated[int, msgspec.Meta(ge=0, le=15)]
RequestId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$(?!\n)")]
"""Only letters, digits, - and _: it is written to the log, and every store can hold it."""
Nonce = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
"""Its length is given twice because `$` would let a trailing newline pass."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=96, pattern=HOLDABLE)]
"""Shown with at most 24 letters, some of which are emoji that take several characters each."""
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern=HOLDABLE)]
SheetsMark = Annotated[str, msgspec.Meta(pattern="^[A-Z]{6}$", max_length=6)]
"""The short secret that printed sheets carry."""
Millis = int
"""Milliseconds since 1970 by the server's clock."""

Say = Annotated[dict[str, Any], msgspec.Meta(extra={"ts": "Message"})]
"""A message: a key of the catalogs and its arguments."""
ChosenSettings = Annotated[Settings, msgspec.Meta(extra={"ts": "Partial<Settings>"})]
GameName = Annotated[str, msgspec.Meta(extra={"ts": "GameName"})]
Level = Annotated[str, msgspec.Meta(max_length=20)]

ActionOf = Annotated[msgspec.Raw, msgspec.Meta(extra={"ts": "GameTypes[G]['action']"})]
FactOf = Annotated[msgspec.Raw, msgspec.Meta(extra={"ts": "GameTypes[G]['fact']"})]
PublicOf = Annotated[msgspec.Raw, msgspec.Meta(extra={"ts": "GameTypes[G]['public']"})]
OwnOf = Annotated[msgspec.Raw, msgspec.Meta(extra={"ts": "GameTypes[G]['own']"})]
OwnsOf = Annotated[dict[int, msgspec.Raw], msgspec.Meta(extra={"ts": "Record<number, GameTypes[G]['own']>"})]
TempoOf = Annotated[msgspec.Raw, msgspec.Meta(extra={"ts": "GameTypes[G]['tempo']"})]
AnalysisOf = Annotated[msgspec.Raw | None, msgspec.Meta(extra={"ts": "Analysis<G> | null"})]
TableOf = Annotated[msgspec.Raw, msgspec.Meta(extra={"ts": "TableInfo"})]
YouOf = Annotated[msgspec.Raw, msgspec.Meta(extra={"ts": "You"})]
ChoicesOf = Annotated[list[msgspec.Raw], msgspec.Meta(extra={"ts": "Choice<G>[]"})]
FactsOf = Annotated[msgspec.Raw, msgspec.Meta(extra={"ts": "Fact<G>[]"})]
