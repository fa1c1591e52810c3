"""Taking a person out of a log: rows stay where they are, without name and device."""

from collections.abc import Iterable, Iterator

import msgspec

from flibuste.table import log
from flibuste.table.log import Joined, Said, Sat, read_event, write

FORGOTTEN = "?"


def without(person: str, rows: Iterable[tuple[int, bytes]]) -> Iterator[tuple[int, bytes]]:
    """The rows (seq, payload) that name the person or what they said, as they are to be written anew."""
    number: int | None = None
    for seq, payload in rows:
        event = read_event(payload)
        if isinstance(event, Joined) and event.person == person:
            number = event.member
            yield seq, write(msgspec.structs.replace(event, person="", name=FORGOTTEN))
        elif isinstance(event, Sat | log.Given) and event.member == number:
            yield seq, write(msgspec.structs.replace(event, name=FORGOTTEN))
        elif isinstance(event, Said) and event.member == number and event.text is not None:
            yield seq, write(msgspec.structs.replace(event, text=FORGOTTEN))
