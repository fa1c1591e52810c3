"""Two of a user's own bots, each a process, and a person in the browser at one table."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.looks import Album
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.browser

EXAMPLES = Path(__file__).parents[2] / "examples"
SHORT = {"settings": {"options": {"rounds": 10}}}


def joined(ship: ServerProcess, code: str, bot: str, *more: str) -> "subprocess.Popen[str]":
    """`flibuste join`, as somebody called Zoe starts it."""
    program = str(Path(sys.executable).with_name("flibuste"))
    command = [program, "join", f"{ship.address}/t/{code}", "--bot", bot, "--owner", "Zoe", *more]
    return subprocess.Popen(command, stderr=subprocess.PIPE, text=True)


def test_two_bots_and_a_person_play_a_whole_game(
    new_person: NewPerson, ship: ServerProcess, pictures: Album
) -> None:
    anne = new_person(charts=pictures.wanted)
    anne.hurries = True
    code = anne.open("catan-junior", 3, **SHORT)
    bots = [
        joined(ship, code, f"{EXAMPLES / 'first_bot.py'}:Builder", "--games", "1", "--name", "Tin"),
        joined(ship, code, "greedy", "--games", "1"),
    ]
    try:
        anne.until(lambda view: all(seat["kind"] == "person" for seat in view["table"]["seats"]))
        marks = anne.page.locator("ol li", has_text="Zoe’s bot")
        marks.nth(1).wait_for()
        assert marks.count() == 2
        pictures.take(anne.page, "waiting-room-bots")
        anne.page.get_by_role("button", name="Begin").click()
        anne.play(random.Random(5))
        told = [bot.communicate(timeout=60)[1] for bot in bots]
    finally:
        for bot in bots:
            bot.kill()
    ranks = anne.view["table"]["outcome"]["ranks"]
    for bot, said in zip(bots, told, strict=True):
        assert bot.returncode == 0, said
        assert "as Zoe's bot" in said
    said_ranks = sorted(int(said.rsplit("rank ", 1)[1]) for said in told)
    assert said_ranks == sorted(
        rank for seat, rank in enumerate(ranks) if seat not in anne.view["you"]["seats"]
    )


def test_the_host_may_refuse_bots_from_outside(new_person: NewPerson, ship: ServerProcess) -> None:
    anne = new_person()
    code = anne.open("catan-junior", 3)
    anne.page.locator("summary", has_text="Options").click()
    anne.page.get_by_label("Let people bring bots of their own").uncheck()
    anne.until(lambda view: not view["table"]["settings"]["outside_bots"])
    bot = joined(ship, code, "greedy")
    said = bot.communicate(timeout=60)[1]
    assert bot.returncode == 2
    assert (
        said
        == "flibuste: Invalid value: At this table nobody may bring a bot of their own. (no_outside_bots)\n"
    )
