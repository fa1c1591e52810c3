"""Walks a few games of every case and prints their digests, in the mode the process runs in."""

import sys

from flibuste import games
from tests.conformance.cases import a_few_cases
from tests.conformance.laws import Walk


def main() -> None:
    """Prints one line a case; `python -m tests.conformance.digests GAME WALKS`."""
    name, walks = sys.argv[1], int(sys.argv[2])
    for case in a_few_cases(games.find(name)):
        print(case, *(Walk(case, seed, thorough=97).play()[:16] for seed in range(walks)), flush=True)


if __name__ == "__main__":
    main()
