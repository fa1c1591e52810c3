"""`flibuste bench judge`: whether chances are honest, and whether play is told apart from luck."""

import functools
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from flibuste.cli.names import GAME_HELP, game_named, print_json
from flibuste.core.judge import NoJudge, judge_of


def judge(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    players: Annotated[int, typer.Option(help="Number of players.")] = 4,
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 2_000,
    versus: Annotated[
        str | None,
        typer.Option(help="Two bots whose play is compared, the stronger first: captain,boy."),
    ] = None,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 for all cores.")] = 0,
    plot: Annotated[Path | None, typer.Option(help="An SVG file to draw the reliability in.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Chances foreseen in fresh bot games next to how they ended; or whose play is judged better."""
    from flibuste.lab import judge_bench
    from flibuste.lab.lineup import UnknownBot, bot_spec

    chosen = game_named(game)
    bots = versus.split(",") if versus else []
    try:
        judge_of(chosen)
        for bot in bots:
            bot_spec(chosen, bot)
    except (NoJudge, UnknownBot) as error:
        raise typer.BadParameter(str(error)) from None
    if players not in chosen.players:
        raise typer.BadParameter(f"{game} is played by {chosen.players[0]} to {chosen.players[-1]}")
    if versus and len(bots) != 2:
        raise typer.BadParameter("two bots are compared: captain,boy")
    with Progress(console=Console(stderr=True), transient=True, disable=as_json) as bar:
        tell = functools.partial(bar.advance, bar.add_task(game, total=count))
        if bots:
            half = players // 2
            lineup = (bots[0],) * (players - half) + (bots[1],) * half
            report = judge_bench.skill(game, lineup, count, jobs, tell)
        else:
            report = judge_bench.bench(game, players, count, jobs, tell)
    if plot is not None and not bots:
        judge_bench.draw(report, plot)
    if as_json:
        print_json(report)
    elif bots:
        _print_skill(game, report)
    else:
        _print(game, report)


def _print_skill(game: str, report: dict[str, Any]) -> None:
    console = Console(highlight=False)
    strong, weak = report["bots"][0], report["bots"][-1]
    low, high = report["interval"]
    console.print(f"{game}: {report['games']} games of {', '.join(report['bots'])}", style="bold")
    console.print(
        f"  {strong} has the better play in {report['stronger_has_the_better_play']:.1%} "
        f"(95 %: {low:.1%} to {high:.1%})"
    )
    console.print(
        f"  play: {strong} {report['play'][strong]:+.1f}, {weak} {report['play'][weak]:+.1f} points"
    )
    quiet = report["luck_without_chance"]
    if quiet["mean"] is not None:
        console.print(
            f"  luck of a decision without chance: {quiet['mean']:.2f} points "
            f"in the mean of {quiet['decisions']}"
        )


def _print(game: str, report: dict[str, Any]) -> None:
    console = Console(highlight=False)
    console.print(
        f"{game}: {report['games']} games of {report['players']} {report['bots']} bots", style="bold"
    )
    for part in ("all", "opening", "middle", "end"):
        found = report[part]
        console.print(
            f"  {part}: Brier score {found['brier']:.4f}, "
            f"everybody the same {found['brier_everybody_the_same']:.4f}"
        )
        for one in found["deciles"]:
            console.print(
                f"    foreseen {one['foreseen']:6.1%}  won {one['won']:6.1%}  gap {one['gap'] * 100:+5.1f}"
                f"  positions {one['positions']}"
            )
    gap, bar = report["largest_gap"], report["bar"]
    if gap is None:
        console.print("  largest gap: too few games to say")
        return
    size = abs(gap["gap"])
    verdict = "holds" if size < bar else "missed"
    console.print(
        f"  largest gap {size * 100:.1f} points, of {gap['positions']} positions foreseen at "
        f"{gap['foreseen']:.1%} ({gap['phase']}): bar {bar * 100:.0f} {verdict}"
    )
