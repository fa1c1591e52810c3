"""A report on a series of games: one HTML file with its plots inside, to be read anywhere."""

import html
import io
from collections import Counter
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np

from flibuste.core.message import render
from flibuste.lab import maps
from flibuste.lab.flows import FLOWS
from flibuste.lab.maps import INK
from flibuste.lab.series import Series
from flibuste.lab.statistics import wilson

mpl.use("svg")

from matplotlib.figure import Figure

SEA, GOLD = "#2a6f77", "#c98a1b"
STYLE = f"""
body{{font:16px/1.5 Georgia,serif;color:{INK};background:#f7efdf;max-width:60rem;margin:auto;padding:1rem}}
figure{{margin:1.5rem 0}} svg{{max-width:100%;height:auto}} td,th{{padding:.2rem .8rem;text-align:right}}
"""
WAY_COLOURS = ("#2a6f77", "#c98a1b", "#7a9e5f", "#a3503c", "#8d7bb0", "#5a4634", "#d0a9a0", "#6d8ea0")
FLOW_TITLE = {
    "catan-junior": "Cards that came into hands (above) and went out of them (below), a game",
    "sandokan": "Treasures that came aboard (above) and were lost (below), a game",
    "santy-anno": "Coins taken, a game",
}
FIFTHS = 5


def win_table(rows: list[dict[str, Any]]) -> list[tuple[str, float, int, float, float]]:
    """For each bot: its name, wins, seats played, and the interval of its share a seat."""
    wins: Counter[str] = Counter()
    seats: Counter[str] = Counter()
    for row in rows:
        first = row["ranks"].count(1)
        for bot, rank in zip(row["bots"], row["ranks"], strict=True):
            seats[bot] += 1
            wins[bot] += 1 / first if rank == 1 else 0
    return [(bot, wins[bot], seats[bot], *wilson(wins[bot], seats[bot])) for bot in sorted(seats)]


