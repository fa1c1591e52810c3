"""The record of a game of Santy Anno and the words of its options."""

from typing import Annotated, Final

import numpy as np

from flibuste.core.game import Option
from flibuste.core.record import I8, I16, I32, U16, Ints, Record
from flibuste.games.santy_anno.data import CHAIRS, EVENT_KINDS, KINDS, MOST_CARDS

VERSION: Final = 2
PLAYERS: Final = tuple(range(3, 9))

OPTIONS: Final = (
    Option("way", ("running", "standing", "for_real"), "running"),
    Option("cards", ("basic", "expert", "expert_events", "basic_events"), "basic"),
    Option("scores", ("hidden", "open"), "hidden"),
    Option("ties", ("duel", "share"), "duel"),
    Option("rum_lap", ("on", "off"), "on"),
    Option("dealer", ("program", "hand"), "program"),
    Option("screens", ("together", "in_turn"), "together"),
    Option("check", ("by_pirate", "by_card"), "by_pirate"),
    Option("chairs", ("random", "chosen"), "random"),
)
RUNNING, STANDING, FOR_REAL = range(3)
BASIC, EXPERT, EXPERT_EVENTS, BASIC_EVENTS = range(4)
HIDDEN, OPEN = range(2)
DUEL, SHARE = range(2)
PROGRAM, HAND = range(2)
TOGETHER, IN_TURN = range(2)
BY_PIRATE, BY_CARD = range(2)
RANDOM, CHOSEN = range(2)

NAME_SHIPS, NAME_STARTS, DEAL, RACE, PILE, SHOW, FIGHT, OVER = range(8)
"""The phases: ships and starts named by hand; cards laid; the race; the pile turned by hand; paths and coins
shown; the duel; over."""

NONE: Final = -1
UNKNOWN: Final = -2
"""A chair or a frame that an observation does not show."""
MOST_ACTIONS: Final = 1000
"""The most actions of one pirate in one race: more than the time limit allows, so that every game ends."""
MOST_BOUTS: Final = 20
"""The number of duels after which those still tied share their rank, so that every game ends."""
MOST_SLIPS: Final = 250
"""How often the Bosun can take something back in one game."""


class State(Record):
    """A game of Santy Anno; seats are pirates, ships are numbered from 0, chairs clockwise from 0."""

    out: I16
    """Mask of the seats whose scuttle is not laid yet."""
    able: I16
    """Mask of the seats that may act in the race or the duel now."""
    late: I16
    right: I16
    tied: I16
    """Mask of the seats that fight for a rank."""
    tapped: I16
    """Mask of the tied seats whose duel is done."""
    slips: I16
    numbered: U16
    """By rank, the order of the ships' numbers in a box that differs from ours (SA-14); 0 is ours."""

    now: I32
    """The latest instant known in this race."""
    instant: Annotated[Ints, np.int32, CHAIRS]
    """Each seat's last instant in this race."""
    taken: Annotated[Ints, np.int16, CHAIRS]
    """How many actions of this race each has taken."""

    way: I8
    deck: I8
    scores: I8
    ties: I8
    rum_lap: I8
    dealer: I8
    screens: I8
    check: I8
    """How the check is shown (SA-27)."""

    phase: I8
    round_number: I8
    count: I8
    """The last number called in the count from 5 to 0, or NONE."""
    turn: I8
    """Behind the curtain (SA-71): whose go it is."""
    bout: I8
    ending: I8
    named: I8
    """How many ships and starting places have been named."""

    table: Annotated[Ints, np.int8, CHAIRS]
    """The ship before each chair."""
    chair_of: Annotated[Ints, np.int8, CHAIRS]

    left: Annotated[Ints, np.int8, KINDS]
    """The undrawn cards of each kind (expert: including the ten taken out, which nobody knows)."""
    basic_left: I8
    """How many basic cards the deck still holds."""
    expert_left: I8
    events_left: Annotated[Ints, np.int8, EVENT_KINDS]
    laid: I8
    """How many cards lie, counted from the last of the line."""
    drawn_cards: I8
    """How many cards of this round are drawn; behind the curtain later goes lay them again."""
    cards: Annotated[Ints, np.int8, MOST_CARDS]
    """The line in reading order."""
    event: I8

    tile: Annotated[Ints, np.int8, CHAIRS]
    """The ship of each seat's tile at the start of the round."""
    end: Annotated[Ints, np.int8, CHAIRS]
    """The ship of the tile after all cards, NONE before they are resolved."""
    place: Annotated[Ints, np.int8, CHAIRS]
    """The chair where each pirate stands or sits."""
    net: Annotated[Ints, np.int8, CHAIRS]
    """The net distance around the table, clockwise, from the start of the race until the lap is done."""
    seated: Annotated[Ints, np.int8, CHAIRS]
    holding: Annotated[Ints, np.int8, CHAIRS]
    """Whether the scuttle is in the hand."""
    lapped: Annotated[Ints, np.int8, CHAIRS]
    frame: Annotated[Ints, np.int8, CHAIRS]
    """The ship under which the frame lies (SA-70)."""

    arrived: I8
    order: Annotated[Ints, np.int8, CHAIRS]
    """The pile from the first arrival on."""
    loot: Annotated[Ints, np.int8, CHAIRS]
    """The coin each seat takes this round, in ducats."""
    coins: Annotated[Ints, np.int8, CHAIRS, 5]
    """Each seat's coins of 5, 4, 3, 2 and 1 ducats."""
    box: Annotated[Ints, np.int8, 5]
    taps: Annotated[Ints, np.int8, CHAIRS]
    """The taps of each seat in this duel; NONE before it tapped, and for those they are hidden from."""
    shown_taps: Annotated[Ints, np.int8, CHAIRS]
    """The taps of the last finished duel; NONE for those who were not in it."""
    rank: Annotated[Ints, np.int8, CHAIRS]
    recoloured: I8
    """In a box that differs (SA-14): how its colours are exchanged; 0 is ours."""
    coloured: U16
    """By rank, the order of its ships' colours."""
    cornered: U16
    """By rank, the order of its ships' corners."""
