"""One person, one name: whole letters, remembered, and the same on seat, host and tools."""

import pytest

from flibuste.table import dropped, join, sit
from flibuste.table.names import MOST_LETTERS, letters, proper
from flibuste.table.refused import Refused
from tests.table.scene import Scene

FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}\u200d\N{BOY}"
PIRATE_FLAG = "\N{WAVING BLACK FLAG}\u200d\N{SKULL AND CROSSBONES}\ufe0f"
SCOTLAND = "\N{WAVING BLACK FLAG}" + "".join(chr(0xE0000 + ord(sign)) for sign in "gbsct") + "\U000e007f"
POLAND = "\N{REGIONAL INDICATOR SYMBOL LETTER P}\N{REGIONAL INDICATOR SYMBOL LETTER L}"
WAVE = "\N{WAVING HAND SIGN}\N{EMOJI MODIFIER FITZPATRICK TYPE-4}"


@pytest.mark.parametrize("emoji", [FAMILY, PIRATE_FLAG, SCOTLAND, POLAND, WAVE, "1\ufe0f\u20e3"])
def test_an_emoji_of_several_signs_stays_whole(emoji: str) -> None:
    assert proper(f"Mia {emoji}") == f"Mia {emoji}"
    assert letters(emoji) == [emoji]
    assert proper(emoji * 3) == emoji * 3


def test_a_long_name_is_cut_between_letters() -> None:
    assert proper("a" * (MOST_LETTERS - 1) + FAMILY + "b") == "a" * (MOST_LETTERS - 1) + FAMILY
    cut = proper(FAMILY * 30)
    assert cut
    assert set(letters(cut)) == {FAMILY}


@pytest.mark.parametrize("trick", ["An\u200dne", "\u200dAnne", "Anne\u200d", "An\u200cne", "Anne\U000e0041"])
def test_what_joins_nothing_is_not_kept(trick: str) -> None:
    assert proper(trick) == "Anne"


def test_a_syllable_that_needs_its_joiner_keeps_it() -> None:
    assert proper("\u0915\u094d\u200d\u0937") == "\u0915\u094d\u200d\u0937"


def test_the_name_on_the_seat_is_the_persons_name_everywhere() -> None:
    scene = Scene().do(join.join, "a", "Anne").do(sit.sit, "a", 0, "Mia", "")
    assert scene.table.roster.members[0].name == "Mia"
    scene.do(sit.stand, "a", 0).do(sit.sit, "a", 2, None, "")
    assert scene.table.roster.seats[2].name == "Mia"


def test_who_comes_back_has_the_same_name() -> None:
    scene = Scene().people("anne").do(join.join, "b", "Mia").do(join.leave, "b").do(join.join, "b", None)
    assert scene.table.roster.members[1].name == "Mia"


def test_another_player_at_the_same_device_has_another_name_and_the_person_keeps_theirs() -> None:
    scene = Scene().people("Mia").do(sit.sit, "Mia", 1, "Tom", "").do(sit.sit, "Mia", 2, "Mia", "")
    assert [seat.name for seat in scene.table.roster.seats[:3]] == ["Mia", "Tom", "Mia 2"]
    assert scene.table.roster.members[0].name == "Mia"


def test_a_namesake_keeps_the_name_with_a_number() -> None:
    scene = Scene().people("Mia").do(join.join, "b", "Mia")
    assert scene.table.roster.members[1].name == "Mia 2"


def test_a_bot_of_another_level_keeps_its_name() -> None:
    scene = Scene().people("anne").bots(1)
    name = scene.table.roster.seats[1].name
    scene.do(sit.place_bot, "anne", 1, "legend")
    assert (scene.table.roster.seats[1].name, scene.table.roster.seats[1].level) == (name, "legend")


def test_who_asked_for_a_seat_hears_a_no_until_they_ask_again() -> None:
    scene = Scene().people("anne", "ben", "cleo").do(join.join, "d", "Dora").start()
    scene.do(dropped.ask, "d", 1)
    dora = scene.table.roster.members[3]
    with pytest.raises(Refused, match="not_host"):
        scene.do(dropped.decline, "ben", 3)
    scene.do(dropped.decline, "anne", 3)
    assert (dora.asks_for, dora.declined) == (None, 1)
    with pytest.raises(Refused, match="not_asked"):
        scene.do(dropped.decline, "anne", 3)
    scene.do(dropped.ask, "d", 2)
    assert (dora.asks_for, dora.declined) == (2, None)
