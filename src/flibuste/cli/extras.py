"""Which extra to install when one of its packages is missing."""

import re
from importlib.metadata import PackageNotFoundError, requires
from typing import Final

_OTHER_NAMES: Final = {"pyspiel": "open-spiel", "pygame": "pygame-ce"}
"""Modules whose name differs from their package's."""
_REQUIRED: Final = re.compile(r"^([\w.-]+).*extra == ['\"]([\w-]+)['\"]")
_FOR_WORK: Final = ("dev", "build")


def extra_with(module: str) -> str | None:
    """The extra that brings a module, if one does: `lab` for `pyarrow`."""
    top = module.partition(".")[0]
    package = _OTHER_NAMES.get(top, top).replace("_", "-").lower()
    try:
        required = requires("flibuste") or []
    except PackageNotFoundError:
        return None
    found = [_REQUIRED.match(one) for one in required]
    extras = [match[2] for match in found if match is not None and match[1].lower() == package]
    return min(extras, key=lambda extra: extra in _FOR_WORK, default=None)


def advice(module: str) -> str | None:
    """One line telling which extra to install for a missing module, if an extra brings it."""
    extra = extra_with(module)
    return (
        None if extra is None else f"this needs {module.partition('.')[0]}: pip install 'flibuste[{extra}]'"
    )
