"""What pirates, the clock and the Bosun can do in Santy Anno, in the order of the numbers."""

from typing import Annotated, Final, Literal

from flibuste.core.declared.actions import Action, ActionTable
from flibuste.core.declared.fields import UNSAID, Bits, Range, Said
from flibuste.games.santy_anno.nouns import Card, Event, Seat, Ship

ACTIONS: Final = ActionTable("sa-act")

INSTANT_SHIFT: Final = 16
LAST_INSTANT: Final = 2**31 - 2
MOST_TAPS: Final = 60
"""Five seconds of the duel at twelve taps a second (SA-32)."""


class Timed(Action, kw_only=True):
    """An action in the race, which takes effect at an instant."""

    at: Annotated[int, Range(LAST_INSTANT + 1), Bits(INSTANT_SHIFT, 31), UNSAID] = 0
    """In milliseconds since "Cast off!"; 0 is right after the last one known."""


def at(action: int, instant: int) -> int:
    """The action of the race with the instant at which it takes effect."""
    return action | instant << INSTANT_SHIFT


# What a player does in the race and in the duel.


class Run(Timed):
    """One chair further around the table."""

    way: Literal["cw", "ccw"]


RUN_CW: Final = ACTIONS.add(Run, "sa-act-run-{way}")
RUN_CCW: Final = RUN_CW + 1


class Sit(Timed):
    """Sit down before the ship of this chair."""


SIT: Final = ACTIONS.add(Sit)


class StandUp(Timed):
    """Stand up again."""


STAND_UP: Final = ACTIONS.add(StandUp)


class TakeScuttle(Timed):
    """Take the scuttle from beside the starting ship, after the lap."""


TAKE_SCUTTLE: Final = ACTIONS.add(TakeScuttle)


class LayScuttle(Timed):
    """Lay the scuttle on the pile in the harbour."""


LAY_SCUTTLE: Final = ACTIONS.add(LayScuttle)


class LayFrame(Timed):
    """Put the frame under a ship."""

    ship: Ship


FRAME: Final = ACTIONS.add(LayFrame)


class Tap(Action):
    """The number of taps in the duel."""

    taps: Annotated[int, Range(MOST_TAPS + 1), Said(name="n")]


TAPS: Final = ACTIONS.add(Tap)

AFTER_PLAYERS: Final = ACTIONS.dense

# What the clock does; by hand the Bosun calls the next round.


class LayCard(Action):
    """The clock: the next card is laid."""


LAY_CARD: Final = ACTIONS.add(LayCard)


class CastOff(Action):
    """The clock: the first card is laid and the race is on."""


CAST_OFF: Final = ACTIONS.add(CastOff)


class Count(Action):
    """The clock: the next number of the count."""


COUNT: Final = ACTIONS.add(Count)


class TimeUp(Action):
    """The clock: the time limit is reached."""


TIME_UP: Final = ACTIONS.add(TimeUp)


class NextRound(Action):
    """On to the next round, or to the counting of the loot."""


NEXT_ROUND: Final = ACTIONS.add(NextRound)

# What the Bosun names, as it lies on the real table.


class ShipLies(Action):
    """The Bosun: the ship before the next chair, clockwise."""

    ship: Ship


LIES: Final = ACTIONS.add(ShipLies)


class PirateStarts(Action):
    """The Bosun: the next pirate's starting ship."""

    ship: Ship


STARTS: Final = ACTIONS.add(PirateStarts)


class CardTurned(Action):
    """The Bosun: the card laid next, from the last of the line to the first."""

    card: Card


TURNED: Final = ACTIONS.add(CardTurned)


class EventTurned(Action):
    """The Bosun: the event card."""

    event: Event


HAPPENS: Final = ACTIONS.add(EventTurned)


class PirateSits(Action):
    """The Bosun: the next scuttle of the turned pile, and where its pirate sits."""

    who: Seat
    ship: Ship


SITS: Final = ACTIONS.add(PirateSits)


class TooLate(Action):
    """The Bosun: everybody who is not in the pile is too late."""


TOO_LATE: Final = ACTIONS.add(TooLate)


class Check(Action):
    """The Bosun: the pile is complete; show the paths and pay."""


CHECK: Final = ACTIONS.add(Check)


class TakeBack(Action):
    """The Bosun: the last thing named was a mistake."""


TAKE_BACK: Final = ACTIONS.add(TakeBack)


class Wrestled(Action):
    """The Bosun: who wins the arm-wrestling."""

    who: Seat


WRESTLED: Final = ACTIONS.add(Wrestled)

# What a phone tells about a sheet on a chair, where people run for real (SA-72).


class Scan(Timed):
    """Sit at a ship and scan it with the phone; after the lap, at the player's own starting ship."""

    ship: Ship


SCAN: Final = ACTIONS.add(Scan)

DENSE: Final = ACTIONS.dense
