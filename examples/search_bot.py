"""A bot that searches, for any game in turns: it imagines what it cannot see and plays on at random.

flibuste simulate sandokan --bots examples/search_bot.py:Dreamer,random --games 20
flibuste join http://127.0.0.1:8000/t/CODE --bot examples/search_bot.py:Dreamer
"""

import math
import random

from flibuste import Match, Record


class Dreamer:
    """Tries each choice in games that fit what it sees, the promising ones more often (UCB1)."""

    thoughts = 400
    curiosity = 0.7

    def choose(self, observation: Record, legal: list[int], seat: int, rng: random.Random) -> int:
        """The choice that was tried most often."""
        wins = dict.fromkeys(legal, 0.0)
        tries = dict.fromkeys(legal, 0)
        for thought in range(1, self.thoughts + 1):
            action = max(legal, key=lambda each: self._promise(wins[each], tries[each], thought))
            wins[action] += self._dream(observation, action, seat, rng)
            tries[action] += 1
        return max(legal, key=lambda each: tries[each])

    def _promise(self, wins: float, tries: int, thought: int) -> float:
        if tries == 0:
            return math.inf
        return wins / tries + self.curiosity * math.sqrt(math.log(thought) / tries)

    def _dream(self, observation: Record, action: int, seat: int, rng: random.Random) -> float:
        """The share in the win of an imagined game that begins with this choice and goes on at random."""
        match = Match.imagined(observation, rng.random())
        match.play(action, seat)
        ranks = match.play_out(rng.random()).ranks
        return 1 / ranks.count(1) if ranks and ranks[seat] == 1 else 0.0
