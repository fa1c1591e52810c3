"""The struct of every action, by number and back."""

from collections.abc import Callable, Sequence
from typing import Any, Final, get_args

import msgspec

from flibuste.core.game import BadAction
from flibuste.games.sandokan import descriptions as d
from flibuste.games.sandokan.data import ANCHORAGES, LONGEST_WAY

PORT_NAMES: Final = get_args(d.PortName)
TREASURE_NAMES: Final = get_args(d.TreasureName)
CARD_NAMES: Final = get_args(d.CardName)
HEADING_NAMES: Final = get_args(d.Heading)
EVENT_NAMES: Final = get_args(d.EventName)
REASONS: Final = get_args(d.Reason)


def _each(build: Callable[[Any], msgspec.Struct], values: Sequence[Any]) -> list[msgspec.Struct]:
    return [build(value) for value in values]


ACTIONS: Final[list[msgspec.Struct]] = [
    d.Pass(),
    *_each(d.Port, PORT_NAMES),
    *_each(d.Lay, range(1, 4)),
    *(d.Sail(heading, cells) for heading in HEADING_NAMES for cells in range(1, LONGEST_WAY + 1)),
    *_each(d.Turn, HEADING_NAMES),
    d.Stay(),
    *_each(d.Glide, HEADING_NAMES),
    d.TurnEvent(),
    *_each(d.Swap, CARD_NAMES),
    *_each(d.Buy, TREASURE_NAMES),
    *_each(d.TradeIn, TREASURE_NAMES),
    *_each(d.Pay, CARD_NAMES),
    d.TakeCard(),
    *_each(d.Take, TREASURE_NAMES),
    *_each(d.Leave, TREASURE_NAMES),
    *_each(d.Lose, TREASURE_NAMES),
    *_each(d.Drop, CARD_NAMES),
    *_each(d.Give, CARD_NAMES),
    *_each(d.Cede, TREASURE_NAMES),
    *_each(d.Go, ANCHORAGES.tolist()),
    *_each(d.Head, HEADING_NAMES),
    *_each(d.Attack, range(6)),
    *_each(d.Show, range(1, 4)),
    d.Ready(),
    d.WithLetter(),
    d.Call(),
]
"""In the order of the actions' numbers."""

_NUMBERS: Final = {named: number for number, named in enumerate(ACTIONS)}


def name_of(action: int) -> msgspec.Struct:
    """The action as a struct."""
    if not 0 <= action < len(ACTIONS):
        raise BadAction(f"no action has the number {action}")
    return ACTIONS[action]


def number_of(description: Any) -> int:
    """The action that a struct describes."""
    number = _NUMBERS.get(description) if isinstance(description, msgspec.Struct) else None
    if number is None:
        raise BadAction(f"{description!r} is no action of Sandokan")
    return number
