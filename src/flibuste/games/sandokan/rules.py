"""Sandokan as the rulebook tells it: set-up, who may act, what may be done, what it does, how it ends."""

import numpy as np

from flibuste.core.chance import draw, shuffle
from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.core.refusal import ALLOWED, GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN
from flibuste.games.sandokan.actions import (
    DENSE,
    DROP,
    GIVE,
    HEAD,
    LAY,
    LOSE,
    MAX_LEGAL,
    PASS,
    PORT,
    READY,
    SAIL,
    SHOW,
    STAY,
    TURN,
    TURN_EVENT,
)
from flibuste.games.sandokan.asking import answered, ask
from flibuste.games.sandokan.bluff import answer_call, list_calls
from flibuste.games.sandokan.cards import list_hand
from flibuste.games.sandokan.data import (
    DEALT,
    DECK,
    EVENT_DECK,
    MOST_CARDS,
    OF_EACH,
    PORT_CELL,
    PORT_TREASURE,
)
from flibuste.games.sandokan.events import lose_treasure, put_back
from flibuste.games.sandokan.facts import CHOSE_PORT, HEADED
from flibuste.games.sandokan.fights import (
    ask_for_cards,
    attack,
    hand_over,
    list_attacks,
    list_defeat,
    list_fight,
    pay_defeat,
    prepare,
)
from flibuste.games.sandokan.finds import (
    list_both,
    list_chest,
    list_gifts,
    list_wreck,
    open_chest,
    pay_both,
    search_wreck,
    take_gift,
)
from flibuste.games.sandokan.islands import list_payment, list_trade, settle, trade
from flibuste.games.sandokan.ports import exchange, list_cargo_swap, list_exchange, swap_cargo
from flibuste.games.sandokan.quay import pay_toll, rank
from flibuste.games.sandokan.sailing import list_turn, take_turn
from flibuste.games.sandokan.state import (
    AS_THE_RULE_SET,
    AT_CHEST,
    AT_MERCHANT,
    AT_WRECK,
    CHOOSE_PORT,
    EXCHANGE,
    FIGHTING,
    FULL_HOLD,
    HAND_OVER,
    IN_WIND,
    LOSE_TREASURE,
    MAY_ATTACK,
    MAY_CALL,
    MAY_TURN_EVENT,
    NO_QUESTION,
    PAY_BOTH,
    PAY_DEFEAT,
    PAY_SUM,
    PAY_TOLL,
    PUT_BACK,
    SAIL_OUT,
    SEATS,
    STEER,
    TRADE,
    VERSION,
    WITH_CHART,
    State,
)
from flibuste.games.sandokan.treasures import list_treasures
from flibuste.games.sandokan.turns import begin_turn, go_on, turn_storm_event
from flibuste.games.sandokan.why_not import why_not
from flibuste.games.sandokan.winds import follow_chart, list_chart, list_wind, run_before_wind


@compiled
def setup(s: State, players: int, options: Ints, key: Ints) -> None:
    """Prepares the table (SK-10 to SK-15)."""
    s.version = VERSION
    s.players = players
    s.key[0] = key[0]
    s.key[1] = key[1]
    s.drawn = 0
    _agree(s, options)
    s.lap = 1
    s.next_extra = -1
    s.winner = -1
    s.marque = -1
    s.attacker = -1
    s.defender = -1
    s.origin = -1
    for seat in range(SEATS):
        s.home[seat] = -1
        s.where[seat] = -1
    for port in range(6):
        s.owner[port] = -1
        treasure = int(PORT_TREASURE[port])
        s.quay[port, treasure] = 1
        s.box[treasure] = OF_EACH - 1
    _deal(s)
    s.first = draw(s, players)
    s.turn_of = s.first
    s.active = s.first
    ask(s, int(s.first), CHOOSE_PORT)


@compiled
def _agree(s: State, options: Ints) -> None:
    """Takes the rule set, and the table's own deviations (SK-16)."""
    s.by_book = options[0]
    s.cards_spent = options[0] if options[1] == AS_THE_RULE_SET else options[1] - 1
    unlimited = options[0] if options[2] == AS_THE_RULE_SET else options[2] - 1
    s.most_cards = DECK.shape[0] if unlimited else MOST_CARDS
    # Red cards that stay in hand are not worth hiding, and an island that gives two would fill every hand.
    s.reds_chosen = options[3] if s.cards_spent else 0
    s.island_cards = options[4] if s.cards_spent else 1
    s.bluff = options[5]
    s.turns = options[6]


