"""`flibuste warm`: compiles all rules, bots and judges now, so that nothing waits for them later."""

import concurrent.futures
import multiprocessing
import sys
from collections.abc import Callable

from flibuste import games
from flibuste.analysis import warm as judges
from flibuste.bots import warm as bots
from flibuste.games import warm as rules


def warm() -> None:
    """Compile the rules, bots and judges of all games, side by side; from then on they load in a second."""
    rules.warm_all(_say)
    _side_by_side("bots", [name for name in games.names() if not bots.is_warm(name)], bots.warm)
    _side_by_side("judge", [name for name in judges.judges() if not judges.is_warm(name)], judges.warm)


def _side_by_side(what: str, cold: list[str], compiled: Callable[[str], float]) -> None:
    if not cold:
        return
    _say(f"compiling the {what} of {', '.join(cold)} (once, about a minute)")
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(len(cold), mp_context=context) as pool:
        for name, seconds in zip(cold, pool.map(compiled, cold), strict=True):
            _say(f"{name}: {what} ready ({seconds:.0f} s)")


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
