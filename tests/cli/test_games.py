"""The commands that play: simulate, replay and bench engine, as a person at a terminal uses them."""

import json
from pathlib import Path
from typing import Final

import msgspec
import pytest

from flibuste import games
from flibuste.core import dice
from flibuste.core.chance import pick, stream_of
from flibuste.core.match import Match
from flibuste.core.recording import Proof, Recording, key_to_hex, save
from tests.cli.conftest import Run

STATUS: Final = 0
OUT: Final = 1


def random_game(name: str, seed: int = 3) -> Match:
    """A whole game by random players."""
    game = games.find(name)
    match = Match(game, game.players[0], seed)
    stream = stream_of("cli", seed)
    while not match.over:
        seat = match.actors[pick(stream, len(match.actors))]
        codes = match.codes(seat)
        match.play(int(codes[pick(stream, len(codes))]), seat)
    return match


@pytest.mark.parametrize("name", games.names())
def test_simulate_gives_the_same_games_whatever_the_number_of_jobs(flibuste: Run, name: str) -> None:
    arguments = ["simulate", name, "--games", "12", "--seed", "7", "--json"]
    alone = json.loads(flibuste(*arguments)[OUT])
    assert alone["games"] == 12
    assert sum(alone["wins"]["share"]) == pytest.approx(1)
    assert sum(alone["endings"].values()) == 12
    assert json.loads(flibuste(*arguments, "--jobs", "2")[OUT]) == alone


@pytest.mark.parametrize("language", ["fr", "en", "pl"])
@pytest.mark.parametrize("name", games.names())
def test_replay_tells_a_recorded_game_in_words(
    flibuste: Run, tmp_path: Path, name: str, language: str
) -> None:
    page = tmp_path / "game.json"
    save(random_game(name).replay(), page)
    status, out, _ = flibuste("replay", str(page), "--lang", language)
    assert status == 0
    assert len(out.splitlines()) > 10


def test_verify_follows_the_steps_to_the_recorded_result(flibuste: Run, tmp_path: Path) -> None:
    page = tmp_path / "game.json"
    recording = random_game("catan-junior").replay()
    save(recording, page)
    assert "steps follow the rules" in flibuste("replay", str(page), "--verify")[OUT]
    recording.ranks.reverse()
    save(recording, page)
    status, _, err = flibuste("replay", str(page), "--verify")
    assert status == 2
    assert "result" in err


def test_verify_checks_the_dice(flibuste: Run, tmp_path: Path) -> None:
    secret, nonces = b"s" * 32, [b"one", b"two", b"three"]
    key = key_to_hex(dice.key_from(secret, "TABLE", nonces))
    proof = Proof(dice.commitment(secret), secret.hex(), "TABLE", [nonce.hex() for nonce in nonces])
    page = tmp_path / "game.json"
    save(Recording("catan-junior", games.find("catan-junior").version, 3, {}, key, [], proof=proof), page)
    assert "dice verified" in flibuste("replay", str(page), "--verify")[OUT]
    proof.nonces.reverse()
    save(Recording("catan-junior", games.find("catan-junior").version, 3, {}, key, [], proof=proof), page)
    assert flibuste("replay", str(page), "--verify")[STATUS] == 2


@pytest.mark.parametrize(
    "change",
    [
        lambda page: page.unlink(),
        lambda page: page.write_text("no game"),
        lambda page: page.write_text("{}"),
        lambda page: page.write_bytes(b"\xff\xfe"),
        lambda page: rewrite(page, game="chess"),
        lambda page: rewrite(page, version=99),
        lambda page: rewrite(page, players=17),
        lambda page: rewrite(page, key="short"),
        lambda page: rewrite(page, options={"no": "such"}),
        lambda page: rewrite(page, steps=[[0, 2, 999]]),
    ],
)
def test_a_bad_file_gets_one_clear_line(flibuste: Run, tmp_path: Path, change: object) -> None:
    page = tmp_path / "game.json"
    save(random_game("catan-junior").replay(), page)
    assert callable(change)
    change(page)
    status, _, err = flibuste("replay", str(page))
    assert status == 2
    assert len(err.splitlines()) == 1


def rewrite(page: Path, **fields: object) -> None:
    """Writes the recording with other fields."""
    page.write_bytes(msgspec.json.encode({**msgspec.json.decode(page.read_bytes()), **fields}))


def test_bench_engine_measures_every_game_and_its_peers(flibuste: Run) -> None:
    figures = json.loads(flibuste("bench", "engine", "--seconds", "0.1", "--json")[OUT])
    peers = {peer.name for game in games.every() for peer in game.study.peers}
    assert set(games.names()) | peers == set(figures)
    for name in games.names():
        assert figures[name]["decisions_per_s"] > 0
        assert figures[name]["state_bytes"] < 1024