@compiled
def _deal(s: State) -> None:
    """Shuffles both decks and deals six cards to each player and one event to each port (SK-11, SK-12)."""
    deck = DECK.copy()
    shuffle(s, deck, deck.shape[0])
    dealt = 0
    for seat in range(int(s.players)):
        for _ in range(DEALT):
            s.hands[seat, deck[dealt]] += 1
            dealt += 1
        s.cards[seat] = DEALT
    s.pile_size = deck.shape[0] - dealt
    for place in range(deck.shape[0] - dealt):
        s.pile[place] = deck[dealt + place]
    events = EVENT_DECK.copy()
    shuffle(s, events, events.shape[0])
    for port in range(6):
        s.port_event[port] = events[port] + 1
    s.storms_size = events.shape[0] - 6
    for place in range(events.shape[0] - 6):
        s.storms[place] = events[6 + place] + 1


@compiled
def actors(s: State) -> int:
    """The mask of the seats that may act now."""
    return int(s.waiting)


@compiled
def legal(s: State, seat: int, out: Ints) -> int:
    """Writes the seat's choices and returns how many there are."""
    if not (int(s.waiting) >> seat) & 1:
        return 0
    phase = int(s.phase)
    if phase == SAIL_OUT:
        return list_turn(s, seat, out)
    if phase == STEER:
        for heading in range(8):
            out[heading] = HEAD + heading
        return 8
    if phase == MAY_ATTACK:
        return list_attacks(s, seat, out)
    if phase == FIGHTING:
        return list_fight(s, seat, out)
    if phase == TRADE:
        return list_trade(s, seat, out)
    if phase == PAY_SUM:
        return list_payment(s, seat, out)
    if phase == HAND_OVER:
        return list_hand(s, seat, GIVE, out, 0)
    if phase == PUT_BACK:
        return list_hand(s, seat, DROP, out, 0)
    if phase == MAY_CALL:
        return list_calls(out)
    if phase == EXCHANGE:
        return list_exchange(s, seat, out)
    if phase == CHOOSE_PORT:
        return _list_ports(s, out)
    if phase == MAY_TURN_EVENT:
        out[0] = PASS
        out[1] = TURN_EVENT
        return 2
    if phase == PAY_DEFEAT:
        return list_defeat(s, seat, out)
    if phase == LOSE_TREASURE:
        return list_treasures(s.cargo[seat], LOSE, out, 0)
    if phase == PAY_TOLL:
        return list_treasures(s.quay[int(s.home[seat])], LOSE, out, 0)
    return _list_event(s, seat, phase, out)


@compiled
def _list_event(s: State, seat: int, phase: int, out: Ints) -> int:
    """The choices that events leave, and that of a full hold in a free port."""
    if phase == AT_WRECK:
        return list_wreck(s, seat, out)
    if phase == AT_CHEST:
        return list_chest(s, seat, out)
    if phase == PAY_BOTH:
        return list_both(s, seat, out)
    if phase == AT_MERCHANT:
        return list_gifts(s, out)
    if phase == IN_WIND:
        return list_wind(s, seat, out)
    if phase == WITH_CHART:
        return list_chart(s, out)
    return list_cargo_swap(s, seat, out)


@compiled
def _list_ports(s: State, out: Ints) -> int:
    count = 0
    for port in range(6):
        if s.owner[port] < 0:
            out[count] = PORT + port
            count += 1
    return count


@compiled
def allowed(s: State, seat: int, action: int) -> int:
    """Zero if the action is one of the seat's choices, else the code of the refusal."""
    if s.over:
        return GAME_OVER
    if not (int(s.waiting) >> seat) & 1:
        return NOT_YOUR_TURN
    if action < 0 or action >= DENSE:
        return NO_SUCH_ACTION
    choices = np.empty(MAX_LEGAL, np.int64)
    for nth in range(legal(s, seat, choices)):
        if choices[nth] == action:
            return ALLOWED
    return why_not(s, seat, action)


@compiled
def apply(s: State, seat: int, action: int, facts: Ints) -> int:
    """Carries out an allowed action; returns 1 if chance, a secret or another captain made it final."""
    drawn, pile_top, storms_top = s.drawn, s.pile_top, s.storms_top
    final = 1 if seat != s.active else 0
    final |= _act(s, seat, action, facts)
    if s.phase == NO_QUESTION:
        go_on(s, facts)
    if s.drawn != drawn or s.pile_top != pile_top or s.storms_top != storms_top or s.over:
        final = 1
    return final


