"""The short secret that printed sheets carry."""

import hashlib
from typing import Final

from flibuste.table.header import Header

LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
"""As in a table's code, so that they spell no word."""
LENGTH: Final = 6


def first_mark(header: Header) -> str:
    """The mark of the sheets printed for a table, which tells nothing about the table's dice."""
    number = int(hashlib.sha256(f"sheets/{header.secret}".encode()).hexdigest(), 16)
    mark = ""
    for _ in range(LENGTH):
        number, letter = divmod(number, len(LETTERS))
        mark += LETTERS[letter]
    return mark
