"""A page that is shown positions one by one: the test stands in for the connection to the table."""

import json
import time

from playwright.sync_api import WebSocketRoute

from tests.browser.person import Json, Person
from tests.browser.screens import HERE, next_frame

HOLD = (HERE / "hold.js").read_text()
SCENES = 4
"""So many scenes are shown one after the other, at most."""
PATIENCE = 20
"""Seconds after which a page that has not heard the table never will."""

LONG_REFUSAL: Json = {
    "t": "refused",
    "id": None,
    "code": "lap_at_start",
    "say": {"key": "sa-refusal-lap-at-start", "args": {}},
    "clause": "SA-73",
}
"""One of the longest sentences with which a table refuses, and a clause to read."""


class Stage:
    """Shows views on a real page; temporary content stays until time passes."""

    def __init__(self, person: Person) -> None:
        self.page, self.language = person.page, person.language
        self._connection: WebSocketRoute | None = None
        self._view: Json = {}
        self._seq = 0
        self._echoed = 0
        """The page has heard everything up to this view."""
        self.requests: list[Json] = []
        """What the page has asked of the table."""
        self.page.add_init_script(HOLD)
        self.page.route_web_socket("**/ws/tables/*", self._answer)

    def _answer(self, connection: WebSocketRoute) -> None:
        self._connection = connection
        connection.on_message(self._hear)
        self.say(self._view)

    def _hear(self, text: str | bytes) -> None:
        said = json.loads(text)
        if said["t"] == "echo":
            self._echoed = said["mark"]
        elif said["t"] == "ping":
            self._mark(said["n"])
        elif "id" in said:
            self.requests.append(said)

    def open(self, view: Json, path: str = "/t/BCDFGH") -> None:
        """Opens a table at this position."""
        self.go(view, path)
        self.sees_table()

    def go(self, view: Json, path: str) -> None:
        """Opens a page whose table, once requested, is at this position."""
        self._set(view, gap=True)
        self.page.add_init_script(f"window.standsAt = {view['now']}")
        self.page.goto(path)

    def sees_table(self) -> None:
        """Waits until the page shows the table."""
        self._until_heard()
        self.page.locator("main svg").first.wait_for()

    def show(self, view: Json) -> None:
        """Moves the game to this position; whatever was shown before is over."""
        self.pass_time(SCENES)
        self._set(view)
        self.page.evaluate("(now) => (window.standsAt = now)", view["now"])
        self.say(self._view)
        self._mark(0)
        self._until_heard()

    def _mark(self, question: int) -> None:
        """Sends the time with a mark that the page echoes once it has handled everything before."""
        self.say({"t": "pong", "n": question, "now": self._view["now"], "mark": self._seq})

    def _until_heard(self) -> None:
        last = time.monotonic() + PATIENCE
        while self._echoed != self._seq:
            assert time.monotonic() < last, "the page does not listen to the table"
            next_frame(self.page)

    def _set(self, view: Json, *, gap: bool = False) -> None:
        """Sends a view as the next of one long game, at its own time."""
        self._seq += 1
        facts = [fact | {"seq": self._seq} for fact in view["facts"]]
        self._view = view | {"seq": self._seq, "facts": facts, "gap": gap}

    def say(self, frame: Json) -> None:
        """Sends a message from the table."""
        assert self._connection is not None
        self._connection.send(json.dumps(frame))

    def pass_time(self, times: int = 1) -> None:
        """Lets temporary content run out, and what follows it."""
        self.page.evaluate("async (times) => { while (times--) await window.passTime(); }", times)
