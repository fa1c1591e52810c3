"""The Bosun over the wire: a table dealt by hand from one device, the single question, the drill."""

from collections.abc import Sequence
from typing import Any

import pytest

from flibuste.core.message import LANGUAGES, render
from flibuste.games.santy_anno.data import SHIPS
from tests.server.afloat import Afloat
from tests.server.sailor import Refusal, Sailor

Json = dict[str, Any]
BOSUN = 15
TABLE = ["sahara", "revenge", "paradise", "viper", "profundis", "vendetta", "royal", "santy-anno"]
STARTS = ["royal", "viper", "revenge"]


async def referee(sea: Afloat, **options: str) -> Sailor:
    """A device that referees a game of three."""
    sailor = sea.sailor()
    settings = {"options": {"dealer": "hand", **options}}
    table = await sailor.post(
        "/api/tables", {"game": "santy-anno", "seats": 3, "own_seats": 0, "settings": settings}
    )
    for seat, name in enumerate(("Ana", "Bob", "Cat")):
        pirate = {"seat": seat, "name": name, "figure": 7 - seat}
        await sailor.post(f"/api/tables/{table['code']}/sit", pirate)
    await sailor.post(f"/api/tables/{table['code']}/start")
    await sailor.connect(table["code"])
    return sailor


async def say(sailor: Sailor, kind: str, **what: Any) -> Json:
    """The Bosun names something, and gets the view after it."""
    seq = sailor.view["seq"]
    asked = sailor.view["asked"]
    await sailor.wish("act", seat=BOSUN, prompt=asked["prompt"], do={"kind": kind, **what})
    return await sailor.until_seq(seq + 1)


async def draw(sailor: Sailor) -> Json:
    """The Bosun lets the program turn the next card."""
    seq = sailor.view["seq"]
    await sailor.wish("turn", prompt=sailor.view["asked"]["prompt"])
    return await sailor.until_seq(seq + 1)


async def prepare(sailor: Sailor) -> None:
    for ship in TABLE:
        await say(sailor, "ship_lies", ship=ship)
    for ship in STARTS:
        await say(sailor, "pirate_starts", ship=ship)


async def where(sailor: Sailor, starts: Sequence[str | None]) -> list[str]:
    """What the single question says about the line that lies on the table."""
    public = sailor.view["public"]
    question = {
        "table": public["table"],
        "cards": public["line"]["cards"],
        "event": public["line"]["event"],
        "starts": starts,
    }
    ends: list[str] = (await sailor.post("/api/bosun/where", question))["ends"]
    return ends


@pytest.mark.clause("SA-13", "SA-20", "SA-21", "SA-27", "SA-28", "SA-30")
async def test_the_program_draws_a_whole_game_that_one_device_referees(sea: Afloat) -> None:
    sailor = await referee(sea, cards="expert_events")
    await prepare(sailor)
    for number in range(1, 6):
        line = sailor.view["public"]["line"]
        assert line["cards"] == [None] * (4 + number)
        for _ in range(3 + number):
            await draw(sailor)
        assert sailor.view["public"]["line"]["event"] is None
        view = await draw(sailor)
        # The first card and the event lie there at once.
        kinds = [fact["do"]["kind"] for fact in view["facts"]]
        assert kinds == ["event_turns", "laid", "casts_off"]
        starts = [pirate["tile"] for pirate in view["public"]["pirates"]]
        ends = await where(sailor, starts)
        await say(sailor, "pirate_sits", who=1, ship=ends[1])
        await say(sailor, "pirate_sits", who=0, ship=next(ship for ship in SHIPS if ship != ends[0]))
        await say(sailor, "too_late")
        view = await say(sailor, "check")
        pirates = view["public"]["pirates"]
        assert [pirate["end"] for pirate in pirates] == ends
        assert [pirate["right"] for pirate in pirates] == [False, True, False]
        assert [pirate["loot"] for pirate in pirates] == [0, 5, 0]
        if number == 1:
            # The browser is closed and opened again: the game goes on where it was.
            await sailor.disconnect()
            await sailor.connect(sailor.code)
            assert sailor.view["public"]["phase"] == "show"
            me = await sailor.get("/api/me")
            assert [line["code"] for line in me["games"]] == [sailor.code]
        await say(sailor, "next_round")
    while sailor.view["public"]["phase"] == "fight":
        await say(sailor, "wrestled", who=sailor.view["public"]["tied"][0])
    assert sailor.over
    assert sailor.view["public"]["pirates"][1]["rank"] == 1
    replay = await sailor.get(f"/api/replays/{sailor.view['table']['id']}")
    assert (replay["names"], replay["figures"]) == (["Ana", "Bob", "Cat"], [7, 6, 5])


