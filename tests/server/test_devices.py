"""Identity without an account: cookies, links, forgetting; hosts and their rights over HTTP."""

from tests.server.client import Client
from tests.server.in_process_server import InProcessServer

BOTS = [{"count": 2, "level": "random"}]


async def test_a_second_tab_of_the_same_device_shows_the_same_seat(server: InProcessServer) -> None:
    anne = server.client()
    await anne.open("catan-junior", 3, bots=BOTS, start=True)
    tab = server.client(anne.cookie)
    await tab.connect(anne.code)
    assert tab.view["you"] == anne.view["you"]
    assert tab.view["own"] == anne.view["own"]


async def test_a_forged_cookie_is_nobody(server: InProcessServer) -> None:
    anne = server.client()
    await anne.open("catan-junior", 3, bots=BOTS, start=True)
    person, _, mark = anne.cookie.partition(".")
    for forged in (
        person,
        f"{person}.",
        f"{person}.{mark[:-1]}0" if mark[-1] != "0" else f"{person}.{mark[:-1]}1",
    ):
        thief = server.client(forged)
        await thief.connect(anne.code)
        assert thief.view["you"]["seats"] == []


async def test_a_seat_moves_by_a_link_once_and_leaves_the_old_device(server: InProcessServer) -> None:
    anne, phone, late = server.client(), server.client(), server.client()
    await anne.open("catan-junior", 3, bots=BOTS, start=True)
    link = await anne.post(f"/api/tables/{anne.code}/handover", {"seat": 0})
    path, _, secret = link["path"].partition("#")
    assert path == "/handover"
    taken = await phone.post("/api/handover", {"secret": secret})
    assert taken == {"code": anne.code, "seat": 0}
    await anne.until(lambda: anne.view["you"]["seats"] == [])
    assert anne.view["own"] is None
    await phone.connect(anne.code)
    assert phone.view["you"]["seats"] == [0]
    await late.post("/api/handover", {"secret": secret}, status=(409,))


async def test_nobody_hands_over_a_foreign_seat(server: InProcessServer) -> None:
    anne, thief = server.client(), server.client()
    await anne.open("catan-junior", 3, bots=BOTS, start=True)
    await thief.post(f"/api/tables/{anne.code}/join")
    await thief.post(f"/api/tables/{anne.code}/handover", {"seat": 0}, status=(403,))


async def test_a_recovery_link_brings_the_seats_back_when_cookies_are_gone(server: InProcessServer) -> None:
    anne = server.client()
    await anne.open("catan-junior", 3, bots=BOTS, start=True)
    link = await anne.post("/api/me/recovery")
    fresh = server.client()
    me = await fresh.post("/api/recover", {"secret": link["path"].partition("#")[2]})
    assert [game["code"] for game in me["games"]] == [anne.code]
    await fresh.connect(anne.code)
    assert fresh.view["you"]["seats"] == [0]


async def test_forget_me_deletes_name_and_history(server: InProcessServer) -> None:
    anne = server.client()
    await anne.post("/api/me/name", {"name": "Anne the Bold"})
    table = await anne.open("catan-junior", 3, bots=BOTS, start=True)
    old = anne.cookie
    await anne.post("/api/me/forget", status=(204,))
    rows = await server.harbour.store.rows(table["id"])
    assert not any(b"Anne the Bold" in row.payload for row in rows)
    assert not any(old.partition(".")[0].encode() in row.payload for row in rows)
    ghost = Client(server.address, old)
    me = await ghost.get("/api/me")
    assert (me["name"], me["games"]) == ("", [])
    await ghost.close()


async def test_the_lobby_shows_open_tables_only_and_my_games_mine(server: InProcessServer) -> None:
    anne, ben = server.client(), server.client()
    shown = await anne.open("sandokan", 4, settings={"visibility": "open"})
    hidden = await anne.open("sandokan", 4, settings={"visibility": "invited"})
    lobby = await ben.get("/api/tables")
    assert [line["code"] for line in lobby["tables"]] == [shown["code"]]
    mine = await anne.get("/api/me")
    assert {line["code"] for line in mine["games"]} == {shown["code"], hidden["code"]}


async def test_a_kicked_person_is_sent_off_and_a_banned_one_stays_out(server: InProcessServer) -> None:
    anne, ben = server.client(), server.client()
    await anne.open("catan-junior", 3)
    await ben.connect(anne.code)
    await ben.request("sit", seat=1)
    await anne.request("kick", member=1, ban=True)
    await ben.until_down()
    assert ben.socket is not None
    assert ben.socket.close_code == 4403
    assert ben.frames[-1]["t"] == "gone"
    answer = await ben.http.post(f"/api/tables/{anne.code}/join", json={})
    assert (answer.status_code, answer.json()["code"]) == (403, "banned")


async def test_a_quick_game_against_bots_is_one_request_whose_dice_were_fixed_before(
    server: InProcessServer,
) -> None:
    anne = server.client()
    following = (await anne.get("/api/me"))["next"]
    table = await anne.open("catan-junior", 3, bots=BOTS, start=True, nonce="ab" * 16)
    assert (table["id"], table["commitment"]) == (following["id"], following["commitment"])
    assert table["phase"] == "playing"


async def test_a_rematch_seats_the_same_people(server: InProcessServer) -> None:
    anne = server.client()
    await anne.open("catan-junior", 3, bots=BOTS, start=True)
    await anne.request("agree", seat=0)
    await anne.until(lambda: anne.over)
    await anne.request("rematch")
    await anne.until(lambda: anne.view["table"]["rematch"] is not None)
    fresh = await anne.get(f"/api/tables/{anne.view['table']['rematch']}")
    assert sorted(seat["kind"] for seat in fresh["seats"]) == ["bot", "bot", "person"]
