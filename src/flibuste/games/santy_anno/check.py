"""Phases 3 and 4: every tile moves card by card, and those who found their ship are paid by arrival."""

import numpy as np

from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.games.santy_anno import facts as fact
from flibuste.games.santy_anno.cards import TO, along, carried, extra_step, nth_card
from flibuste.games.santy_anno.data import CHAIRS, COINS_OF_A_VALUE, KINDS
from flibuste.games.santy_anno.deal import line_length
from flibuste.games.santy_anno.fleets import has_our_fleet, led_here
from flibuste.games.santy_anno.state import SHOW, STANDING, State


@compiled
def believed_ship(s: State, seat: int) -> int:
    """The ship where a pirate sits, or under which his frame lies."""
    return int(s.table[int(s.place[seat])]) if s.way != STANDING else int(s.frame[seat])


@compiled
def resolve(s: State, facts: Ints) -> None:
    """SA-27, SA-28: shows every path, then turns the pile over and pays."""
    # Nearly every table has our fleet, for which nothing has to be made.
    if has_our_fleet(s):
        walk_all(s, TO, fact.STEP, facts)
    else:
        to = np.zeros((KINDS, CHAIRS), np.uint8)
        led_here(s, to)
        walk_all(s, to, fact.STEP_IN_BOX, facts)
    value = COINS_OF_A_VALUE
    for nth in range(int(s.arrived)):
        seat = int(s.order[nth])
        coin = 0
        if believed_ship(s, seat) == s.end[seat]:
            s.right = int(s.right) | 1 << seat
            coin = value
            value = max(0, value - 1)
        if coin:
            s.loot[seat] = coin
            s.coins[seat, 5 - coin] += 1
            s.box[5 - coin] -= 1
        tell(facts, fact.ARRIVED, nth + 1, seat, believed_ship(s, seat), int(s.end[seat]), coin)
    s.phase = SHOW


@compiled
def walk_all(s: State, to: Ints, told: int, facts: Ints) -> None:
    """Moves every tile; `to` says where each card leads, `told` is the fact that tells a step."""
    for seat in range(int(s.players)):
        s.end[seat] = tile_walk(s, seat, to, told, facts)


@compiled
def tile_walk(s: State, seat: int, to: Ints, told: int, facts: Ints) -> int:
    """Moves one tile by all cards, tells each step and returns its last ship."""
    ship = int(s.tile[seat])
    count = line_length(s)
    event = int(s.event)
    for n in range(count):
        kind = int(s.cards[nth_card(n, count, event)])
        there = carried(kind, ship, to, s.table, s.chair_of)
        step = extra_step(n, event)
        after = along(there, step, s.table, s.chair_of) if step else there
        tell(facts, told, seat, n, kind, ship, there, after)
        ship = after
    return ship


@compiled
def ducats(s: State, seat: int) -> int:
    """What a seat's coins are worth."""
    worth = 0
    for value in range(1, 6):
        worth += value * int(s.coins[seat, 5 - value])
    return worth


@compiled
def wealth(s: State, seat: int) -> int:
    """SA-31, SA-32: a number that is higher for more ducats, then for more coins of 5, of 4 and so on."""
    key = np.int64(ducats(s, seat))
    for coin in range(5):
        key = key * 6 + int(s.coins[seat, coin])
    return int(key)
