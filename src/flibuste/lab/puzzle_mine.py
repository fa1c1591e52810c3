"""Mines puzzles: decisions of bot games where one choice is clearly best, as a deeper search confirms.

Every decision is weighed at a glance first; what looks clear is weighed again in other worlds, and what still
does is searched deeper: more worlds, played on twice as far. A puzzle's best choice must lead every other one
by MARGIN, and by SURE standard errors, each time anew. Where the rules alone say what is right, the game's
own answer is taken.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import numpy as np

from flibuste import games
from flibuste.analysis.choices import Weighed as Looked
from flibuste.analysis.choices import legal_choices, weighed
from flibuste.analysis.playouts import Desk, desk_for
from flibuste.bots.thinking import appraised
from flibuste.core.facts import NO_FACTS
from flibuste.core.game import Game, game_of
from flibuste.core.mind import Floats, mind_of
from flibuste.core.puzzles import Head, Mined, Puzzles, Weighed
from flibuste.core.record import Ints, blank
from flibuste.core.recording import key_to_hex
from flibuste.core.seats import MAX_SEATS
from flibuste.lab.series import Series, play_one, start_of

MARGIN: Final = 0.05
"""The winning chance by which the best choice leads the next one."""
SURE: Final = 4.0
"""And the standard errors by which it leads."""
GLANCE: Final = 16
AGAIN: Final = 96
DEEPER: Final = 768
"""The number of worlds of the three looks."""
FARTHER: Final = 2
"""How many times as far the last look plays on."""
NEAR: Final = 0.15
"""A choice that is farther behind at a glance is not looked at again."""
UNDECIDED: Final = (0.03, 0.97)
"""The range of the best choice's chance: where all is lost or won there is nothing to find."""
OF_A_GAME: Final = 2
APART: Final = 10
"""The fewest steps between two puzzles from one game."""
LATEST: Final = 0.7
"""The fraction of a game before which the search begins."""
OF_A_KIND: Final = 0.25
"""The share of a set whose answers are actions of one kind."""
PLAIN: Final = 0.4
"""The share of a set that is what a greedy bot likes first."""
POINTS: Final = 100.0
ATTENTION: Final = (0.1, 0.5, 2.0)
"""How closely the bots look whose misses make a puzzle hard: chance in their taste, as parts of the weakest
bot's."""

Progress = Callable[[int, int], object]


class TooFew(ValueError):
    """Too few puzzles in as many games as allowed."""


@dataclass
class Basket:
    """The puzzles found so far, and which kinds are complete."""

    wanted: int
    found: list[Mined]
    kinds: Counter[str]
    plain: int
    alike: set[tuple[Any, ...]]
    spare: list[tuple[str, Mined]]
    """Good puzzles, with their kinds, whose kind is complete, in case the games run out."""

    def enough(self, game: Game, best: int, first: bool) -> bool:
        """Whether there are enough answers of this kind, or enough that come to mind first."""
        common = game.judge and self.kinds[kind_of(game, best)] >= OF_A_KIND * self.wanted
        return bool(common) or (first and self.plain >= PLAIN * self.wanted)

    def wants(self, game: Game, best: int, first: bool) -> bool:
        """Whether such a puzzle is worth a closer look, for the set or as a spare one."""
        return len(self.found) + len(self.spare) < self.wanted or not self.enough(game, best, first)

    def takes(self, game: Game, one: Mined, first: bool) -> bool:
        """Keeps a puzzle, unless there is one like it or enough of its kind."""
        actions = tuple(sorted(choice.action for choice in one.choices))
        alike = (one.choices[0].action, actions, one.players) if game.judge else (*one.steps, one.key)
        kind = kind_of(game, one.choices[0].action)
        if alike in self.alike:
            return False
        self.alike.add(alike)
        if self.enough(game, one.choices[0].action, first):
            self.spare.append((kind, one))
            return False
        self.kinds[kind] += 1
        self.plain += first
        self.found.append(one)
        return True

    def fill(self) -> None:
        """Makes up the shortfall from the spare ones: the rarest kind first, within a kind the hardest."""
        self.spare.sort(key=lambda pair: -pair[1].hard)
        while self.spare and len(self.found) < self.wanted:
            kind, one = min(self.spare, key=lambda pair: self.kinds[pair[0]])
            self.spare.remove((kind, one))
            self.kinds[kind] += 1
            self.found.append(one)


def kind_of(game: Game, action: int) -> str:
    """The kind of an action, as it is called on the wire."""
    return str(msgspec.to_builtins(game.words.name(action))["kind"])


def mine(name: str, wanted: int, seed: int, most: int, progress: Progress = max) -> tuple[Head, list[Mined]]:
    """A set of `wanted` puzzles, easiest first, from at most `most` games; raises TooFew."""
    game = games.find(name)
    told = game.puzzles
    if told is None:
        raise TooFew(f"{name} brings no puzzles")
    basket = Basket(wanted, [], Counter(), 0, set(), [])
    for number in range(most):
        players, options = told.ways[number % len(told.ways)]
        series = Series(name, (told.bots,) * players, seed, options)
        _mine_one(game, told, series, number, basket)
        progress(len(basket.found), number + 1)
        if len(basket.found) == wanted:
            break
    basket.fill()
    if len(basket.found) < wanted:
        raise TooFew(f"{len(basket.found)} puzzles in {most} games, not {wanted}")
    margin = POINTS * (MARGIN if told.exact is None else 1.0)
    return Head(name, game.version, margin), sorted(basket.found, key=lambda one: one.hard)


