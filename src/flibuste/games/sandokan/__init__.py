"""Sandokan (1977)."""

from typing import Final

from flibuste.core.game import Game, Option
from flibuste.core.match import Match
from flibuste.games.sandokan import rules, secrets
from flibuste.games.sandokan.actions import DENSE, MAX_LEGAL
from flibuste.games.sandokan.characters import CHARACTERS
from flibuste.games.sandokan.client_data import TOLD
from flibuste.games.sandokan.facts import MAX_FACTS
from flibuste.games.sandokan.learning import LEARNING
from flibuste.games.sandokan.mind import MIND
from flibuste.games.sandokan.mind.bouts import BOUTS
from flibuste.games.sandokan.mind.judge import JUDGE
from flibuste.games.sandokan.prospects import prospects
from flibuste.games.sandokan.puzzles import PUZZLES
from flibuste.games.sandokan.state import SEATS, VERSION, State
from flibuste.games.sandokan.study import STUDY
from flibuste.games.sandokan.views import PUBLIC
from flibuste.games.sandokan.words import WORDS

MOST_TURNS: Final = 200
TURNS_IN_ONE: Final = 2
"""A normal turn, and the extra one after a fight."""
DECISIONS_IN_A_TURN: Final = 80

GAME: Final = Game(
    name="sandokan",
    version=VERSION,
    state=State,
    players=(2, 3, 4, 5, 6),
    options=(
        Option("rules", ("swift", "book"), "swift"),
        Option("cards", ("as_rules", "stay", "spent"), "as_rules"),
        Option("hand", ("as_rules", "twelve", "any"), "as_rules"),
        Option("fights", ("all", "chosen"), "all"),
        Option("island_cards", default=1, lowest=1, highest=2),
        Option("bluff", ("off", "on"), "off"),
        Option("turns", default=MOST_TURNS, lowest=20, highest=MOST_TURNS),
    ),
    max_legal=MAX_LEGAL,
    max_facts=MAX_FACTS,
    dense=DENSE,
    longest=SEATS + MOST_TURNS * SEATS * TURNS_IN_ONE * DECISIONS_IN_A_TURN,
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
    prospects=prospects,
    shown=PUBLIC,
    mind=MIND,
    bouts=BOUTS,
    judge=JUDGE,
    puzzles=PUZZLES,
    study=STUDY,
    learning=LEARNING,
    told=TOLD,
    characters=CHARACTERS,
)


def new(players: int, seed: object = 0, **options: object) -> Match[State]:
    """A game of Sandokan at its start; the seed decides all that is random in it."""
    return Match(GAME, players, seed, **options)


__all__ = ["GAME", "State", "new"]
