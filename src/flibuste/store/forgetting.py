"""Taking a person out of a log: rows stay where they are, without name, device and words.

Rows are rewritten as they lie, without folding them: a log of rules that this program does not have is
forgotten like any other.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

FORGOTTEN: Final = "?"

Rewrite = Callable[[bytes, frozenset[str], str], bytes]
"""A table's entry in the lists without these names and this person."""


@dataclass
class Forgetting:
    """One log, read from its beginning: which members and seats bear the person's names."""

    person: str
    names: set[str] = field(default_factory=set)
    """The names that the person bore at this table."""
    _numbers: set[int] = field(default_factory=set)
    _called: dict[int, str] = field(default_factory=dict)
    """What the others are called."""
    _seats: set[int] = field(default_factory=set)
    """The seats that show a name of the person's."""

    def without(self, rows: Iterable[tuple[int, bytes]]) -> list[tuple[int, bytes]]:
        """The rows (seq, payload) that mention the person, in the form that replaces them."""
        rewritten = []
        for seq, payload in rows:
            event = msgspec.json.decode(payload)
            changes = self._changes(event)
            if changes:
                rewritten.append((seq, msgspec.json.encode(event | changes)))
        return rewritten

    def _changes(self, event: dict[str, Any]) -> dict[str, str]:
        kind, member, name = event.get("e"), event.get("member"), event.get("name")
        if kind == "joined":
            # The number may have been somebody else's before, or become so.
            own = event["person"] == self.person
            (self._numbers.add if own else self._numbers.discard)(event["member"])
        own = member in self._numbers
        if kind == "started":
            self._seats = {new for new, old in enumerate(event["order"]) if old in self._seats}
        elif "seat" in event and (name is not None or kind == "stood"):
            # A seat that passes to somebody who already plays keeps its name.
            kept = kind == "given" and event["seat"] in self._seats
            own = own or (kept and name in self.names and name != self._called.get(event["member"]))
            (self._seats.add if own else self._seats.discard)(event["seat"])
        elif kind == "joined" and not own:
            self._called[event["member"]] = event["name"]
        if not own:
            return {}
        if name is not None and name != FORGOTTEN:
            self.names.add(name)
        found = {"person": "", "name": FORGOTTEN, "text": FORGOTTEN}
        if event.get("bot_of"):
            found["bot_of"] = FORGOTTEN
        return {key: blank for key, blank in found.items() if event.get(key) is not None}


def without_person(payload: bytes) -> bytes:
    """A regatta's row that mentions a person, in the form that replaces it."""
    event = msgspec.json.decode(payload)
    called = "" if event["e"] == "opened" else FORGOTTEN
    return msgspec.json.encode({**event, "person": "", "name": called})
