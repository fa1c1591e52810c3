"""Codes that lead nowhere, and tables that are not what they were."""

from typing import ClassVar

from flibuste.table.port import Away


class NoTable(Exception):
    """No table has this code."""

    refusal: ClassVar = "no_such_table"


class NoRegatta(NoTable):
    """No regatta has this code."""

    refusal: ClassVar = "no_such_regatta"


class Outdated(Away):
    """The table's log was rewritten: whoever comes back finds the table as it is now."""
