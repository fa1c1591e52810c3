"""Whether the boards are fair, by `flibuste bench balance`.

Wins by what a seat plays (a colour, a port), the first player's edge, lengths, endings, spread of scores.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from flibuste import games
from flibuste.core.study import Study
from flibuste.lab.logbook import Result, measured
from flibuste.lab.series import Played, Progress, Series, chunks_of, play_to_the_end
from flibuste.lab.statistics import as_far_if_fair, wilson

GAMES_A_PIECE: Final = {"greedy": 500, "random": 500}
"""Games in a piece of work for bots that do not think; fewer for others, so that little is lost when it is
cut."""
A_FEW: Final = 10


@dataclass
class Balance:
    """What many games between equal bots say about the board; balances add up."""

    games: int = 0
    seats: Counter[str] = field(default_factory=Counter)
    """How often each place was played: a colour, a port."""
    wins: dict[str, float] = field(default_factory=dict)
    first: float = 0.0
    """Wins of the seat that began."""
    turns: Counter[int] = field(default_factory=Counter)
    """Turns each."""
    endings: Counter[str] = field(default_factory=Counter)
    counted: Counter[str] = field(default_factory=Counter)
    """What else the game's study counts."""
    scores: Counter[int] = field(default_factory=Counter)

    def add(self, other: "Balance") -> None:
        """Adds another balance."""
        self.games += other.games
        self.seats += other.seats
        for place, wins in other.wins.items():
            self.wins[place] = self.wins.get(place, 0.0) + wins
        self.first += other.first
        self.turns += other.turns
        self.endings += other.endings
        self.counted += other.counted
        self.scores += other.scores

    @classmethod
    def told(cls, result: Mapping[str, Any]) -> "Balance":
        """A balance from its written form."""
        return cls(
            games=result["games"],
            seats=Counter(result["seats"]),
            wins=dict(result["wins"]),
            first=result["first"],
            turns=_numbered(result["turns"]),
            endings=Counter(result["endings"]),
            counted=Counter(result["counted"]),
            scores=_numbered(result["scores"]),
        )

    def note(self, study: Study, s: Any, played: Played) -> None:
        """Counts one game."""
        self.games += 1
        self.endings[played.ending] += 1
        shares = played.shares()
        for seat, share in enumerate(shares):
            place = study.place(s, seat)
            self.seats[place] += 1
            self.wins[place] = self.wins.get(place, 0.0) + share
        self.scores.update(study.scores(s))
        self.counted.update(study.counted(played.steps))
        first, turns = study.first(s), study.turns_each(s)
        if first is not None:
            self.first += shares[first]
        if turns is not None:
            self.turns[turns] += 1

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
            **{f"{what}_a_game": times / self.games for what, times in self.counted.items()},
            "scores": dict(sorted(self.scores.items())),
        }


def _numbered(counts: Mapping[Any, int]) -> Counter[int]:
    return Counter({int(number): times for number, times in counts.items()})


def weigh(series: Series, numbers: range) -> Result:
    """The balance of the games with these numbers, in its written form."""
    balance = Balance()
    study = games.find(series.game).study
    for number in numbers:
        s, played = play_to_the_end(series, number, study.opening)
        balance.note(study, s, played)
    return vars(balance)


def weigh_all(
    series: Series,
    count: int,
    jobs: int,
    folder: Path | None = None,
    progress: Progress = bool,
    first: int = 0,
) -> Balance:
    """The balance of `count` games from the first on; with a folder it resumes where it stopped."""
    total = Balance()
    size = max(GAMES_A_PIECE.get(bot, A_FEW) for bot in series.bots)
    chunks = chunks_of(count, size, first)
    for chunk, result in zip(chunks, measured(weigh, series, chunks, jobs, folder), strict=True):
        total.add(Balance.told(result))
        progress(len(chunk))
    return total
