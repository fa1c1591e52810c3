"""Who the players are: chosen in the waiting room, first come, first served."""

from itertools import permutations

import msgspec
import pytest

from flibuste import games
from flibuste.core.characters import Characters
from flibuste.games.catan_junior.views import Public as CatanJunior
from flibuste.games.sandokan.data import PORTS
from flibuste.games.sandokan.views import Public as Sandokan
from flibuste.table import agree, character, host, play, rematch, reserved, sit
from flibuste.table.refused import Refused
from flibuste.table.settings import Settings
from flibuste.table.table import Table
from tests.table.scene import Scene

WHITE, RED, ORANGE, BLUE = range(4)
TITLES = [game.name for game in games.every() if game.characters is not None]


def refusal(scene: Scene, *call: object) -> str:
    """The code of the table's refusal."""
    with pytest.raises(Refused) as caught:
        scene.do(*call)  # type: ignore[arg-type]
    return caught.value.code


def names(table: Table) -> list[str]:
    """Who sits where."""
    return [seat.name for seat in table.roster.seats]


@pytest.mark.parametrize("title", TITLES)
def test_a_character_is_taken_once_changed_at_will_and_given_up(title: str) -> None:
    scene = Scene(title).people("anne", "ben").do(character.choose, "anne", 0, 2)
    assert refusal(scene, character.choose, "ben", 1, 2) == "character_taken"
    assert refusal(scene, character.choose, "ben", 0, 1) == "not_your_seat"
    scene.do(character.choose, "anne", 0, 1).do(character.choose, "ben", 1, 2)
    scene.do(character.choose, "anne", 0, None)
    assert [seat.character for seat in scene.table.roster.seats[:2]] == [None, 2]


@pytest.mark.parametrize("title", TITLES)
def test_there_is_no_other_character_than_the_games_own(title: str) -> None:
    characters = games.find(title).characters
    assert characters is not None
    scene = Scene(title).people("anne")
    assert refusal(scene, character.choose, "anne", 0, len(characters.names)) == "no_such_character"


def test_a_seat_that_is_left_leaves_its_character_too() -> None:
    scene = Scene().people("anne", "ben").do(character.choose, "anne", 0, RED).do(sit.stand, "anne", 0)
    scene.do(character.choose, "ben", 1, RED)
    assert scene.table.roster.seats[1].character == RED


def test_nobody_chooses_once_the_game_has_begun() -> None:
    scene = Scene().people("anne", "ben", "cleo").start()
    assert refusal(scene, character.choose, "anne", 0, BLUE) == "already_started"


@pytest.mark.clause("CJ-1")
def test_a_colour_is_a_seat_and_the_others_take_what_is_left() -> None:
    scene = Scene().people("anne", "ben").bots(2, 3).do(character.choose, "anne", 0, ORANGE)
    scene.do(character.choose, "ben", 1, WHITE).start()
    assert names(scene.table)[ORANGE] == "anne"
    assert names(scene.table)[WHITE] == "ben"
    assert [seat.character for seat in scene.table.roster.seats] == [WHITE, RED, ORANGE, BLUE]
    assert names(scene.folded_again()) == names(scene.table)


@pytest.mark.clause("CJ-1")
def test_with_three_players_white_is_out_and_so_is_whoever_chose_it() -> None:
    scene = Scene().people("anne", "ben", "cleo").do(character.choose, "anne", 0, WHITE)
    scene.do(character.choose, "cleo", 2, RED).start()
    shown = scene.table.game.words.public(scene.table.state)
    assert isinstance(shown, CatanJunior)
    assert [player.colour for player in shown.players] == ["red", "orange", "blue"]
    assert names(scene.table) == ["cleo", "anne", "ben"]


@pytest.mark.clause("CJ-25")
@pytest.mark.parametrize("youngest", range(3))
def test_the_host_names_who_begins_whatever_colour_that_is(youngest: int) -> None:
    scene = Scene().people("anne", "ben", "cleo").do(character.choose, "anne", 0, BLUE)
    scene.do(host.settle, "anne", Settings(begins=youngest)).start()
    shown = scene.table.game.words.public(scene.table.state)
    assert isinstance(shown, CatanJunior)
    assert names(scene.table)[shown.first] == ["anne", "ben", "cleo"][youngest]


def test_who_begins_is_a_seat_of_a_game_that_lets_the_host_say_so() -> None:
    assert refusal(Scene().people("anne"), host.settle, "anne", Settings(begins=4)) == "bad_options"
    assert refusal(Scene("sandokan").people("anne"), host.settle, "anne", Settings(begins=0)) == "bad_options"


