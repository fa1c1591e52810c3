"""A bot in twenty lines: it builds what it can at Catan Junior, and otherwise leaves it to chance.

flibuste simulate catan-junior --bots examples/first_bot.py:Builder,random,random --games 200
"""

import random

from flibuste import Record, describe

LIKED = ("build_fort", "buy_coco", "build_boat")


class Builder:
    """Likes fortresses, then Coco, then boats."""

    def choose(self, observation: Record, legal: list[int], seat: int, rng: random.Random) -> int:
        """The first kind it likes among the legal actions."""
        kinds = {action: describe(observation, action)["kind"] for action in legal}
        for liked in LIKED:
            if found := [action for action in legal if kinds[action] == liked]:
                return rng.choice(found)
        return rng.choice(legal)
