"""The voyage of the day: one try, checked by the rules and the server's clock; boards and streaks."""

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from flibuste import games
from flibuste.core.record import blank
from flibuste.core.seats import NOBODY
from flibuste.server.http.voyages import DAY, GRACE
from flibuste.table.port import Away
from tests.server.client import Client
from tests.server.in_process_server import InProcessServer, in_process_server

RACE, PUZZLES = "santy-anno", ("catan-junior", "sandokan")
FIRST_DAY = 20_700
Json = dict[str, Any]


class Clock:
    """The server's clock, which a test moves."""

    now = FIRST_DAY * DAY + 3_600_000

    def __call__(self) -> int:
        return self.now


class Voyager:
    """Somebody who sails, with a device of their own."""

    def __init__(self, client: Client, clock: Clock) -> None:
        self.client, self.clock = client, clock

    async def ask(self, do: str, place: str = "", **more: Any) -> Json:
        day = self.clock.now // DAY
        found: Json = await self.client.post(f"/api/voyage/{day}/{RACE}{place}", {"do": do, **more})
        return found

    async def refused(self, path: str, body: Json) -> str:
        answer = await self.client.http.post(path, json=body)
        assert answer.status_code == 409, answer.text
        return str(answer.json()["code"])

    async def where(self, dealt: Json) -> str:
        line = dealt["line"]
        question = {"table": dealt["table"], "cards": line["cards"], "event": line["event"]}
        found = await self.client.post(f"/api/games/{RACE}/where", {**question, "starts": [dealt["start"]]})
        return str(found["ends"][0])

    async def round(self, right: bool = True, seconds: float = 7.0, place: str = "") -> Json:
        """Sails one round."""
        dealt = (await self.ask("deal", place))["dealt"]
        while dealt["next_in"] is not None:
            self.clock.now += dealt["next_in"]
            dealt = (await self.ask("look", place))["dealt"]
        self.clock.now += round(seconds * 1000)
        end = await self.where(dealt)
        ship = end if right else next(ship for ship in dealt["table"] if ship != end)
        return await self.ask("answer", place, ship=ship)

    async def puzzle(self, name: str, right: bool = True) -> Json:
        """Answers the day's puzzle of a game."""
        place = f"/api/voyage/{self.clock.now // DAY}/{name}"
        shown = await self.client.get(place)
        assert (shown["number"], shown["hints"], shown["hint"]) == (0, 0, [])
        best = _best(name, shown)
        code = best if right else next(c["code"] for c in shown["asked"]["choices"] if c["code"] != best)
        found: Json = await self.client.post(place, {"code": code})
        return found

    async def all(self, right: bool = True, seconds: float = 7.0) -> None:
        """Sails the whole voyage."""
        for _ in range(5):
            await self.round(right, seconds)
        for name in PUZZLES:
            await self.puzzle(name, right)


async def voyager(server: InProcessServer, clock: Clock) -> Voyager:
    """A person whose device the server knows."""
    client = server.client()
    await client.get("/api/voyage")
    return Voyager(client, clock)


def _best(name: str, shown: Json) -> int:
    """The answer, looked up by the position."""
    game = games.find(name)
    assert game.puzzles is not None
    for number in range(len(game.puzzles.mined)):
        puzzle = game.puzzles.lay(game, number)
        table = blank(game.state)
        game.observe(puzzle.s, NOBODY, table)
        if msgspec.json.decode(msgspec.json.encode(game.words.public(table))) == shown["public"]:
            assert shown["rating"] == round(puzzle.rating, -2), "an exact rating would be its number"
            return puzzle.best
    raise AssertionError("no such puzzle")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def server(tmp_path: Path, clock: Clock) -> AsyncIterator[InProcessServer]:
    async with in_process_server(tmp_path, now=clock, pace=1) as process:
        yield process


async def test_cards_are_in_no_message_before_they_are_laid(server: InProcessServer, clock: Clock) -> None:
    anne = await voyager(server, clock)
    dealt = (await anne.ask("deal"))["dealt"]
    laid = [sum(card is not None for card in dealt["line"]["cards"])]
    while dealt["next_in"] is not None:
        assert dealt["line"]["event"] is None
        early = (await anne.ask("look"))["dealt"]
        assert early["line"] == dealt["line"], "a look before its time shows no other card"
        day = clock.now // DAY
        body = {"do": "answer", "ship": dealt["start"]}
        assert await anne.refused(f"/api/voyage/{day}/{RACE}", body) == "too_early"
        clock.now += dealt["next_in"]
        dealt = (await anne.ask("look"))["dealt"]
        laid.append(sum(card is not None for card in dealt["line"]["cards"]))
    assert laid == list(range(len(laid)))
    assert dealt["since"] == 0


