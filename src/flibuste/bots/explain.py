"""A bot explains a decision in words: what was really played, what the alternatives were, and why."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from flibuste.bots.thinking import appraised, choices_of, searched
from flibuste.core.game import Game, game_of
from flibuste.core.message import Message, message
from flibuste.core.mind import EVEN, NOTHING_TO_SAY, Floats, mind_of
from flibuste.core.record import Ints

OPTIONS: Final = 2
REASONS: Final = 2
SMALL: Final = 0.05
"""A reason that counts less is not mentioned."""


@dataclass(frozen=True)
class Option:
    """One of the options at a decision, in words."""

    action: int
    say: Message


Reasons = Callable[[int], list[Message]]
Liked = tuple[list[int], Reasons]
"""Options from the best down, and the reasons for or against each."""


def explain(
    o: Any, seat: int, level: str, stream: Ints, seconds: float, played: int, *, own: bool
) -> list[Option]:
    """What a bot says about an action that was played: its own, or that of somebody it stands in for.

    The better option comes first; nothing is said where there was no choice, or none that it can weigh.
    """
    game = game_of(o)
    if game.mind is None:
        return []
    listed, haggled = choices_of(game, o, seat), game.mind.haggle(o, seat, False, EVEN)
    unlisted = [action for action in {played, haggled} if game.from_outside(action) and action not in listed]
    choices = np.append(listed, np.array(sorted(unlisted), listed.dtype))
    if len(choices) < OPTIONS or played not in choices:
        return []
    how = game.mind.levels.get(level)
    if how is None or how.simulations == 0 or played >= game.dense or haggled >= 0:
        order, why = _by_taste(game, o, seat, choices, haggled)
    else:
        order, why = _by_search(game, o, seat, choices, how.simulations, seconds, stream)

    def said(key: str, action: int) -> Option:
        what = game.words.describe(int(o.players), seat, action)
        return Option(action, message(key, what=what, why=why(action) or [message("bots-no-reason")]))

    if played >= game.dense and (own or haggled in (played, NOTHING_TO_SAY)):
        # An offer rules nothing out: every alternative can still be taken after it.
        return [said("bots-chose" if own else "bots-played", played)]
    if not own and order[0] != played:
        return [said("bots-better", order[0]), said("bots-played", played)]
    second = next(action for action in order if action != played)
    return [said("bots-chose" if own else "bots-agrees", played), said("bots-second", second)]


def _by_taste(game: Game, o: Any, seat: int, choices: Ints, haggled: int) -> Liked:
    """The options as a greedy bot likes them; what it says in a trade comes first."""
    scores, terms = appraised(game, o, seat, choices)
    places = sorted(range(len(choices)), key=lambda nth: (choices[nth] != haggled, -scores[nth]))
    rows = {int(choices[nth]): terms[nth] for nth in places}
    return list(rows), lambda action: reasons_for(game, rows[action])


def _by_search(
    game: Game, o: Any, seat: int, choices: Ints, simulations: int, seconds: float, stream: Ints
) -> Liked:
    """The options as a bot that looks ahead tried them, with each one's share of tries and success."""
    _, terms = appraised(game, o, seat, choices)
    rows = {int(choices[nth]): terms[nth] for nth in range(len(choices))}
    tree = searched(o, seat, simulations, seconds, stream)
    width = int(tree.width[0])
    total = max(int(tree.times[:width].sum()), 1)
    edges = sorted(range(width), key=lambda edge: (-tree.times[edge], -tree.gained[edge]))
    edge_of = {int(tree.action[edge]): edge for edge in edges}

    def why(action: int) -> list[Message]:
        edge = edge_of.get(action)
        times = 0 if edge is None else int(tree.times[edge])
        chance = round(100 * float(tree.gained[edge]) / times) if times else 0
        tried = message("bots-tried", share=round(100 * times / total), chance=chance)
        return [tried, *reasons_for(game, rows[action])]

    return [*edge_of, *(action for action in rows if action not in edge_of)], why


def reasons_for(game: Game, terms: Floats) -> list[Message]:
    """The reasons that count most for an option, or against it."""
    names = mind_of(game).terms
    order = sorted(range(len(names)), key=lambda term: -abs(terms[term]))[:REASONS]
    return [
        message(names[term], side="for" if terms[term] > 0 else "against")
        for term in order
        if abs(terms[term]) > SMALL
    ]
