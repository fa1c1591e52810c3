"""Learns the weights of a mind's `worth`: `python -m flibuste.lab.fit GAME PLAYERS`.

Greedy bots with some noise play thousands of games; at random moments the figures of every seat are noted,
and a conditional logit model learns which of the seats won in the end.
"""

import sys
from typing import Any

import numpy as np

from flibuste import games
from flibuste.bots.bot_spec import GREEDY
from flibuste.bots.tree import plant
from flibuste.core.chance import key_of, stream_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.mind import Floats, Tuning, mind_of
from flibuste.core.record import blank
from flibuste.lab.arena import Lineup, play

EVERY = 9
"""One position in this many is noted, on average."""
NOISE = 3.0
CALM = 1e-3
"""How strongly weights are held near zero."""


def gather(name: str, players: int, count: int, seed: int = 0) -> tuple[Floats, Floats]:
    """Figures of all seats at random moments, and each seat's share in the win of that game."""
    game, mind = games.find(name), mind_of(games.find(name))
    tree, o = plant(game, 1), blank(game.state)
    log, ranks = np.zeros((game.longest, 2), np.int64), np.zeros(players, np.int8)
    chance = np.random.default_rng(seed)
    noted: list[Any] = []
    shares: list[Any] = []
    for number in range(count):
        key = key_of("fit", seed, number)
        streams = np.stack([stream_of("fit", seed, number, seat) for seat in range(players)])
        noise = chance.uniform(0.0, NOISE, players)
        lineup = Lineup(np.full(players, GREEDY, np.int8), np.zeros(players, np.int64), noise, streams)
        s = game.first_state(players, {}, key)
        taken = play(s, o, lineup, game.longest, tree, Tuning(1.0, 1.0, 1.0, 0), log)
        game.outcome(s, ranks)
        won = (ranks == 1) / (ranks == 1).sum()
        s = game.first_state(players, {}, key)
        for seat, action in log[:taken].tolist():
            game.apply(s, seat, action, NO_FACTS)
            if chance.integers(EVERY) == 0 and game.actors(s):
                seen = np.zeros((players, len(mind.figure_names)))
                for other in range(players):
                    mind.figures(s, other, seen[other])
                noted.append(seen)
                shares.append(won)
    return np.array(noted), np.array(shares)


def fit(figures: Floats, won: Floats, rounds: int = 30) -> tuple[Floats, float]:
    """The weights that make the winners most likely (Newton's method), and the mean log-likelihood."""
    width = figures.shape[2]
    weights = np.zeros(width)
    likelihood = 0.0
    for _ in range(rounds):
        scores = figures @ weights
        scores -= scores.max(axis=1, keepdims=True)
        shares = np.exp(scores)
        shares /= shares.sum(axis=1, keepdims=True)
        likelihood = float((won * np.log(shares + 1e-12)).sum() / len(won))
        slope = np.einsum("ns,nsf->f", won - shares, figures) / len(won) - CALM * weights
        mean = np.einsum("ns,nsf->nf", shares, figures)
        bend = np.einsum("ns,nsf,nsg->fg", shares, figures, figures) - mean.T @ mean
        step = np.linalg.solve(bend / len(won) + CALM * np.eye(width), slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights, likelihood


def main() -> None:
    """Prints the weights of a game's figures."""
    name, players = sys.argv[1], int(sys.argv[2])
    figures, won = gather(name, players, int(sys.argv[3]) if len(sys.argv) > 3 else 20_000)
    weights, likelihood = fit(figures, won)
    print(
        f"{len(won)} positions, mean log-likelihood {likelihood:.4f} (nothing known: {-np.log(players):.4f})"
    )
    for title, weight in zip(mind_of(games.find(name)).figure_names, weights, strict=True):
        print(f"{weight:9.4f}  {title}")


if __name__ == "__main__":
    main()
