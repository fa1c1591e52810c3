"""Puzzles as they are set, hinted at and explained: a solver knows what the one who decides does."""

from importlib import resources
from typing import Final

import numpy as np

from flibuste.analysis.choices import legal_choices
from flibuste.analysis.marks import why_better
from flibuste.bots.explain import reasons_for
from flibuste.bots.thinking import appraised
from flibuste.core.chance import pick, stream_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.game import Game
from flibuste.core.message import Message, message
from flibuste.core.puzzles import FILE, Mined, Puzzle, Puzzles, read
from flibuste.core.recording import key_from_hex

LEFT: Final = (4, 2)
"""How many choices the second and the third hint leave."""
HINTS: Final = 1 + len(LEFT)


class BadSet(ValueError):
    """Puzzles that do not match the current rules."""


def puzzles_of(game: Game) -> Puzzles:
    """The puzzles of a game; raises BadSet if it has none."""
    if game.puzzles is None:
        raise BadSet(f"{game.name} brings no puzzles")
    return game.puzzles


def hinted(game: Game, puzzle: Puzzle) -> list[Message]:
    """What to think of: what speaks for the best choice, without naming it."""
    o, told = puzzle.seen(game), puzzles_of(game)
    if told.hinted is not None:
        return told.hinted(o, puzzle.seat, puzzle.best)
    if not 0 <= puzzle.best < game.dense:
        return []
    _, terms = appraised(game, o, puzzle.seat, np.array([puzzle.best]))
    reasons = reasons_for(game, np.maximum(terms[0], 0.0))
    return [message("puzzle-hint", why=reasons)] if reasons else []


def left(game: Game, puzzle: Puzzle, hints: int) -> list[int]:
    """The choices that remain after `hints` hints, in the order of the rules; the best is always included."""
    every = [int(choice) for choice in legal_choices(puzzle.seen(game), puzzle.seat)]
    if hints < HINTS - len(LEFT) + 1:
        return every
    wrong = [choice for choice in every if choice != puzzle.best]
    stream = stream_of("hint", game.name, puzzle.number)
    while len(wrong) >= LEFT[min(hints, HINTS) - 2]:
        wrong.pop(int(pick(stream, len(wrong))))
    return [choice for choice in every if choice == puzzle.best or choice in wrong]


def explained(game: Game, puzzle: Puzzle, chosen: int) -> tuple[list[Message], list[Message]]:
    """Why the best choice is best and another one was not; and the way to it, where there is one."""
    o, told = puzzle.seen(game), puzzles_of(game)
    if told.explained is not None:
        return told.explained(o, puzzle.seat, puzzle.best, chosen)
    other = chosen if chosen != puzzle.best else puzzle.choices[1].action
    why = why_better(game, o, puzzle.seat, puzzle.best, other)
    chances = {one.action: one.chance for one in puzzle.choices}
    compared = message(
        "puzzle-chances",
        best=round(chances[puzzle.best]),
        what=game.words.describe(int(o.players), puzzle.seat, other),
        other=round(chances[other]),
    )
    return [message("puzzle-why", why=why) if why else message("puzzle-no-reason"), compared], []


def checked(game: Game) -> int:
    """How many puzzles a game has, after replaying each step by step; raises BadSet with one clear line."""
    told = puzzles_of(game)
    head, mined = read(resources.files(told.package).joinpath(FILE).read_bytes())
    if (head.game, head.version) != (game.name, game.version):
        raise BadSet(f"mined for {head.game}, rules version {head.version}: mine them anew")
    for number, one in enumerate(mined):
        _play(game, number, one)
        puzzle = told.lay(game, number)
        choices = legal_choices(puzzle.seen(game), puzzle.seat)
        if sorted(choices.tolist()) != sorted(choice.action for choice in one.choices):
            raise BadSet(f"puzzle {number}: its choices are not those of the rules")
        if one.choices[0].chance - one.choices[1].chance < head.margin - 0.1:
            raise BadSet(f"puzzle {number}: no choice is {head.margin:.0f} points better than all others")
    return len(mined)


def _play(game: Game, number: int, one: Mined) -> None:
    """Takes every step of a puzzle's game, or says which one the rules refuse."""
    s = game.first_state(one.players, one.options, key_from_hex(one.key))
    for seat, action in zip(one.steps[::2], one.steps[1::2], strict=True):
        code = game.allowed(s, seat, action)
        if code:
            raise BadSet(f"puzzle {number}: {game.words.refusal(code).name}")
        game.apply(s, seat, action, NO_FACTS)
