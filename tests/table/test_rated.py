"""Rated tables: who can sit there, what cannot change, and how a game counts for each of its people."""

import pytest

from flibuste.table import agree, host, join, sit
from flibuste.table.rated import Result, lost_at, results
from flibuste.table.refused import Refused
from flibuste.table.settings import Settings
from tests.server.rated_games import RatedGame
from tests.table.scene import Scene

ANNE, BEN, CID = "anne", "ben", "cid"


def code_of(scene: Scene, *request: object, **more: object) -> str:
    """Why a request is refused."""
    with pytest.raises(Refused) as no:
        scene.do(*request, **more)  # type: ignore[arg-type]
    return no.value.code


def counted(game: RatedGame) -> dict[str, Result]:
    """What a game counts for each of its people."""
    found = results(game.table)
    assert isinstance(found, list), found
    return {one.person: one for one in found if one.person}


@pytest.fixture
def waiting() -> Scene:
    """A rated table in its waiting room."""
    scene = Scene("catan-junior", 3, rated=True)
    return scene.people(ANNE, BEN)


def test_a_device_has_one_seat_at_a_rated_table(waiting: Scene) -> None:
    assert code_of(waiting, sit.sit, ANNE, 2, None, "") == "one_device_each"


def test_people_of_one_screen_cannot_be_rated_by_a_later_word_of_the_host() -> None:
    scene = Scene("catan-junior", 3).people(ANNE)
    scene.do(sit.sit, ANNE, 1, None, "")
    assert code_of(scene, host.settle, ANNE, Settings(rated=True)) == "one_device_each"
    scene.do(sit.stand, ANNE, 1)
    scene.do(host.settle, ANNE, Settings(rated=True))
    assert scene.table.settings.rated


@pytest.mark.parametrize("options", [{"dealer": "hand"}, {"screens": "in_turn"}])
def test_what_is_played_with_the_cardboard_box_or_on_one_screen_is_not_rated(options: dict[str, str]) -> None:
    scene = Scene("santy-anno", 3).people(ANNE)
    told = Settings(rated=True, options={**options})
    assert code_of(scene, host.settle, ANNE, told) == "not_ratable"


def test_programs_of_people_do_not_come_to_a_rated_table(waiting: Scene) -> None:
    assert code_of(waiting, join.join, CID, "Tin", bot_of="Zoe") == "no_programs_rated"


@pytest.mark.parametrize(
    ("chosen", "then"), [({}, "bot"), ({"dropped": "pause"}, "bot"), ({"dropped": "offer"}, "offer")]
)
def test_nobody_who_is_away_is_waited_for_without_end(chosen: dict[str, str], then: str) -> None:
    scene = Scene("catan-junior", 3).people(ANNE, BEN)
    scene.do(host.settle, ANNE, Settings(rated=True, **chosen))  # type: ignore[arg-type]
    assert scene.table.settings.dropped == then
    scene.do(host.settle, ANNE, Settings(**chosen))  # type: ignore[arg-type]
    assert scene.table.settings.dropped == chosen.get("dropped", "wait"), "not rated: as the host likes"


def test_once_begun_neither_rating_nor_who_is_replaced_can_be_changed() -> None:
    game = RatedGame([ANNE, BEN])
    for change in ({"rated": False}, {"dropped": "offer"}, {"patience": 5}):
        told = {name: getattr(game.table.settings, name) for name in Settings.__struct_fields__}
        assert code_of(game, host.settle, ANNE, Settings(**{**told, **change})) == "already_started"
    game.settles(free_text=True)
    assert game.table.settings.free_text


def test_nobody_who_plays_a_rated_game_is_sent_away() -> None:
    game = RatedGame([ANNE, BEN])
    assert code_of(game, host.kick, ANNE, 1, ban=True) == "rated_stay"


def test_who_stays_has_the_rank_of_the_game() -> None:
    game = RatedGame([ANNE, BEN]).play_on()
    told = counted(game)
    assert {person: one.rank for person, one in told.items()} == {
        person: game.table.ranks[game.seat_of(person)] for person in (ANNE, BEN)
    }
    assert not any(one.left for one in told.values())
    assert game.folded_again().roster == game.table.roster


