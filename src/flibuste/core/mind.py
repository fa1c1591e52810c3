"""How bots look at a game: what each choice is worth to a seat and who is winning in a state.

Like the verbs of the rules, a mind's functions are found by the record's type, at compile time if compiled.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol

import numpy as np

from flibuste.core.by_record import found_by_record
from flibuste.core.compiled import compiled
from flibuste.core.game import Game, game_of
from flibuste.core.record import Ints

Floats = np.ndarray[Any, Any]

NOTHING_TO_SAY: Final = -1
WAIT: Final = -2
"""What haggling can return besides an action: nothing, or patience until others have answered."""
EVEN: Final = 0
"""The temper of a bot that was given none, or that stands in for somebody."""


class Tuning(NamedTuple):
    """How a search balances exploring and exploiting."""

    explore: float
    """How strongly rarely visited choices with a good prior are tried."""
    sharpness: float
    """How many points of the greedy appraisal make a prior e times larger."""
    noise: float
    """How many points of appraisal chance may add to a choice in a playout."""
    horizon: int
    """Decisions in a playout before the mind is asked who is winning."""
    alone: bool = False
    """Whether only the bot's own choices are searched, and the others are assumed to be greedy bots."""


@dataclass(frozen=True)
class Level:
    """How a bot thinks: simulations (0: greedy), points of chance in its taste, and a limit in seconds."""

    simulations: int
    noise: float
    seconds: float


def silent(o: Any, seat: int, patient: bool, temper: int) -> int:
    """The haggling of games without trades between players."""
    del o, seat, patient, temper
    return NOTHING_TO_SAY


@dataclass(frozen=True, eq=False)
class Mind:
    """What bots know about one turn game; every function reads only what the seat may see."""

    terms: tuple[str, ...]
    """The names of the reasons, which are message keys too."""
    appraise: Callable[..., None]
    advise: Callable[..., None]
    """Like appraise, but for a seat that looks ahead: what it should try first."""
    worth: Callable[..., None]
    mixed: Callable[..., int]
    figures: Callable[..., None]
    """Writes what `worth` weighs about one seat."""
    figure_names: tuple[str, ...]
    levels: Mapping[str, Level]
    """From the weakest up; a random bot needs no mind and is not among them."""
    at_a_glance: int
    """Simulations of a search for which no number is given: about 30 ms at most."""
    tuning: Tuning
    tunings: Mapping[int, Tuning] = field(default_factory=dict)
    """Where a number of players needs another tuning."""
    haggle: Callable[[Any, int, bool, int], int] = silent
    """What it says about trades, if anything: (observation, seat, patient, number of the temper)."""
    tempers: tuple[str, ...] = ()
    """How its bots may trade, the even temper first; named by `table-temper-<name>`."""

    def tuned(self, players: int) -> Tuning:
        """How a search with this many players balances exploring and exploiting."""
        return self.tunings.get(players, self.tuning)


Plan = list[tuple[int, int]]
"""What a bot does in a race: (milliseconds since its start, action)."""


class Runner(Protocol):
    """A racer that is not one of the game's own bots."""

    def choose(self, o: Any, seat: int) -> int:
        """The action outside races."""

    def plan(self, o: Any, seat: int, stream: Ints, step: int) -> Plan:
        """A whole race, from the observation at its start."""


@dataclass(frozen=True, eq=False)
class Racers:
    """The bots of a game with a tempo, which take as long as people do."""

    levels: tuple[str, ...]
    """From the weakest up."""
    choose: Callable[[Any, int, str, Ints], int]
    """The action outside races: (observation, seat, level, stream)."""
    plan: Callable[[Any, int, str, Ints, int], Plan]
    """A whole race, from the observation at its start: (observation, seat, level, stream, step time)."""
    play: Callable[[Any, tuple[str, ...], int, int, Mapping[int, Runner]], Ints]
    """Plays a whole game in simulated time: (state, levels, seed, number, others by seat); returns its
    steps."""


@compiled
def _no_opinion(s: Any, seat: int, choices: Ints, count: int, scores: Floats, terms: Floats) -> None:
    """Likes all choices equally."""


@compiled
def _all_alike(s: Any, shares: Floats) -> None:
    """Gives every seat the same share in the win."""
    for seat in range(int(s.players)):
        shares[seat] = 1.0 / int(s.players)


@compiled
def _never(s: Any, seat: int) -> int:
    """No seat ever answers unseen."""
    return 0


@compiled
def _no_figures(s: Any, seat: int, out: Floats) -> None:
    """Nothing is weighed."""


MINDLESS: Final = Mind(
    terms=(),
    appraise=_no_opinion,
    advise=_no_opinion,
    worth=_all_alike,
    mixed=_never,
    figures=_no_figures,
    figure_names=(),
    levels={},
    at_a_glance=1,
    tuning=Tuning(explore=1.0, sharpness=1.0, noise=1.0, horizon=0),
)
"""The mind of a game that brings none: its bots are random ones."""


def mind_of(game: Game) -> Mind:
    """What bots know about a game."""
    return game.mind or MINDLESS


def appraise(s: Any, seat: int, choices: Ints, count: int, scores: Floats, terms: Floats) -> None:
    """Writes how much the seat likes each of its choices, and why if `terms` has rows."""
    mind_of(game_of(s)).appraise(s, seat, choices, count, scores, terms)


def advise(s: Any, seat: int, choices: Ints, count: int, scores: Floats, terms: Floats) -> None:
    """Writes which of its choices a seat that looks ahead should try first."""
    mind_of(game_of(s)).advise(s, seat, choices, count, scores, terms)


def worth(s: Any, shares: Floats) -> None:
    """Writes each seat's estimated share in the win; the shares add up to one."""
    mind_of(game_of(s)).worth(s, shares)


def mixed(s: Any, seat: int) -> int:
    """Whether the seat now answers at the same time as others, unseen: a fixed answer could be predicted."""
    return mind_of(game_of(s)).mixed(s, seat)


@compiled
def credit(scores: Floats, terms: Floats, nth: int, term: int, amount: float) -> None:
    """Adds an amount to a choice's score, and to the ledger of reasons if there is one."""
    scores[nth] += amount
    if terms.shape[0] > 0:
        terms[nth, term] += amount


found_by_record(appraise, lambda game: mind_of(game).appraise)
found_by_record(advise, lambda game: mind_of(game).advise)
found_by_record(worth, lambda game: mind_of(game).worth)
found_by_record(mixed, lambda game: mind_of(game).mixed)