async def test_the_day_is_the_same_for_everybody_and_another_one_tomorrow(
    server: InProcessServer, clock: Clock
) -> None:
    anne, bonny = await voyager(server, clock), await voyager(server, clock)
    one, other = (await anne.ask("deal"))["dealt"], (await bonny.ask("deal"))["dealt"]
    assert (one["table"], one["start"]) == (other["table"], other["start"])
    place = f"/api/voyage/{clock.now // DAY}/sandokan"
    assert await anne.client.get(place) == await bonny.client.get(place)
    clock.now += DAY
    assert (await anne.ask("deal"))["dealt"]["table"] != one["table"]


async def test_a_reload_does_not_buy_a_second_try(server: InProcessServer, clock: Clock) -> None:
    anne = await voyager(server, clock)
    first = (await anne.ask("deal"))["dealt"]
    day = clock.now // DAY
    place = f"/api/voyage/{day}/{RACE}"
    assert await anne.refused(place, {"do": "deal"}) == "round_under_way"
    clock.now += 2_000 * 5 + 4_000
    again = (await anne.ask("look"))["dealt"]
    assert (again["start"], again["since"]) == (first["start"], 4_000)
    end = await anne.where(again)
    wrong = next(ship for ship in again["table"] if ship != end)
    done = (await anne.ask("answer", ship=wrong))["done"]
    assert done == [{"right": False, "millis": 4_000}]
    assert await anne.refused(place, {"do": "answer", "ship": end}) == "too_late"
    for _ in range(4):
        await anne.round()
    assert await anne.refused(place, {"do": "deal"}) == "voyage_over"
    await anne.puzzle("sandokan", right=False)
    code = _best("sandokan", await anne.client.get(f"/api/voyage/{day}/sandokan"))
    assert await anne.refused(f"/api/voyage/{day}/sandokan", {"code": code}) == "one_try"
    legs = {leg["game"]: leg for leg in (await anne.client.get("/api/voyage"))["legs"]}
    assert legs[RACE]["marks"] == [False, True, True, True, True]
    assert legs[RACE]["millis"] == 4_000 + 4 * 7_000
    assert legs["sandokan"]["marks"] == [False]


async def test_time_runs_on_while_nobody_looks(server: InProcessServer, clock: Clock) -> None:
    anne = await voyager(server, clock)
    for _ in range(4):
        await anne.round()
    await anne.ask("deal")
    clock.now += 200_000
    leg = (await anne.client.get("/api/voyage"))["legs"]
    race = next(one for one in leg if one["kind"] == "race")
    assert (race["done"], race["marks"][-1], race["millis"]) == (True, False, 4 * 7_000 + 90_000)
    row = (await anne.client.get("/api/voyage/board"))["rows"][0]
    assert (row["right"], row["of"], row["you"]) == (4, 5, True)


async def test_looking_writes_nothing(server: InProcessServer, clock: Clock, tmp_path: Path) -> None:
    anne = await voyager(server, clock)
    for _ in range(4):
        await anne.round()
    await anne.ask("deal")
    await anne.puzzle("sandokan")
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        rows = database.execute("SELECT * FROM sailed").fetchall()
        for moment in (clock.now, clock.now + 200_000):
            clock.now = moment
            for path in ("/api/voyage", "/api/voyage/board", f"/api/voyage/{FIRST_DAY}/sandokan"):
                await anne.client.get(path)
            await anne.ask("look")
            assert database.execute("SELECT * FROM sailed").fetchall() == rows


async def test_a_round_under_way_is_not_over_for_who_sails_it(server: InProcessServer, clock: Clock) -> None:
    anne = await voyager(server, clock)
    for _ in range(4):
        await anne.round()
    await anne.ask("deal")
    told = await anne.client.get("/api/voyage")
    assert (told["legs"][0]["done"], told["days"]) == (False, [])


class LostAnswers:
    """Does every write of a voyage but loses the answer."""

    def __init__(self, server: InProcessServer) -> None:
        self._voyages: Any = server.harbour.store.voyages
        self._sail = self._voyages.sail

    def __enter__(self) -> None:
        async def sail(sailed: Any, before: bytes | None) -> bool:
            await self._sail(sailed, before)
            raise Away("the answer of the store is lost")

        self._voyages.sail = sail

    def __exit__(self, *_: object) -> None:
        self._voyages.sail = self._sail


async def test_an_answer_whose_outcome_is_unknown_is_sent_again_and_counts_once(
    server: InProcessServer, clock: Clock
) -> None:
    anne = await voyager(server, clock)
    place = f"/api/voyage/{FIRST_DAY}/sandokan"
    best = _best("sandokan", await anne.client.get(place))
    with LostAnswers(server):
        assert (await anne.client.http.post(place, json={"code": best})).status_code == 503
    assert (await anne.client.post(place, {"code": best}))["right"]
    dealt = (await anne.ask("deal"))["dealt"]
    clock.now += 2_000 * 5 + 4_000
    end = await anne.where((await anne.ask("look"))["dealt"])
    assert dealt["next_in"] is not None
    race = f"/api/voyage/{FIRST_DAY}/{RACE}"
    with LostAnswers(server):
        lost = await anne.client.http.post(race, json={"do": "answer", "ship": end})
    assert lost.status_code == 503
    clock.now += 1_000
    again = await anne.ask("answer", ship=end)
    assert again["done"] == [{"right": True, "millis": 4_000}]
    assert again["verdict"]["end"] == end


