"""A network learns a game, mostly by imitating the search of our own bots, and for the rest against itself.

A game without a mind has no such search, so there the network plays against itself from the start.

A folder holds everything about a training: `network.npz` (the weights that were strongest when evaluated,
plain arrays), `training.npz` (what is needed to resume) and `curve.csv` (one line per evaluation).
"""

import csv
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from flibuste.bots.network import UNREADABLE, Learned, Network, drawn_network, room_for, written
from flibuste.core.chance import stream_of
from flibuste.core.mind import Floats
from flibuste.lab.batch import Batch
from flibuste.lab.lessons import Choices, Lesson, Zeal, choose_all, learn_from, look_back
from flibuste.lab.school import School

UNITS: Final = (128, 64)
GAMES: Final = 1024
MOMENTS: Final = 64
"""Steps of all games between two lessons."""
PART: Final = 4096
"""Decisions per change of the weights."""
MEMORY: Final = 0.98
"""How much later outcomes count, compared with estimates on the way."""
RATE: Final = 1e-3
"""The learning rate at school; against itself, where a step too far is not undone, a third of it."""
SCHOOL: Final = 0.75
"""The fraction of a training spent at school."""
LESSONS: Final = 24
"""Lessons at school between two rounds of the teachers' games."""
STEPS: Final = 16
"""Steps of these games between two rounds of lessons."""
ZEAL: Final = Zeal(clip=0.2, curiosity=0.005, value=1.0)
LOOKS: Final = 200
"""Random steps that the size of features is measured on."""
TRIALS: Final = 400
"""Games in one evaluation of strength."""
NETWORK, STATE, CURVE = "network.npz", "training.npz", "curve.csv"


class Shown(NamedTuple):
    """A line of the curve."""

    minutes: float
    """Processor time."""
    decisions: int
    games: int
    surprise: float
    """Cross-entropy of the value, in nats: with four players 1.386 means knowing nothing."""
    wins: float
    """The share won against bots of the game, choosing at once, without a search."""


@dataclass
class _Adam:
    """Changes weights by the gradient's mean and spread; those of small features proportionally faster."""

    mean: list[Floats]
    spread: list[Floats]
    scales: Floats
    times: int = 0

    def forget(self) -> None:
        """Forgets both, because what is learnt next has gradients of another size."""
        self.times = 0
        for each in (*self.mean, *self.spread):
            each[:] = 0

    def change(self, network: Network, slope: Network, rate: float) -> None:
        self.times += 1
        for weights, each, mean, spread in zip(network, slope, self.mean, self.spread, strict=True):
            mean += 0.1 * (each - mean)
            spread += 0.001 * (each * each - spread)
            steady = np.sqrt(spread / (1 - 0.999**self.times)) + 1e-12
            change = (rate / (1 - 0.9**self.times)) * mean / steady
            weights -= change * self.scales[:, None] if weights is network.first else change


