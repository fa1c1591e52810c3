"""A person at a browser: a page, every frame it got, the newest view; they play by what the page offers."""

import json
import random
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, Page, WebSocket

from tests.browser.screens import next_frame

Json = dict[str, Any]
POST = """async ([path, body]) => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}"""
# Opens the list of "what can I do?" as a finger would, takes its nth choice, and confirms it.
CHOOSE = """async (nth) => {
  for (let tries = 0; tries < 60; tries += 1) {
    const listed = document.querySelectorAll('[role=tabpanel] ul button, .plain ul button');
    if (listed[nth]) {
      listed[nth].click();
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      document.querySelector('dialog[open] .answers .primary')?.click();
      return true;
    }
    const tab = document.querySelectorAll('[role=tab]')[1];
    const bar = document.querySelectorAll('.play > header button');
    if (tab) tab.click(); else if (bar.length) bar[bar.length - 2].click();
    await new Promise((next) => setTimeout(next, 16));
  }
  return false;
}"""
NO_MORE = "() => document.querySelector('dialog[open] .answers .btn')?.click()"
"""Takes back what would be asked once more."""
PATIENCE = 30
"""Seconds to wait for anything."""
LOOK = 500
"""Milliseconds after which they look again whether it is still the same connection."""
TAP = 3_000
"""How long a finger waits for a button that is about to vanish."""


