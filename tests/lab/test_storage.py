"""Games on disk identify themselves: nothing is mixed, nothing counted twice, every game can be replayed."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow.parquet as pq
import pytest
from openskill.models import PlackettLuce

from flibuste import __version__, games
from flibuste.bots.features import Features
from flibuste.core.record import blank
from flibuste.core.recording import BadRecording, verify
from flibuste.lab import fingerprints, storage
from flibuste.lab.decisions import steps_of
from flibuste.lab.report import win_table
from flibuste.lab.series import Series, play_one, play_some
from flibuste.lab.statistics import share_a_seat, wilson
from flibuste.lab.summary import Summary
from flibuste.lab.tournament import play_tournament
from tests.cli.conftest import Run, flibuste

__all__ = ["flibuste"]

OUT: Final = 1
BOTS: Final = ("greedy", "random", "random")
SERIES: Final = Series("catan-junior", BOTS, seed=3, options={"rounds": 20})


def write(folder: Path, count: int, series: Series = SERIES, **more: Any) -> None:
    """Plays the games that a folder lacks of this many."""
    for numbers in storage.open_folder(folder, series, count, **more):
        storage.write_part(folder, series, numbers, play_some(series, numbers), **more)


def numbers_in(folder: Path) -> list[int]:
    """The games as read by a program that knows nothing about ours."""
    found: list[int] = pq.read_table(folder)["number"].to_pylist()
    return found


def test_a_broken_series_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first, second, third = storage.open_folder(tmp_path, SERIES, 120)
    storage.write_part(tmp_path, SERIES, second, play_some(SERIES, second))
    assert storage.open_folder(tmp_path, SERIES, 120) == [first, third]
    write(tmp_path, 120)
    assert storage.read_all(tmp_path)["number"].to_pylist() == list(range(120))
    assert storage.open_folder(tmp_path, SERIES, 120) == []


@pytest.mark.parametrize("counts", [(6, 10), (60, 100), (60, 70, 130), (100, 60)])
def test_more_games_in_the_same_folder_are_more_games_and_none_twice(
    tmp_path: Path, counts: tuple[int, ...]
) -> None:
    for count in counts:
        write(tmp_path, count)
    assert sorted(numbers_in(tmp_path / storage.GAMES)) == list(range(max(counts)))
    whole = storage.table_of(SERIES, play_some(SERIES, range(max(counts))))
    assert storage.read_all(tmp_path).to_pylist() == whole.to_pylist()


def test_a_folder_is_read_beside_its_report(flibuste: Run, tmp_path: Path) -> None:
    asked = ["simulate", "catan-junior", "--bots", ",".join(BOTS), "--out", str(tmp_path), "--json"]
    told = json.loads(flibuste(*asked, "--games", "60")[OUT])
    assert json.loads(flibuste(*asked, "--games", "100")[OUT])["games"] == 100
    assert told["games"] == 60
    assert (tmp_path / "report.html").exists()
    assert sorted(numbers_in(tmp_path / storage.GAMES)) == list(range(100))


def test_a_file_says_all_that_its_games_depend_on(tmp_path: Path) -> None:
    write(tmp_path, 2)
    (file,) = (tmp_path / storage.GAMES).iterdir()
    told = json.loads(pq.read_schema(file).metadata[storage.METADATA])
    game = games.find("catan-junior")
    assert (told["game"], told["rules"], told["seed"], told["options"]) == (
        "catan-junior",
        game.version,
        3,
        {"rounds": 20},
    )
    assert told["product"] == __version__
    assert [bot["name"] for bot in told["bots"]] == list(BOTS)
    assert told["bots"][0]["hash"] != told["bots"][1]["hash"] == told["bots"][2]["hash"]


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (Series("catan-junior", ("greedy", "greedy", "random"), 3, {"rounds": 20}), "bots greedy"),
        (Series("catan-junior", BOTS, 4, {"rounds": 20}), "seed 3, not 4"),
        (Series("catan-junior", BOTS, 3, {}), 'options {"rounds": 20}, not {}'),
        (Series("sandokan", BOTS, 3, {}), 'game "catan-junior", not "sandokan"'),
    ],
)
def test_a_folder_of_other_games_is_refused_by_name(tmp_path: Path, other: Series, said: str) -> None:
    write(tmp_path, 2)
    with pytest.raises(storage.OtherSeries, match="holds other games") as refused:
        storage.open_folder(tmp_path, other, 2)
    assert said in str(refused.value)
    assert numbers_in(tmp_path / storage.GAMES) == [0, 1]


@pytest.mark.parametrize(("field", "value"), [("rules", 99), ("columns", 2), ("board", "another")])
def test_games_of_other_rules_or_columns_are_not_gone_on_with(
    tmp_path: Path, field: str, value: object
) -> None:
    write(tmp_path, 2)
    place = tmp_path / storage.HEADER
    place.write_text(json.dumps(json.loads(place.read_text()) | {field: value}))
    with pytest.raises(storage.OtherSeries, match=f"holds other games: {field} "):
        storage.open_folder(tmp_path, SERIES, 2)


def test_a_bot_that_changed_is_another_one(tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text("class Mine:\n    def choose(self, o, legal, seat, rng):\n        return legal[0]\n")
    series = Series("catan-junior", (f"{bot}:Mine", "random", "random"))
    write(tmp_path / "run", 2, series)
    bot.write_text(bot.read_text() + "# another\n")
    with pytest.raises(storage.OtherSeries, match=r"bots mine\.py:Mine "):
        storage.open_folder(tmp_path / "run", series, 2)
    assert str(tmp_path) not in str(storage.read_all(tmp_path / "run").to_pylist())


def test_two_versions_of_a_bot_are_told_apart_in_every_row(tmp_path: Path) -> None:
    text = "class Mine:\n    def choose(self, o, legal, seat, rng):\n        return legal[{}]\n"
    for version, nth in (("v1", 0), ("v2", -1)):
        (tmp_path / version).mkdir()
        (tmp_path / version / "bot.py").write_text(text.format(nth))
    series = Series("catan-junior", (f"{tmp_path}/v1/bot.py:Mine", f"{tmp_path}/v2/bot.py:Mine", "random"))
    write(tmp_path / "run", 3, series)
    rows = storage.read_all(tmp_path / "run").to_pylist()
    assert rows[0]["bots"] == ["v1/bot.py:Mine", "v2/bot.py:Mine", "random"]
    assert {bot: seats for bot, _, seats, *_ in win_table(rows)} == dict.fromkeys(rows[0]["bots"], 3)
    held = json.loads((tmp_path / "run" / storage.HEADER).read_text())["bots"]
    assert [bot["name"] for bot in held] == rows[0]["bots"]
    assert held[0]["hash"] != held[1]["hash"]
    assert str(tmp_path) not in str(rows)


class PowerCut(Exception):
    """Everything stops."""


@pytest.mark.parametrize("stopped_at", range(1, 7))
def test_a_series_that_was_cut_at_any_file_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stopped_at: int
) -> None:
    write(tmp_path, 4, steps=True)
    touched = 0

    def until_the_cut(change: Any) -> Any:
        def changed(place: Path, *others: Any) -> Any:
            nonlocal touched
            touched += 1
            if touched == stopped_at:
                raise PowerCut
            return change(place, *others)

        return changed

    with monkeypatch.context() as cut, suppress(PowerCut):
        for change in ("replace", "unlink"):
            cut.setattr(Path, change, until_the_cut(getattr(Path, change)))
        write(tmp_path, 6, steps=True)
    assert (touched < stopped_at) == (stopped_at > 4), "two files are written, and two put away"
    write(tmp_path, 5, steps=True)
    assert storage.open_folder(tmp_path, SERIES, 5, steps=True) == []
    count = len(numbers_in(tmp_path / storage.GAMES))
    whole = play_some(SERIES, range(count))
    assert storage.read_all(tmp_path).to_pylist() == storage.table_of(SERIES, whole).to_pylist()
    assert pq.read_table(tmp_path / storage.STEPS).to_pylist() == steps_of(SERIES, whole).to_pylist()


def test_decisions_that_are_lost_are_missed(tmp_path: Path) -> None:
    write(tmp_path, 2, steps=True)
    (file,) = (tmp_path / storage.STEPS).iterdir()
    file.unlink()
    with pytest.raises(storage.OtherSeries, match=r"has lost steps-0000000-0000002\.parquet"):
        storage.open_folder(tmp_path, SERIES, 4, steps=True)


@pytest.mark.parametrize("text", ["", "[]", "{"])
def test_a_folder_that_does_not_say_what_it_holds_is_refused(tmp_path: Path, text: str) -> None:
    write(tmp_path, 1)
    (tmp_path / storage.HEADER).write_text(text)
    with pytest.raises(storage.OtherSeries, match="does not say what is played here"):
        storage.open_folder(tmp_path, SERIES, 2)
    (tmp_path / storage.HEADER).unlink()
    with pytest.raises(storage.OtherSeries, match="choose an empty folder"):
        storage.open_folder(tmp_path, SERIES, 2)


@pytest.mark.parametrize("name", games.names())
def test_every_game_is_replayed_out_of_its_file(name: str, tmp_path: Path) -> None:
    players = games.find(name).players[0]
    bots = ("random",) if games.find(name).racers is None else ("mate",)
    series = Series(name, bots * players, seed=1)
    write(tmp_path, 3, series)
    recording = storage.game_from(tmp_path, 2)
    assert verify(recording) == play_one(series, 2).ending
    (file,) = (tmp_path / storage.GAMES).iterdir()
    assert storage.game_from(file, 2) == recording


def test_replay_tells_a_game_out_of_a_folder(flibuste: Run, tmp_path: Path) -> None:
    write(tmp_path, 3)
    status, out, _ = flibuste("replay", str(tmp_path), "--game", "1", "--verify")
    assert status == 0
    assert "steps follow the rules" in out
    assert len(flibuste("replay", str(tmp_path), "--game", "1", "--lang", "fr")[OUT].splitlines()) > 50


@pytest.mark.parametrize(
    ("number", "said"),
    [(None, "holds the games 0 to 2: say which one"), (7, "holds the games 0 to 2: not 7")],
)
def test_a_game_that_is_not_there_is_told_so(tmp_path: Path, number: int | None, said: str) -> None:
    write(tmp_path, 3)
    with pytest.raises(BadRecording, match=said):
        storage.game_from(tmp_path, number)


def test_what_is_no_file_of_games_is_told_so(flibuste: Run, tmp_path: Path) -> None:
    other = tmp_path / "other.parquet"
    pq.write_table(pq.read_table(_no_games(tmp_path)), other)
    (tmp_path / "text.parquet").write_text("no parquet at all")
    for name in ("other.parquet", "text.parquet", "none.parquet"):
        status, _, err = flibuste("replay", str(tmp_path / name))
        assert status == 2
        assert len(err.splitlines()) == 1
        assert name in err


def _no_games(folder: Path) -> Path:
    import pyarrow as pa

    pq.write_table(pa.table({"number": [1, 2]}), folder / "numbers.parquet")
    return folder / "numbers.parquet"


@pytest.mark.parametrize("name", ["catan-junior", "sandokan"])
def test_every_decision_is_told_with_what_was_seen_open_and_won(name: str, tmp_path: Path) -> None:
    game = games.find(name)
    series = Series(name, ("greedy",) + ("random",) * (game.players[0] - 1), seed=2)
    write(tmp_path, 2, series, steps=True)
    table = pq.read_table(tmp_path / storage.STEPS)
    told = json.loads(table.schema.metadata[storage.METADATA])
    assert told["features"] == list(Features(game).names)
    assert not any(feature.startswith(("key", "drawn")) for feature in told["features"])
    rows = table.to_pylist()
    played = play_one(series, 1)
    s, o = (
        game.first_state(len(series.bots), {}, np.frombuffer(bytes.fromhex(_key(tmp_path, 1)), "<u8")),
        None,
    )
    own = {row["step"]: row for row in rows if row["number"] == 1}
    choices = np.zeros(game.max_legal, np.int64)
    for step, (seat, action) in enumerate(played.steps.tolist()):
        count = game.legal(s, seat, choices)
        assert (step in own) == (count > 1)
        if step in own:
            row, o = own[step], blank(game.state)
            game.observe(s, seat, o)
            assert (row["seat"], row["action"]) == (seat, action)
            assert np.flatnonzero(row["mask"]).tolist() == sorted(choices[:count].tolist())
            assert row["observation"] == Features(game).of(o, seat).tolist()
            assert (row["rank"], row["share"]) == (played.ranks[seat], played.shares()[seat])
        game.apply(s, seat, action, np.zeros((0, 8), np.int32))


def _key(folder: Path, number: int) -> str:
    key: str = storage.read_all(folder)["key"].to_pylist()[number]
    return key


def test_the_seats_of_one_game_are_one_observation() -> None:
    low, high = share_a_seat(60, 100, 200, 4)
    assert (low, high) == pytest.approx([bound / 2 for bound in wilson(60, 100)])
    assert share_a_seat(100, 100, 400, 4) == (0.25, 0.25), "all seats: there is nothing to be unsure of"
    assert share_a_seat(50, 100, 100, 4) == wilson(50, 100)
    series = Series("catan-junior", ("greedy", "random", "random"))
    summary = Summary(series.bots)
    summary.add(play_some(series, range(30)))
    (_, won, seats, *interval), (_, others, *_) = summary.wins()
    assert won + others == pytest.approx(30)
    assert seats == 30
    assert interval == list(wilson(won, 30))


def test_intervals_by_games_hold_as_often_as_they_say() -> None:
    rng = np.random.default_rng(4)
    held = 0
    for _ in range(400):
        wins = float((rng.random(80) < 0.6).sum())
        low, high = share_a_seat(wins, 80, 160, 4)
        held += low <= 0.3 <= high
    assert 0.92 <= held / 400 <= 0.98


def test_every_seat_counts_in_a_rating() -> None:
    *_, standings = play_tournament("catan-junior", ("greedy", "random"), 4, 1, 0, 1)
    one = play_one(Series("catan-junior", ("greedy", "random") * 2), 0)
    model = PlackettLuce()
    rated = model.rate([[model.rating()] for _ in one.bots], ranks=list(one.ranks))
    for bot in ("greedy", "random"):
        own = [new for who, (new,) in zip(one.bots, rated, strict=True) if who == bot]
        assert len({new.mu for new in own}) == 2, "its two seats did not do alike"
        assert standings.ratings[bot][0] == pytest.approx(sum(new.mu for new in own) / 2)
        assert standings.ratings[bot][1] == pytest.approx(sum(new.sigma for new in own) / 2)


def test_more_bots_than_players_are_refused(flibuste: Run) -> None:
    status, _, err = flibuste(
        "simulate", "catan-junior", "--players", "3", "--bots", "greedy,random,random,random"
    )
    assert (status, err) == (2, "flibuste: Invalid value: --players 3, but --bots names 4\n")
    status, _, err = flibuste("simulate", "catan-junior", "--steps")
    assert (status, err) == (2, "flibuste: Invalid value: --steps needs a folder: --out FOLDER\n")


def test_the_report_names_versions_and_bots(flibuste: Run, tmp_path: Path) -> None:
    flibuste("simulate", "catan-junior", "--bots", ",".join(BOTS), "--games", "3", "--out", str(tmp_path))
    text = (tmp_path / "report.html").read_text()
    game = games.find("catan-junior")
    assert (
        f"Flibuste {__version__}; rules version {game.version}, board {fingerprints.board(game.name)}" in text
    )
    assert f"greedy ({fingerprints.bot_hash(game, 'greedy')})" in text
