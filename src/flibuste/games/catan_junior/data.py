"""The two sides of the board, the cards and the tiles, as tables; `places.py` says where they are drawn."""

from typing import Final, Literal, get_args

import numpy as np

from flibuste.core.record import Ints

# Rulebook: the five resources. The order is ours.
ResourceName = Literal["sabre", "wool", "wood", "rum", "gold"]
RESOURCES: Final[tuple[ResourceName, ...]] = get_args(ResourceName)
SABRE, WOOL, WOOD, RUM, GOLD = range(5)
KINDS: Final = 5

# Rulebook: the colours; white stays in the box with three players (CJ-1).
# Ours: a seat is a colour, in this order.
COLOURS: Final = {4: ("white", "red", "orange", "blue"), 3: ("red", "orange", "blue")}

# Rulebook: pieces of each colour, and the total of cards. Ours: 19 cards of each resource (CJ-3).
FORTS_EACH: Final = 7
BOATS_EACH: Final = 8
CARDS_OF_A_KIND: Final = 19

# Rulebook: the kinds of Coco cards and their number, 24. Ours: how many there are of each (CJ-4).
Coco = Literal["ghost", "free_build", "neighbours", "two_wood", "wood_and_wool"]
COCO_KINDS: Final[tuple[Coco, ...]] = get_args(Coco)
GHOST_CARD, FREE_CARD, NEIGHBOUR_CARD, TWO_WOOD_CARD, WOOD_AND_WOOL_CARD = range(5)
COCO_CARDS: Final = (8, 5, 4, 4, 3)

# Rulebook: four port tiles. Ours: which resources they show (CJ-5).
PORT_TILES: Final = (SABRE, WOOL, WOOD, RUM)

# Rulebook: the price of each (CJ-40).
FORT_COST: Final = (RUM, SABRE, WOOL, WOOD)
BOAT_COST: Final = (WOOL, WOOD)
COCO_COST: Final = (RUM, SABRE, GOLD)

# Rulebook: how many cards of a kind buy one from the stock, without and with the port tile (CJ-63, CJ-64).
RATE: Final = 3
RATE_WITH_PORT: Final = 2

_Hex = tuple[str, int, int]
_Site = tuple[str, tuple[str, ...], str]
_Line = tuple[int, int]

# Terrains, numbers and starts: a played game's record and the rulebook's example (CJ-11).
# Ours: the islands' shape, sites and lines.
_HEXES_4: tuple[_Hex, ...] = (
    ("N_in", RUM, 4),
    ("N_out", WOOD, 3),
    ("E_in", SABRE, 2),
    ("E_out", WOOL, 1),
    ("S_in", RUM, 3),
    ("S_out", WOOD, 4),
    ("W_in", SABRE, 1),
    ("W_out", WOOL, 2),
    ("G_ne", GOLD, 5),
    ("G_se", GOLD, 5),
    ("G_sw", GOLD, 5),
    ("G_nw", GOLD, 5),
)
_SITES_4: tuple[_Site, ...] = (
    ("ne.s1", ("N_in", "N_out"), "white"),
    ("ne.s2", ("E_in", "E_out"), "orange"),
    ("ne.a1", ("N_in",), "anchor"),
    ("ne.b1", ("E_in",), ""),
    ("ne.a3", ("N_out",), ""),
    ("ne.b3", ("E_out",), ""),
    ("ne.gA", ("G_ne",), ""),
    ("ne.gB", ("G_ne",), ""),
    ("se.s1", ("S_in", "S_out"), "orange"),
    ("se.s2", ("E_in", "E_out"), "white"),
    ("se.a1", ("S_in",), "anchor"),
    ("se.b1", ("E_in",), ""),
    ("se.a3", ("S_out",), ""),
    ("se.b3", ("E_out",), ""),
    ("se.gA", ("G_se",), ""),
    ("se.gB", ("G_se",), ""),
    ("sw.s1", ("S_in", "S_out"), "blue"),
    ("sw.s2", ("W_in", "W_out"), "red"),
    ("sw.a1", ("S_in",), "anchor"),
    ("sw.b1", ("W_in",), ""),
    ("sw.a3", ("S_out",), ""),
    ("sw.b3", ("W_out",), ""),
    ("sw.gA", ("G_sw",), ""),
    ("sw.gB", ("G_sw",), ""),
    ("nw.s1", ("N_in", "N_out"), "red"),
    ("nw.s2", ("W_in", "W_out"), "blue"),
    ("nw.a1", ("N_in",), "anchor"),
    ("nw.b1", ("W_in",), ""),
    ("nw.a3", ("N_out",), ""),
    ("nw.b3", ("W_out",), ""),
    ("nw.gA", ("G_nw",), ""),
    ("nw.gB", ("G_nw",), ""),
)
# fmt: off
_LINES_4: tuple[_Line, ...] = (
    (0, 4), (1, 5), (0, 6), (1, 7), (4, 6), (5, 7), (6, 7), (2, 6), (3, 7), (2, 3),
    (8, 12), (9, 13), (8, 14), (9, 15), (12, 14), (13, 15), (14, 15), (10, 14), (11, 15), (10, 11),
    (16, 20), (17, 21), (16, 22), (17, 23), (20, 22), (21, 23), (22, 23), (18, 22), (19, 23), (18, 19),
    (24, 28), (25, 29), (24, 30), (25, 31), (28, 30), (29, 31), (30, 31), (26, 30), (27, 31), (26, 27),
    (2, 26), (3, 11), (10, 18), (19, 27),
)
# fmt: on

