"""Rewrites the digests of analyses: `python -m tests.analysis`."""

from tests.analysis.golden import write

write()
