"""Running a server: health, metrics, logs without secrets, a backup, limits, one process per file."""

import contextlib
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from flibuste.server.config import Limits
from flibuste.server.http.app import open_store
from flibuste.table.table import Table
from tests.server.client import Client
from tests.server.in_process_server import InProcessServer, in_process_server
from tests.server.server_process import ServerProcess, free_port

BOTS = [{"count": 2, "level": "random"}]


async def test_health_and_figures(server: InProcessServer) -> None:
    anne = server.client()
    await anne.open("catan-junior", 3, bots=BOTS, start=True)
    health = await anne.get("/healthz")
    assert (health["tables"], health["connections"]) == (1, 1)
    figures = (await anne.http.get("/metrics")).text
    for name in ("frames_total", "views_total", "action_seconds_bucket", "refusals", "tables", "connections"):
        assert f"flibuste_{name}" in figures


async def test_logs_name_the_table_and_no_secret(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--json-logs") as process:
        anne = Client(process.address)
        table = await anne.open("catan-junior", 3, bots=BOTS, start=True)
        await anne.until(lambda: anne.asked is not None)
        await anne.act(anne.view["asked"]["choices"][0]["code"])
        link = await anne.post("/api/me/recovery")
        await anne.close()
        process.stop()
        store = open_store(process.store)
        await store.open()
        header = await store.header(table["id"])
        rows = await store.rows(table["id"])
        await store.close()
    assert header is not None
    logged = process.log.read_text()
    assert table["code"] in logged
    nonces = {nonce for row in rows if b"nonces" in row.payload for nonce in row.payload.decode().split('"')}
    secrets = {header.secret, anne.cookie, anne.cookie.partition(".")[0], link["path"].partition("#")[2]}
    for secret in secrets | {nonce for nonce in nonces if len(nonce) == 32}:
        assert secret not in logged


async def test_an_online_backup_is_a_whole_store(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as process:
        anne = Client(process.address)
        table = await anne.open("catan-junior", 3, bots=BOTS, start=True)
        await anne.until(lambda: anne.asked is not None)
        ack = await anne.act(anne.view["asked"]["choices"][0]["code"])
        copy = tmp_path / "copy.sqlite"
        with (
            contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as live,
            contextlib.closing(sqlite3.connect(copy)) as saved,
        ):
            live.backup(saved)
        await anne.close()
    store = open_store(f"sqlite:///{copy}")
    await store.open()
    header = await store.header(table["id"])
    assert header is not None
    assert Table(header).fold_all(await store.rows(table["id"])).seq >= ack["seq"]
    await store.close()


def serve(*options: str) -> "subprocess.CompletedProcess[str]":
    """A server that is expected not to start."""
    command = [str(Path(sys.executable).with_name("flibuste")), "serve", "--port", str(free_port()), *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_a_sqlite_file_has_one_process(process: ServerProcess) -> None:
    second = serve("--store", process.store)
    assert second.returncode == 2
    assert "in use by another process" in " ".join(second.stderr.split())
    many = serve("--store", process.store, "--workers", "2")
    assert many.returncode == 2
    assert "PostgreSQL" in many.stderr


async def test_tables_and_connections_of_a_device_are_limited(tmp_path: Path) -> None:
    limits = replace(Limits().times(1000), tables_a_device=2, connections_a_device=2)
    async with in_process_server(tmp_path, limits=limits) as server:
        anne = server.client()
        for _ in range(2):
            await anne.post("/api/tables", {"game": "catan-junior", "seats": 3})
        third = await anne.http.post("/api/tables", json={"game": "catan-junior", "seats": 3})
        assert third.json()["code"] == "too_many_tables"
        code = (await anne.get("/api/me"))["games"][0]["code"]
        tabs = [server.client(anne.cookie) for _ in range(3)]
        for tab in tabs[:2]:
            await tab.connect(code)
        with pytest.raises(Exception, match=r"403|429"):
            await tabs[2].connect(code)


@pytest.mark.parametrize(
    ("command", "body"),
    [
        ("join", {"name": "x" * 97}),
        ("say", {"text": "x" * 201}),
        ("sit", {"seat": 12}),
        ("sit", {"seat": 1, "nonce": "short"}),
    ],
)
async def test_names_texts_and_seats_have_bounds(
    server: InProcessServer, command: str, body: dict[str, object]
) -> None:
    anne = server.client()
    await anne.open("catan-junior", 3)
    answer = await anne.http.post(f"/api/tables/{anne.code}/{command}", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_body")
