"""Choices do what they promise: every sentence is checked against what `apply` then does."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from flibuste.core import facts
from flibuste.core.chance import key_of, stream_of
from flibuste.core.declared.actions import Action
from flibuste.core.message import LANGUAGES, Message, message, render
from flibuste.core.record import assign, blank
from flibuste.games.catan_junior import GAME
from flibuste.games.catan_junior import actions as act
from flibuste.games.catan_junior.actions import CALL_OFF, offer
from flibuste.games.catan_junior.data import EARNER_COUNT, EARNERS, KINDS, RESOURCES
from flibuste.games.catan_junior.nouns import Cards, heap
from flibuste.games.catan_junior.prospects import prospects
from flibuste.games.catan_junior.state import NONE, OVER, State
from flibuste.games.catan_junior.words import land, lands_at
from tests.rules.catan_junior.scene import BLUE, ORANGE, RED, WHITE, Scene

NAMES = ["Ada", "Bo", "Cy", "Di"]
TABLES: list[tuple[int, dict[str, object]]] = [
    (4, {}),
    (3, {}),
    (4, {"ports": "off", "offers": "unlimited"}),
    (3, {"rounds": 10}),
]
STEPS = 400


class Done:
    """A choice taken on a copy of the game: before, after, and what happened as its seat saw it."""

    def __init__(self, s: Any, seat: int, action: int) -> None:
        self.seat = seat
        self.named: Any = GAME.words.name(action)
        self.before, self.after = s, blank(State)
        assign(self.after, s)
        told = facts.buffer(GAME.max_facts)
        self.final = bool(GAME.apply(self.after, seat, action, told))
        self.happened = [GAME.words.fact_name(row) for row in facts.seen_by(told, seat)]

    def kinds(self) -> list[str]:
        """The kinds of what happened."""
        return [str(type(fact).__struct_config__.tag) for fact in self.happened]

    def change(self, seat: int | None = None) -> list[int]:
        """By how many cards of each kind a hand has grown."""
        who = self.seat if seat is None else seat
        return [int(n) for n in (self.after.hands[who] - self.before.hands[who]).tolist()]

    def asked(self, seat: int) -> list[Any]:
        """What a seat may do next."""
        out = np.zeros(GAME.max_legal, np.int64)
        return [GAME.words.name(int(a)) for a in out[: GAME.legal(self.after, seat, out)]]


def games() -> Iterator[tuple[Any, int, list[int], random.Random]]:
    """Every question of some random games, with its choices; the player to move often offers a trade."""
    out, told = np.zeros(GAME.max_legal, np.int64), facts.buffer(GAME.max_facts)
    for seed, (players, options) in enumerate(TABLES * 2):
        rng = random.Random(seed)
        s = GAME.first_state(players, options, key_of("prospects", seed))
        for _ in range(STEPS):
            waiting = [seat for seat in range(players) if GAME.actors(s) >> seat & 1]
            if not waiting:
                break
            seat = rng.choice(waiting)
            actions = out[: GAME.legal(s, seat, out)].tolist()
            yield s, seat, actions, rng
            facts.clear(told)
            GAME.apply(s, seat, _taken(s, seat, actions, rng), told)


def _taken(s: Any, seat: int, actions: list[int], rng: random.Random) -> int:
    """Any choice, preferably one that builds; or an unlisted one: a trade, or the proposal to stop."""
    give, want = (1 << 5 * kind for kind in rng.sample(range(KINDS), 2))
    thought = CALL_OFF if rng.random() < 0.02 else offer(give, want, 1 if seat == s.active else 2)
    if rng.random() < 0.3 and not GAME.allowed(s, seat, thought):
        return thought
    built = [action for action in actions if act.BUILD_BOAT <= action <= act.BUY_COCO]
    return rng.choice(built if built and rng.random() < 0.7 else actions)


def cards(said: list[Message]) -> list[int]:
    """How many cards of each kind a sentence mentions."""
    counts = {one["key"]: one["args"]["n"] for one in said}
    return [counts.get(f"cj-cards-{name}", 0) for name in RESOURCES]


def swapped(done: Done, said: Message, seat: int | None = None) -> bool:
    """Whether a hand has lost and gained what the sentence says."""
    give, take = said["args"]["give"], said["args"]["take"]
    lost = cards(give if isinstance(give, list) else [give])
    won = cards(take if isinstance(take, list) else [take])
    return done.change(seat) == [one - other for one, other in zip(won, lost, strict=True)]


def _opens(done: Done, said: Message) -> bool:
    """Whether one more site, beside these terrains, is open for a fortress."""
    fresh = int(done.after.reached[done.seat] & ~done.before.reached[done.seat] & done.after.free_sites)
    players = int(done.before.players)
    return fresh.bit_count() == 1 and lands_at(players, fresh.bit_length() - 1) == said["args"]["lands"]


def _closes(done: Done, said: Message) -> bool:
    """Whether the deal, closed by its maker, swaps what the sentence says."""
    deal = act.DEAL_WITH + done.seat
    active = int(done.after.active)
    if GAME.allowed(done.after, active, deal):
        return False
    GAME.apply(done.after, active, deal, facts.buffer(GAME.max_facts))
    return swapped(done, said)


def _earners(done: Done) -> list[tuple[int, int]]:
    """Every terrain with each site that it feeds."""
    side = int(done.after.players) - 3
    return [
        (int(terrain), int(site))
        for number in range(1, 6)
        for terrain, _, site in EARNERS[side, number, : EARNER_COUNT[side, number]]
    ]


def _blocked(done: Done) -> list[int]:
    """Whose fortresses the ghost's terrain would feed."""
    s = done.after
    owners = [int(s.forts[site]) for terrain, site in _earners(done) if terrain == s.ghost]
    return [owner for owner in owners if owner != NONE]