def test_who_gives_up_comes_last_whatever_the_bot_makes_of_it() -> None:
    for seed in range(4):
        game = RatedGame([ANNE, BEN]).play_on(40).resign(ANNE).play_on(seed=seed)
        told = counted(game)
        assert told[ANNE].left
        assert told[ANNE].rank > told[BEN].rank


def test_who_is_replaced_for_good_has_left_and_who_comes_back_has_not() -> None:
    gone = RatedGame([ANNE, BEN]).play_on(40).stands_in(BEN).play_on()
    assert counted(gone)[BEN].left
    assert counted(gone)[BEN].rank > counted(gone)[ANNE].rank
    back = RatedGame([ANNE, BEN]).play_on(40).stands_in(BEN).play_on(20).comes_back(BEN)
    assert not counted(back.play_on())[BEN].left


def test_a_seat_that_its_player_carries_to_another_device_counts_for_who_began() -> None:
    game = RatedGame([ANNE, BEN]).play_on(40).carried_to(BEN, CID).play_on()
    told = counted(game)
    assert set(told) == {ANNE, BEN}
    assert not told[BEN].left


def test_a_seat_that_is_given_to_a_newcomer_is_lost_to_who_began_and_counts_for_nobody_else() -> None:
    game = RatedGame([ANNE, BEN], dropped="offer").play_on(40)
    told = counted(game.stands_in(BEN).given_to(BEN, CID).play_on())
    assert set(told) == {ANNE, BEN}
    assert told[BEN].left


def test_a_game_that_is_called_off_counts_for_nobody() -> None:
    game = RatedGame([ANNE, BEN]).play_on(40)
    for person in (ANNE, BEN):
        game.do(agree.agree, person, game.seat_of(person), yes=True)
    assert game.table.phase == "over"
    assert results(game.table) == "called_off"


def test_a_game_that_none_of_its_people_saw_to_its_end_is_lost_to_all_of_them() -> None:
    told = counted(RatedGame([ANNE, BEN]).play_on(40).stands_in(ANNE).stands_in(BEN).play_on())
    assert {(one.rank, one.left) for one in told.values()} == {(2, True)}, "the bot has won"


def test_giving_up_counts_also_for_somebody_alone_with_bots() -> None:
    game = RatedGame([ANNE], ["mate", "boy"]).play_on(40).resign(ANNE).play_on()
    told = counted(game)
    assert told[ANNE].left
    found = results(game.table)
    assert isinstance(found, list)
    assert told[ANNE].rank > max(one.rank for one in found if not one.person)


def test_who_is_alone_with_bots_and_ends_the_game_has_left_it() -> None:
    game = RatedGame([ANNE], ["mate", "boy"]).play_on(40)
    game.do(agree.agree, ANNE, game.seat_of(ANNE), yes=True)
    assert game.table.phase == "over"
    found = results(game.table)
    assert isinstance(found, list)
    assert [(one.person, one.rank, one.left) for one in found if one.left] == [(ANNE, 3, True)]
    assert {one.rank for one in found if not one.person} == {1}


@pytest.mark.parametrize("people", [[ANNE], [ANNE, BEN]])
def test_a_game_to_which_nobody_comes_back_for_a_week_is_lost_to_its_people(people: list[str]) -> None:
    game = RatedGame(people, ["mate", "boy"]).play_on(40)
    assert lost_at(game.table) == game.table.at + 7 * 24 * 3600 * 1000
    assert {(one.rank, one.left) for one in counted(game).values()} == {(3, True)}, "behind both bots"
    assert lost_at(RatedGame(people, ["mate", "boy"]).play_on(2).table) is None
    assert lost_at(game.play_on().table) is None
    assert not any(one.left for one in counted(game).values())


def test_a_game_that_bots_finish_for_somebody_alone_is_lost() -> None:
    game = RatedGame([ANNE], ["mate", "boy"]).play_on(40).stands_in(ANNE).play_on()
    assert counted(game)[ANNE].left


def test_bots_count_by_their_level() -> None:
    found = results(RatedGame([ANNE], ["mate", "random"]).play_on().table)
    assert isinstance(found, list)
    assert sorted(str(one.level) for one in found) == ["None", "mate", "random"]
