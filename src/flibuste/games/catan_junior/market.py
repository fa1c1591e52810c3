"""The stock, the market with its five stalls, and the ports (CJ-61 to CJ-65)."""

from flibuste.core.chance import draw
from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.games.catan_junior import facts as told
from flibuste.games.catan_junior import refusals as no
from flibuste.games.catan_junior.actions import MARKET, STOCK
from flibuste.games.catan_junior.data import ANCHORS, KINDS, PORT_TILES, RATE, RATE_WITH_PORT
from flibuste.games.catan_junior.hands import spend
from flibuste.games.catan_junior.state import NONE, State

_TILES = len(PORT_TILES)


@compiled
def rate(s: State, seat: int, kind: int) -> int:
    """How many cards of a kind buy one from the stock: two with the port tile that shows it, else three."""
    return RATE_WITH_PORT if (int(s.harbours[seat]) >> kind) & 1 else RATE


@compiled
def pay(s: State, seat: int, kind: int, count: int) -> None:
    """Pays cards to the stock."""
    spend(s, seat, kind, count)
    s.stock[kind] += count


@compiled
def fill_stalls(s: State, facts: Ints) -> None:
    """Lays cards on the empty stalls, as long as the stock has any (CJ-62)."""
    for kind in range(KINDS):
        if (int(s.waiting) >> kind) & 1 and s.stock[kind] > 0:
            s.waiting ^= 1 << kind
            s.stock[kind] -= 1
            s.market[kind] = kind
            tell(facts, told.STALL_FILLED, kind)


@compiled
def at_market(s: State) -> int:
    """The mask of the kinds that lie on the stalls."""
    kinds = 0
    for stall in range(KINDS):
        if s.market[stall] != NONE:
            kinds |= 1 << int(s.market[stall])
    return kinds


@compiled
def market_choices(s: State, seat: int, out: Ints, count: int) -> int:
    """Writes what can be swapped at the market."""
    if s.bargained:
        return count
    kinds = at_market(s)
    for give in range(KINDS):
        if s.hands[seat, give] > 0:
            for take in range(KINDS):
                if take != give and (kinds >> take) & 1:
                    out[count] = MARKET + KINDS * give + take
                    count += 1
    return count


@compiled
def market_refusal(s: State, seat: int, give: int, take: int) -> int:
    """Why this swap at the market cannot be made."""
    if s.bargained:
        return no.MARKET_ONCE_A_TURN
    if s.hands[seat, give] <= 0:
        return no.NOT_IN_HAND
    if give == take:
        return no.SAME_RESOURCE
    if not (at_market(s) >> take) & 1:
        return no.NOT_AT_THE_MARKET
    return 0


@compiled
def bargain(s: State, seat: int, give: int, take: int, facts: Ints) -> None:
    """Lays a card on the stall that another is taken from; five alike go back to the stock (CJ-61, CJ-62)."""
    s.bargained = 1
    spend(s, seat, give, 1)
    stall = 0
    while s.market[stall] != take:
        stall += 1
    s.market[stall] = give
    s.hands[seat, take] += 1
    tell(facts, told.BARGAINED, seat, give, take)
    for stall in range(KINDS):
        if s.market[stall] != give:
            return
    tell(facts, told.MARKET_CLEARED, give)
    s.stock[give] += KINDS
    for kind in range(KINDS):
        s.market[kind] = NONE
    s.waiting = (1 << KINDS) - 1
    fill_stalls(s, facts)


@compiled
def stock_choices(s: State, seat: int, out: Ints, count: int) -> int:
    """Writes what can be traded with the stock."""
    for give in range(KINDS):
        if s.hands[seat, give] >= 2 and s.hands[seat, give] >= rate(s, seat, give):
            for take in range(KINDS):
                if take != give and s.stock[take] > 0:
                    out[count] = STOCK + KINDS * give + take
                    count += 1
    return count


@compiled
def stock_refusal(s: State, seat: int, give: int, take: int) -> int:
    """Why this trade with the stock cannot be made."""
    if s.hands[seat, give] < rate(s, seat, give):
        return no.TOO_FEW_FOR_THE_STOCK
    if give == take:
        return no.SAME_RESOURCE
    if s.stock[take] <= 0:
        return no.STOCK_LACKS_IT
    return 0


@compiled
def trade_with_stock(s: State, seat: int, give: int, take: int, facts: Ints) -> None:
    """Three of a kind, or two with its port, for one of another kind (CJ-63, CJ-64)."""
    price = rate(s, seat, give)
    pay(s, seat, give, price)
    s.stock[take] -= 1
    s.hands[seat, take] += 1
    tell(facts, told.STOCK_TRADED, seat, give, price, take)
    fill_stalls(s, facts)


@compiled
def drop_anchor(s: State, seat: int, site: int, facts: Ints) -> int:
    """Draws a port tile for a fortress on an anchor; returns 1 if there was one to draw (CJ-64, CJ-65)."""
    if not s.ports or not (ANCHORS[s.players - 3] >> site) & 1 or s.tiles == 0:
        return 0
    left = 0
    for kind in range(_TILES):
        left += (int(s.tiles) >> kind) & 1
    nth = draw(s, left)
    for kind in range(_TILES):
        if (int(s.tiles) >> kind) & 1:
            if nth == 0:
                s.tiles ^= 1 << kind
                s.harbours[seat] |= 1 << kind
                tell(facts, told.PORT_DRAWN, seat, kind)
                return 1
            nth -= 1
    return 1