# Ours, in the same spirit (CJ-12).
_HEXES_3: tuple[_Hex, ...] = (
    ("I0_Bin", RUM, 2),
    ("I0_Bout", WOOD, 1),
    ("I0_Ain", SABRE, 3),
    ("I0_Aout", WOOL, 4),
    ("I1_Bin", RUM, 3),
    ("I1_Bout", WOOD, 2),
    ("I1_Ain", SABRE, 1),
    ("I1_Aout", WOOL, 4),
    ("I2_Bin", RUM, 1),
    ("I2_Bout", WOOD, 3),
    ("I2_Ain", SABRE, 2),
    ("I2_Aout", WOOL, 4),
    ("G_ne", GOLD, 5),
    ("G_s", GOLD, 5),
    ("G_nw", GOLD, 5),
)
_SITES_3: tuple[_Site, ...] = (
    ("ne.s1", ("I0_Bin", "I0_Bout"), "orange"),
    ("ne.s2", ("I1_Ain", "I1_Aout"), "blue"),
    ("ne.a1", ("I0_Bin",), "anchor"),
    ("ne.b1", ("I1_Ain",), ""),
    ("ne.a3", ("I0_Bout",), ""),
    ("ne.b3", ("I1_Aout",), ""),
    ("ne.gA", ("G_ne",), ""),
    ("ne.gB", ("G_ne",), ""),
    ("s.s1", ("I1_Bin", "I1_Bout"), "blue"),
    ("s.s2", ("I2_Ain", "I2_Aout"), "red"),
    ("s.a1", ("I1_Bin",), "anchor"),
    ("s.b1", ("I2_Ain",), ""),
    ("s.a3", ("I1_Bout",), ""),
    ("s.b3", ("I2_Aout",), ""),
    ("s.gA", ("G_s",), ""),
    ("s.gB", ("G_s",), ""),
    ("nw.s1", ("I2_Bin", "I2_Bout"), "red"),
    ("nw.s2", ("I0_Ain", "I0_Aout"), "orange"),
    ("nw.a1", ("I2_Bin",), "anchor"),
    ("nw.b1", ("I0_Ain",), ""),
    ("nw.a3", ("I2_Bout",), ""),
    ("nw.b3", ("I0_Aout",), ""),
    ("nw.gA", ("G_nw",), ""),
    ("nw.gB", ("G_nw",), ""),
)
# fmt: off
_LINES_3: tuple[_Line, ...] = (
    (0, 4), (1, 5), (0, 6), (1, 7), (4, 6), (5, 7), (6, 7), (2, 6), (3, 7), (2, 3),
    (3, 10), (8, 12), (9, 13), (8, 14), (9, 15), (12, 14), (13, 15), (14, 15), (10, 14), (11, 15),
    (10, 11), (11, 18), (16, 20), (17, 21), (16, 22), (17, 23), (20, 22), (21, 23), (22, 23), (18, 22),
    (19, 23), (18, 19), (19, 2),
)
# fmt: on


# What an offer can be (CJ-60), for code that puts one together.
LEAST_OFFERED: Final = 1
"""Cards on each side."""
SIDES_SHARE: Final = False
"""Whether a resource may lie on both sides."""
MOST_WANTED: Final = 9
"""More cards of a kind than anybody would ask for."""

HEXES: Final = {4: _HEXES_4, 3: _HEXES_3}
SITES: Final = {4: _SITES_4, 3: _SITES_3}
LINES: Final = {4: _LINES_4, 3: _LINES_3}
MOST_HEXES: Final = 15
MOST_SITES: Final = 32
MOST_LINES: Final = 44
_MOST_EARNERS: Final = 8

# What the rules look up; the first index is the number of players less three.
HEX_COUNT: Final[Ints] = np.array([len(HEXES[n]) for n in (3, 4)], np.int64)
SITE_COUNT: Final[Ints] = np.array([len(SITES[n]) for n in (3, 4)], np.int64)
LINE_COUNT: Final[Ints] = np.array([len(LINES[n]) for n in (3, 4)], np.int64)
TERRAINS: Final[Ints] = np.zeros((2, MOST_HEXES, 2), np.int64)
"""The resource and the number of a hex."""
LINES_AT: Final[Ints] = np.zeros((2, MOST_SITES), np.int64)
"""The mask of the lines that leave a site."""
ENDS_OF: Final[Ints] = np.zeros((2, MOST_LINES), np.int64)
"""The mask of the two sites a line joins."""
STARTS: Final[Ints] = np.zeros((2, 4, 2), np.int64)
"""The two sites a seat starts on."""
ANCHORS: Final[Ints] = np.zeros(2, np.int64)
"""The mask of the sites with an anchor."""
EARNERS: Final[Ints] = np.zeros((2, 6, _MOST_EARNERS, 3), np.int64)
"""For a number of the die: rows of a hex, its resource and one site beside it."""
EARNER_COUNT: Final[Ints] = np.zeros((2, 6), np.int64)


def _lay_out(players: int) -> None:
    side = players - 3
    for terrain, (_, resource, number) in enumerate(HEXES[players]):
        TERRAINS[side, terrain] = resource, number
    named = {name: terrain for terrain, (name, _, _) in enumerate(HEXES[players])}
    for site, (_, hexes, mark) in enumerate(SITES[players]):
        for name in hexes:
            resource, number = TERRAINS[side, named[name]]
            EARNERS[side, number, EARNER_COUNT[side, number]] = named[name], resource, site
            EARNER_COUNT[side, number] += 1
        if mark == "anchor":
            ANCHORS[side] |= 1 << site
    for seat, colour in enumerate(COLOURS[players]):
        STARTS[side, seat] = [site for site, (_, _, mark) in enumerate(SITES[players]) if mark == colour]
    for line, ends in enumerate(LINES[players]):
        for site in ends:
            ENDS_OF[side, line] |= 1 << site
            LINES_AT[side, site] |= 1 << line


_lay_out(3)
_lay_out(4)
