"""Builds the documentation to publish: the guides, and the library's reference from its docstrings.

python scripts/reference.py FOLDER
"""

import html
import re
import shutil
import sys
from pathlib import Path
from typing import Final

import markdown2
import pdoc

import flibuste

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = ROOT / "docs"
MODULES: Final = (
    "flibuste",
    "flibuste.core.bot",
    "flibuste.core.game",
    "flibuste.core.match",
    "flibuste.core.message",
    "flibuste.core.record",
    "flibuste.core.recording",
    "flibuste.core.study",
    "flibuste.bots.choosing",
    "flibuste.bots.features",
    "flibuste.bots.bot_spec",
    "flibuste.analysis.account",
    "flibuste.analysis.choices",
    "flibuste.analysis.playouts",
    "flibuste.client",
    "flibuste.client.device",
    "flibuste.client.connection",
    "flibuste.client.player",
    "flibuste.client.views",
    "flibuste.lab.accumulators",
    "flibuste.lab.batch",
    "flibuste.lab.gymnasium_env",
    "flibuste.lab.gymnasium_vector",
    "flibuste.lab.pettingzoo_env",
    "flibuste.lab.pettingzoo_parallel",
    "flibuste.lab.openspiel_game",
    "flibuste.lab.rewards",
    "flibuste.lab.sight",
    "flibuste.lab.series",
    "flibuste.lab.simulation",
    "flibuste.lab.tournament",
    "flibuste.lab.storage",
    "flibuste.lab.decisions",
    "flibuste.lab.training",
    "flibuste.server.wire",
)
"""The modules that users of the library meet."""
GUIDES: Final = {
    "bots.md": "Bring your bot",
    "lab.md": "The laboratory",
    "living-room.md": "Back to the living room",
    "learning.md": "Learning",
    "analysis.md": "Was it luck?",
    "puzzles.md": "Puzzles and the voyage of the day",
    "ratings.md": "Ratings",
    "regatta.md": "A regatta",
    "protocol.md": "The protocol",
    "adding-a-game.md": "Adding a game",
    "architecture.md": "Architecture",
    "operations.md": "Operations",
    "benchmarks.md": "Benchmarks",
    "balance.md": "Balance",
}
STYLE: Final = """
body{font:17px/1.6 Georgia,serif;color:#2b2118;background:#fbf6ea;max-width:52rem}
body{margin:2rem auto;padding:0 1rem}
pre{overflow:auto;background:#f1e7d2;padding:.8rem} code{font-size:.85em} img{max-width:100%}
table{border-collapse:collapse} td,th{border:1px solid #d9c9a8;padding:.25rem .6rem;text-align:left}
"""
PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>{style}</style>
{body}
</html>
"""


def build(out: Path) -> list[Path]:
    """Writes everything into the folder, which is made anew, and returns the pages."""
    shutil.rmtree(out, ignore_errors=True)
    (out / "guides").mkdir(parents=True)
    # pdoc looks a name up in the module itself, which has none before it is first used.
    for name in flibuste.__all__:
        setattr(flibuste, name, getattr(flibuste, name))
    pdoc.pdoc(*MODULES, output_directory=out / "api")
    for name in ("rules", "pictures", "balance", "notes"):
        shutil.copytree(DOCS / name, out / "guides" / name)
    for page in sorted(DOCS.glob("*.md")):
        _guide(page, out / "guides" / f"{page.stem}.html")
    for page in sorted((out / "guides").rglob("*.md")):
        _guide(page, page.with_suffix(".html"))
        page.unlink()
    guides = "".join(
        f'<li><a href="guides/{name.removesuffix(".md")}.html">{html.escape(title)}</a></li>'
        for name, title in GUIDES.items()
    )
    body = (
        f'<h1>Flibuste</h1><h2>Guides</h2><ul>{guides}</ul><h2><a href="api/flibuste.html">Reference</a></h2>'
    )
    (out / "index.html").write_text(PAGE.format(title="Flibuste", style=STYLE, body=body))
    return sorted(out.rglob("*.html"))


def _guide(page: Path, place: Path) -> None:
    """One guide as a page, with its links to other guides kept and those to the source removed."""
    text = page.read_text(encoding="utf-8")
    body = markdown2.markdown(text, extras=["tables", "fenced-code-blocks", "header-ids"])
    body = re.sub(r'href="([^":#]+)\.md(#[^"]*)?"', r'href="\1.html\2"', body)
    body = re.sub(r'<a href="(?:\.\./)+(?:examples|src|tests|scripts|web)[^"]*">(.*?)</a>', r"\1", body)
    title = text.splitlines()[0].lstrip("# ")
    place.write_text(PAGE.format(title=html.escape(title), style=STYLE, body=body), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("python scripts/reference.py FOLDER")
    made = build(Path(sys.argv[1]))
    print(f"{len(made)} pages: {sys.argv[1]}/index.html")
