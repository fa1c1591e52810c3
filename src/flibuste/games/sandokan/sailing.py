"""Moving (SK-20 to SK-29): ways, cards laid for a move, turning on the spot, staying, gliding."""

from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.games.sandokan.actions import GLIDE, LAY, PASS, SAIL, STAY, TURN
from flibuste.games.sandokan.asking import answered
from flibuste.games.sandokan.bluff import cover_and_wait
from flibuste.games.sandokan.cards import lose_card
from flibuste.games.sandokan.data import (
    BESIDE,
    DX,
    DY,
    EXITS,
    LONGEST_WAY,
    PORT_AT,
    SERENITY,
    STEP,
    WAY,
    WAY_PORT,
    X,
    Y,
)
from flibuste.games.sandokan.facts import DECLINED, DRIFTED, GLIDED, SAILED, STAYED, TURNED
from flibuste.games.sandokan.knowledge import learn_at_least, learn_colour
from flibuste.games.sandokan.state import ALL_VIEWERS, END, PLACE, REDS, State


@compiled
def in_port(s: State, seat: int) -> bool:
    """Whether a boat lies in a port."""
    return bool(PORT_AT[int(s.where[seat])] >= 0)


@compiled
def is_free(s: State, cell: int) -> bool:
    """Whether no boat lies on a sea cell."""
    for boat in range(int(s.players)):
        if s.where[boat] == cell:
            return False
    return True


@compiled
def may_enter(s: State, seat: int, port: int) -> bool:
    """Whether a boat may put into a port: any, but only its own with the plague aboard (SK-E15)."""
    return bool(s.home[seat] == port or not (int(s.plagued) >> seat) & 1)


@compiled
def free_way(s: State, seat: int, heading: int, ports: bool) -> int:
    """How many cells the boat can sail in a direction before coast, island or boat is in the way (SK-26)."""
    cell = int(s.where[seat])
    length = int(WAY[cell, heading])
    port = int(WAY_PORT[cell, heading])
    if port >= 0 and not (ports and may_enter(s, seat, port)):
        length -= 1
    for boat in range(int(s.players)):
        there = int(s.where[boat])
        if boat == seat or PORT_AT[there] >= 0:
            continue
        dx, dy = int(X[there] - X[cell]), int(Y[there] - Y[cell])
        distance = max(abs(dx), abs(dy))
        if distance <= length and dx == distance * DX[heading] and dy == distance * DY[heading]:
            length = distance - 1
    return length


@compiled
def cell_ahead(cell: int, heading: int, cells: int) -> int:
    """The cell `cells` steps away."""
    for _ in range(cells):
        cell = int(STEP[cell, heading])
    return cell


@compiled
def laid_sum(s: State) -> int:
    """The cells that the cards laid for this move allow."""
    return int(s.laid[0]) + 2 * int(s.laid[1]) + 3 * int(s.laid[2])


@compiled
def _list_ways(s: State, seat: int, heading: int, allowance: int, out: Ints, count: int) -> int:
    """Lists the moves in one direction: exactly the sum of the cards, or in a bluff also any longer one."""
    way = free_way(s, seat, heading, True)
    furthest = way if s.bluff and laid_sum(s) > 0 else min(way, allowance)
    for cells in range(allowance, furthest + 1):
        out[count] = SAIL + heading * LONGEST_WAY + cells - 1
        count += 1
    return count


@compiled
def _longest_free_way(s: State, seat: int) -> int:
    port = int(PORT_AT[int(s.where[seat])])
    if port < 0:
        return free_way(s, seat, int(s.heading[seat]), True)
    longest = 0
    for arrow in range(3):
        longest = max(longest, free_way(s, seat, int(EXITS[port, arrow]), True))
    return longest


