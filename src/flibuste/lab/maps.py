"""Where things happen, on the board itself: building sites and boats, sea lanes."""

import math
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import matplotlib as mpl
import numpy as np
from matplotlib.patches import Circle, Rectangle, RegularPolygon

from flibuste.games.catan_junior.data import HEXES, LINES, RESOURCES
from flibuste.games.sandokan.data import (
    CELLS,
    HEIGHT,
    IS_SEA,
    ISLANDS,
    PORT_CELL,
    PORTS,
    WIDTH,
    X,
    Y,
)

HEAT: Final = "YlOrRd"
INK: Final = "#3b2a1a"
_WATER: Final = "#d7ebe8"
_COAST: Final = "#e3cf9f"
_LAND: Final = ("#c9d3d8", "#dfe8cf", "#b9d3a4", "#e6cdb8", "#f0dc9a")
"""The ground of each resource: sabre, wool, wood, rum, gold."""

# As the client draws them, in sides of a hex from the castle: hexes with their turn, and sites.
# fmt: off
_HEXES_4 = (
    (0, -2.35, 0), (0, -4.0821, 0), (2.35, 0, 30), (4.0821, 0, 30), (0, 2.35, 0), (0, 4.0821, 0),
    (-2.35, 0, 30), (-4.0821, 0, 30), (3.25, -3.25, 45), (3.25, 3.25, 15), (-3.25, 3.25, 45),
    (-3.25, -3.25, 15),
)
_SITES_4 = (
    (0.5, -3.216), (3.216, -0.5), (0.5, -1.484), (1.484, -0.5), (1, -4.0821), (4.0821, -1),
    (2.2841, -2.9912), (2.9912, -2.2841), (0.5, 3.216), (3.216, 0.5), (0.5, 1.484), (1.484, 0.5),
    (1, 4.0821), (4.0821, 1), (2.2841, 2.9912), (2.9912, 2.2841), (-0.5, 3.216), (-3.216, 0.5),
    (-0.5, 1.484), (-1.484, 0.5), (-1, 4.0821), (-4.0821, 1), (-2.2841, 2.9912), (-2.9912, 2.2841),
    (-0.5, -3.216), (-3.216, -0.5), (-0.5, -1.484), (-1.484, -0.5), (-1, -4.0821), (-4.0821, -1),
    (-2.2841, -2.9912), (-2.9912, -2.2841),
)
_HEXES_3 = (
    (0.75, -2.307, 0), (0.75, -4.039, 0), (-0.75, -3.173, 0), (-0.75, -4.9051, 0), (1.6229, 1.803, 0),
    (3.1229, 2.669, 0), (3.1229, 0.937, 0), (4.6229, 1.803, 0), (-2.3729, 0.504, 0), (-3.8729, 1.37, 0),
    (-2.3729, 2.236, 0), (-3.8729, 3.1021, 0), (4.1742, -2.41, 0), (0.0, 4.82, 0), (-4.1742, -2.41, 0),
)
_SITES_3 = (
    (1.25, -3.173), (4.1229, 0.937), (1.25, -1.441), (2.6229, 0.071), (1.75, -4.039), (5.1229, 0.937),
    (3.1742, -2.41), (3.6742, -1.544), (2.1229, 2.669), (-2.8729, 3.1021), (0.6229, 1.803),
    (-1.3729, 2.236), (2.6229, 3.5351), (-3.3729, 3.9681), (0.5, 3.954), (-0.5, 3.954), (-3.3729, 0.504),
    (-1.25, -4.039), (-1.8729, -0.3621), (-1.25, -2.307), (-4.3729, 0.504), (-1.75, -4.9051),
    (-3.6742, -1.544), (-3.1742, -2.41),
)
# fmt: on
HEXES_AT: Final = {4: _HEXES_4, 3: _HEXES_3}
SITES_AT: Final = {4: _SITES_4, 3: _SITES_3}


def draw_building(axes: Any, players: int, forts: Mapping[int, float], boats: Mapping[int, float]) -> Any:
    """Draws the share of games in which a fortress or boat stands in each place; returns the heat's scale."""
    for (x, y, turn), (_, resource, number) in zip(HEXES_AT[players], HEXES[players], strict=True):
        way = math.radians(30 + turn)
        axes.add_patch(
            RegularPolygon((x, y), 6, radius=1, orientation=way, fc=_LAND[resource], ec=INK, lw=0.6)
        )
        axes.text(x, y, f"{RESOURCES[resource]}\n{number}", ha="center", va="center", fontsize=7, color=INK)
    spots, warmth = SITES_AT[players], mpl.colormaps[HEAT]
    for line, (one, other) in enumerate(LINES[players]):
        (x, y), (to_x, to_y) = spots[one], spots[other]
        axes.plot((x, to_x), (y, to_y), color="white", lw=5, solid_capstyle="round", zorder=2)
        axes.plot((x, to_x), (y, to_y), color=warmth(boats.get(line, 0.0)), lw=3, zorder=3)
    heat = axes.scatter(
        [x for x, _ in spots],
        [y for _, y in spots],
        c=[forts.get(site, 0.0) for site in range(len(spots))],
        s=110, cmap=HEAT, vmin=0, vmax=1, edgecolors=INK, linewidths=0.8, zorder=4,
    )  # fmt: skip
    axes.add_patch(Circle((0, 0), 0.7, fc="#b8b4ac", ec=INK, lw=0.6))
    axes.text(0, 0, "castle", ha="center", va="center", fontsize=7, color=INK)
    left, right = (side([x for x, _, _ in HEXES_AT[players]]) for side in (min, max))
    top, bottom = (side([y for _, y, _ in HEXES_AT[players]]) for side in (min, max))
    axes.set(xlim=(left - 1.2, right + 1.2), ylim=(bottom + 1.2, top - 1.2), aspect="equal")
    _frame(axes, _WATER)
    return heat


def draw_sea_lanes(axes: Any, passed: Counter[int], count: int) -> Any:
    """Draws how often in a game a boat comes over each cell; returns the heat's scale."""
    sea = np.full(CELLS, np.nan)
    sea[IS_SEA] = 0.0
    for cell, times in passed.items():
        sea[cell] = times / count
    chart = np.ma.masked_invalid(sea.reshape(HEIGHT, WIDTH))
    heat = axes.imshow(chart, cmap=HEAT, vmax=max(float(np.nanpercentile(sea, 98)), 0.01))
    for name, (left, top, width, height) in ISLANDS.items():
        axes.add_patch(Rectangle((left - 0.5, top - 0.5), width, height, fc="#b9d3a4", ec=INK, lw=0.8))
        _label(axes, left + (width - 1) / 2, top + (height - 1) / 2, name.title())
    for cell, name in zip(PORT_CELL.tolist(), PORTS, strict=True):
        _label(axes, int(X[cell]), int(Y[cell]), name.title())
    _frame(axes, _COAST)
    return heat


def _label(axes: Any, x: float, y: float, text: str) -> None:
    plate = {"boxstyle": "round,pad=0.15", "fc": "white", "ec": INK, "lw": 0.5, "alpha": 0.85}
    axes.text(x, y, text, ha="center", va="center", fontsize=7, color=INK, bbox=plate)


def _frame(axes: Any, ground: str) -> None:
    axes.set_facecolor(ground)
    axes.set(xticks=[], yticks=[])
    axes.spines[:].set_visible(False)
