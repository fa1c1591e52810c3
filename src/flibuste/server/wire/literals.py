"""Writes plain Python data as TypeScript: what a game tells its client once and for all."""

import re
from collections.abc import Mapping
from typing import Final

WIDEST: Final = 110
_PLAIN_KEY: Final = re.compile(r"[A-Za-z_$][\w$]*|\d+")


def constants(told: Mapping[str, object]) -> str:
    """An exported constant for each name."""
    return "\n".join(f"{_declared(name, value)}\n" for name, value in told.items())


def _declared(name: str, value: object) -> str:
    before, after = f"export const {name} = ", " as const;"
    room = WIDEST - len(before) - len(after)
    return f"{before}{literal(value, room)}{after if isinstance(value, Mapping | list | tuple) else ';'}"


def literal(value: object, room: int = WIDEST, indent: str = "") -> str:
    """The TypeScript of a value; what does not fit into `room` is broken into lines."""
    if isinstance(value, Mapping):
        pairs = [(f"{_key(key)}: ", part) for key, part in value.items()]
        opening, space, closing = "{", " ", "}"
    elif isinstance(value, list | tuple):
        pairs = [("", part) for part in value]
        opening, space, closing = "[", "", "]"
    else:
        return _plain(value)
    inside = ", ".join(f"{key}{literal(part, 10**9)}" for key, part in pairs)
    line = f"{opening}{space}{inside}{space}{closing}"
    if len(line) <= room:
        return line
    deeper = indent + "  "
    lines = [
        f"{deeper}{key}{literal(part, WIDEST - len(deeper) - len(key) - 1, deeper)},\n" for key, part in pairs
    ]
    return f"{opening}\n{''.join(lines)}{indent}{closing}"


def quoted(text: str) -> str:
    """A text as TypeScript."""
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def _key(key: object) -> str:
    text = str(key)
    return text if _PLAIN_KEY.fullmatch(text) else quoted(text)


def _plain(value: object) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, int | float):
        return str(int(value)) if value == int(value) else str(value)
    raise TypeError(f"no TypeScript for {value!r}")
