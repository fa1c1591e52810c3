"""Who may come, sit, host, speak and go."""

import pytest

from flibuste.table import agree, dropped, host, join, pause, resign, sit, start, talk
from flibuste.table.refused import Refused
from flibuste.table.roster import MOST_COMINGS
from flibuste.table.settings import ClockRule, Settings
from tests.table.scene import Scene


def refusal(scene: Scene, *call: object, **more: object) -> str:
    """The code of the table's refusal."""
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
    first, second = (member.name for member in scene.table.roster.members)
    assert first == "Corto" != second


def test_free_names_can_be_forbidden() -> None:
    scene = Scene(free_names=False).do(join.join, "a", "my own name")
    assert scene.table.roster.members[0].name != "my own name"


def test_a_banned_person_stays_outside_and_a_kicked_one_may_come_back() -> None:
    scene = Scene().people("anne", "ben", "cleo")
    scene.do(host.kick, "anne", 1, ban=False)
    assert scene.table.roster.seats[1].kind == "free"
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
    assert refusal(scene, host.settle, "anne", Settings(clock=ClockRule("turn"))) == "already_started"


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
    assert scene.table.roster.seats[0].by_bot
    assert scene.table.roster.seats_of(0) == []


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
    seat = scene.table.roster.seats[1]
    assert seat.by_bot == (happens == "by_bot")
    assert seat.offered == (happens == "offered")
    assert (scene.table.phase == "paused") == (happens == "paused")


def test_a_bot_hands_the_seat_back() -> None:
    scene = Scene(dropped="bot").people("anne", "ben", "cleo").start()
    scene.do(lambda table, now: dropped.patience_over(table, 1, "random", now))
    scene.do(dropped.come_back, "ben", 1)
    assert not scene.table.roster.seats[1].by_bot


def test_an_absent_persons_seat_needs_the_hosts_yes() -> None:
    scene = Scene(dropped="offer").people("anne", "ben", "cleo").start().do(join.join, "dana", None)
    scene.do(dropped.ask, "dana", 1)
    everyone = frozenset({0, 1, 2, 3})
    assert refusal(scene, dropped.give, "dana", 1, 3, everyone) == "not_host"
    assert refusal(scene, dropped.give, "anne", 1, 3, everyone) == "seat_kept"
    scene.do(dropped.give, "anne", 1, 3, frozenset({0, 2, 3}))
    assert scene.table.roster.seats_of(3) == [1]
    assert scene.table.roster.seats_of(1) == []


def test_a_seat_carried_to_another_device_leaves_the_old_one() -> None:
    scene = Scene().people("anne", "ben", "cleo").start()
    scene.do(dropped.carry, 1, "ben", "bens-phone")
    assert scene.table.roster.seats_of(1) == []
    assert scene.table.roster.seats[1].member == 3


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


# Many who watch


def crowded(seats: int = 4) -> Scene:
    """A table with as many spectators as it has room for."""
    scene = Scene(seats=seats).people("anne", "ben")
    for number in range(join.MOST_SPECTATORS):
        scene.do(join.join, f"stranger {number}", None)
    return scene


def test_strangers_do_not_keep_out_who_sits_down() -> None:
    scene = crowded()
    assert refusal(scene, join.join, "cleo", "Cleo") == "table_full"
    assert sit.open_to_all(scene.table, 2)
    assert not sit.open_to_all(scene.table, 1)
    scene.do(join.join, "cleo", "Cleo", seated=True).do(sit.sit, "cleo", 2, None, "")
    scene.start().do(join.leave, "ben")
    # Who has a seat is no stranger, whoever watches meanwhile.
    scene.do(join.join, "ben", None)
    assert scene.folded_again().roster == scene.table.roster


@pytest.mark.parametrize("ban", [False, True])
def test_who_leaves_or_is_sent_away_makes_room(ban: bool) -> None:
    scene = crowded().do(host.kick, "anne", 17, ban=ban).do(join.join, "dana", None)
    assert refusal(scene, join.join, "eve", None) == "table_full"
    scene.do(join.leave, "dana").do(join.join, "eve", None)


def test_strangers_who_are_away_give_way() -> None:
    scene = crowded()
    members = scene.table.roster.members
    kept = frozenset(range(len(members))) - {23}
    scene.do(join.join, "dana", "Dana", kept=kept)
    assert [member.number for member in members if not member.here] == [23]
    assert refusal(scene, join.join, "eve", None, kept=kept | {len(members) - 1}) == "table_full"


def test_a_number_of_whom_nothing_is_left_is_given_again() -> None:
    scene = Scene(free_text=True).people("anne", "ben", "cleo").start()
    for visit in range(50):
        scene.do(join.join, f"stranger {visit}", None).do(join.leave, f"stranger {visit}")
    assert len(scene.table.roster.members) == 4
    # Whoever was heard or banned is still known.
    scene.do(join.join, "dana", "Dana").do(talk.say, "dana", "hello", None).do(join.leave, "dana")
    scene.do(join.join, "eve", "Eve").do(host.kick, "anne", 4, ban=True)
    scene.do(join.join, "finn", "Finn")
    assert [member.name for member in scene.table.roster.members[3:]] == ["Dana", "Eve", "Finn"]
    assert refusal(scene, join.join, "eve", None) == "banned"
    assert scene.folded_again().roster == scene.table.roster


def test_strangers_who_come_and_go_fill_no_log() -> None:
    scene = Scene().people("anne", "ben", "cleo").start()
    # Two of the three had no seat yet either when they came.
    for visit in range(MOST_COMINGS - 2):
        scene.do(join.join, f"stranger {visit}", None).do(join.leave, f"stranger {visit}")
    assert refusal(scene, join.join, "dana", None) == "too_many_requests"
    scene.do(join.leave, "ben").do(join.join, "ben", None)
    scene.after(3600).do(join.join, "dana", None)
