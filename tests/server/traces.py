"""Traces that a person leaves in a store, to be looked for once the person is forgotten."""

import sqlite3
from typing import Any

import asyncpg

from tests.server.client import Client
from tests.server.in_process_server import InProcessServer

NAME = "Anne the Bold"
WORDS = "My real name is Agatha"
TALKING = {"free_text": True, "latecomers": "sit"}


async def everything(address: str) -> list[str]:
    """Every value of every column of every table of a store, as text."""
    if address.startswith("postgres"):
        connection: Any = await asyncpg.connect(address)
        names = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        rows = [row for (name,) in names for row in await connection.fetch(f'SELECT * FROM "{name}"')]
        await connection.close()
    else:
        database = sqlite3.connect(address)
        found = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        rows = [row for (name,) in found for row in database.execute(f'SELECT * FROM "{name}"')]
        database.close()
    return [
        value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
        for row in rows
        for value in row
    ]


async def traces(address: str, *of: str) -> set[str]:
    """Which of these the store still tells of."""
    values = await everything(address)
    assert values
    return {trace for trace in of if any(trace in value for value in values)}


async def seated_at(server: InProcessServer, anne: Client, **settings: Any) -> Client:
    """Another person's table in its waiting room, at which Anne sits and has said something."""
    ben = server.client()
    await ben.open("catan-junior", 4, settings={**TALKING, **settings})
    await anne.connect(ben.code)
    await anne.request("sit", seat=1, name=NAME)
    await anne.request("say", text=WORDS)
    return ben
