"""Writing JSON with compiled code: a program of steps turns numbers into text on a page of bytes."""

from typing import Any, Final

from numba.extending import overload

from flibuste.core.compiled import compiled
from flibuste.core.numba_inside import BLOCK, copy_block
from flibuste.core.record import Ints

PAGE: Final = 32_768
"""Room for everything that everyone sees of a game, with plenty to spare."""
LEVELS: Final = 3
"""How deep lists may be nested."""
WIDTH: Final = 4 + LEVELS
"""A step: the text before it (-1 for none), what to do, where its number lies, its stride at each level of
lists, and a text, a level or a hole."""

TEXT, NUMBER, WORD, UNLESS_NONE, ENTRY, LIST, NEXT, HOLE = range(8)

_COMMA: Final = 44
_MINUS: Final = 45
_ZERO: Final = 48
_BRACE: Final = 123


def copy(page: Ints, at: int, letters: Ints, first: int, after: int) -> None:
    """Writes letters; plain Python is quick with slices, compiled code without them."""
    page[at : at + after - first] = letters[first:after]


@overload(copy)
def _copy(page: Any, at: Any, letters: Any, first: Any, after: Any) -> Any:
    def copied(page: Any, at: Any, letters: Any, first: Any, after: Any) -> None:
        # What a block brings too much is written over by what comes next.
        for letter in range(first, after, BLOCK):
            copy_block(page, at + letter - first, letters, letter)  # type: ignore[call-arg]

    return copied


@compiled
def number(page: Ints, at: int, value: int) -> int:
    """Writes a number, and returns the position after it."""
    if value < 0:
        page[at] = _MINUS
        at += 1
        value = -value
    digits, rest = 1, value // 10
    while rest:
        digits += 1
        rest //= 10
    for place in range(at + digits - 1, at - 1, -1):
        page[place] = _ZERO + value % 10
        value //= 10
    return at + digits


@compiled
def write(
    steps: Ints,
    jumps: Ints,
    numbers: Ints,
    letters: Ints,
    ends: Ints,
    places: Ints,
    page: Ints,
    holes: Ints,
    at: int,
) -> int:
    """Takes all steps, beginning at a position of the page, and returns the one after the last letter.

    `places` counts loops, `holes` receives the positions of what Python writes.

    A negative number is nothing: null, or an entry that is left out. Works on arrays and, uncompiled, also on
    lists and bytes, which Python reads faster.
    """
    step = 0
    while step < len(jumps):
        here = step * WIDTH
        before, what, told = steps[here], steps[here + 1], steps[here + 3 + LEVELS]
        if before >= 0:
            copy(page, at, letters, ends[before], ends[before + 1])
            at += ends[before + 1] - ends[before]
        value = 0
        if TEXT < what < NEXT:
            where = steps[here + 2] + places[0] * steps[here + 3]
            where += places[1] * steps[here + 4] + places[2] * steps[here + 5]
            value = int(numbers[where])
        text = -1
        step += 1
        if what == NUMBER:
            if 0 <= value < 10:
                page[at] = _ZERO + value
                at += 1
            else:
                at = number(page, at, value)
        elif what == WORD:
            text = told + value
        elif what == UNLESS_NONE:
            if value < 0:
                text, step = told, jumps[step - 1]
        elif what == ENTRY:
            if value < 0:
                step = jumps[step - 1]
            else:
                if page[at - 1] != _BRACE:
                    page[at] = _COMMA
                    at += 1
                text = told
        elif what == LIST:
            if value > 0:
                places[told], places[told + LEVELS] = 0, value
            else:
                step = jumps[step - 1]
        elif what == NEXT:
            places[told] += 1
            if places[told] < places[told + LEVELS]:
                page[at] = _COMMA
                at += 1
                step = jumps[step - 1]
            else:
                places[told] = 0
        elif what == HOLE:
            holes[told] = at
        if text >= 0:
            copy(page, at, letters, ends[text], ends[text + 1])
            at += ends[text + 1] - ends[text]
    return at
