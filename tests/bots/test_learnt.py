"""A bot from a file of weights plays wherever a bot can be named, directly or guiding a search."""

import os
import random
from pathlib import Path

import numpy as np
import pytest

from flibuste import UnknownBot, choose, games, simulate
from flibuste.bots import outside
from flibuste.bots.features import Features
from flibuste.bots.learnt import Learnt
from flibuste.bots.network import Learned, drawn_network, read, written
from flibuste.bots.thinking import choices_of
from tests.bots.positions import positions, seen_by

GAME = next(game for game in games.every() if game.mind is not None)


def weights(place: Path, players: int = 4, version: int = GAME.version) -> Path:
    """A file of weights that nobody has trained."""
    scales = np.ones(len(Features(GAME).names) + GAME.dense, np.float32)
    network = drawn_network(scales, GAME.dense, GAME.players[-1], (16, 8), seed=1)
    # Its values for actions differ enough to tell them apart.
    network.policy[:] *= 100
    written(Learned(network, GAME.name, version, players), place)
    return place


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return weights(tmp_path / "some.npz")


def test_weights_are_read_as_they_were_written(place: Path, tmp_path: Path) -> None:
    learned = read(place)
    written(learned, tmp_path / "again.npz")
    again = read(tmp_path / "again.npz")
    assert (again.game, again.version, again.players) == (GAME.name, GAME.version, 4)
    for one, other in zip(learned.network, again.network, strict=True):
        assert np.array_equal(one, other)


@pytest.mark.parametrize("thinking", ["", ":4"])
def test_it_plays_in_simulations_and_asked_alone(place: Path, thinking: str) -> None:
    bot = f"{place}{thinking}"
    results = simulate(GAME.name, [bot, "random", "random", "random"], games=2)
    assert sum(each.wins for each in results.bots.values()) == pytest.approx(2)
    state, seat = next(positions(GAME.name, 1))
    seen = seen_by(GAME, state, seat)
    chosen = choose(seen, seat, bot, seed="same")
    assert chosen in choices_of(GAME, seen, seat)
    assert choose(seen, seat, bot, seed="same") == chosen


def test_the_one_that_thinks_is_another_bot_than_the_one_that_does_not(place: Path, tmp_path: Path) -> None:
    assert outside.fingerprint(str(place)) != outside.fingerprint(f"{place}:20")
    same = weights(tmp_path / "same.npz")
    assert outside.fingerprint(str(same)) == outside.fingerprint(str(place))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("missing.npz", "no file missing.npz"),
        ("broken.npz", "holds no network"),
        ("broken.npz:20", "holds no network"),
        ("cut.npz", "holds no network"),
        ("empty.npz", "holds no network"),
        (
            "bent.npz",
            r"holds no network of flibuste train: its weights 'second' are \(8, 16\), not \(16, 8\)",
        ),
    ],
)
def test_a_file_that_is_none_is_told_in_one_line(
    name: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.npz").write_bytes(b"ahoy")
    Path("empty.npz").touch()
    whole = weights(tmp_path / "whole.npz")
    Path("cut.npz").write_bytes(whole.read_bytes()[:-200])
    learned = read(whole)
    bent = learned.network._replace(second=learned.network.second.T)
    written(learned._replace(network=bent), tmp_path / "bent.npz")
    with pytest.raises(UnknownBot, match=said) as refused:
        simulate(GAME.name, [name, "random", "random", "random"], games=1)
    assert "\n" not in str(refused.value)


def test_weights_for_other_features_are_refused(tmp_path: Path) -> None:
    learned = read(weights(tmp_path / "whole.npz"))
    fewer = learned.network._replace(first=learned.network.first[1:])
    written(learned._replace(network=fewer), tmp_path / "fewer.npz")
    with pytest.raises(UnknownBot, match=f"does not fit {GAME.name}: its weights 'first' are "):
        Learnt(tmp_path / "fewer.npz").choose(GAME.first_state(4), [0, 1], 0, random.Random(1))


def test_weights_that_were_trained_on_play_as_they_are_now(place: Path) -> None:
    bots = [str(place), "random", "random", "random"]
    before = simulate(GAME.name, bots, games=1).played[0].steps
    learned = read(place)
    other = learned.network._replace(policy=-learned.network.policy)
    written(learned._replace(network=other), place)
    os.utime(place, (1, 1))
    assert not np.array_equal(simulate(GAME.name, bots, games=1).played[0].steps, before)


@pytest.mark.parametrize(
    ("players", "version", "said"),
    [(3, GAME.version, "games of 3 players, not 4"), (4, 99, "rules version 99")],
)
def test_other_games_than_it_has_learnt_are_refused(
    tmp_path: Path, players: int, version: int, said: str
) -> None:
    bot = Learnt(weights(tmp_path / "other.npz", players, version))
    with pytest.raises(UnknownBot, match=said):
        bot.choose(GAME.first_state(4), [0, 1], 0, random.Random(1))


def test_it_takes_what_its_network_likes_best(place: Path) -> None:
    bot, seen = Learnt(place), GAME.first_state(4)
    every = list(range(GAME.dense))
    best = bot.choose(seen, every, 0, random.Random(1))
    assert best in every
    network = read(place).network
    network.policy_bias[:] = 0
    network.policy_bias[7] = 1e6
    written(read(place)._replace(network=network), place)
    assert Learnt(place).choose(seen, every, 0, random.Random(1)) == 7
