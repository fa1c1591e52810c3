"""Features say what the record says, from the observer's point of view, in numbers from -1 to 1."""

from typing import Any

import numpy as np
import pytest

from flibuste import Match, games
from flibuste.bots.features import Features, slots
from flibuste.core.features import Kind, Learning, meanings
from flibuste.lab.batch import Batch

GAMES = [(game, players) for game in games.every() for players in (game.players[0], game.players[-1])]


def told(game: Any, o: Any, seat: int) -> dict[str, float]:
    """The features of an observation by name, computed from the record in the plainest way."""
    players, most = int(o.players), game.players[-1]
    order = [(seat + way) % players for way in range(players)]
    found: dict[str, float] = {}
    for field, meaning in meanings(game).items():
        if meaning.kind == Kind.LEFT_OUT:
            continue
        values = np.asarray(o[field])
        along: list[Any] = list(meaning.along)
        if along and along[0] == 1:
            values, along = values[seat], along[1:]
        by_seat = bool(along) and not isinstance(along[0], (list, tuple))
        labels: list[Any] = [list(axis) for axis in along[by_seat:]]
        labels += [list(map(str, range(size))) for size in values.shape[len(along) :]]
        for at in np.ndindex(values.shape):
            if by_seat and at[0] >= players:
                continue
            value, place = (
                int(values[at]),
                [names[nth] for names, nth in zip(labels, at[by_seat:], strict=True)],
            )
            if by_seat:
                place.insert(0, slots(most)[order.index(at[0])])
            name = field + (f"[{','.join(place)}]" if place else "")
            if meaning.kind == Kind.NUMBER:
                found[name] = value / meaning.most
            elif meaning.kind == Kind.CHOICE and value in meaning.values:
                found[f"{name}={meaning.names[meaning.values.index(value)]}"] = 1
            elif meaning.kind == Kind.WHO and 0 <= value < players:
                found[f"{name}={slots(most)[order.index(value)]}"] = 1
            elif meaning.kind == Kind.BITS:
                found |= {f"{name}:{each}": value >> nth & 1 for nth, each in enumerate(meaning.names)}
            elif meaning.kind == Kind.SEATS:
                found |= {f"{name}:{slots(most)[nth]}": value >> other & 1 for nth, other in enumerate(order)}
            elif meaning.kind == Kind.SPOT and value >= 0:
                found[f"{name}=x{value % meaning.values[0]}"] = 1
                found[f"{name}=y{value // meaning.values[0]}"] = 1
            elif meaning.kind == Kind.PARCEL:
                for nth, each in enumerate(meaning.names):
                    count = value >> meaning.bits * nth & (1 << meaning.bits) - 1
                    found[f"{name}:{each}"] = count / meaning.most
    return found


@pytest.mark.parametrize(("game", "players"), GAMES, ids=lambda one: getattr(one, "name", str(one)))
def test_features_say_what_the_record_says(game: Any, players: int) -> None:
    features = Features(game)
    assert len(set(features.names)) == len(features.names)
    chance = np.random.default_rng(players)
    match: Match[Any] = Match(game, players, seed=players)
    for step in range(300):
        if match.over:
            match = Match(game, players, seed=step)
        if step % 20 == 0:
            for seat in range(players):
                o = match.observe(seat)
                known = dict.fromkeys(features.names, 0.0)
                known |= told(game, o, seat)
                assert len(known) == len(features.names)
                np.testing.assert_allclose(features.of(o, seat), list(known.values()), atol=1e-6)
        match.play(int(chance.choice(match.codes())))


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_features_of_whole_games_lie_between_minus_one_and_one(game: Any) -> None:
    batch = Batch(game.name, 64, seed=2, features=True)
    for _ in range(1_500):
        batch.step(batch.sample())
        assert batch.features.min() >= -1
        assert batch.features.max() <= 1


def test_a_batch_writes_the_features_of_who_acts() -> None:
    for name in games.names():
        batch = Batch(name, 16, seed=4, features=True)
        features = Features(batch.game)
        for _ in range(40):
            batch.step(batch.sample())
        for nth in range(16):
            own = features.of(batch.observations[nth], int(batch.seats[nth]))
            assert np.array_equal(batch.features[nth], own)


def test_a_game_that_says_nothing_has_plain_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.every()[0]
    monkeypatch.setitem(game.__dict__, "learning", None)
    features = Features(game)
    s = game.first_state(game.players[0])
    row = dict(zip(features.names, features.of(s, 0).tolist(), strict=True))
    for name in meanings(game):
        values = np.ravel(s[name])
        shown = [row[each] for each in (features.names[nth] for nth in features.fields[name])]
        np.testing.assert_allclose(shown, values.astype(np.float32))


def test_a_learner_is_told_of_no_secret() -> None:
    for game in games.every():
        assert not {"key", "drawn"} & set(Features(game).fields)


def test_who_is_no_player_has_no_features() -> None:
    game = games.every()[0]
    with pytest.raises(ValueError, match="sees nothing of its own"):
        Features(game).of(game.first_state(game.players[0]), 13)


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_every_game_of_ours_names_all_its_fields(game: Any) -> None:
    learning: Learning = game.learning
    assert set(learning.fields) == set(meanings(game))
    assert learning.scores is not None
    assert len(learning.scores(game.first_state(game.players[0]))) == game.players[0]


def test_an_observation_can_be_read() -> None:
    for game in games.every():
        match: Match[Any] = Match(game, game.players[0], seed=1)
        page = match.observe(0).show(0)
        assert page.startswith(f"{game.name}, rules version {game.version}, {game.players[0]} players")
        assert f"{match.seat_names()[0]} (me)" in page
        assert "(me)" not in match.render()
        assert repr(match).startswith(f"<Match {game.name} v{game.version}")
        match.play_out()
        assert "ranks" in match.render()
        assert "over" in repr(match)
