"""A bot explains itself: the two options it likes best, and why, in words for every language."""

from typing import Any, Final

from flibuste.bots.thinking import appraised, choices_of, searched
from flibuste.core.game import Game, game_of
from flibuste.core.message import Message, message
from flibuste.core.mind import Floats, mind_of
from flibuste.core.record import Ints

OPTIONS: Final = 2
REASONS: Final = 2
SMALL: Final = 0.05
"""A reason that counts less is not worth a word."""


def explain(o: Any, seat: int, level: str, stream: Ints, seconds: float) -> list[Message]:
    """The best options first, each with value and visits or its reasons; none where there is no choice."""
    game = game_of(o)
    if game.mind is None:
        return []
    choices = choices_of(game, o, seat)
    if len(choices) < OPTIONS:
        return []
    scores, terms = appraised(game, o, seat, choices)
    how = game.mind.levels.get(level)
    if how is None or how.simulations == 0:
        order = sorted(range(len(choices)), key=lambda nth: -scores[nth])[:OPTIONS]
        return [
            _said(game, seat, place, int(choices[nth]), reasons_for(game, terms[nth]))
            for place, nth in enumerate(order)
        ]
    tree = searched(o, seat, how.simulations, seconds, stream)
    width = int(tree.width[0])
    total = max(int(tree.times[:width].sum()), 1)
    place_of = {int(choices[nth]): nth for nth in range(len(choices))}
    order = sorted(range(width), key=lambda edge: (-tree.times[edge], -tree.gained[edge]))[:OPTIONS]
    said = []
    for place, edge in enumerate(order):
        times, action = int(tree.times[edge]), int(tree.action[edge])
        reasons = reasons_for(game, terms[place_of[action]])
        chance = round(100 * float(tree.gained[edge]) / times) if times else 0
        tried = message("bots-tried", share=round(100 * times / total), chance=chance)
        said.append(_said(game, seat, place, action, [tried, *reasons]))
    return said


def _said(game: Game, seat: int, place: int, action: int, reasons: list[Message]) -> Message:
    """One option as a message: the best one or the runner-up."""
    key = "bots-best" if place == 0 else "bots-second"
    return message(key, what=game.words.say(seat, action), why=reasons or [message("bots-no-reason")])


def reasons_for(game: Game, terms: Floats) -> list[Message]:
    """The reasons that count most for an option, or against it."""
    names = mind_of(game).terms
    order = sorted(range(len(names)), key=lambda term: -abs(terms[term]))[:REASONS]
    return [
        message(names[term], side="for" if terms[term] > 0 else "against")
        for term in order
        if abs(terms[term]) > SMALL
    ]
