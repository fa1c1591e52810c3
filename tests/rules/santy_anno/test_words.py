"""Every number has a name and a sentence in French, English and Polish."""

import re
from collections.abc import Iterator
from importlib import resources
from typing import Any

import msgspec
import pytest

from flibuste.core.message import LANGUAGES, Message, message, render, seat
from flibuste.core.refusal import BadAction
from flibuste.core.seats import BOSUN, CLOCK, NOBODY
from flibuste.games.santy_anno import GAME
from flibuste.games.santy_anno import actions as act
from flibuste.games.santy_anno import facts as told
from flibuste.games.santy_anno.data import CARDS, EVENTS, PIRATES, SHIPS
from flibuste.games.santy_anno.fleets import FLEET_IS
from flibuste.games.santy_anno.liveries import Misfit, read_fleet
from flibuste.games.santy_anno.nouns import card_name, event_name, event_text, reason
from flibuste.games.santy_anno.refusals import REFUSALS
from flibuste.games.santy_anno.review import review
from flibuste.games.santy_anno.sheets import SHEETS
from flibuste.lab.judge_bench import recorded
from flibuste.lab.series import Series, play_one
from tests.rules.santy_anno.boxes import MISFITS
from tests.rules.santy_anno.scene import Box, Scene

NAMES = ["Ana", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"]
REVIEWED = 12
"""Games whose reviews say together whatever a review can say."""
KEY = re.compile(r"^(sa-[a-z0-9-]+) =", re.MULTILINE)


def keys(language: str) -> set[str]:
    page = resources.files("flibuste.words") / language / "santy_anno.ftl"
    return set(KEY.findall(page.read_text("utf-8")))


def facts_of_all_kinds() -> Iterator[tuple[int, ...]]:
    for kind in range(told.LIES, told.TAKEN_BACK):
        for n in (1, 2, 4):
            yield (kind, n, n, n, n, n, n)
    for nth in range(len(told.TAKEN)):
        yield (told.TAKEN_BACK, nth, 0, 0, 0, 0, 0)
    yield (told.STEP_IN_BOX, 0, 3, 1, 2, 3, 3)
    for otherwise in (0, 1):
        yield (told.PAINTED, otherwise, 0, 0, 0, 0, 0)
    for card in range(len(CARDS)):
        for ship in range(8):
            yield (told.STEP, 0, 3, card, ship, ship, ship)
            yield (told.STEP, 0, 3, card, ship, (ship + 1) % 8, (ship + 1) % 8)
            yield (told.STEP, 0, 3, card, ship, (ship + 1) % 8, (ship + 2) % 8)
    for n in (0, 1, 2, 5, 22):
        yield (told.TAPS, 0, n, 0, 0, 0, 0)
        yield (told.RANKED, 0, 1, n, 0, 0, 0)
    for believed, end, ducats in ((1, 1, 5), (1, 1, 0), (1, 2, 0)):
        yield (told.ARRIVED, 1, 0, believed, end, ducats, 0)
    for event in range(len(EVENTS)):
        yield (told.EVENT, event, 0, 0, 0, 0, 0)


def prompts() -> Iterator[Message]:
    scene = Scene()
    scene.deal()
    yield asked(scene, 0)
    scene.does(0, act.SIT)
    yield asked(scene, 0)
    yield asked(Scene(chairs="chosen"), 0)
    standing = Scene(way="standing")
    standing.deal()
    yield asked(standing, 0)
    lap = Scene()
    lap.to_round(4)
    lap.deal()
    yield asked(lap, 0)
    for _ in range(8):
        lap.does(0, act.RUN_CW)
    yield asked(lap, 0)
    for_real = Scene(way="for_real")
    for_real.to_round(4)
    for_real.deal()
    yield asked(for_real, 0)
    for ship in ("paradise", "royal"):
        for_real.land(0, ship)
        yield SHEETS.said(for_real.seen(0), 0, SHIPS.index(ship))
    plain = Scene(way="for_real")
    plain.deal()
    yield asked(plain, 0)
    box = Box(cards="expert_events")
    while box.s.phase < 5:
        yield asked(box, BOSUN)
        box.names(box.choices(BOSUN)[0])
    yield asked(box, BOSUN)
    for phase in (6,):
        box.s.phase = phase
        yield asked(box, BOSUN)
    scene.s.phase = 6
    yield asked(scene, 0)


def asked(scene: Scene, seat: int) -> Message:
    return GAME.words.prompt(scene.seen(seat), seat)


def messages() -> Iterator[Message]:
    for fact in facts_of_all_kinds():
        yield GAME.words.fact(fact)
    for action in range(GAME.dense):
        yield GAME.words.say(0, action)
    yield from (message(refusal.key) for refusal in REFUSALS.values())
    for ending in (1, 2):
        yield GAME.words.ending(ending)
    for number in (*range(8), CLOCK, BOSUN):
        yield GAME.words.seat_name(None, number)
    for card in CARDS:
        yield card_name(card)
        yield from (reason(card, ship) for ship in SHIPS)
    for event in EVENTS:
        yield event_name(event)
        yield event_text(event)
    for option in GAME.options:
        key = f"sa-option-{option.name.replace('_', '-')}"
        yield from (message(key), message(f"{key}-text"))
        for value in option.values:
            yield message(f"{key}-{value.replace('_', '-')}")
            yield message(f"{key}-{value.replace('_', '-')}-text")
    yield from (message(f"sa-{rank}") for rank in ("captain", "first-mate", "deckhand"))
    yield GAME.words.say(BOSUN, FLEET_IS)
    for ships, _ in MISFITS:
        with pytest.raises(Misfit) as refused:
            read_fleet(ships)
        yield refused.value.say
    yield from prompts()
    yield from reviews()
    # Bots hardly ever arrive at a wrong ship that no single slip explains.
    yield message("sa-review-wrong", who=seat(0))


def reviews() -> Iterator[Message]:
    series = Series(GAME.name, ("boy",) * 4, 1, {"cards": "expert_events"})
    for number in range(REVIEWED):
        found = review(recorded(series, play_one(series, number)))
        yield from found.summary
        yield from (mark.say for mark in found.marks)
        for section in found.sections:
            yield from (section.say, *section.heads)
            for row in section.rows:
                yield from (row.say, *(cell for cell in row.cells if cell is not None))


def used(said: Any) -> set[str]:
    if isinstance(said, dict):
        own = {said["key"]} if "key" in said else set()
        return own.union(*(used(value) for value in said.get("args", {}).values()))
    return set().union(*(used(part) for part in said)) if isinstance(said, list) else set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_and_none_is_idle(language: str) -> None:
    said: set[str] = set()
    for sentence in messages():
        assert render(sentence, language, NAMES).strip()
        said |= used(sentence)
    assert {key for key in said if key.startswith("sa-")} == keys(language)


def test_the_three_languages_have_the_same_keys() -> None:
    assert keys("fr") == keys("en") == keys("pl")


@pytest.mark.parametrize(
    ("n", "coins"), [(0, "0 dukatów"), (1, "1 dukat"), (2, "2 dukaty"), (5, "5 dukatów"), (22, "22 dukaty")]
)
def test_polish_counts_ducats_as_poles_do(n: int, coins: str) -> None:
    line = message("sa-fact-ranked", who=seat(0), rank=1, n=n)
    assert render(line, "pl", NAMES) == f"1. Ana, {coins}."


def test_a_step_tells_its_reason() -> None:
    step = (told.STEP, 0, 0, CARDS.index("element:hull"), 5, 4, 4)
    said = render(GAME.words.fact(step), "en", NAMES)
    assert said == "Element: hull: Ana moves to Viper (same colour of hull: red)."


def test_every_action_survives_the_way_to_its_name_and_back() -> None:
    for number in range(GAME.dense):
        wire = msgspec.json.encode(GAME.words.name(number))
        assert GAME.words.action(msgspec.json.decode(wire, type=GAME.words.action_type)) == number
    timed = act.at(act.SIT, 12345)
    assert msgspec.to_builtins(GAME.words.name(timed)) == {"kind": "sit", "at": 12345}
    assert GAME.words.action(GAME.words.name(timed)) == timed


@pytest.mark.parametrize(
    "wire",
    [
        {"kind": "lay_frame", "ship": "titanic"},
        {"kind": "tap", "taps": 61},
        {"kind": "sit", "at": -1},
        {"kind": "pirate_sits", "who": 8, "ship": "royal"},
        {"kind": "card_turned", "card": "ace"},
    ],
)
def test_a_description_that_names_no_action_is_refused(wire: dict[str, Any]) -> None:
    described = msgspec.convert(wire, GAME.words.action_type)
    with pytest.raises(BadAction):
        GAME.words.action(described)


@pytest.mark.parametrize("number", [-1, GAME.dense, act.at(act.TAPS, 5), 1 << 62])
def test_a_number_that_is_no_action_has_no_name(number: int) -> None:
    with pytest.raises(BadAction):
        GAME.words.name(number)


def test_views_and_facts_fit_their_types_on_the_wire() -> None:
    scene = Scene(4, cards="expert_events")
    while not scene.ranks():
        for view, kind in (
            (GAME.words.public(scene.seen(NOBODY)), GAME.words.public_type),
            (GAME.words.own(scene.seen(1), 1), GAME.words.own_type),
            *((GAME.words.fact_name(fact), GAME.words.fact_type) for fact in scene.told),
        ):
            assert msgspec.json.decode(msgspec.json.encode(view), type=kind) == view
        actor = next(n for n in (CLOCK, 0, 1, 2, 3) if GAME.actors(scene.s) >> n & 1)
        scene.does(actor, GAME.lapse(scene.s, actor) if actor == CLOCK else act.TAPS + 10 * actor)
    assert len(PIRATES) == 8


@pytest.mark.clause("SA-63", "SA-70")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rum_names_its_lap_and_says_that_standing_it_changes_nothing(language: str) -> None:
    said = render(message("sa-event-rum-text"), language, [])
    assert "4" in said
    assert "5" in said
    assert said.count(".") == 2


@pytest.mark.parametrize(
    ("ship", "said"),
    [
        ("paradise", "couleurs échangées\N{NO-BREAK SPACE}: vigie bleue, coque rouge"),
        ("royal", "couleurs échangées\N{NO-BREAK SPACE}: vigie verte, coque bleue"),
    ],
)
def test_a_french_colour_agrees_with_what_it_colours(ship: str, said: str) -> None:
    assert render(reason("double:nest+hull", ship), "fr", NAMES) == said
