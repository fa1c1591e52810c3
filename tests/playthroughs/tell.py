"""One random game as text: asked, done, happened. A change in it is a change of rules."""

import hashlib
from pathlib import Path

import msgspec

from flibuste import games
from flibuste.core.chance import pick, stream_of
from flibuste.core.game import Game
from flibuste.core.match import Match
from flibuste.core.message import render
from flibuste.core.seats import BOSUN, CLOCK, NOBODY
from tests.conformance.cases import Case, a_few_cases, folder_of_tests, is_ours

FOLDER = Path(__file__).parent / "golden"
STEPS_TOLD = 120
"""The rest of a long game is told by the digest of its states."""


def told_games() -> list[Game]:
    """Ours, and those whose packages keep golden texts beside their sources."""
    return [game for game in games.every() if folder_of(game).is_dir()]


def folder_of(game: Game) -> Path:
    """The folder of a game's texts: `tests/golden` of its project."""
    return FOLDER if is_ours(game) else folder_of_tests(game) / "golden"


def told_cases() -> list[Case]:
    """A few cases of every told game."""
    return [case for game in told_games() for case in a_few_cases(game)]


def page_of(case: Case) -> Path:
    """The file of a case's game."""
    name = "".join(c if c.isalnum() or c in "-_." else "-" for c in str(case))
    return folder_of(case.game) / f"{name}.txt"


def written() -> set[Path]:
    """All golden texts."""
    return {page for game in told_games() for page in folder_of(game).glob("*.txt")}


def tell(case: Case) -> str:
    """The text of one random game."""
    match = Match(case.game, case.players, "playthrough", **dict(case.options))
    stream = stream_of("playthrough", str(case))
    names = {**dict(enumerate(match.seat_names())), CLOCK: "Clock", BOSUN: "Bosun", NOBODY: "Nobody"}
    lines = [f"{case} (rules version {case.game.version})", f"state {digest(match)}"]
    while not match.over:
        actors = match.actors
        seat = actors[pick(stream, len(actors))]
        codes = match.codes(seat)
        code = int(codes[pick(stream, len(codes))])
        match.play(code, seat)
        if len(match.steps) <= STEPS_TOLD:
            action = msgspec.json.encode(case.game.words.name(code)).decode()
            lines.append(f"{len(match.steps)}. {names[seat]} ({len(codes)} choices): {action}")
            said = [case.game.words.fact(fact) for fact in match.facts(NOBODY)]
            lines.extend(f"    {render(line, 'en', names.__getitem__)}" for line in said)
            lines.append(f"    state {digest(match)}")
    lines.append(f"{len(match.steps)} steps, ranks {match.ranks}, state {digest(match)}")
    return "\n".join(lines) + "\n"


def digest(match: Match) -> str:
    """A short hash of the whole state."""
    return hashlib.sha256(match.s.tobytes()).hexdigest()[:12]
