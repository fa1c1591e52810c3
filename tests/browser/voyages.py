"""The games in which to find the positions worth a look, and what to look for in each."""

import random
from functools import cache
from typing import Any

from tests.browser.positions import Json, Voyage, asks, during, happens, over
from tests.table.scene import Scene

EVENTS = (
    *("wreck", "chest", "merchant", "wind", "crew", "marque", "chart", "storm"),
    *("leak", "scurvy", "mutiny", "becalmed", "customs", "fog", "plague"),
)
GOODS = ("sabre", "wool", "wood", "rum", "gold")


def bargain(scene: Scene, seat: int, rng: random.Random) -> Json | None:
    """A card for a card: offered by the player to move, or as an answer to another's offer."""
    table: Any = scene.table.game.words.public(scene.table.observe(seat))
    give, want = rng.sample(GOODS, 2)
    cards = dict.fromkeys(GOODS, 0)
    trade = {"give": cards | {give: 1}, "want": cards | {want: 1}}
    if table.offer is not None:
        return {"kind": "counter", **trade} if seat != table.active and rng.random() < 0.5 else None
    return {"kind": "offer", **trade} if rng.random() < 0.25 else None


def _racing(view: Json) -> bool:
    return view["public"]["phase"] == "race" and bool(view["asked"])


def _laid(view: Json) -> int:
    return sum(card is not None for card in view["public"]["line"]["cards"])


def _fighting(view: Json) -> bool:
    return bool(view["public"]["phase"] == "fight")


def _racing_for_all(view: Json) -> bool:
    return bool(view["public"]["phase"] == "race")


def _slipped(view: Json) -> int:
    """How many pirates are wrong."""
    return sum(not pirate["right"] and not pirate["late"] for pirate in view["public"]["pirates"])


RACE = Voyage(
    "santy-anno",
    8,
    {
        "deal": lambda view: view["public"]["phase"] == "deal" and _laid(view) >= 3,
        "race": lambda view: _racing(view) and sum(p["landed"] for p in view["public"]["pirates"]) >= 2,
        "backwards": lambda view: _racing(view) and view["public"]["line"]["backwards"],
        "lapped": asks("take_scuttle"),
        "count": lambda view: _racing(view) and view["public"]["count"] == 3,
        "landed": lambda view: view["public"]["phase"] == "race" and view["public"]["pirates"][0]["landed"],
        "check": lambda view: view["public"]["phase"] == "show" and _laid(view) >= 7 and _slipped(view),
        "over": over,
    },
    {"cards": "expert_events"},
    prefers=("lay_scuttle", "take_scuttle", "sit"),
)
FRAMES = Voyage(
    "santy-anno",
    8,
    {
        "frames": lambda view: _racing(view) and view["public"]["pirates"][0]["frame"],
        "check-frames": lambda view: view["public"]["phase"] == "show",
    },
    {"way": "standing"},
    prefers=("lay_frame",),
)
BY_CARD = Voyage(
    "santy-anno",
    8,
    {"check-by-card": lambda view: view["public"]["phase"] == "show" and _slipped(view)},
    {"cards": "expert_events", "check": "by_card"},
    prefers=("lay_scuttle", "take_scuttle", "sit"),
)
DUEL = Voyage("santy-anno", 6, {"duel": _fighting, "over-shared": over}, idle=True)
WATCHED = Voyage(
    "santy-anno", 3, {"watched-race": _racing_for_all, "watched-duel": _fighting}, idle=True, eyes="?"
)
JUNIOR = Voyage(
    "catan-junior",
    4,
    {
        "roll": asks("roll"),
        "main": lambda view: view["seq"] > 120 and asks("build_boat")(view) and asks("market")(view),
        "ghost": asks("move_ghost"),
        "offered": asks("accept"),
        "offering": lambda view: (
            view["public"]["offer"] and view["public"]["active"] == 0 and not _countered(view)
        ),
        "countered": lambda view: view["public"]["active"] == 0 and _countered(view),
        "coco": happens("coco_turned", who=0),
        "coco-of-another": happens("coco_turned", who=2),
        "free-build": during("free_build"),
        "gifts": during("gifts"),
        "over": over,
    },
    prefers=("buy_coco", "build_fort", "build_boat"),
    avoids=("call_off", "withdraw"),
    idea=bargain,
)


def _countered(view: Json) -> bool:
    offer = view["public"]["offer"]
    return bool(offer) and any(offer["counters"])


CHART = Voyage(
    "sandokan",
    6,
    {
        "choose-port": during("choose_port"),
        "sail-out": during("sail_out", late=200),
        "steer": during("steer"),
        "may-turn-event": during("may_turn_event"),
        "trade": during("trade"),
        "pay-sum": during("pay_sum"),
        "at-chest": during("at_chest"),
        "pay-both": during("pay_both"),
        "with-chart": during("with_chart"),
        "put-back": during("put_back"),
        "may-attack": during("may_attack"),
        "fighting": during("fighting"),
        "reveal": happens("beat"),
        "hand-over": during("hand_over"),
        "over": over,
        **{f"event-{event}": happens("met", event=event) for event in EVENTS},
    },
    {"rules": "book", "fights": "chosen"},
    prefers=("attack", "turn_event", "sail"),
)
BLUFF = Voyage(
    "sandokan",
    4,
    {"may-call": during("may_call"), "covered": during("sail_out", late=60)},
    {"bluff": "on"},
    prefers=("lay",),
)
HOARD = Voyage(
    "sandokan",
    2,
    {
        "full-hand": lambda view: asks("lay")(view) and sum(view["own"]["hand"].values()) > 13,
        "price": lambda view: bool(view["own"]["paid"]),
        "not-asked": lambda view: view["public"]["phase"] == "sail_out" and not view["asked"],
    },
    {"hand": "any"},
    prefers=("go", "turn"),
    avoids=("call",),
)


LESSONS = {
    "santy-anno": Voyage("santy-anno", 3, {}, prefers=("run", "sit")),
    "catan-junior": Voyage("catan-junior", 4, {}, prefers=("build_fort", "build_boat"), avoids=("call_off",)),
    "sandokan": Voyage("sandokan", 4, {}, prefers=("sail",)),
}
"""Games like those of the lessons."""


@cache
def positions(game: str) -> dict[str, Json]:
    """Every position of a game to look at, by name."""
    found: dict[str, Json] = {}
    for voyage in (RACE, FRAMES, BY_CARD, DUEL, WATCHED, JUNIOR, CHART, BLUFF, HOARD):
        if voyage.game == game:
            found |= voyage.positions()
    return found