async def test_practice_comes_afterwards_and_counts_nowhere(server: InProcessServer, clock: Clock) -> None:
    anne = await voyager(server, clock)
    place = f"/api/voyage/{clock.now // DAY}/{RACE}/practice"
    assert await anne.refused(place, {"do": "deal"}) == "voyage_first"
    for _ in range(5):
        await anne.round(right=False)
    before = await anne.client.get("/api/voyage")
    for _ in range(5):
        await anne.round(place="/practice")
    assert await anne.client.get("/api/voyage") == before
    again = await anne.client.post(f"{place}?anew", {"do": "look"})
    assert (again["done"], again["dealt"]) == ([], None)
    assert await anne.client.get("/api/voyage") == before


async def test_the_board_ranks_by_right_answers_then_time(server: InProcessServer, clock: Clock) -> None:
    slow, quick, wrong = [await voyager(server, clock) for _ in range(3)]
    await slow.all(seconds=9)
    await quick.all(seconds=3)
    await wrong.all(right=False, seconds=1)
    await quick.client.post("/api/me/name", {"name": "Quick Kidd"})
    rows = (await slow.client.get("/api/voyage/board"))["rows"]
    assert [row["name"] for row in rows] == ["Quick Kidd", "", ""]
    assert [(row["right"], row["of"], row["millis"]) for row in rows] == [
        (7, 7, 15_000),
        (7, 7, 45_000),
        (0, 7, 5_000),
    ]
    assert [row["you"] for row in rows] == [False, True, False]
    # A family sees its own board by its table's code.
    table = await slow.client.open("catan-junior", 3)
    family = (await wrong.client.get(f"/api/voyage/board?table={table['code']}"))["rows"]
    assert [row["millis"] for row in family] == [45_000]
    assert (await slow.client.http.get("/api/voyage/board?table=XXXXXX")).status_code == 404


async def test_a_device_without_a_cookie_cannot_sail(server: InProcessServer, clock: Clock) -> None:
    stranger = Voyager(server.client(), clock)
    assert await stranger.refused(f"/api/voyage/{FIRST_DAY}/{RACE}", {"do": "deal"}) == "no_cookie"


async def test_days_in_a_row_make_a_streak(server: InProcessServer, clock: Clock) -> None:
    anne = await voyager(server, clock)
    for sailed in range(1, 4):
        await anne.all()
        assert (await anne.client.get("/api/voyage"))["streak"] == sailed
        clock.now += DAY
    told = await anne.client.get("/api/voyage")
    assert told["streak"] == 3, "today is not over yet"
    assert [(one["day"] - FIRST_DAY, one["legs"], one["right"]) for one in told["days"]] == [
        (0, 3, 7),
        (1, 3, 7),
        (2, 3, 7),
    ]
    clock.now += DAY
    assert (await anne.client.get("/api/voyage"))["streak"] == 0


async def test_another_day_is_refused_but_for_a_moment(server: InProcessServer, clock: Clock) -> None:
    anne = await voyager(server, clock)
    today = clock.now // DAY
    for day in (today - 1, today + 1, "x", "1" * 30):
        assert await anne.refused(f"/api/voyage/{day}/{RACE}", {"do": "deal"}) == "another_day"
    clock.now = (today + 1) * DAY + GRACE // 2
    assert (await anne.client.post(f"/api/voyage/{today}/{RACE}", {"do": "deal"}))["dealt"]
    clock.now += GRACE
    assert await anne.refused(f"/api/voyage/{today}/{RACE}", {"do": "look"}) == "another_day"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_forget_me_forgets_the_voyages(
    tmp_path: Path, clock: Clock, kind: str, request: pytest.FixtureRequest
) -> None:
    kept = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    store = str(request.getfixturevalue("database")) if kind == "postgresql" else kept
    async with in_process_server(tmp_path, now=clock, pace=1, store=store) as server:
        anne, bonny = await voyager(server, clock), await voyager(server, clock)
        await anne.all()
        await bonny.puzzle("sandokan")
        assert len((await bonny.client.get("/api/voyage/board"))["rows"]) == 2
        answer = await anne.client.http.post("/api/me/forget", json={})
        assert answer.status_code == 204
        assert len((await bonny.client.get("/api/voyage/board"))["rows"]) == 1
        assert (await anne.client.get("/api/voyage"))["days"] == []
