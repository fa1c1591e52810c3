"""The analysis as one page for the browser: the curve, the account and the moments, without a server."""

# compile-cache: holds no rules

from html import escape
from typing import Final

from flibuste.analysis.report import Analysis, Balance, Cost, signed
from flibuste.core.message import Message, render

COLOURS: Final = ("#c0392b", "#1f6f8b", "#d68910", "#2e7d32", "#6c3483", "#5d4037", "#37474f", "#ad1457")
PARTS: Final = ("opening", "luck", "play", "others", "hidden", "result")
COST_PARTS: Final = ("step", "who", "what", "points")
_WIDTH, _HEIGHT = 960, 260

_PAGE: Final = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
body {{ margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #222;
  font: 16px/1.5 system-ui, sans-serif; }}
svg {{ width: 100%; height: auto; background: #faf6ec; border: 1px solid #d8cfb8; }}
table {{ border-collapse: collapse; margin: 1rem 0; }} th, td {{ padding: .3rem .8rem; text-align: right; }}
th:first-child, td:first-child {{ text-align: left; }} tr + tr td {{ border-top: 1px solid #ddd; }}
li {{ margin: .5rem 0; }} .dot {{ display: inline-block; width: .8em; height: .8em; border-radius: 50%; }}
</style></head><body>
<h1>{title}</h1>
{body}
</body></html>
"""


def page(found: Analysis, costs: list[Cost], names: list[str], language: str) -> str:
    """The whole page."""

    def said(what: Message) -> str:
        return escape(render(what, language, names))

    body = []
    if found.curve:
        body += [curve(found, names), _accounts(found.players, names, language)]
    for section in found.sections:
        heads = "".join(f"<th>{said(head)}</th>" for head in section.heads)
        rows = "".join(
            f"<tr><td>{said(row.say)}</td>"
            + "".join(f"<td>{'' if cell is None else said(cell)}</td>" for cell in row.cells)
            + "</tr>"
            for row in section.rows
        )
        body.append(f"<h2>{said(section.say)}</h2><table><tr><th></th>{heads}</tr>{rows}</table>")
    moments = "".join(
        f'<li value="{mark.step}">{" ".join(said(one) for one in (mark.say, *mark.why))}</li>'
        for mark in found.marks
    )
    body.append(f"<ol>{moments}</ol>")
    if costs:
        body.append(_costs(costs, names, language))
    title = " ".join(said(one) for one in found.summary)
    return _PAGE.format(language=language, title=title, body="\n".join(body))


def curve(found: Analysis, names: list[str]) -> str:
    """Everybody's chance over the game as a picture."""
    steps = max(len(found.curve) - 1, 1)
    lines = []
    for player, name in enumerate(names):
        points = " ".join(
            f"{_WIDTH * nth / steps:.1f},{_HEIGHT * (1 - row[player]):.1f}"
            for nth, row in enumerate(found.curve)
        )
        colour = _colour(player)
        lines.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"><title>'
            f"{escape(name)}</title></polyline>"
        )
    for mark in found.marks:
        x = _WIDTH * mark.step / steps
        y = _HEIGHT * (1 - found.curve[mark.step][mark.seat])
        lines.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{_colour(mark.seat)}"/>')
    return f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img">{"".join(lines)}</svg>'


def _colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def _accounts(players: list[Balance], names: list[str], language: str) -> str:
    heads = "".join(
        f"<th>{escape(render({'key': f'ui-analysis-{part}'}, language, names))}</th>" for part in PARTS
    )
    rows = "".join(
        f'<tr><td><span class="dot" style="background:{_colour(seat)}"></span> {escape(name)}</td>'
        + "".join(f"<td>{figure(part, getattr(one, part))}</td>" for part in PARTS)
        + "</tr>"
        for seat, (name, one) in enumerate(zip(names, players, strict=True))
    )
    return f"<table><tr><th></th>{heads}</tr>{rows}</table>"


def cost_heads(language: str) -> list[str]:
    """The headings of the table of costly decisions: step, who, what, points."""
    return [render({"key": f"ui-analysis-costs-{part}"}, language, str) for part in COST_PARTS]


def _costs(costs: list[Cost], names: list[str], language: str) -> str:
    heads = "".join(f"<th>{escape(head)}</th>" for head in cost_heads(language))
    rows = "".join(
        f"<tr><td>{one.step}</td><td>{escape(names[one.seat])}</td>"
        f"<td>{escape(render(one.what, language, names))}</td><td>{one.points:.1f}</td></tr>"
        for one in costs
    )
    title = escape(render({"key": "ui-analysis-costs"}, language, names))
    return f"<h2>{title}</h2><table><tr>{heads}</tr>{rows}</table>"


def figure(part: str, points: float) -> str:
    """A figure of the account: a chance, or a change with its sign."""
    return f"{points:.0f}" if part in {"opening", "result"} else signed(points)
