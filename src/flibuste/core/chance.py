"""Random numbers: SipHash-2-4 of a counter under a 128-bit key, without modulo bias.

Nobody can compute the next draw from any number of earlier ones, and a game's draws depend on its key alone.
"""

import hashlib
from typing import Any

import numpy as np

from flibuste.core.compiled import compiled
from flibuste.core.record import Ints, Record
from flibuste.core.scripted import can_be_scripted

_V0 = np.uint64(0x736F6D6570736575)
_V1 = np.uint64(0x646F72616E646F6D)
_V2 = np.uint64(0x6C7967656E657261)
_V3 = np.uint64(0x7465646279746573)
_LENGTH = np.uint64(8 << 56)
_END = np.uint64(0xFF)
_LOW = np.uint64(0xFFFFFFFF)
_ONE = np.uint64(1)
_13, _16, _17, _21, _32 = (np.uint64(n) for n in (13, 16, 17, 21, 32))
_51, _48, _47, _43 = (np.uint64(64 - n) for n in (13, 16, 17, 21))


@compiled
def _round(v0: Any, v1: Any, v2: Any, v3: Any) -> Any:
    v0 = v0 + v1
    v1 = ((v1 << _13) | (v1 >> _51)) ^ v0
    v0 = (v0 << _32) | (v0 >> _32)
    v2 = v2 + v3
    v3 = ((v3 << _16) | (v3 >> _48)) ^ v2
    v0 = v0 + v3
    v3 = ((v3 << _21) | (v3 >> _43)) ^ v0
    v2 = v2 + v1
    v1 = ((v1 << _17) | (v1 >> _47)) ^ v2
    v2 = (v2 << _32) | (v2 >> _32)
    return v0, v1, v2, v3


@compiled
def siphash(k0: Any, k1: Any, message: Any) -> Any:
    """SipHash-2-4 of one 8-byte message."""
    v0, v1, v2, v3 = k0 ^ _V0, k1 ^ _V1, k0 ^ _V2, k1 ^ _V3 ^ message
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v3 = v0 ^ message, v3 ^ _LENGTH
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v2 = v0 ^ _LENGTH, v2 ^ _END
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    return v0 ^ v1 ^ v2 ^ v3


@can_be_scripted
@compiled
def draw(s: Record, n: int) -> int:
    """A number from 0 to n - 1 from the game's own stream."""
    bound = np.uint64(n)
    while True:
        s.drawn = np.uint64(s.drawn) + _ONE  # type: ignore[assignment]
        product = (siphash(s.key[0], s.key[1], np.uint64(s.drawn)) >> _32) * bound
        low = product & _LOW
        if low >= bound or low >= ((_LOW - bound + _ONE) % bound):
            return np.int64(product >> _32)  # type: ignore[return-value]


@compiled
def pick(stream: Ints, n: int) -> int:
    """A number from 0 to n - 1 from a stream that belongs to no game."""
    bound = np.uint64(n)
    while True:
        stream[2] += _ONE
        product = (siphash(stream[0], stream[1], stream[2]) >> _32) * bound
        low = product & _LOW
        if low >= bound or low >= ((_LOW - bound + _ONE) % bound):
            return np.int64(product >> _32)  # type: ignore[return-value]


@compiled
def shuffle(s: Record, cards: Ints, count: int) -> None:
    """Shuffles the first `count` cards with the game's own stream."""
    for last in range(count - 1, 0, -1):
        other = draw(s, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@compiled
def mix(stream: Ints, cards: Ints, count: int) -> None:
    """Shuffles the first `count` cards with a stream that belongs to no game."""
    for last in range(count - 1, 0, -1):
        other = pick(stream, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@compiled
def rekey(s: Record, stream: Ints) -> None:
    """Gives a drawn state a future of its own."""
    s.key[0] = siphash(stream[0], stream[1], stream[2] + _ONE)
    s.key[1] = siphash(stream[0], stream[1], stream[2] + _ONE + _ONE)
    stream[2] += _ONE + _ONE
    s.drawn = np.uint64(0)  # type: ignore[assignment]


def key_of(*words: object) -> Ints:
    """The 128-bit key that stands for these words, the same on every machine."""
    text = "\x1f".join(str(word) for word in words)
    return np.frombuffer(hashlib.sha256(text.encode()).digest()[:16], "<u8").astype(np.uint64)


def stream_of(*words: object) -> Ints:
    """A stream of random numbers that stands for these words."""
    return np.append(key_of(*words), np.uint64(0))
