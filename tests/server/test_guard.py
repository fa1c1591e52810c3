"""Headers, hosts, origins, sizes and rates."""

from pathlib import Path

import httpx
import pytest
import websockets

from flibuste.server.config import Limits
from tests.server.afloat import Afloat, afloat


async def test_every_answer_has_the_safe_headers(sea: Afloat) -> None:
    anne = sea.sailor()
    for path in ("/", "/api/me", "/api/nothing", "/healthz"):
        answer = await anne.http.get(path)
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"


async def test_the_cookie_is_httponly_lax_and_secure_exactly_with_tls(sea: Afloat) -> None:
    anne = sea.sailor()
    plain = (await anne.http.get("/api/me")).headers["set-cookie"]
    assert "HttpOnly" in plain
    assert "SameSite=Lax" in plain
    assert "Secure" not in plain
    behind_tls = (await sea.sailor().http.get("/api/me", headers={"X-Forwarded-Proto": "https"})).headers[
        "set-cookie"
    ]
    assert "Secure" in behind_tls


async def test_a_foreign_host_is_not_answered(sea: Afloat) -> None:
    answer = await sea.sailor().http.get("/api/me", headers={"Host": "evil.example"})
    assert answer.status_code == 421


async def test_a_foreign_origin_may_not_write_nor_connect(sea: Afloat) -> None:
    anne = sea.sailor()
    await anne.open("catan-junior", 3)
    answer = await anne.http.post(
        f"/api/tables/{anne.code}/start", json={}, headers={"Origin": "http://evil.example"}
    )
    assert answer.status_code == 403
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(
            f"{sea.address.replace('http', 'ws')}/ws/tables/{anne.code}",
            origin=websockets.Origin("http://evil.example"),
        )


async def test_forms_and_large_bodies_are_refused(sea: Afloat) -> None:
    anne = sea.sailor()
    assert (await anne.http.post("/api/tables", data={"game": "sandokan"})).status_code == 415
    assert (await anne.http.post("/api/tables", content=b"{" + b" " * 50_000 + b"}")).status_code == 413


async def test_guessing_codes_is_limited(tmp_path: Path) -> None:
    async with afloat(tmp_path, limits=Limits(requests_at_once=1000)) as sea:
        anne = sea.sailor()
        statuses = [
            (await anne.http.get(f"/api/tables/BBBB{a}{b}")).status_code for a in "BCDFGH" for b in "JKLMNPQR"
        ]
        assert statuses[0] == 404
        assert statuses[-1] == 429


async def test_requests_are_limited(tmp_path: Path) -> None:
    async with afloat(tmp_path, limits=Limits()) as sea:
        anne = sea.sailor()
        statuses = [(await anne.http.get("/healthz")).status_code for _ in range(160)]
        assert 429 in statuses


async def test_nothing_outside_the_client_is_served(sea: Afloat) -> None:
    async with httpx.AsyncClient(base_url=sea.address) as client:
        for path in ("/../config.py", "/%2e%2e/config.py", "/assets/../../app.py", "/.built-from"):
            answer = await client.get(path)
            assert b"import" not in answer.content
