"""Actions by name: a small struct for each, and the way from number to struct and back."""

from typing import Literal

import msgspec

from flibuste.core.game import BadAction
from flibuste.games.santy_anno import actions as number
from flibuste.games.santy_anno.data import CARDS, CHAIRS, EVENTS, SHIPS

Way = Literal["cw", "ccw"]


class _Act(msgspec.Struct, frozen=True, tag_field="kind"):
    pass


class _Timed(_Act, frozen=True, kw_only=True):
    at: int = 0
    """The instant in milliseconds since "Cast off!"; 0 is right after the last one known."""


class Run(_Timed, frozen=True, tag="run"):
    """One chair further around the table."""

    way: Way


class Sit(_Timed, frozen=True, tag="sit"):
    """Sit down before the ship of this chair."""


class StandUp(_Timed, frozen=True, tag="stand_up"):
    """Stand up again."""


class TakeScuttle(_Timed, frozen=True, tag="take_scuttle"):
    """Take the scuttle from beside the starting ship, after the lap."""


class LayScuttle(_Timed, frozen=True, tag="lay_scuttle"):
    """Lay the scuttle on the pile in the harbour."""


class LayFrame(_Timed, frozen=True, tag="lay_frame"):
    """Put the frame under a ship."""

    ship: str


class Tap(_Act, frozen=True, tag="tap"):
    """The number of taps in the duel."""

    taps: int


class LayCard(_Act, frozen=True, tag="lay_card"):
    """The clock: the next card is laid."""


class CastOff(_Act, frozen=True, tag="cast_off"):
    """The clock: the first card is laid and the race is on."""


class Count(_Act, frozen=True, tag="count"):
    """The clock: the next number of the count."""


class TimeUp(_Act, frozen=True, tag="time_up"):
    """The clock: the time limit is reached."""


class NextRound(_Act, frozen=True, tag="next_round"):
    """On to the next round, or to the counting of the loot."""


class ShipLies(_Act, frozen=True, tag="ship_lies"):
    """The Bosun: the ship before the next chair, clockwise."""

    ship: str


class PirateStarts(_Act, frozen=True, tag="pirate_starts"):
    """The Bosun: the next pirate's starting ship."""

    ship: str


class CardTurned(_Act, frozen=True, tag="card_turned"):
    """The Bosun: the card laid next, from the last of the line to the first."""

    card: str


class EventTurned(_Act, frozen=True, tag="event_turned"):
    """The Bosun: the event card."""

    event: str


class PirateSits(_Act, frozen=True, tag="pirate_sits"):
    """The Bosun: the next scuttle of the turned pile, and where its pirate sits."""

    who: int
    ship: str


class TooLate(_Act, frozen=True, tag="too_late"):
    """The Bosun: whoever is not in the pile is too late."""


class Check(_Act, frozen=True, tag="check"):
    """The Bosun: the pile is complete, show the paths and pay."""


class TakeBack(_Act, frozen=True, tag="take_back"):
    """The Bosun: the last thing named was a slip."""


class Wrestled(_Act, frozen=True, tag="wrestled"):
    """The Bosun: who wins the arm-wrestling."""

    who: int


Act = (
    Run
    | Sit
    | StandUp
    | TakeScuttle
    | LayScuttle
    | LayFrame
    | Tap
    | LayCard
    | CastOff
    | Count
    | TimeUp
    | NextRound
    | ShipLies
    | PirateStarts
    | CardTurned
    | EventTurned
    | PirateSits
    | TooLate
    | Check
    | TakeBack
    | Wrestled
)

_PLAIN: dict[int, Act] = {
    number.LAY_CARD: LayCard(),
    number.CAST_OFF: CastOff(),
    number.COUNT: Count(),
    number.TIME_UP: TimeUp(),
    number.NEXT_ROUND: NextRound(),
    number.TOO_LATE: TooLate(),
    number.CHECK: Check(),
    number.TAKE_BACK: TakeBack(),
}
_PLAIN_NUMBER = {type(act): action for action, act in _PLAIN.items()}
_TIMED: dict[type[Sit | StandUp | TakeScuttle | LayScuttle], int] = {
    Sit: number.SIT,
    StandUp: number.STAND_UP,
    TakeScuttle: number.TAKE_SCUTTLE,
    LayScuttle: number.LAY_SCUTTLE,
}
_TIMED_TYPE = {action: kind for kind, action in _TIMED.items()}


def named(action: int) -> Act:
    """The action as a struct; raises BadAction for a number that is none."""
    instant, act = action >> number.INSTANT_SHIFT, action & ((1 << number.INSTANT_SHIFT) - 1)
    if not 0 <= instant <= number.LAST_INSTANT or act >= number.DENSE or (instant and act >= number.TAPS):
        raise BadAction(f"no action has the number {action}")
    if act < number.TAPS:
        return _named_in_race(act, instant)
    if act < number.LAY_CARD:
        return Tap(act - number.TAPS)
    if act in _PLAIN:
        return _PLAIN[act]
    if act < number.STARTS:
        return ShipLies(SHIPS[act - number.LIES])
    if act < number.TURNED:
        return PirateStarts(SHIPS[act - number.STARTS])
    if act < number.HAPPENS:
        return CardTurned(CARDS[act - number.TURNED])
    if act < number.SITS:
        return EventTurned(EVENTS[act - number.HAPPENS])
    if act < number.TOO_LATE:
        who, ship = divmod(act - number.SITS, CHAIRS)
        return PirateSits(who, SHIPS[ship])
    return Wrestled(act - number.WRESTLED)


def _named_in_race(act: int, instant: int) -> Act:
    if act in (number.RUN_CW, number.RUN_CCW):
        return Run("cw" if act == number.RUN_CW else "ccw", at=instant)
    if act >= number.FRAME:
        return LayFrame(SHIPS[act - number.FRAME], at=instant)
    return _TIMED_TYPE[act](at=instant)


def numbered(act: Act) -> int:
    """The number of the action that a struct describes; raises BadAction."""
    match act:
        case Run(way=way, at=instant):
            return _at(number.RUN_CW if way == "cw" else number.RUN_CCW, instant)
        case LayFrame(ship=ship, at=instant):
            return _at(number.FRAME + _index("ship", ship, SHIPS), instant)
        case Sit() | StandUp() | TakeScuttle() | LayScuttle():
            return _at(_TIMED[type(act)], act.at)
        case Tap(taps=taps):
            return number.TAPS + _within("taps", taps, number.MOST_TAPS + 1)
        case ShipLies(ship=ship):
            return number.LIES + _index("ship", ship, SHIPS)
        case PirateStarts(ship=ship):
            return number.STARTS + _index("ship", ship, SHIPS)
        case CardTurned(card=card):
            return number.TURNED + _index("card", card, CARDS)
        case EventTurned(event=event):
            return number.HAPPENS + _index("event", event, EVENTS)
        case PirateSits(who=who, ship=ship):
            return number.SITS + CHAIRS * _within("who", who, CHAIRS) + _index("ship", ship, SHIPS)
        case Wrestled(who=who):
            return number.WRESTLED + _within("who", who, CHAIRS)
    return _PLAIN_NUMBER[type(act)]


def _at(act: int, instant: int) -> int:
    return number.at(act, _within("at", instant, number.LAST_INSTANT + 1))


def _within(what: str, value: int, end: int) -> int:
    if not 0 <= value < end:
        raise BadAction(f"{what} is a number from 0 to {end - 1}, not {value}")
    return value


def _index(what: str, value: str, names: tuple[str, ...]) -> int:
    if value not in names:
        raise BadAction(f"there is no {what} {value!r}")
    return names.index(value)
