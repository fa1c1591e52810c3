"""What the fields of Santy Anno's record mean to learners."""

# compile-cache: holds no rules

import math
from typing import Any, Final

from flibuste.core.features import SEATS, Learning, choice, left_out, number, seats, who
from flibuste.games.santy_anno.actions import MOST_TAPS
from flibuste.games.santy_anno.data import (
    ALL_BASIC,
    CARDS,
    CHAIRS,
    COIN_VALUES,
    COINS_OF_A_VALUE,
    COLOURS,
    COPIES,
    COUNT_FROM,
    EVENT_COPIES,
    EVENTS,
    EXPERT_CARDS,
    MOST_CARDS,
    ROUNDS,
    SHIPS,
)
from flibuste.games.santy_anno.state import MOST_ACTIONS, MOST_BOUTS
from flibuste.games.santy_anno.study import STUDY

_PHASES: Final = ("name_ships", "name_starts", "deal", "race", "pile", "show", "fight", "over")
_CHAIRS: Final = [f"chair{chair}" for chair in range(CHAIRS)]
_COINS: Final = [f"coin{value}" for value in COIN_VALUES]
_LINE: Final = [f"place{place}" for place in range(MOST_CARDS)]
_PILE: Final = [f"arrival{nth}" for nth in range(CHAIRS)]
_ORDERS: Final = math.factorial(CHAIRS)
_COLOURINGS: Final = math.factorial(len(COLOURS))
_OPTION: Final = "An option: which of its values, by number."
_NOT_TIMED: Final = "In these environments time stands still."


def _scores(s: Any) -> list[int]:
    return STUDY.scores(s)


LEARNING: Final = Learning(
    fields={
        "players": number(CHAIRS, about="How many players there are."),
        "out": seats(),
        "able": seats(),
        "late": seats(about="The seats that came too late."),
        "right": seats(about="The seats that found their ship."),
        "tied": seats(),
        "tapped": seats(),
        "slips": left_out("It counts what a Bosun took back."),
        "numbered": number(_ORDERS),
        "recoloured": number(_COLOURINGS),
        "coloured": number(_ORDERS),
        "cornered": number(_ORDERS),
        "now": left_out(_NOT_TIMED),
        "instant": left_out(_NOT_TIMED),
        "taken": number(MOST_ACTIONS, SEATS),
        "way": number(2, about=_OPTION),
        "deck": number(3, about=_OPTION),
        "scores": number(1, about=_OPTION),
        "ties": number(1, about=_OPTION),
        "rum_lap": number(1, about=_OPTION),
        "dealer": number(1, about=_OPTION),
        "screens": number(1, about=_OPTION),
        "check": left_out("It changes what a screen shows, and no rule."),
        "phase": choice(_PHASES, about="What the game waits for."),
        "round_number": number(ROUNDS, about="Which round it is."),
        "count": number(COUNT_FROM),
        "turn": who(),
        "bout": number(MOST_BOUTS, about="How many duels have been fought for a rank."),
        "ending": left_out("It says how the game ended."),
        "named": left_out("It counts what a Bosun named."),
        "table": choice(SHIPS, _CHAIRS),
        "chair_of": left_out("It follows from the table."),
        "left": number(int(COPIES.max()), CARDS),
        "basic_left": number(ALL_BASIC),
        "expert_left": number(len(EXPERT_CARDS), about="How many expert cards are left in the deck."),
        "events_left": number(int(EVENT_COPIES.max()), EVENTS, about="Events not yet turned over."),
        "laid": number(MOST_CARDS),
        "drawn_cards": number(MOST_CARDS),
        "cards": choice(CARDS, _LINE),
        "event": choice(EVENTS, about="The event of this round."),
        "tile": choice(SHIPS, SEATS),
        "end": choice(SHIPS, SEATS),
        "place": choice(_CHAIRS, SEATS),
        "net": number(CHAIRS, SEATS),
        "seated": number(1, SEATS, about="Whether each pirate is sitting."),
        "holding": number(1, SEATS),
        "lapped": number(1, SEATS, about="Whether each has finished the lap."),
        "frame": choice(SHIPS, SEATS),
        "arrived": number(CHAIRS, about="How many have arrived."),
        "order": who(_PILE),
        "loot": number(max(COIN_VALUES), SEATS),
        "coins": number(COINS_OF_A_VALUE, SEATS, _COINS),
        "box": number(COINS_OF_A_VALUE, _COINS, about="Coins in the box."),
        "taps": number(MOST_TAPS, SEATS),
        "shown_taps": number(MOST_TAPS, SEATS),
        "rank": number(CHAIRS, SEATS, about="The rank of those whose rank is known."),
    },
    scores=_scores,
    most=ROUNDS * max(COIN_VALUES),
)
