"""Whole games of Santy Anno between racers in simulated time, including the clock's part."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from flibuste.core.chance import stream_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.game import game_of
from flibuste.core.mind import Runner
from flibuste.core.record import Ints, blank
from flibuste.core.seats import CLOCK
from flibuste.games.santy_anno.actions import COUNT, TIME_UP, at
from flibuste.games.santy_anno.mind import racer
from flibuste.games.santy_anno.state import FIGHT, NAME_STARTS, RACE
from flibuste.games.santy_anno.tempo import COUNT_PACE, LIMIT, TEMPO


def race(s: Any, levels: tuple[str, ...], seed: int, number: int, others: Mapping[int, Runner]) -> Ints:
    """Plays a game between racers of these levels, and others; returns steps as rows of seat and action."""
    steps: list[tuple[int, int]] = []
    game = game_of(s)
    choices = np.zeros(game.max_legal, np.int64)

    def act(seat: int, action: int) -> None:
        game.apply(s, seat, action, NO_FACTS)
        steps.append((seat, action))

    while game.actors(s):
        if int(s.phase) == RACE:
            _run(s, levels, seed, number, others, act)
        elif int(s.phase) in (NAME_STARTS, FIGHT):
            asked = int(s.phase)
            for seat in range(int(s.players)):
                if int(game.actors(s)) >> seat & 1 and int(s.phase) == asked:
                    if seat in others:
                        act(seat, others[seat].choose(_seen(s, seat), seat))
                        continue
                    about = "duel" if asked == FIGHT else "chair"
                    stream = stream_of(about, seed, number, int(s.bout), seat)
                    act(seat, racer.choose(_seen(s, seat), seat, levels[seat], stream))
        else:
            game.legal(s, CLOCK, choices)
            act(CLOCK, int(choices[0]))
    return np.array(steps, np.int64)


def _run(
    s: Any, levels: tuple[str, ...], seed: int, number: int, others: Mapping[int, Runner], act: Any
) -> None:
    """One race: all plans side by side, and the count for the last one (SA-25)."""
    step = TEMPO.step_time(s)
    plans = []
    for seat in range(int(s.players)):
        stream = stream_of("race", seed, number, int(s.round_number), seat)
        seen = _seen(s, seat)
        if seat in others:
            plan = others[seat].plan(seen, seat, stream, step)
        else:
            plan = racer.race_plan(seen, seat, levels[seat], stream, step)
        plans += [(moment, seat, action) for moment, action in plan]
    due = 1_000 * int(LIMIT.default)
    counting = False
    for moment, seat, action in sorted(plans):
        while moment > due and int(s.phase) == RACE:
            act(CLOCK, COUNT if counting or _out(s) == 1 else TIME_UP)
            counting = True
            due += COUNT_PACE
        if int(s.phase) != RACE:
            return
        act(seat, at(action, moment))
        if not counting and int(s.phase) == RACE and _out(s) == 1:
            act(CLOCK, COUNT)
            counting = True
            due = moment + COUNT_PACE


def _out(s: Any) -> int:
    return int(s.out).bit_count()


def _seen(s: Any, seat: int) -> Any:
    game = game_of(s)
    seen = blank(game.state)
    game.observe(s, seat, seen)
    return seen
