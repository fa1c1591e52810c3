"""Two games that differ only in hidden acts send outsiders the same frames at the same instants."""

import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from flibuste.core.seats import NOBODY
from flibuste.games.sandokan.actions import READY
from flibuste.games.santy_anno.actions import LAY_SCUTTLE, RUN_CCW, RUN_CW, SIT, STAND_UP
from flibuste.table import play
from flibuste.table.table import Table
from tests.server.client import Client
from tests.server.virtual_time import VirtualTime, in_virtual_time
from tests.server.worlds import NOON, SLOT, Step, Stream, World, choices, header_of, on_paper, world

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


def tried(table: Table, seat: int, code: int) -> None:
    """An action, on paper."""
    table.fold_all(play.play(table, seat, table.asks(seat) or 0, code, NOON))


# Sandokan: cards chosen in secret, for a move and for a fight


def voyage(seed: int, kinds: set[str]) -> list[Step]:
    """A script that ends when all these kinds of hidden choices have been made, or none."""
    table, rng, left = on_paper(SPENT, seed), random.Random(seed), set(kinds)
    script: list[Step] = []
    while left and len(script) < 400:
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


SPENT = header_of("sandokan", 3, {"cards": "spent", "fights": "chosen"})
HIDDEN = {"lay", "show"}


def secrets_of(client: Client) -> list[int]:
    """The hidden choices that a person has now."""
    found = client.asked["choices"] if client.asked else []
    return [choice["code"] for choice in found if choice["do"]["kind"] in HIDDEN]


def sail(script: list[Step], fickle: set[int]) -> Acts:
    """People sail by the script; the fickle ones first choose other cards and take them back if they can."""

    async def acts(made: World) -> None:
        extra = 0
        for nth, (seat, code) in enumerate(script, 1):
            for other in sorted(fickle):
                client = made.seats[other]
                if client.view["public"]["active"] != other:
                    # Only the player whose turn it is takes something back.
                    continue
                for turn, hidden in enumerate(secrets_of(client)[:2]):
                    await made.until(nth * SLOT + 100 + 200 * turn + 40 * other)
                    await made.play(other, hidden, f"x{nth}-{turn}")
                    await made.until(nth * SLOT + 200 + 200 * turn + 40 * other)
                    await client.request("undo", seat=other, seq=client.view["undo"], id=f"u{nth}-{turn}")
                    extra += 1
            await made.until((nth + 1) * SLOT)
            await made.play(seat, code, f"s{nth}")
        assert (extra > 2) == bool(fickle)

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
    scripts = {seed: voyage(seed, HIDDEN) for seed in range(12)}
    seed, script = max(((s, v) for s, v in scripts.items() if len(v) < 60), key=lambda one: len(one[1]))
    plain = streams_of(tmp_path / "plain", SPENT, seed, sail(script, set()))
    for viewer in range(SPENT.seats):
        fickle = set(range(SPENT.seats)) - {viewer}
        same_to([viewer], plain, streams_of(tmp_path / f"{viewer}", SPENT, seed, sail(script, fickle)))


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


GIFTS = header_of("catan-junior", 4, {})
AFTER_GIFT = 12


def two_gifts(seed: int) -> tuple[list[Step], list[Step], set[int]]:
    """Two scripts that differ in the kind of one gift, and who knows it; the rest is possible in both."""
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
    for _ in range(AFTER_GIFT):
        if not one.playing or one.clocks.asked.keys() != other.clocks.asked.keys():
            break
        seat = min(one.clocks.asked)
        both = [code for code in choices(one, seat) if code in choices(other, seat)]
        if not both:
            break
        tried(one, seat, code := rng.choice(both))
        tried(other, seat, code)
        if one.observe(NOBODY).tobytes() != other.observe(NOBODY).tobytes():
            break
        for way in scripts:
            way.append((seat, code))
    return (*scripts, knows)


def follow(script: list[Step]) -> Acts:
    """People act by the script."""

    async def acts(made: World) -> None:
        for nth, (seat, code) in enumerate(script, 1):
            await made.until((nth + 1) * SLOT)
            await made.play(seat, code, f"s{nth}")

    return acts


@pytest.mark.clause("CJ-46")
def test_the_kind_of_a_gift_leaves_no_trace_in_the_frames_of_those_who_do_not_know(tmp_path: Path) -> None:
    everyone = set(range(GIFTS.seats))
    unseen = set(everyone)
    scripts = [(seed, *two_gifts(seed)) for seed in range(20)]
    for seed, one, other, knows in sorted(scripts, key=lambda found: len(found[1])):
        if not one or not unseen - knows:
            continue
        unseen &= knows
        same_to(
            sorted(everyone - knows),
            streams_of(tmp_path / f"{seed}-one", GIFTS, seed, follow(one)),
            streams_of(tmp_path / f"{seed}-other", GIFTS, seed, follow(other)),
        )
    assert not unseen


# Santy Anno: a round behind the curtain

CURTAIN = header_of("santy-anno", 3, {"screens": "in_turn"})
STRAIGHT = [(1000, RUN_CW), (2000, RUN_CW), (3000, SIT), (5000, LAY_SCUTTLE)]
CROOKED = [
    *((700, RUN_CCW), (1400, RUN_CCW), (2100, RUN_CW), (2800, SIT), (3500, STAND_UP), (4200, SIT)),
    (5000, LAY_SCUTTLE),
]


def run(fickle: set[int]) -> Acts:
    """Each has a go in turn, the fickle ones back and forth; it ends before the last scuttle is laid."""

    async def acts(made: World) -> None:
        for seat, client in enumerate(made.seats):
            await client.until(lambda client=client: client.asked is not None)  # type: ignore[misc]
            began = made.now() - NOON
            for nth, (after, code) in enumerate(CROOKED if seat in fickle else STRAIGHT):
                await made.until(began + after)
                if (seat, code) != (len(made.seats) - 1, LAY_SCUTTLE):
                    await made.play(seat, code, f"r{seat}-{nth}")

    return acts


@pytest.mark.clause("SA-71")
def test_how_somebody_runs_behind_the_curtain_leaves_no_trace_in_any_frame(tmp_path: Path) -> None:
    plain = streams_of(tmp_path / "plain", CURTAIN, 1, run(set()))
    for viewer in range(CURTAIN.seats):
        fickle = set(range(CURTAIN.seats)) - {viewer}
        same_to([viewer], plain, streams_of(tmp_path / f"{viewer}", CURTAIN, 1, run(fickle)))
