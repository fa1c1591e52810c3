"""The protocol from the client's side: a device, its connection to a table, and a bot that plays there.

    from flibuste.client import Device, Connection

    device = Device("http://127.0.0.1:8000")
    async with Connection(device, "K7PXQM") as connection:
        view = await connection.until(lambda view: view.asked is not None)

Everything is asynchronous and typed; frames and bodies are those of docs/protocol.md.
"""

from flibuste.client.connection import Connection
from flibuste.client.device import Device, Lost, Refusal, table_code
from flibuste.client.player import CannotPlay, Player
from flibuste.client.views import View

__all__ = ["CannotPlay", "Connection", "Device", "Lost", "Player", "Refusal", "View", "table_code"]