@pytest.mark.clause("SA-11")
def test_pirates_are_drawn_as_they_were_chosen_and_no_two_are_alike() -> None:
    scene = Scene("santy-anno").people("anne", "ben").bots(2, 3).do(character.choose, "ben", 1, 0).start()
    assert [seat.character for seat in scene.table.roster.seats] == [1, 0, 2, 3]


@pytest.mark.clause("SK-15")
def test_a_port_that_was_chosen_before_is_taken_as_soon_as_it_is_ones_turn() -> None:
    scene = Scene("sandokan").people("anne", "ben").do(character.choose, "anne", 0, 4)
    scene.do(character.choose, "ben", 1, 2).start()
    while any(character.taking(scene.table, seat) is not None for seat in range(2)):
        for seat in range(2):
            scene.do(character.take, seat)
    shown = scene.table.game.words.public(scene.table.state)
    assert isinstance(shown, Sandokan)
    assert [boat.home for boat in shown.boats] == ["hope", "orient"]


@pytest.mark.clause("SK-15")
@pytest.mark.parametrize("port", range(len(PORTS)))
def test_nobody_takes_a_port_that_somebody_else_chose_before(port: int) -> None:
    ports = [port, (port + 1) % len(PORTS)]
    scene = Scene("sandokan").people("anne", "ben")
    scene.do(character.choose, "anne", 0, ports[0]).do(character.choose, "ben", 1, ports[1]).start()
    table = scene.table
    first = min(table.clocks.asked)
    other, prompt = 1 - first, table.asks(first)
    (action,) = reserved.reserved(table, first)
    assert refusal(scene, play.play, first, prompt, action) == "character_taken"
    scene.do(play.lapse, first)
    scene.do(character.take, other)
    shown = table.game.words.public(table.state)
    assert isinstance(shown, Sandokan)
    assert shown.boats[other].home == PORTS[ports[other]] != shown.boats[first].home


@pytest.mark.clause("SK-15")
def test_a_port_that_nobody_chose_before_is_asked_for_as_usual() -> None:
    scene = Scene("sandokan").people("anne", "ben").start()
    assert [character.take(scene.table, seat, scene.now) for seat in range(2)] == [[], []]
    scene.act()


def test_a_rematch_keeps_everybodys_character_and_who_begins() -> None:
    scene = Scene().people("anne", "ben", "cleo").do(character.choose, "ben", 1, BLUE)
    scene.do(host.settle, "anne", Settings(begins=2)).start()
    for seat, name in enumerate(names(scene.table)):
        scene.do(agree.agree, name, seat, yes=True)
    header = msgspec.structs.replace(
        scene.header, id="table-2", code="BBBBBB", seats=3, settings=rematch.settings(scene.table)
    )
    fresh = Table(header).fold_all(rematch.opening(scene.table, header, "anne", "", scene.now))
    kept = {seat.name: seat.character for seat in fresh.roster.seats}
    assert kept == {seat.name: seat.character for seat in scene.table.roster.seats}
    assert fresh.settings.begins is not None
    assert fresh.roster.seats[fresh.settings.begins].name == "cleo"


def test_a_rematch_keeps_the_colours_of_bots_too_until_a_person_wants_one() -> None:
    scene = Scene().people("anne", "ben").bots(2, 3).start()
    for seat, name in enumerate(("anne", "ben")):
        scene.do(agree.agree, name, seat, yes=True)
    header = msgspec.structs.replace(scene.header, id="table-2", code="BBBBBB")
    again = Scene()
    again.table = Table(header).fold_all(rematch.opening(scene.table, header, "anne", "", scene.now))
    before = {seat.name: seat.character for seat in scene.table.roster.seats}
    assert {seat.name: seat.character for seat in again.table.roster.seats} == before
    anne, bot = (
        names(again.table).index("anne"),
        next(seat for seat in again.table.roster.seats if seat.kind == "bot"),
    )
    again.do(character.choose, "anne", anne, bot.character)
    assert bot.character is None
    assert again.table.roster.seats[anne].character == before[bot.name]
    again.start()
    assert again.table.roster.seats[before[bot.name] or 0].name == "anne"


@pytest.mark.parametrize("players", [3, 4])
def test_everybody_is_who_they_chose_to_be_where_that_can_be(players: int) -> None:
    characters = games.find("catan-junior").characters
    assert isinstance(characters, Characters)
    for chosen in permutations([WHITE, RED, ORANGE, BLUE, None], players):
        order = characters.order(chosen)
        assert sorted(order) == list(range(players))
        for place, colour in enumerate(characters.cast(chosen)):
            if colour in chosen:
                assert chosen[order[place]] == colour
