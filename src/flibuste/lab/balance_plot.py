"""How fair a board is, as a small picture: shares with their intervals, or the spread of scores."""

from pathlib import Path
from typing import Any, Final

from flibuste import games
from flibuste.core.study import SEA

_GOLD: Final = "#c98a1b"


def draw(game: str, players: int, bot: str, report: dict[str, Any], place: Path) -> None:
    """Draws the shares with their par and the band that the clause allows, or the scores."""
    import matplotlib
    from matplotlib.figure import Figure

    study = games.find(game).study
    figure = Figure(figsize=(6, 2.8), layout="constrained")
    axes = figure.subplots()
    title = f"{game}, {players} players, {bot}: {report['games']:,} games"
    if report["scores"]:
        seats = sum(report["scores"].values())
        shares = [100 * times / seats for times in report["scores"].values()]
        axes.bar(list(report["scores"]), shares, color=SEA)
        axes.set(title=title, xlabel=study.score_unit, ylabel="seats, %")
    else:
        par, allowed = report["par"], study.allowed or 0.0
        axes.axhspan(par - allowed, par + allowed, color=_GOLD, alpha=0.25)
        axes.axhline(par, color=_GOLD, linestyle="--")
        low, high = par - 2.5 * allowed, par + 2.5 * allowed
        axes.errorbar(
            list(report["share"]),
            list(report["share"].values()),
            yerr=report["interval_half_width"],
            fmt="o",
            color=SEA,
            capsize=4,
        )
        found = list(report["share"].values())
        axes.set(title=title, ylabel="wins, %", ylim=(min(low, *found) - 1, max(high, *found) + 1))
    axes.spines[["top", "right"]].set_visible(False)
    # Text stays text, so that a page draws it in its own font and the file is small.
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "flibuste"}):
        figure.savefig(place, format="svg", metadata={"Date": None, "Creator": None})
