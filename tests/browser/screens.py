"""What the tests of this folder know about screens: sizes, languages, what is cut or covered."""

from pathlib import Path
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

HOST = "flibuste.test"
"""A name that is no secure context, unlike loopback: as a phone at home reaches the server."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {HOST} 127.0.0.1",
]
LANGUAGES = ("fr", "en", "pl")
GAMES = ("santy-anno", "catan-junior", "sandokan")
ROOMY: Any = {"width": 1440, "height": 900}
SIZES = ((360, 640), (390, 844), (768, 1024), (1920, 1080), (1440, 900))
LOW = ((844, 390), (667, 375), (640, 360), (720, 450))
"""Phones on their side, and a window of 1440x900 read at twice its size."""
SIDEWAYS = (LOW[0], *LOW[2:])
"""Between the largest and the lowest phone on its side there is little to be seen."""
TABLETS = ((1024, 768),)
"""A tablet on its side; upright it stands among the usual sizes."""
LONGEST = ("W" * 24, "Wojciechowski-Brzęczyszc", "Bartholomew Featherstone")
"""As long as names may be, with little to break them at."""
TIGHT = ((360, 640), (768, 1024), (1440, 900))
"""Where a layout has least room for words: once it holds in one language, others are looked at here."""

HERE = Path(__file__).parent
WALK = (HERE / "walk.js").read_text()
REACH = (HERE / "reach.js").read_text()
LOOK = f"() => [...({WALK})(), ...({REACH})()]"
SETTLE = """async (size) => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  const ends = (motion) =>
    motion.playState === 'running' && motion.effect.getComputedTiming().endTime < Infinity;
  const leaves = (motion) => motion.effect.getComputedTiming().delay >= 1000;
  while (size && (innerWidth !== size.width || innerHeight !== size.height)) await frame();
  await frame();
  for (let motions; await frame(), (motions = document.getAnimations().filter(ends)).length; )
    motions.forEach((motion) => (leaves(motion) ? motion.pause() : motion.finish()));
  await frame();
}"""
"""A window that has just changed its size draws itself anew; what moves is at its end, and what would leave
by itself stays."""

SCROLLED = """() => [...document.querySelectorAll('body, body *')]
  .filter((e) => /auto|scroll/.test(getComputedStyle(e).overflowX) && e.scrollWidth > e.clientWidth + 1)
  .filter((e) => e.checkVisibility({ visibilityProperty: true }))
  .map((e) => `scrolls sideways: ${e.tagName}.${e.className} ${e.scrollWidth} > ${e.clientWidth}`)"""

CHARTS = """(shown) => {
  if (!window.chartsAway) {
    window.chartsAway = new CSSStyleSheet();
    window.chartsAway.replaceSync('.surface { visibility: hidden; }');
    document.adoptedStyleSheets.push(window.chartsAway);
  }
  window.chartsAway.disabled = shown;
}"""


def show_charts(page: Page, *, shown: bool) -> None:
    """Charts are slow to paint and have no text that could be cut: they can wait until axe looks."""
    page.evaluate(CHARTS, shown)


def next_frame(page: Page) -> None:
    """Lets the page redraw, and reads what came over its connection meanwhile."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


def unreadable(page: Page) -> list[str]:
    """What is cut off, covered or too wide on a page to be read, once all motion has ended."""
    page.evaluate(SETTLE, page.viewport_size)
    found: list[str] = page.evaluate(WALK)
    return found


def faults(page: Page) -> list[str]:
    """What is unreadable or must be pressed but is out of reach, once motion has ended."""
    page.evaluate(SETTLE, page.viewport_size)
    found: list[str] = page.evaluate(LOOK)
    return found


def violations(page: Page) -> list[str]:
    """The accessibility faults that axe finds."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[Any] = page.evaluate(
        "async () => (await axe.run({ resultTypes: ['violations'] })).violations"
    )
    return [
        f"{rule['id']}: {rule['help']}: {node['html'][:160]} ({node.get('failureSummary', '')[:200]})"
        for rule in found
        for node in rule["nodes"][:3]
    ]


def scrolled_sideways(page: Page) -> list[str]:
    """What can be scrolled sideways, although a page is only scrolled up and down."""
    found: list[str] = page.evaluate(SCROLLED)
    return found


def out_of_reach(page: Page) -> list[str]:
    """Buttons that must be pressed to go on but are not in view without scrolling."""
    found: list[str] = page.evaluate(REACH)
    return found
