"""The order of play (SK-29): what a turn does when nothing is asked, and whose turn comes next."""

from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.games.sandokan.asking import ask
from flibuste.games.sandokan.data import BESIDE, FIRST_BAD, MARQUE, PORT_AT, STORMS, TO_WIN, TREASURE_ISLAND
from flibuste.games.sandokan.events import obey
from flibuste.games.sandokan.facts import CAME_HOME, CURED, MET
from flibuste.games.sandokan.fight_facts import EXTRA_TURN, MISSED
from flibuste.games.sandokan.fights import offer_attack
from flibuste.games.sandokan.islands import comes_to_storms, lie_at_treasure_island
from flibuste.games.sandokan.ports import call_at_free_port, offer_exchange, unload_at_home
from flibuste.games.sandokan.quay import points_at_home, run_out_of_turns, win
from flibuste.games.sandokan.sailing import in_port
from flibuste.games.sandokan.state import (
    ATTACK,
    END,
    HEADING,
    MAY_TURN_EVENT,
    NO_QUESTION,
    OPEN,
    PAY_TOLL,
    PLACE,
    QUAY_TOLL,
    SAIL_OUT,
    STEER,
    STORM_PILE,
    State,
)

AT_STORMS = 6
"""Where an event was met, besides the six ports."""


@compiled
def go_on(s: State, facts: Ints) -> None:
    """Carries the turn on, stage by stage, until somebody is asked or the game is over."""
    while s.phase == NO_QUESTION and not s.over:
        seat = int(s.active)
        if s.stage == PLACE:
            s.stage = QUAY_TOLL
            _lie_somewhere(s, seat, facts)
        elif s.stage == QUAY_TOLL:
            s.stage = HEADING
            if s.toll:
                ask(s, seat, PAY_TOLL)
        elif s.stage == HEADING:
            s.stage = ATTACK
            if s.steering and not in_port(s, seat):
                ask(s, seat, STEER)
        elif s.stage == ATTACK:
            s.stage = END
            offer_attack(s, seat)
        else:
            next_turn(s, facts)


@compiled
def _lie_somewhere(s: State, seat: int, facts: Ints) -> None:
    """Carries out what the place where the turn ends gives (SK-30 to SK-35)."""
    cell = int(s.where[seat])
    port = int(PORT_AT[cell])
    if port >= 0:
        _lie_in_port(s, seat, port, facts)
    elif BESIDE[cell] == TREASURE_ISLAND:
        lie_at_treasure_island(s, seat, facts)
    elif comes_to_storms(s, seat):
        turn_storm_event(s, seat, facts)
    elif BESIDE[cell] == STORMS:
        ask(s, seat, MAY_TURN_EVENT)


@compiled
def _lie_in_port(s: State, seat: int, port: int, facts: Ints) -> None:
    if port == s.home[seat]:
        if s.arrived:
            _come_home(s, seat, port, facts)
    elif s.owner[port] >= 0:
        if not (int(s.plagued) >> seat) & 1:
            offer_exchange(s, seat)
    elif s.arrived and call_at_free_port(s, seat, port, facts):
        obey(s, seat, turn_port_event(s, seat, port, facts), facts)


@compiled
def _come_home(s: State, seat: int, port: int, facts: Ints) -> None:
    """Unloads; with treasure and 20 points the event at the quay decides (SK-60, SK-61)."""
    if (int(s.plagued) >> seat) & 1:
        s.plagued = int(s.plagued) & ~(1 << seat)
        tell(facts, CURED, seat)
    if not unload_at_home(s, seat, facts):
        return
    points = points_at_home(s, seat)
    tell(facts, CAME_HOME, seat, points)
    if points < TO_WIN:
        return
    if (int(s.port_event[port]) & (OPEN - 1)) - 1 < FIRST_BAD:
        s.event = int(s.port_event[port]) & (OPEN - 1)
        s.port_event[port] = int(s.event) + OPEN
        tell(facts, MET, seat, int(s.event) - 1, port)
        win(s, seat, facts)
    else:
        s.toll = 1
        obey(s, seat, turn_port_event(s, seat, port, facts), facts)


@compiled
def _top_of_storms(s: State) -> int:
    top = int(s.storms_top)
    card = int(s.storms[top])
    s.storms[top] = 0
    s.storms_top = (top + 1) & (STORM_PILE - 1)
    s.storms_size -= 1
    return card


@compiled
def _put_under_storms(s: State, event: int) -> None:
    """Puts an event everyone has seen under the pile; whoever met the letter of marque keeps it (SK-E6)."""
    if event != MARQUE:
        s.storms[(int(s.storms_top) + int(s.storms_size)) & (STORM_PILE - 1)] = event + 1 + OPEN
        s.storms_size += 1


@compiled
def turn_storm_event(s: State, seat: int, facts: Ints) -> None:
    """Turns the top event of the pile and obeys it (SK-31)."""
    event = (_top_of_storms(s) & (OPEN - 1)) - 1
    s.event = event + 1
    _put_under_storms(s, event)
    tell(facts, MET, seat, event, AT_STORMS)
    obey(s, seat, event, facts)


@compiled
def turn_port_event(s: State, seat: int, port: int, facts: Ints) -> int:
    """Turns a port's event, puts it under the pile of Storms and lays the top one in its place (SK-33)."""
    event = (int(s.port_event[port]) & (OPEN - 1)) - 1
    s.event = event + 1
    _put_under_storms(s, event)
    s.port_event[port] = _top_of_storms(s)
    tell(facts, MET, seat, event, port)
    return event


@compiled
def begin_turn(s: State, seat: int, extra: int) -> None:
    """Gives a captain his turn."""
    s.active = seat
    s.extra = extra
    s.origin = s.where[seat]
    s.origin_heading = s.heading[seat]
    s.arrived = 0
    s.steering = 0
    s.cells = 0
    s.toll = 0
    s.event = 0
    s.attacker = -1
    s.defender = -1
    s.stage = PLACE
    ask(s, seat, SAIL_OUT)


@compiled
def next_turn(s: State, facts: Ints) -> None:
    """The extra turn of a beaten boat, else the next captain's; the becalmed miss theirs (SK-44, SK-45)."""
    if s.next_extra >= 0:
        beaten = int(s.next_extra)
        s.next_extra = -1
        if s.becalmed[beaten] > 0:
            s.becalmed[beaten] -= 1
            tell(facts, MISSED, beaten, 1)
        else:
            tell(facts, EXTRA_TURN, beaten)
            begin_turn(s, beaten, 1)
            return
    s.turn_of = (int(s.turn_of) + 1) % int(s.players)
    if s.turn_of == s.first:
        if s.lap == s.turns:
            run_out_of_turns(s, facts)
            return
        s.lap += 1
    captain = int(s.turn_of)
    if s.becalmed[captain] > 0:
        s.becalmed[captain] -= 1
        tell(facts, MISSED, captain, 0)
    else:
        begin_turn(s, captain, 0)
