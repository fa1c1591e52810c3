"""Who may come, sit, host, speak and go."""

import pytest

from flibuste.table import agree, dropped, host, join, pause, resign, sit, start, talk
from flibuste.table.refused import Refused
from flibuste.table.settings import Settings
from tests.table.scene import Scene


def refusal(scene: Scene, *call: object, **more: object) -> str:
    """The code with which the table says no."""
    before = scene.table.seq
    with pytest.raises(Refused) as caught:
        scene.do(*call, **more)  # type: ignore[arg-type]
    assert scene.table.seq == before
    return caught.value.code


def test_the_first_person_is_the_host_and_only_the_host_may_start() -> None:
    scene = Scene().people("anne", "ben", "cleo")
    assert scene.host == "anne"
    assert refusal(scene, start.start, "ben", str) == "not_host"


def test_a_game_needs_the_right_number_of_players() -> None:
    scene = Scene().people("anne", "ben")
    assert refusal(scene, start.start, "anne", str) == "wrong_number"


def test_a_seat_is_taken_once() -> None:
    scene = Scene().people("anne").do(join.join, "ben", "ben")
    assert refusal(scene, sit.sit, "ben", 0, None, "") == "seat_taken"


def test_two_people_never_have_the_same_name() -> None:
    scene = Scene().do(join.join, "a", "Corto").do(join.join, "b", "Corto")
    first, second = (member.name for member in scene.table.crew.members)
    assert first == "Corto" != second


def test_free_names_can_be_forbidden() -> None:
    scene = Scene(free_names=False).do(join.join, "a", "my own name")
    assert scene.table.crew.members[0].name != "my own name"


def test_a_banned_person_stays_outside_and_a_kicked_one_may_come_back() -> None:
    scene = Scene().people("anne", "ben", "cleo")
    scene.do(host.kick, "anne", 1, ban=False)
    assert scene.table.crew.seats[1].kind == "free"
    scene.do(join.join, "ben", None)
    scene.do(host.kick, "anne", 1, ban=True)
    assert refusal(scene, join.join, "ben", None) == "banned"


def test_a_locked_table_turns_newcomers_away() -> None:
    scene = Scene().people("anne").do(host.settle, "anne", Settings(locked=True))
    assert refusal(scene, join.join, "ben", None) == "locked"


def test_options_stay_as_they_are_once_the_game_has_begun() -> None:
    scene = Scene().people("anne", "ben", "cleo").start()
    changed = Settings(options={scene.table.game.options[0].name: scene.table.game.options[0].values[-1]})
    assert refusal(scene, host.settle, "anne", changed) == "already_started"
    assert refusal(scene, host.settle, "anne", Settings(race_limit=60)) == "already_started"


def test_a_hosts_rights_pass_to_the_next_person_who_is_there() -> None:
    scene = Scene().people("anne", "ben", "cleo")
    scene.do(host.pass_on, frozenset({2}))
    assert scene.host == "cleo"
    scene.do(join.leave, "cleo")
    assert scene.host == "anne"


def test_only_the_owner_of_a_seat_can_resign_it_and_a_bot_goes_on() -> None:
    scene = Scene().people("anne", "ben", "cleo").start()
    assert refusal(scene, resign.resign, "ben", 0, "random") == "not_your_seat"
    scene.do(resign.resign, "anne", 0, "random")
    assert scene.table.crew.seats[0].by_bot
    assert scene.table.crew.seats_of(0) == []


def test_a_game_ends_when_all_people_agree() -> None:
    scene = Scene().people("anne", "ben").bots(2).start()
    phases = [
        scene.do(agree.agree, name, seat, yes=True).table.phase for seat, name in enumerate(("anne", "ben"))
    ]
    assert phases == ["playing", "over"]
    assert scene.table.ranks == []


@pytest.mark.parametrize(
    ("policy", "happens"),
    [("wait", None), ("bot", "by_bot"), ("offer", "offered"), ("pause", "paused")],
)
def test_what_happens_to_who_drops_out_is_the_tables_choice(policy: str, happens: str | None) -> None:
    scene = Scene(dropped=policy).people("anne", "ben", "cleo").start()
    scene.do(lambda table, now: dropped.patience_over(table, 1, "random", now))
    seat = scene.table.crew.seats[1]
    assert seat.by_bot == (happens == "by_bot")
    assert seat.offered == (happens == "offered")
    assert (scene.table.phase == "paused") == (happens == "paused")


def test_a_bot_hands_the_seat_back() -> None:
    scene = Scene(dropped="bot").people("anne", "ben", "cleo").start()
    scene.do(lambda table, now: dropped.patience_over(table, 1, "random", now))
    scene.do(dropped.come_back, "ben", 1)
    assert not scene.table.crew.seats[1].by_bot


def test_an_absent_persons_seat_needs_the_hosts_yes() -> None:
    scene = Scene(dropped="offer").people("anne", "ben", "cleo").start().do(join.join, "dana", None)
    scene.do(dropped.ask, "dana", 1)
    everyone = frozenset({0, 1, 2, 3})
    assert refusal(scene, dropped.give, "dana", 1, 3, everyone) == "not_host"
    assert refusal(scene, dropped.give, "anne", 1, 3, everyone) == "seat_taken"
    scene.do(dropped.give, "anne", 1, 3, frozenset({0, 2, 3}))
    assert scene.table.crew.seats_of(3) == [1]
    assert scene.table.crew.seats_of(1) == []


def test_a_seat_carried_to_another_device_leaves_the_old_one() -> None:
    scene = Scene().people("anne", "ben", "cleo").start()
    scene.do(dropped.carry, 1, "ben", "bens-phone")
    assert scene.table.crew.seats_of(1) == []
    assert scene.table.crew.seats[1].member == 3


def test_phrases_always_free_text_only_if_the_host_allows_it() -> None:
    scene = Scene().people("anne")
    scene.do(talk.say, "anne", "hello", None)
    assert refusal(scene, talk.say, "anne", None, "hey you") == "no_free_text"
    assert refusal(scene, talk.say, "anne", "no such phrase", None) == "no_such_phrase"
    scene.do(host.settle, "anne", Settings(free_text=True))
    scene.do(talk.say, "anne", None, "<b>hey\n\x07 you</b>")
    assert scene.table.talk[-1].text == "<b>hey you</b>"


def test_a_muted_person_is_not_heard() -> None:
    scene = Scene().people("anne", "ben").do(host.mute, "anne", 1, muted=True)
    assert refusal(scene, talk.say, "ben", "hello", None) == "muted"


def test_a_spectator_cannot_pause() -> None:
    scene = Scene().people("anne", "ben", "cleo").start().do(join.join, "dana", None)
    assert refusal(scene, pause.pause, "dana") == "not_playing"
    scene.do(pause.pause, "ben")
    assert scene.table.phase == "paused"
