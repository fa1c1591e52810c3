"""One command builds the documentation, with every guide in it and no broken link."""

import re
from pathlib import Path

import reference

DOCS = Path(reference.__file__).parents[1] / "docs"


def test_guides_and_reference_are_built_and_their_links_lead_somewhere(tmp_path: Path) -> None:
    pages = reference.build(tmp_path / "site")
    names = {str(page.relative_to(tmp_path / "site")) for page in pages}
    assert {"index.html", "api/flibuste.html", "api/flibuste/client.html", "guides/bots.html"} <= names
    assert {page.name for page in DOCS.glob("*.md")} == set(reference.GUIDES)
    assert "One game from its start: a header" in (tmp_path / "site/api/flibuste/core/match.html").read_text()
    assert "Plays games between bots, one for each seat" in (tmp_path / "site/api/flibuste.html").read_text()
    named = {
        (page.name, name)
        for page in DOCS.glob("*.md")
        for name in re.findall(r"(?<!python -m\s)\bflibuste(?:\.[a-z_]+)+", page.read_text())
    }
    assert len(named) > 10
    without = [
        (page, name)
        for page, name in sorted(named)
        if not {f"api/{name.replace('.', '/')}.html", f"api/{name.rpartition('.')[0].replace('.', '/')}.html"}
        & names
    ]
    assert not without
    lost = [
        (str(page.relative_to(tmp_path)), link)
        for page in pages
        if "api" not in page.parts
        for link in re.findall(r'(?:href|src)="([^":#]+)(?:#[^"]*)?"', page.read_text())
        if not (page.parent / link).exists()
    ]
    assert not lost
