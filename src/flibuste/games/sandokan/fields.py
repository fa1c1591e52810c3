"""All fields of a record as plain values."""

# compile-cache: holds no rules

from types import SimpleNamespace
from typing import Any, Final

from flibuste.core.record import dtype_of
from flibuste.games.sandokan.state import State

_FIELDS: Final = dtype_of(State).names or ()


def fields_of(o: Any) -> SimpleNamespace:
    """All fields at once, since a single attribute of a NumPy record costs as much as reading them all."""
    return SimpleNamespace(**dict(zip(_FIELDS, o.item(), strict=True)))
