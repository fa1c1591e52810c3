"""Secret actions: who notices them, how everyone numbers the rows, and what can be taken back."""

import random
from collections import deque

import numpy as np
import pytest

from flibuste.core.recording import replay
from flibuste.games.sandokan.actions import ATTACK, SHOW
from flibuste.server.http import replays
from flibuste.server.live.info import summary
from flibuste.table import play, talk, undo
from flibuste.table.noticing import REMEMBERED, Memory, Told
from flibuste.table.refused import Refused
from tests.table.scene import Scene

PEOPLE = ("anne", "ben", "cleo")


def legal(scene: Scene, seat: int) -> list[int]:
    """What a seat may do now."""
    table = scene.table
    out = np.zeros(table.game.max_legal, np.int64)
    return [int(code) for code in out[: table.rules.legal(table.seen(seat), seat, out)]]


def act(scene: Scene, seat: int, action: int) -> None:
    """A seat acts."""
    scene.do(play.play, seat, scene.table.asks(seat), action)


def take_back(scene: Scene, seat: int) -> None:
    """A seat takes its latest step back."""
    step = undo.offered(scene.table, seat)
    assert step is not None
    scene.do(undo.undo, seat, step.number)


def in_a_fight() -> tuple[Scene, int, int]:
    """Two captains who can both show two cards, and who they are: attacker and defender."""
    for seed in range(400):
        rng = random.Random(seed)
        scene = Scene("sandokan", 3, options={"cards": "spent", "fights": "chosen"}).people(*PEOPLE).start()
        for _ in range(120):
            seat = rng.choice(list(scene.table.clocks.asked))
            found = legal(scene, seat)
            attacks = [code for code in found if ATTACK <= code < ATTACK + 3]
            act(scene, seat, rng.choice(attacks or found))
            fighters = list(scene.table.clocks.asked)
            shows = [sum(SHOW <= code < SHOW + 3 for code in legal(scene, each)) for each in fighters]
            if attacks and len(fighters) == 2 and min(shows) > 0:
                one, other = fighters
                return (scene, one, other) if one == seat else (scene, other, one)
    raise AssertionError("nobody fought")


@pytest.mark.clause("SK-41")
def test_a_card_shown_in_secret_moves_no_number_but_ones_own() -> None:
    scene, attacker, defender = in_a_fight()
    table = scene.table
    third = 3 - attacker - defender
    before = {eyes: table.number(eyes) for eyes in (0, 1, 2, None)}
    seq = table.seq
    act(scene, attacker, legal(scene, attacker)[0])
    act(scene, defender, legal(scene, defender)[0])
    assert table.seq == seq + 2
    assert table.number(attacker) == before[attacker] + 1
    assert table.number(defender) == before[defender] + 1
    assert (table.number(third), table.number(None)) == (before[third], before[None])
    again = scene.folded_again()
    assert again.missed == table.missed
    assert again.ids == table.ids


@pytest.mark.clause("SK-41")
def test_a_card_is_taken_back_though_the_other_has_shown_one_since() -> None:
    scene, attacker, defender = in_a_fight()
    table = scene.table
    third = 3 - attacker - defender
    numbers = table.number(third), table.number(None)
    bare = table.observed(attacker, table.state).tobytes()
    act(scene, attacker, legal(scene, attacker)[0])
    act(scene, defender, legal(scene, defender)[0])
    his = table.observed(defender, table.state).tobytes()
    take_back(scene, attacker)
    assert table.observed(attacker, table.state).tobytes() == bare
    assert table.observed(defender, table.state).tobytes() == his
    assert (table.number(third), table.number(None)) == numbers
    assert scene.folded_again().state.tobytes() == table.state.tobytes()
    with pytest.raises(Refused, match="final"):
        scene.do(undo.undo, attacker, table.number(attacker))


@pytest.mark.clause("SK-41")
def test_a_recording_leaves_out_the_card_that_was_taken_back_and_no_other() -> None:
    scene, attacker, defender = in_a_fight()
    act(scene, attacker, legal(scene, attacker)[0])
    act(scene, defender, legal(scene, defender)[0])
    shown = scene.log[-1]
    take_back(scene, attacker)
    recorded = replays.recording(scene.table, scene.log)
    assert (recorded.steps[-1].seat, recorded.steps[-1].at) == (defender, shown.at - scene.table.started)
    state, *_ = deque(replay(recorded), maxlen=1)[0]
    assert state.tobytes() == scene.table.state.tobytes()


@pytest.mark.clause("SK-41")
def test_a_card_shown_in_secret_does_not_move_the_instant_in_the_lists() -> None:
    scene, attacker, _ = in_a_fight()
    noticed = summary(scene.table).updated
    act(scene.after(7), attacker, legal(scene, attacker)[0])
    take_back(scene.after(7), attacker)
    assert summary(scene.table).updated == scene.folded_again().noticed_at == noticed < scene.table.at
    scene.after(7).do(talk.say, PEOPLE[attacker], "hello", None)
    assert summary(scene.table).updated == scene.table.at


@pytest.mark.clause("SK-41")
def test_what_is_said_has_its_place_among_what_each_has_noticed() -> None:
    scene, attacker, defender = in_a_fight()
    table = scene.table
    ahead = table.number(attacker) - table.number(defender)
    act(scene, attacker, legal(scene, attacker)[0])
    scene.do(talk.say, PEOPLE[defender], "hello", None)
    remark = table.talk[-1]
    assert [remark.number(seat) for seat in range(3)] == [table.number(seat) for seat in range(3)]
    assert remark.number(attacker) - remark.number(defender) == ahead + 1
    assert remark.number() == table.number(None)


def test_what_a_bot_goes_by_counts_what_it_has_noticed() -> None:
    scene, attacker, defender = in_a_fight()
    table = scene.table
    played = table.played_before(defender)
    act(scene, attacker, legal(scene, attacker)[0])
    assert table.played_before(defender) == played
    assert table.played_before(attacker) > 0
    take_back(scene, attacker)
    assert table.played_before(defender) == played


def test_hidden_rows_push_nothing_out_that_others_remember() -> None:
    memory: Memory[Told] = Memory()
    for seq in range(1, REMEMBERED + 1):
        memory.keep(Told(seq, b"", ()))
    for seq in range(REMEMBERED + 1, 3 * REMEMBERED):
        memory.hide(0, Told(seq, b"", ()))
    assert len(memory.open) == REMEMBERED
    assert memory.forgotten == 0
    assert len(memory.hidden[0]) == REMEMBERED
    assert next(memory.newest_first()).seq == memory.newest == 3 * REMEMBERED - 1
    memory.keep(Told(3 * REMEMBERED, b"", ()))
    assert memory.forgotten == 1
