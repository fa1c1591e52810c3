"""A bot explains the move really played, and names places as people see them on the board."""

from typing import Any

import pytest

from flibuste.bots import port
from flibuste.core.chance import stream_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.message import LANGUAGES, render
from flibuste.games.catan_junior import GAME
from flibuste.games.catan_junior.actions import ACCEPT, BUILD_BOAT, BUILD_FORT, COUNTER_TAG, REFUSE, tag
from flibuste.games.catan_junior.data import LINES
from tests.bots.positions import seen_by
from tests.bots.test_trades import GOLD, WOOD, WOOL, swap
from tests.rules.catan_junior.scene import RED, WHITE, Scene


def explained(s: Any, seat: int, played: int, *, own: bool, level: str = "mate") -> list[tuple[str, int]]:
    """The keys and actions of what a bot says."""
    options = port.explain(seen_by(GAME, s, seat), seat, level, stream_of("why"), 60.0, played, own=own)
    for option in options:
        assert all(render(option.say, language, str) for language in LANGUAGES)
    return [(option.say["key"], option.action) for option in options]


def an_offer(*, wanted: int) -> Any:
    scene = Scene.after_the_roll().hand(WHITE, wool=2, gold=1).hand(RED, wood=3)
    GAME.apply(scene.s, WHITE, swap({GOLD: 1}, {WOOD: wanted}), NO_FACTS)
    return scene.s


@pytest.mark.parametrize("level", ["mate", "legend"])
def test_a_counter_offer_is_explained_as_what_it_was(level: str) -> None:
    s = an_offer(wanted=3)
    counter = port.choose(seen_by(GAME, s, RED), RED, level, stream_of("x"), 60.0)
    assert tag(counter) == COUNTER_TAG
    assert explained(s, RED, counter, own=True, level=level) == [("bots-chose", counter)]


def test_what_a_person_did_is_judged_and_not_what_a_bot_would_do() -> None:
    s = an_offer(wanted=3)
    counter = swap({WOOD: 1}, {WOOL: 1}, COUNTER_TAG)
    better = port.choose(seen_by(GAME, s, RED), RED, "mate", stream_of("x"), 60.0)
    assert explained(s, RED, ACCEPT, own=False) == [("bots-better", better), ("bots-played", ACCEPT)]
    said = explained(s, RED, counter, own=False)
    assert counter in [action for _, action in said]
    assert (REFUSE not in [action for _, action in said]) or better == REFUSE


def test_who_could_only_refuse_had_no_choice() -> None:
    scene = Scene.after_the_roll().hand(WHITE, wool=1).hand(RED)
    GAME.apply(scene.s, WHITE, swap({WOOL: 1}, {WOOD: 1}), NO_FACTS)
    assert explained(scene.s, RED, REFUSE, own=True) == []


@pytest.mark.parametrize("players", [3, 4])
def test_places_are_named_by_what_lies_there(players: int) -> None:
    """Everything that may be built on one board has a name other than its number."""
    for line, ends in enumerate(LINES[players]):
        said = GAME.words.describe(players, 0, BUILD_BOAT + line)
        assert said["key"] == "cj-do-build-boat-at"
        for site in ends:
            assert GAME.words.describe(players, 0, BUILD_FORT + site)["args"]["lands"]