class Person:
    """Somebody who looks at one page."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.language = language
        self.frames: list[str] = []
        """Every frame received, as it came."""
        self.view: Json = {}
        self.refusals: list[Json] = []
        self.prefers: tuple[str, ...] = ()
        """Kinds of actions they take whenever they can."""
        self.hurries = False
        """Whether they choose without moving a finger to the button: not every test is about clicking."""
        self.complaints: list[str] = []
        """Errors the page met and did not expect."""
        self._connection: WebSocket | None = None
        page.on("websocket", self._opened)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _opened(self, connection: WebSocket) -> None:
        if "/ws/tables/" not in connection.url:
            return
        self._connection = connection
        connection.on("framereceived", self._heard)

    def _heard(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        said = json.loads(text)
        if said["t"] == "view":
            self.view = said
        elif said["t"] == "refused":
            self.refusals.append(said)

    # Where they are

    def go(self, path: str) -> "Person":
        """Opens an address of the server and waits until something is drawn."""
        self.page.goto(path)
        self.page.locator("h1, h2").first.wait_for(state="attached")
        return self

    def open(self, game: str, seats: int, **more: Any) -> str:
        """Opens a table from this device, goes there, and returns its code."""
        self.page.goto("/healthz")
        table: Json = self.page.evaluate(POST, ["/api/tables", {"game": game, "seats": seats, **more}])
        assert "seats" in table, table
        self.visit(table["code"])
        return str(table["code"])

    def against_bots(self, game: str, seats: int, level: str, **more: Any) -> str:
        """Opens a table where bots take all other seats, and begins."""
        return self.open(game, seats, bots=[{"count": seats - 1, "level": level}], start=True, **more)

    def visit(self, code: str) -> None:
        """Goes to a table and waits for its first view."""
        self.view = {}
        self.page.goto(f"/t/{code}")
        self.until(bool)

    # What they see

    def until(self, condition: Callable[[Json], bool]) -> Json:
        """Waits for a view that fulfils a condition, even across a connection that drops and comes back."""
        end = time.monotonic() + PATIENCE
        while not condition(self.view):
            left = end - time.monotonic()
            assert left > 0, f"waited in vain at {self.where()}"
            # A reload may open a new connection without reporting the end of the old one: do not wait long.
            look = min(left * 1000, LOOK)
            connection = self._connection
            try:
                if connection is None or connection.is_closed():
                    self.page.wait_for_event("websocket", timeout=look)
                else:
                    connection.wait_for_event("framereceived", timeout=look)
            except Error:
                # The connection dropped, or nothing came for a while: the next look will show.
                continue
        return self.view

    def where(self) -> str:
        """The newest view in short, for messages."""
        view = self.view
        asked = view.get("asked") or {}
        phase = view.get("table", {}).get("phase")
        return f"seq {view.get('seq')}, {phase}, prompt {asked.get('prompt')}, waiting {view.get('waiting')}"

    @property
    def over(self) -> bool:
        return bool(self.view) and self.view["table"]["phase"] == "over"

    @property
    def choices(self) -> list[Json]:
        """What they may do now."""
        asked = self.view.get("asked")
        return asked["choices"] if asked else []

    @property
    def goes_on_by_hand(self) -> bool:
        """Whether something is shown that continues when this person wants it to."""
        waves = (self.view.get("tempo") or {}).get("waves")
        return bool(waves and waves["by_hand"] and self.view["you"]["member"] in waves["awaited"])

    @property
    def kinds(self) -> list[str]:
        """The kinds of what they may do now."""
        return [choice["do"]["kind"] for choice in self.choices]

    def until_asked(self) -> list[Json]:
        """Waits until there is something to choose, and returns it."""
        self.until(lambda _: bool(self.choices))
        return self.choices

    def until_later(self) -> None:
        """Waits for the game to move on, whoever moves it."""
        seen = self.view["seq"]
        self.until(lambda view: view["seq"] > seen or self.over)

    # What they do

    def list_of_choices(self) -> Locator:
        """The buttons of "what can I do?", opened if they are not on the screen."""
        listed = self.page.locator("[role=tabpanel] ul button, .plain ul button")
        tab = self.page.locator("[role=tab]").nth(1)
        if not tab.is_visible():
            self.page.locator(".play > header button").nth(-2).click()
        if tab.get_attribute("aria-selected") != "true":
            tab.click()
        return listed

    def choose(self, index: int) -> bool:
        """Takes one of the choices by its button in the list, and waits until the table has taken notice.

        Returns whether there was such a button before the game moved on.
        """
        seq, told = self.view["seq"], len(self.refusals)
        pressed = self.page.evaluate(CHOOSE, index) if self.hurries else self._press(index, seq)
        if pressed:
            self.until(lambda view: view["seq"] > seq or len(self.refusals) > told)
        return bool(pressed)

    def _press(self, index: int, seq: int) -> bool:
        listed = self.list_of_choices()
        end = time.monotonic() + PATIENCE
        while listed.count() <= index:
            if self.view["seq"] > seq:
                return False
            assert time.monotonic() < end, f"no choice {index} in the list at {self.where()}"
            next_frame(self.page)
        grave = index < len(self.choices) and self.choices[index].get("grave", False)
        # This very button: do not wait for one that has gone meanwhile.
        listed.nth(index).element_handle(timeout=TAP).click(timeout=TAP)
        if grave:
            self.page.locator("dialog[open] .answers .primary").click(timeout=TAP)
        return True

    def tab_to(self, selector: str) -> None:
        """Moves the focus with only the Tab key until it is on such an element."""
        for _ in range(80):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("(what) => document.activeElement.matches(what)", selector):
                return
        raise AssertionError(f"no Tab leads to {selector}")

    def play(self, rng: random.Random, until: Callable[["Person"], bool] = lambda person: person.over) -> int:
        """Plays any choice again and again until something is true; returns how many they made."""
        made, missed = 0, 0
        while not until(self):
            self.until(lambda _: bool(self.choices) or self.goes_on_by_hand or until(self))
            if until(self):
                break
            if self.goes_on_by_hand:
                self.page.evaluate("() => document.querySelector('[data-wave]')?.click()")
                next_frame(self.page)
            if not self.choices:
                continue
            try:
                made += self.choose(self.pick(rng))
                missed = 0
            except Error as error:
                # The game moved on while the finger was in the air: the button is gone.
                missed += 1
                self.page.evaluate(NO_MORE)
                if missed > 3 or not re.search("detached|not attached|Timeout", str(error)):
                    raise
        return made

    def until_may(self, kind: str) -> None:
        """Plays on until they may do this, whatever others ask of them before."""
        self.play(random.Random(1), until=lambda _: kind in self.kinds)

    def play_a_step(self, rng: random.Random, until: Callable[["Person"], bool] = lambda _: False) -> None:
        """Plays any choice until the game has moved on."""
        seen = self.view["seq"]
        self.play(rng, until=lambda _: self.view["seq"] > seen or self.over or until(self))

    def pick(self, rng: random.Random) -> int:
        """Any choice that does not end the game early; in a race mostly the last one, towards a landing."""
        choices = self.choices
        kinds = self.kinds
        preferred = [index for index, kind in enumerate(kinds) if kind in self.prefers]
        if preferred:
            return rng.choice(preferred)
        if self.view["tempo"] is not None and rng.random() < 0.7:
            return len(choices) - 1
        sensible = [i for i, kind in enumerate(kinds) if kind not in {"call_off", "withdraw", "end_turn"}]
        return rng.choice(sensible) if sensible and rng.random() < 0.85 else rng.randrange(len(choices))
