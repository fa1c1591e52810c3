"""Test players who play on their own: any legal choice, again and again, until the game is over."""

import asyncio
import random

import websockets

from tests.server.client import Client, Dropped, Refusal

FINE = {
    *("stale", "again", "not_your_turn", "too_late", "too_fast", "scuttle_is_laid", "not_now"),
    *("before_cast_off", "paused", "game_over", "no_such_action", "out_of_breath"),
}
"""What a person who acts while the world moves on may be told."""


async def play(client: Client, rng: random.Random, most: int = 100_000) -> int:
    """Plays until the game is over or this many actions are done; returns how many were."""
    done = 0
    while done < most:
        await client.until(lambda: client.asked is not None or client.over or awaited(client))
        if awaited(client):
            await wave(client)
            continue
        if client.over or client.asked is None:
            break
        choice = client.asked["choices"][_which(client, rng)]
        seen = client.view["seq"]
        try:
            ack = await client.act(choice["code"])
            done += 1
            await client.until_seq(ack["seq"])
        except Refusal as refusal:
            if refusal.code not in FINE:
                raise
            await client.until_seq(seen + 1)
    return done


def awaited(client: Client) -> bool:
    """Whether something is shown that this person has not waved on yet."""
    waves = (client.view.get("tempo") or {}).get("waves")
    return bool(waves and client.view["you"]["member"] in waves["awaited"])


async def wave(client: Client) -> None:
    """Waves on what is shown, unless it just moved on by itself."""
    try:
        ack = await client.request("wave")
        await client.until_seq(ack["seq"])
    except Refusal as refusal:
        if refusal.code not in (*FINE, "nothing_shown"):
            raise


def _which(client: Client, rng: random.Random) -> int:
    """Any choice; in a race mostly the last one, which leads to a landing."""
    count = len(client.view["asked"]["choices"])
    if client.view["tempo"] is not None and rng.random() < 0.8:
        return count - 1
    return rng.randrange(count)


async def play_through(client: Client, rng: random.Random, may_return: asyncio.Event | None = None) -> None:
    """Plays to the end, coming back whenever the connection drops (and it may)."""
    while True:
        try:
            await play(client, rng)
        except Dropped:
            if client.over:
                return
        if client.over:
            return
        if may_return is not None:
            await may_return.wait()
        await reconnect(client)


async def reconnect(client: Client) -> None:
    """Comes back as soon as the server answers again."""
    async with asyncio.timeout(120):
        while True:
            try:
                await client.disconnect()
                await client.connect(client.code)
            except (OSError, websockets.WebSocketException, Dropped):
                await asyncio.sleep(0.05)
            else:
                return
