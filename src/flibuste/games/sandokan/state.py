"""The record of a game of Sandokan: everything on the table, in the hands and in the middle of a turn."""

from typing import Annotated, Final

import numpy as np

from flibuste.core.record import I8, I16, I32, Ints, Record

VERSION: Final = 8
SEATS: Final = 6

AS_THE_RULE_SET: Final = 0
"""The value of a single option that leaves the matter to the rule set (SK-16)."""

# What a seat is asked.
(
    CHOOSE_PORT,
    SAIL_OUT,
    MAY_TURN_EVENT,
    TRADE,
    PAY_SUM,
    PAY_BOTH,
    AT_WRECK,
    AT_CHEST,
    AT_MERCHANT,
    IN_WIND,
    WITH_CHART,
    LOSE_TREASURE,
    PUT_BACK,
    SWAP_CARGO,
    EXCHANGE,
    STEER,
    MAY_ATTACK,
    FIGHTING,
    HAND_OVER,
    PAY_DEFEAT,
    MAY_CALL,
    PAY_TOLL,
) = range(1, 23)
NO_QUESTION: Final = 0

# What comes next in the turn when nothing is asked (SK-29).
PLACE, QUAY_TOLL, HEADING, ATTACK, END = range(5)

# Why a treasure or cards are lost.
BY_LEAK, BY_SCURVY, OVER_LIMIT, FALSE_CALL, AT_QUAY, FULL_HOLD = range(6)

# How the game ended.
HOME_AND_DRY: Final = 1
OUT_OF_TURNS: Final = 2

# Rows of knowledge: six seats, and what everyone knows.
ONLOOKERS: Final = 6
PUBLIC: Final = 1 << ONLOOKERS
ALL_VIEWERS: Final = 0x7F
BLACKS, REDS = 6, 7
"""Columns of knowledge beside the six kinds: the least number of black cards, and of red ones."""

# Rings of face-down cards.
PILE: Final = 64
STORM_PILE: Final = 32

# Event cards in the record: zero is none, kind + 1 is face down, plus OPEN once everyone knows it.
OPEN: Final = 32
FACE_DOWN: Final = 31
"""How an observation shows an event nobody knows."""


class State(Record):
    """A game of Sandokan."""

    eyes: I8
    """Zero in the true state, viewer + 1 in an observation."""

    by_book: I8
    """Whether the rule set is that of 1977 (SK-16)."""
    cards_spent: I8
    most_cards: I8
    """How many cards a hand may hold (SK-14)."""
    reds_chosen: I8
    """Whether each captain chooses which red cards he shows (SK-41)."""
    island_cards: I8
    bluff: I8
    turns: I16

    first: I8
    lap: I16
    """Which normal turn of each captain this is, from 1 on (SK-62)."""
    turn_of: I8
    """Whose normal turn it is, or was before the extra turn."""
    active: I8
    """Whose turn it is, extra turns included."""
    extra: I8
    next_extra: I8
    """Who gets an extra turn next; -1 if nobody (SK-44)."""
    phase: I8
    stage: I8
    asked: I8
    waiting: I16
    """Mask of the seats that may act."""
    serial: I32
    over: I8
    winner: I8

    where: Annotated[Ints, np.int16, SEATS]
    heading: Annotated[Ints, np.int8, SEATS]
    home: Annotated[Ints, np.int8, SEATS]
    owner: Annotated[Ints, np.int8, 6]
    cargo: Annotated[Ints, np.int8, SEATS, 6]
    aboard: Annotated[Ints, np.int8, SEATS]
    quay: Annotated[Ints, np.int8, 6, 6]
    box: Annotated[Ints, np.int8, 6]
    becalmed: Annotated[Ints, np.int8, SEATS]
    bought: I8
    plagued: I8
    marque: I8
    """Who holds the letter of marque; -1 if nobody."""

    hands: Annotated[Ints, np.int8, SEATS, 6]
    cards: Annotated[Ints, np.int8, SEATS]
    known: Annotated[Ints, np.int8, 7, SEATS, 8]
    pile: Annotated[Ints, np.int8, PILE]
    pile_known: Annotated[Ints, np.int8, PILE]
    """Mask of the viewers that know a card of the pile."""
    pile_top: I8
    pile_size: I8
    storms: Annotated[Ints, np.int8, STORM_PILE]
    storms_top: I8
    storms_size: I8
    port_event: Annotated[Ints, np.int8, 6]
    event: I8
    """The event last turned in this turn (kind + 1); zero if none."""

    origin: I16
    origin_heading: I8
    arrived: I8
    """Whether this turn's choice was a move, which the step along Serenity is not (SK-32, SK-40)."""
    steering: I8
    """Whether the heading is still to be chosen (SK-22)."""
    laid: Annotated[Ints, np.int8, 3]
    """Black cards chosen for this move; in a bluff they lie face down outside the hand."""
    covered: I8
    """How many lie face down (SK-50)."""
    cells: I8
    toll: I8
    """Whether the quay takes a treasure after a bad event (SK-60)."""

    depth: I8
    """How deep in the pile the last swapped card lay, which everybody could count (SK-30)."""
    goods: I8
    due: I8
    """The price less a traded-in treasure."""
    traded: I8
    paid: Annotated[Ints, np.int8, 6]
    """Cards chosen for the price; they leave the hand together, face down (SK-30)."""
    goal: I8
    why: I8
    balance: I8
    left: I8

    attacker: I8
    defender: I8
    shown: Annotated[Ints, np.int8, 2, 3]
    letter: Annotated[Ints, np.int8, 2]
