"""Whole games between bots: random and greedy ones in a compiled loop, all others decision by decision."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from flibuste.bots.bot_spec import RANDOM, SEARCH
from flibuste.bots.outside import Outsider
from flibuste.bots.search import greedy_choice, next_actor, think, verdict
from flibuste.bots.tree import Tree, clear
from flibuste.core.chance import pick
from flibuste.core.compiled import compiled
from flibuste.core.game import game_of
from flibuste.core.mind import Floats, Tuning
from flibuste.core.record import Ints, blank
from flibuste.core.seats import MAX_SEATS
from flibuste.core.verbs import actors, apply, legal, observe

_NONE_BROUGHT: Mapping[int, Outsider] = {}


class Lineup(NamedTuple):
    """Who sits where: each seat's way of choosing, simulations, greedy noise and random stream."""

    ways: Ints
    simulations: Ints
    noise: Floats
    streams: Ints


@compiled
def _play_on(s: Any, o: Any, lineup: Lineup, taken: int, most: int, tree: Tree, log: Ints) -> int:
    """Plays until the game is over, a bot has to think, or `most` decisions are taken."""
    while taken < most:
        mask = actors(s)
        if mask == 0:
            return taken
        seat = next_actor(mask)
        count = legal(s, seat, tree.choices)
        action = tree.choices[0]
        if count > 1 and seat < MAX_SEATS:
            if lineup.ways[seat] >= SEARCH:
                return taken
            if lineup.ways[seat] == RANDOM:
                action = tree.choices[pick(lineup.streams[seat], count)]
            else:
                observe(s, seat, o)
                action = greedy_choice(o, seat, tree, lineup.noise[seat], lineup.streams[seat])
        if log.shape[0] > taken:
            log[taken, 0] = seat
            log[taken, 1] = action
        apply(s, seat, action, tree.facts)
        taken += 1
    return taken


def play(
    s: Any,
    o: Any,
    lineup: Lineup,
    most: int,
    tree: Tree,
    tuning: Tuning,
    log: Ints,
    stop_at: int = -1,
    outsiders: Mapping[int, Outsider] = _NONE_BROUGHT,
) -> int:
    """Plays up to `most` decisions and counts them; writes seat and action of each to `log` if it has rows.

    With `stop_at` the game stops where the bot at that seat would think, so that somebody else can choose.
    """
    game = game_of(s)
    taken = 0
    while True:
        taken = _play_on(s, o, lineup, taken, most, tree, log)
        mask = game.actors(s)
        if mask == 0 or taken >= most:
            return taken
        seat = next_actor(mask)
        if seat == stop_at:
            return taken
        if seat in outsiders:
            seen = blank(game.state)
            game.observe(s, seat, seen)
            action = outsiders[seat].choose(seen, seat)
        else:
            stream = lineup.streams[seat]
            game.observe(s, seat, o)
            clear(tree)
            simulations = int(lineup.simulations[seat])
            think(o, seat, simulations, simulations, tree, tuning, None, stream)
            action = int(tree.action[verdict(tree, stream)])
        if len(log) > taken:
            log[taken] = seat, action
        game.apply(s, seat, action, tree.facts)
        taken += 1