async def test_cards_never_come_twice(sea: Afloat) -> None:
    sailor = await referee(sea, cards="basic")
    await prepare(sailor)
    drawn: list[str] = []
    for number in range(1, 6):
        for _ in range(4 + number):
            await draw(sailor)
        drawn += sailor.view["public"]["line"]["cards"]
        await say(sailor, "pirate_sits", who=0, ship="royal")
        await say(sailor, "too_late")
        await say(sailor, "check")
        await say(sailor, "next_round")
    assert all(drawn.count(card) <= (2 if card == "name" else 1) for card in drawn)


@pytest.mark.clause("SA-10")
async def test_a_slip_is_refused_or_taken_back(sea: Afloat) -> None:
    sailor = await referee(sea)
    for ship in SHIPS[:6]:
        await say(sailor, "ship_lies", ship=ship)
    with pytest.raises(Refusal) as no:
        await say(sailor, "ship_lies", ship=SHIPS[6])
    assert (no.value.code, no.value.frame["clause"]) == ("numbers_in_order", "SA-10")
    view = await say(sailor, "take_back")
    assert view["public"]["table"] == [*SHIPS[:5], None, None, None]


async def test_only_the_host_turns_cards_and_only_while_they_are_turned(sea: Afloat) -> None:
    sailor = await referee(sea)
    with pytest.raises(Refusal, match="no_such_action"):
        await draw(sailor)
    await prepare(sailor)
    prompt = sailor.view["asked"]["prompt"]
    guest = await sea.sailor().connect(sailor.code)
    assert guest.view["asked"] is None
    with pytest.raises(Refusal):
        await guest.wish("turn", prompt=prompt)
    await draw(sailor)
    with pytest.raises(Refusal, match="stale"):
        await sailor.wish("turn", prompt=prompt)


async def test_no_cards_are_turned_where_the_program_deals(sea: Afloat) -> None:
    sailor = sea.sailor()
    bots = [{"count": 3, "level": "random"}]
    await sailor.open("catan-junior", 4, bots=bots, start=True)
    with pytest.raises(Refusal, match="no_such_action"):
        await sailor.wish("turn", prompt=1)


# The single question


@pytest.mark.clause("SA-80", "SA-82", "SA-83", "SA-85")
@pytest.mark.parametrize(
    ("card", "start", "end"),
    [
        ("element:hull", "sahara", "viper"),
        ("colour:yellow", "paradise", "royal"),
        ("name:-P", "profundis", "profundis"),
        ("name:-P", "royal", "revenge"),
        ("double:nest+hull", "paradise", "viper"),
    ],
)
async def test_where_do_i_end(sea: Afloat, card: str, start: str, end: str) -> None:
    answer = await sea.sailor().post("/api/bosun/where", {"table": TABLE, "cards": [card], "starts": [start]})
    assert answer["ends"] == [end]
    (step,) = answer["resolution"]["paths"][0]
    assert step["after"] == end
    assert all(render(step["why"], language, []) for language in LANGUAGES)


@pytest.mark.parametrize(
    "change",
    [
        {"table": TABLE[:7]},
        {"table": [*TABLE[:7], "sahara"]},
        {"cards": ["element:rudder"]},
        {"starts": ["titanic"]},
        {"event": "calm"},
        {"cards": ["name"] * 21},
    ],
)
async def test_a_question_that_is_none(sea: Afloat, change: Json) -> None:
    question = {"table": TABLE, "cards": ["name"], "starts": ["royal"], **change}
    no = await sea.sailor().post("/api/bosun/where", question, status=(400,))
    assert no["code"] == "bad_body"


@pytest.mark.clause("SA-60")
async def test_a_whirlwind_needs_a_fourth_card(sea: Afloat) -> None:
    question = {"table": TABLE, "cards": ["name"] * 3, "starts": ["royal"], "event": "whirlwind"}
    no = await sea.sailor().post("/api/bosun/where", question, status=(409,))
    assert no["code"] == "event_without_card"
    assert all("4" in render(no["say"], language, []) for language in LANGUAGES)