@compiled
def list_turn(s: State, seat: int, out: Ints) -> int:
    """The choices of a turn (SK-20)."""
    count = 0
    laid = laid_sum(s)
    hand = s.hands[seat]
    blacks = int(hand[0]) + int(hand[1]) + int(hand[2])
    longest = _longest_free_way(s, seat) if blacks > 0 else 0
    for value in range(1, 4):
        if hand[value - 1] > s.laid[value - 1] and laid + value <= longest:
            out[count] = LAY + value - 1
            count += 1
    port = int(PORT_AT[int(s.where[seat])])
    if laid > 0 or blacks == 0:
        # Without a black card the boat still makes one cell (SK-24).
        allowance = laid if laid > 0 else 1
        if port < 0:
            count = _list_ways(s, seat, int(s.heading[seat]), allowance, out, count)
        else:
            for arrow in range(3):
                count = _list_ways(s, seat, int(EXITS[port, arrow]), allowance, out, count)
    if laid > 0:
        return count
    if port < 0:
        for heading in range(8):
            if heading != s.heading[seat]:
                out[count] = TURN + heading
                count += 1
    count = _list_at_rest(s, seat, out, count)
    if s.extra:
        out[count] = PASS
        count += 1
    return count


@compiled
def _list_at_rest(s: State, seat: int, out: Ints, count: int) -> int:
    cell = int(s.where[seat])
    beside_serenity = BESIDE[cell] == SERENITY
    if beside_serenity or PORT_AT[cell] >= 0:
        out[count] = STAY
        count += 1
    if beside_serenity:
        for heading in range(8):
            to = int(STEP[cell, heading])
            if to >= 0 and BESIDE[to] == SERENITY and is_free(s, to):
                out[count] = GLIDE + heading
                count += 1
    return count


@compiled
def take_turn(s: State, seat: int, action: int, facts: Ints) -> int:
    """Carries out the choice of a turn; it can be taken back only if others learn nothing from it."""
    if LAY <= action < SAIL:
        s.laid[action - LAY] += 1
        return 0
    s.stage = PLACE
    if SAIL <= action < TURN:
        _sail(s, seat, (action - SAIL) // LONGEST_WAY, (action - SAIL) % LONGEST_WAY + 1, facts)
        return 1
    answered(s)
    if TURN <= action < STAY:
        s.heading[seat] = action - TURN
        tell(facts, TURNED, seat, action - TURN)
    elif action == STAY:
        tell(facts, STAYED, seat)
    elif action == PASS:
        s.stage = END
        tell(facts, DECLINED, seat)
    else:
        cell = int(s.where[seat])
        s.where[seat] = STEP[cell, action - GLIDE]
        s.steering = 1
        tell(facts, GLIDED, seat, cell, int(s.where[seat]))
    return 0


@compiled
def _sail(s: State, seat: int, heading: int, cells: int, facts: Ints) -> None:
    cell = int(s.where[seat])
    to = cell_ahead(cell, heading, cells)
    s.where[seat] = to
    s.heading[seat] = heading
    s.cells = cells
    s.arrived = 1
    s.steering = 1 if PORT_AT[to] < 0 else 0
    if laid_sum(s) == 0:
        learn_colour(s, seat, REDS, int(s.cards[seat]))
        tell(facts, DRIFTED, seat, cell, to)
        answered(s)
    elif s.bluff:
        cover_and_wait(s, seat, cell, facts)
    else:
        tell(facts, SAILED, seat, cell, to, int(s.laid[0]), int(s.laid[1]), int(s.laid[2]))
        _play_laid_cards(s, seat)
        answered(s)


@compiled
def _play_laid_cards(s: State, seat: int) -> None:
    """Shows the cards of the move; by the book they go under the pile, else they stay in hand (SK-27)."""
    for kind in range(3):
        count = int(s.laid[kind])
        s.laid[kind] = 0
        if count and not s.cards_spent:
            learn_at_least(s, seat, kind, count)
        elif count:
            for _ in range(count):
                lose_card(s, seat, kind, ALL_VIEWERS)
