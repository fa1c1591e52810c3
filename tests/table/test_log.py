"""The log is the truth: the same rows give the same table, and undo is a row like any other."""

import pytest

from flibuste.table import play, undo
from flibuste.table.refused import Refused
from tests.table.scene import Scene


@pytest.mark.parametrize("game", ["catan-junior", "sandokan"])
def test_a_table_folded_again_is_the_same_to_the_byte(game: str) -> None:
    scene = Scene(game).people("anne", "ben", "cleo").start()
    for _ in range(60):
        scene.after(1).act()
    again = scene.folded_again()
    assert again.state.tobytes() == scene.table.state.tobytes()
    assert again.clocks.asked == scene.table.clocks.asked
    assert again.ids == scene.table.ids


def test_ones_own_steps_are_taken_back_one_by_one_and_final_ones_never() -> None:
    scene = Scene("catan-junior").people("anne", "ben", "cleo").start()
    taken_back = refused = 0
    while scene.table.clocks.asked and scene.table.seq < 400:
        seat = min(scene.table.clocks.asked)
        prompt = scene.table.asks(seat)
        assert prompt is not None
        before = scene.table.state.tobytes()
        choices = _choices(scene, seat)
        scene.do(play.play, seat, prompt, choices[scene.table.seq % len(choices)])
        if scene.table.phase == "over":
            break
        offered = undo.offered(scene.table, seat)
        if offered is None:
            with pytest.raises(Refused, match="final"):
                scene.do(undo.undo, seat, scene.table.seq)
            refused += 1
        else:
            assert offered.number == scene.table.number(seat) == scene.table.seq
            scene.do(undo.undo, seat, offered.number)
            assert scene.table.state.tobytes() == before
            assert scene.table.asks(seat) == prompt
            scene.do(play.play, seat, prompt, choices[scene.table.seq % len(choices)])
            taken_back += 1
    assert taken_back > 0
    assert refused > 0
    assert scene.folded_again().state.tobytes() == scene.table.state.tobytes()


def _choices(scene: Scene, seat: int) -> list[int]:
    import numpy as np

    out = np.zeros(scene.table.game.max_legal, np.int64)
    count = scene.table.game.legal(scene.table.observe(seat), seat, out)
    found: list[int] = out[:count].tolist()
    return found


def test_stale_means_that_the_prompt_is_over() -> None:
    scene = Scene("catan-junior").people("anne", "ben", "cleo").start()
    seat = min(scene.table.clocks.asked)
    prompt = scene.table.asks(seat)
    assert prompt is not None
    action = _choices(scene, seat)[0]
    with pytest.raises(Refused, match="stale"):
        scene.do(play.play, seat, prompt + 1, action)
    scene.do(play.play, seat, prompt, action)


def test_nobody_acts_out_of_turn() -> None:
    scene = Scene("catan-junior").people("anne", "ben", "cleo").start()
    seat = min(scene.table.clocks.asked)
    other = next(number for number in range(3) if number not in scene.table.clocks.asked)
    with pytest.raises(Refused) as caught:
        scene.do(play.play, other, scene.table.asks(seat), _choices(scene, seat)[0])
    assert caught.value.code == "not_your_turn"