class Training:
    """One training of a game, new or resumed."""

    def __init__(self, game: str, folder: Path, players: int | None = None, seed: int = 0) -> None:
        self.folder = folder
        self.seed = seed
        self.minutes, self.decisions, self.games, self.best = 0.0, 0, 0, -1.0
        self._schooled = False
        """Whether it last learnt from a lesson at school."""
        if (folder / STATE).exists():
            self._read(game, players)
        else:
            self.batch = Batch(game, GAMES, players, seed, features=True)
            rules, scales = self.batch.game, scales_of(self.batch)
            self.network = drawn_network(scales, rules.dense, rules.players[-1], UNITS, seed)
            self._adam = _Adam(
                [np.zeros_like(each) for each in self.network],
                [np.zeros_like(each) for each in self.network],
                scales,
            )
        self._school: School | None = None
        self._stream = stream_of("training", seed, self.decisions)
        self._glance, self._back = room_for(self.network), room_for(self.network)
        self._odds = np.zeros(self.batch.game.dense)

    def _read(self, game: str, players: int | None) -> None:
        try:
            with (self.folder / STATE).open("rb") as file, np.load(file, allow_pickle=False) as held:
                found = dict(held)
            known = found["game"].item(), int(found["version"]), int(found["players"]), int(found["seed"])
            self.minutes, self.decisions = float(found["minutes"]), int(found["decisions"])
            self.games, self.best = int(found["games"]), float(found["best"])
            self._schooled = bool(found["schooled"])
            names = Network._fields
            self._adam = _Adam(
                [found[f"mean_{each}"] for each in names], [found[f"spread_{each}"] for each in names],
                found["scales"], int(found["times"]),
            )  # fmt: skip
            self.network = Network(*(found[f"weights_{each}"] for each in names))
        except UNREADABLE as error:
            raise ValueError(f"{self.folder / STATE} holds no training: {error}") from error
        self.batch = Batch(game, GAMES, players, (self.seed, self.decisions), features=True)
        asked = self.batch.game.name, self.batch.game.version, self.batch.players, self.seed
        if known != asked:
            raise ValueError(f"{self.folder} holds another training: {known}, not {asked}")

    def keep(self, strength: float = 0.0) -> None:
        """Writes all that is needed to resume, and the network if it was never stronger."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if strength >= self.best:
            self.best, rules = strength, self.batch.game
            about = Learned(self.network, rules.name, rules.version, self.batch.players)
            unfinished = self.folder / f".unfinished-{NETWORK}"
            written(about, unfinished)
            unfinished.replace(self.folder / NETWORK)
        names = Network._fields
        what = {f"weights_{name}": each for name, each in self.network._asdict().items()}
        what |= {f"mean_{name}": each for name, each in zip(names, self._adam.mean, strict=True)}
        what |= {f"spread_{name}": each for name, each in zip(names, self._adam.spread, strict=True)}
        state = {
            "game": self.batch.game.name, "version": self.batch.game.version, "players": self.batch.players,
            "seed": self.seed, "minutes": self.minutes, "decisions": self.decisions, "games": self.games,
            "times": self._adam.times, "scales": self._adam.scales, "best": self.best,
            "schooled": self._schooled,
        }  # fmt: skip
        what |= {name: np.array(it) for name, it in state.items()}
        unfinished = self.folder / f".unfinished-{STATE}"
        np.savez_compressed(unfinished, allow_pickle=False, **what)
        unfinished.replace(self.folder / STATE)

    def run(self, minutes: float, every: float = 2.0, tell: Callable[[Shown], object] = bool) -> None:
        """Trains for a total of `minutes`; evaluates and saves every `every` minutes.

        Minutes are processor time, so on a busy machine the same training takes longer.
        """
        shown = self.minutes
        school = minutes * SCHOOL if self.batch.game.mind is not None else 0.0
        while self.minutes < minutes:
            started = time.process_time()
            if self.minutes < school:
                surprise = self.go_to_school(1 - self.minutes / school)
            else:
                if self._schooled:
                    self._adam.forget()
                    self._school, self._schooled = None, False
                surprise = self.learn((minutes - self.minutes) / (minutes - school))
            self.minutes += (time.process_time() - started) / 60
            if self.minutes - shown >= every or self.minutes >= minutes:
                shown = self.minutes
                line = Shown(self.minutes, self.decisions, self.games, surprise, self.strength())
                self._note(line)
                self.keep(line.wins)
                tell(line)

    def learn(self, left: float) -> float:
        """Plays some steps of all games and learns from them; returns the mean surprise of the value."""
        lesson = self._played()
        return self._study(lesson, RATE / 3 * max(left, 0.05), ZEAL.curiosity * max(left, 0.1))

    def go_to_school(self, left: float) -> float:
        """Watches searching bots for some steps of all their games, and learns from all it remembers."""
        if self._school is None:
            self._school = School(self.batch.game.name, self.batch.players, (self.seed, self.decisions))
        self._schooled = True
        school, before = self._school, (self._school.decisions, self._school.games)
        for _ in range(STEPS):
            school.play()
        self.decisions += school.decisions - before[0]
        self.games += school.games - before[1]
        rng, surprise = np.random.default_rng((self.seed, self.decisions)), 0.0
        for _ in range(LESSONS):
            lesson = school.lesson(rng)
            if lesson is not None:
                surprise += self._study(lesson, RATE * max(left, 0.1), 0.0)
        return surprise / LESSONS

    def _study(self, lesson: Lesson, rate: float, curiosity: float) -> float:
        """Learns from decisions, part by part; returns the mean surprise of the value."""
        rows = np.random.default_rng((self.seed, self.decisions)).permutation(len(lesson.actions))
        slope = Network(*(np.zeros_like(each) for each in self.network))
        zeal = ZEAL._replace(curiosity=curiosity)
        surprise = 0.0
        for first in range(0, len(rows), PART):
            part = rows[first : first + PART]
            for each in slope:
                each[:] = 0
            turned = np.ascontiguousarray(self.network.second.T)
            surprise += learn_from(
                lesson, part, self.batch.players, self.network, turned, slope, self._glance, self._back,
                self._odds, zeal,
            )  # fmt: skip
            for each in slope:
                each /= len(part)
            self._adam.change(self.network, slope, rate)
        return surprise / len(rows)

    def _played(self) -> Lesson:
        """Steps of all games, with how they turned out."""
        batch, players = self.batch, self.batch.players
        features = np.empty((MOMENTS, *batch.features.shape), np.float32)
        mask = np.empty((MOMENTS, *batch.mask.shape), np.bool_)
        seats = np.empty((MOMENTS, GAMES), np.int64)
        rewards, over = np.zeros((MOMENTS, GAMES, players)), np.zeros((MOMENTS, GAMES), np.bool_)
        taken = [_room(GAMES, players) for _ in range(MOMENTS)]
        shares = np.zeros((MOMENTS + 1, GAMES, players))
        for moment in range(MOMENTS + 1):
            last = moment == MOMENTS
            out = _room(GAMES, players) if last else taken[moment]
            self.choose(batch, out)
            shares[moment] = _turned(out.shares, batch.seats, +1)
            if not last:
                features[moment], mask[moment], seats[moment] = batch.features, batch.mask, batch.seats
                rewards[moment], over[moment] = batch.step(out.actions)
        self.decisions += MOMENTS * GAMES
        self.games += int(over.sum())
        came = np.zeros_like(rewards)
        look_back(shares, rewards, over, MEMORY, came)
        mine = np.take_along_axis(came - shares[:-1], seats[:, :, None], 2).reshape(-1)
        likely = np.concatenate([one.likely for one in taken])
        chosen = np.concatenate([one.open for one in taken]) > 1
        spread = mine[chosen].std() + 1e-6
        return Lesson(
            features.reshape(-1, features.shape[2]),
            mask.reshape(-1, mask.shape[2]),
            np.concatenate([one.actions for one in taken]),
            likely,
            mine / spread,
            _turned(came.reshape(-1, players), seats.reshape(-1), -1),
            np.zeros((len(likely), 0), np.float32),
        )

    def choose(self, batch: Batch, out: Choices, *, best: bool = False) -> None:
        """Writes the network's choice in every game: drawn by its odds, or the one it likes best."""
        choose_all(
            batch.features, batch.mask, batch.players, self.network, self._glance, self._odds, best,
            self._stream, out,
        )  # fmt: skip

    def strength(self, bot: str = "") -> float:
        """The share won by the network, choosing at once, against bots at all other seats."""
        against = bot or ("greedy" if self.batch.game.mind is not None else "random")
        won, players = 0.0, self.batch.players
        for seat in range(players):
            bots = {other: against for other in range(players) if other != seat}
            count = TRIALS // players
            batch = Batch(
                self.batch.game.name, count, players, ("trial", seat), bots=bots, features=True, again=False
            )
            going, out = np.ones(count, np.bool_), _room(count, players)
            while going.any():
                self.choose(batch, out, best=True)
                rewards, over = batch.step(out.actions, going)
                won += rewards[over, seat].sum()
                going &= ~over
        return won / (TRIALS // players * players)

    def _note(self, line: Shown) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        place = self.folder / CURVE
        new = not place.exists()
        with place.open("a", newline="") as file:
            writer = csv.writer(file)
            if new:
                writer.writerow(line._fields)
            writer.writerow(
                [
                    f"{line.minutes:.2f}",
                    line.decisions,
                    line.games,
                    f"{line.surprise:.4f}",
                    f"{line.wins:.4f}",
                ]
            )


def scales_of(batch: Batch) -> Floats:
    """Factors that scale every feature, and whether an action is open, to about one, by random games.

    A card in hand is a nineteenth, and would otherwise be drowned out by ones.
    """
    seen, size = np.zeros(batch.features.shape[1]), np.zeros(batch.features.shape[1])
    for _ in range(LOOKS):
        batch.step(batch.sample())
        seen += (batch.features != 0).sum(axis=0)
        size += (batch.features.astype(np.float64) ** 2).sum(axis=0)
    scales = np.sqrt(np.maximum(seen, 1) / np.maximum(size, 1e-9))
    scales[seen == 0] = 1.0
    return np.concatenate([np.clip(scales, 1.0, 20.0), np.ones(batch.game.dense)]).astype(np.float32)


def _room(count: int, players: int) -> Choices:
    return Choices(
        np.zeros(count, np.int64), np.zeros(count), np.zeros(count, np.int64), np.zeros((count, players))
    )


def _turned(shares: Any, seats: Any, way: int) -> Floats:
    """Shares from the observer on as shares by seat (+1), or the reverse (-1)."""
    players = shares.shape[1]
    places = (np.arange(players)[None, :] - way * seats[:, None]) % players
    return np.take_along_axis(shares, places, 1)
