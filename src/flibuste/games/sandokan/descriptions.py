"""Actions and facts as structs: their names on the wire."""

from typing import Literal

import msgspec

PortName = Literal["sun", "azure", "orient", "fire", "hope", "tafia"]
TreasureName = Literal["ruby", "diamond", "gold", "emerald", "pearl", "rum"]
CardName = Literal["black:1", "black:2", "black:3", "red:1", "red:2", "red:3"]
Heading = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
EventName = Literal[
    "wreck",
    "chest",
    "merchant",
    "wind",
    "crew",
    "marque",
    "chart",
    "storm",
    "leak",
    "scurvy",
    "mutiny",
    "becalmed",
    "customs",
    "fog",
    "plague",
]
Reason = Literal["leak", "scurvy", "limit", "false_call", "quay", "full_hold"]


class Pass(msgspec.Struct, tag="pass", tag_field="kind", frozen=True):
    """Do nothing: no trade, no attack, no call, no extra turn."""


class Port(msgspec.Struct, tag="port", tag_field="kind", frozen=True):
    """Choose a home port."""

    port: PortName


class Lay(msgspec.Struct, tag="lay", tag_field="kind", frozen=True):
    """Choose one more black card for this move."""

    value: int


class Sail(msgspec.Struct, tag="sail", tag_field="kind", frozen=True):
    """Sail so many cells in a direction."""

    heading: Heading
    cells: int


class Turn(msgspec.Struct, tag="turn", tag_field="kind", frozen=True):
    """Turn on the spot."""

    heading: Heading


class Stay(msgspec.Struct, tag="stay", tag_field="kind", frozen=True):
    """Stay where the boat lies."""


class Glide(msgspec.Struct, tag="glide", tag_field="kind", frozen=True):
    """Go one cell along Serenity without cards."""

    heading: Heading


class TurnEvent(msgspec.Struct, tag="turn_event", tag_field="kind", frozen=True):
    """Turn another event of the Island of Storms."""


class Swap(msgspec.Struct, tag="swap", tag_field="kind", frozen=True):
    """Swap this card for one of the other colour and the same value."""

    card: CardName


class Buy(msgspec.Struct, tag="buy", tag_field="kind", frozen=True):
    """Begin the one purchase of the game."""

    treasure: TreasureName


class TradeIn(msgspec.Struct, tag="trade_in", tag_field="kind", frozen=True):
    """Give a carried treasure as part of the price."""

    treasure: TreasureName


class Pay(msgspec.Struct, tag="pay", tag_field="kind", frozen=True):
    """Pay with a card."""

    card: CardName


class TakeCard(msgspec.Struct, tag="take_card", tag_field="kind", frozen=True):
    """Take a card instead of the wreck's treasure."""


class Take(msgspec.Struct, tag="take", tag_field="kind", frozen=True):
    """Take a treasure."""

    treasure: TreasureName


class Leave(msgspec.Struct, tag="leave", tag_field="kind", frozen=True):
    """Leave a carried treasure on the quay."""

    treasure: TreasureName


class Lose(msgspec.Struct, tag="lose", tag_field="kind", frozen=True):
    """Give up a treasure to the box."""

    treasure: TreasureName


class Drop(msgspec.Struct, tag="drop", tag_field="kind", frozen=True):
    """Put a card under the pile."""

    card: CardName


class Give(msgspec.Struct, tag="give", tag_field="kind", frozen=True):
    """Hand a card to the winner."""

    card: CardName


class Cede(msgspec.Struct, tag="cede", tag_field="kind", frozen=True):
    """Hand a treasure to the winner."""

    treasure: TreasureName


class Go(msgspec.Struct, tag="go", tag_field="kind", frozen=True):
    """Sail by the chart to a cell beside an island."""

    cell: int


class Head(msgspec.Struct, tag="head", tag_field="kind", frozen=True):
    """Point the bow somewhere for the next turn."""

    heading: Heading


class Attack(msgspec.Struct, tag="attack", tag_field="kind", frozen=True):
    """Attack a boat in reach."""

    seat: int


class Show(msgspec.Struct, tag="show", tag_field="kind", frozen=True):
    """Choose one more red card for the fight."""

    value: int


class Ready(msgspec.Struct, tag="ready", tag_field="kind", frozen=True):
    """Fight without the letter of marque."""


class WithLetter(msgspec.Struct, tag="with_letter", tag_field="kind", frozen=True):
    """Fight with the letter of marque."""


