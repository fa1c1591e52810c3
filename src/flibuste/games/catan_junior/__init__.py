"""Catan Junior: the edition with market, ports and haunted castle."""

from typing import Final

from flibuste.core.game import Game, Option
from flibuste.core.match import Match
from flibuste.games.catan_junior import rules, secrets
from flibuste.games.catan_junior.actions import DENSE, is_offer
from flibuste.games.catan_junior.characters import CHARACTERS, beginning
from flibuste.games.catan_junior.client_data import TOLD
from flibuste.games.catan_junior.facts import MAX_FACTS
from flibuste.games.catan_junior.grounds import grounds
from flibuste.games.catan_junior.learning import LEARNING
from flibuste.games.catan_junior.mind import MIND
from flibuste.games.catan_junior.mind.bouts import BOUTS
from flibuste.games.catan_junior.mind.judge import JUDGE
from flibuste.games.catan_junior.prospects import prospects
from flibuste.games.catan_junior.puzzles import PUZZLES
from flibuste.games.catan_junior.state import VERSION, State
from flibuste.games.catan_junior.study import STUDY
from flibuste.games.catan_junior.views import OWN, PUBLIC
from flibuste.games.catan_junior.words import WORDS

GAME: Final = Game(
    name="catan-junior",
    version=VERSION,
    state=State,
    players=(3, 4),
    options=(
        Option("ports", ("off", "on"), "on"),
        Option("compensation", ("off", "gold"), "off"),
        Option("rounds", default=100, lowest=10, highest=200),
        Option("first", ("random", "white", "red", "orange", "blue"), "random"),
        Option("offers", ("3", "6", "12", "unlimited"), "6"),
    ),
    max_legal=DENSE,
    max_facts=MAX_FACTS,
    dense=DENSE,
    longest=12_000,
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
    grounds=grounds,
    packed=is_offer,
    shown=PUBLIC,
    shown_own=OWN,
    mind=MIND,
    bouts=BOUTS,
    judge=JUDGE,
    puzzles=PUZZLES,
    study=STUDY,
    learning=LEARNING,
    told=TOLD,
    characters=CHARACTERS,
    beginning=beginning,
)


def new(players: int, seed: object = 0, **options: object) -> Match[State]:
    """A game of Catan Junior at its start; the seed decides all that is random in it."""
    return Match(GAME, players, seed, **options)


__all__ = ["GAME", "State", "new"]
