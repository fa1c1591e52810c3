"""docs/architecture.md: the files it names exist, and an action really takes the path it describes."""

import re
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.server.in_process_server import in_process_server

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
HOP = re.compile(r"^\| (\d+) \| `([^`]+)` \| `([^`]+)` \|", re.MULTILINE)
"""A row of the table: number, file, function."""
PACKAGES = "core|games|words|bots|analysis|table|store|lab|client|server|cli"
NAMED = re.compile(rf"`((?:src|web|tests|docs|scripts|examples|{PACKAGES})/[\w./<>*-]+)`")
"""A file or folder; what begins with a package lies in src/flibuste."""
BUILT = {"src/flibuste/server/client/"}
"""What is there only after a build."""
ROWS_ON_A_SCREEN, COLUMNS_ON_A_SCREEN = 40, 120


def hops() -> list[tuple[int, str, str]]:
    """The hops of an action, as the page lists them."""
    return [(int(number), file, name) for number, file, name in HOP.findall(PAGE)]


class Trace:
    """Notes the first call of each function of ours, in every thread that starts while it listens."""

    def __init__(self) -> None:
        self.calls: dict[tuple[str, str], int] = {}
        self.listens = False

    def __call__(self, frame: FrameType, event: str, _argument: Any) -> None:
        """Hears a profiler's event."""
        if self.listens and event == "call":
            code = frame.f_code
            key = (code.co_filename, code.co_qualname)
            self.calls.setdefault(key, len(self.calls))

    def order_of(self, file: str, name: str) -> int | None:
        """When a function was first called, if it was."""
        return self.calls.get((str(ROOT / file), name))


@pytest.fixture
def trace() -> Iterator[Trace]:
    """A trace set up before a server starts its threads."""
    found = Trace()
    threading.setprofile(found)
    sys.setprofile(found)
    yield found
    sys.setprofile(None)
    threading.setprofile(None)


def test_the_hops_are_numbered_one_by_one() -> None:
    assert [number for number, _, _ in hops()] == list(range(1, len(hops()) + 1))


def test_every_file_the_page_names_is_there() -> None:
    for name in set(NAMED.findall(PAGE)) - BUILT:
        pattern = re.sub(r"<[\w-]+>", "*", name).rstrip("/")
        found = [*ROOT.glob(pattern), *(ROOT / "src" / "flibuste").glob(pattern)]
        assert found, f"docs/architecture.md names {name}, which does not exist"


@pytest.mark.parametrize("heading", ["The map", "The glossary"])
def test_the_map_and_the_glossary_fit_one_screen_each(heading: str) -> None:
    lines = PAGE.split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0].strip().splitlines()
    assert len(lines) <= ROWS_ON_A_SCREEN
    for line in lines:
        assert len(line) <= COLUMNS_ON_A_SCREEN, line


def test_a_topic_has_its_words_on_its_page() -> None:
    pages = re.findall(r"\((\w[\w-]*\.md)#words\)", PAGE)
    assert pages
    for page in pages:
        text = (ROOT / "docs" / page).read_text(encoding="utf-8")
        assert re.search(r"^##+ Words\n\n\| word \| is \|", text, re.MULTILINE), page


@pytest.mark.parametrize(
    ("file", "name"), [(file, name) for _, file, name in hops() if not file.endswith(".py")]
)
def test_the_clients_hops_are_where_the_page_says(file: str, name: str) -> None:
    assert re.search(rf"\b{re.escape(name)}\b", (ROOT / file).read_text(encoding="utf-8"))


async def test_an_action_takes_the_way_that_the_page_tells(tmp_path: Path, trace: Trace) -> None:
    async with in_process_server(tmp_path) as server:
        anne = server.client()
        await anne.open("catan-junior", 3, bots=[{"count": 2, "level": "random"}], start=True)
        await anne.until(lambda: anne.asked is not None)
        assert anne.asked is not None
        trace.listens = True
        ack = await anne.act(anne.asked["choices"][0]["code"])
        await anne.until_seq(ack["seq"])
        trace.listens = False
    before = -1
    for number, file, name in hops():
        if file.endswith(".py"):
            called = trace.order_of(file, name)
            assert called is not None, f"hop {number}: {name} in {file} was not called"
            assert called > before, f"hop {number}: {name} in {file} was called before the hop above it"
            before = called