class Call(msgspec.Struct, tag="call", tag_field="kind", frozen=True):
    """Say that the captain sailed too far."""


class ChosePort(msgspec.Struct, tag="chose_port", tag_field="kind", frozen=True):
    """A captain chose a home port."""

    who: int
    port: PortName


class Sailed(msgspec.Struct, tag="sailed", tag_field="kind", frozen=True):
    """A boat sailed with black cards that everyone saw."""

    who: int
    start: int
    end: int
    ones: int
    twos: int
    threes: int


class SailedCovered(msgspec.Struct, tag="sailed_covered", tag_field="kind", frozen=True):
    """A boat sailed with cards face down."""

    who: int
    start: int
    end: int
    cells: int
    cards: int


class Drifted(msgspec.Struct, tag="drifted", tag_field="kind", frozen=True):
    """A boat without black cards made one cell."""

    who: int
    start: int
    end: int


class Glided(msgspec.Struct, tag="glided", tag_field="kind", frozen=True):
    """A boat went along Serenity."""

    who: int
    start: int
    end: int


class Turned(msgspec.Struct, tag="turned", tag_field="kind", frozen=True):
    """A boat turned on the spot."""

    who: int
    heading: Heading


class Stayed(msgspec.Struct, tag="stayed", tag_field="kind", frozen=True):
    """A boat stayed."""

    who: int


class Declined(msgspec.Struct, tag="declined", tag_field="kind", frozen=True):
    """A captain declined the extra turn."""

    who: int


class Headed(msgspec.Struct, tag="headed", tag_field="kind", frozen=True):
    """A boat points its bow for the next turn."""

    who: int
    heading: Heading


class Drew(msgspec.Struct, tag="drew", tag_field="kind", frozen=True):
    """A captain took a card; its kind is for those who know it."""

    who: int
    card: CardName | None


class Swapped(msgspec.Struct, tag="swapped", tag_field="kind", frozen=True):
    """A captain swapped a card with the pile."""

    who: int
    given: CardName
    taken: CardName
    depth: int


class SwapFailed(msgspec.Struct, tag="swap_failed", tag_field="kind", frozen=True):
    """The pile had no fitting card."""

    who: int
    card: CardName


class Bargained(msgspec.Struct, tag="bargained", tag_field="kind", frozen=True):
    """A captain begins to pay for a treasure."""

    who: int
    treasure: TreasureName
    place: Literal["island", "wreck", "chest"]


class Paid(msgspec.Struct, tag="paid", tag_field="kind", frozen=True):
    """A captain paid with a card."""

    who: int
    card: CardName


class TradedIn(msgspec.Struct, tag="traded_in", tag_field="kind", frozen=True):
    """A captain gave a treasure as part of the price."""

    who: int
    treasure: TreasureName


class Got(msgspec.Struct, tag="got", tag_field="kind", frozen=True):
    """A treasure of the box came aboard."""

    who: int
    treasure: TreasureName


class Met(msgspec.Struct, tag="met", tag_field="kind", frozen=True):
    """A captain turned an event, in a port or at the Island of Storms."""

    who: int
    event: EventName
    port: PortName | None


class Blown(msgspec.Struct, tag="blown", tag_field="kind", frozen=True):
    """An event moved a boat."""

    who: int
    start: int
    end: int
    event: EventName


class Lost(msgspec.Struct, tag="lost", tag_field="kind", frozen=True):
    """A treasure went to the box."""

    who: int
    treasure: TreasureName
    why: Reason


class PutUnder(msgspec.Struct, tag="put_under", tag_field="kind", frozen=True):
    """A captain put a card under the pile."""

    who: int
    card: CardName | None
    why: Reason


class Robbed(msgspec.Struct, tag="robbed", tag_field="kind", frozen=True):
    """A captain drew a card from another hand."""

    who: int
    whom: int
    card: CardName | None


class Gave(msgspec.Struct, tag="gave", tag_field="kind", frozen=True):
    """A beaten captain handed a card over."""

    who: int
    whom: int
    card: CardName | None


class Ceded(msgspec.Struct, tag="ceded", tag_field="kind", frozen=True):
    """A beaten captain handed a treasure over."""

    who: int
    whom: int
    treasure: TreasureName
    to_box: bool


class Seized(msgspec.Struct, tag="seized", tag_field="kind", frozen=True):
    """The winner took a treasure."""

    who: int
    whom: int
    treasure: TreasureName


