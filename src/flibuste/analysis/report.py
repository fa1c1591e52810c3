"""The analysis of a finished game as one struct: for the command line, the server's cache and the browser."""

# compile-cache: holds no rules

from typing import Final, NamedTuple

import msgspec
import numpy as np

from flibuste.analysis.account import Account, Progress, account
from flibuste.analysis.choices import DEPTHS
from flibuste.analysis.marks import marks_of
from flibuste.core.judge import NoJudge
from flibuste.core.message import Message, message, seat
from flibuste.core.recording import BadRecording, Recording, game_in, replay, start
from flibuste.core.review import Mark, Said, Section

FORMAT: Final = 2
"""Changes when the same game would be analysed otherwise."""
POINTS: Final = 100.0
TOLD: Final = 0.5
"""The cost of a decision is told from this many points on."""


class Balance(msgspec.Struct):
    """A player's account in points of winning chance: the first five add up to the result."""

    opening: float
    luck: float
    play: float
    others: float
    hidden: float
    result: float


class Analysis(msgspec.Struct):
    """What a finished game teaches; no names, so that it can be kept with the game."""

    game: str
    version: int
    depth: str
    steps: int
    summary: list[Said]
    marks: list[Mark]
    players: list[Balance] = []
    """By seat; empty where the game has no judge."""
    curve: list[list[float]] = []
    """Everybody's chance, from 0 to 1, at the start and after each step."""
    costs: list[float] = []
    """What each step cost the one who took it, in points."""
    sections: list[Section] = []


class Cost(NamedTuple):
    """A decision that cost something."""

    step: int
    seat: int
    what: Message
    points: float


def analyse(recording: Recording, depth: str = "default", progress: Progress = max) -> Analysis:
    """The analysis of a finished game; raises BadRecording or NoJudge."""
    game = game_in(recording)
    if game.judge is None and game.review is None:
        raise NoJudge(f"{game.name} has no analysis")
    _check(recording)
    found = Analysis(game.name, game.version, depth, len(recording.steps), [], [])
    if game.judge is not None:
        told = account(recording, DEPTHS[depth], progress)
        found.players, found.curve, found.costs = figures(told)
        found.marks += marks_of(recording, told)
        found.summary += summary(found.players)
    if game.review is not None:
        review = game.review(recording)
        found.summary += review.summary
        found.marks += review.marks
        found.sections += review.sections
    found.marks.sort(key=lambda mark: mark.step)
    return found


def _check(recording: Recording) -> None:
    """Refuses a file whose steps break the rules, or whose game is not over."""
    game, s = game_in(recording), start(recording)
    for after, _, _ in replay(recording):
        s = after
    if not game.outcome(s, np.zeros(max(game.players), np.int8)):
        raise BadRecording("the game is not over: only a finished game can be analysed")


def figures(told: Account) -> tuple[list[Balance], list[list[float]], list[float]]:
    """Everybody's account, the curve, and what each step cost, as exactly as they are kept."""
    curve: list[list[float]] = np.round(told.curve(), 4).tolist()
    return balances(told), curve, [round(entry.cost * POINTS, 2) for entry in told.entries]


def dear(recording: Recording, found: Analysis) -> list[Cost]:
    """The decisions that cost something, in the order of the game."""
    words = game_in(recording).words
    steps = zip(recording.steps, found.costs, strict=False)
    return [
        Cost(number, step.seat, words.describe(recording.players, step.seat, step.action), points)
        for number, (step, points) in enumerate(steps, 1)
        if points >= TOLD
    ]


def balances(told: Account) -> list[Balance]:
    """Every player's account, in points."""
    columns = (told.opening, told.luck(), told.play(), told.others(), told.hidden(), told.result)
    return [
        Balance(*(round(float(column[player]) * POINTS, 4) for column in columns))
        for player in range(told.players)
    ]


def summary(players: list[Balance]) -> list[Message]:
    """Who won with how much luck and play, and who played best."""
    winners = [player for player, one in enumerate(players) if one.result > 0]
    best = max(range(len(players)), key=lambda player: players[player].play)
    said = [
        message(
            "analysis-won",
            who=seat(player),
            luck=signed(players[player].luck),
            play=signed(players[player].play),
        )
        for player in winners
    ]
    key = "analysis-winner-played-best" if [best] == winners else "analysis-played-best"
    return [*said, message(key, who=seat(best))]


def signed(points: float) -> str:
    """Points with their sign, as they are said."""
    whole = round(points)
    return f"+{whole}" if whole > 0 else f"\u2212{-whole}" if whole < 0 else "0"


def written(found: Analysis) -> bytes:
    """The analysis as it is kept and sent."""
    return msgspec.json.encode(found)
