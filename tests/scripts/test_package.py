"""A published package links to its home, and its README works outside the repository."""

import re
from pathlib import Path

import hatch_build

HOME = "https://example.org/crew/flibuste"


def test_pictures_and_pages_of_the_readme_get_whole_addresses() -> None:
    text = "![A race](docs/race.png) and [rules](docs/rules.md#a), [lovely](https://x.org), [here](#play)"
    assert hatch_build.absolute(text, HOME) == (
        f"![A race]({HOME}/raw/HEAD/docs/race.png) and [rules]({HOME}/blob/HEAD/docs/rules.md#a), "
        "[lovely](https://x.org), [here](#play)"
    )


def test_no_link_of_our_readme_stays_relative_and_each_leads_to_a_file() -> None:
    text = Path("README.md").read_text("utf-8")
    links = re.findall(r"\]\(([^)]+)\)", hatch_build.absolute(text, HOME))
    assert len(links) > 10
    assert [link for link in links if not link.startswith("https://")] == []
    places = [link.split("/HEAD/")[1].partition("#")[0] for link in links if "/HEAD/" in link]
    assert [place for place in places if not Path(place).exists()] == []


def test_an_index_shows_source_documentation_changes_and_issues() -> None:
    assert set(hatch_build.addresses(HOME)) == {"Source", "Documentation", "Changelog", "Issues"}
