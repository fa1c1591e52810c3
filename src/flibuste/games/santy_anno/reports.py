"""Facts by name: a struct for animation and sound, and a line for the log."""

from typing import Any, Final

import msgspec

from flibuste.core.message import Message, message, seat
from flibuste.games.santy_anno import happenings as fact
from flibuste.games.santy_anno.data import CARDS, CHAIRS, EVENTS, SHIPS
from flibuste.games.santy_anno.names import card_name, event_name, event_text, reason, ship_name


class _Fact(msgspec.Struct, frozen=True, tag_field="kind"):
    pass


class Lies(_Fact, frozen=True, tag="lies"):
    """A ship lies before a chair."""

    chair: int
    ship: str


class Starts(_Fact, frozen=True, tag="starts"):
    """A pirate's tile starts at a ship."""

    who: int
    ship: str


class RoundBegins(_Fact, frozen=True, tag="round_begins"):
    """A round of so many cards begins."""

    round: int
    cards: int


class Laid(_Fact, frozen=True, tag="laid"):
    """A card is laid at its place in the line, counted from 1; none if this seat does not see it."""

    place: int
    card: str | None


class EventTurns(_Fact, frozen=True, tag="event_turns"):
    """The event card is turned; none if this seat does not see it."""

    event: str | None


class CastsOff(_Fact, frozen=True, tag="casts_off"):
    """Cast off: the race is on."""


class Goes(_Fact, frozen=True, tag="goes"):
    """Behind the curtain it is this seat's go."""

    who: int


class Runs(_Fact, frozen=True, tag="runs"):
    """A pirate runs from chair to chair, 1 clockwise or -1."""

    who: int
    chair: int
    to: int
    way: int


class SitsDown(_Fact, frozen=True, tag="sits_down"):
    """A pirate sits down."""

    who: int
    chair: int
    ship: str


class StandsUp(_Fact, frozen=True, tag="stands_up"):
    """A pirate stands up."""

    who: int
    chair: int


class EndsLap(_Fact, frozen=True, tag="ends_lap"):
    """A pirate's lap is done."""

    who: int


class TakesScuttle(_Fact, frozen=True, tag="takes_scuttle"):
    """A pirate takes the scuttle after the lap."""

    who: int


class LaysFrame(_Fact, frozen=True, tag="lays_frame"):
    """A pirate puts the frame under a ship."""

    who: int
    ship: str


class Lands(_Fact, frozen=True, tag="lands"):
    """A scuttle is laid, at this instant of the race."""

    who: int
    instant: int


class Counts(_Fact, frozen=True, tag="counts"):
    """A number of the count is called."""

    number: int


class TimeIsUp(_Fact, frozen=True, tag="time_is_up"):
    """The limit is reached with so many pirates out."""

    out: int


class IsLate(_Fact, frozen=True, tag="is_late"):
    """A pirate is too late and takes a free chair."""

    who: int
    chair: int | None


class DrawsLots(_Fact, frozen=True, tag="draws_lots"):
    """So many arrivals share an instant, and lots are drawn."""

    among: int


class Steps(_Fact, frozen=True, tag="steps"):
    """A card, the nth that works, moves a tile; `after` is where the sea carries it then."""

    who: int
    nth: int
    card: str
    start: str
    to: str
    after: str


class Arrives(_Fact, frozen=True, tag="arrives"):
    """The pile is turned: who is at which place, where he believed to end and where he ends, and the coin."""

    place: int
    who: int
    believed: str
    end: str
    ducats: int


class DuelBegins(_Fact, frozen=True, tag="duel_begins"):
    """The tied seats fight."""

    who: list[int]
    bout: int


class HasTapped(_Fact, frozen=True, tag="has_tapped"):
    """A seat has fought."""

    who: int


class Taps(_Fact, frozen=True, tag="taps"):
    """How often a seat has tapped."""

    who: int
    taps: int


class WinsWrestling(_Fact, frozen=True, tag="wins_wrestling"):
    """Who wins the arm-wrestling."""

    who: int


class Ranks(_Fact, frozen=True, tag="ranks"):
    """A seat's final rank and ducats."""

    who: int
    rank: int
    ducats: int


class SitsAt(_Fact, frozen=True, tag="sits_at"):
    """By hand: a scuttle of the pile and where its pirate sits."""

    who: int
    ship: str
    place: int


class TakesBack(_Fact, frozen=True, tag="takes_back"):
    """By hand: the last thing named is taken back."""

    what: str


Fact = (
    Lies
    | Starts
    | RoundBegins
    | Laid
    | EventTurns
    | CastsOff
    | Goes
    | Runs
    | SitsDown
    | StandsUp
    | EndsLap
    | TakesScuttle
    | LaysFrame
    | Lands
    | Counts
    | TimeIsUp
    | IsLate
    | DrawsLots
    | Steps
    | Arrives
    | DuelBegins
    | HasTapped
    | Taps
    | WinsWrestling
    | Ranks
    | SitsAt
    | TakesBack
)

TAKEN: Final = ("ship", "start", "card", "event", "landing", "late")


def _seats(mask: int) -> list[int]:
    return [number for number in range(CHAIRS) if mask >> number & 1]


