"""Waiting for conditions that have no event."""

import asyncio
from collections.abc import Callable


async def until(condition: Callable[[], bool], seconds: float = 30) -> None:
    """Waits until a condition holds, but not forever."""
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110 - whatever is looked at has no event
            await asyncio.sleep(0.01)
