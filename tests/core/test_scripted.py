"""A list can decide what the rules draw, in one thread and nowhere else."""

import threading

import numpy as np
import pytest

from flibuste import games
from flibuste.core.chance import draw, key_of, shuffle
from flibuste.core.record import copied
from flibuste.core.scripted import NextDraw, scripted

GAME = games.every()[0]


def test_the_list_says_what_is_drawn_and_then_what_could_be() -> None:
    s = GAME.first_state(GAME.players[0], key=key_of("scripted"))
    before = s.tobytes()
    with scripted([2, 3]):
        assert draw(s, 6) == 2
        assert draw(s, 1) == 0
        assert draw(s, 4) == 3
        with pytest.raises(NextDraw) as open_draw:
            draw(s, 5)
    assert open_draw.value.bound == 5
    assert s.tobytes() == before


def test_outside_of_it_chance_decides_as_before() -> None:
    s = GAME.first_state(GAME.players[0], key=key_of("scripted"))
    twin = copied(s)
    drawn = [int(draw(s, 1000)) for _ in range(20)]
    with scripted([7]):
        draw(s, 1000)
    assert [int(draw(twin, 1000)) for _ in range(20)] == drawn
    assert s.tobytes() == twin.tobytes()


def test_other_threads_know_nothing_of_it() -> None:
    s = GAME.first_state(GAME.players[0], key=key_of("scripted"))
    found: list[int] = []
    with scripted([]):
        other = threading.Thread(target=lambda: found.append(int(draw(s, 6))))
        other.start()
        other.join()
    assert len(found) == 1


def test_a_shuffle_is_made_of_draws() -> None:
    s = GAME.first_state(GAME.players[0])
    cards = np.arange(4)
    with scripted([0, 0, 0]):
        shuffle(s, cards, 4)
    assert cards.tolist() == [1, 2, 3, 0]
