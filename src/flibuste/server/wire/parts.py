"""The small types that wishes, frames and bodies are made of."""

from typing import Annotated, Any

import msgspec

from flibuste.table.settings import Settings

Code = Annotated[str, msgspec.Meta(pattern="^[BCDFGHJKLMNPQRSTVWXZ]{6}$")]
"""A table's short code: six consonants, so that it spells no word."""
Seat = Annotated[int, msgspec.Meta(ge=0, le=11)]
Actor = Annotated[int, msgspec.Meta(ge=0, le=15)]
"""A seat, or 15 for the Bosun: the host of a table whose cards are dealt by hand."""
MemberNumber = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
TvNumber = Annotated[int, msgspec.Meta(ge=1000, le=9999)]
Figure = Annotated[int, msgspec.Meta(ge=0, le=15)]
ActionId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Nonce = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
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
TableOf = Annotated[msgspec.Raw, msgspec.Meta(extra={"ts": "TableInfo"})]
YouOf = Annotated[msgspec.Raw, msgspec.Meta(extra={"ts": "You"})]
ChoicesOf = Annotated[list[msgspec.Raw], msgspec.Meta(extra={"ts": "Choice<G>[]"})]
FactsOf = Annotated[msgspec.Raw, msgspec.Meta(extra={"ts": "Fact<G>[]"})]
