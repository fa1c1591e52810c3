"""The compiled loop below a batch of games: chosen actions are taken, others act, and a learner is asked."""

from typing import Any, NamedTuple

from flibuste.bots.bot_spec import GREEDY
from flibuste.bots.feature_plan import Plan, write_all
from flibuste.bots.search import greedy_choice, next_actor
from flibuste.bots.tree import Tree
from flibuste.core.by_record import found_by_record
from flibuste.core.chance import pick, rekey
from flibuste.core.compiled import borrowing
from flibuste.core.game import game_of
from flibuste.core.mind import Floats
from flibuste.core.record import Ints, assign
from flibuste.core.seats import MAX_SEATS
from flibuste.core.verbs import actors, apply, legal, observe, outcome

LEARNER = -1
"""Marks a seat that somebody else chooses for; the other values are bots' ways of choosing."""

LEAVE, ACT, BEGIN = range(3)
"""What to do with a game: nothing, take the chosen action, or restart."""


class Rows(NamedTuple):
    """One row of each per game."""

    states: Any
    seen: Any
    finals: Any
    """The last state of the most recently finished game."""
    seats: Ints
    mask: Any
    over: Any
    ranks: Ints
    views: Any
    features: Floats
    """Without columns if nobody wants them."""


class House(NamedTuple):
    """What all games of a batch share."""

    players: int
    options: Ints
    ways: Ints
    noise: Floats
    keys: Ints
    """The random stream that new games get their keys from."""
    key: Ints
    """Room for one of them."""
    luck: Ints
    """The stream of the bots."""
    blank: Any
    plan: Plan
    """How features are written."""
    tree: Tree


def begin(s: Any, players: int, options: Ints, key: Ints) -> None:
    """Sets a game up; compiled code finds the game by the record's type, as for the verbs."""
    game_of(s).setup(s, players, options, key)


found_by_record(begin, lambda game: game.setup)


@borrowing
def advance(rows: Rows, house: House, todo: Ints, actions: Ints, again: bool) -> None:
    """Does with every game what is asked for, and writes what the next learner sees and may choose."""
    for nth in range(rows.states.shape[0]):
        if todo[nth] == LEAVE:
            continue
        s = rows.states[nth]
        rows.over[nth] = False
        if todo[nth] == ACT:
            apply(s, rows.seats[nth], actions[nth], house.tree.facts)
        else:
            _begin_anew(s, house)
        mask = actors(s)
        seat = next_actor(mask) if mask else -1
        if seat >= 0 and (seat >= MAX_SEATS or house.ways[seat] != LEARNER):
            seat = _until_asked(s, house)
        if seat < 0 and todo[nth] == ACT:
            rows.over[nth] = True
            outcome(s, rows.ranks[nth])
            assign(rows.finals[nth], s)
        # Bots may end a game before any learner is asked: nobody learns from such a game.
        while seat < 0 and (again or todo[nth] == BEGIN):
            _begin_anew(s, house)
            seat = _until_asked(s, house)
        if seat >= 0:
            rows.seats[nth] = seat
            rows.mask[nth, :] = False
            for choice in range(legal(s, seat, house.tree.choices)):
                rows.mask[nth, house.tree.choices[choice]] = True
        else:
            # Whatever is chosen now is not carried out; all is open, because an empty mask breaks many
            # learners.
            rows.mask[nth, :] = True
        observe(s, rows.seats[nth], rows.seen[nth])
    if rows.features.shape[1] > 0:
        write_all(rows.views, rows.seats, house.plan, rows.features)


@borrowing
def _begin_anew(s: Any, house: House) -> None:
    """Starts a game with a new key."""
    rekey(s, house.keys)
    house.key[0], house.key[1] = s.key[0], s.key[1]
    assign(s, house.blank[0])
    begin(s, house.players, house.options, house.key)


@borrowing
def _until_asked(s: Any, house: House) -> int:
    """Lets clock and bots act until a learner is asked; returns its seat, or -1 when the game is over."""
    while True:
        mask = actors(s)
        if mask == 0:
            return -1
        seat = next_actor(mask)
        if seat < MAX_SEATS and house.ways[seat] == LEARNER:
            return seat
        count = legal(s, seat, house.tree.choices)
        action = house.tree.choices[0]
        if count > 1 and seat < MAX_SEATS:
            if house.ways[seat] == GREEDY:
                observe(s, seat, house.tree.worlds[1])
                action = greedy_choice(house.tree.worlds[1], seat, house.tree, house.noise[seat], house.luck)
            else:
                action = house.tree.choices[pick(house.luck, count)]
        apply(s, seat, action, house.tree.facts)


@borrowing
def first_closed(mask: Any, actions: Ints, todo: Ints) -> int:
    """The first game whose action is not open, or -1."""
    for nth in range(mask.shape[0]):
        if todo[nth] == ACT and not (0 <= actions[nth] < mask.shape[1] and mask[nth, actions[nth]]):
            return nth
    return -1


@borrowing
def sample(mask: Any, stream: Ints, out: Ints) -> None:
    """Writes a random open action for every game."""
    for nth in range(mask.shape[0]):
        count = 0
        for action in range(mask.shape[1]):
            count += mask[nth, action]
        chosen = pick(stream, count)
        for action in range(mask.shape[1]):
            if mask[nth, action]:
                if chosen == 0:
                    out[nth] = action
                    break
                chosen -= 1
