"""What a link says before it is opened, and what it must not say."""

import random
import re
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest

from flibuste.server.config import Limits
from tests.server.client import Client
from tests.server.in_process_server import InProcessServer, in_process_server
from tests.server.players import play

WRONG = "BBBBBB"


async def told(client: Client, path: str, language: str = "en") -> dict[str, str]:
    """What the head of a page tells a link preview."""
    answer = await client.http.get(path, headers={"accept-language": language})
    assert answer.status_code == 200
    return {
        name: unescape(value)
        for name, value in re.findall(r'<meta property="(og:[a-z:_]+)" content="([^"]*)" />', answer.text)
    }


@pytest.mark.parametrize(
    ("language", "locale", "title"),
    [
        ("en", "en_GB", "Mia invites you to Sandokan"),
        ("fr-CA,fr;q=0.8", "fr_FR", "Mia vous invite à jouer à Sandokan"),
        ("pl", "pl_PL", "Mia zaprasza do gry Sandokan"),
        ("de", "en_GB", "Mia invites you to Sandokan"),
    ],
)
async def test_a_link_to_a_table_names_the_host_and_the_game(
    server: InProcessServer, language: str, locale: str, title: str
) -> None:
    host, guest = server.client(), server.client()
    await host.open("sandokan", 3, name="Mia")
    head = await told(guest, f"/t/{host.code}", language)
    assert (head["og:title"], head["og:locale"]) == (title, locale)
    assert head["og:url"].endswith(f"/t/{host.code}")
    picture = head["og:image"].partition("//")[2].partition("/")[2]
    assert picture == "previews/sandokan.png"
    answer = await guest.http.get(f"/{picture}")
    assert answer.headers["content-type"] == "image/png"


async def test_a_link_speaks_the_language_of_who_sent_it(server: InProcessServer) -> None:
    host = server.client()
    await host.open("sandokan", 3, name="Mia")
    head = await told(server.client(), f"/t/{host.code}?in=pl", "en")
    assert head["og:locale"] == "pl_PL"
    assert (await told(server.client(), f"/t/{host.code}?in=xx", "fr"))["og:locale"] == "fr_FR"


async def test_a_name_cannot_write_into_the_page(server: InProcessServer) -> None:
    host, guest = server.client(), server.client()
    name = '"/><script>x</script>'
    await host.open("sandokan", 3, name=name)
    page = (await guest.http.get(f"/t/{host.code}")).text
    assert "<script>x" not in page
    assert (await told(guest, f"/t/{host.code}"))["og:title"] == f"{name} invites you to Sandokan"


async def test_a_game_that_is_on_and_a_wrong_code_name_nobody(server: InProcessServer) -> None:
    host, guest = server.client(), server.client()
    bots = [{"count": 2, "level": "boy"}]
    await host.open("sandokan", 3, name="Mia", bots=bots, start=True)
    head = await told(guest, f"/t/{host.code}")
    assert head["og:title"] == "Sandokan at Flibuste"
    assert "Mia" not in str(head)
    for path in ("/", f"/t/{WRONG}", "/t/nonsense", "/no/such/place"):
        assert (await told(guest, path))["og:title"] == "Flibuste: pirate board games"


async def test_a_link_to_a_finished_game_tells_its_end_and_to_one_that_is_on_nothing(
    server: InProcessServer,
) -> None:
    mia, friend = server.client(), server.client()
    bots = [{"count": 2, "level": "boy"}]
    settings = {"options": {"rounds": 10}}
    table = await mia.open("catan-junior", 3, name="Mia", bots=bots, start=True, settings=settings)
    link = f"/replay/{table['id']}"
    assert (await told(friend, link))["og:title"] == "Flibuste: pirate board games"
    await play(mia, random.Random(1))
    seats, ranks = mia.view["table"]["seats"], mia.view["table"]["outcome"]["ranks"]
    winners = [seat["name"] for seat, rank in zip(seats, ranks, strict=True) if rank == 1]
    ends = {
        "en": "wins!" if len(winners) == 1 else "share the win!",
        "fr": "gagne !" if len(winners) == 1 else "se partagent la victoire !",
    }
    for language, end in ends.items():
        head = await told(friend, f"{link}?in={language}", "pl")
        assert head["og:title"].startswith("Catan Junior")
        assert head["og:title"].replace("\xa0", " ").replace("\u202f", " ").endswith(end)
        assert all(name in head["og:title"] for name in winners)
        assert head["og:image"].endswith("/previews/catan-junior.png")
        assert head["og:locale"].startswith(language)
    assert (await told(friend, f"/replay/{'0' * 20}"))["og:title"] == "Flibuste: pirate board games"


async def test_a_preview_is_no_way_around_the_limits_on_guessing(tmp_path: Path) -> None:
    limits = replace(Limits().times(1000), wrong_codes_a_minute=3, wrong_codes_a_device=3)
    async with in_process_server(tmp_path, limits=limits) as server:
        host, stranger = server.client(), server.client()
        await host.open("sandokan", 3, name="Mia")
        for _ in range(4):
            await told(stranger, f"/t/{WRONG}")
        # A client that has guessed too often learns nothing, not even about a table that exists.
        assert "Mia" not in str(await told(stranger, f"/t/{host.code}"))
        assert (await stranger.http.get(f"/api/tables/{host.code}")).status_code == 429


async def test_a_chosen_name_is_remembered_at_the_next_table(server: InProcessServer) -> None:
    host, guest = server.client(), server.client()
    await host.open("sandokan", 3)
    given = (await host.get("/api/me"))["name"]
    assert given == host.view["table"]["members"][0]["name"]
    await guest.connect(host.code)
    await guest.post(f"/api/tables/{host.code}/sit", {"seat": 1, "name": "Tom"})
    assert (await guest.get("/api/me"))["name"] == "Tom"
    await guest.post(f"/api/tables/{host.code}/sit", {"seat": 2, "name": "Tom's sister"})
    assert (await guest.get("/api/me"))["name"] == "Tom"
    await guest.disconnect()
    other = server.client()
    await other.open("catan-junior", 3, name="Zoe")
    await guest.connect(other.code)
    await guest.post(f"/api/tables/{other.code}/join")
    await guest.until(lambda: len(guest.view["table"]["members"]) == 2)
    assert guest.view["table"]["members"][1]["name"] == "Tom"


async def test_my_games_tell_whose_turn_it_is(server: InProcessServer) -> None:
    host = server.client()
    bots = [{"count": 2, "level": "boy"}]
    table = await host.open("catan-junior", 3, name="Mia", bots=bots, start=True)
    names = {seat["name"] for seat in table["seats"]}

    games = (await host.get("/api/me"))["games"]
    waits = games[0]["waits_for"]
    assert waits
    assert set(waits) <= names