def _mine_one(game: Game, told: Puzzles, series: Series, number: int, basket: Basket) -> None:
    """Plays one game and puts its puzzles into the basket."""
    s = start_of(series, number)
    key, players = key_to_hex(s.key), len(series.bots)
    desk = desk_for(game, s) if told.exact is None else None
    played = play_one(series, number).steps.tolist()
    # From anywhere in the game on; otherwise most puzzles would be openings.
    last = int(np.random.default_rng((series.seed, number)).integers(-APART, int(LATEST * len(played))))
    o, steps, found = blank(game.state), list[int](), 0
    for nth, (seat, action) in enumerate(played):
        if found == OF_A_GAME or len(basket.found) == basket.wanted:
            return
        if seat < MAX_SEATS and nth >= last + APART:
            game.observe(s, seat, o)
            choices = legal_choices(o, seat)
            clear = _clear(told, o, seat, choices, desk, (key, nth), basket) if len(choices) > 1 else None
            if clear is not None:
                weights, hard, first = clear
                one = Mined(players, dict(series.options), key, list(steps), seat, hard, weights)
                if basket.takes(game, one, first):
                    last, found = nth, found + 1
        game.apply(s, seat, action, NO_FACTS)
        steps += (seat, action)


def _clear(
    told: Puzzles,
    o: Any,
    seat: int,
    choices: Ints,
    desk: Desk | None,
    name: tuple[object, ...],
    basket: Basket,
) -> tuple[list[Weighed], float, bool] | None:
    """The choices, best first, how hard the best is to find, and whether it comes to mind first."""
    if told.exact is not None or desk is None:
        found = told.exact(o, seat) if told.exact else None
        if found is None:
            return None
        best, hard = found
        others = [Weighed(int(choice), 0.0) for choice in choices if choice != best]
        return [Weighed(best, POINTS), *others], round(hard, 4), False
    game = game_of(o)

    def worth_it(best: int) -> bool:
        return basket.wants(game, best, hardness(o, seat, choices, best)[1])

    weights = clearly_best(o, seat, choices, desk, name, worth_it)
    if weights is None:
        return None
    hard, first = hardness(o, seat, choices, weights[0].action)
    return weights, hard, first


def clearly_best(
    o: Any,
    seat: int,
    choices: Ints,
    desk: Desk,
    name: tuple[object, ...],
    worth_it: Callable[[int], bool] = lambda _best: True,
) -> list[Weighed] | None:
    """The choices by their player's chance, if one is clearly best at a glance, again and deeper.

    After the glance, `worth_it` may say that this best choice is not worth a closer look.
    """
    glance = weighed(o, seat, choices, GLANCE, desk, (*name, "glance"), known=True)
    chances = glance.chances[:, seat]
    order = np.argsort(-chances, kind="stable")
    if chances[order[0]] - chances[order[1]] < MARGIN / 2:
        return None
    near = chances >= chances[order[0]] - NEAR
    near[order[:2]] = True
    best = int(choices[order[0]])
    if not worth_it(best):
        return None
    kept = choices[near]
    again = weighed(o, seat, kept, AGAIN, desk, (*name, "again"), known=True)
    if not _stands_out(again, seat, kept, best):
        return None
    if not near.all():
        # A choice that sixteen worlds put far behind may still be good: it is looked at again before that is
        # believed.
        far = weighed(o, seat, choices[~near], AGAIN, desk, (*name, "far"), known=True)
        near[~near] = far.chances[:, seat] >= again.chances[:, seat].max() - NEAR
        kept = choices[near]
    deeper = weighed(o, seat, kept, DEEPER, desk, (*name, "deeper"), known=True, farther=FARTHER)
    if not _stands_out(deeper, seat, kept, best):
        return None
    latest: Floats = deeper.chances[:, seat]
    if not UNDECIDED[0] < latest.max() < UNDECIDED[1]:
        return None
    found = {int(choice): float(chance) for choice, chance in zip(choices, chances, strict=True)}
    found.update({int(choice): float(chance) for choice, chance in zip(kept, latest, strict=True)})
    # What was far behind at a glance stays behind everything that was looked at closely.
    least = float(latest.min())
    for choice in found.keys() - {int(one) for one in kept}:
        found[choice] = min(found[choice], least)
    ranked = sorted(found.items(), key=lambda pair: (-pair[1], pair[0]))
    return [Weighed(choice, round(chance * POINTS, 1)) for choice, chance in ranked]


def _stands_out(seen: Looked, seat: int, choices: Ints, best: int) -> bool:
    """Whether this choice leads every other one, clearly and surely."""
    place = int(np.flatnonzero(choices == best)[0])
    ahead = [seen.ahead(seat, place, other) for other in range(len(choices)) if other != place]
    return all(by >= MARGIN and by >= SURE * error for by, error in ahead)


def hardness(o: Any, seat: int, choices: Ints, best: int) -> tuple[float, bool]:
    """How often bots that look less and less closely miss the best choice, and whether they like it first."""
    game = game_of(o)
    scores, _ = appraised(game, o, seat, choices)
    place = int(np.flatnonzero(choices == best)[0])
    chance = max(level.noise for level in mind_of(game).levels.values())
    missed = []
    for share in ATTENTION:
        liking = np.exp((scores - scores.max()) / (share * chance))
        missed.append(1.0 - float(liking[place] / liking.sum()))
    return round(float(np.mean(missed)), 4), int(np.argmax(scores)) == place
