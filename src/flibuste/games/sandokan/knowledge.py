"""Who knows what about the cards in the hands.

`known[viewer, owner]` holds eight numbers that are certain to the viewer: the least number of cards the owner
holds of each of the six kinds, of black cards in all, and of red cards in all. Row ONLOOKERS is what everyone
at the table knows; no seat ever knows less. A seat's own hand needs no row.

A card that comes or goes in sight moves its kind's and its colour's number. A card that comes unseen changes
nothing. A card that goes unseen may have been any of those known, so each of the eight numbers falls by one:
the rest is true whichever card it was, and nothing depends on the secret one. Being weaker than perfect
memory, it never excludes the true hands; all hands that agree with the numbers count as equally likely. The
cards of the pile need less: each place has a mask of the viewers that know what lies there.
"""

from flibuste.core.compiled import compiled
from flibuste.games.sandokan.data import FIRST_RED
from flibuste.games.sandokan.state import BLACKS, ONLOOKERS, REDS, State


@compiled
def colour_of(kind: int) -> int:
    """The column of a kind's colour."""
    return BLACKS if kind < FIRST_RED else REDS


@compiled
def sure_of_colour(s: State, viewer: int, owner: int, colour: int) -> int:
    """How many cards of a colour the viewer can name by kind."""
    first = 0 if colour == BLACKS else FIRST_RED
    row = s.known[viewer, owner]
    return int(row[first]) + int(row[first + 1]) + int(row[first + 2])


@compiled
def learn_gain(s: State, owner: int, kind: int, seen: int) -> None:
    """A card came into the owner's hand; the viewers of the mask know its kind."""
    if seen == 0:
        return
    colour = colour_of(kind)
    for nth in range(int(s.players) + 1):
        viewer = nth if nth < s.players else ONLOOKERS
        if viewer != owner and (seen >> viewer) & 1:
            s.known[viewer, owner, kind] += 1
            s.known[viewer, owner, colour] += 1


@compiled
def learn_loss(s: State, owner: int, kind: int, seen: int) -> None:
    """A card left the owner's hand; only the viewers of the mask saw its kind."""
    colour = colour_of(kind)
    for nth in range(int(s.players) + 1):
        viewer = nth if nth < s.players else ONLOOKERS
        if viewer == owner:
            continue
        row = s.known[viewer, owner]
        if (seen >> viewer) & 1:
            if row[kind] > 0:
                row[kind] -= 1
            if row[colour] > sure_of_colour(s, viewer, owner, colour):
                row[colour] -= 1
        else:
            for column in range(8):
                if row[column] > 0:
                    row[column] -= 1


@compiled
def learn_loss_of_colour(s: State, owner: int, colour: int) -> None:
    """A card left the owner's hand face down; everyone knows its colour."""
    first = 0 if colour == BLACKS else FIRST_RED
    for nth in range(int(s.players) + 1):
        viewer = nth if nth < s.players else ONLOOKERS
        if viewer == owner:
            continue
        row = s.known[viewer, owner]
        for kind in range(first, first + 3):
            if row[kind] > 0:
                row[kind] -= 1
        if row[colour] > 0:
            row[colour] -= 1


@compiled
def learn_at_least(s: State, owner: int, kind: int, count: int) -> None:
    """Everyone sees that the owner holds this many cards of a kind."""
    colour = colour_of(kind)
    for nth in range(int(s.players) + 1):
        viewer = nth if nth < s.players else ONLOOKERS
        if viewer == owner:
            continue
        row = s.known[viewer, owner]
        if row[kind] < count:
            row[kind] = count
            sure = sure_of_colour(s, viewer, owner, colour)
            if row[colour] < sure:
                row[colour] = sure


@compiled
def learn_colour(s: State, owner: int, colour: int, count: int) -> None:
    """Everyone sees that the owner holds at least this many cards of a colour."""
    for nth in range(int(s.players) + 1):
        viewer = nth if nth < s.players else ONLOOKERS
        if viewer != owner and s.known[viewer, owner, colour] < count:
            s.known[viewer, owner, colour] = count


@compiled
def learn_more_blacks(s: State, owner: int, count: int) -> None:
    """Covered cards came back to the hand: nobody saw their values, everyone knows that they are black."""
    for nth in range(int(s.players) + 1):
        viewer = nth if nth < s.players else ONLOOKERS
        if viewer != owner:
            s.known[viewer, owner, BLACKS] += count


@compiled
def learn_all_reds(s: State, owner: int) -> None:
    """Everyone sees all red cards of the owner, and therefore that the others are black."""
    reds = 0
    for kind in range(FIRST_RED, 6):
        count = int(s.hands[owner, kind])
        reds += count
        learn_at_least(s, owner, kind, count)
    learn_colour(s, owner, BLACKS, int(s.cards[owner]) - reds)


@compiled
def forget_hand(s: State, owner: int) -> None:
    """The owner's hand is empty."""
    for nth in range(int(s.players) + 1):
        viewer = nth if nth < s.players else ONLOOKERS
        for column in range(8):
            s.known[viewer, owner, column] = 0
