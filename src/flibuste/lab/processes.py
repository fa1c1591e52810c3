"""How many processes share a piece of work."""

import os


def processes(jobs: int) -> int:
    """This many processes, or one for each core if it is 0."""
    if jobs < 0:
        raise ValueError(f"jobs must be 0, for all cores, or more: {jobs}")
    return jobs or os.cpu_count() or 1