# The drill


async def dealt(sailor: Sailor, **wish: Any) -> tuple[str, list[Json], Json]:
    """A round and its cards as they are laid."""
    usual = {"cards": 5, "kinds": ["struck", "number", "helm"], "every": 0}
    made = await sailor.post("/api/drill", usual | wish)
    cards = [
        await sailor.post("/api/drill/card", {"round": made["round"], "nth": nth})
        for nth in range(made["cards"])
    ]
    return made["round"], cards, made


async def test_a_drill_from_the_deal_to_the_slip(sea: Afloat) -> None:
    sailor = sea.sailor()
    token, cards, made = await dealt(sailor, event=True, rival="mate")
    assert [card["place"] for card in cards] == [5, 4, 3, 2, 1]
    assert [card["cast_off"] for card in cards] == [False] * 4 + [True]
    assert {card["kind"] for card in cards} <= {"struck", "number", "helm"}
    assert [card["event"] is None for card in cards] == [True] * 4 + [False]
    assert cards[-1]["rival"] > 0
    question = {
        "table": made["table"],
        "cards": [card["card"] for card in reversed(cards)],
        "event": cards[-1]["event"],
        "starts": [made["start"]],
    }
    (end,) = (await sailor.post("/api/bosun/where", question))["ends"]
    answers = {ship: await sailor.post("/api/drill/answer", {"round": token, "ship": ship}) for ship in SHIPS}
    assert [ship for ship, answer in answers.items() if answer["right"]] == [end]
    assert all(answer["end"] == end for answer in answers.values())
    assert answers[end]["slip"] is None
    slips = {ship: answer["slip"] for ship, answer in answers.items() if answer["slip"]}
    assert slips
    for ship, slip in slips.items():
        assert slip["path"][-1] == ship
        assert all(render(slip["say"], language, []) for language in LANGUAGES)


async def test_a_card_is_not_to_be_had_before_it_is_laid(sea: Afloat) -> None:
    sailor = sea.sailor()
    made = await sailor.post("/api/drill", {"cards": 5, "kinds": ["coco"], "every": 10_000})
    for nth in (1, 4):
        no = await sailor.post("/api/drill/card", {"round": made["round"], "nth": nth}, status=(409,))
        assert no["code"] == "too_early"
    assert "card" not in made


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"cards": 3, "event": True}, 409, "event_without_card"),
        ({"rival": "kraken"}, 409, "no_such_level"),
        ({"cards": 10}, 400, "bad_body"),
        ({"kinds": []}, 400, "bad_body"),
        ({"kinds": ["rudder"]}, 400, "bad_body"),
        ({"lean": {"coco": 10}}, 400, "bad_body"),
    ],
)
async def test_a_drill_that_is_none(sea: Afloat, wish: Json, status: int, code: str) -> None:
    no = await sea.sailor().post("/api/drill", {"cards": 5, "kinds": ["coco"], **wish}, status=(status,))
    assert no["code"] == code


async def test_a_forged_round_is_not_known(sea: Afloat) -> None:
    sailor = sea.sailor()
    token, _, made = await dealt(sailor)
    body, _, mark = token.partition(".")
    for forged in ("", "x.y", f"{body[:-4]}AAAA.{mark}", f"{body}.{'0' * 32}", "é.è"):
        no = await sailor.post("/api/drill/answer", {"round": forged, "ship": made["start"]}, status=(409,))
        assert no["code"] == "no_such_round"
    no = await sailor.post("/api/drill/card", {"round": token, "nth": 5}, status=(409,))
    assert no["code"] == "no_such_card"
    no = await sailor.post("/api/drill/answer", {"round": token, "ship": "titanic"}, status=(400,))
    assert no["code"] == "bad_body"


async def test_two_rounds_differ_and_one_stays_the_same(sea: Afloat) -> None:
    sailor = sea.sailor()
    one, first, _ = await dealt(sailor, cards=9)
    _, second, _ = await dealt(sailor, cards=9)
    assert [card["card"] for card in first] != [card["card"] for card in second]
    again = await sailor.post("/api/drill/card", {"round": one, "nth": 4})
    assert again == first[4]
