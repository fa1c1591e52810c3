"""The sentence of an action or a fact, from its kind and fields, or as its game words it."""

import re
from collections.abc import Callable, Iterable
from string import Formatter
from typing import TypeVar

from msgspec import Struct

from flibuste.core.declared.fields import Field
from flibuste.core.message import Message, message

T = TypeVar("T", bound=Struct)

Sentence = str | Callable[[T], str | Message]
"""A key in which `{field}` stands for a field's value, or a function that makes a key or the whole
message."""


def kind_of(name: str) -> str:
    """The kind named by a struct: `BuildBoat` is a `build_boat`."""
    return re.sub(r"(?<=.)([A-Z])", r"_\1", name).lower()


def dashed(text: object) -> str:
    """A text as part of a message key."""
    return str(text).replace("_", "-")


def usual_key(prefix: str, struct: type[Struct]) -> str:
    """The key of a sentence that depends on the kind alone."""
    return f"{prefix}-{dashed(struct.__struct_config__.tag)}"


def speaker(says: Sentence[T], fields: Iterable[Field]) -> Callable[[T], Message]:
    """A function that words a struct: its arguments are all fields not named in the key, unsaid or None."""
    in_key = {name for _, name, _, _ in Formatter().parse(says) if name} if isinstance(says, str) else set()
    said = [
        (field.name, field.said.name or field.name, field.said.how)
        for field in fields
        if field.said.how and field.name not in in_key
    ]

    def say(named: T) -> Message:
        key = says if isinstance(says, str) else says(named)
        if not isinstance(key, str):
            return key
        if in_key:
            key = key.format(**{name: dashed(getattr(named, name)) for name in in_key})
        values = ((name, how, getattr(named, field)) for field, name, how in said)
        return message(key, **{name: how(value) for name, how, value in values if value is not None})

    return say
