"""Whether the boards are fair (CJ-14, SK-5), by `flibuste bench balance`.

Wins by colour or port, the first player's edge, length, endings; and the spread of scores at Santy Anno.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from flibuste import games
from flibuste.core.chance import pick, stream_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.record import Ints
from flibuste.games.catan_junior.data import COLOURS
from flibuste.games.sandokan.actions import ATTACK, SHOW
from flibuste.games.sandokan.data import PORTS
from flibuste.games.sandokan.state import CHOOSE_PORT
from flibuste.games.santy_anno.data import PIRATES
from flibuste.lab.logbook import Result, measured
from flibuste.lab.series import Played, Progress, Series, chunks_of, play_to_the_end
from flibuste.lab.statistics import as_far_if_fair, wilson

GAMES_A_PIECE: Final = {"greedy": 500, "random": 500}
"""Pieces of work are so large for bots that do not think; else small, so that little is lost by a cut."""
A_FEW: Final = 10
COINS: Final = (5, 4, 3, 2, 1)
ALLOWED: Final = {"catan-junior": 2.0, "sandokan": 3.0}
"""Points that a place may be off its share (CJ-14, SK-5)."""


@dataclass
class Balance:
    """What many games between equal bots say about the board; balances add up."""

    games: int = 0
    seats: Counter[str] = field(default_factory=Counter)
    """How often a colour, port or pirate was played."""
    wins: dict[str, float] = field(default_factory=dict)
    first: float = 0.0
    """Wins of whoever began."""
    turns: Counter[int] = field(default_factory=Counter)
    """Turns each."""
    endings: Counter[str] = field(default_factory=Counter)
    fights: int = 0
    scores: Counter[int] = field(default_factory=Counter)

    def add(self, other: "Balance") -> None:
        """Counts another balance in."""
        self.games += other.games
        self.seats += other.seats
        for place, wins in other.wins.items():
            self.wins[place] = self.wins.get(place, 0.0) + wins
        self.first += other.first
        self.turns += other.turns
        self.endings += other.endings
        self.fights += other.fights
        self.scores += other.scores

    @classmethod
    def told(cls, result: Mapping[str, Any]) -> "Balance":
        """A balance as it was written down."""
        return cls(
            games=result["games"],
            seats=Counter(result["seats"]),
            wins=dict(result["wins"]),
            first=result["first"],
            turns=_numbered(result["turns"]),
            endings=Counter(result["endings"]),
            fights=result["fights"],
            scores=_numbered(result["scores"]),
        )

    def note(self, game: str, s: Any, played: Played) -> None:
        """Counts one game."""
        self.games += 1
        self.endings[played.ending] += 1
        shares = played.shares()
        for seat, share in enumerate(shares):
            place = _place(game, s, seat)
            self.seats[place] += 1
            self.wins[place] = self.wins.get(place, 0.0) + share
        if game == "santy-anno":
            for seat in range(len(shares)):
                self.scores[sum(int(n) * coin for n, coin in zip(s.coins[seat], COINS, strict=True))] += 1
            return
        self.first += shares[int(s.first)]
        self.turns[int(s.turn) // len(shares) + 1 if game == "catan-junior" else int(s.lap)] += 1
        if game == "sandokan":
            self.fights += int(((played.steps[:, 1] >= ATTACK) & (played.steps[:, 1] < SHOW)).sum())

    def report(self, players: int) -> dict[str, Any]:
        """Shares in percent, the farthest from par, lengths and endings."""
        shares = {place: 100 * self.wins[place] / seats for place, seats in sorted(self.seats.items())}
        turns = sorted(self.turns.elements())
        farthest = max(abs(share - 100 / players) for share in shares.values())
        return {
            "games": self.games,
            "par": 100 / players,
            "share": shares,
            "farthest_from_par": farthest,
            "as_far_if_fair": as_far_if_fair(farthest, self.games, players, len(shares)),
            "interval_half_width": 50
            * max(
                high - low for low, high in (wilson(self.wins[place], self.seats[place]) for place in shares)
            ),
            "first_player": 100 * self.first / self.games,
            "turns_each": {
                "mean": sum(turns) / len(turns),
                "tenth": turns[len(turns) // 10],
                "nine_tenths": turns[9 * len(turns) // 10],
            }
            if turns
            else {},
            "endings": {ending: 100 * n / self.games for ending, n in self.endings.items()},
            "fights_a_game": self.fights / self.games,
            "scores": dict(sorted(self.scores.items())),
        }


def _place(game: str, s: Any, seat: int) -> str:
    if game == "catan-junior":
        return COLOURS[int(s.players)][seat]
    return PORTS[int(s.home[seat])] if game == "sandokan" else PIRATES[seat]


def _numbered(counts: Mapping[Any, int]) -> Counter[int]:
    return Counter({int(number): times for number, times in counts.items()})


def draw_ports(s: Any, number: int) -> Ints:
    """Every captain's home port is drawn, whatever his bot would choose (SK-5)."""
    game = games.find("sandokan")
    stream = stream_of("ports", number)
    choices = np.zeros(game.max_legal, np.int64)
    steps = []
    while int(s.phase) == CHOOSE_PORT:
        seat = int(game.actors(s)).bit_length() - 1
        action = int(choices[pick(stream, int(game.legal(s, seat, choices)))])
        game.apply(s, seat, action, NO_FACTS)
        steps.append((seat, action))
    return np.array(steps, np.int64)


def weigh(series: Series, numbers: range) -> Result:
    """The balance of the games of these numbers, as it is written down."""
    balance = Balance()
    opening = draw_ports if series.game == "sandokan" else None
    for number in numbers:
        s, played = play_to_the_end(series, number, opening)
        balance.note(series.game, s, played)
    return vars(balance)


def weigh_all(
    series: Series,
    count: int,
    jobs: int,
    folder: Path | None = None,
    progress: Progress = bool,
    first: int = 0,
) -> Balance:
    """The balance of so many games from the first on; with a folder it goes on where it stopped."""
    total = Balance()
    size = max(GAMES_A_PIECE.get(bot, A_FEW) for bot in series.bots)
    chunks = chunks_of(count, size, first)
    for chunk, result in zip(chunks, measured(weigh, series, chunks, jobs, folder), strict=True):
        total.add(Balance.told(result))
        progress(len(chunk))
    return total
