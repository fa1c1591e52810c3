"""Limits hold for a device, a member and an address, and a whole class still gets in through one router."""

import asyncio
import contextlib
import time
from dataclasses import replace
from pathlib import Path

import pytest
import websockets

from flibuste.server.config import Limits, NoSuchLimit
from flibuste.server.http.addresses import household
from tests.server.client import Client, Dropped, Refusal
from tests.server.in_process_server import InProcessServer, in_process_server

FILES = 8
"""Requests for the page, its files and the first questions of the client."""


async def test_the_frames_of_a_device_are_counted_over_all_its_connections(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, limits=Limits()) as server:
        anne = server.client()
        await anne.open("catan-junior", 3)
        tabs = [await server.client(anne.cookie).connect(anne.code) for _ in range(6)]
        began = time.monotonic()
        sent = 0
        for _ in range(40):
            for tab in tabs:
                with contextlib.suppress(Dropped):
                    await tab.send({"t": "ping"})
                    sent += 1
                await asyncio.sleep(0)
        # None of them alone has sent too much, but together they have: the last sender is disconnected.
        waiting = [asyncio.create_task(tab.until_down()) for tab in tabs]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        pongs = sum('"t":"pong"' in text for tab in tabs for text in tab.heard)
        assert sent >= 90
        assert any(tab.down for tab in tabs)
        assert pongs <= 90 + 30 * (time.monotonic() - began)


async def test_rows_are_limited_by_person_whatever_the_way(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, limits=Limits()) as server:
        anne = server.client()
        await anne.open("catan-junior", 3)
        live = await server.harbour.finding.find(anne.code)
        before, began = live.table.seq, time.monotonic()
        tabs = [await server.client(anne.cookie).connect(anne.code) for _ in range(4)]
        refusals = []

        async def fidget(tab: Client, yes: bool) -> None:
            for number in range(20):
                name = "stand" if (number % 2 == 0) == yes else "sit"
                try:
                    await tab.request(name, seat=0)
                except Refusal as refusal:
                    refusals.append(refusal.code)

        await asyncio.gather(*(fidget(tab, yes=True) for tab in tabs))
        assert "too_many_requests" in refusals
        assert live.table.seq - before <= 40 + 5 * (time.monotonic() - began)


async def test_talk_is_limited_by_member(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, limits=Limits()) as server:
        anne, ben = server.client(), server.client()
        await anne.open("catan-junior", 3)
        await ben.connect(anne.code)
        for _ in range(10):
            await anne.request("say", phrase="hello")
        with pytest.raises(Refusal, match="too_many_requests"):
            await anne.request("say", phrase="hello")
        answer = await anne.http.post(f"/api/tables/{anne.code}/say", json={"phrase": "hello"})
        assert answer.status_code == 429
        await ben.request("say", phrase="hello")


CODES = [f"BBB{a}{b}{c}" for a in "BCDFGH" for b in "JKLMNPQR" for c in "BCDF"]


async def test_wrong_codes_are_paid_for_before_they_are_looked_up(tmp_path: Path) -> None:
    limits = replace(Limits().times(1000), wrong_codes_a_minute=30, wrong_codes_a_device=10)
    async with in_process_server(tmp_path, limits=limits) as server:
        looked_up: list[str] = []
        find = server.harbour.finding.find

        async def counted(code: str) -> object:
            looked_up.append(code)
            return await find(code)

        server.harbour.finding.find = counted  # type: ignore[method-assign, assignment]
        statuses: list[int] = []
        began = time.monotonic()
        for first in range(0, 180, 12):
            # A new device every time, all its guesses at once.
            client = server.client()
            await client.get("/api/me")
            answers = await asyncio.gather(
                *(client.http.get(f"/api/tables/{code}") for code in CODES[first : first + 12])
            )
            statuses += [answer.status_code for answer in answers]
        # Thirty at once, and one more every two seconds, however slow this machine is.
        assert len(looked_up) <= 31 + (time.monotonic() - began) / 2
        assert statuses.count(404) == len(looked_up)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            async with websockets.connect(
                f"{server.address.replace('http', 'ws')}/ws/tables/{CODES[-1]}"
            ) as ws:
                await ws.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429


async def test_members_come_back_however_much_their_neighbours_guess(tmp_path: Path) -> None:
    limits = replace(Limits().times(1000), wrong_codes_a_minute=3, wrong_codes_a_device=3)
    async with in_process_server(tmp_path, limits=limits) as server:
        anne, guesser = server.client(), server.client()
        await anne.open("catan-junior", 3)
        await anne.disconnect()
        while (await guesser.http.get(f"/api/tables/{CODES[0]}")).status_code != 429:
            pass
        assert (await guesser.http.get(f"/api/tables/{anne.code}")).status_code == 429
        await anne.connect(anne.code)
        await anne.disconnect()
        server.harbour.tables.pop(anne.code).close()
        await anne.connect(anne.code)


async def phone(server: InProcessServer, code: str) -> None:
    """A phone that scans the table's picture, loads the page, looks round and joins."""
    client = server.client()
    assert (await client.http.get(f"/t/{code}")).status_code in (200, 404)
    for _ in range(FILES):
        await client.get("/api/games")
    await client.get("/api/me")
    await client.get(f"/api/tables/{code}")
    await client.connect(code)
    await client.request("join", name=None)


async def test_a_class_of_two_hundred_phones_gets_in_from_one_address(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, limits=Limits()) as server:
        hosts = [server.client() for _ in range(8)]
        for host in hosts:
            await host.open("catan-junior", 3)
        began = time.monotonic()
        for first in range(0, 200, 20):
            await asyncio.gather(*(phone(server, hosts[n % 8].code) for n in range(first, first + 20)))
        assert time.monotonic() - began < 60
        health = await hosts[0].get("/healthz")
        assert health["connections"] == 208


async def test_strangers_connections_count_against_the_address_and_members_do_not(tmp_path: Path) -> None:
    limits = replace(Limits().times(1000), connections_an_address=3)
    async with in_process_server(tmp_path, limits=limits) as server:
        anne = server.client()
        await anne.open("catan-junior", 3)
        for _ in range(3):
            await server.client().connect(anne.code)
        with pytest.raises(Dropped):
            await server.client().connect(anne.code)
        await server.client(anne.cookie).connect(anne.code)


def test_an_address_of_ipv6_stands_for_its_network() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::9")
    assert household("2001:db8:1:3::9") != household("2001:db8:1:2::9")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7")


def test_every_limit_can_be_set_by_name() -> None:
    limits = Limits().changed(["tcp_an_address=7", "header_seconds=2.5"])
    assert (limits.tcp_an_address, limits.header_seconds) == (7, 2.5)
    for wrong in ("tcp=7", "tcp_an_address", "tcp_an_address=x", "tcp_an_address=0"):
        with pytest.raises(NoSuchLimit):
            Limits().changed([wrong])
