"""People who vanish and come back: the host's rights, stand-ins, pauses, saved tables, a graceful stop."""

import asyncio
from pathlib import Path

import pytest

from tests.server.client import Client, Refusal
from tests.server.in_process_server import InProcessServer, in_process_server
from tests.server.server_process import ServerProcess
from tests.server.virtual_time import VirtualTime, in_virtual_time

BOT = [{"count": 1, "level": "random"}]


async def two_at_a_table(server: InProcessServer, **settings: object) -> tuple[Client, Client]:
    """Anne, the host, and Ben play with a bot."""
    anne, ben = server.client(), server.client()
    await anne.open("catan-junior", 3, bots=BOT, settings=settings)
    await ben.connect(anne.code)
    await ben.request("sit", seat=2)
    await anne.request("start")
    await ben.until(lambda: ben.view["table"]["phase"] == "playing")
    return anne, ben


async def test_a_vanished_hosts_rights_pass_to_who_is_there(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, pace=200) as server:
        anne, ben = await two_at_a_table(server)
        await anne.disconnect()
        await ben.until(lambda: ben.view["you"]["host"] is True)
        await ben.request("settle", settings={"locked": True})
        await anne.connect(anne.code)
        assert anne.view["you"]["host"] is False


async def test_a_bot_stands_in_and_hands_the_seat_back(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, pace=100) as server:
        anne, ben = await two_at_a_table(server, dropped="bot", patience=5)
        await ben.disconnect()
        await anne.until(lambda: anne.view["table"]["seats"][2]["level"] is not None)
        await ben.connect(anne.code)
        await ben.until(lambda: ben.view["table"]["seats"][2]["level"] is None)
        assert ben.view["you"]["seats"] == [2]


async def test_a_table_that_pauses_for_who_is_away_goes_on_when_they_say_so(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, pace=100) as server:
        anne, ben = await two_at_a_table(server, dropped="pause", patience=5)
        await ben.disconnect()
        await anne.until(lambda: anne.view["table"]["phase"] == "paused")
        await ben.connect(anne.code)
        await ben.request("resume")
        await anne.until(lambda: anne.view["table"]["phase"] == "playing")


def test_whoever_goes_while_the_game_is_paused_is_missed_when_it_goes_on(tmp_path: Path) -> None:
    async def scene(loop: VirtualTime) -> None:
        async with in_process_server(tmp_path, now=loop.millis, pace=1) as server:
            loop.begin()
            anne, ben = await two_at_a_table(server, dropped="bot", patience=5)
            await anne.request("pause")
            await ben.disconnect()
            await asyncio.sleep(60)
            await anne.request("resume")
            assert anne.view["table"]["seats"][2]["level"] is None
            await asyncio.sleep(5.1)
            await anne.until(lambda: anne.view["table"]["seats"][2]["level"] is not None)

    in_virtual_time(scene)


async def test_whoever_does_not_come_back_after_a_restart_is_missed(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as server:
        anne, _ = await two_at_a_table(server, dropped="bot", patience=5)
    async with in_process_server(tmp_path, pace=100) as server:
        again = server.client(anne.cookie)
        await again.connect(anne.code)
        await again.until(lambda: again.view["table"]["seats"][2]["level"] is not None)


async def test_a_saved_game_waits_under_my_games_out_of_memory(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, evict_after=0.1) as server:
        anne, ben, cleo = server.client(), server.client(), server.client()
        await anne.open("catan-junior", 3)
        for seat, client in enumerate((ben, cleo), 1):
            await client.connect(anne.code)
            await client.request("sit", seat=seat)
        await anne.request("start")
        await anne.until(lambda: anne.view["public"] is not None)
        public, own = anne.view["public"], anne.view["own"]
        for client in (anne, ben, cleo):
            await client.disconnect()
        async with asyncio.timeout(60):
            while anne.code in server.harbour.tables:  # noqa: ASYNC110 - the house is kept without an event
                await asyncio.sleep(0.01)
        (line,) = (await anne.get("/api/me"))["games"]
        assert (line["code"], line["phase"], line["yours"]) == (anne.code, "playing", True)
        await anne.connect(anne.code)
        assert (anne.view["public"], anne.view["own"]) == (public, own)


async def test_a_game_ends_by_agreement_of_both_and_not_of_one(server: InProcessServer) -> None:
    anne, ben = await two_at_a_table(server)
    await anne.request("agree", seat=0)
    await ben.until(lambda: ben.view["table"]["seats"][0]["agrees"])
    assert not ben.over
    await anne.request("agree", seat=0, yes=False)
    await ben.request("agree", seat=2)
    assert not ben.over
    await anne.request("agree", seat=0)
    await ben.until(lambda: ben.over)
    assert ben.view["table"]["outcome"]["ranks"] == []


async def test_talk_is_phrases_then_text_if_the_host_allows_it_and_a_muted_person_is_not_heard(
    server: InProcessServer,
) -> None:
    anne, ben = await two_at_a_table(server)
    refused = await ben.http.post(f"/api/tables/{anne.code}/say", json={"text": "<b>ahoy</b>"})
    assert refused.json()["code"] == "no_free_text"
    await ben.request("say", phrase="hello")
    await anne.request("settle", settings={"free_text": True})
    await ben.request("say", text="<b>ahoy</b>")
    await anne.until(lambda: any(line["text"] == "<b>ahoy</b>" for line in anne.view["talk"]))
    await anne.request("mute", member=ben.view["you"]["member"])
    muted = await ben.http.post(f"/api/tables/{anne.code}/say", json={"phrase": "hello"})
    assert muted.json()["code"] == "muted"


async def test_a_graceful_stop_loses_nothing_and_says_come_back(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as process:
        anne = Client(process.address)
        await anne.open("catan-junior", 3, bots=[{"count": 2, "level": "random"}], start=True)
        await anne.until(lambda: anne.asked is not None)
        ack = await anne.act(anne.view["asked"]["choices"][0]["code"])
        process.stop()
        await anne.until_down()
        assert anne.socket is not None
        assert anne.socket.close_code == 1012
        process.start()
        await anne.disconnect()
        await anne.connect(anne.code)
        assert anne.view["seq"] >= ack["seq"]
        assert anne.view["you"]["seats"] == [0]
        await anne.close()


def test_a_seat_is_kept_for_who_is_away_as_long_as_the_table_is_patient(tmp_path: Path) -> None:
    async def scene(loop: VirtualTime) -> None:
        async with in_process_server(tmp_path, now=loop.millis, pace=1) as server:
            loop.begin()
            host, guest, friend = (server.client() for _ in range(3))
            await host.open(
                "catan-junior", 3, bots=[{"count": 1, "level": "random"}], settings={"patience": 30}
            )
            await guest.connect(host.code)
            await guest.request("sit", seat=2)
            await friend.connect(host.code)
            await host.request("start")
            await friend.request("ask", seat=2)
            member = friend.view["you"]["member"]
            await guest.disconnect()
            await host.until(lambda: not host.view["table"]["seats"][2]["connected"])
            gone = loop.time()
            for after in (0.05, 29.9):
                await asyncio.sleep(gone + after - loop.time())
                with pytest.raises(Refusal, match="seat_kept"):
                    await host.request("give", seat=2, member=member)
            await asyncio.sleep(gone + 30.1 - loop.time())
            await host.request("give", seat=2, member=member)
            await friend.until(lambda: friend.view["you"]["seats"] == [2])

    in_virtual_time(scene)
