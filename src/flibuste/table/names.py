"""Names for people and bots who bring none: they are said alike in every language."""

import unicodedata
from collections.abc import Collection, Sequence
from typing import Final

PIRATES: Final[Sequence[str]] = (
    "Anne", "Bartolo", "Bonny", "Calico", "Carlotta", "Corto", "Dampier", "Diego", "Esmeralda",
    "Esteban", "Felipa", "Flint", "Grania", "Guadalupe", "Hawkins", "Inès", "Isabela", "Jacquotte",
    "Jago", "Jolly", "Kidd", "Lafitte", "Lola", "Mariana", "Mary", "Moko", "Morgan", "Nao", "Ned",
    "Olonnais", "Paloma", "Pedro", "Perla", "Quint", "Rackham", "Roberts", "Sadie", "Salva",
    "Sayyida", "Shih", "Silver", "Surcouf", "Teach", "Teresa", "Ulysse", "Vane", "Ximena", "Yara",
    "Yves", "Zheng",
)  # fmt: skip


BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""The categories of characters that show nothing."""


def free_name(taken: Collection[str], turn: int) -> str:
    """A name of the list that nobody at the table has; the number chooses which."""
    free = [name for name in PIRATES if name not in taken] or list(PIRATES)
    return free[turn % len(free)]


def proper(name: str) -> str:
    """The name as it is shown, at most 24 letters long."""
    return readable(readable(name)[:24])


def readable(text: str, gap: str = "") -> str:
    """The text without control and invisible characters and doubled spaces; empty if nothing can be seen."""
    kept = "".join(sign if sign.isprintable() and sign not in BLANK else gap for sign in text)
    seen = any(unicodedata.category(sign)[0] in "LNPS" for sign in kept)
    return " ".join(kept.split()) if seen else ""
