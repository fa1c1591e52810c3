"""Where a boat can sail with which cards: what a screen shows before the captain commits himself."""

from typing import Final

from flibuste.core.compiled import compiled
from flibuste.core.record import Ints
from flibuste.games.sandokan.data import EXITS, PORT_AT
from flibuste.games.sandokan.sailing import cell_ahead, free_way, laid_sum
from flibuste.games.sandokan.state import State

MOST_REACHED: Final = 3 * 17
"""Three arrows of a port, up to 17 cells each."""


@compiled
def list_reach(o: State, seat: int, out: Ints) -> int:
    """Writes heading, cells, cell and the black cards still to be laid; returns how many cells are in reach.

    Each cell is listed once, with the fewest further cards: everybody sees them, so a captain shows no more
    than needed.
    """
    count = 0
    port = int(PORT_AT[int(o.where[seat])])
    hand = o.hands[seat]
    ones, twos, threes = int(hand[0] - o.laid[0]), int(hand[1] - o.laid[1]), int(hand[2] - o.laid[2])
    no_black = int(hand[0]) + int(hand[1]) + int(hand[2]) == 0
    laid = laid_sum(o)
    for arrow in range(1 if port < 0 else 3):
        heading = int(o.heading[seat]) if port < 0 else int(EXITS[port, arrow])
        for cells in range(1, free_way(o, seat, heading, True) + 1):
            fewest, best_two, best_three = 99, 0, 0
            for three in range(threes + 1):
                for two in range(twos + 1):
                    one = cells - laid - 3 * three - 2 * two
                    if 0 <= one <= ones and one + two + three < fewest:
                        fewest, best_two, best_three = one + two + three, two, three
            drifts = no_black and cells == 1
            if fewest == 99 and not drifts:
                continue
            out[count, 0] = heading
            out[count, 1] = cells
            out[count, 2] = cell_ahead(int(o.where[seat]), heading, cells)
            out[count, 3] = 0 if drifts else cells - laid - 3 * best_three - 2 * best_two
            out[count, 4] = best_two
            out[count, 5] = best_three
            count += 1
    return count
