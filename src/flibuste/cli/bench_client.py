"""`flibuste bench client`: what a phone on a slow connection gets of the browser client."""

import contextlib
import json
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from flibuste import games
from flibuste.bots.port import levels
from flibuste.cli import chromium
from flibuste.cli.names import game_named, print_json
from flibuste.core.game import Game
from flibuste.server.run import free_port

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SLOW_CPU = 4
"""How much slower the phone's processor is than this machine's."""
SLOW_LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
"""1.6 Mbit/s down and 750 kbit/s up, in bytes a second; round trip in milliseconds."""
PHONE: Any = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
    "locale": "en",
    # As over plain HTTP at home; and a service worker's requests would bypass the slow connection.
    "service_workers": "block",
}
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-sync",
]

# What the page measures itself: long tasks, the time between frames, and when a frame shows the board.
BOARD = "main .sea svg"
WATCH = """
window.held = [];
new PerformanceObserver((list) => held.push(...list.getEntries().map((task) => task.duration)))
  .observe({ type: 'longtask', buffered: true });
window.frames_ms = [];
let last = 0, drawn = false;
const tick = (now) => {
  if (last) frames_ms.push(now - last);
  last = now;
  if (drawn) window.playable_ms ??= now;
  drawn ||= document.querySelector('BOARD')?.getBoundingClientRect().width > 0;
  requestAnimationFrame(tick);
};
requestAnimationFrame(tick);
""".replace("BOARD", BOARD)


def client(
    game: Annotated[str | None, typer.Option(help="The game that is played in turns.")] = None,
    race: Annotated[str | None, typer.Option(help="The game that is played against the clock.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """First load, first game on a throttled phone, long tasks, and the frames of a race with many players."""
    in_turns, timed = _chosen(game, timed=False), _chosen(race, timed=True)
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise typer.BadParameter("needs Playwright (pip install 'flibuste[dev]') and Chromium") from None
    with _server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=ARGUMENTS)
        figures = {
            "first_load_gzip_bytes": _first_load(browser, address),
            "first_game_playable_seconds": _first_game(browser, address, in_turns.name),
            **_play(browser, address, in_turns.name),
            **_race(browser, address, timed),
        }
        browser.close()
    if as_json:
        print_json(figures)
        return
    for figure, value in figures.items():
        Console().print(f"  {figure.replace('_', ' '):44}{value:>12,.2f}")


def _chosen(name: str | None, *, timed: bool) -> Game:
    """The game of this name, or the first one of its kind."""
    if name is not None:
        return game_named(name)
    found = next((game for game in games.every() if game.timed == timed), None)
    if found is None:
        raise typer.BadParameter(f"no game is played {'against the clock' if timed else 'in turns'}")
    return found


@contextlib.contextmanager
def _server() -> Iterator[str]:
    """A server of our own on loopback, with all games ready; its address."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        store = f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        flibuste = str(Path(sys.executable).with_name("flibuste"))
        command = [flibuste, "serve", "--port", str(port), "--store", store]
        process = subprocess.Popen(  # noqa: S603
            [*command, "--limit-factor", "1000"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            address = f"http://127.0.0.1:{port}"
            _wait_until_ready(process, address)
            yield address
        finally:
            process.terminate()
            process.wait(30)


def _wait_until_ready(process: "subprocess.Popen[bytes]", address: str) -> None:
    end = time.monotonic() + 300
    while time.monotonic() < end and process.poll() is None:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}/healthz", timeout=5) as answer:  # noqa: S310
            if len(json.load(answer)["ready"]) == len(games.every()):
                return
        time.sleep(0.1)
    raise typer.BadParameter("the server did not come up")


def _first_load(browser: "Browser", address: str) -> int:
    """Compressed bytes of script and style that a first visit to the home page loads."""
    page = browser.new_page()
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}
    wire.on("Network.responseReceived", lambda said: kinds.update({said["requestId"]: said["type"]}))
    wire.on(
        "Network.loadingFinished", lambda said: sizes.update({said["requestId"]: said["encodedDataLength"]})
    )
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.close()
    return int(sum(size for request, size in sizes.items() if kinds.get(request) in {"Script", "Stylesheet"}))


def _phone(browser: "Browser", address: str, *, slow_line: bool = True) -> "Page":
    """A page on a phone with a slow processor and, by default, a slow connection."""
    page = browser.new_context(base_url=address, **PHONE).new_page()
    wire = page.context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_CPU})
    if slow_line:
        wire.send("Network.enable")
        wire.send("Network.emulateNetworkConditions", SLOW_LINE)
    page.add_init_script(WATCH)
    return page


def _first_game(browser: "Browser", address: str, game: str) -> float:
    """Seconds from the first visit to the frame with a playable board, less the time for the two taps."""
    page = _phone(browser, address)
    page.goto(f"/lobby?game={game}&way=bots")
    took: float = page.wait_for_function("() => window.playable_ms").json_value()
    page.context.close()
    return took / 1000


def _play(browser: "Browser", address: str, game: str) -> dict[str, float]:
    """The longest task while a few turns are played on the slow phone."""
    page = _phone(browser, address, slow_line=False)
    page.goto(f"/lobby?game={game}&way=bots")
    page.locator(BOARD).first.wait_for()
    page.evaluate("() => { held.length = 0; }")
    end = time.monotonic() + 15
    while time.monotonic() < end:
        button = page.locator(".actions button:enabled").last
        with contextlib.suppress(Exception):
            button.click(timeout=1000)
    held: list[float] = page.evaluate("() => held")
    page.context.close()
    return {
        "long_tasks_in_15_s_of_play": len(held),
        "longest_task_in_play_ms": max(held, default=0.0),
    }


def _race(browser: "Browser", address: str, game: Game) -> dict[str, float]:
    """The time between frames while a full table races on the slow phone."""
    page = _phone(browser, address, slow_line=False)
    seats, others = game.players[-1], [{"count": game.players[-1] - 1, "level": levels(game)[-1]}]
    wanted = {"game": game.name, "seats": seats, "start": True, "bots": others}
    table = page.request.post("/api/tables", data=wanted).json()
    page.goto(f"/t/{table['code']}")
    page.wait_for_function(
        "() => document.querySelector('main button.glows, .controls button:enabled, main .head')"
    )
    page.evaluate("() => { frames_ms.length = 0; }")
    page.wait_for_function("() => frames_ms.reduce((sum, ms) => sum + ms, 0) > 10000", timeout=60_000)
    between: list[float] = page.evaluate("() => frames_ms")
    page.context.close()
    ordered = sorted(between)
    return {
        "race_frame_median_ms": statistics.median(ordered),
        "race_frame_99th_percentile_ms": ordered[int(len(ordered) * 0.99)],
        "race_longest_frame_ms": ordered[-1],
    }
