"""The random numbers: a known hash, no bias, and streams that stand for words."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flibuste.core.chance import draw, key_of, mix, pick, rekey, shuffle, siphash, stream_of
from flibuste.core.record import I8, Record, blank

CHI_SQUARE_999 = {5: 20.5, 6: 22.5}


class Toss(Record):
    """A game of nothing but chance."""

    faces: I8


def test_siphash_gives_the_published_vector() -> None:
    key = np.frombuffer(bytes(range(16)), "<u8")
    text = np.frombuffer(bytes(range(8)), "<u8")
    assert int(siphash(key[0], key[1], text[0])) == 0x93F5F5799A932462


@pytest.mark.parametrize("sides", [6, 7])
def test_draws_are_uniform(sides: int) -> None:
    stream = stream_of("uniform", sides)
    rolls = Counter(pick(stream, sides) for _ in range(60_000))
    expected = 60_000 / sides
    assert sum((count - expected) ** 2 / expected for count in rolls.values()) < CHI_SQUARE_999[sides - 1]


@given(st.integers(1, 2**31 - 1), st.text())
def test_a_draw_is_below_its_bound(bound: int, word: str) -> None:
    assert 0 <= pick(stream_of(word), bound) < bound


def test_a_game_draws_from_its_key_alone() -> None:
    one, other = blank(Toss), blank(Toss)
    one.key[:] = other.key[:] = key_of("same")
    assert [draw(one, 1000) for _ in range(20)] == [draw(other, 1000) for _ in range(20)]
    assert int(one.drawn) == 20


def test_a_new_key_gives_another_future() -> None:
    s = blank(Toss)
    rekey(s, stream_of("a"))
    first = [draw(s, 1000) for _ in range(20)]
    rekey(s, stream_of("b"))
    assert int(s.drawn) == 0
    assert [draw(s, 1000) for _ in range(20)] != first


@given(st.lists(st.integers(0, 99), max_size=30), st.integers())
def test_shuffling_keeps_the_cards(cards: list[int], seed: int) -> None:
    s = blank(Toss)
    s.key[:] = key_of(seed)
    by_game, by_stream = np.array(cards, np.int8), np.array(cards, np.int8)
    shuffle(s, by_game, len(cards))
    mix(stream_of(seed), by_stream, len(cards))
    assert sorted(by_game.tolist()) == sorted(by_stream.tolist()) == sorted(cards)
