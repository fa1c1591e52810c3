"""Waiting for what has no event of its own."""

import asyncio
from collections.abc import Callable


async def until(condition: Callable[[], bool], seconds: float = 30) -> None:
    """Waits until something is true, but not for ever."""
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110 - whatever is looked at has no event
            await asyncio.sleep(0.01)
