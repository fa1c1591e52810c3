"""Writes the wire's types as TypeScript: `python -m flibuste.server.typescript > web/src/net/wire.ts`.

With `--check FILE` nothing is written; the exit status says whether the file is current.
"""

import inspect
import sys
import types
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from flibuste import games
from flibuste.core.game import Game
from flibuste.server import bosun_wire, wire

_PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
_PARTS = ("public", "own", "action", "fact")

HEADER = """// Made by `python -m flibuste.server.typescript`: do not edit.
import type { Message } from '../words/message';
"""


class Printer:
    """Collects the interfaces that a set of types needs, each once, under the game's prefix."""

    def __init__(self, prefix: str = "") -> None:
        self.prefix = prefix
        self.written: dict[str, str] = {}
        self._generic: set[str] = set()

    def name(self, struct: type) -> str:
        """The interface's name; written on first use."""
        plain = self.prefix + struct.__name__
        if plain not in self.written:
            self.written[plain] = ""
            self.written[plain] = self._interface(plain, struct)
        return f"{plain}<G>" if plain in self._generic else plain

    def expression(self, kind: Any) -> str:
        """The TypeScript of a Python type."""
        if kind in _PLAIN:
            return _PLAIN[kind]
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self.name(kind)
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            for meta in args[1:]:
                if isinstance(meta, msgspec.Meta) and meta.extra and "ts" in meta.extra:
                    return str(meta.extra["ts"])
            return self.expression(args[0])
        if origin is Literal:
            return " | ".join(_quoted(value) if isinstance(value, str) else str(value) for value in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.expression(part) for part in args))
        if origin is list or (origin is tuple and args[-1] is Ellipsis):
            return _listed(self.expression(args[0]))
        if origin is tuple:
            return f"[{', '.join(self.expression(part) for part in args)}]"
        if origin is dict:
            return f"Record<{self.expression(args[0])}, {self.expression(args[1])}>"
        raise TypeError(f"no TypeScript for {kind!r}")

    def _interface(self, name: str, struct: type[msgspec.Struct]) -> str:
        config = struct.__struct_config__
        lines = []
        if config.tag_field is not None:
            lines.append(f"  {config.tag_field}: {_quoted(str(config.tag))};")
        for field in msgspec.structs.fields(struct):
            sent = self.expression(field.type)
            asked = "" if field.required or name in _SENT_WHOLE or self.prefix else "?"
            lines.append(f"  {field.encode_name}{asked}: {sent};")
        body = "\n".join(lines)
        if "[G]" in body or "<G>" in body:
            self._generic.add(name)
        head = f"{name}<G extends GameName = GameName>" if name in self._generic else name
        says = (inspect.getdoc(struct) or "").split("\n", maxsplit=1)[0]
        return f"/** {says} */\nexport interface {head} {{\n{body}\n}}\n"


_SENT_WHOLE = {"Problem", "Settings", "ClockRule"}
"""Structs with defaults that the server always sends whole."""


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def _listed(inner: str) -> str:
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _of_game(game: Game) -> tuple[str, str]:
    """The interfaces of one game, and its line in GameTypes."""
    printer = Printer("".join(part.capitalize() for part in game.name.split("-")))
    words = game.words
    kinds = (words.public_type, words.own_type, words.action_type, words.fact_type)
    parts = [f"{part}: {printer.expression(kind)}" for part, kind in zip(_PARTS, kinds, strict=True)]
    return "\n".join(printer.written.values()), f"  {_quoted(game.name)}: {{ {'; '.join(parts)} }};"


def typescript(playable: Iterable[Game]) -> str:
    """The whole file."""
    printer = Printer()
    frames = []
    for name in ("AnyVerb", "ClientFrame", "ServerFrame"):
        union = printer.expression(getattr(wire, name))
        head = f"{name}<G extends GameName = GameName>" if "<G>" in union else name
        frames.append(f"export type {head} = {union};\n")
    for struct in (*vars(wire).values(), *vars(bosun_wire).values()):
        if not isinstance(struct, type) or not issubclass(struct, msgspec.Struct) or struct is wire.Verb:
            continue
        # A game's own structs are written with the game.
        if not struct.__module__.startswith("flibuste.games"):
            printer.name(struct)
    parts = [_of_game(game) for game in playable]
    lines = "\n".join(line for _, line in parts)
    register = f"/** Each game's own types. */\nexport interface GameTypes {{\n{lines}\n}}\n"
    names = "export type GameName = keyof GameTypes;\n"
    return "\n".join(
        [HEADER, register, names, *printer.written.values(), *frames, *(text for text, _ in parts)]
    )


def main(arguments: list[str]) -> int:
    """Print the types, or compare them with a file."""
    text = typescript(games.every())
    if arguments[:1] == ["--check"] and len(arguments) == 2:
        path = Path(arguments[1])
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            return 0
        print(f"{path} is not current: python -m flibuste.server.typescript > {path}", file=sys.stderr)
        return 1
    if arguments:
        print(__doc__, file=sys.stderr)
        return 2
    sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
