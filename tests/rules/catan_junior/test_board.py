"""The boards: CJ-10 to CJ-14."""

import pytest

from flibuste.games.catan_junior.data import COLOURS, GOLD, HEXES, LINES, RESOURCES, SITES

BOTH = pytest.mark.parametrize("players", [3, 4])


def starts(players: int, colour: str) -> list[int]:
    return [site for site, (_, _, mark) in enumerate(SITES[players]) if mark == colour]


def lands(players: int, colour: str) -> list[tuple[str, int]]:
    """The terrains that a colour's starting fortresses touch."""
    place = {name: (RESOURCES[resource], number) for name, resource, number in HEXES[players]}
    return [place[name] for site in starts(players, colour) for name in SITES[players][site][1]]


@BOTH
@pytest.mark.clause("CJ-10")
def test_every_terrain_has_a_resource_and_a_number_from_1_to_5(players: int) -> None:
    assert all(0 <= resource < 5 and 1 <= number <= 5 for _, resource, number in HEXES[players])
    names = {name for name, _, _ in HEXES[players]}
    assert all(1 <= len(hexes) <= 2 and names >= set(hexes) for _, hexes, _ in SITES[players])


@BOTH
@pytest.mark.clause("CJ-10")
def test_a_line_joins_two_sites_and_no_two_lines_join_the_same(players: int) -> None:
    assert all(a != b and max(a, b) < len(SITES[players]) for a, b in LINES[players])
    assert len({frozenset(line) for line in LINES[players]}) == len(LINES[players])


@pytest.mark.clause("CJ-11")
@pytest.mark.parametrize(
    ("colour", "touched"),
    [
        ("white", {("wood", 3), ("rum", 4), ("sabre", 2), ("wool", 1)}),
        ("red", {("wood", 3), ("rum", 4), ("wool", 2), ("sabre", 1)}),
        ("orange", {("rum", 3), ("wood", 4), ("sabre", 2), ("wool", 1)}),
        ("blue", {("rum", 3), ("wood", 4), ("wool", 2), ("sabre", 1)}),
    ],
)
def test_with_four_the_starts_touch_the_terrains_of_the_played_game(
    colour: str, touched: set[tuple[str, int]]
) -> None:
    assert len(lands(4, colour)) == 4
    assert set(lands(4, colour)) == touched


@pytest.mark.clause("CJ-11")
def test_each_basic_terrain_is_touched_by_two_colours_and_gold_by_nobody() -> None:
    for name, resource, number in HEXES[4]:
        touching = {mark for _, hexes, mark in SITES[4] if name in hexes and mark in COLOURS[4]}
        assert len(touching) == (0 if resource == GOLD else 2)
        assert (resource == GOLD) == (number == 5)


@pytest.mark.clause("CJ-12")
@pytest.mark.parametrize("colour", COLOURS[3])
def test_with_three_every_colour_starts_with_all_four_basics_and_no_5(colour: str) -> None:
    touched = lands(3, colour)
    assert sorted(resource for resource, _ in touched) == ["rum", "sabre", "wood", "wool"]
    assert 5 not in [number for _, number in touched]


@pytest.mark.clause("CJ-13")
@pytest.mark.parametrize(("players", "sites", "lines"), [(4, 32, 44), (3, 24, 33)])
def test_the_boards_have_room_and_a_port_for_each_player(players: int, sites: int, lines: int) -> None:
    assert (len(SITES[players]), len(LINES[players])) == (sites, lines)
    assert sum(mark == "anchor" for _, _, mark in SITES[players]) >= players


@BOTH
@pytest.mark.clause("CJ-13")
def test_every_colour_can_reach_every_free_site_around_the_others_starts(players: int) -> None:
    free = {site for site, (_, _, mark) in enumerate(SITES[players]) if mark in ("", "anchor")}
    for colour in COLOURS[players]:
        reached = set(starts(players, colour))
        for _ in SITES[players]:
            reached |= {b for a, b in LINES[players] if a in reached} & free
            reached |= {a for a, b in LINES[players] if b in reached} & free
        assert reached >= free


def same_game(
    players: int, seas: dict[str, str], islands: dict[str, str], numbers: dict[int, int]
) -> dict[str, str]:
    """Turns or mirrors a board, checks that only colours change, and returns how the places map."""
    place = {name: site for site, (name, _, _) in enumerate(SITES[players])}
    turned = [place[f"{seas[name.split('.')[0]]}.{name.split('.')[1]}"] for name, _, _ in SITES[players]]
    ways = {frozenset(line) for line in LINES[players]}
    assert {frozenset((turned[a], turned[b])) for a, b in LINES[players]} == ways
    lands = {name: (resource, number) for name, resource, number in HEXES[players]}

    def moved(name: str) -> str:
        island, _, rest = name.partition("_")
        return f"G_{seas[rest]}" if island == "G" else f"{islands[island]}_{rest}"

    for name, (resource, number) in lands.items():
        assert lands[moved(name)] == (resource, numbers[number])
    colours: dict[str, str] = {}
    for site, (_, hexes, mark) in enumerate(SITES[players]):
        _, hexes_there, mark_there = SITES[players][turned[site]]
        assert {moved(name) for name in hexes} == set(hexes_there)
        assert (mark == "anchor") == (mark_there == "anchor")
        if mark in COLOURS[players]:
            assert colours.setdefault(mark, mark_there) == mark_there
    return colours


@pytest.mark.clause("CJ-14")
def test_with_four_two_mirrors_give_every_colour_the_same_game() -> None:
    left_right = same_game(
        4,
        {"ne": "nw", "nw": "ne", "se": "sw", "sw": "se"},
        {"N": "N", "S": "S", "E": "W", "W": "E"},
        {1: 2, 2: 1, 3: 3, 4: 4, 5: 5},
    )
    up_down = same_game(
        4,
        {"ne": "se", "se": "ne", "nw": "sw", "sw": "nw"},
        {"N": "S", "S": "N", "E": "E", "W": "W"},
        {1: 1, 2: 2, 3: 4, 4: 3, 5: 5},
    )
    assert {left_right["white"], up_down["white"], up_down[left_right["white"]]} == {"red", "orange", "blue"}


@pytest.mark.clause("CJ-12", "CJ-14")
def test_with_three_a_third_of_a_turn_gives_every_colour_the_same_game() -> None:
    third = same_game(
        3,
        {"ne": "s", "s": "nw", "nw": "ne"},
        {"I0": "I1", "I1": "I2", "I2": "I0"},
        {1: 2, 2: 3, 3: 1, 4: 4, 5: 5},
    )
    assert {third["red"], third[third["red"]]} == {"orange", "blue"}
