"""Santy Anno: find your ship by the cards, run there first, and become captain."""

from flibuste.core.game import Game
from flibuste.core.match import Match
from flibuste.games.santy_anno import rules, secrets
from flibuste.games.santy_anno.actions import DENSE
from flibuste.games.santy_anno.characters import CHARACTERS
from flibuste.games.santy_anno.client_data import TOLD
from flibuste.games.santy_anno.data import CHAIRS, MOST_CARDS, ROUNDS
from flibuste.games.santy_anno.fleets import is_fleet
from flibuste.games.santy_anno.learning import LEARNING
from flibuste.games.santy_anno.mind import RACERS
from flibuste.games.santy_anno.mind.bouts import BOUTS
from flibuste.games.santy_anno.puzzles import PUZZLES
from flibuste.games.santy_anno.review import review
from flibuste.games.santy_anno.rooms import QUESTIONS
from flibuste.games.santy_anno.rooms.voyage import LEG
from flibuste.games.santy_anno.sheets import SHEETS
from flibuste.games.santy_anno.state import (
    MOST_ACTIONS,
    MOST_BOUTS,
    MOST_SLIPS,
    OPTIONS,
    PLAYERS,
    VERSION,
    State,
)
from flibuste.games.santy_anno.study import STUDY
from flibuste.games.santy_anno.tempo import TEMPO
from flibuste.games.santy_anno.turning import turned_next
from flibuste.games.santy_anno.views import PUBLIC
from flibuste.games.santy_anno.words import WORDS

__all__ = ["GAME", "State", "new"]

MAX_LEGAL = CHAIRS * CHAIRS + 2
"""The pile by hand: every pirate at every ship, too late, take back."""

MAX_FACTS = 128
"""The end of a race: the landing, the late, lots, nine steps and an arrival for each of eight pirates."""

CLOCK_ACTIONS = MOST_CARDS + 8
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
    longest=ROUNDS * CHAIRS * (MOST_ACTIONS + CLOCK_ACTIONS) + CHAIRS * MOST_BOUTS + 2 * MOST_SLIPS,
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
    words=WORDS,
    shown=PUBLIC,
    packed=is_fleet,
    turned=turned_next,
    racers=RACERS,
    bouts=BOUTS,
    unrated={"dealer": "hand", "screens": "in_turn"},
    tempo=TEMPO,
    review=review,
    puzzles=PUZZLES,
    study=STUDY,
    learning=LEARNING,
    told=TOLD,
    characters=CHARACTERS,
    scans=SHEETS,
    questions=QUESTIONS,
    leg=LEG,
)


def new(players: int, seed: object = 0, **options: object) -> Match[State]:
    """A game of Santy Anno at its start; the seed decides all that is random in it."""
    return Match(GAME, players, seed, **options)
