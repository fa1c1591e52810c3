"""`flibuste analyse`: was it luck? A finished game's chances, luck, play and moments."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from flibuste import games
from flibuste.analysis.choices import DEPTHS
from flibuste.analysis.page import PARTS, cost_heads, figure, page
from flibuste.analysis.report import Analysis, Cost, dear, written
from flibuste.analysis.report import analyse as analysed
from flibuste.cli.names import language_named
from flibuste.cli.recorded import recorded
from flibuste.core.judge import NoJudge
from flibuste.core.message import render
from flibuste.core.recording import BadRecording, Recording, game_in, start


def analyse(
    file: Annotated[Path, typer.Argument(help="The recorded game, or Parquet files from simulate.")],
    game: Annotated[int | None, typer.Option(min=0, help="Which game, if there are several.")] = None,
    lang: Annotated[str, typer.Option(help="fr, en or pl.")] = "en",
    depth: Annotated[str, typer.Option(help="quick, default or deep.")] = "default",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    as_html: Annotated[bool, typer.Option("--html", help="Print a page for the browser.")] = False,
) -> None:
    """Tell luck from play in a finished game: chances, costs of decisions, the moments that counted."""
    language = language_named(lang)
    if depth not in DEPTHS:
        raise typer.BadParameter(f"the depth is one of {', '.join(DEPTHS)}, not {depth!r}")
    if as_json and as_html:
        raise typer.BadParameter("JSON or HTML, not both")
    games.every()
    try:
        recording = recorded(file, game)
        with Progress(console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(recording.game, total=len(recording.steps))
            found = analysed(recording, depth, lambda done, _total: bar.update(task, completed=done))
    except (BadRecording, NoJudge) as error:
        raise typer.BadParameter(str(error)) from None
    names = _names(recording, language)
    if as_json:
        typer.echo(written(found))
    elif as_html:
        typer.echo(page(found, dear(recording, found), names, language))
    else:
        _tell(found, dear(recording, found), names, language)


def _names(recording: Recording, language: str) -> list[str]:
    words, s = game_in(recording).words, start(recording)
    return [
        (recording.names[seat] if seat < len(recording.names) else "")
        or render(words.seat_name(s, seat), language, str)
        for seat in range(recording.players)
    ]


def _tell(found: Analysis, costs: list[Cost], names: list[str], language: str) -> None:
    console = Console(highlight=False)
    console.print(" ".join(render(said, language, names) for said in found.summary), style="bold")
    if found.players:
        table = Table("", *(render({"key": f"ui-analysis-{part}"}, language, names) for part in PARTS))
        for name, one in zip(names, found.players, strict=True):
            table.add_row(name, *(figure(part, getattr(one, part)) for part in PARTS))
        console.print(table)
    for section in found.sections:
        heads = (render(head, language, names) for head in section.heads)
        table = Table("", *heads, title=render(section.say, language, names))
        for row in section.rows:
            cells = ("" if cell is None else render(cell, language, names) for cell in row.cells)
            table.add_row(render(row.say, language, names), *cells)
        console.print(table)
    for mark in found.marks:
        said = " ".join(render(one, language, names) for one in (mark.say, *mark.why))
        console.print(f"{mark.step:5}  {said}")
    if costs:
        table = Table(*cost_heads(language), title=render({"key": "ui-analysis-costs"}, language, names))
        for cost in costs:
            what = render(cost.what, language, names)
            table.add_row(str(cost.step), names[cost.seat], what, f"{cost.points:.1f}")
        console.print(table)
