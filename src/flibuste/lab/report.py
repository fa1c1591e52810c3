"""A report on a series of games: one HTML file with its plots inside, to be read anywhere."""

import html
import io
from collections import Counter
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np

from flibuste.core.message import render
from flibuste.lab.series import Series
from flibuste.lab.statistics import wilson

mpl.use("svg")

from matplotlib.figure import Figure

INK, SEA, GOLD = "#3b2a1a", "#2a6f77", "#c98a1b"
STYLE = f"""
body{{font:16px/1.5 Georgia,serif;color:{INK};background:#f7efdf;max-width:60rem;margin:auto;padding:1rem}}
figure{{margin:1.5rem 0}} svg{{max-width:100%;height:auto}} td,th{{padding:.2rem .8rem;text-align:right}}
"""
FLOW_NAMES = {
    "catan-junior": ("sabre", "wool", "wood", "rum", "gold"),
    "sandokan": ("ruby", "diamond", "gold bar", "emerald", "pearl", "rum"),
    "santy-anno": ("5", "4", "3", "2", "1"),
}
FLOW_TITLE = {
    "catan-junior": "Cards out of the stock at the end, a game",
    "sandokan": "Treasures out of the box at the end, a game",
    "santy-anno": "Coins taken, a game",
}
LUCK_TITLE = {
    "catan-junior": "cards earned by the die",
    "sandokan": "cards in hand at the end",
    "santy-anno": "ducats",
}


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
    told = "".join(
        f"<li>{html.escape(render({'key': key}, 'en', str) if key else 'unfinished')}"
        f" {n / len(rows):.1%}</li>"
        for key, n in endings.most_common()
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
    title = f"{html.escape(series.game)}: {len(rows)} games"
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


def _axes(title: str, across: str = "", up: str = "") -> tuple[Figure, Any]:
    figure = Figure(figsize=(8, 3.2), layout="constrained")
    figure.patch.set_alpha(0)
    axes = figure.subplots()
    axes.set(title=title, xlabel=across, ylabel=up)
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def _bars(title: str, rows: list[tuple[str, float, int, float, float]], players: int) -> str:
    figure, axes = _axes(title, up="share of wins a seat")
    shares = [wins / seats for _, wins, seats, _, _ in rows]
    low = [max(share - row[3], 0.0) for share, row in zip(shares, rows, strict=True)]
    high = [max(row[4] - share, 0.0) for share, row in zip(shares, rows, strict=True)]
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
    figure, axes = _axes(FLOW_TITLE[game])
    axes.bar(FLOW_NAMES[game], np.mean([row["flow"] for row in rows], axis=0), color=SEA)
    return _drawn(figure)


def _luck(game: str, rows: list[dict[str, Any]]) -> str:
    """Luck against skill: how much more of it the winners had than the others."""
    figure, axes = _axes("Luck against skill: winners and others", LUCK_TITLE[game], "share of seats")
    won = [luck for row in rows for luck, rank in zip(row["luck"], row["ranks"], strict=True) if rank == 1]
    lost = [luck for row in rows for luck, rank in zip(row["luck"], row["ranks"], strict=True) if rank > 1]
    bins = np.histogram_bin_edges(won + lost, 24)
    for values, colour, label in ((lost, SEA, "others"), (won, GOLD, "winners")):
        axes.hist(values, bins=bins, color=colour, alpha=0.6, density=True, label=label)
    axes.legend(frameon=False)
    return _drawn(figure)


def _places(game: str, rows: list[dict[str, Any]]) -> str:
    """Where things happen: building sites, sea lanes or ships."""
    count = Counter(place for row in rows for place in row["places"])
    if game == "sandokan":
        figure, axes = _axes("Sea lanes: where boats end their moves")
        chart = np.zeros((13, 18))
        for cell, times in count.items():
            chart[cell // 18, cell % 18] = times / len(rows)
        axes.imshow(chart, cmap="YlGnBu")
        axes.axis("off")
        return _drawn(figure)
    title = "Building sites: share of games in which a fortress stands there at the end"
    figure, axes = _axes(title if game == "catan-junior" else "Ships of the tiles at the end", "number")
    axes.bar(list(count), [times / len(rows) for times in count.values()], color=SEA)
    return _drawn(figure)
