"""People who vanish and come back: the host's rights, stand-ins, pauses, saved tables, a graceful stop."""

import asyncio
from pathlib import Path

from tests.server.afloat import Afloat, afloat
from tests.server.sailor import Sailor
from tests.server.ship import Ship

BOT = [{"count": 1, "level": "random"}]


async def two_at_a_table(sea: Afloat, **settings: object) -> tuple[Sailor, Sailor]:
    """Anne, who is the host, and Ben play with a bot."""
    anne, ben = sea.sailor(), sea.sailor()
    await anne.open("catan-junior", 3, bots=BOT, settings=settings)
    await ben.connect(anne.code)
    await ben.wish("sit", seat=2)
    await anne.wish("start")
    await ben.until(lambda: ben.view["table"]["phase"] == "playing")
    return anne, ben


async def test_a_vanished_hosts_rights_pass_to_who_is_there(tmp_path: Path) -> None:
    async with afloat(tmp_path, pace=200) as sea:
        anne, ben = await two_at_a_table(sea)
        await anne.disconnect()
        await ben.until(lambda: ben.view["you"]["host"] is True)
        await ben.wish("settle", settings={"locked": True})
        await anne.connect(anne.code)
        assert anne.view["you"]["host"] is False


async def test_a_bot_stands_in_and_hands_the_seat_back(tmp_path: Path) -> None:
    async with afloat(tmp_path, pace=100) as sea:
        anne, ben = await two_at_a_table(sea, dropped="bot", patience=5)
        await ben.disconnect()
        await anne.until(lambda: anne.view["table"]["seats"][2]["level"] is not None)
        await ben.connect(anne.code)
        await ben.until(lambda: ben.view["table"]["seats"][2]["level"] is None)
        assert ben.view["you"]["seats"] == [2]


async def test_a_table_that_pauses_for_who_is_away_goes_on_when_they_say_so(tmp_path: Path) -> None:
    async with afloat(tmp_path, pace=100) as sea:
        anne, ben = await two_at_a_table(sea, dropped="pause", patience=5)
        await ben.disconnect()
        await anne.until(lambda: anne.view["table"]["phase"] == "paused")
        await ben.connect(anne.code)
        await ben.wish("resume")
        await anne.until(lambda: anne.view["table"]["phase"] == "playing")


async def test_a_saved_game_waits_under_my_games_out_of_memory(tmp_path: Path) -> None:
    async with afloat(tmp_path, evict_after=0.1) as sea:
        anne, ben, cleo = sea.sailor(), sea.sailor(), sea.sailor()
        await anne.open("catan-junior", 3)
        for seat, sailor in enumerate((ben, cleo), 1):
            await sailor.connect(anne.code)
            await sailor.wish("sit", seat=seat)
        await anne.wish("start")
        await anne.until(lambda: anne.view["public"] is not None)
        public, own = anne.view["public"], anne.view["own"]
        for sailor in (anne, ben, cleo):
            await sailor.disconnect()
        async with asyncio.timeout(60):
            while anne.code in sea.harbour.berths:  # noqa: ASYNC110 - the house is kept without an event
                await asyncio.sleep(0.01)
        (line,) = (await anne.get("/api/me"))["games"]
        assert (line["code"], line["phase"], line["yours"]) == (anne.code, "playing", True)
        await anne.connect(anne.code)
        assert (anne.view["public"], anne.view["own"]) == (public, own)


async def test_a_game_ends_by_agreement_of_both_and_not_of_one(sea: Afloat) -> None:
    anne, ben = await two_at_a_table(sea)
    await anne.wish("agree", seat=0)
    await ben.until(lambda: ben.view["table"]["seats"][0]["agrees"])
    assert not ben.over
    await anne.wish("agree", seat=0, yes=False)
    await ben.wish("agree", seat=2)
    assert not ben.over
    await anne.wish("agree", seat=0)
    await ben.until(lambda: ben.over)
    assert ben.view["table"]["outcome"]["ranks"] == []


async def test_talk_is_phrases_then_text_if_the_host_allows_it_and_a_muted_person_is_not_heard(
    sea: Afloat,
) -> None:
    anne, ben = await two_at_a_table(sea)
    refused = await ben.http.post(f"/api/tables/{anne.code}/say", json={"text": "<b>ahoy</b>"})
    assert refused.json()["code"] == "no_free_text"
    await ben.wish("say", phrase="hello")
    await anne.wish("settle", settings={"free_text": True})
    await ben.wish("say", text="<b>ahoy</b>")
    await anne.until(lambda: any(line["text"] == "<b>ahoy</b>" for line in anne.view["talk"]))
    await anne.wish("mute", member=ben.view["you"]["member"])
    muted = await ben.http.post(f"/api/tables/{anne.code}/say", json={"phrase": "hello"})
    assert muted.json()["code"] == "muted"


async def test_a_graceful_stop_loses_nothing_and_says_come_back(tmp_path: Path) -> None:
    with Ship(tmp_path) as ship:
        anne = Sailor(ship.address)
        await anne.open("catan-junior", 3, bots=[{"count": 2, "level": "random"}], start=True)
        await anne.until(lambda: anne.asked is not None)
        ack = await anne.act(anne.view["asked"]["choices"][0]["code"])
        ship.stop()
        await anne.until_down()
        assert anne.socket is not None
        assert anne.socket.close_code == 1012
        ship.start()
        await anne.disconnect()
        await anne.connect(anne.code)
        assert anne.view["seq"] >= ack["seq"]
        assert anne.view["you"]["seats"] == [0]
        await anne.close()
