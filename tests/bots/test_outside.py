"""Bots that users bring: found by name, held to the rules, accepted wherever bots can be named."""

import random
import textwrap
from pathlib import Path
from typing import Any

import pytest

from flibuste import BadChoice, Bot, Record, UnknownBot, choose, describe, games, simulate
from flibuste.bots import outside
from flibuste.core.chance import stream_of
from flibuste.lab.fingerprints import titles
from flibuste.lab.gymnasium_env import SeatEnv
from flibuste.lab.tournament import play_tournament

EXAMPLES = Path(__file__).parents[2] / "examples"
BUILDER = f"{EXAMPLES / 'first_bot.py'}:Builder"
DREAMER = f"{EXAMPLES / 'search_bot.py'}:Dreamer"


class First:
    """Takes the first choice."""

    def choose(self, observation: Record, legal: list[int], seat: int, rng: random.Random) -> int:
        return legal[0]


class Any1:
    """Takes any choice."""

    def choose(self, observation: Record, legal: list[int], seat: int, rng: random.Random) -> int:
        return rng.choice(legal)


class Remembers(Any1):
    """Counts what happened to it."""

    made = resets = 0

    def __init__(self) -> None:
        type(self).made += 1

    def reset(self) -> None:
        type(self).resets += 1


class Cheat:
    """Chooses what is not allowed."""

    def choose(self, observation: Record, legal: list[int], seat: int, rng: random.Random) -> int:
        return -7


class Vandal:
    """Scribbles over everything it is given."""

    def choose(self, observation: Any, legal: list[int], seat: int, rng: random.Random) -> int:
        first = legal[0]
        for name in observation.dtype.names:
            observation[name] = 1
        legal.clear()
        return first


class NeedsArguments(First):
    def __init__(self, strength: int) -> None:
        self.strength = strength


HERE: Bot = First()


def steps(results: Any) -> list[Any]:
    return [(one.ranks, one.steps.tolist()) for one in results.played]


@pytest.mark.parametrize("name", games.names())
def test_every_game_is_played_by_bots_from_outside(name: str) -> None:
    players = games.find(name).players[0]
    results = simulate(name, [Any1, *[First] * (players - 1)], games=3, seed=5)
    assert len(results.played) == 3
    assert all(min(one.ranks) == 1 for one in results.played)
    assert steps(results) == steps(simulate(name, [Any1, *[First] * (players - 1)], games=3, seed=5))


def test_module_file_and_class_are_the_same_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (EXAMPLES / "first_bot.py").read_text()
    (tmp_path / "my_bots.py").write_text(text)
    monkeypatch.chdir(tmp_path)
    found = [
        steps(simulate("catan-junior", [bot, "random", "random"], games=3))
        for bot in ("my_bots:Builder", "my_bots.py:Builder", BUILDER)
    ]
    assert found[0] == found[1] == found[2]


def test_the_number_of_processes_changes_nothing() -> None:
    bots = [BUILDER, "greedy", "random"]
    alone = simulate("catan-junior", bots, games=51, seed=2)
    for jobs in (0, 2):
        again = simulate("catan-junior", bots, games=51, seed=2, jobs=jobs)
        assert steps(again) == steps(alone)
        assert {bot for one in again.played for bot in one.bots} == set(alone.bots)
    with pytest.raises(ValueError, match="jobs must be 0, for all cores, or more: -1"):
        simulate("catan-junior", bots, games=51, jobs=-1)


@pytest.mark.slow
def test_the_example_bots_are_short_and_beat_random_ones() -> None:
    assert len((EXAMPLES / "first_bot.py").read_text().splitlines()) - 6 <= 20
    assert len((EXAMPLES / "search_bot.py").read_text().splitlines()) <= 60
    built = simulate("catan-junior", [BUILDER, "random", "random"], games=60).bots["first_bot.py:Builder"]
    assert built.low > 1 / 3
    short = {"turns": 20}
    dreamt = simulate("sandokan", [DREAMER, "random"], games=4, options=short).bots["search_bot.py:Dreamer"]
    assert dreamt.wins >= 3


def test_a_bot_with_reset_is_kept_and_one_without_is_made_anew() -> None:
    simulate("catan-junior", [Remembers, "random", "random"], games=3)
    assert (Remembers.made, Remembers.resets) == (3, 3), "one for each seat it had"
    simulate("catan-junior", [Remembers, "random", "random"], games=3)
    assert (Remembers.made, Remembers.resets) == (3, 6)


def test_a_choice_that_is_none_is_told_in_one_line() -> None:
    with pytest.raises(
        BadChoice, match=r"^the bot .*:Cheat at seat \d chose -7: not one of its \d+ actions$"
    ):
        simulate("catan-junior", [Cheat, "random", "random"], games=1)


