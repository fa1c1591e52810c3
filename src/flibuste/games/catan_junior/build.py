"""Boats and fortresses (CJ-40 to CJ-43)."""

from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.core.refusal import NO_SUCH_ACTION
from flibuste.games.catan_junior import facts as told
from flibuste.games.catan_junior import refusals as no
from flibuste.games.catan_junior.actions import BUILD_BOAT, BUILD_FORT
from flibuste.games.catan_junior.data import (
    BOATS_EACH,
    ENDS_OF,
    FORTS_EACH,
    LINE_COUNT,
    LINES_AT,
    RUM,
    SABRE,
    SITE_COUNT,
    WOOD,
    WOOL,
)
from flibuste.games.catan_junior.market import drop_anchor, fill_stalls, pay
from flibuste.games.catan_junior.masks import lowest, write_bits
from flibuste.games.catan_junior.state import OVER, State


@compiled
def can_pay_boat(s: State, seat: int) -> bool:
    """Whether a hand holds wool and wood."""
    return bool(s.hands[seat, WOOL] > 0 and s.hands[seat, WOOD] > 0)


@compiled
def can_pay_fort(s: State, seat: int) -> bool:
    """Whether a hand holds rum, sabre, wool and wood."""
    return bool(can_pay_boat(s, seat) and s.hands[seat, RUM] > 0 and s.hands[seat, SABRE] > 0)


@compiled
def open_lines(s: State, seat: int) -> int:
    """The mask of the lines where the seat can lay a boat it has in reserve: free, beside its fortress."""
    if s.sailing[seat] >= BOATS_EACH:
        return 0
    return int(s.beside[seat] & s.free_lines & ~meeting_lines(s, seat))


@compiled
def meeting_lines(s: State, seat: int) -> int:
    """The mask of the lines that lead to an end of the seat's boat where nobody's fortress stands (CJ-42)."""
    mask = 0
    sites = s.reached[seat] & s.free_sites
    while sites:
        mask |= LINES_AT[s.players - 3, lowest(sites)]
        sites &= sites - 1
    return mask


@compiled
def open_sites(s: State, seat: int) -> int:
    """The mask of the sites where a fortress can be built: free, at the end of the seat's own boat's line."""
    return s.reached[seat] & s.free_sites if s.built[seat] < FORTS_EACH else 0


@compiled
def free_choices(s: State, seat: int, out: Ints) -> int:
    """Writes every place for a free boat or fortress (CJ-45)."""
    count = write_bits(out, 0, open_lines(s, seat), BUILD_BOAT)
    return write_bits(out, count, open_sites(s, seat), BUILD_FORT)


@compiled
def free_place(s: State, seat: int) -> int:
    """The first place for a free piece, preferably a fortress."""
    sites, lines = open_sites(s, seat), open_lines(s, seat)
    return BUILD_FORT + lowest(sites) if sites else BUILD_BOAT + lowest(lines)


@compiled
def boat_refusal(s: State, seat: int, line: int) -> int:
    """Why no boat can be laid on this line, apart from its price."""
    if line >= LINE_COUNT[s.players - 3]:
        return NO_SUCH_ACTION
    if s.sailing[seat] >= BOATS_EACH:
        return no.RESERVE_EMPTY
    if not (s.free_lines >> line) & 1:
        return no.LINE_TAKEN
    if not (s.beside[seat] >> line) & 1:
        return no.NO_FORT_BESIDE
    return no.BOATS_WOULD_MEET if (meeting_lines(s, seat) >> line) & 1 else 0


@compiled
def fort_refusal(s: State, seat: int, site: int) -> int:
    """Why no fortress can be built on this site, apart from its price."""
    if site >= SITE_COUNT[s.players - 3]:
        return NO_SUCH_ACTION
    if s.built[seat] >= FORTS_EACH:
        return no.RESERVE_EMPTY
    if not (s.free_sites >> site) & 1:
        return no.SITE_TAKEN
    return 0 if (s.reached[seat] >> site) & 1 else no.NO_BOAT_LEADS_THERE


@compiled
def build_boat(s: State, seat: int, line: int, free: int, facts: Ints) -> None:
    """Lays a boat on a line."""
    if not free:
        pay(s, seat, WOOL, 1)
        pay(s, seat, WOOD, 1)
    s.boats[line] = seat
    s.sailing[seat] += 1
    s.free_lines ^= 1 << line
    s.reached[seat] |= ENDS_OF[s.players - 3, line]
    tell(facts, told.BOAT_BUILT, seat, line, free)
    fill_stalls(s, facts)


@compiled
def build_fort(s: State, seat: int, site: int, free: int, facts: Ints) -> int:
    """Builds a fortress on a site, and returns 1 if a port tile was drawn for it."""
    if not free:
        pay(s, seat, RUM, 1)
        pay(s, seat, SABRE, 1)
        pay(s, seat, WOOL, 1)
        pay(s, seat, WOOD, 1)
    stand_fort(s, seat, site)
    tell(facts, told.FORT_BUILT, seat, site, free)
    fill_stalls(s, facts)
    drawn = drop_anchor(s, seat, site, facts)
    win_with_seven(s, seat, facts)
    return drawn


@compiled
def stand_fort(s: State, seat: int, site: int) -> None:
    """Puts a fortress from the reserve on a site."""
    s.forts[site] = seat
    s.built[seat] += 1
    s.free_sites ^= 1 << site
    s.beside[seat] |= LINES_AT[s.players - 3, site]


@compiled
def win_with_seven(s: State, seat: int, facts: Ints) -> None:
    """Ends the game the moment a player has seven fortresses built (CJ-70)."""
    if s.built[seat] == FORTS_EACH:
        s.phase = OVER
        tell(facts, told.VICTORY, seat)
