"""Writes the digests of analyses anew: `python -m tests.analysis`."""

from tests.analysis.golden import write

write()
