"""Whether the boards are fair (CJ-14, SK-5): `python -m flibuste.lab.balance catan-junior 4 greedy 20000`.

Wins by colour or port, the first player's edge, length, endings; and the spread of scores at Santy Anno.
"""

import concurrent.futures
import json
import multiprocessing
import os
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from flibuste.games.catan_junior.data import COLOURS
from flibuste.games.sandokan.actions import ATTACK, SHOW
from flibuste.games.sandokan.data import PORTS
from flibuste.games.santy_anno.data import PIRATES
from flibuste.lab.series import Played, Series, chunks_of, play_to_the_end
from flibuste.lab.statistics import wilson

CHUNK = 100
COINS = (5, 4, 3, 2, 1)


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
        return {
            "games": self.games,
            "par": 100 / players,
            "share": shares,
            "farthest_from_par": max(abs(share - 100 / players) for share in shares.values()),
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


def weigh(series: Series, numbers: range) -> Balance:
    """The balance of the games of these numbers."""
    balance = Balance()
    for number in numbers:
        s, played = play_to_the_end(series, number)
        balance.note(series.game, s, played)
    return balance


def weigh_all(series: Series, count: int, jobs: int) -> Balance:
    """The balance of so many games, on so many cores."""
    total = Balance()
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(jobs, mp_context=context) as crew:
        for balance in crew.map(
            weigh, *zip(*((series, chunk) for chunk in chunks_of(count, CHUNK)), strict=True)
        ):
            total.add(balance)
    return total


def draw(title: str, report: dict[str, Any], allowed: float, place: str) -> None:
    """Draws the shares with their par and the band that the clause allows."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3), layout="constrained")
    axes = figure.subplots()
    axes.axhspan(report["par"] - allowed, report["par"] + allowed, color="#c98a1b", alpha=0.25)
    axes.axhline(report["par"], color="#c98a1b", linestyle="--")
    axes.bar(
        list(report["share"]),
        list(report["share"].values()),
        yerr=report["interval_half_width"],
        color="#2a6f77",
        capsize=4,
    )
    axes.set(title=title, ylabel="wins, %", ylim=(0, 2 * report["par"]))
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(place, metadata={"Date": None})


def main() -> None:
    """Prints the balance of a game as JSON."""
    game, players, bot, count = sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4])
    jobs = int(sys.argv[5]) if len(sys.argv) > 5 else os.cpu_count() or 1
    print(json.dumps(weigh_all(Series(game, (bot,) * players), count, jobs).report(players), indent=1))


if __name__ == "__main__":
    main()
