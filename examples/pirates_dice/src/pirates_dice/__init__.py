"""Pirate's Dice: bids on hidden dice, and the courage to call a liar a liar."""

from typing import Final

from flibuste.core.game import Game, Option
from flibuste.core.match import Match
from pirates_dice import rules, secrets
from pirates_dice.actions import DENSE
from pirates_dice.data import ALL_DICE, FACES, MOST_DICE, MOST_PLAYERS
from pirates_dice.facts import MAX_FACTS
from pirates_dice.learning import LEARNING
from pirates_dice.mind import MIND
from pirates_dice.state import VERSION, State
from pirates_dice.words import WORDS

# Every round costs a die, and at most every bid is made in it before somebody calls.
LONGEST: Final = sum(FACES * dice + 1 for dice in range(2, ALL_DICE + 1))

GAME: Final = Game(
    name="pirates-dice",
    version=VERSION,
    state=State,
    players=tuple(range(2, MOST_PLAYERS + 1)),
    options=(
        Option("dice", default=MOST_DICE, lowest=1, highest=MOST_DICE),
        Option("wild", ("off", "on"), "on"),
    ),
    max_legal=DENSE,
    max_facts=MAX_FACTS,
    dense=DENSE,
    longest=LONGEST,
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
    mind=MIND,
    learning=LEARNING,
)


def new(players: int, seed: object = 0, **options: object) -> Match[State]:
    """A game of Pirate's Dice at its start; the seed decides all that is random in it."""
    return Match(GAME, players, seed, **options)


__all__ = ["GAME", "State", "new"]
