"""Names for people and bots who bring none: they are said alike in every language."""

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


def free_name(taken: Collection[str], turn: int) -> str:
    """A name of the list that nobody at the table has; the number chooses which."""
    free = [name for name in PIRATES if name not in taken] or list(PIRATES)
    return free[turn % len(free)]


def proper(name: str) -> str:
    """The name without control signs and doubled blanks, at most 24 letters long."""
    return " ".join("".join(sign for sign in name if sign.isprintable()).split())[:24].strip()
