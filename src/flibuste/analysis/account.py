"""A finished game as an account: what each step changed, split into play, hidden information and luck.

Before a decision, the best choice is worth something; the choice taken may be worth less by what its player
could know (play), the open game may say otherwise (hidden information), and then chance decides (luck). Every
part is a change of all players' winning chances and adds up to zero, so each player's opening chance plus all
changes gives the result.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from flibuste.analysis.choices import Depth, Position, Verdict, judged, legal_choices, weighed
from flibuste.analysis.playouts import Desk, desk_for, is_chance
from flibuste.core.chance import stream_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.game import Game
from flibuste.core.mind import Floats
from flibuste.core.record import blank, copied
from flibuste.core.recording import BadRecording, Recording, game_in, start
from flibuste.core.seats import MAX_SEATS

TRIES: Final = 12
"""How many other futures an action is tried with to see whether chance decides in it."""

Progress = Callable[[int, int], object]


@dataclass(eq=False)
class Entry:
    """One step of the game and what it changed for each seat."""

    seat: int
    action: int
    play: Floats
    hidden: Floats
    chance: bool
    """Whether something came to light that nobody could know."""
    expected: Floats | None
    """The chances once the choice was made, before chance decides; None where there was no choice and no
    chance."""
    verdict: Verdict | None = None
    luck: Floats = field(default_factory=lambda: np.zeros(0))
    before: Floats = field(default_factory=lambda: np.zeros(0))
    """The chances before the step."""

    @property
    def cost(self) -> float:
        """How much less the chosen option was worth than the best one, to the seat that chose."""
        return float(-self.play[self.seat]) if self.seat < len(self.play) else 0.0


@dataclass(eq=False)
class Account:
    """All steps of a game, and how it ended."""

    game: Game
    players: int
    entries: list[Entry]
    result: Floats
    """Each seat's share in the win."""

    @property
    def opening(self) -> Floats:
        """Everybody's chance before the first step."""
        return self.entries[0].before if self.entries else self.result

    def curve(self) -> Floats:
        """Everybody's chance before the first step and after each: rows that add up to one."""
        rows = np.array([*(entry.before for entry in self.entries), self.result])
        rows = np.clip(rows, 0.0, 1.0)
        return rows / rows.sum(axis=1, keepdims=True)  # type: ignore[no-any-return]

    def luck(self) -> Floats:
        """What chance brought each seat."""
        return self._sum(lambda entry: entry.luck)

    def hidden(self) -> Floats:
        """What each seat gained because the open game differed from what the acting player had to expect."""
        return self._sum(lambda entry: entry.hidden)

    def play(self) -> Floats:
        """What each seat's own decisions cost it: zero at best."""
        return self._sum(lambda entry: _only(entry.play, entry.seat))

    def others(self) -> Floats:
        """What the decisions of the others brought each seat."""
        return self._sum(lambda entry: entry.play - _only(entry.play, entry.seat))

    def _sum(self, part: Callable[[Entry], Floats]) -> Floats:
        return sum((part(entry) for entry in self.entries), np.zeros(self.players))


def _only(change: Floats, seat: int) -> Floats:
    kept = np.zeros_like(change)
    if seat < len(change):
        kept[seat] = change[seat]
    return kept


def account(recording: Recording, depth: Depth, progress: Progress = max) -> Account:
    """The account of a finished game; raises BadRecording, NoJudge, or what `progress` raises."""
    game = game_in(recording)
    s = start(recording)
    desk = desk_for(game, s)
    entries: list[Entry] = []
    for number, step in enumerate(recording.steps):
        code = game.allowed(s, step.seat, step.action)
        if code:
            raise BadRecording(f"step {number + 1}: {game.words.refusal(code).name}")
        entries.append(entered(game, s, step.seat, step.action, (recording.key, number), depth, desk))
        progress(number + 1, len(recording.steps))
    result = _result(game, s)
    _settle(entries, result)
    return Account(game, recording.players, entries, result)


def decisions(recording: Recording) -> Iterator[tuple[int, Position, int]]:
    """Every decision between several choices: its step, what its player knew, and what was chosen."""
    game, s = game_in(recording), start(recording)
    for number, step in enumerate(recording.steps):
        if step.seat < MAX_SEATS:
            o = blank(game.state)
            game.observe(s, step.seat, o)
            if len(legal_choices(o, step.seat)) > 1:
                yield number, Position(o, step.seat, (recording.key, number)), step.action
        game.apply(s, step.seat, step.action, NO_FACTS)


def entered(
    game: Game, s: Any, seat: int, action: int, name: tuple[object, ...], depth: Depth, desk: Desk
) -> Entry:
    """Judges one step, and takes it."""
    none = np.zeros(int(s.players))
    entry = Entry(seat, action, none, none, chance=False, expected=None)
    before = copied(s)
    if seat < MAX_SEATS:
        o = blank(game.state)
        game.observe(s, seat, o)
        actions = legal_choices(o, seat)
        if len(actions) > 1 or action not in actions:
            entry.verdict = judged(Position(o, seat, name), action, depth, desk)
            entry.play = entry.verdict.play
            if not entry.verdict.chosen_best and not _knows_all(s, o):
                pair = np.array([action, entry.verdict.best])
                shown = weighed(
                    before, seat, pair, depth.verdict, desk, (*name, "shown"), known=False
                ).chances
                entry.hidden = shown[0] - shown[1] - entry.play
    game.apply(s, seat, action, NO_FACTS)
    entry.chance = bool(is_chance(before, seat, action, s, TRIES, desk, stream_of("chance", *name)))
    if entry.chance or entry.verdict is not None:
        taken = np.array([action])
        entry.expected = weighed(before, seat, taken, depth.open, desk, (*name, "open"), known=False).chances[
            0
        ]
    return entry


def _knows_all(s: Any, o: Any) -> bool:
    """Whether an observation lacks nothing but the dice to come."""
    open_state = copied(s)
    open_state.key[:] = 0
    open_state.drawn = 0
    return all(np.array_equal(open_state[name], o[name]) for name in s.dtype.names)


def _result(game: Game, s: Any) -> Floats:
    ranks = np.zeros(int(s.players), np.int8)
    if not game.outcome(s, ranks):
        raise BadRecording("the game is not over: only a finished game can be analysed")
    return (ranks == 1) / (ranks == 1).sum()  # type: ignore[no-any-return]


def _settle(entries: list[Entry], result: Floats) -> None:
    """Fills in the chances from the end backwards, and luck as the remainder of every change.

    Where no chance decided, the remainder is the judge changing its mind: the next step shows the same moment
    from closer up. A slip then costs no more than was actually lost, in favour of the player who chose.
    """
    after = result
    for entry in reversed(entries):
        expected = after if entry.expected is None else entry.expected
        entry.before = expected - entry.play - entry.hidden
        if entry.cost > 0.0 and not entry.chance:
            lost = float(entry.before[entry.seat] - after[entry.seat])
            part = min(max(lost / entry.cost, 0.0), 1.0)
            entry.play = entry.play * part
            entry.hidden = entry.hidden * part
        entry.luck = after - entry.before - entry.play - entry.hidden
        after = entry.before
