"""Santy Anno: find your ship by the cards, run there first, and be captain."""

from flibuste.core.game import Game
from flibuste.core.match import Match
from flibuste.games.santy_anno import rules, secrets
from flibuste.games.santy_anno.actions import DENSE
from flibuste.games.santy_anno.data import CHAIRS, MOST_CARDS, ROUNDS
from flibuste.games.santy_anno.state import (
    MOST_ACTS,
    MOST_BOUTS,
    MOST_SLIPS,
    OPTIONS,
    PLAYERS,
    VERSION,
    State,
)
from flibuste.games.santy_anno.words import SantyAnnoWords

__all__ = ["GAME", "State", "new"]

MAX_LEGAL = CHAIRS * CHAIRS + 2
"""The pile by hand: every pirate at every ship, too late, take back."""

MAX_FACTS = 128
"""The end of a race: the landing, the late, lots, nine steps and an arrival for each of eight pirates."""

CLOCK_ACTS = MOST_CARDS + 8
"""The cards, the time limit, the count and the next round."""

GAME = Game(
    name="santy-anno",
    version=VERSION,
    state=State,
    players=PLAYERS,
    options=OPTIONS,
    max_legal=MAX_LEGAL,
    max_facts=MAX_FACTS,
    dense=DENSE,
    longest=ROUNDS * CHAIRS * (MOST_ACTS + CLOCK_ACTS) + CHAIRS * MOST_BOUTS + 2 * MOST_SLIPS,
    turns=False,
    setup=rules.setup,
    actors=rules.actors,
    legal=rules.legal,
    allowed=rules.allowed,
    apply=rules.apply,
    lapse=rules.lapse,
    outcome=rules.outcome,
    observe=secrets.observe,
    determinize=secrets.determinize,
    prompt=rules.prompt,
    words=SantyAnnoWords(),
)


def new(players: int, seed: object = 0, **options: object) -> Match:
    """A game of Santy Anno at its start; the seed decides all that is random in it."""
    return Match(GAME, players, seed, **options)
