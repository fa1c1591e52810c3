"""A report on a series of games: one self-contained HTML file with its plots inside."""

import html
import io
from collections import Counter
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np

from flibuste import __version__, games
from flibuste.core.message import render
from flibuste.core.study import INK, SEA, Flow, Picture
from flibuste.lab.fingerprints import identity
from flibuste.lab.series import Series
from flibuste.lab.statistics import share_a_seat
from flibuste.lab.summary import Summary

mpl.use("svg")

from matplotlib.figure import Figure

GOLD = "#c98a1b"
STYLE = f"""
body{{font:16px/1.5 Georgia,serif;color:{INK};background:#f7efdf;max-width:60rem;margin:auto;padding:1rem}}
figure{{margin:1.5rem 0}} svg{{max-width:100%;height:auto}} td,th{{padding:.2rem .8rem;text-align:right}}
"""
WAY_COLOURS = ("#2a6f77", "#c98a1b", "#7a9e5f", "#a3503c", "#8d7bb0", "#5a4634", "#d0a9a0", "#6d8ea0")
FIFTHS = 5


def win_table(rows: list[dict[str, Any]]) -> list[tuple[str, float, int, float, float]]:
    """For each bot: its name, wins, seats played, and the interval of its share per seat."""
    bots = tuple(sorted(rows[0]["bots"]))
    summary = Summary(bots, {bot: bot for bot in bots})
    summary.add_rows(rows)
    return summary.wins()


def write_report(place: Path, series: Series, rows: list[dict[str, Any]]) -> None:
    """Writes the report of games, given as the rows of their table."""
    endings = Counter(row["ending"] for row in rows)
    said = {key: render({"key": key}, "en", str) if key else "Unfinished." for key in endings}
    told = "".join(
        f"<li>{n / len(rows):.1%}: {html.escape(said[key])}</li>" for key, n in endings.most_common()
    )
    options = ", ".join(f"{name}={value}" for name, value in series.options.items()) or "as usual"
    known = identity(series.game, series.bots)
    bots = ", ".join(f"{bot['name']} ({bot['hash']})" for bot in known["bots"])
    plots = _plots(series.game, rows)
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
<p>Flibuste {__version__}; rules version {known["rules"]}, board {known["board"]}; seed {series.seed};
options {html.escape(options)}.<br>Bots: {html.escape(bots)}.<br>
The bots change seats from game to game. Intervals are Wilson’s, 95 %, by games:
the seats of one game count once.</p>
<table><tr><th>bot</th><th>wins</th><th>seats</th><th>share a seat</th><th>interval</th></tr>
{wins}</table>
<p>Endings:</p><ul>{told}</ul>
{"".join(f"<figure>{plot}</figure>" for plot in plots)}
</html>
"""
    )


def _plots(game: str, rows: list[dict[str, Any]]) -> list[str]:
    """The pictures for every game, then those that this game's study brings."""
    study = games.find(game).study
    plots = [_wins(rows), _by_seat(rows)]
    if any(row["turns"] for row in rows):
        plots.append(_histogram([row["turns"] for row in rows], "Turns in a game", "turns"))
    plots.append(_histogram([row["decisions"] for row in rows], "Decisions in a game", "decisions"))
    if study.flow.KINDS:
        plots.append(_flow(study.flow, rows))
    if study.flow.LUCK:
        plots.append(_luck(study.flow, rows))
    if study.picture is not None:
        plots.append(_places(study.picture, rows))
    return plots


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


def _flow(flow: type[Flow], rows: list[dict[str, Any]]) -> str:
    """What came and went, by kind: ways in are stacked upwards, ways out downwards."""
    figure, axes = _axes(flow.TITLE)
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


def _luck(flow: type[Flow], rows: list[dict[str, Any]]) -> str:
    """Luck against skill: wins of each bot by how much luckier than the others its seat was."""
    figure, axes = _axes(
        "Luck against skill: a line that rises is luck, lines apart are skill",
        f"{flow.LUCK}, against the table's mean",
        "share of wins a seat",
    )
    seats = [
        (bot, luck - sum(row["luck"]) / len(row["luck"]), (rank == 1) / row["ranks"].count(1), row["number"])
        for row in rows
        for bot, luck, rank in zip(row["bots"], row["luck"], row["ranks"], strict=True)
    ]
    lucks = np.array([luck for _, luck, _, _ in seats])
    edges = np.unique(np.quantile(lucks, np.linspace(0, 1, FIFTHS + 1)[1:-1]))
    for bot, colour in zip(sorted({bot for bot, _, _, _ in seats}), WAY_COLOURS * 4, strict=False):
        own = [(luck, won, number) for name, luck, won, number in seats if name == bot]
        fifth = np.searchsorted(edges, [luck for luck, _, _ in own])
        points = []
        for nth in np.unique(fifth):
            group = [one for one, where in zip(own, fifth, strict=True) if where == nth]
            won = sum(share for _, share, _ in group)
            played = len({number for _, _, number in group})
            low, high = share_a_seat(won, played, len(group), len(rows[0]["bots"]))
            points.append((np.mean([luck for luck, _, _ in group]), won / len(group), low, high))
        across, share, low, high = np.array(points).T
        axes.errorbar(
            across, share, [share - low, high - share], color=colour, marker="o", capsize=3, label=bot
        )
    axes.axhline(1 / len(rows[0]["bots"]), color=GOLD, linestyle="--")
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5), fontsize=8)
    return _drawn(figure)


def _places(picture: Picture, rows: list[dict[str, Any]]) -> str:
    """Where things happen: on the board, or as bars."""
    figure, axes = _axes(picture.title, picture.across, picture.up, picture.height)
    heat = picture.draw(axes, len(rows[0]["bots"]), rows)
    if heat is not None:
        figure.colorbar(heat, ax=axes, shrink=0.7)
    return _drawn(figure)