def _feeds(done: Done) -> list[Message]:
    """The terrains that feed the fortress just built."""
    players = int(done.before.players)
    return [land(players, terrain) for terrain, site in _earners(done) if site == done.named.site]


def _at_ghost(s: Any, said: Message) -> bool:
    return bool(said["args"]["land"] == land(int(s.players), int(s.ghost)))


TRUE: dict[str, Callable[[Done, Message], bool]] = {
    "roll": lambda done, _: "rolled" in done.kinds(),
    "end-turn": lambda done, said: done.after.active == said["args"]["whom"]["seat"],
    "last-round": lambda done, _: done.after.phase == OVER,
    "boat": _opens,
    "boat-port": _opens,
    "boat-no-site": lambda done, _: (
        not done.after.reached[done.seat] & ~done.before.reached[done.seat] & done.after.free_sites
    ),
    "fort": lambda done, said: sorted(map(str, said["args"]["lands"])) == sorted(map(str, _feeds(done))),
    "fort-haunted": lambda done, said: _at_ghost(done.before, said) and said["args"]["land"] in _feeds(done),
    "seven": lambda done, _: "victory" in done.kinds(),
    "port": lambda done, _: "port_drawn" in done.kinds() and done.final,
    "coco": lambda done, said: "coco_turned" in done.kinds() and done.before.coco.sum() == said["args"]["n"],
    "ghost": lambda done, _: done.after.ghost == done.named.hex,
    "ghost-others": lambda done, said: (
        {*_blocked(done)} - {done.seat} == {whom["seat"] for whom in said["args"]["whom"]}
    ),
    "ghost-own": lambda done, said: _blocked(done).count(done.seat) == said["args"]["n"],
    "ghost-nobody": lambda done, _: not _blocked(done),
    "ghost-leaves": lambda done, said: _at_ghost(done.before, said),
    "give": lambda done, said: done.before.active == said["args"]["whom"]["seat"],
    "give-nothing": lambda done, _: not done.before.hands[done.seat].any(),
    "market": lambda done, said: swapped(done, said) and bool(done.after.bargained),
    "market-cleared": lambda done, _: "market_cleared" in done.kinds(),
    "stock": swapped,
    "accept": _closes,
    "deal": lambda done, said: swapped(done, said) and done.final,
    "call-off": lambda done, _: done.after.phase == OVER or bool(done.after.offer),
    "goes-on": lambda done, _: done.after.phase != OVER and not done.after.offer,
    "refuse": lambda done, _: not any(done.change()),
    "withdraw": lambda done, _: not any(done.change()) and not done.after.offer,
    "offer-lapses": lambda done, _: bool(done.before.offer) and not done.after.offer,
}
"""By key, how a sentence is held against what was done."""
RARE = {"seven", "boat-no-site", "market-cleared", "give-nothing"}
"""What random games may not come to: tests of their own."""


