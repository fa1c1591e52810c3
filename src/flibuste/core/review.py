"""What an analysis of a finished game says, in words for every language and figures for every screen."""

# compile-cache: holds no rules

from typing import Annotated, Any, Literal

import msgspec

Said = Annotated[dict[str, Any], msgspec.Meta(extra={"ts": "Message"})]
"""A message: a key of the catalogs and its arguments."""
MarkKind = Literal["turning", "slip", "find", "stroke"]


class Choice(msgspec.Struct):
    """A choice as a view offers it."""

    code: int
    do: Any
    say: Said


class Mark(msgspec.Struct):
    """A moment worth a look."""

    kind: MarkKind
    step: int
    """The step that it is about, from 1 on."""
    seat: int
    """Whose moment it is."""
    points: float
    """How much it changed, in points of winning chance, or in seconds or ducats where a game counts those."""
    say: Said
    why: list[Said] = []
    better: Annotated[Choice | None, msgspec.Meta(extra={"ts": "Choice<G> | null"})] = None
    """The better choice, to be drawn on the board as it was before the step."""


class TableRow(msgspec.Struct):
    """A row of a table: its title and a cell for each column."""

    say: Said
    cells: list[Said | None]


class Section(msgspec.Struct):
    """A table that a game adds to the analysis."""

    say: Said
    heads: list[Said]
    rows: list[TableRow]


class Review(msgspec.Struct):
    """A game's own analysis of a recording: sentences, moments and tables."""

    summary: list[Said]
    marks: list[Mark]
    sections: list[Section]
