"""Where boats sail in a game of Sandokan, on the chart itself."""

from collections import Counter
from typing import Any, Final

import numpy as np

from flibuste.core.study import HEAT, INK, Rows
from flibuste.games.sandokan.data import CELLS, HEIGHT, IS_SEA, ISLANDS, PORT_CELL, PORTS, WIDTH, X, Y

_COAST: Final = "#e3cf9f"
_ISLAND: Final = "#b9d3a4"


def draw_sea_lanes(axes: Any, players: int, rows: Rows) -> Any:
    """Draws how often a boat passes over each cell in a game; returns the heat's scale."""
    from matplotlib.patches import Rectangle

    sea = np.full(CELLS, np.nan)
    sea[IS_SEA] = 0.0
    for cell, times in Counter(cell for row in rows for cell in row["places"]).items():
        sea[cell] = times / len(rows)
    chart = np.ma.masked_invalid(sea.reshape(HEIGHT, WIDTH))
    heat = axes.imshow(chart, cmap=HEAT, vmax=max(float(np.nanpercentile(sea, 98)), 0.01))
    for name, (left, top, width, height) in ISLANDS.items():
        axes.add_patch(Rectangle((left - 0.5, top - 0.5), width, height, fc=_ISLAND, ec=INK, lw=0.8))
        _label(axes, left + (width - 1) / 2, top + (height - 1) / 2, name.title())
    for cell, name in zip(PORT_CELL.tolist(), PORTS, strict=True):
        _label(axes, int(X[cell]), int(Y[cell]), name.title())
    axes.set_facecolor(_COAST)
    axes.set(xticks=[], yticks=[])
    axes.spines[:].set_visible(False)
    return heat


def _label(axes: Any, x: float, y: float, text: str) -> None:
    plate = {"boxstyle": "round,pad=0.15", "fc": "white", "ec": INK, "lw": 0.5, "alpha": 0.85}
    axes.text(x, y, text, ha="center", va="center", fontsize=7, color=INK, bbox=plate)
