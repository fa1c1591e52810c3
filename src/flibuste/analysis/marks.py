"""The moments of a game worth a look: where it turned, big slips, great finds, strokes of luck."""

# compile-cache: holds no rules

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from flibuste.analysis.account import Account, Entry
from flibuste.analysis.brought import brought, seen
from flibuste.analysis.choices import PLAIN
from flibuste.analysis.glance import POINTS, turning_in
from flibuste.bots.explain import reasons_for
from flibuste.bots.thinking import appraised
from flibuste.core.game import Game
from flibuste.core.message import Message, message, seat
from flibuste.core.record import blank, copied
from flibuste.core.recording import Recording, replay, start
from flibuste.core.review import Choice, Mark
from flibuste.core.seats import MAX_SEATS

BIG_SLIP: Final = 0.05
GREAT_FIND: Final = 0.04
STROKE: Final = 0.08
MOST: Final = 6
"""The most marks of one kind; the greatest are kept."""


def marks_of(recording: Recording, told: Account) -> list[Mark]:
    """The moments of a game, from its start to its end."""
    slips: list[Mark] = []
    finds: list[Mark] = []
    strokes: list[Mark] = []
    before = copied(start(recording))
    turning = turning_in(told.curve())
    for number, (after, _, _) in enumerate(replay(recording), 1):
        entry = told.entries[number - 1]
        name = (recording.key, number - 1)
        if entry.cost >= BIG_SLIP and entry.verdict is not None:
            slips.append(_slip(told.game, before, number, entry))
        elif entry.verdict is not None and entry.verdict.chosen_best:
            finds += _find(told.game, before, number, entry)
        if entry.chance and float(entry.luck.max()) >= STROKE:
            strokes.append(_stroke(told.game, before, number, entry, name))
        if turning is not None and turning.step == number:
            turning.why = _turned(told.game, before, turning.seat, entry, name)
        before = copied(after)
    chosen = [mark for kind in (slips, finds, strokes) for mark in _greatest(kind)]
    return sorted([*chosen, *([turning] if turning else [])], key=lambda mark: mark.step)


def _greatest(marks: list[Mark]) -> list[Mark]:
    return sorted(marks, key=lambda mark: (-mark.points, mark.step))[:MOST]


def _known_to(game: Game, s: Any, who: int) -> Any:
    o = blank(game.state)
    game.observe(s, who, o)
    return o


def why_better(game: Game, o: Any, who: int, better: int, worse: int) -> list[Message]:
    """What speaks for one choice rather than another, as the game's mind sees it."""
    pair = np.array([better, worse])
    if game.mind is None or not (min(better, worse) >= 0 and max(better, worse) < game.dense):
        return []
    _, terms = appraised(game, o, who, pair)
    # A reason that speaks against both, or merely less against the better one, is not worth giving.
    return reasons_for(game, np.where(terms[0] > 0, np.maximum(terms[0] - terms[1], 0.0), 0.0))


def _speaker(game: Game, s: Any, entry: Entry) -> Callable[[int], Message]:
    """Says what an action at this decision does."""
    return lambda action: game.words.describe(int(s.players), entry.seat, action)


def _slip(game: Game, s: Any, number: int, entry: Entry) -> Mark:
    verdict = entry.verdict
    best = verdict.best if verdict is not None else entry.action
    points = entry.cost * POINTS
    o = _known_to(game, s, entry.seat)
    why = why_better(game, o, entry.seat, best, entry.action) or [message("analysis-more-wins")]
    words, said = game.words, _speaker(game, s, entry)
    return Mark(
        kind="slip",
        step=number,
        seat=entry.seat,
        points=round(points, 2),
        say=message(
            "analysis-slip",
            who=seat(entry.seat),
            what=said(entry.action),
            points=round(points),
        ),
        why=[message("bots-best", what=said(best), why=why)],
        better=Choice(best, words.name(best), said(best)),
    )


def _find(game: Game, s: Any, number: int, entry: Entry) -> list[Mark]:
    """A choice that is clearly best but not the first to come to mind."""
    every = entry.verdict.every if entry.verdict is not None else None
    if every is None or len(every.actions) < 2 or entry.seat >= MAX_SEATS or game.mind is None:
        return []
    taken = int(np.flatnonzero(every.actions == entry.action)[0])
    o = _known_to(game, s, entry.seat)
    enumerated = every.actions < game.dense
    scores, _ = appraised(game, o, entry.seat, every.actions[enumerated])
    obvious = int(np.flatnonzero(enumerated)[int(np.argmax(scores))])
    if obvious == taken:
        return []
    ahead, error = every.ahead(entry.seat, taken, obvious)
    if ahead < GREAT_FIND or ahead < PLAIN * error:
        return []
    words, said = game.words, _speaker(game, s, entry)
    return [
        Mark(
            kind="find",
            step=number,
            seat=entry.seat,
            points=round(ahead * POINTS, 2),
            say=message(
                "analysis-find",
                who=seat(entry.seat),
                what=said(entry.action),
                points=round(ahead * POINTS),
            ),
            why=[message("analysis-obvious", what=said(int(every.actions[obvious])))],
            better=Choice(entry.action, words.name(entry.action), said(entry.action)),
        )
    ]


def _turned(game: Game, s: Any, winner: int, entry: Entry, name: tuple[object, ...]) -> list[Message]:
    """Whether chance or a choice let the winner pass, and what happened."""
    by_luck = float(entry.luck[winner])
    by_choice = float(entry.play[winner] + entry.hidden[winner])
    if entry.chance and by_luck >= by_choice:
        luck = brought(game, s, entry.seat, entry.action, name, (winner,))
        return [message("analysis-turning-luck"), *luck]
    happened = seen(game, s, entry.seat, entry.action)
    if entry.seat >= MAX_SEATS or (happened and by_choice <= 0 and entry.seat != winner):
        return happened
    what = _speaker(game, s, entry)(entry.action)
    return [message("analysis-turning-play", who=seat(entry.seat), what=what)]


def _stroke(game: Game, s: Any, number: int, entry: Entry, name: tuple[object, ...]) -> Mark:
    lucky = int(np.argmax(entry.luck))
    worst = int(np.argmin(entry.luck))
    points = float(entry.luck[lucky]) * POINTS
    return Mark(
        kind="stroke",
        step=number,
        seat=lucky,
        points=round(points, 2),
        say=message(
            "analysis-stroke",
            who=seat(lucky),
            points=round(points),
            other=seat(worst),
            lost=round(-float(entry.luck[worst]) * POINTS),
        ),
        why=brought(game, s, entry.seat, entry.action, name),
    )
