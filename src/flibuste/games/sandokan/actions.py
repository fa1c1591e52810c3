"""What players can do in Sandokan, in the order of the numbers."""

from typing import Annotated, Final

from flibuste.core.declared.actions import Action, ActionTable
from flibuste.core.declared.fields import OneOf, Range
from flibuste.core.message import Message, message
from flibuste.games.sandokan import nouns
from flibuste.games.sandokan.data import ANCHORAGES, BESIDE, LONGEST_WAY, WIDTH
from flibuste.games.sandokan.nouns import Card, Heading, Seat, Treasure, Value

ACTIONS: Final = ActionTable("sk-do")


class Pass(Action):
    """Do nothing: no trade, no attack, no call, no extra turn."""


PASS: Final = ACTIONS.add(Pass)


class Port(Action):
    """Choose a home port."""

    port: nouns.Port


PORT: Final = ACTIONS.add(Port)


class Lay(Action):
    """Choose one more black card for this move."""

    value: Value


LAY: Final = ACTIONS.add(Lay)


class Sail(Action):
    """Sail a number of cells in a direction."""

    heading: Heading
    cells: Annotated[int, Range(LONGEST_WAY, first=1)]


SAIL: Final = ACTIONS.add(Sail)


class Turn(Action):
    """Turn on the spot."""

    heading: Heading


TURN: Final = ACTIONS.add(Turn)


class Stay(Action):
    """Stay where the boat lies."""


STAY: Final = ACTIONS.add(Stay)


class Glide(Action):
    """Go one cell along Serenity without cards."""

    heading: Heading


GLIDE: Final = ACTIONS.add(Glide)


class TurnEvent(Action):
    """Turn another event of the Island of Storms."""


TURN_EVENT: Final = ACTIONS.add(TurnEvent)


class Swap(Action):
    """Swap this card for one of the other colour and the same value."""

    card: Card


SWAP: Final = ACTIONS.add(Swap)


class Buy(Action):
    """Begin the one purchase of the game."""

    treasure: Treasure


BUY: Final = ACTIONS.add(Buy)


class TradeIn(Action):
    """Give a carried treasure as part of the price."""

    treasure: Treasure


TRADE_IN: Final = ACTIONS.add(TradeIn)


class Pay(Action):
    """Pay with a card."""

    card: Card


PAY: Final = ACTIONS.add(Pay)


class TakeCard(Action):
    """Take a card instead of the wreck's treasure."""


TAKE_CARD: Final = ACTIONS.add(TakeCard)


class Take(Action):
    """Take a treasure."""

    treasure: Treasure


TAKE: Final = ACTIONS.add(Take)


class Leave(Action):
    """Leave a carried treasure on the quay."""

    treasure: Treasure


LEAVE: Final = ACTIONS.add(Leave)


class Lose(Action):
    """Give up a treasure to the box."""

    treasure: Treasure


LOSE: Final = ACTIONS.add(Lose)


class Drop(Action):
    """Put a card under the pile."""

    card: Card


DROP: Final = ACTIONS.add(Drop)


class Give(Action):
    """Hand a card to the winner."""

    card: Card


GIVE: Final = ACTIONS.add(Give)


class Cede(Action):
    """Hand a treasure to the winner."""

    treasure: Treasure


CEDE: Final = ACTIONS.add(Cede)


class Go(Action):
    """Sail by the chart to a cell beside an island."""

    cell: Annotated[int, OneOf(ANCHORAGES.tolist())]


def _say_go(go: Go) -> Message:
    island = nouns.island(int(BESIDE[go.cell]))
    return message("sk-do-go", island=island, column=go.cell % WIDTH, row=go.cell // WIDTH)


GO: Final = ACTIONS.add(Go, _say_go)


class Head(Action):
    """Point the bow somewhere for the next turn."""

    heading: Heading


HEAD: Final = ACTIONS.add(Head)


class Attack(Action):
    """Attack a boat in reach."""

    seat: Seat


ATTACK: Final = ACTIONS.add(Attack)


class Show(Action):
    """Choose one more red card for the fight."""

    value: Value


SHOW: Final = ACTIONS.add(Show)


class Ready(Action):
    """Fight without the letter of marque."""


READY: Final = ACTIONS.add(Ready)


class WithLetter(Action):
    """Fight with the letter of marque."""


WITH_LETTER: Final = ACTIONS.add(WithLetter)


class Call(Action):
    """Say that the captain sailed too far."""


CALL: Final = ACTIONS.add(Call)

DENSE: Final = ACTIONS.dense
MAX_LEGAL: Final = 96
