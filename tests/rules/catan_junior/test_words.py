"""Every message in three languages, and every number by name."""

import re
from importlib import resources
from typing import Any

import msgspec
import pytest

from flibuste.core.message import LANGUAGES, message, render, seat
from flibuste.core.refusal import BadAction
from flibuste.games.catan_junior import GAME
from flibuste.games.catan_junior import actions as act
from flibuste.games.catan_junior.actions import CALL_OFF, COUNTER_TAG, DENSE, offer
from flibuste.games.catan_junior.facts import EARNED, FACTS
from flibuste.games.catan_junior.nouns import Cards, heap, pack
from flibuste.games.catan_junior.refusals import REFUSALS
from tests.rules.catan_junior.scene import BLUE, RED, WHITE, Scene

NAMES = ("Anne", "Jack", "Mary", "Ned")


def keys(language: str) -> set[str]:
    page = resources.files("flibuste.words") / language / "catan_junior.ftl"
    return set(re.findall(r"^(cj-[a-z-]+) =", page.read_text("utf-8"), re.MULTILINE))


def samples(n: int) -> dict[str, Any]:
    people = {name: seat(number % 4) for number, name in enumerate(("who", "to", "other", "whom", "before"))}
    sides: dict[str, Any] = {
        name: [heap("wood", n), heap("rum", 1)] for name in ("give", "take", "want", "price")
    }
    numbers = dict.fromkeys(("n", "line", "site", "hex", "number", "round", "forts", "boats"), n)
    forest = message("cj-land-wood", n=n)
    places = {"land": forest, "lands": [forest, forest], "one": [forest]}
    return people | sides | numbers | places | {"what": heap("gold", n)}


def test_the_three_languages_have_the_same_messages() -> None:
    assert keys("fr") == keys("en") == keys("pl")
    assert len(keys("en")) > 120


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("n", [0, 1, 2, 5, 22])
def test_every_message_can_be_said(language: str, n: int) -> None:
    for key in keys(language):
        said = render(message(key, **samples(n)), language, NAMES)
        assert said
        assert "{" not in said
        assert "cj-" not in said


@pytest.mark.parametrize(
    ("n", "said"),
    [(0, "0 kart rumu"), (1, "1 karta rumu"), (2, "2 karty rumu"), (5, "5 kart rumu"), (22, "22 karty rumu")],
)
def test_polish_counts_as_poles_do(n: int, said: str) -> None:
    assert render(message("cj-rum", n=n), "pl", NAMES) == said


def test_a_line_of_the_log() -> None:
    fact = (EARNED, RED, 2, 2, 0, 0, 0)
    colours = [GAME.words.seat_name(GAME.first_state(4), number) for number in range(4)]
    for language, said in (
        ("en", "Red takes 2 wood from the forest."),
        ("fr", "Rouge prend 2 bois dans la forêt."),
        ("pl", "Czerwony bierze 2 karty drewna z lasu."),
    ):
        names = [render(colour, language, NAMES) for colour in colours]
        assert render(GAME.words.fact(fact), language, names) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_game_says_is_in_the_catalogs(language: str) -> None:
    words = GAME.words
    side = pack((1, 0, 2, 0, 0))
    said = [
        words.say(0, action)
        for action in (*range(DENSE), CALL_OFF, offer(side, 1 << 5), offer(side, 1 << 5, 2))
    ]
    said += [words.fact((kind, 1, 2, 1, 1, 3, 0)) for kind in FACTS.numbers]
    said += [message(refusal.key) for refusal in REFUSALS.values()]
    said += [words.ending(1), words.ending(2)]
    for option in GAME.options:
        for name in (option.name, *(f"{option.name}-{value}" for value in option.values)):
            said += [message(f"cj-option-{name}"), message(f"cj-option-{name}-text")]
    for one in said:
        assert render(one, language, NAMES)


def test_every_action_has_a_name_and_every_name_its_action() -> None:
    decoder = msgspec.json.Decoder(GAME.words.action_type)
    sides = pack((1, 0, 2, 0, 0)), pack((0, 3, 0, 0, 1))
    for action in (*range(DENSE), CALL_OFF, offer(*sides), offer(*sides, COUNTER_TAG)):
        wire = msgspec.json.encode(GAME.words.name(action))
        assert GAME.words.action(decoder.decode(wire)) == action
    assert msgspec.to_builtins(act.BuildBoat(12)) == {"kind": "build_boat", "line": 12}


@pytest.mark.parametrize(
    "nonsense",
    [
        act.BuildBoat(44),
        act.BuildFort(-1),
        act.MoveGhost(15),
        act.DealWith(4),
        act.Offer(Cards(wood=32), Cards()),
        7,
    ],
)
def test_nonsense_is_refused(nonsense: Any) -> None:
    with pytest.raises(BadAction):
        GAME.words.action(nonsense)


def test_a_number_without_meaning_has_no_name() -> None:
    for number in (DENSE, -1, 1 << 62):
        with pytest.raises(BadAction):
            GAME.words.name(number)


def test_prompts_say_what_is_asked() -> None:
    def asked(scene: Scene, number: int) -> str:
        assert GAME.prompt(scene.s, number)
        return render(GAME.words.prompt(scene.seen(number), number), "en", NAMES)

    assert asked(Scene(), WHITE) == "Your turn: roll the die."
    assert GAME.prompt(Scene().s, RED) == 0, "nobody asks Jack yet"
    assert asked(Scene().roll(6), WHITE) == "Send the ghost to another terrain."
    scene = Scene.after_the_roll().hand(WHITE, sabre=2)
    assert asked(scene, WHITE) == "Trade and build, then end your turn."
    scene.do(act.Offer(Cards(sabre=2), Cards(gold=1, rum=1)))
    assert asked(scene, BLUE) == "Anne gives 2 sabres and wants 1 rum and 1 gold. Deal?"
    assert asked(scene.do(act.CallOff()), BLUE) == "Anne proposes to stop here. Do you agree?"
    assert asked(Scene.after_the_roll().coco("neighbours"), RED) == "Choose a card to give to Anne."
    assert asked(Scene.after_the_roll().coco("free_build"), WHITE) == "Place a boat or a fortress for free."
