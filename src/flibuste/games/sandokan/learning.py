"""What the fields of Sandokan's record mean to learners."""

# compile-cache: holds no rules

from typing import Any, Final

from flibuste.core.features import MINE, SEATS, Learning, bits, choice, left_out, number, seats, spot, who
from flibuste.games.sandokan.data import (
    CARDS,
    COPIES,
    DECK,
    EVENT_DECK,
    EVENTS,
    HEADINGS,
    HEIGHT,
    HOLD,
    LONGEST_WAY,
    OF_EACH,
    PORTS,
    TO_WIN,
    TREASURES,
    WIDTH,
)
from flibuste.games.sandokan.nouns import REASONS
from flibuste.games.sandokan.quay import points_at_home
from flibuste.games.sandokan.state import FACE_DOWN, OPEN
from flibuste.games.sandokan.views import PHASES

_MOST_TURNS: Final = 200
_MOST: Final = int(COPIES.max())
_VALUES: Final = ("1", "2", "3")
_COLUMNS: Final = (*CARDS, "black", "red")
_STAGES: Final = ("place", "quay_toll", "heading", "attack", "end")
_FACES: Final = {FACE_DOWN: "face_down", **{OPEN + nth: event for nth, event in enumerate(EVENTS, 1)}}
_OPTION: Final = "An option of the rules."


def _scores(s: Any) -> list[int]:
    return [int(points_at_home(s, seat)) for seat in range(int(s.players))]


LEARNING: Final = Learning(
    fields={
        "players": number(6, about="How many players there are."),
        "eyes": left_out("It says whose observation this is."),
        "by_book": number(1),
        "cards_spent": number(1, about=_OPTION),
        "most_cards": number(len(DECK)),
        "reds_chosen": number(1),
        "island_cards": number(2, about=_OPTION),
        "bluff": number(1, about=_OPTION),
        "turns": number(_MOST_TURNS, about="The number of turns each captain has before the game ends."),
        "first": who(about="Who began."),
        "lap": number(_MOST_TURNS),
        "turn_of": who(),
        "active": who(),
        "extra": number(1, about="Whether this is an extra turn."),
        "next_extra": who(),
        "phase": choice(PHASES, about="What a seat is asked."),
        "stage": choice(_STAGES, about="What comes next in the turn when nothing is asked."),
        "asked": who(about="Who is asked."),
        "waiting": seats(),
        "serial": left_out("It numbers prompts."),
        "over": left_out("It says how the game ended."),
        "winner": left_out("It is known when the game is over."),
        "where": spot(WIDTH, HEIGHT, SEATS, about="The cell in which each boat lies."),
        "heading": choice(HEADINGS, SEATS, about="Each boat's heading."),
        "home": choice(PORTS, SEATS, about="The home port of each captain."),
        "owner": who(PORTS, about="Whose home each port is."),
        "cargo": number(2 * HOLD, SEATS, TREASURES, about="The treasures in each hold."),
        "aboard": number(
            2 * HOLD, SEATS, about="How many treasures each hold carries; after a fight, those of both."
        ),
        "quay": number(OF_EACH, PORTS, TREASURES, about="The treasures on each quay."),
        "box": number(OF_EACH, TREASURES, about="The treasures in the box."),
        "becalmed": number(2, SEATS, about="How many turns each boat still lies becalmed."),
        "bought": seats(about="Who has bought at this landing."),
        "plagued": seats(about="Who has the plague aboard."),
        "marque": who(),
        "hands": number(
            _MOST, SEATS, CARDS, about="The cards in the observer's hand; nothing of the others."
        ),
        "cards": number(len(DECK), SEATS, about="How many cards each hand holds."),
        "known": number(
            len(DECK), MINE, SEATS, _COLUMNS, about="The cards of each hand that the observer knows."
        ),
        "pile": left_out("Few of its cards are ever known."),
        "pile_known": left_out("Few of its cards are ever known."),
        "pile_top": left_out("It says where the ring begins."),
        "pile_size": number(len(DECK), about="How many cards the pile holds."),
        "storms": left_out("It lies face down."),
        "storms_top": left_out("It says where the ring begins."),
        "storms_size": number(len(EVENT_DECK), about="How many events lie at Storms."),
        "port_event": choice(_FACES, PORTS, about="The event at each port, if known."),
        "event": choice(dict(enumerate(EVENTS, 1))),
        "origin": spot(WIDTH, HEIGHT, about="The cell this turn's boat came from."),
        "origin_heading": choice(HEADINGS, about="Its heading then."),
        "arrived": number(1),
        "steering": number(1),
        "laid": number(_MOST, _VALUES),
        "covered": number(3),
        "cells": number(LONGEST_WAY, about="How many cells the boat has sailed in this move."),
        "toll": number(1),
        "depth": left_out("It tells where in the pile a card went."),
        "goods": choice(TREASURES, about="The treasure that is being paid for."),
        "due": number(5),
        "traded": number(1, about="Whether a treasure was given in part payment."),
        "paid": number(_MOST, CARDS),
        "goal": number(len(DECK), about="How much of what must be given up may be kept."),
        "why": choice(REASONS, about="Why something is given up."),
        "balance": number(2 * TO_WIN, about="Points left on the quay and not yet exchanged."),
        "left": bits((*TREASURES, "card"), about="What was left on the quay in this exchange."),
        "attacker": who(about="Who attacks."),
        "defender": who(about="Who is attacked."),
        "shown": number(_MOST, ("attacker", "defender"), _VALUES, about="Red cards chosen for the fight."),
        "letter": number(1, ("attacker", "defender"), about="Whether the letter of marque is used."),
    },
    scores=_scores,
    most=TO_WIN,
)