@compiled
def _act(s: State, seat: int, action: int, facts: Ints) -> int:
    phase = int(s.phase)
    if phase == SAIL_OUT:
        return take_turn(s, seat, action, facts)
    if phase == STEER:
        s.heading[seat] = action - HEAD
        s.steering = 0
        tell(facts, HEADED, seat, action - HEAD)
        answered(s)
        return 0
    if phase == MAY_ATTACK:
        return attack(s, seat, action, facts)
    if phase == FIGHTING:
        return prepare(s, seat, action, facts)
    if phase == TRADE:
        return trade(s, seat, action, facts)
    if phase == PAY_SUM:
        return settle(s, seat, action, facts)
    if phase == HAND_OVER:
        return hand_over(s, seat, action, facts)
    if phase == PUT_BACK:
        return put_back(s, seat, action, facts)
    if phase == MAY_CALL:
        return answer_call(s, seat, action, facts)
    if phase == EXCHANGE:
        return exchange(s, seat, action, facts)
    if phase == CHOOSE_PORT:
        return _choose_port(s, seat, action - PORT, facts)
    if phase == MAY_TURN_EVENT:
        answered(s)
        if action == TURN_EVENT:
            turn_storm_event(s, seat, facts)
        return 0
    if phase == PAY_DEFEAT:
        return pay_defeat(s, seat, action, facts)
    if phase == LOSE_TREASURE:
        lose_treasure(s, seat, action, facts)
        if s.phase == NO_QUESTION and s.why == FULL_HOLD and seat == s.attacker:
            ask_for_cards(s)
        return 0
    if phase == PAY_TOLL:
        return pay_toll(s, seat, action, facts)
    return _act_on_event(s, seat, action, facts)


@compiled
def _act_on_event(s: State, seat: int, action: int, facts: Ints) -> int:
    phase = int(s.phase)
    if phase == AT_WRECK:
        return search_wreck(s, seat, action, facts)
    if phase == AT_CHEST:
        return open_chest(s, seat, action, facts)
    if phase == PAY_BOTH:
        return pay_both(s, seat, action, facts)
    if phase == AT_MERCHANT:
        return take_gift(s, seat, action, facts)
    if phase == IN_WIND:
        return run_before_wind(s, seat, action, facts)
    if phase == WITH_CHART:
        return follow_chart(s, seat, action, facts)
    return swap_cargo(s, seat, action, facts)


@compiled
def _choose_port(s: State, seat: int, port: int, facts: Ints) -> int:
    """Takes a home port and puts the boat there; the last one to choose starts the game (SK-13, SK-15)."""
    s.home[seat] = port
    s.owner[port] = seat
    s.where[seat] = PORT_CELL[port]
    tell(facts, CHOSE_PORT, seat, port)
    following = (seat + 1) % int(s.players)
    if following == s.first:
        begin_turn(s, following, 0)
    else:
        s.active = following
        ask(s, following, CHOOSE_PORT)
    return 0


@compiled
def lapse(s: State, seat: int) -> int:
    """What is done for a captain whose time is up: as little as the rules allow."""
    choices = np.empty(MAX_LEGAL, np.int64)
    count = legal(s, seat, choices)
    if s.phase == STEER:
        return HEAD + int(s.heading[seat])
    if s.phase == FIGHTING or (s.phase == SAIL_OUT and count > 0 and _has_laid(s)):
        return int(choices[_first_that_ends(choices, count)])
    for nth in range(count):
        if choices[nth] == PASS or choices[nth] == STAY:
            return int(choices[nth])
    if s.phase == SAIL_OUT:
        return TURN + (int(s.heading[seat]) + 1) % 8
    return int(choices[0])


@compiled
def _has_laid(s: State) -> bool:
    return bool(int(s.laid[0]) + int(s.laid[1]) + int(s.laid[2]) > 0)


@compiled
def _first_that_ends(choices: Ints, count: int) -> int:
    """The first choice that neither lays nor shows a further card, or the very first if each does."""
    for nth in range(count):
        adds_a_card = LAY <= choices[nth] < SAIL or SHOW <= choices[nth] < READY
        if not adds_a_card:
            return nth
    return 0


@compiled
def outcome(s: State, ranks: Ints) -> int:
    """Zero while the game goes on, else how it ended (SK-60, SK-62); writes the ranks."""
    if s.over:
        rank(s, ranks)
    return int(s.over)


@compiled
def prompt(s: State, seat: int) -> int:
    """The number of the question that awaits a seat's answer; zero if there is none."""
    if not (int(s.waiting) >> seat) & 1:
        return 0
    return int(s.serial) * 64 + int(s.phase)
