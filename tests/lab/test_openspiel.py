"""OpenSpiel finds what it expects in our games and, where draws are nodes, the equilibrium."""
# ruff: noqa: TC004 - the fixture below brings these names when the tests run

import dataclasses
import importlib
import pickle
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from flibuste import games
from flibuste.core import game as declared
from flibuste.core.facts import NO_FACTS
from flibuste.core.game import BadOptions, Game
from flibuste.core.record import copied
from tests.lab.one_die_each import BIDS, FACES, HOLDS, Solver

if TYPE_CHECKING:
    import pyspiel
    from open_spiel.python import policy
    from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

    from flibuste.lab.openspiel_game import game_class, kind_of, short_name

SMALL = [game for game in games.every() if game.learning and game.learning.draws]
ALGORITHMS = ("cfr", "expected_game_score", "exploitability")
LARGE = [game for game in games.every() if game not in SMALL]


@pytest.fixture(autouse=True, scope="module")
def _openspiel() -> None:
    """Imports OpenSpiel only for its tests: a process that has loaded it can no longer drive a browser."""
    algorithms = "open_spiel.python.algorithms"
    found = {name: importlib.import_module(f"{algorithms}.{name}") for name in ALGORITHMS}
    ours = importlib.import_module("flibuste.lab.openspiel_game")
    ours.register()
    globals().update(
        found,
        pyspiel=importlib.import_module("pyspiel"),
        policy=importlib.import_module("open_spiel.python.policy"),
        **{name: getattr(ours, name) for name in ("game_class", "kind_of", "short_name")},
    )


def begun(game: Game, steps: int, **params: Any) -> Any:
    """A state after this many random choices."""
    state = pyspiel.load_game(
        short_name(game), {"players": game.players[0], "seed": 5, **params}
    ).new_initial_state()
    chance = np.random.default_rng(steps)
    while steps > 0 or state.is_chance_node():
        drawn = state.is_chance_node()
        choices = [one for one, _ in state.chance_outcomes()] if drawn else state.legal_actions()
        state.apply_action(int(chance.choice(choices)))
        steps -= not drawn
    return state


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_random_simulation(game: Game) -> None:
    # OpenSpiel compares what follows from a state with what follows from its clone.
    spiel = pyspiel.load_game(short_name(game), {"players": min(4, game.players[-1]), "clones": "same"})
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=game in SMALL, verbose=False)


def test_chance_is_explicit_where_draws_are_few() -> None:
    mode = pyspiel.GameType.ChanceMode
    assert [game.name for game in SMALL] == ["pirates-dice"]
    for game in games.every():
        found = pyspiel.load_game(short_name(game)).get_type().chance_mode
        assert found == (mode.EXPLICIT_STOCHASTIC if game in SMALL else mode.SAMPLED_STOCHASTIC)
    state = pyspiel.load_game(short_name(SMALL[0]), {"players": 2, "dice": 1}).new_initial_state()
    # Who begins, then a die under each cup.
    for count in (2, 6, 6):
        assert state.chance_outcomes() == [(nth, pytest.approx(1 / count)) for nth in range(count)]
        state.apply_action(count - 1)
    assert not state.is_chance_node()


@pytest.mark.parametrize("game", LARGE, ids=lambda game: game.name)
def test_no_clone_sees_the_dice(game: Game) -> None:
    state = begun(game, 12)
    key = state.course.s.key.tolist()
    clones = [state.clone() for _ in range(8)]
    keys = {tuple(clone.course.s.key.tolist()) for clone in clones}
    assert len(keys) == 8
    assert tuple(key) not in keys
    assert state.course.s.key.tolist() == key
    assert {str(clone) for clone in clones} == {str(state)}


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_a_resampled_state_looks_the_same_to_the_player(game: Game) -> None:
    state = begun(game, 12)
    player = state.current_player()
    others = [state.resample_from_infostate(player, None) for _ in range(12)]
    for other in others:
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_string(player) == state.information_state_string(player)
        while not other.is_terminal() and not other.is_chance_node():
            other.apply_action(other.legal_actions()[0])
            break
    if game in SMALL:
        assert len({str(other) for other in others}) > 1


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_games_and_states_can_be_pickled(game: Game) -> None:
    state = begun(game, 12)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert again.current_player() == state.current_player()
    assert again.information_state_string() == state.information_state_string()
    assert str(pickle.loads(pickle.dumps(state.get_game()))) == str(state.get_game())


def test_options_are_parameters() -> None:
    for game in games.every():
        spiel = pyspiel.load_game(short_name(game))
        known = spiel.get_parameters()
        assert {option.name for option in game.options} < set(known)
    state = begun(SMALL[0], 0, dice=2)
    assert state.course.s.held[:2].tolist() == [2, 2]
    with pytest.raises((BadOptions, pyspiel.SpielError)):
        pyspiel.load_game(short_name(SMALL[0]), {"players": 2, "dice": 9})