@pytest.mark.clause("CJ-31", "CJ-41", "CJ-42", "CJ-44", "CJ-46", "CJ-60", "CJ-61", "CJ-63", "CJ-64", "CJ-70")
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
            key = brings["key"].removeprefix("cj-brings-")
            said.add(key)
            if key in TRUE:
                assert TRUE[key](done, brings), (brings, done.named, done.happened)
        if prospect.grave:
            assert done.final, f"{done.named} can be taken back: nobody needs to be asked"
    assert said >= TRUE.keys() - RARE, TRUE.keys() - RARE - said


def test_only_the_unseen_card_and_a_gift_with_a_choice_are_asked_once() -> None:
    seen, asked = blank(State), set()
    for s, seat, actions, _ in games():
        GAME.observe(s, seat, seen)
        for action, prospect in zip(actions, prospects(seen, seat, actions), strict=True):
            gift = act.GIVE <= action < act.GIVE + KINDS
            assert prospect.grave == (action == act.BUY_COCO or (gift and len(actions) > 1))
            if gift:
                asked.add(prospect.grave)
    assert asked == {True, False}


@pytest.mark.clause("CJ-46")
def test_a_gift_is_asked_once_where_the_hand_holds_several_kinds() -> None:
    scene = Scene.after_the_roll().hand(RED, wool=1, rum=2).hand(BLUE, wood=3).coco("neighbours")
    for seat, gifts in ((RED, [act.Give("rum"), act.Give("wool")]), (BLUE, [act.Give("wood")])):
        codes = [GAME.words.action(gift) for gift in gifts]
        for prospect in prospects(scene.seen(seat), seat, codes):
            assert prospect.grave == (len(gifts) > 1)


def told(scene: Scene, action: Action, seat: int = WHITE) -> list[Message]:
    """What a choice of a seat brings, as the seat knows it."""
    (found,) = prospects(scene.seen(seat), seat, [GAME.words.action(action)])
    assert scene.why_not(action, seat) == ""
    return list(found.brings)


def keys(said: list[Message]) -> list[str]:
    return [one["key"].removeprefix("cj-brings-") for one in said]


@pytest.mark.clause("CJ-31")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ghost_tells_whom_it_blocks_and_whom_it_leaves(language: str) -> None:
    scene = Scene().roll(6).do(act.MoveGhost(8)).do(act.EndTurn()).roll(6)
    brings = told(scene, act.MoveGhost(0), RED)
    assert brings == [
        message("cj-brings-ghost-others", whom=[{"seat": WHITE}]),
        message("cj-brings-ghost-own", n=1),
        message("cj-brings-ghost"),
        message("cj-brings-ghost-leaves", land=land(4, 8)),
    ]
    assert keys(told(scene, act.MoveGhost(9), RED)) == ["ghost-nobody", "ghost", "ghost-leaves"]
    assert all(render(said, language, NAMES) for said in brings)


@pytest.mark.clause("CJ-64", "CJ-65")
@pytest.mark.parametrize("ports", ["on", "off"])
def test_a_boat_and_a_fortress_tell_of_the_anchor_where_ports_are_played(ports: str) -> None:
    drawn = ports == "on"
    scene = Scene.after_the_roll(ports=ports).fort(WHITE, 6).hand(WHITE, rum=1, sabre=1, wool=2, wood=2)
    assert keys(told(scene, act.BuildBoat(7))) == ["boat-port" if drawn else "boat"]
    scene.do(act.BuildBoat(7))
    assert keys(told(scene, act.BuildFort(2))) == (["fort", "port"] if drawn else ["fort"])