def write_report(place: Path, series: Series, table: Any) -> None:
    """Writes the report of the games in an Arrow table."""
    rows = table.to_pylist()
    endings = Counter(row["ending"] for row in rows)
    said = {key: render({"key": key}, "en", str) if key else "Unfinished." for key in endings}
    told = "".join(
        f"<li>{n / len(rows):.1%}: {html.escape(said[key])}</li>" for key, n in endings.most_common()
    )
    options = ", ".join(f"{name}={value}" for name, value in series.options.items()) or "as usual"
    plots = [
        _wins(rows),
        _by_seat(rows),
        _histogram([row["turns"] for row in rows], "Turns in a game", "turns"),
        _histogram([row["decisions"] for row in rows], "Decisions in a game", "decisions"),
        _flow(series.game, rows),
        _luck(series.game, rows),
        _places(series.game, rows),
    ]
    title = f"{series.game.replace('-', ' ').title()}: {len(rows)} games"
    wins = "".join(
        f"<tr><td>{html.escape(bot)}</td><td>{won:.1f}</td><td>{seats}</td><td>{won / seats:.1%}</td>"
        f"<td>{low:.1%} – {high:.1%}</td></tr>"
        for bot, won, seats, low, high in win_table(rows)
    )
    place.write_text(
        f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>{title}</title>
<style>{STYLE}</style>
<h1>{title}</h1>
<p>Bots: {html.escape(", ".join(series.bots))}; seed {series.seed}; options {html.escape(options)}.
The bots change seats from game to game. Intervals are Wilson’s, 95 %.</p>
<table><tr><th>bot</th><th>wins</th><th>seats</th><th>share a seat</th><th>interval</th></tr>
{wins}</table>
<p>Endings:</p><ul>{told}</ul>
{"".join(f"<figure>{plot}</figure>" for plot in plots)}
</html>
"""
    )


def _drawn(figure: Figure) -> str:
    text = io.StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue().split("?>", 1)[-1].split(">", 1)[-1]


def _axes(title: str, across: str = "", up: str = "", height: float = 3.2) -> tuple[Figure, Any]:
    figure = Figure(figsize=(8, height), layout="constrained")
    figure.patch.set_alpha(0)
    axes = figure.subplots()
    axes.set(title=title, xlabel=across, ylabel=up)
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def _bars(title: str, rows: list[tuple[str, float, int, float, float]], players: int) -> str:
    figure, axes = _axes(title, up="share of wins a seat")
    shares = [wins / seats for _, wins, seats, _, _ in rows]
    low = [share - row[3] for share, row in zip(shares, rows, strict=True)]
    high = [row[4] - share for share, row in zip(shares, rows, strict=True)]
    axes.bar([row[0] for row in rows], shares, color=SEA, yerr=[low, high], ecolor=INK, capsize=4)
    axes.axhline(1 / players, color=GOLD, linestyle="--")
    return _drawn(figure)


def _wins(rows: list[dict[str, Any]]) -> str:
    return _bars("Wins by bot (dashed: an equal share)", win_table(rows), len(rows[0]["bots"]))


def _by_seat(rows: list[dict[str, Any]]) -> str:
    players = len(rows[0]["bots"])
    renamed = [{**row, "bots": [f"seat {seat + 1}" for seat in range(players)]} for row in rows]
    return _bars("Wins by seat", win_table(renamed), players)


def _histogram(values: list[int], title: str, across: str) -> str:
    figure, axes = _axes(title, across, "games")
    axes.hist(values, bins=min(40, max(5, len(set(values)))), color=SEA)
    axes.axvline(float(np.mean(values)), color=GOLD, linestyle="--")
    return _drawn(figure)


def _flow(game: str, rows: list[dict[str, Any]]) -> str:
    """What came and went, by kind: ways in are stacked upwards, ways out downwards."""
    flow = FLOWS[game]
    figure, axes = _axes(FLOW_TITLE[game])
    ways = (*flow.WAYS_IN, *flow.WAYS_OUT)
    mean = np.mean([row["flow"] for row in rows], axis=0).reshape(len(ways), len(flow.KINDS))
    above, below = np.zeros(len(flow.KINDS)), np.zeros(len(flow.KINDS))
    for nth, (way, amount) in enumerate(zip(ways, mean, strict=True)):
        colour = WAY_COLOURS[nth]
        if nth < len(flow.WAYS_IN):
            axes.bar(flow.KINDS, amount, bottom=above, color=colour, label=way)
            above += amount
        else:
            axes.bar(flow.KINDS, -amount, bottom=-below, color=colour, label=way)
            below += amount
    axes.axhline(0, color=INK, linewidth=0.8)
    axes.set_ylim(-1.06 * below.max(), 1.06 * max(above.max(), 0.01))
    if len(ways) > 1:
        axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5), fontsize=8)
    return _drawn(figure)


def _luck(game: str, rows: list[dict[str, Any]]) -> str:
    """Luck against skill: wins of each bot by how much luckier than the others its seat was."""
    figure, axes = _axes(
        "Luck against skill: a line that rises is luck, lines apart are skill",
        f"{FLOWS[game].LUCK}, against the table's mean",
        "share of wins a seat",
    )
    seats = [
        (bot, luck - sum(row["luck"]) / len(row["luck"]), (rank == 1) / row["ranks"].count(1))
        for row in rows
        for bot, luck, rank in zip(row["bots"], row["luck"], row["ranks"], strict=True)
    ]
    lucks = np.array([luck for _, luck, _ in seats])
    edges = np.unique(np.quantile(lucks, np.linspace(0, 1, FIFTHS + 1)[1:-1]))
    for bot, colour in zip(sorted({bot for bot, _, _ in seats}), WAY_COLOURS * 4, strict=False):
        own = [(luck, won) for name, luck, won in seats if name == bot]
        fifth = np.searchsorted(edges, [luck for luck, _ in own])
        points = []
        for nth in np.unique(fifth):
            group = [one for one, where in zip(own, fifth, strict=True) if where == nth]
            won = sum(share for _, share in group)
            low, high = wilson(won, len(group))
            points.append((np.mean([luck for luck, _ in group]), won / len(group), low, high))
        across, share, low, high = np.array(points).T
        axes.errorbar(
            across, share, [share - low, high - share], color=colour, marker="o", capsize=3, label=bot
        )
    axes.axhline(1 / len(rows[0]["bots"]), color=GOLD, linestyle="--")
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5), fontsize=8)
    return _drawn(figure)


def _places(game: str, rows: list[dict[str, Any]]) -> str:
    """Where things happen: building sites, sea lanes or ships."""
    count = Counter(place for row in rows for place in row["places"])
    if game == "santy-anno":
        figure, axes = _axes("The right ships", "ship", "share of all ways")
        total = max(sum(count.values()), 1)
        axes.bar([str(ship + 1) for ship in range(8)], [count[ship] / total for ship in range(8)], color=SEA)
        return _drawn(figure)
    figure, axes = _axes(
        "Building sites and boats: share of games in which they stand there at the end"
        if game == "catan-junior"
        else "Sea lanes: how often a boat comes over a cell, a game",
        height=6.4 if game == "catan-junior" else 5.0,
    )
    if game == "catan-junior":
        lines = Counter(line for row in rows for line in row["lines"])
        forts, boats = ({place: n / len(rows) for place, n in found.items()} for found in (count, lines))
        heat = maps.draw_building(axes, len(rows[0]["bots"]), forts, boats)
    else:
        heat = maps.draw_sea_lanes(axes, count, len(rows))
    figure.colorbar(heat, ax=axes, shrink=0.7)
    return _drawn(figure)
