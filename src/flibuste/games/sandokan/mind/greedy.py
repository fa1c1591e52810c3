"""A page of good sense for Sandokan: where to sail, whom to attack, what to pay with, reason by reason.

Everything is counted in points of treasure.
"""

from typing import Final

import numpy as np

from flibuste.core.compiled import compiled
from flibuste.core.mind import Floats, credit
from flibuste.core.record import Ints
from flibuste.games.sandokan.actions import (
    ATTACK,
    BUY,
    CALL,
    CEDE,
    DROP,
    GIVE,
    GLIDE,
    GO,
    HEAD,
    LAY,
    LEAVE,
    LOSE,
    PASS,
    PAY,
    READY,
    SAIL,
    SHOW,
    STAY,
    SWAP,
    TAKE,
    TAKE_CARD,
    TRADE_IN,
    TURN,
    TURN_EVENT,
    WITH_LETTER,
)
from flibuste.games.sandokan.data import ANCHORAGES, EXITS, FIRST_RED, LONGEST_WAY, PORT_AT, STEP, VALUE, WAY
from flibuste.games.sandokan.mind.course import (
    A_CARD,
    A_CELL,
    A_TURN,
    Wishes,
    at_once,
    near,
    odds,
    passing,
    prey,
    prospect,
    prospect_heading,
    quarry,
    wishes,
)
from flibuste.games.sandokan.ports import treasure_at
from flibuste.games.sandokan.sailing import cell_ahead, free_way, laid_sum
from flibuste.games.sandokan.state import (
    AT_CHEST,
    AT_WRECK,
    EXCHANGE,
    SAIL_OUT,
    SWAP_CARGO,
    WITH_CHART,
    State,
)
from flibuste.games.sandokan.treasures import has_room, worth

TERMS: Final = (
    "bots-sk-course", "bots-sk-place", "bots-sk-prey", "bots-sk-treasure", "bots-sk-cards", "bots-sk-fight",
    "bots-sk-event", "bots-sk-caution",
)  # fmt: skip
COURSE, THE_PLACE, PREY, TREASURE, CARDS, FIGHT, EVENT, CAUTION = range(len(TERMS))

_CARD: Final[Floats] = np.array([0.6, 0.6, 0.6, 0.3, 0.6, 0.9])
"""What a card is worth to its holder, by kind: black 1 to 3, red 1 to 3."""
_SPENT_CARD: Final[Floats] = np.array([0.4, 0.7, 1.0, 0.3, 0.5, 0.7])
"""The same when cards are spent: a black one is worth more the further it goes."""
_LAST_BLACK: Final = 1.2
_WRECK_COSTS: Final = 1.4
_CHEST_COSTS: Final = 1.0
_MORE_TO_LAY: Final = 0.001
_SOON: Final = 0.5
"""How much of what a place brings at once counts if it is reached a turn later."""


@compiled
def appraise(s: State, seat: int, choices: Ints, count: int, scores: Floats, terms: Floats) -> None:
    """Writes how much a captain likes each of his choices."""
    wanted, boats = wishes(s, seat), quarry(s, seat)
    here = int(s.where[seat])
    sums = _sums(s, seat)
    ways = _best_ways(s, seat, wanted, boats) if LAY <= choices[0] < SAIL else (0.0, 0.0, 0.0)
    for nth in range(count):
        action = choices[nth]
        if LAY <= action < SAIL:
            credit(scores, terms, nth, COURSE, ways[action - LAY] - _MORE_TO_LAY)
        elif SAIL <= action < TURN:
            heading, cells = (action - SAIL) // LONGEST_WAY, (action - SAIL) % LONGEST_WAY + 1
            _like_cell(s, seat, cell_ahead(here, heading, cells), nth, wanted, boats, scores, terms)
            if s.cards_spent:
                credit(scores, terms, nth, CARDS, -A_CELL * laid_sum(s))
        elif TURN <= action < STAY:
            credit(scores, terms, nth, COURSE, _like_heading(s, seat, action - TURN, sums, wanted) - A_TURN)
            credit(scores, terms, nth, THE_PLACE, at_once(s, seat, here, wanted))
        elif GLIDE <= action < TURN_EVENT:
            _like_cell(s, seat, int(STEP[here, action - GLIDE]), nth, wanted, 0, scores, terms)
        elif HEAD <= action < ATTACK:
            credit(scores, terms, nth, COURSE, _like_heading(s, seat, action - HEAD, sums, wanted))
        elif GO <= action < HEAD:
            credit(scores, terms, nth, COURSE, prospect(s, int(ANCHORAGES[action - GO]), wanted))
        elif ATTACK <= action < SHOW:
            credit(scores, terms, nth, PREY, prey(s, seat, action - ATTACK))
        elif action == STAY:
            # Where cards are spent, a boat without any must sail out to fetch some.
            idle = 2 * A_TURN if s.cards_spent else A_TURN
            credit(scores, terms, nth, COURSE, prospect(s, here, wanted) - idle)
        elif action == PASS:
            if s.phase == SAIL_OUT or s.phase == WITH_CHART:
                credit(scores, terms, nth, COURSE, prospect_heading(s, here, int(s.heading[seat]), wanted))
        else:
            _like_trade(s, seat, action, nth, scores, terms)


