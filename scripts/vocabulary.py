"""One vocabulary: fails where a catalog, a guide or a clause says what the glossary rules out.

`python scripts/vocabulary.py` reads the "not" columns of docs/rules/glossary.md. What is under "All games"
binds every text; what is under a game's heading binds that game's messages, guide and clauses, and what is
under the regatta's binds its messages. A word that every game rules out also binds what all games say.
"""

import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = {"English": "en", "French": "fr", "Polish": "pl"}
ALL = "All games"
GAMES = {
    "Santy Anno": re.compile(r"\b(sa|santy-anno|bosun|lesson-cards?)\b"),
    "Catan Junior": re.compile(r"\b(cj|catan-junior)\b"),
    "Sandokan": re.compile(r"\b(sk|sandokan)\b"),
}
"""The games, and the keys of the messages that only they use."""
MESSAGES = {**GAMES, "Regatta": re.compile(r"\b(regatta|round-goes-on|too-few-people)\b")}
"""The headings besides the first, and the keys of the messages that they bind."""

HEADING = re.compile(r"## (.+)")
KEY = re.compile(r"([a-z][\w-]*) = ?")
NO_WORDS = re.compile(r"\{[^{}]*\}|\{[^{}]*->|^\s*\*?\[[^\]]*\]|!\[\]\([^)]*\)|`[^`]*`")
"""A message's placeables and variant keys, a page's figures and code."""


class Ban(NamedTuple):
    """A word to avoid, and the one to say instead."""

    game: str
    language: str
    word: str
    instead: str

    def pattern(self) -> re.Pattern[str]:
        """Return a pattern that finds the word, in any case and with either apostrophe."""
        stem = re.escape(self.word.removesuffix("*")).replace("'", "['’]")
        end = "" if self.word.endswith("*") else r"(?!\w)"
        return re.compile(rf"(?<!\w){stem}{end}", re.IGNORECASE)


class Line(NamedTuple):
    """A line of text that people read, and where it is."""

    where: str
    game: str
    language: str
    text: str


def bans(glossary: str) -> Iterator[Ban]:
    """Yield every word that the glossary's tables rule out."""
    game = ""
    columns: list[str] = []
    for line in glossary.splitlines():
        if heading := HEADING.match(line):
            game, columns = heading[1], []
        if not line.startswith("|"):
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not columns:
            columns = cells
            if columns != [name for language in LANGUAGES for name in (language, "not")]:
                raise SystemExit(f"the glossary's table of {game} has other columns: {line}")
        elif len(cells) != len(columns):
            raise SystemExit(f"a row of the glossary has {len(cells)} cells: {line}")
        elif set(line) - set("|-"):
            for nth, language in enumerate(LANGUAGES.values()):
                said, unsaid = cells[2 * nth : 2 * nth + 2]
                words = (word.strip() for word in unsaid.split(","))
                yield from (Ban(game, language, word, said) for word in words if word)


def shared(ruled_out: list[Ban]) -> Iterator[Ban]:
    """Yield what every game rules out, as words that are ruled out for all games together."""
    games: dict[tuple[str, str], set[str]] = defaultdict(set)
    for ban in ruled_out:
        if ban.game in GAMES:
            games[ban.language, ban.word].add(ban.game)
    for ban in ruled_out:
        if ban.game in GAMES and len(games.pop((ban.language, ban.word), ())) == len(GAMES):
            yield ban._replace(game=ALL)


def lines() -> Iterator[Line]:
    """Yield every line of the catalogs, guides and clauses."""
    for language in LANGUAGES.values():
        for page in sorted((ROOT / "src/flibuste/words" / language).glob("*.ftl")):
            yield from catalog_lines(page, language)
        for game in GAMES:
            name = game.lower().replace(" ", "-")
            yield from page_lines(ROOT / f"web/src/games/{name}/primer/{language}.md", game, language)
            clauses = "" if language == "en" else f"{language}/"
            yield from page_lines(ROOT / f"docs/rules/{clauses}{name}.md", game, language)


def catalog_lines(page: Path, language: str) -> Iterator[Line]:
    """Yield the lines of a catalog; the game they belong to follows from their key."""
    game = ALL
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("#"):
            continue
        if key := KEY.match(line):
            game = next((name for name, keys in MESSAGES.items() if keys.search(key[1])), ALL)
            line = line[key.end() :]
        yield Line(f"{page.relative_to(ROOT).as_posix()}:{number}", game, language, NO_WORDS.sub("", line))


def page_lines(page: Path, game: str, language: str) -> Iterator[Line]:
    """Yield the lines of a guide or of a page of clauses."""
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        yield Line(f"{page.relative_to(ROOT).as_posix()}:{number}", game, language, NO_WORDS.sub("", line))


def main() -> int:
    """Print every word that is ruled out, with the one to say instead; return 1 if there are any."""
    ruled_out = list(bans((ROOT / "docs/rules/glossary.md").read_text(encoding="utf-8")))
    unknown = {ban.game for ban in ruled_out} - {ALL, *MESSAGES}
    if unknown:
        raise SystemExit(f"the glossary knows games that are not ours: {', '.join(sorted(unknown))}")
    patterns = [(ban, ban.pattern()) for ban in (*ruled_out, *shared(ruled_out))]
    status = 0
    for line in lines():
        said = {}
        for ban, pattern in patterns:
            bound = ban.language == line.language and ban.game in (ALL, line.game)
            if bound and (found := pattern.search(line.text)):
                said[found[0]] = ban.instead
        for word, instead in said.items():
            print(f'{line.where}: "{word}": say "{instead}"', file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
