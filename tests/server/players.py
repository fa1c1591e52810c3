"""People of the tests who play on their own: any legal choice, again and again, until the game is over."""

import asyncio
import random

import websockets

from tests.server.sailor import Dropped, Refusal, Sailor

FINE = {
    *("stale", "again", "not_your_turn", "too_late", "too_fast", "scuttle_is_laid", "not_now"),
    *("before_cast_off", "paused", "game_over", "no_such_action", "out_of_breath"),
}
"""What a person who acts while the world moves on may be told."""


async def play(sailor: Sailor, rng: random.Random, most: int = 100_000) -> int:
    """Plays until the game is over, or so many actions are done; returns how many were."""
    done = 0
    while done < most:
        await sailor.until(lambda: sailor.asked is not None or sailor.over)
        if sailor.over or sailor.asked is None:
            break
        choice = sailor.asked["choices"][_which(sailor, rng)]
        seen = sailor.view["seq"]
        try:
            ack = await sailor.act(choice["code"])
            done += 1
            await sailor.until_seq(ack["seq"])
        except Refusal as refusal:
            if refusal.code not in FINE:
                raise
            await sailor.until_seq(seen + 1)
    return done


def _which(sailor: Sailor, rng: random.Random) -> int:
    """Any choice; in a race rather the last one, which is the way to a landing."""
    count = len(sailor.view["asked"]["choices"])
    if sailor.view["race"] is not None and rng.random() < 0.8:
        return count - 1
    return rng.randrange(count)


async def play_through(sailor: Sailor, rng: random.Random, may_return: asyncio.Event | None = None) -> None:
    """Plays to the end, coming back whenever the line drops (and it may)."""
    while True:
        try:
            await play(sailor, rng)
        except Dropped:
            if sailor.over:
                return
        if sailor.over:
            return
        if may_return is not None:
            await may_return.wait()
        await reconnect(sailor)


async def reconnect(sailor: Sailor) -> None:
    """Comes back as soon as the server answers again."""
    async with asyncio.timeout(120):
        while True:
            try:
                await sailor.disconnect()
                await sailor.connect(sailor.code)
            except (OSError, websockets.WebSocketException, Dropped):
                await asyncio.sleep(0.05)
            else:
                return
