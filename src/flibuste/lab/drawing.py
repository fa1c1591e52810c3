"""A page of text as a picture, for videos and loggers that want frames of one size."""

import textwrap
from typing import Any, Final

import numpy as np

from flibuste.core.study import INK

WIDTH, HEIGHT, DPI = 8.0, 6.0, 100
_COLUMNS: Final = 100
_LINES: Final = 42
_PAPER: Final = "#f6efdf"


def drawn(text: str) -> Any:
    """The text on paper, as rows of pixels with red, green and blue; every picture has the same size."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    lines = [part for line in text.split("\n") for part in textwrap.wrap(line, _COLUMNS, tabsize=2) or [""]]
    if len(lines) > _LINES:
        lines = [*lines[: _LINES - 1], "…"]
    figure = Figure((WIDTH, HEIGHT), dpi=DPI, facecolor=_PAPER)
    canvas = FigureCanvasAgg(figure)
    figure.text(
        0.02,
        0.98,
        "\n".join(lines),
        va="top",
        family="DejaVu Sans Mono",
        fontsize=7,
        color=INK,
        parse_math=False,
    )
    canvas.draw()  # type: ignore[no-untyped-call]
    return np.asarray(canvas.buffer_rgba())[:, :, :3].copy()  # type: ignore[no-untyped-call]
