"""Sandokan (1977)."""

from typing import Final

from flibuste.core.game import Game, Option
from flibuste.core.match import Match
from flibuste.games.sandokan import rules, secrets
from flibuste.games.sandokan.actions import DENSE, MAX_LEGAL
from flibuste.games.sandokan.happenings import MAX_FACTS
from flibuste.games.sandokan.state import SEATS, VERSION, State
from flibuste.games.sandokan.words import SandokanWords

MOST_TURNS: Final = 200
TURNS_IN_A_CHAIN: Final = SEATS + 1
DECISIONS_IN_A_TURN: Final = 80

GAME: Final = Game(
    name="sandokan",
    version=VERSION,
    state=State,
    players=(2, 3, 4, 5, 6),
    options=(
        Option("cards", ("stay", "spent"), "stay"),
        Option("island_cards", default=1, lowest=1, highest=2),
        Option("bluff", ("off", "on"), "off"),
        Option("turns", default=MOST_TURNS, lowest=20, highest=MOST_TURNS),
    ),
    max_legal=MAX_LEGAL,
    max_facts=MAX_FACTS,
    dense=DENSE,
    longest=SEATS + MOST_TURNS * SEATS * TURNS_IN_A_CHAIN * DECISIONS_IN_A_TURN,
    turns=True,
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
    words=SandokanWords(),
)


def new(players: int, seed: object = 0, **options: object) -> Match:
    """A game of Sandokan at its start; the seed decides all that is random in it."""
    return Match(GAME, players, seed, **options)


__all__ = ["GAME", "State", "new"]