@pytest.mark.clause("CJ-42")
def test_a_boat_between_two_fortresses_opens_nothing() -> None:
    scene = Scene.after_the_roll().fort(RED, 6).hand(WHITE, wool=1, wood=1)
    assert keys(told(scene, act.BuildBoat(2))) == ["boat-no-site"]


@pytest.mark.clause("CJ-70")
def test_the_seventh_fortress_says_that_it_wins() -> None:
    scene = Scene.after_the_roll().fort(WHITE, 12, 13, 14).boat(WHITE, 2)
    scene.hand(WHITE, rum=1, sabre=1, wool=1, wood=1)
    assert "seven" not in keys(told(scene, act.BuildFort(6)))
    scene.fort(WHITE, 15)
    assert keys(told(scene, act.BuildFort(6)))[0] == "seven"
    scene.do(act.BuildFort(6))
    assert scene.ranks()[1][WHITE] == 1


@pytest.mark.clause("CJ-62")
def test_a_swap_says_when_it_clears_the_market() -> None:
    scene = Scene.after_the_roll().hand(WHITE, wood=1)
    scene.s.market[:] = [RESOURCES.index(name) for name in ("wood", "wood", "wood", "wood", "gold")]
    assert keys(told(scene, act.Market("wood", "gold"))) == ["market", "market-cleared"]


@pytest.mark.clause("CJ-60")
def test_an_open_offer_lapses_with_whatever_its_maker_does_but_a_deal() -> None:
    scene = Scene.after_the_roll().hand(WHITE, wood=1, wool=1).hand(RED, rum=1, gold=2).hand(BLUE, rum=1)
    scene.do(act.Offer(Cards(wood=1), Cards(rum=1)))
    assert told(scene, act.Accept(), RED) == [
        message("cj-brings-accept", whom={"seat": WHITE}, give=[heap("rum", 1)], take=[heap("wood", 1)])
    ]
    scene.do(act.Accept(), BLUE).do(act.Counter(Cards(gold=2), Cards(wool=1)), RED)
    assert told(scene, act.DealWith(RED)) == [
        message("cj-brings-deal", whom={"seat": RED}, give=[heap("wool", 1)], take=[heap("gold", 2)])
    ]
    for lapsing in (act.EndTurn(), act.BuildBoat(0), act.Market("wood", "gold")):
        assert keys(told(scene, lapsing))[-1] == "offer-lapses"
    assert keys(told(scene, act.Withdraw())) == ["withdraw"]
    assert keys(told(scene, act.Refuse(), ORANGE)) == ["refuse"]


@pytest.mark.clause("CJ-71")
def test_a_proposal_to_stop_says_what_each_answer_means() -> None:
    scene = Scene.after_the_roll().do(act.CallOff())
    assert keys(told(scene, act.Accept(), RED)) == ["call-off"]
    assert keys(told(scene, act.Refuse(), RED)) == ["goes-on"]
    assert keys(told(scene, act.Withdraw())) == ["goes-on"]


@pytest.mark.clause("CJ-46")
def test_a_neighbour_hears_who_gets_the_card_or_nothing() -> None:
    scene = Scene.after_the_roll().hand(RED, wool=1).coco("neighbours")
    assert told(scene, act.Give("wool"), RED) == [message("cj-brings-give", whom={"seat": WHITE})]
    assert told(scene, act.GiveNothing(), BLUE) == [message("cj-brings-give-nothing", whom={"seat": WHITE})]


@pytest.mark.clause("CJ-44")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_unseen_card_tells_its_price_before_it_is_asked_once(language: str) -> None:
    scene = Scene.after_the_roll().hand(WHITE, rum=1, sabre=1, gold=1)
    price, kinds = told(scene, act.BuyCoco())
    assert price["args"] == {"price": [heap(name, 1) for name in ("rum", "sabre", "gold")], "n": 24}
    assert render(price, language, NAMES)
    assert render(kinds, language, NAMES)


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