class TookFree(msgspec.Struct, tag="took_free", tag_field="kind", frozen=True):
    """A captain took the treasure of a free port."""

    who: int
    treasure: TreasureName
    port: PortName


class SwappedCargo(msgspec.Struct, tag="swapped_cargo", tag_field="kind", frozen=True):
    """A captain swapped a carried treasure for that of a free port."""

    who: int
    left: TreasureName
    taken: TreasureName
    port: PortName


class Left(msgspec.Struct, tag="left", tag_field="kind", frozen=True):
    """A captain left a treasure in another's port."""

    who: int
    treasure: TreasureName
    port: PortName


class Fetched(msgspec.Struct, tag="fetched", tag_field="kind", frozen=True):
    """A captain took a treasure from another's port."""

    who: int
    treasure: TreasureName
    port: PortName


class Unloaded(msgspec.Struct, tag="unloaded", tag_field="kind", frozen=True):
    """A treasure came ashore at home."""

    who: int
    treasure: TreasureName


class CameHome(msgspec.Struct, tag="came_home", tag_field="kind", frozen=True):
    """A captain came home with treasure."""

    who: int
    points: int


class Cured(msgspec.Struct, tag="cured", tag_field="kind", frozen=True):
    """The plague left a boat."""

    who: int


class Attacked(msgspec.Struct, tag="attacked", tag_field="kind", frozen=True):
    """A captain attacked."""

    who: int
    whom: int


class Answered(msgspec.Struct, tag="answered", tag_field="kind", frozen=True):
    """A captain is ready to fight."""

    who: int


class Showed(msgspec.Struct, tag="showed", tag_field="kind", frozen=True):
    """A captain's strength in a fight."""

    who: int
    ones: int
    twos: int
    threes: int
    letter: bool
    strength: int


class Beat(msgspec.Struct, tag="beat", tag_field="kind", frozen=True):
    """A captain won a fight."""

    who: int
    whom: int


class DrewLevel(msgspec.Struct, tag="drew_level", tag_field="kind", frozen=True):
    """A fight ended even."""

    who: int
    whom: int


class ExtraTurn(msgspec.Struct, tag="extra_turn", tag_field="kind", frozen=True):
    """A captain gets an extra turn."""

    who: int


class Missed(msgspec.Struct, tag="missed", tag_field="kind", frozen=True):
    """A becalmed boat missed a turn."""

    who: int
    extra: bool


class Called(msgspec.Struct, tag="called", tag_field="kind", frozen=True):
    """A captain called a bluff."""

    who: int
    whom: int


class Caught(msgspec.Struct, tag="caught", tag_field="kind", frozen=True):
    """A captain had sailed too far."""

    who: int
    cells: int
    allowed: int


class Cleared(msgspec.Struct, tag="cleared", tag_field="kind", frozen=True):
    """A captain had sailed honestly."""

    who: int


class LetPass(msgspec.Struct, tag="let_pass", tag_field="kind", frozen=True):
    """A captain did not call."""

    who: int


class Won(msgspec.Struct, tag="won", tag_field="kind", frozen=True):
    """A good event at the quay ended the game."""

    who: int
    points: int


class TurnsOver(msgspec.Struct, tag="turns_over", tag_field="kind", frozen=True):
    """All turns have been played."""


Action = (
    Pass
    | Port
    | Lay
    | Sail
    | Turn
    | Stay
    | Glide
    | TurnEvent
    | Swap
    | Buy
    | TradeIn
    | Pay
    | TakeCard
    | Take
    | Leave
    | Lose
    | Drop
    | Give
    | Cede
    | Go
    | Head
    | Attack
    | Show
    | Ready
    | WithLetter
    | Call
)


Fact = (
    ChosePort
    | Sailed
    | SailedCovered
    | Drifted
    | Glided
    | Turned
    | Stayed
    | Declined
    | Headed
    | Drew
    | Swapped
    | SwapFailed
    | Bargained
    | Paid
    | TradedIn
    | Got
    | Met
    | Blown
    | Lost
    | PutUnder
    | Robbed
    | Gave
    | Ceded
    | Seized
    | TookFree
    | SwappedCargo
    | Left
    | Fetched
    | Unloaded
    | CameHome
    | Cured
    | Attacked
    | Answered
    | Showed
    | Beat
    | DrewLevel
    | ExtraTurn
    | Missed
    | Called
    | Caught
    | Cleared
    | LetPass
    | Won
    | TurnsOver
)
