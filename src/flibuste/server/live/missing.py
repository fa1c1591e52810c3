"""Codes that lead nowhere."""

from typing import ClassVar


class NoTable(Exception):
    """No table has this code."""

    refusal: ClassVar = "no_such_table"


class NoRegatta(NoTable):
    """No regatta has this code."""

    refusal: ClassVar = "no_such_regatta"
