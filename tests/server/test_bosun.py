"""The Bosun over the wire: a table dealt by hand from one device, the single question, the drill."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from flibuste.core.message import LANGUAGES, render
from flibuste.games.santy_anno.data import SHIPS
from tests.rules.santy_anno.boxes import SWAPPED
from tests.server.client import Client, Refusal
from tests.server.in_process_server import InProcessServer

Json = dict[str, Any]
BOSUN = 15
TABLE = ["sahara", "revenge", "paradise", "viper", "profundis", "vendetta", "royal", "santy-anno"]
STARTS = ["royal", "viper", "revenge"]


async def referee(server: InProcessServer, **options: str) -> Client:
    """A device that referees a game of three."""
    client = server.client()
    settings = {"options": {"dealer": "hand", **options}}
    table = await client.post(
        "/api/tables", {"game": "santy-anno", "seats": 3, "own_seats": 0, "settings": settings}
    )
    for seat, name in enumerate(("Ana", "Bob", "Cat")):
        pirate = {"seat": seat, "name": name, "character": 7 - seat}
        await client.post(f"/api/tables/{table['code']}/sit", pirate)
    await client.post(f"/api/tables/{table['code']}/start")
    await client.connect(table["code"])
    return client


async def say(client: Client, kind: str, **what: Any) -> Json:
    """The Bosun names something, and gets the view after it."""
    seq = client.view["seq"]
    asked = client.view["asked"]
    await client.request("play", seat=BOSUN, prompt=asked["prompt"], do={"kind": kind, **what})
    return await client.until_seq(seq + 1)


async def draw(client: Client) -> Json:
    """The Bosun has the program turn the next card."""
    seq = client.view["seq"]
    await client.request("turn", prompt=client.view["asked"]["prompt"])
    return await client.until_seq(seq + 1)


async def prepare(client: Client) -> None:
    for ship in TABLE:
        await say(client, "ship_lies", ship=ship)
    for ship in STARTS:
        await say(client, "pirate_starts", ship=ship)


async def where(client: Client, starts: Sequence[str | None]) -> list[str]:
    """What the single question answers for the line on the table."""
    public = client.view["public"]
    question = {
        "table": public["table"],
        "cards": public["line"]["cards"],
        "event": public["line"]["event"],
        "starts": starts,
    }
    ends: list[str] = (await client.post("/api/games/santy-anno/where", question))["ends"]
    return ends


@pytest.mark.clause("SA-13", "SA-20", "SA-21", "SA-27", "SA-28", "SA-30")
async def test_the_program_draws_a_whole_game_that_one_device_referees(server: InProcessServer) -> None:
    client = await referee(server, cards="expert_events")
    await prepare(client)
    for number in range(1, 6):
        line = client.view["public"]["line"]
        assert line["cards"] == [None] * (4 + number)
        for _ in range(3 + number):
            await draw(client)
        assert client.view["public"]["line"]["event"] is None
        view = await draw(client)
        # The first card and the event lie there at once.
        kinds = [fact["do"]["kind"] for fact in view["facts"]]
        assert kinds == ["event_turns", "laid", "casts_off"]
        starts = [pirate["tile"] for pirate in view["public"]["pirates"]]
        ends = await where(client, starts)
        await say(client, "pirate_sits", who=1, ship=ends[1])
        await say(client, "pirate_sits", who=0, ship=next(ship for ship in SHIPS if ship != ends[0]))
        await say(client, "too_late")
        view = await say(client, "check")
        pirates = view["public"]["pirates"]
        assert [pirate["end"] for pirate in pirates] == ends
        assert [pirate["right"] for pirate in pirates] == [False, True, False]
        assert [pirate["loot"] for pirate in pirates] == [0, 5, 0]
        if number == 1:
            # The browser is closed and opened again: the game goes on where it was.
            await client.disconnect()
            await client.connect(client.code)
            assert client.view["public"]["phase"] == "show"
            me = await client.get("/api/me")
            assert [line["code"] for line in me["games"]] == [client.code]
        await say(client, "next_round")
    while client.view["public"]["phase"] == "fight":
        await say(client, "wrestled", who=client.view["public"]["tied"][0])
    assert client.over
    assert client.view["public"]["pirates"][1]["rank"] == 1
    replay = await client.get(f"/api/replays/{client.view['table']['id']}")
    assert (replay["names"], replay["characters"]) == (["Ana", "Bob", "Cat"], [7, 6, 5])


async def test_cards_never_come_twice(server: InProcessServer) -> None:
    client = await referee(server, cards="basic")
    await prepare(client)
    drawn: list[str] = []
    for number in range(1, 6):
        for _ in range(4 + number):
            await draw(client)
        drawn += client.view["public"]["line"]["cards"]
        await say(client, "pirate_sits", who=0, ship="royal")
        await say(client, "too_late")
        await say(client, "check")
        await say(client, "next_round")
    assert all(drawn.count(card) <= (2 if card == "name" else 1) for card in drawn)


@pytest.mark.clause("SA-10")
async def test_a_slip_is_refused_or_taken_back(server: InProcessServer) -> None:
    client = await referee(server)
    for ship in SHIPS[:6]:
        await say(client, "ship_lies", ship=ship)
    with pytest.raises(Refusal) as no:
        await say(client, "ship_lies", ship=SHIPS[6])
    assert (no.value.code, no.value.frame["clause"]) == ("numbers_in_order", "SA-10")
    view = await say(client, "take_back")
    assert view["public"]["table"] == [*SHIPS[:5], None, None, None]


async def test_only_the_host_turns_cards_and_only_while_they_are_turned(server: InProcessServer) -> None:
    client = await referee(server)
    with pytest.raises(Refusal, match="no_such_action"):
        await draw(client)
    await prepare(client)
    prompt = client.view["asked"]["prompt"]
    guest = await server.client().connect(client.code)
    assert guest.view["asked"] is None
    with pytest.raises(Refusal):
        await guest.request("turn", prompt=prompt)
    await draw(client)
    with pytest.raises(Refusal, match="stale"):
        await client.request("turn", prompt=prompt)


async def test_no_cards_are_turned_where_the_program_deals(server: InProcessServer) -> None:
    client = server.client()
    bots = [{"count": 3, "level": "random"}]
    await client.open("catan-junior", 4, bots=bots, start=True)
    with pytest.raises(Refusal, match="no_such_action"):
        await client.request("turn", prompt=1)


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
async def test_where_do_i_end(server: InProcessServer, card: str, start: str, end: str) -> None:
    answer = await server.client().post(
        "/api/games/santy-anno/where", {"table": TABLE, "cards": [card], "starts": [start]}
    )
    assert answer["ends"] == [end]
    (step,) = answer["resolution"]["paths"][0]
    assert step["after"] == end
    assert all(render(step["why"], language, []) for language in LANGUAGES)


@pytest.mark.clause("SA-41")
async def test_a_wrong_answer_is_explained(server: InProcessServer) -> None:
    client = server.client()
    question = {"table": TABLE, "cards": ["element:hull:-green"], "starts": ["royal"]}
    for ship, slip in (("revenge", "sa-slip-strike-overlooked"), ("royal", None)):
        answer = await client.post("/api/games/santy-anno/where", question | {"answer": ship})
        assert (answer["slip"] and answer["slip"]["say"]["key"]) == slip
    no = await client.post("/api/games/santy-anno/where", question | {"answer": "titanic"}, status=(400,))
    assert no["code"] == "bad_body"


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
async def test_a_question_that_is_none(server: InProcessServer, change: Json) -> None:
    question = {"table": TABLE, "cards": ["name"], "starts": ["royal"], **change}
    no = await server.client().post("/api/games/santy-anno/where", question, status=(400,))
    assert no["code"] == "bad_body"


@pytest.mark.clause("SA-60")
async def test_a_whirlwind_needs_a_fourth_card(server: InProcessServer) -> None:
    question = {"table": TABLE, "cards": ["name"] * 3, "starts": ["royal"], "event": "whirlwind"}
    no = await server.client().post("/api/games/santy-anno/where", question, status=(409,))
    assert no["code"] == "event_without_card"
    assert all("4" in render(no["say"], language, []) for language in LANGUAGES)


# The drill


async def dealt(client: Client, **asked: Any) -> tuple[str, list[Json], Json]:
    """A round and its cards as they are dealt."""
    usual = {"cards": 5, "kinds": ["struck", "number", "helm"], "every": 0}
    made = await client.post("/api/games/santy-anno/drill", usual | asked)
    cards: list[Json] = []
    following = made["next"]
    while following:
        asked = {"round": made["round"], "nth": following["nth"]}
        cards.append(await client.post("/api/games/santy-anno/drill/card", asked))
        following = cards[-1]["next"]
    return made["round"], cards, made


async def test_a_drill_from_the_deal_to_the_slip(server: InProcessServer) -> None:
    client = server.client()
    token, cards, made = await dealt(client, event=True, rival="mate")
    assert [card["place"] for card in cards] == [5, 4, 3, 2, 1]
    assert [card["cast_off"] for card in cards] == [False] * 4 + [True]
    assert {card["kind"] for card in cards} <= {"struck", "number", "helm"}
    lines = [made["line"], *(card["line"] for card in cards)]
    assert [line["next"] for line in lines] == [5, 4, 3, 2, 1, None]
    assert [line["cards"].count(None) for line in lines] == [5, 4, 3, 2, 1, 0]
    assert [line["event"] is None for line in lines] == [True] * 5 + [False]
    assert cards[-1]["rival"] > 0
    question = {
        "table": made["table"],
        "cards": lines[-1]["cards"],
        "event": lines[-1]["event"],
        "starts": [made["start"]],
    }
    (end,) = (await client.post("/api/games/santy-anno/where", question))["ends"]
    answers = {
        ship: await client.post("/api/games/santy-anno/drill/answer", {"round": token, "ship": ship})
        for ship in SHIPS
    }
    assert [ship for ship, answer in answers.items() if answer["right"]] == [end]
    assert all(answer["end"] == end for answer in answers.values())
    assert answers[end]["slip"] is None
    slips = {ship: answer["slip"] for ship, answer in answers.items() if answer["slip"]}
    assert slips
    for ship, slip in slips.items():
        assert slip["path"][-1] == ship
        assert all(render(slip["say"], language, []) for language in LANGUAGES)


async def test_a_card_is_not_to_be_had_before_it_is_laid(server: InProcessServer) -> None:
    client = server.client()
    made = await client.post("/api/games/santy-anno/drill", {"cards": 5, "kinds": ["coco"], "every": 10_000})
    for nth in (1, 4):
        no = await client.post(
            "/api/games/santy-anno/drill/card", {"round": made["round"], "nth": nth}, status=(409,)
        )
        assert no["code"] == "too_early"
    assert made["line"]["cards"] == [None] * 5
    assert made["next"] == {"nth": 0, "due": 10_000 / 20}, "the server of the tests goes twenty times as fast"


@pytest.mark.clause("SA-14")
async def test_a_drill_on_the_ships_of_the_box_follows_them(server: InProcessServer) -> None:
    client = server.client()
    fleet = msgspec.to_builtins(SWAPPED)
    for _ in range(20):
        token, cards, made = await dealt(client, kinds=["number"], cards=3, fleet=fleet, rival="mate")
        assert len(token) <= 1_000
        question = {"table": made["table"], "cards": cards[-1]["line"]["cards"], "starts": [made["start"]]}
        here = await client.post("/api/games/santy-anno/where", question | {"fleet": fleet})
        ours = await client.post("/api/games/santy-anno/where", question)
        (end,) = here["ends"]
        answer = {"round": token, "ship": end}
        found = await client.post("/api/games/santy-anno/drill/answer", answer)
        assert (found["right"], found["end"]) == (True, end)
        assert found["resolution"] == here["resolution"]
        if here["ends"] != ours["ends"]:
            return
    raise AssertionError("no line on which the boxes differ")


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({"cards": 3, "event": True}, 409, "event_without_card"),
        ({"rival": "kraken"}, 409, "no_such_level"),
        ({"cards": 10}, 400, "bad_body"),
        ({"kinds": []}, 400, "bad_body"),
        ({"kinds": ["rudder"]}, 400, "bad_body"),
        ({"lean": {"coco": 10}}, 400, "bad_body"),
        ({"fleet": []}, 409, "fleet_ships"),
    ],
)
async def test_a_drill_that_cannot_be(server: InProcessServer, asked: Json, status: int, code: str) -> None:
    no = await server.client().post(
        "/api/games/santy-anno/drill", {"cards": 5, "kinds": ["coco"], **asked}, status=(status,)
    )
    assert no["code"] == code


async def test_a_forged_round_is_not_known(server: InProcessServer) -> None:
    client = server.client()
    token, _, made = await dealt(client)
    body, _, mark = token.partition(".")
    for forged in ("", "x.y", f"{body[:-4]}AAAA.{mark}", f"{body}.{'0' * 32}", "é.è"):
        no = await client.post(
            "/api/games/santy-anno/drill/answer", {"round": forged, "ship": made["start"]}, status=(409,)
        )
        assert no["code"] == "no_such_round"
    no = await client.post("/api/games/santy-anno/drill/card", {"round": token, "nth": 5}, status=(409,))
    assert no["code"] == "no_such_card"
    no = await client.post(
        "/api/games/santy-anno/drill/answer", {"round": token, "ship": "titanic"}, status=(400,)
    )
    assert no["code"] == "bad_body"


async def test_two_rounds_differ_and_one_stays_the_same(server: InProcessServer) -> None:
    client = server.client()
    one, first, _ = await dealt(client, cards=9)
    _, second, _ = await dealt(client, cards=9)
    assert first[-1]["line"]["cards"] != second[-1]["line"]["cards"]
    again = await client.post("/api/games/santy-anno/drill/card", {"round": one, "nth": 4})
    assert again == first[4]
