"""Choices do what they promise: every sentence is checked against what `apply` then does."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from flibuste.core import facts
from flibuste.core.chance import key_of, stream_of
from flibuste.core.message import LANGUAGES, Message, message, render
from flibuste.core.record import assign, blank
from flibuste.core.seats import NOBODY
from flibuste.games.sandokan import GAME
from flibuste.games.sandokan import actions as act
from flibuste.games.sandokan.actions import PASS
from flibuste.games.sandokan.data import BESIDE, SERENITY, TREASURES
from flibuste.games.sandokan.prospects import prospects
from flibuste.games.sandokan.quay import points_at_home
from flibuste.games.sandokan.state import MAY_CALL, State
from tests.rules.sandokan.scene import Scene

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
TABLES: list[dict[str, object]] = [
    {},
    {"rules": "book"},
    {"rules": "book", "fights": "chosen", "island_cards": 2},
    {"bluff": "on"},
    {"bluff": "on", "rules": "book"},
]
STEPS = 500


class Done:
    """A choice taken on a copy of the game: before, after, and what happened."""

    def __init__(self, s: Any, seat: int, action: int) -> None:
        self.seat, self.named = seat, GAME.words.name(action)
        self.before, self.after = s, blank(State)
        assign(self.after, s)
        self._told = facts.buffer(GAME.max_facts)
        self.happened: list[Any] = []
        self.final = self._do(seat, action)
        while self.after.phase == MAY_CALL:
            self._do(next(other for other in range(6) if self.after.waiting >> other & 1), PASS)

    def _do(self, seat: int, action: int) -> int:
        facts.clear(self._told)
        final = GAME.apply(self.after, seat, action, self._told)
        self.happened += [GAME.words.fact_name(row) for row in facts.seen_by(self._told, NOBODY)]
        return int(final)

    def kinds(self) -> list[str]:
        """The kinds of what happened, as everyone saw it."""
        return [str(type(fact).__struct_config__.tag) for fact in self.happened]

    def count(self, *kinds: str) -> int:
        """How often something happened to this seat."""
        return sum(
            str(type(fact).__struct_config__.tag) in kinds and fact.who == self.seat for fact in self.happened
        )

    def asked(self) -> list[str]:
        """What this seat may do next."""
        out = np.zeros(GAME.max_legal, np.int64)
        count = GAME.legal(self.after, self.seat, out)
        return [str(type(GAME.words.name(int(a))).__struct_config__.tag) for a in out[:count]]


def games() -> Iterator[tuple[Any, int, list[int], random.Random]]:
    """Every question of some random games, with its choices."""
    out, told = np.zeros(GAME.max_legal, np.int64), facts.buffer(GAME.max_facts)
    for seed, options in enumerate(TABLES * 2):
        rng = random.Random(seed)
        s = GAME.first_state(2 + seed % 5, options, key_of("prospects", seed))
        for _ in range(STEPS):
            waiting = [seat for seat in range(6) if GAME.actors(s) >> seat & 1]
            if not waiting:
                break
            seat = rng.choice(waiting)
            actions = out[: GAME.legal(s, seat, out)].tolist()
            yield s, seat, actions, rng
            facts.clear(told)
            GAME.apply(s, seat, rng.choice(actions), told)


def treasure_of(said: Message, name: str = "treasure") -> int:
    return TREASURES.index(said["args"][name]["key"].removeprefix("sk-treasure-"))


def _n(said: Message) -> int:
    return int(said["args"]["n"])


TRUE: dict[str, Callable[[Done, Message], bool]] = {
    "card": lambda done, said: done.count("drew", "drew_hidden") == _n(said),
    "card-full": lambda done, _: done.count("drew", "drew_hidden") == 0,
    "card-none": lambda done, _: done.count("drew", "drew_hidden") == 0,
    "trade": lambda done, _: "swap" in done.asked(),
    "trade-swap": lambda done, _: "swap" in done.asked() and "buy" not in done.asked(),
    "storms": lambda done, _: "met" in done.kinds(),
    "storms-more": lambda done, _: "turn_event" in done.asked(),
    "port-event": lambda done, _: "met" in done.kinds(),
    "port-event-shared": lambda done, _: "met" in done.kinds() and done.count("took_free") == 0,
    "prize": lambda done, said: (
        done.after.cargo[done.seat, treasure_of(said)] == done.before.cargo[done.seat, treasure_of(said)] + 1
    ),
    "prize-full": lambda done, _: "leave" in done.asked(),
    "home": lambda done, said: points_at_home(done.after, done.seat) == _n(said) < 20,
    "home-quay": lambda done, said: "met" in done.kinds() and _n(said) >= 20,
    "home-empty": lambda done, _: done.count("unloaded", "came_home") == 0,
    "cured": lambda done, _: done.count("cured") == 1,
    "exchange": lambda done, _: "leave" in done.asked(),
    "no-exchange": lambda done, _: "leave" not in done.asked(),
    "serenity": lambda done, _: BESIDE[done.after.where[done.seat]] == SERENITY,
    "sea": lambda done, _: done.count("drew", "drew_hidden", "met") == 0,
    "at-rest": lambda done, _: (
        done.count("stayed") == 1 and done.count("drew_hidden", "met", "unloaded") == 0
    ),
    "lay": lambda done, said: sum(v * n for v, n in enumerate(done.after.laid, 1)) == said["args"]["cells"],
    "drift": lambda done, _: "drifted" in done.kinds(),
    "turn-event": lambda done, _: "met" in done.kinds(),
    "buy": lambda done, said: done.after.due == _n(said),
    "buy-once": lambda done, _: bool(done.after.bought >> done.seat & 1),
    "trade-in": lambda done, said: done.after.due == said["args"]["rest"],
    "pay-last": lambda done, said: (
        done.after.cargo[done.seat, treasure_of(said)] > done.before.cargo[done.seat, treasure_of(said)]
    ),
    "take-card": lambda done, _: done.count("drew", "drew_hidden") == 1,
    "take-card-none": lambda done, _: done.count("drew", "drew_hidden") == 0,
    "take-wreck": lambda done, _: done.after.due == 3 and "pay" in done.asked(),
    "take-chest": lambda done, _: "pay" in done.asked(),
    "take-gift": lambda done, _: done.after.aboard[done.seat] == done.before.aboard[done.seat] + 1,
    "toll": lambda done, said: points_at_home(done.after, done.seat) == _n(said),
    "lose": lambda done, _: done.after.aboard[done.seat] == done.before.aboard[done.seat] - 1,
    "leave-swap": lambda done, said: done.after.cargo[done.seat, treasure_of(said, "taken")] > 0,
    "drop": lambda done, said: (
        ("drop" in done.asked()) == (_n(said) > 0) or done.after.goal != done.before.goal
    ),
    "give": lambda done, said: (
        done.after.cards[said["args"]["whom"]["seat"]] == done.before.cards[said["args"]["whom"]["seat"]] + 1
    ),
    "cede": lambda done, said: (
        done.after.aboard[said["args"]["whom"]["seat"]]
        == done.before.aboard[said["args"]["whom"]["seat"]] + 1
    ),
    "asked-no-red": lambda done, _: not done.before.hands[done.seat, 3:].any(),
}
"""By key, how a sentence is held against what was done; events that follow from chance may move things on."""


@pytest.mark.clause("SK-30", "SK-31", "SK-32", "SK-33", "SK-34", "SK-35", "SK-42", "SK-43", "SK-60")
def test_choices_bring_what_they_say() -> None:
    said, seen = set(), blank(State)
    for s, seat, actions, rng in games():
        GAME.observe(s, seat, seen)
        told = prospects(seen, seat, actions)
        assert len(told) == len(actions)
        action, prospect = rng.choice(list(zip(actions, told, strict=True)))
        done = Done(s, seat, action)
        assert prospect.brings, done.named
        for brings in prospect.brings:
            key = brings["key"].removeprefix("sk-brings-")
            said.add(key)
            if key in TRUE:
                assert TRUE[key](done, brings), (brings, done.named, done.happened)
        if prospect.grave:
            assert done.final, f"{done.named} can be taken back: nobody needs to be asked"
    assert len(said & TRUE.keys()) > 25


def test_what_costs_something_for_good_is_asked_once() -> None:
    seen = blank(State)
    chosen = (act.Swap, act.Buy, act.Attack, act.Give, act.Call)
    for s, seat, actions, _ in games():
        GAME.observe(s, seat, seen)
        for action, prospect in zip(actions, prospects(seen, seat, actions), strict=True):
            assert not isinstance(GAME.words.name(action), chosen) or prospect.grave


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fight_tells_strength_and_stakes(language: str) -> None:
    scene = Scene("sun", "azure").hand(0, "red:3", "red:2", "black:1").hand(1, "red:1", "black:2")
    scene.at(0, 6, 9, "E").at(1, 8, 10)
    scene.s.cargo[1, TREASURES.index("ruby")] = scene.s.aboard[1] = 1
    scene.do(0, act.Lay(1), act.Sail("E", 1), act.Head("N"))
    attack = next(
        prospect
        for named, prospect in zip(scene.choices(), told(scene), strict=True)
        if named == act.Attack(1)
    )
    strength, win, lose, *_ = attack.brings
    assert strength == message("sk-brings-attack", strength=5, whom={"seat": 1}, n=2)
    assert win["args"] == {"treasures": [message("sk-treasure-ruby")], "n": 2}
    assert lose["key"] == "sk-brings-defeat"
    assert attack.grave
    assert all(render(brings, language, NAMES) for brings in attack.brings)


def told(scene: Scene, seat: int = 0) -> list[Any]:
    """What the choices of a seat bring, as far as it knows."""
    seen = blank(State)
    GAME.observe(scene.s, seat, seen)
    return prospects(seen, seat, [GAME.words.action(named) for named in scene.choices(seat)])


@pytest.mark.clause("SK-50")
def test_a_bluff_tells_its_penalty_before() -> None:
    scene = Scene("sun", "azure", bluff="on").hand(0, "black:1", "black:2").at(0, 6, 9, "E")
    scene.do(0, act.Lay(1))
    keys = {
        named.cells: [brings["key"] for brings in prospect.brings]
        for named, prospect in zip(scene.choices(), told(scene), strict=True)
        if isinstance(named, act.Sail)
    }
    assert "sk-brings-honest" in keys[1]
    assert "sk-brings-bluff" in keys[3]


def test_who_is_asked_in_vain_is_told_why() -> None:
    scene = Scene("sun", "azure").hand(0, "black:1").at(0, 6, 9, "E").at(1, 8, 10)
    scene.do(0, act.Lay(1), act.Sail("E", 1), act.Head("N"))
    assert scene.choices() == [act.Pass()]
    assert [brings["key"] for brings in told(scene)[0].brings] == [
        "sk-brings-pass-attack",
        "sk-brings-asked-no-red",
    ]


def test_prospects_know_only_what_the_seat_knows() -> None:
    seen, drawn, again = blank(State), blank(State), blank(State)
    stream = stream_of("prospects", 1)
    for s, seat, actions, rng in games():
        if rng.random() > 0.05:
            continue
        GAME.observe(s, seat, seen)
        GAME.determinize(seen, stream, drawn)
        GAME.observe(drawn, seat, again)
        assert prospects(again, seat, actions) == prospects(seen, seat, actions)


@pytest.mark.clause("SK-E15")
def test_a_boat_with_the_plague_knows_the_ports_that_are_closed() -> None:
    scene = Scene("sun", "azure").at(0, 6, 9)
    assert GAME.words.own(scene.s, 0).closed == []  # type: ignore[attr-defined]
    scene.s.plagued = 1
    closed = GAME.words.own(scene.s, 0).closed  # type: ignore[attr-defined]
    assert closed == ["azure", "orient", "fire", "hope", "tafia"]


@pytest.mark.clause("SK-3")
def test_a_red_card_does_not_sail() -> None:
    scene = Scene("sun", "azure").hand(0, "red:2", "black:1")
    assert scene.refusal(0, act.Show(2)) == "for_fights"


def test_every_reachable_cell_says_what_it_brings() -> None:
    scene = Scene("sun", "azure").hand(0, "black:1", "black:2", "black:3").at(0, 6, 9, "E")
    reach = GAME.words.own(scene.s, 0).reach  # type: ignore[attr-defined]
    assert reach
    assert all(reached.brings for reached in reach)
