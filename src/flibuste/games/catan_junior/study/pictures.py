"""Where fortresses and boats stand at the end of a game of Catan Junior, on the board itself."""

import math
from collections import Counter
from typing import Any, Final

from flibuste.core.study import HEAT, INK, Rows
from flibuste.games.catan_junior.data import HEXES, LINES, RESOURCES
from flibuste.games.catan_junior.places import DRAWINGS

_WATER: Final = "#d7ebe8"
_LAND: Final = ("#c9d3d8", "#dfe8cf", "#b9d3a4", "#e6cdb8", "#f0dc9a")
"""The ground of each resource: sabre, wool, wood, rum, gold."""


def draw_building(axes: Any, players: int, rows: Rows) -> Any:
    """Draws the share of games in which a fortress or boat stands in each place; returns the heat's scale."""
    import matplotlib as mpl
    from matplotlib.patches import Circle, RegularPolygon

    forts, boats = (_shares(rows, found) for found in ("places", "lines"))
    drawing = DRAWINGS[players]
    for (x, y, turn), (_, resource, number) in zip(drawing.hexes, HEXES[players], strict=True):
        way = math.radians(30 + turn)
        axes.add_patch(
            RegularPolygon((x, y), 6, radius=1, orientation=way, fc=_LAND[resource], ec=INK, lw=0.6)
        )
        axes.text(x, y, f"{RESOURCES[resource]}\n{number}", ha="center", va="center", fontsize=7, color=INK)
    spots, warmth = drawing.sites, mpl.colormaps[HEAT]
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
    left, right = (side([x for x, _, _ in drawing.hexes]) for side in (min, max))
    top, bottom = (side([y for _, y, _ in drawing.hexes]) for side in (min, max))
    axes.set(xlim=(left - 1.2, right + 1.2), ylim=(bottom + 1.2, top - 1.2), aspect="equal")
    axes.set_facecolor(_WATER)
    axes.set(xticks=[], yticks=[])
    axes.spines[:].set_visible(False)
    return heat


def _shares(rows: Rows, found: str) -> dict[int, float]:
    return {
        place: times / len(rows) for place, times in Counter(p for row in rows for p in row[found]).items()
    }
