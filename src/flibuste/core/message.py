"""A sentence as a key and arguments, and the catalogs that turn it into French, English or Polish."""

import functools
import re
from collections.abc import Callable, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("fr", "en", "pl")

Argument = Any
"""An int, a str, a nested message, a `{"seat": n}`, or a list of these."""

Message = dict[str, Any]
"""`{"key": "ui-seat-took", "args": {"who": {"seat": 1}, "n": 2}}`"""


def message(key: str, **args: Argument) -> Message:
    """A message to be said in any language."""
    return {"key": key, "args": args} if args else {"key": key}


def seat(number: int) -> Message:
    """A seat as an argument, rendered as the name of the person sitting there."""
    return {"seat": int(number)}


class UnknownMessage(KeyError):
    """A key that is not in the catalogs."""


_BROUGHT: Final[list[Path]] = []
"""Folders of language pages (`en.ftl`…) that games from other packages bring."""


def bring_words(folder: Path) -> None:
    """Adds the pages of a folder to the catalogs."""
    if folder not in _BROUGHT:
        _BROUGHT.append(folder)
        catalog.cache_clear()


@functools.cache
def catalog(language: str) -> FluentBundle:
    """All messages of a language."""
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("flibuste.words") / language
    ours = sorted(folder.iterdir(), key=lambda page: page.name)
    brought = [folder / f"{language}.ftl" for folder in _BROUGHT]
    for page in (*ours, *brought):
        if page.name.endswith(".ftl") and page.is_file():
            text = page.read_text("utf-8")
            bundle.add_resource(FluentResource(_bound(text) if language == "fr" else text))
    return bundle


def _bound(text: str) -> str:
    """Sets no-break spaces where French puts a space before some signs and inside its quotes."""
    text = re.sub("(?<=\\S)[ \N{NO-BREAK SPACE}](?=[;!?»%])", "\N{NARROW NO-BREAK SPACE}", text)
    text = re.sub("«[ \N{NO-BREAK SPACE}]", "«\N{NARROW NO-BREAK SPACE}", text)
    return re.sub("(?<=\\S) :(?!\\S)", "\N{NO-BREAK SPACE}:", text)


def render(said: Message, language: str, seat_name: Callable[[int], str] | Sequence[str]) -> str:
    """The message as a sentence in the language; seats are named by the given function or list."""
    name: Callable[[int], str] = seat_name if callable(seat_name) else seat_name.__getitem__

    def plain(value: Argument) -> Any:
        if isinstance(value, dict):
            return name(value["seat"]) if "seat" in value else render(value, language, name)
        if isinstance(value, (list, tuple)):
            return format_list([str(plain(part)) for part in value], locale=language)
        return value

    bundle = catalog(language)
    key = said["key"]
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise UnknownMessage(key)
    text, errors = bundle.format_pattern(pattern, {k: plain(v) for k, v in said.get("args", {}).items()})
    if errors:
        raise UnknownMessage(f"{key} ({language}): {errors[0]}")
    return str(text)
