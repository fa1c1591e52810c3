"""Headers, hosts, origins, sizes and rates."""

from pathlib import Path

import httpx
import pytest
import websockets

from flibuste.server.config import Limits
from tests.server.in_process_server import InProcessServer, in_process_server


async def test_every_answer_has_the_safe_headers(server: InProcessServer) -> None:
    anne = server.client()
    pages = ("/", "/voyage", "/puzzles", "/print", "/t/BCDFGH", "/api/voyage", "/api/qr?path=/voyage")
    for path in (*pages, "/api/me", "/api/nothing", "/healthz"):
        answer = await anne.http.get(path)
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert "connect-src 'self';" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"


BY_TLS = {"X-Forwarded-Proto": "https"}


async def test_the_cookie_is_httponly_lax_and_secure_exactly_with_tls(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, proxies=("127.0.0.1",), hsts_days=2) as server:
        plain = (await server.client().http.get("/api/me")).headers
        assert "HttpOnly" in plain["set-cookie"]
        assert "SameSite=Lax" in plain["set-cookie"]
        assert "Secure" not in plain["set-cookie"]
        assert "strict-transport-security" not in plain
        behind_tls = (await server.client().http.get("/api/me", headers=BY_TLS)).headers
        assert "Secure" in behind_tls["set-cookie"]
        assert behind_tls["strict-transport-security"] == "max-age=172800"


async def test_nobody_but_a_trusted_proxy_says_who_the_client_is(server: InProcessServer) -> None:
    answer = await server.client().http.get("/api/me", headers=BY_TLS)
    assert "Secure" not in answer.headers["set-cookie"]


async def test_a_foreign_host_is_not_answered(server: InProcessServer) -> None:
    answer = await server.client().http.get("/api/me", headers={"Host": "evil.example"})
    assert answer.status_code == 421


async def test_a_foreign_origin_may_not_write_nor_connect(server: InProcessServer) -> None:
    anne = server.client()
    await anne.open("catan-junior", 3)
    answer = await anne.http.post(
        f"/api/tables/{anne.code}/start", json={}, headers={"Origin": "http://evil.example"}
    )
    assert answer.status_code == 403
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(
            f"{server.address.replace('http', 'ws')}/ws/tables/{anne.code}",
            origin=websockets.Origin("http://evil.example"),
        )


async def test_forms_and_large_bodies_are_refused(server: InProcessServer) -> None:
    anne = server.client()
    assert (await anne.http.post("/api/tables", data={"game": "sandokan"})).status_code == 415
    assert (await anne.http.post("/api/tables", content=b"{" + b" " * 50_000 + b"}")).status_code == 413


async def test_guessing_codes_is_limited(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, limits=Limits(requests_at_once=1000)) as server:
        anne = server.client()
        await anne.get("/api/me")
        statuses = [
            (await anne.http.get(f"/api/tables/BBBB{a}{b}")).status_code for a in "BCDFGH" for b in "JKLMNPQR"
        ]
        assert statuses[:10] == [404] * 10
        assert statuses[10:] == [429] * 38


async def test_requests_are_limited(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, limits=Limits()) as server:
        anne = server.client()
        statuses: list[int] = []
        while 429 not in statuses and len(statuses) < 200:
            statuses.append((await anne.http.get("/api/me")).status_code)
        assert statuses.count(200) >= 100
        assert statuses[-1] == 429


async def test_nothing_outside_the_client_is_served(server: InProcessServer) -> None:
    async with httpx.AsyncClient(base_url=server.address) as client:
        for path in ("/../config.py", "/%2e%2e/config.py", "/assets/../../app.py", "/.built-from"):
            answer = await client.get(path)
            assert b"import" not in answer.content
