"""The sequences of docs/protocol.md, run against a real server."""

import json
import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.in_process_server import InProcessServer

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
SEQUENCES = re.findall(r"```sequence\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def matches(expected: Any, found: Any) -> bool:
    """Whether everything written down is present."""
    if isinstance(expected, dict):
        return isinstance(found, dict) and all(
            key in found and matches(value, found[key]) for key, value in expected.items()
        )
    return bool(expected == found)


class Reader:
    """Carries out the lines of one sequence."""

    def __init__(self, server: InProcessServer) -> None:
        self._people: dict[str, Client] = defaultdict(server.client)
        self._code = ""

    async def line(self, line: str) -> None:
        """One line."""
        who, rest = line.split(" ", 1)
        client = self._people[who]
        if rest == "connects":
            await client.connect(self._code)
        elif rest.startswith("POST "):
            await self._post(client, rest.removeprefix("POST "))
        elif rest.startswith("> "):
            await client.send(json.loads(self._filled(client, rest[2:])))
        else:
            await self._receive(client, json.loads(rest.removeprefix("< ")))

    async def _post(self, client: Client, rest: str) -> None:
        request, expected = rest.rsplit(" -> ", 1)
        path, body = request.split(" ", 1)
        status, part = expected.split(" ", 1)
        answer = await client.http.post(path, json=json.loads(body))
        assert answer.status_code == int(status)
        assert matches(json.loads(part), answer.json())
        self._code = answer.json().get("code", self._code)

    async def _receive(self, client: Client, expected: dict[str, Any]) -> None:
        if expected["t"] == "view":
            await client.until(lambda: matches(expected, client.view))
            return
        await client.until(lambda: any(matches(expected, frame) for frame in client.frames))
        client.frames.remove(next(frame for frame in client.frames if matches(expected, frame)))

    def _filled(self, client: Client, text: str) -> str:
        asked = client.view.get("asked") or {"prompt": 0, "choices": [{"code": 0}]}
        choices = asked["choices"] or [{"code": 0}]
        for name, value in (
            ("$CODE", self._code),
            ("$PROMPT", asked["prompt"]),
            ("$CHOICE", choices[0]["code"]),
        ):
            text = text.replace(name, str(value))
        return text


@pytest.mark.parametrize("sequence", SEQUENCES)
async def test_a_sequence_of_the_page_happens_as_written(server: InProcessServer, sequence: str) -> None:
    reader = Reader(server)
    for line in sequence.strip().splitlines():
        await reader.line(line)


def test_the_page_has_sequences() -> None:
    assert len(SEQUENCES) >= 4
