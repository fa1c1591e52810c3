"""Which bot is stronger, and how certain is that? Two bots take turns at the seats of many games.

python examples/compare.py sandokan greedy random 200
python examples/compare.py catan-junior old/bot.py:Mine new/bot.py:Mine 200
"""

import sys

from flibuste import simulate


def main(game: str, one: str, other: str, games: int) -> None:
    """Plays games with two seats each, and says what the intervals allow."""
    results = simulate(game, [one, other] * 2, games=games)
    for name, found in results.bots.items():
        print(f"{name}: {found.share:.1%} of the wins a seat, {found.low:.1%} to {found.high:.1%}")
    ranked = sorted(results.bots, key=lambda name: results.bots[name].share)
    weaker, stronger = results.bots[ranked[0]], results.bots[ranked[-1]]
    if stronger.low > weaker.high:
        print(f"{ranked[-1]} is stronger")
    else:
        print("these games do not tell")


if __name__ == "__main__":
    chosen = sys.argv[1:] or ["sandokan", "greedy", "random", "200"]
    main(chosen[0], chosen[1], chosen[2], int(chosen[3]))
