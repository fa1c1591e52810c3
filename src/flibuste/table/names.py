"""Names for people and bots who bring none, the same in every language."""

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


MOST_LETTERS: Final = 24
"""The longest name as people count: an emoji of several people is one letter."""
MOST_SIGNS: Final = 96
"""How many characters these letters may take."""
JOINERS: Final = frozenset("\u200c\u200d")
DRESSING: Final = frozenset("\ufe0e\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")
"""What modifies an emoji: how it is drawn, its skin colour."""
TAGS: Final = frozenset(map(chr, range(0xE0020, 0xE0080)))
"""What turns a black flag into the flag of a region."""
REGIONS: Final = frozenset(map(chr, range(0x1F1E6, 0x1F200)))
"""Two of them make a flag."""
VIRAMA: Final = 9
"""The combining class of signs after which some scripts need a joiner."""


def free_name(taken: Collection[str], turn: int) -> str:
    """A name from the list that nobody at the table has; `turn` chooses which."""
    free = [name for name in PIRATES if name not in taken] or list(PIRATES)
    return free[turn % len(free)]


def namesake(name: str, taken: Collection[str]) -> str:
    """The name, with the first number that makes it differ from the others'."""
    numbered = (f"{''.join(letters(name)[: MOST_LETTERS - 3])} {n}" for n in range(2, len(taken) + 3))
    return next(other for other in (name, *numbered) if other not in taken)


def proper(name: str) -> str:
    """The name as it is shown, at most 24 letters long."""
    short = ""
    for letter in letters(readable(name))[:MOST_LETTERS]:
        if len(short) + len(letter) > MOST_SIGNS:
            break
        short += letter
    return readable(short)


def letters(text: str) -> list[str]:
    """The text split into what people see as letters: signs that belong together stay together."""
    cut: list[str] = []
    for sign in text:
        before = cut[-1] if cut else ""
        clings = sign in DRESSING or sign in TAGS or sign in JOINERS or unicodedata.category(sign)[0] == "M"
        flag = sign in REGIONS and before in REGIONS
        if before and (clings or flag or before[-1] in JOINERS):
            cut[-1] += sign
        else:
            cut.append(sign)
    return cut


def readable(text: str, gap: str = "") -> str:
    """The text without control and invisible characters and doubled spaces; empty if nothing is visible."""
    kept = "".join(
        sign if (sign.isprintable() and sign not in BLANK) or _joins(text, place) else gap
        for place, sign in enumerate(text)
    )
    seen = any(unicodedata.category(sign)[0] in "LNPS" for sign in kept)
    return " ".join(kept.split()) if seen else ""


def _joins(text: str, place: int) -> bool:
    """Whether an invisible sign joins what is seen: an emoji of several signs, a flag, a syllable."""
    sign, before = text[place], text[:place].rstrip("".join(DRESSING))[-1:]
    if sign in TAGS:
        return text[:place].rstrip("".join(TAGS)).endswith("\N{WAVING BLACK FLAG}")
    if sign not in JOINERS or not before:
        return False
    after = text[place + 1 : place + 2]
    emoji = unicodedata.category(before) == "So" and after != "" and unicodedata.category(after) == "So"
    return (emoji and sign == "\u200d") or unicodedata.combining(before) == VIRAMA