def test_what_a_seat_remembers_tells_histories_apart() -> None:
    game = SMALL[0]
    seen = set()
    for bids in ((0, 3), (1, 3), (2, 3), (3,)):
        state = pyspiel.load_game(short_name(game), {"players": 2, "dice": 1}).new_initial_state()
        for drawn in (0, 2, 4):
            state.apply_action(drawn)
        for bid in bids:
            state.apply_action(bid)
        seen.add(state.information_state_string(0))
        other = pyspiel.load_game(short_name(game), {"players": 2, "dice": 1}).new_initial_state()
        for drawn in (0, 2, 5):
            other.apply_action(drawn)
        for bid in bids:
            other.apply_action(bid)
        assert other.information_state_string(0) == state.information_state_string(0)
        assert other.information_state_string(1) != state.information_state_string(1)
    assert len(seen) == 4


BID = 8
"""Two threes, made by whoever begins: what follows is small enough to be solved in seconds."""


@pytest.fixture
def late_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Pirate's Dice with one die each, from a bid on: registered for this test alone."""
    game = SMALL[0]
    for register_of_games in (declared._BY_NAME, declared._BY_DTYPE):
        for key, value in dict(register_of_games).items():
            monkeypatch.setitem(register_of_games, key, value)

    def setup(s: Any, players: int, options: Any, key: Any) -> None:
        game.setup(s, players, options, key)
        game.apply(s, int(s.active), BID, NO_FACTS)

    late = dataclasses.replace(game, name="pirates-dice-late", setup=setup)
    declared._BY_DTYPE[game.dtype] = game
    if short_name(late) not in pyspiel.registered_names():
        pyspiel.register_game(kind_of(late, "win"), game_class(late))
    yield pyspiel.load_game(short_name(late), {"players": 2, "dice": 1})
    declared._BY_NAME.pop(late.name, None)


@pytest.mark.slow
def test_the_equilibrium_is_the_one_found_without_our_rules(late_game: Any) -> None:
    """The value of one die each after a bid, by OpenSpiel on our rules and by a solver of our own."""
    apart = Solver(BID)
    apart.run(300)
    low, high = apart.bounds()
    assert high - low < 1e-4
    solver = cfr.CFRPlusSolver(late_game)
    for _ in range(25):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    gap = exploitability.exploitability(late_game, average)
    assert 0 <= gap < 0.01
    # Seat 0 begins in half of the games; in those the other seat answers the bid. In each half, a player
    # may lose four times what both can gain on average.
    wins = expected_game_score.policy_value(late_game.new_initial_state(), [average, average])
    assert sum(wins) == pytest.approx(1)
    for first, other in ((0, 1), (1, 0)):
        state = late_game.new_initial_state()
        state.apply_action(first)
        found = expected_game_score.policy_value(state, [average, average])[other]
        assert low - 4 * gap - 1e-6 <= found <= high + 4 * gap + 1e-6


def test_a_uniform_player_can_be_exploited(late_game: Any) -> None:
    uniform = policy.UniformRandomPolicy(late_game)
    assert exploitability.exploitability(late_game, uniform) > 0.1


def test_the_solver_solves_the_game_of_our_rules() -> None:
    """Every course of every round: the same choices, and the same winner under whatever dice."""
    game, choices, ranks = SMALL[0], np.zeros(12, np.int64), np.zeros(2, np.int8)
    start = game.first_state(2, {"dice": 1}, np.zeros(2, np.uint64))
    courses = 0

    def follow(s: Any, seat: int, bids: tuple[int, ...]) -> None:
        nonlocal courses
        above = list(range(bids[-1] + 1 if bids else 0, BIDS))
        found = choices[: game.legal(s, seat, choices)].tolist()
        assert found[: len(above)] == above
        for action in found:
            after = copied(s)
            game.apply(after, seat, action, NO_FACTS)
            if action in above:
                follow(after, 1 - seat, (*bids, action))
            else:
                assert game.outcome(after, ranks)
                assert ranks[1 - seat] == (1 if HOLDS[bids[-1], one, other] else 2)
                courses += 1
        assert (len(found) > len(above)) == bool(bids), "whoever is not the first may call"

    for one, other in np.ndindex(FACES, FACES):
        s = copied(start)
        s.first = s.active = 0
        s.dice[:2] = np.eye(FACES)[[one, other]]
        follow(s, 0, ())
    assert courses == FACES**2 * (2**BIDS - 1)


@pytest.mark.slow
def test_who_bids_first_with_one_die_each_is_behind() -> None:
    """In the whole game, the first bidder wins a little less than half of the games."""
    apart = Solver()
    apart.run(150)
    low, high = apart.bounds()
    assert high - low < 0.002
    assert 0.48 < low < high < 0.5
