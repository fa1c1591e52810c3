"""The sequences of docs/protocol.md, run against a real server."""

import json
import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from tests.server.afloat import Afloat
from tests.server.sailor import Sailor

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
SEQUENCES = re.findall(r"```sequence\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def matches(expected: Any, found: Any) -> bool:
    """Whether all that is written down is there."""
    if isinstance(expected, dict):
        return isinstance(found, dict) and all(
            key in found and matches(value, found[key]) for key, value in expected.items()
        )
    return bool(expected == found)


class Reader:
    """Carries out the lines of one sequence."""

    def __init__(self, sea: Afloat) -> None:
        self._people: dict[str, Sailor] = defaultdict(sea.sailor)
        self._code = ""

    async def line(self, line: str) -> None:
        """One line."""
        who, rest = line.split(" ", 1)
        sailor = self._people[who]
        if rest == "connects":
            await sailor.connect(self._code)
        elif rest.startswith("POST "):
            await self._post(sailor, rest.removeprefix("POST "))
        elif rest.startswith("> "):
            await sailor.send(json.loads(self._filled(sailor, rest[2:])))
        else:
            await self._receive(sailor, json.loads(rest.removeprefix("< ")))

    async def _post(self, sailor: Sailor, rest: str) -> None:
        request, expected = rest.rsplit(" -> ", 1)
        path, body = request.split(" ", 1)
        status, part = expected.split(" ", 1)
        answer = await sailor.http.post(path, json=json.loads(body))
        assert answer.status_code == int(status)
        assert matches(json.loads(part), answer.json())
        self._code = answer.json().get("code", self._code)

    async def _receive(self, sailor: Sailor, expected: dict[str, Any]) -> None:
        if expected["t"] == "view":
            await sailor.until(lambda: matches(expected, sailor.view))
            return
        await sailor.until(lambda: any(matches(expected, frame) for frame in sailor.frames))
        sailor.frames.remove(next(frame for frame in sailor.frames if matches(expected, frame)))

    def _filled(self, sailor: Sailor, text: str) -> str:
        asked = sailor.view.get("asked") or {"prompt": 0, "choices": [{"code": 0}]}
        choices = asked["choices"] or [{"code": 0}]
        for name, value in (
            ("$CODE", self._code),
            ("$PROMPT", asked["prompt"]),
            ("$CHOICE", choices[0]["code"]),
        ):
            text = text.replace(name, str(value))
        return text


@pytest.mark.parametrize("sequence", SEQUENCES)
async def test_a_sequence_of_the_page_happens_as_written(sea: Afloat, sequence: str) -> None:
    reader = Reader(sea)
    for line in sequence.strip().splitlines():
        await reader.line(line)


def test_the_page_has_sequences() -> None:
    assert len(SEQUENCES) >= 4
