"""A game as one file: its header and its actions, from which every state follows to the byte."""

# compile-cache: holds no rules

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from flibuste.core import dice, facts
from flibuste.core.game import BadOptions, Game, known
from flibuste.core.message import Message
from flibuste.core.record import Ints, blank


class BadRecording(ValueError):
    """A file that is not a recording, or whose game cannot be played as recorded."""


class Step(msgspec.Struct, array_like=True):
    """One action of the log: when (milliseconds since the start), who, what."""

    at: int
    seat: int
    action: int


class Stretch(msgspec.Struct, frozen=True):
    """Steps of a study under its own key."""

    key: str
    steps: list[Step]


class Begun(msgspec.Struct, frozen=True):
    """The position that a study starts from: a finished game's key and its first steps."""

    key: str
    steps: list[Step]
    then: list[Stretch] = []
    """The first steps of the studies between that game and this one, each starting where the previous one
    stops."""


class Proof(msgspec.Struct):
    """What it takes to check that nobody chose the dice."""

    commitment: str
    secret: str
    table: str
    nonces: list[str]


class Recording(msgspec.Struct):
    """A recorded game."""

    game: str
    version: int
    players: int
    options: dict[str, Any]
    key: str
    steps: list[Step]
    names: list[str] = []
    outcome: str = ""
    ranks: list[int] = []
    proof: Proof | None = None
    begun: Begun | None = None
    """Set for a study, which starts in the middle of another game; its own key decides everything after
    that."""
    flibuste: int = 1


def load(path: Path) -> Recording:
    """The recording in a file; raises BadRecording with one clear line."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Recording)
    except OSError as error:
        raise BadRecording(f"{path}: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecording(f"{path}: not a recorded game ({error})") from None


def save(recording: Recording, path: Path) -> None:
    """Writes the recording to a file."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(recording), indent=0))


def game_in(recording: Recording) -> Game:
    """The recorded game, in the version it was played."""
    game = known().get(recording.game)
    if game is None:
        raise BadRecording(f"unknown game {recording.game!r}")
    if game.version != recording.version:
        raise BadRecording(
            f"{game.name}: rules version {recording.version} is not known here, only {game.version}"
        )
    return game


def key_from_hex(text: str) -> Ints:
    """The 128-bit key written as 32 hexadecimal digits."""
    try:
        raw = bytes.fromhex(text)
    except ValueError:
        raw = b""
    if len(raw) != 16:
        raise BadRecording("the key is not 32 hexadecimal digits")
    return np.frombuffer(raw, "<u8").astype(np.uint64)


def key_to_hex(key: Ints) -> str:
    """The key as 32 hexadecimal digits."""
    return key.astype("<u8").tobytes().hex()


def start(recording: Recording) -> Any:
    """The state before the first step."""
    game, key = game_in(recording), key_from_hex(recording.key)
    try:
        if recording.begun is None:
            return game.first_state(recording.players, recording.options, key)
        return studied(game, recording.players, recording.options, recording.begun, key)
    except BadOptions as error:
        raise BadRecording(str(error)) from None


def studied(game: Game, players: int, options: dict[str, Any], begun: Begun, key: Ints) -> Any:
    """A position of another game, with its future redrawn under this key; raises BadRecording, BadOptions."""
    if game.judge is None:
        raise BadRecording(f"no study begins in the middle of a game of {game.name}")
    s = game.first_state(players, options, key_from_hex(begun.key))
    stretches = [Stretch(begun.key, begun.steps), *begun.then]
    keys = [*(key_from_hex(stretch.key) for stretch in begun.then), key]
    for stretch, following in zip(stretches, keys, strict=True):
        _walk(game, s, stretch.steps)
        fresh = blank(game.state)
        game.judge.unsettle(s, np.append(following, np.uint64(0)), fresh)
        s = fresh
    return s


def _walk(game: Game, s: Any, steps: list[Step]) -> None:
    """Takes the steps before a study, or says which one the rules refuse."""
    for number, step in enumerate(steps, 1):
        code = game.allowed(s, step.seat, step.action)
        if code:
            raise BadRecording(f"step {number} before the study: {game.words.refusal(code).name}")
        game.apply(s, step.seat, step.action, facts.NO_FACTS)


def replay(recording: Recording) -> Iterator[tuple[Any, Step, list[tuple[int, ...]]]]:
    """Each step with the state after it and all facts; refuses what the rules refuse."""
    game = game_in(recording)
    s = start(recording)
    happened = facts.buffer(game.max_facts)
    for number, step in enumerate(recording.steps, 1):
        code = game.allowed(s, step.seat, step.action)
        if code:
            raise BadRecording(f"step {number}: {game.words.refusal(code).name}")
        facts.clear(happened)
        game.apply(s, step.seat, step.action, happened)
        yield s, step, [(row[0], *row[2:]) for row in happened[1 : int(happened[0, 0]) + 1].tolist()]


def lines(recording: Recording) -> Iterator[Message]:
    """The log in words: one message per fact."""
    words = game_in(recording).words
    for _, _, happened in replay(recording):
        for fact in happened:
            yield words.fact(fact)


def verify(recording: Recording) -> str:
    """Checks dice, steps and result; returns the ending's name or raises BadRecording."""
    proof = recording.proof
    if proof is not None:
        secret = bytes.fromhex(proof.secret)
        if dice.commitment(secret) != proof.commitment:
            raise BadRecording("the secret is not the one that was committed to")
        nonces = [bytes.fromhex(nonce) for nonce in proof.nonces]
        if key_to_hex(dice.key_from(secret, proof.table, nonces)) != recording.key:
            raise BadRecording("the key does not follow from secret and nonces")
    game = game_in(recording)
    s = start(recording)
    for after, _, _ in replay(recording):
        s = after
    ranks = np.zeros(recording.players, np.int8)
    reason = game.outcome(s, ranks)
    ending = str(game.words.ending(reason)["key"]) if reason else ""
    if recording.outcome and (ending, ranks.tolist()) != (recording.outcome, recording.ranks):
        raise BadRecording("the recorded result is not the one the steps lead to")
    return ending