def test_what_a_bot_does_to_its_observation_stays_with_it() -> None:
    assert steps(simulate("catan-junior", [Vandal, "random", "random"], games=2)) == steps(
        simulate("catan-junior", [First, "random", "random"], games=2)
    )


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "nobody",
            "unknown bot 'nobody' for catan-junior: one of random, greedy, search, search:SIMULATIONS, ",
        ),
        ("no.such.module:Bot", "no module 'no' for the bot no.such.module:Bot"),
        ("no_such_file.py:Bot", "no file no_such_file.py for the bot no_such_file.py:Bot"),
        (f"{__file__}:Nobody", "has no bot 'Nobody': one of First, Any1, Remembers, Cheat, Vandal"),
        (f"{__file__}:EXAMPLES", "is no bot: it has no method choose(observation, legal, seat, rng)"),
        (f"{__file__}:NeedsArguments", "cannot be made without arguments"),
        ("broken.py:Bot", "the bot broken.py:Bot cannot be loaded: "),
    ],
)
def test_a_bot_that_cannot_be_found_is_told_in_one_line(
    name: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.py").write_text("def class")
    with pytest.raises(UnknownBot) as refused:
        simulate("catan-junior", [name, "random", "random"], games=1)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_file_may_import_what_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "taste_of_mine.py").write_text("NTH = 0\n")
    (tmp_path / "bot.py").write_text(
        textwrap.dedent("""
        from taste_of_mine import NTH

        class Mine:
            def choose(self, observation, legal, seat, rng):
                return legal[NTH]
        """)
    )
    results = simulate("catan-junior", [f"{tmp_path / 'bot.py'}:Mine", "random", "random"], games=1)
    assert steps(results) == steps(simulate("catan-junior", [First, "random", "random"], games=1))


@pytest.mark.parametrize("bot", ["greedy", "random", "search:20", "captain", BUILDER, First])
def test_choose_asks_any_bot(bot: Any) -> None:
    match = games.catan_junior.new(players=3, seed=4)
    while len(match.codes()) == 1:
        match.play(match.codes()[0])
    seat = match.actors[0]
    action = choose(match.observe(seat), seat, bot, seed=1)
    assert action in match.codes(seat)
    assert action == choose(match.observe(seat), seat, bot, seed=1)
    assert describe(match.observe(seat), action)["kind"]


def test_choose_names_what_there_is() -> None:
    with pytest.raises(
        UnknownBot,
        match=r"one of random, .*module:Class, path/to/file.py:Class, FILE.npz, FILE.npz:SIMULATIONS$",
    ):
        choose(games.catan_junior.new(players=3).observe(0), 0, "admiral")


def test_seat_env_and_tournament_take_bots_from_outside() -> None:
    sea = SeatEnv("catan-junior", bots=(BUILDER, "random"))
    for _ in range(2):
        _, info = sea.reset(seed=3)
        over = False
        while not over:
            _, _, over, _, info = sea.step(int(info["action_mask"].argmax()))
    *_, standings = play_tournament("catan-junior", (BUILDER, "random"), 3, 10)
    assert standings.ordinal("first_bot.py:Builder") > standings.ordinal("random")


def test_seat_env_and_tournament_take_a_class() -> None:
    one, same = (SeatEnv("catan-junior", bots=(bot, "random")) for bot in (First, outside.name_of(First)))
    for sea in (one, same):
        _, info = sea.reset(seed=3)
        for _ in range(20):
            _, _, _, _, info = sea.step(int(info["action_mask"].argmax()))
    assert one.s.tobytes() == same.s.tobytes()
    *_, standings = play_tournament("catan-junior", [BUILDER, loose()], 3, 4)
    assert set(standings.ratings) == {"first_bot.py:Builder", "here:Loose"}


def loose(choice: str = "legal[0]") -> Any:
    """A class defined in a notebook."""
    names: dict[str, Any] = {"__name__": "__main__"}
    exec(
        "class Loose:\n    def reset(self): pass\n"
        f"    def choose(self, observation, legal, seat, rng): return {choice}",
        names,
    )
    return names["Loose"]


def test_a_class_without_a_file_plays_in_this_process() -> None:
    bots = [loose(), "random", "random"]
    results = simulate("catan-junior", bots, games=1)
    assert set(results.bots) == {"here:Loose", "random"}
    assert steps(results) == steps(simulate("catan-junior", [First, "random", "random"], games=1))
    with pytest.raises(UnknownBot, match=r"^no other process can find the class of here:Loose.*\(jobs=1\)"):
        simulate("catan-junior", bots, games=1, jobs=2)