@compiled
def _sums(s: State, seat: int) -> int:
    """The mask of the distances that a hand's black cards allow; without any, one cell (SK-24)."""
    sums = 1
    for kind in range(FIRST_RED):
        for _ in range(int(s.hands[seat, kind])):
            sums |= sums << (kind + 1)
    return sums if sums > 1 else 2


@compiled
def _like_heading(s: State, seat: int, heading: int, sums: int, wanted: Wishes) -> float:
    """The best cell of the next move for a boat that points this way, or what another turn would bring."""
    cell = int(s.where[seat])
    best = prospect(s, cell, wanted)
    for cells in range(1, int(WAY[cell, heading]) + 1):
        cell = int(STEP[cell, heading])
        if (sums >> cells) & 1:
            best = max(best, prospect(s, cell, wanted) + _SOON * at_once(s, seat, cell, wanted))
    return best - A_TURN


@compiled
def _like_cell(
    s: State, seat: int, cell: int, nth: int, wanted: Wishes, boats: int, scores: Floats, terms: Floats
) -> None:
    """What it brings to end a move on a cell."""
    credit(scores, terms, nth, COURSE, prospect(s, cell, wanted) - A_TURN)
    credit(scores, terms, nth, THE_PLACE, at_once(s, seat, cell, wanted))
    credit(scores, terms, nth, PREY, near(s, seat, cell, boats))


@compiled
def _spare_sums(s: State, seat: int, value: int) -> int:
    """The mask of the distances that can still be laid once one more card of a value (0 to 2) is laid."""
    sums = 1 << (laid_sum(s) + value + 1)
    for kind in range(FIRST_RED):
        spare = int(s.hands[seat, kind]) - int(s.laid[kind]) - (1 if kind == value else 0)
        for _ in range(spare):
            sums |= sums << (kind + 1)
    return sums


@compiled
def _best_ways(s: State, seat: int, wanted: Wishes, boats: int) -> tuple[float, float, float]:
    """The best cell that can be reached if one more card is laid, by the card's value."""
    one, two, three = _spare_sums(s, seat, 0), _spare_sums(s, seat, 1), _spare_sums(s, seat, 2)
    best_one = best_two = best_three = -99.0
    a_cell = A_CELL if s.cards_spent else 0.0
    here = int(s.where[seat])
    port = int(PORT_AT[here])
    for arrow in range(1 if port < 0 else 3):
        heading = int(s.heading[seat]) if port < 0 else int(EXITS[port, arrow])
        cell, beside = here, passing(s, here, heading, boats)
        for cells in range(1, free_way(s, seat, heading, True) + 1):
            cell = int(STEP[cell, heading])
            if ((one | two | three) >> cells) & 1:
                good = prospect(s, cell, wanted) - A_TURN + at_once(s, seat, cell, wanted) - a_cell * cells
                if (beside >> cells) & 1:
                    good += near(s, seat, cell, boats)
                if (one >> cells) & 1:
                    best_one = max(best_one, good)
                if (two >> cells) & 1:
                    best_two = max(best_two, good)
                if (three >> cells) & 1:
                    best_three = max(best_three, good)
    return best_one, best_two, best_three


