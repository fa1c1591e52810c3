"""Reads from the sources what a function depends on: its module's names, what they are made of, and so on."""

import ast
import functools
import importlib
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType

Name = tuple[str, str]
"""A module and one of its names."""


def used_by(module: str, function: str) -> set[Name]:
    """All our names that a compiled function uses, and those their values are made of."""
    used: set[Name] = set()
    unread = [(module, function, True)]
    while unread:
        where, name, in_compiled_code = unread.pop()
        if (where, name) in used:
            continue
        used.add((where, name))
        if in_compiled_code and (where, name) != (module, function) and _is_plain_function(where, name):
            continue  # Compiled code never runs it: it stands in for an overload.
        book = _book(where)
        if name in book.imported:
            unread.append((*book.imported[name], in_compiled_code))
        for statement in book.about.get(name, ()):
            compiled = in_compiled_code and isinstance(statement, ast.FunctionDef)
            unread += [(where, other, compiled) for other in _names(statement) if other in book.known]
    return {(where, name) for where, name in used if where.startswith("flibuste.")}


class _Book:
    """A module's text: which statements concern which of its names, and where the others come from."""

    def __init__(self, module: str) -> None:
        file = importlib.import_module(module).__file__
        assert file is not None
        self.about: dict[str, list[ast.stmt]] = {}
        self.imported: dict[str, Name] = {}
        for statement in ast.parse(Path(file).read_text()).body:
            if isinstance(statement, ast.ImportFrom) and (statement.module or "").startswith("flibuste"):
                for alias in statement.names:
                    self.imported[alias.asname or alias.name] = _origin(str(statement.module), alias.name)
            else:
                for name in _told(statement):
                    self.about.setdefault(name, []).append(statement)
        self.known = self.about.keys() | self.imported.keys()


_book = functools.cache(_Book)


def _origin(module: str, name: str) -> Name:
    """The origin of an imported name: a name of another module, or a whole module."""
    try:
        importlib.import_module(f"{module}.{name}")
    except ModuleNotFoundError:
        return module, name
    return f"{module}.{name}", "*"


def _told(statement: ast.stmt) -> set[str]:
    """The names that a statement defines or, like a loop over a table, may change."""
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return {statement.name}
    if isinstance(statement, ast.Assign | ast.AnnAssign):
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        return {name for target in targets for name in _names(target)}
    return set(_names(statement))


def _names(node: ast.AST) -> Iterator[str]:
    """The names in a piece of code, without the types in a function's signature."""
    pieces = node.body if isinstance(node, ast.FunctionDef) else [node]
    for piece in pieces:
        yield from (found.id for found in ast.walk(piece) if isinstance(found, ast.Name))


def _is_plain_function(module: str, name: str) -> bool:
    return isinstance(getattr(importlib.import_module(module), name, None), FunctionType)
