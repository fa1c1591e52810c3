"""The results of a series of games between bots: wins with their intervals, lengths, endings."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from flibuste.lab.fingerprints import titles
from flibuste.lab.series import Played
from flibuste.lab.statistics import share_a_seat


class Summary:
    """Counts games as they are played, or as they are read from disk, where bots already have titles."""

    def __init__(self, bots: tuple[str, ...], called: Mapping[str, str] | None = None) -> None:
        self._called = titles(bots) if called is None else called
        self.bots = tuple(dict.fromkeys(self._called[bot] for bot in bots))
        self.games = 0
        self.decisions = 0
        self.shortest = 0
        self.longest = 0
        self.endings: Counter[str] = Counter()
        self._players = len(bots)
        self._seats: Counter[str] = Counter()
        self._played: Counter[str] = Counter()
        self._wins: dict[str, float] = dict.fromkeys(self.bots, 0.0)

    def add(self, played: list[Played]) -> None:
        """Counts games."""
        for one in played:
            self._add(tuple(self._called[bot] for bot in one.bots), one.ranks, one.ending, len(one.steps))

    def add_rows(self, rows: list[dict[str, Any]]) -> None:
        """Counts the games of a table's rows."""
        for row in rows:
            self._add(tuple(row["bots"]), tuple(row["ranks"]), row["ending"], row["decisions"])

    def _add(self, bots: tuple[str, ...], ranks: tuple[int, ...], ending: str, decisions: int) -> None:
        self.shortest = min(self.shortest, decisions) if self.games else decisions
        self.longest = max(self.longest, decisions)
        self.games += 1
        self.decisions += decisions
        self.endings[ending] += 1
        self._played.update(set(bots))
        first = ranks.count(1)
        for bot, rank in zip(bots, ranks, strict=True):
            self._seats[bot] += 1
            if rank == 1:
                self._wins[bot] += 1 / first

    def wins(self) -> list[tuple[str, float, int, float, float]]:
        """For each bot: wins, seats played, and the interval of its share per seat."""
        return [(bot, self._wins[bot], self._seats[bot], *self._interval(bot)) for bot in self.bots]

    def _interval(self, bot: str) -> tuple[float, float]:
        return share_a_seat(self._wins[bot], self._played[bot], self._seats[bot], self._players)

    def report(self) -> dict[str, Any]:
        """Everything as plain numbers."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "length": {
                "mean": self.decisions / max(self.games, 1),
                "shortest": self.shortest,
                "longest": self.longest,
            },
            "bots": {
                bot: {"wins": wins, "seats": seats, "share": wins / seats, "interval": [low, high]}
                for bot, wins, seats, low, high in self.wins()
            },
            "endings": dict(self.endings),
        }
