"""`flibuste play`, which `scripts/play` starts: its address, and the one for phones."""

import json
import os
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
import segno

from flibuste.cli import serve
from tests.server.server_process import free_port

BORDER = 2
LIGHT_ABOVE, LIGHT_BELOW = "█▀", "█▄"
"""What a terminal shows where the upper or the lower of two modules is light."""


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.fixture
def at_home(port: int, tmp_path: Path) -> Iterator["subprocess.Popen[str]"]:
    """The command as `scripts/play` runs it, but without opening a browser."""
    program = str(Path(sys.executable).with_name("flibuste"))
    with subprocess.Popen(
        [program, "play", "--no-browser", "--port", str(port)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={
            **os.environ,
            "FLIBUSTE_DATA_DIR": str(tmp_path),
            "PYTHONIOENCODING": "utf-8",
            "PYTHONUNBUFFERED": "",
        },
    ) as process:
        yield process
        process.terminate()


def read(lines: list[str]) -> list[list[int]]:
    """The modules of a QR code (1 is dark) printed in a terminal, two rows to a line."""
    rows: list[list[int]] = []
    for line in lines:
        rows.append([int(sign not in LIGHT_ABOVE) for sign in line])
        rows.append([int(sign not in LIGHT_BELOW) for sign in line])
    return rows


def test_it_prints_its_address_and_a_qr_code_that_leads_phones_there(
    at_home: "subprocess.Popen[str]", port: int, tmp_path: Path
) -> None:
    assert at_home.stdout is not None
    assert at_home.stdout.readline() == f"Flibuste is at http://localhost:{port}\n"
    address = at_home.stdout.readline().removeprefix("Phones in the same network: ").rstrip()
    assert address.endswith(f":{port}")
    assert at_home.stdout.readline() == "\n"

    code = segno.make(address, error="m")
    size = len(code.matrix)
    shown = read([at_home.stdout.readline().rstrip("\n") for _ in range((size + 2 * BORDER + 1) // 2)])
    inner = [row[BORDER : BORDER + size] for row in shown[BORDER : BORDER + size]]
    assert inner == [list(row) for row in code.matrix]

    # Phones use that address; the server answers nobody under a foreign name.
    health = asked_until_it_answers(f"{address}/healthz", at_home)
    assert "ready" in health
    stranger = urllib.request.Request(f"{address}/healthz", headers={"Host": "elsewhere.example"})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(stranger, timeout=10)
    refused.value.close()
    assert refused.value.code == 421
    assert (tmp_path / "tables.sqlite").exists()


def test_where_the_usual_port_is_taken_it_takes_the_next_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        usual = taken.getsockname()[1]
        monkeypatch.setattr(serve, "USUAL_PORT", usual)
        chosen = serve._usual_or_next("127.0.0.1")
    assert usual < chosen <= usual + serve.NEXT_PORTS
    assert capsys.readouterr().err == f"Port {usual} is taken: Flibuste takes {chosen}\n"
    monkeypatch.setattr(serve, "USUAL_PORT", chosen)
    assert serve._usual_or_next("127.0.0.1") == chosen


def test_a_second_one_over_the_same_tables_says_where_the_first_may_be(
    at_home: "subprocess.Popen[str]", port: int, tmp_path: Path
) -> None:
    asked_until_it_answers(f"http://localhost:{port}/healthz", at_home)
    command = [*at_home.args[:-1], str(free_port())]  # type: ignore[index]
    env = {**os.environ, "FLIBUSTE_DATA_DIR": str(tmp_path)}
    second = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert second.returncode == 2
    assert "is Flibuste running already" in second.stderr


def asked_until_it_answers(address: str, process: "subprocess.Popen[str]") -> dict[str, object]:
    """The answer of a starting server."""
    while process.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:
                return dict(json.load(answer))
        except urllib.error.HTTPError:
            raise
        except OSError:
            continue
    raise AssertionError("it ended instead of coming up")
