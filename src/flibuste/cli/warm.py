"""`flibuste warm`: compiles all rules and bots now, so that nothing has to wait for it later."""

import concurrent.futures
import multiprocessing
import sys

from flibuste import games
from flibuste.bots import warm as bots
from flibuste.games import warm as rules


def warm() -> None:
    """Compile the rules and bots of all games, side by side; from then on they load in a second."""
    rules.warm_all(_say)
    cold = [name for name in games.NAMES if not bots.is_warm(name)]
    if not cold:
        return
    _say(f"compiling the bots of {', '.join(cold)} (once, about a minute)")
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(len(cold), mp_context=context) as crew:
        for name, seconds in zip(cold, crew.map(bots.warm, cold), strict=True):
            _say(f"the bots of {name} are ready ({seconds:.0f} s)")


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
