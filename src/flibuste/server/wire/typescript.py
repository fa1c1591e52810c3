"""Writes the wire's types as TypeScript: `python -m flibuste.server.wire.typescript [--check] web/src`.

One file is generic and names no game; each game adds its own types to it in its own file, and has its tables
in another. With `--check` nothing is written; the exit status says whether all files are current.
"""

import inspect
import re
import sys
import types
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from flibuste import games
from flibuste.core.game import Game
from flibuste.core.tempo import TempoTimes
from flibuste.server import wire
from flibuste.server.wire.literals import constants, quoted

_PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
_PARTS = ("public", "own", "action", "fact")

OUTSIDE = "$flibuste"
"""The name of the client's sources in the files of other packages' games."""

REGISTER = """/** Each game's own types: the `wire.ts` of every game adds its own. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface GameTypes {}

export type GameName = keyof GameTypes;
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
            return " | ".join(quoted(value) if isinstance(value, str) else str(value) for value in args)
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
            lines.append(f"  {config.tag_field}: {quoted(str(config.tag))};")
        for field in msgspec.structs.fields(struct):
            sent = self.expression(field.type)
            whole = name in _SENT_WHOLE or (self.prefix and not config.forbid_unknown_fields)
            asked = "" if field.required or whole else "?"
            lines.append(f"  {field.encode_name}{asked}: {sent};")
        body = "\n".join(lines)
        if "[G]" in body or "<G>" in body:
            self._generic.add(name)
        head = f"{name}<G extends GameName = GameName>" if name in self._generic else name
        says = (inspect.getdoc(struct) or "").split("\n", maxsplit=1)[0]
        return f"/** {says} */\nexport interface {head} {{\n{body}\n}}\n"


_SENT_WHOLE = {"Problem", "Settings", "ClockRule", "Analysis", "Mark"}
"""Structs with defaults that the server always sends in full."""


def _listed(inner: str) -> str:
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def generic() -> str:
    """The types that are the same for all games, naming none of them."""
    printer = Printer()
    frames = []
    for name in ("AnyCommand", "ClientFrame", "ServerFrame"):
        union = printer.expression(getattr(wire, name))
        head = f"{name}<G extends GameName = GameName>" if "<G>" in union else name
        frames.append(f"export type {head} = {union};\n")
    for struct in (*vars(wire).values(), TempoTimes):
        if isinstance(struct, type) and issubclass(struct, msgspec.Struct) and struct is not wire.Command:
            printer.name(struct)
    return _page("../words/message", REGISTER, *printer.written.values(), *frames)


def of_game(game: Game, root: str) -> str:
    """The types that one game adds to the register; `root` is where the client's sources lie."""
    printer = Printer("".join(part.capitalize() for part in game.name.split("-")))
    words = game.words
    kinds = (words.public_type, words.own_type, words.action_type, words.fact_type)
    parts = [f"{part}: {printer.expression(kind)};" for part, kind in zip(_PARTS, kinds, strict=True)]
    times = "null" if game.tempo is None else f"{printer.expression(game.tempo.shown)} | null"
    asked = [
        f"{quoted(question.name)}: {{ asked: {printer.expression(question.asked)};"
        f" answered: {printer.expression(question.answered)} }};"
        for question in game.questions
        if question.on_web
    ]
    if game.leg is not None:
        sailed = (printer.expression(kind) for kind in (game.leg.asked, game.leg.answered))
        asked.append("voyage: {{ asked: {}; answered: {} }};".format(*sailed))
    questions = f"{{ {' '.join(asked)} }}" if asked else "Record<string, never>"
    lines = "\n".join(f"      {line}" for line in (*parts, f"tempo: {times};", f"questions: {questions};"))
    register = (
        f"declare module '{root}/net/wire' {{\n  interface GameTypes {{\n"
        f"    {quoted(game.name)}: {{\n{lines}\n    }};\n  }}\n}}\n"
    )
    players = constants({"PLAYERS": {"from": min(game.players), "to": max(game.players)}})
    return _page(f"{root}/words/message", players, *printer.written.values(), register)


def data_of(game: Game) -> str:
    """The tables of one game."""
    return _page("", constants(game.told))


def _page(message: str, *parts: str) -> str:
    """A file of these parts, which import messages from `message`."""
    text = "\n".join(parts)
    known = f"import type {{ Message }} from '{message}';\n" if re.search(r"\bMessage\b", text) else ""
    return f"// Made by `python -m flibuste.server.wire.typescript`: do not edit.\n{known}\n{text}"


def files(client: Path) -> dict[Path, str]:
    """Every file with its text: a generic one, and each game's, in the client or in the game's package."""
    found = {client / "net" / "wire.ts": generic()}
    for game in games.every():
        inside = games.package(game.name).startswith(f"{games.__name__}.")
        folder = client / "games" / game.name if inside else games.folder(game.name) / "web"
        found[folder / "wire.ts"] = of_game(game, "../.." if inside else OUTSIDE)
        if game.told:
            found[folder / "data.ts"] = data_of(game)
    return found


def main(arguments: list[str]) -> int:
    """Write the files, or report which are not current."""
    check = arguments[:1] == ["--check"]
    rest = arguments[1:] if check else arguments
    if len(rest) != 1 or rest[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    old = {
        path: text
        for path, text in files(Path(rest[0])).items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    }
    for path, text in old.items():
        if check:
            print(
                f"{path} is not current: python -m flibuste.server.wire.typescript {rest[0]}", file=sys.stderr
            )
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 1 if check and old else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