@compiled
def card_worth(s: State, seat: int, kind: int) -> float:
    """What a captain would lose with a card of this kind."""
    if s.cards_spent:
        return float(_SPENT_CARD[kind])
    if kind < FIRST_RED and int(s.hands[seat, 0]) + int(s.hands[seat, 1]) + int(s.hands[seat, 2]) == 1:
        return _LAST_BLACK
    return float(_CARD[kind])


@compiled
def _like_trade(s: State, seat: int, action: int, nth: int, scores: Floats, terms: Floats) -> None:
    """Everything that moves treasures and cards, and the fight."""
    if action == TURN_EVENT:
        credit(scores, terms, nth, EVENT, 0.5 if has_room(s, seat) else -0.5)
    elif SWAP <= action < BUY:
        given = action - SWAP
        taken = given + FIRST_RED if given < FIRST_RED else given - FIRST_RED
        more = card_worth(s, seat, taken)
        if s.cards_spent:
            more += 0.1
        elif s.hands[seat, taken] == 0:
            more = float(_CARD[taken]) + 0.2
        credit(scores, terms, nth, CARDS, more - card_worth(s, seat, given) - 0.25)
    elif BUY <= action < TRADE_IN:
        credit(scores, terms, nth, TREASURE, float(VALUE[action - BUY]))
        credit(scores, terms, nth, CARDS, -0.45 * VALUE[action - BUY])
    elif TRADE_IN <= action < PAY:
        credit(scores, terms, nth, TREASURE, -0.6 * VALUE[action - TRADE_IN])
    elif PAY <= action < TAKE_CARD:
        credit(scores, terms, nth, CARDS, -card_worth(s, seat, action - PAY))
    elif action == TAKE_CARD:
        credit(scores, terms, nth, CARDS, A_CARD)
    elif TAKE <= action < LEAVE:
        credit(scores, terms, nth, TREASURE, float(VALUE[action - TAKE]))
        if s.phase == AT_WRECK:
            credit(scores, terms, nth, CARDS, -_WRECK_COSTS)
        elif s.phase == AT_CHEST:
            credit(scores, terms, nth, CARDS, -_CHEST_COSTS)
    elif LEAVE <= action < LOSE:
        gained = -0.1
        if s.phase == SWAP_CARGO:
            gained = float(VALUE[treasure_at(s, int(PORT_AT[int(s.where[seat])]))] - VALUE[action - LEAVE])
        elif s.phase == EXCHANGE and not has_room(s, seat) and s.left == 0:
            gained = 0.1
        credit(scores, terms, nth, TREASURE, gained)
    elif LOSE <= action < DROP:
        credit(scores, terms, nth, TREASURE, -float(VALUE[action - LOSE]))
    elif DROP <= action < GIVE:
        credit(scores, terms, nth, CARDS, -card_worth(s, seat, action - DROP))
    elif GIVE <= action < CEDE:
        credit(scores, terms, nth, CARDS, -card_worth(s, seat, action - GIVE))
    elif CEDE <= action < GO:
        credit(scores, terms, nth, TREASURE, -float(VALUE[action - CEDE]))
    else:
        _like_fighting(s, seat, action, nth, scores, terms)


@compiled
def _like_fighting(s: State, seat: int, action: int, nth: int, scores: Floats, terms: Floats) -> None:
    """What to show in a fight, and whether to call a bluff."""
    side = 0 if seat == s.attacker else 1
    other = int(s.defender) if side == 0 else int(s.attacker)
    if SHOW <= action < READY:
        shown = int(s.shown[side, 0]) + 2 * int(s.shown[side, 1]) + 3 * int(s.shown[side, 2])
        at_stake = worth(s.cargo[seat]) + worth(s.cargo[other])
        credit(scores, terms, nth, FIGHT, 0.3 + 0.1 * at_stake - 0.25 * shown)
        credit(scores, terms, nth, CARDS, -0.2 * card_worth(s, seat, FIRST_RED + action - SHOW))
    elif action == WITH_LETTER:
        doubt = 1.0 - abs(2.0 * odds(s, seat, other) - 1.0)
        credit(scores, terms, nth, FIGHT, 0.5 * doubt + 0.1 * (worth(s.cargo[seat]) + worth(s.cargo[other])))
        credit(scores, terms, nth, CAUTION, -0.6)
    elif action == CALL:
        credit(scores, terms, nth, CAUTION, -A_CARD)