def test_a_class_that_is_written_anew_plays_its_new_code() -> None:
    for choice, same in (("legal[0]", First), ("rng.choice(legal)", Any1), ("legal[0]", First)):
        results = simulate("catan-junior", [loose(choice), "random", "random"], games=2)
        assert set(results.bots) == {"here:Loose", "random"}
        assert steps(results) == steps(simulate("catan-junior", [same, "random", "random"], games=2))


def test_two_classes_out_of_one_factory_are_two_bots() -> None:
    def make(nth: int) -> Any:
        class Made:
            asked = 0

            def choose(self, observation: Record, legal: list[int], seat: int, rng: random.Random) -> int:
                type(self).asked += 1
                return legal[nth]

        return Made

    one, other = make(0), make(-1)
    results = simulate("catan-junior", [one, other, one], games=3)
    assert {name: bot.seats for name, bot in results.bots.items()} == {"here:Made": 6, "here:Made#2": 3}
    assert one.asked > 0
    assert other.asked > 0
    own = {bot: simulate("catan-junior", [bot, "random", "random"], games=2) for bot in (one, other)}
    assert steps(own[one]) != steps(own[other])


def test_a_file_that_was_changed_is_read_again(tmp_path: Path) -> None:
    place = tmp_path / "mine.py"
    text = "class Mine:\n    def reset(self): pass\n    def choose(self, o, legal, seat, rng): return "
    for choice, same in (("legal[0]", First), ("rng.choice(legal)", Any1)):
        place.write_text(text + choice)
        results = simulate("catan-junior", [f"{place}:Mine", "random", "random"], games=2)
        assert steps(results) == steps(simulate("catan-junior", [same, "random", "random"], games=2))


def test_two_versions_of_a_bot_are_counted_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for version, choice in (("v1", "build_fort"), ("v2", "end_turn")):
        (tmp_path / version).mkdir()
        text = (EXAMPLES / "first_bot.py").read_text().replace("build_fort", choice)
        (tmp_path / version / "bot.py").write_text(text)
    bots = ["v1/bot.py:Builder", f"{tmp_path}/v2/bot.py:Builder", "v2/bot.py:Builder"]
    results = simulate("catan-junior", bots, games=30)
    seats = {name: bot.seats for name, bot in results.bots.items()}
    assert seats == {"v1/bot.py:Builder": 30, "v2/bot.py:Builder": 60}
    assert results.bots["v1/bot.py:Builder"].share > results.bots["v2/bot.py:Builder"].share
    *_, standings = play_tournament("catan-junior", bots, 3, 3)
    assert set(standings.ratings) == set(seats)
    assert standings.games == 3


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        (["greedy", "a/x.py:One", "greedy"], ["greedy", "x.py:One", "greedy"]),
        (["a/x.py:One", "a/x.py:Two"], ["x.py:One", "x.py:Two"]),
        (["a/b/x.py:One", "c/b/x.py:One", "b/x.py:Two"], ["a/b/x.py:One", "c/b/x.py:One", "x.py:Two"]),
        (["a/w.npz", "./a/../a/w.npz", "a/w.npz:20"], ["w.npz", "w.npz", "w.npz:20"]),
        (["a/w.npz:20", "b/w.npz:20"], ["a/w.npz:20", "b/w.npz:20"]),
        (["some.module:One", "other.module:One"], ["some.module:One", "other.module:One"]),
    ],
)
def test_a_title_has_no_more_folders_than_it_takes(bots: list[str], said: list[str]) -> None:
    called = titles(bots)
    assert [called[bot] for bot in bots] == said


def test_the_hash_of_a_bot_is_that_of_its_file(tmp_path: Path) -> None:
    place = tmp_path / "one.py"
    place.write_text((EXAMPLES / "first_bot.py").read_text())
    assert outside.fingerprint(f"{place}:Builder") == outside.fingerprint(BUILDER)
    other = tmp_path / "other.py"
    other.write_text(place.read_text().replace("build_fort", "build_boat"))
    assert outside.fingerprint(f"{other}:Builder") != outside.fingerprint(BUILDER)


def test_a_plan_for_a_race_is_walked_by_the_bot() -> None:
    game = games.find("santy-anno")
    match = games.santy_anno.new(players=3, seed=1)
    assert game.tempo is not None
    while not game.tempo.racing(match.s):
        match.play(match.codes()[0])
    plan = outside.Outsider(outside.name_of(Any1)).begin(1).plan(match.observe(0), 0, stream_of(1), 400)
    assert plan
    assert [at for at, _ in plan] == sorted({at for at, _ in plan})
