"""Two games that differ only in hidden acts send outsiders the same frames at the same instants."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from flibuste.core import facts
from flibuste.core.chance import stream_of
from flibuste.core.record import blank
from flibuste.core.seats import NOBODY
from flibuste.games.sandokan.actions import READY
from flibuste.games.santy_anno.actions import FRAME, LAY_SCUTTLE, RUN_CW, SIT, STAND_UP
from flibuste.games.santy_anno.data import ROUNDS
from flibuste.table import play
from flibuste.table.fast_rules import Held
from flibuste.table.header import Header
from flibuste.table.table import Table
from tests.server.client import Client
from tests.server.virtual_time import VirtualTime, in_virtual_time
from tests.server.worlds import CODE, NOON, SLOT, Step, Stream, World, choices, header_of, on_paper, world

pytestmark = pytest.mark.slow
Acts = Callable[[World], Coroutine[Any, Any, None]]


def streams_of(folder: Path, header: Any, seed: int, acts: Acts) -> list[Stream]:
    """What all viewers heard in a world in which people act like this."""

    folder.mkdir()

    async def live(loop: VirtualTime) -> list[Stream]:
        async with world(loop, folder, header, seed) as made:
            await acts(made)
            return made.streams()

    return in_virtual_time(live)


def same_to(viewers: list[int], one: list[Stream], other: list[Stream]) -> None:
    """Compares what some seats, and always the spectator and the TV, heard and when."""
    for viewer in (*viewers, -2, -1):
        assert len(one[viewer]) > 10
        for mine, theirs in zip(one[viewer], other[viewer], strict=True):
            assert mine == theirs, f"viewer {viewer}"


def same_to_who_is_steady(folder: Path, header: Any, seed: int, acts: Callable[[int], Acts]) -> None:
    """Worlds in each of which another one is fickle: who is not hears the same in all of those."""
    worlds = [streams_of(folder / str(fickle), header, seed, acts(fickle)) for fickle in range(header.seats)]
    for viewer, own in enumerate(worlds):
        one, *others = (heard for heard in worlds if heard is not own)
        for other in others:
            same_to([viewer], one, other)
        assert own[viewer] != one[viewer]


def tried(table: Table, seat: int, code: int) -> None:
    """An action, on paper."""
    table.fold_all(play.play(table, seat, table.asks(seat) or 0, code, NOON))


# Sandokan: cards chosen in secret, for a move and for a fight


def voyage(seed: int, kinds: set[str]) -> list[Step]:
    """A whole game in which all these kinds of hidden choices are made, or none."""
    table, rng, left = on_paper(SPENT, seed), random.Random(seed), set(kinds)
    script: list[Step] = []
    while table.playing:
        seat = rng.choice([seat for seat in table.clocks.asked if seat < SPENT.seats])
        found = choices(table, seat)
        preferred = [code for code in found if _kind(table, code) in {"attack", "show", "lay"}]
        code = rng.choice(preferred if preferred and rng.random() < 0.6 else found)
        missed = table.missed
        tried(table, seat, code)
        script.append((seat, code))
        if table.missed is not missed:
            left.discard(_kind(table, code))
    return script if not left else []


def _kind(table: Table, code: int) -> str:
    return str(table.game.words.name(code).__struct_config__.tag)


SPENT = header_of("sandokan", 3, {"cards": "spent", "fights": "chosen", "turns": 20})
HIDDEN = {"lay", "show"}


def secrets_of(client: Client) -> list[int]:
    """The hidden choices that a person has now."""
    found = client.asked["choices"] if client.asked else []
    return [choice["code"] for choice in found if choice["do"]["kind"] in HIDDEN]


def sail(script: list[Step], fickle: int) -> Acts:
    """People sail by the script; the fickle one first chooses others and takes them back if possible."""

    async def acts(made: World) -> None:
        extra = 0
        for nth, (seat, code) in enumerate(script, 1):
            client = made.seats[fickle]
            # Only the player whose turn it is takes something back.
            hidden = secrets_of(client)[:2] if client.view["public"]["active"] == fickle else []
            for turn, choice in enumerate(hidden):
                await made.until(nth * SLOT + 100 + 200 * turn)
                await made.play(fickle, choice, f"x{nth}-{turn}")
                await made.until(nth * SLOT + 200 + 200 * turn)
                await client.request("undo", seat=fickle, seq=client.view["undo"], id=f"u{nth}-{turn}")
                extra += 1
            await made.until((nth + 1) * SLOT)
            await made.play(seat, code, f"s{nth}")
        assert extra
        await made.seats[0].until(lambda: made.seats[0].over)

    return acts


def arm(script: list[Step], seat: int, most: int) -> Acts:
    """After the script somebody shows at most this many cards, and is ready at the same instant as always."""

    async def acts(made: World) -> None:
        await follow(script)(made)
        client, end = made.seats[seat], (len(script) + 2) * SLOT
        for nth in range(most):
            if secret := secrets_of(client):
                await made.until(end - 100 * (most - nth))
                await made.play(seat, secret[0], f"x{nth}")
        await made.until(end)
        await made.play(seat, READY, "ready")

    return acts


@pytest.mark.clause("SK-28", "SK-41")
def test_cards_chosen_in_secret_and_taken_back_leave_no_trace_in_any_frame(tmp_path: Path) -> None:
    scripts = [(seed, script) for seed in range(12) if (script := voyage(seed, HIDDEN))]
    seed, script = min(scripts, key=lambda one: len(one[1]))
    same_to_who_is_steady(tmp_path, SPENT, seed, lambda fickle: sail(script, fickle))


@pytest.mark.clause("SK-41")
@pytest.mark.parametrize("attacks", [True, False])
def test_how_many_cards_are_shown_in_a_fight_is_not_told_before_both_are_ready(
    tmp_path: Path, *, attacks: bool
) -> None:
    seed = 5
    script = voyage(seed, {"show"})
    table = on_paper(SPENT, seed)
    first = next(nth for nth, (_, code) in enumerate(script, 1) if _kind(table, code) == "attack")
    for seat, code in script[:first]:
        tried(table, seat, code)
    fighter = int(table.state.attacker if attacks else table.state.defender)
    few, many = (
        streams_of(tmp_path / f"{most}", SPENT, seed, arm(script[:first], fighter, most)) for most in (1, 4)
    )
    same_to([seat for seat in range(SPENT.seats) if seat != fighter], few, many)
    assert few[fighter] != many[fighter]


# Catan Junior: what a neighbour gives


GIFTS = header_of("catan-junior", 4, {"rounds": 10})


def two_gifts(seed: int) -> tuple[list[Step], list[Step], set[int]]:
    """Two whole games that differ in the kind of one gift, and who knows; none if they drift apart."""
    table, other, rng = on_paper(GIFTS, seed), on_paper(GIFTS, seed), random.Random(seed)
    script: list[Step] = []
    gifts: list[int] = []
    giver = NOBODY
    while table.playing and len(script) < 400:
        giver = seat = rng.choice([seat for seat in table.clocks.asked if seat < GIFTS.seats])
        found = choices(table, seat)
        gifts = [code for code in found if _kind(table, code) == "give"]
        if len(gifts) > 1:
            break
        preferred = [code for code in found if _kind(table, code) not in {"offer", "end_turn"}]
        script.append((seat, rng.choice(preferred or found)))
        tried(table, *script[-1])
        tried(other, *script[-1])
    if len(gifts) < 2:
        return [], [], set()
    knows = {giver, int(table.state.active)}
    one, scripts = table, ([*script, (giver, gifts[0])], [*script, (giver, gifts[1])])
    tried(one, giver, gifts[0])
    tried(other, giver, gifts[1])
    others = {*range(GIFTS.seats), NOBODY} - knows
    while one.playing:
        seat = min(one.clocks.asked)
        both = [
            code
            for code in choices(one, seat)
            if code in choices(other, seat)
            and all(after(one, seat, code, eyes) == after(other, seat, code, eyes) for eyes in others)
        ]
        if not both:
            return [], [], set()
        wished = [code for code in both if _kind(one, code) != "offer"]
        tried(one, seat, code := rng.choice(wished or both))
        tried(other, seat, code)
        for way in scripts:
            way.append((seat, code))
    return (*scripts, knows)


def after(table: Table, seat: int, code: int, eyes: int) -> bytes:
    """What is seen with these eyes if a seat does this."""
    then = Held(table.game.dtype, table.state)
    table.rules.apply(then, seat, code, facts.buffer(table.game.max_facts))
    return bytes(table.observed(eyes, then.record).tobytes())


def follow(script: list[Step]) -> Acts:
    """People act by the script."""

    async def acts(made: World) -> None:
        for nth, (seat, code) in enumerate(script, 1):
            await made.until((nth + 1) * SLOT)
            await made.play(seat, code, f"s{nth}")

    return acts


def to_the_end(script: list[Step]) -> Acts:
    """People act by the script of a whole game."""

    async def acts(made: World) -> None:
        await follow(script)(made)
        await made.seats[0].until(lambda: made.seats[0].over)

    return acts


@pytest.mark.clause("CJ-46")
def test_the_kind_of_a_gift_leaves_no_trace_in_the_frames_of_those_who_do_not_know(tmp_path: Path) -> None:
    everyone = set(range(GIFTS.seats))
    unseen = set(everyone)
    scripts = [(seed, *two_gifts(seed)) for seed in range(12)]
    for seed, one, other, knows in sorted(scripts, key=lambda found: len(found[1])):
        if not one or not unseen - knows:
            continue
        unseen &= knows
        same_to(
            sorted(everyone - knows),
            streams_of(tmp_path / f"{seed}-one", GIFTS, seed, to_the_end(one)),
            streams_of(tmp_path / f"{seed}-other", GIFTS, seed, to_the_end(other)),
        )
    assert not unseen


# Santy Anno: behind the curtain, and all at once

CURTAIN = {"screens": "in_turn", "ties": "share"}
RUNNING = header_of("santy-anno", 3, CURTAIN)
STANDING = header_of("santy-anno", 3, {**CURTAIN, "way": "standing"})
TOGETHER = header_of("santy-anno", 3, {})


async def go(made: World, seat: int, *, fickle: bool) -> None:
    """One go, a step a second: to the second ship, by foot or with a frame; the fickle dither."""
    client, name = made.seats[seat], f"r{seat}-{made.now()}"
    # Who lands in the same instant as another draws lots.
    began = made.now() - NOON + 100 * seat
    ran = nth = 0
    while client.asked is not None:
        nth += 1
        codes = {choice["code"] for choice in client.asked["choices"]}
        if fickle and LAY_SCUTTLE in codes:
            there, back = (FRAME + 5, FRAME + 1) if FRAME + 1 in codes else (STAND_UP, SIT)
            await made.until(began + nth * SLOT - 700)
            await made.play(seat, there, f"{name}-{nth}there")
            await made.until(began + nth * SLOT - 300)
            await made.play(seat, back, f"{name}-{nth}back")
        await made.until(began + nth * SLOT)
        wished = [LAY_SCUTTLE, FRAME + 1, SIT if ran > 1 else RUN_CW]
        code = next(code for code in wished if code in codes)
        ran += code == RUN_CW
        await made.play(seat, code, f"{name}-{nth}")


def run(fickle: int, rounds: int) -> Acts:
    """So many rounds in which one after the other has a go."""

    async def acts(made: World) -> None:
        for _ in range(rounds):
            for seat, client in enumerate(made.seats):
                await client.until(lambda client=client: client.asked is not None)  # type: ignore[misc]
                await go(made, seat, fickle=seat == fickle)
        watcher = made.others[0]
        await watcher.until(lambda: watcher.over or watcher.view["public"]["round"] > rounds)

    return acts


@pytest.mark.clause("SA-71")
@pytest.mark.parametrize(("header", "rounds"), [(RUNNING, 1), (STANDING, ROUNDS)], ids=["foot", "frame"])
def test_how_somebody_acts_behind_the_curtain_leaves_no_trace_in_any_frame(
    tmp_path: Path, header: Header, rounds: int
) -> None:
    same_to_who_is_steady(tmp_path, header, 1, lambda fickle: run(fickle, rounds))


def race(dice: int, ends: list[int]) -> Acts:
    """All run at once; meanwhile other dice decide on the cards that are laid later."""

    async def acts(made: World) -> None:
        for client in made.seats:
            await client.until(lambda client=client: client.asked is not None)  # type: ignore[misc]
        table = made.server.harbour.tables[CODE].table
        drawn = blank(table.game.state)
        table.game.determinize(table.observed(NOBODY, table.state), stream_of("other", dice), drawn)
        for eyes in (*range(TOGETHER.seats), NOBODY):
            assert table.observed(eyes, drawn).tobytes() == table.observed(eyes, table.state).tobytes()
        table.hold(Held(table.game.dtype, drawn))
        await asyncio.gather(*(go(made, seat, fickle=False) for seat in range(TOGETHER.seats)))
        watcher = made.others[0]
        await watcher.until(lambda: watcher.view["public"]["round"] == 2)
        ends.append(made.now())
        await watcher.until(lambda: watcher.view["public"]["line"]["laid"] > 0)

    return acts


@pytest.mark.clause("SA-20")
def test_cards_that_are_laid_later_leave_no_trace_before(tmp_path: Path) -> None:
    ends: list[int] = []
    worlds = [streams_of(tmp_path / str(dice), TOGETHER, 1, race(dice, ends)) for dice in range(3)]
    assert len(set(ends)) == 1
    before = [[[told for told in heard if told[0] <= ends[0]] for heard in world] for world in worlds]
    for other in before[1:]:
        same_to([*range(TOGETHER.seats)], before[0], other)
    assert len({str(world[-2]) for world in worlds}) > 1, "what was hidden is shown then"
