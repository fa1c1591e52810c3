"""Malformed requests and invisible texts: a refusal, never a server error."""

import stat
from pathlib import Path

import pytest

from flibuste.store.sqlite import SqliteStore
from flibuste.table.names import proper, readable
from tests.server.in_process_server import InProcessServer
from tests.server.raw import raw


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/assets/%00.js",
        "/" + "a" * 5000,
        "/" + "a/" * 4000,
        "/%ff%fe",
        "/api/tables/%00BCDFG",
        "/api/tables/BCDF%0AG",
        "/api/tables/%C3%9F%C3%9F%C3%9F",
        "/api/replays/%00",
        "/api/replays/%00/file",
        "/api/replays/%00/why?step=%C2%B2",
        "/api/replays/0123456789abcdef0123/why?step=%C2%B2",
        "/api/replays/0123456789abcdef0123?from=%C2%B2",
        "/api/replays/0123456789abcdef0123?eyes=%C2%B2",
        "/api/replays/%00/story?kinds=%00",
        "/api/replays/%C2%B2/analysis",
        "/api/puzzles/sandokan/%C2%B2",
        "/api/puzzles/sandokan/%00",
        "/api/puzzles/sandokan/-1",
        "/api/puzzles/sandokan/" + "9" * 30,
        "/api/puzzles/%00/0",
        "/api/puzzles/sandokan/0?hints=%C2%B2",
        "/api/puzzles/sandokan/0?hints=" + "9" * 400,
        "/api/voyage/%C2%B2/sandokan",
        "/api/voyage/%00/sandokan",
        "/api/voyage/" + "9" * 400 + "/sandokan",
        "/api/voyage/20000/%00",
        "/api/voyage/board?table=%00BCDFG",
        "/api/voyage/board?table=%ED%A0%80",
        "/api/tables/%00BCDFG/sheets",
        "/api/regattas/%00BCDFG",
        "/api/regattas/%C3%9F%C3%9F%C3%9F?after=%00",
        "/api/regattas/BCDFGH?after=%ED%A0%80",
        "/api/ratings/%C2%B2",
        "/api/ratings/%00",
        "/api/replays/%00/rating",
        "/api/qr?path=/%00",
        "/api/qr?path=/" + "a" * 5000,
        "/t/BCDFGH?in=%00",
        "/t/BCDFGH?in=%ED%A0%80",
        "/t/%C3%9F%C3%9F%C3%9F",
    ],
)
async def test_odd_paths_are_not_found(server: InProcessServer, path: str) -> None:
    client = await raw(server)
    await client.send(client.request(path, "Connection: close"))
    # Every address that is not a file's serves a page of the client.
    assert await client.status() in ((400, 404, 409) if path.startswith("/api/") else (200, 400, 404))
    client.hang_up()


async def test_a_superscript_is_no_number_in_a_finished_game(server: InProcessServer) -> None:
    anne = server.client()
    bots = [{"count": 3, "level": "random"}]
    await anne.open("catan-junior", 4, bots=bots, start=True)
    await anne.until(lambda: anne.asked is not None)
    await anne.request("agree", seat=0)
    await anne.until(lambda: anne.over)
    replay = f"/api/replays/{anne.view['table']['id']}"
    for query, status in (
        ("?eyes=²", 409),
        ("?from=²", 400),
        ("?from=" + "9" * 400, 400),
        ("/why?step=²", 400),
        ("/story?kinds=²", 400),
        ("/story?kinds=%00", 400),
        ("/story?kinds=%ED%A0%80", 400),
        ("?eyes=0", 200),
    ):
        assert (await anne.http.get(replay + query)).status_code == status


@pytest.mark.parametrize(
    "header", ["Origin: http://[", "Origin: ://", "Origin: http://127.0.0.1:99999999", "Origin: \xff"]
)
async def test_an_origin_that_is_none_is_a_foreign_one(server: InProcessServer, header: str) -> None:
    client = await raw(server)
    head = client.request("/api/tables", "Content-Length: 0", "Connection: close", method="POST")
    await client.send(head.replace(b"Content-Length", header.encode("latin-1") + b"\r\nContent-Length"))
    assert await client.status() == 403
    client.hang_up()


@pytest.mark.parametrize("ending", ["@[", "]", ":port", "/..", " "])
async def test_a_host_that_is_none_is_not_answered(server: InProcessServer, ending: str) -> None:
    client = await raw(server)
    await client.send(f"GET / HTTP/1.1\r\nHost: {client.host}{ending}x\r\n\r\n".encode())
    assert await client.status() in (400, 421)
    client.hang_up()


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me/name", b'{"name":"\xff"}'),
        ("/api/me/name", b'{"name":"\\ud800"}'),
        ("/api/tables", b'{"game":"\xc3","seats":3}'),
        ("/api/recover", b'{"secret":"\\udc00xxxxxxxxxxxxxxxxxxxxxxxxxx"}'),
        ("/api/puzzles/sandokan/0", b'{"code":"\xc2\xb2"}'),
        ("/api/puzzles/sandokan/0", b'{"code":1.5}'),
        ("/api/voyage/20700/santy-anno", b'{"do":"answer","ship":"' + b"x" * 21 + b'"}'),
        ("/api/voyage/20700/santy-anno", b'{"do":"\\ud800"}'),
        ("/api/replays/0123456789abcdef0123/study", b'{"step":-1,"seat":0}'),
        ("/api/tables", b'{"game":"catan-junior","seats":3,"nonce":"' + b"0" * 32 + b'\\n"}'),
    ],
)
async def test_text_that_is_none_is_a_bad_body(server: InProcessServer, path: str, body: bytes) -> None:
    answer = await server.client().http.post(path, content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_body")


EMPTY = [
    "\u3164",
    "\u2800",
    "\u115f\u1160",
    "\uffa0",
    "\u00a0",
    "\u200b\u200d",
    "\u034f",
    "\u0301",
    "\ufe0f",
    "\U0001d159",
]


@pytest.mark.parametrize("name", EMPTY, ids=[name.encode("unicode_escape").decode() for name in EMPTY])
async def test_a_name_that_shows_nothing_is_none(server: InProcessServer, name: str) -> None:
    assert readable(name * 3) == ""
    answer = await server.client().http.post("/api/me/name", json={"name": name})
    assert (answer.status_code, answer.json()["code"]) == (409, "no_name")


def test_a_name_keeps_what_is_seen() -> None:
    assert proper(" Zoë\u3164  Ⅲ \u2800") == "Zoë Ⅲ"
    assert proper("हिन्दी ❤️") == "हिन्दी ❤️"
    assert proper("a" + "\u0301" * 50).startswith("a\u0301")
    assert proper("x" * 24 + "y") == "x" * 24


async def test_nobody_else_reads_the_file_that_holds_the_key(tmp_path: Path) -> None:
    path = tmp_path / "new" / "tables.sqlite"
    for _ in range(2):
        store = SqliteStore(path)
        await store.open()
        await store.secret()
        modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in path.parent.iterdir()}
        assert set(modes.values()) == {0o600}, modes
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
        await store.close()
        path.chmod(0o644)