def named(told: tuple[int, ...]) -> Fact:
    """The fact as a struct."""
    kind, a, b, c, d, e, f = told
    match kind:
        case fact.LIES:
            return Lies(a, SHIPS[b])
        case fact.STARTS:
            return Starts(a, SHIPS[b])
        case fact.ROUND:
            return RoundBegins(a, b)
        case fact.LAID:
            return Laid(a, CARDS[b])
        case fact.LAID_UNSEEN:
            return Laid(a, None)
        case fact.EVENT:
            return EventTurns(EVENTS[a])
        case fact.EVENT_UNSEEN:
            return EventTurns(None)
        case fact.CAST_OFF:
            return CastsOff()
        case fact.RAN:
            return Runs(a, b, c, d)
        case fact.SAT:
            return SitsDown(a, b, SHIPS[c])
        case fact.FRAMED:
            return LaysFrame(a, SHIPS[b])
        case fact.LATE:
            return IsLate(a, b if b >= 0 else None)
        case fact.STEP:
            return Steps(a, b, CARDS[c], SHIPS[d], SHIPS[e], SHIPS[f])
        case fact.ARRIVED:
            return Arrives(a, b, SHIPS[c], SHIPS[d], e)
        case fact.DUEL:
            return DuelBegins(_seats(a), b)
        case fact.RANKED:
            return Ranks(a, b, c)
        case fact.SITS:
            return SitsAt(a, SHIPS[b], c)
        case fact.TAKEN_BACK:
            return TakesBack(TAKEN[a])
    plain: Fact = _PLAIN[kind](*(a, b)[: len(_PLAIN[kind].__struct_fields__)])
    return plain


_PLAIN: Final[dict[int, Any]] = {
    fact.GO: Goes,
    fact.STOOD: StandsUp,
    fact.LAPPED: EndsLap,
    fact.TOOK_SCUTTLE: TakesScuttle,
    fact.LANDED: Lands,
    fact.COUNTED: Counts,
    fact.TIME_UP: TimeIsUp,
    fact.LOTS: DrawsLots,
    fact.TAPPED: HasTapped,
    fact.TAPS: Taps,
    fact.WRESTLED: WinsWrestling,
}


def said(told: tuple[int, ...]) -> Message:
    """The fact as a line of the log."""
    kind, a, b, c, d, e, f = told
    match kind:
        case fact.LIES:
            return message("sa-fact-lies", chair=a + 1, ship=ship_name(b))
        case fact.STARTS:
            return message("sa-fact-starts", who=seat(a), ship=ship_name(b))
        case fact.ROUND:
            return message("sa-fact-round", round=a, cards=b)
        case fact.LAID:
            return message("sa-fact-laid", place=a, card=card_name(b))
        case fact.LAID_UNSEEN:
            return message("sa-fact-laid-unseen", place=a)
        case fact.EVENT:
            return message("sa-fact-event", event=event_name(a), text=event_text(a))
        case fact.EVENT_UNSEEN:
            return message("sa-fact-event-unseen")
        case fact.CAST_OFF:
            return message("sa-fact-cast-off")
        case fact.RAN:
            return message("sa-fact-runs", who=seat(a), chair=c + 1)
        case fact.SAT:
            return message("sa-fact-sits-down", who=seat(a), ship=ship_name(c))
        case fact.FRAMED:
            return message("sa-fact-lays-frame", who=seat(a), ship=ship_name(b))
        case fact.COUNTED:
            return message("sa-fact-counts", n=a)
        case fact.TIME_UP:
            return message("sa-fact-time-is-up", n=a)
        case fact.LOTS:
            return message("sa-fact-draws-lots", n=a)
        case fact.STEP:
            return _step_said(a, c, d, e, f)
        case fact.ARRIVED:
            key = "sa-fact-right" if c == d else "sa-fact-wrong"
            key = "sa-fact-right-unpaid" if c == d and e == 0 else key
            return message(key, place=a, who=seat(b), believed=ship_name(c), end=ship_name(d), n=e)
        case fact.DUEL:
            return message("sa-fact-duel", who=[seat(number) for number in _seats(a)])
        case fact.TAPS:
            return message("sa-fact-taps", who=seat(a), n=b)
        case fact.RANKED:
            return message("sa-fact-ranked", who=seat(a), rank=b, n=c)
        case fact.SITS:
            return message("sa-fact-sits-at", who=seat(a), ship=ship_name(b), place=c)
        case fact.TAKEN_BACK:
            return message(f"sa-fact-taken-back-{TAKEN[a]}")
    return message(f"sa-fact-{_LINES[kind]}", who=seat(a))


_LINES: Final = {
    fact.GO: "goes",
    fact.STOOD: "stands-up",
    fact.LAPPED: "ends-lap",
    fact.TOOK_SCUTTLE: "takes-scuttle",
    fact.LANDED: "lands",
    fact.LATE: "late",
    fact.TAPPED: "has-tapped",
    fact.WRESTLED: "wrestled",
}


def _step_said(who: int, kind: int, start: int, to: int, after: int) -> Message:
    """A step of a path with its reason; the sea's extra step is part of the line."""
    args: dict[str, Any] = {
        "who": seat(who),
        "card": card_name(kind),
        "to": ship_name(to),
        "why": reason(kind, start),
    }
    if after != to:
        return message("sa-fact-step-seasick", **args, after=ship_name(after))
    return message("sa-fact-step" if to != start else "sa-fact-stay", **args)
