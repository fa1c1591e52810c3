"""The events (SK-E1 to SK-E15), one small function each; those that leave a choice ask for it."""

from flibuste.core.chance import draw
from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.games.sandokan.actions import DROP, GO, LOSE, PASS, PAY, SAIL, TAKE, TAKE_CARD
from flibuste.games.sandokan.asking import answered, ask, ask_to_put_back
from flibuste.games.sandokan.cards import can_pay, draw_blind, draw_cards, drop_card, pay_card
from flibuste.games.sandokan.data import (
    ANCHORAGES,
    EXITS,
    FIRST_RED,
    LONGEST_WAY,
    MOST_CARDS,
    PEARL,
    PORT_AT,
    PORT_CELL,
    RUM,
    STORMS_RING,
    VALUE,
    X,
    Y,
)
from flibuste.games.sandokan.data import BECALMED as BECALMED_EVENT
from flibuste.games.sandokan.data import CHART as CHART_EVENT
from flibuste.games.sandokan.data import CHEST as CHEST_EVENT
from flibuste.games.sandokan.data import CREW as CREW_EVENT
from flibuste.games.sandokan.data import CUSTOMS as CUSTOMS_EVENT
from flibuste.games.sandokan.data import FOG as FOG_EVENT
from flibuste.games.sandokan.data import LEAK as LEAK_EVENT
from flibuste.games.sandokan.data import MARQUE as MARQUE_EVENT
from flibuste.games.sandokan.data import MERCHANT as MERCHANT_EVENT
from flibuste.games.sandokan.data import MUTINY as MUTINY_EVENT
from flibuste.games.sandokan.data import SCURVY as SCURVY_EVENT
from flibuste.games.sandokan.data import STORM as STORM_EVENT
from flibuste.games.sandokan.data import WIND as WIND_EVENT
from flibuste.games.sandokan.data import WRECK as WRECK_EVENT
from flibuste.games.sandokan.happenings import BARGAINED, BLOWN
from flibuste.games.sandokan.knowledge import learn_colour
from flibuste.games.sandokan.sailing import cell_ahead, free_way, in_port, is_free
from flibuste.games.sandokan.state import (
    AT_CHEST,
    AT_MERCHANT,
    AT_WRECK,
    BLACKS,
    BY_LEAK,
    BY_SCURVY,
    IN_WIND,
    LOSE_TREASURE,
    OVER_LIMIT,
    PAY_BOTH,
    PAY_SUM,
    REDS,
    WITH_CHART,
    State,
)
from flibuste.games.sandokan.treasures import has_room, list_treasures, lose_to_box, take_from_box

UP_TO = 4
"""The dearest treasure of a wreck."""
WRECK_PRICE = 3


@compiled
def obey(s: State, seat: int, event: int, facts: Ints) -> None:
    """Carries out an event, or asks for the choice it leaves."""
    if event == WRECK_EVENT:
        wreck(s, seat, facts)
    elif event == CHEST_EVENT:
        chest(s, seat)
    elif event == MERCHANT_EVENT:
        merchant(s, seat, facts)
    elif event == WIND_EVENT:
        ask(s, seat, IN_WIND)
    elif event == CREW_EVENT:
        crew(s, seat, facts)
    elif event == MARQUE_EVENT:
        s.marque = seat
    elif event == CHART_EVENT:
        ask(s, seat, WITH_CHART)
    elif event == STORM_EVENT:
        storm(s, seat, facts)
    elif event == LEAK_EVENT:
        leak(s, seat)
    elif event == SCURVY_EVENT:
        ask_to_put_back(s, seat, 4, BY_SCURVY)
    elif event == MUTINY_EVENT:
        mutiny(s, seat, facts)
    elif event == BECALMED_EVENT:
        s.becalmed[seat] += 1
    elif event == CUSTOMS_EVENT:
        customs(s, seat, facts)
    elif event == FOG_EVENT:
        fog(s, seat, facts)
    else:
        plague(s, seat)


# SK-E1 Wreck in the shallows


@compiled
def wreck(s: State, seat: int, facts: Ints) -> None:
    """Pay 3 for a treasure of up to 4 points, or take a card; with no room, the card."""
    cheap = 0
    for treasure in range(6):
        if VALUE[treasure] <= UP_TO:
            cheap += int(s.box[treasure])
    if cheap > 0 and has_room(s, seat):
        ask(s, seat, AT_WRECK)
    else:
        draw_cards(s, seat, 1, facts)


@compiled
def list_wreck(s: State, seat: int, out: Ints) -> int:
    """A treasure to pay for, or the card."""
    out[0] = TAKE_CARD
    count = 1
    if can_pay(s, seat, WRECK_PRICE):
        for treasure in range(6):
            if VALUE[treasure] <= UP_TO and s.box[treasure] > 0:
                out[count] = TAKE + treasure
                count += 1
    return count


@compiled
def search_wreck(s: State, seat: int, action: int, facts: Ints) -> int:
    """Takes the card, or begins to pay for a treasure."""
    if action == TAKE_CARD:
        answered(s)
        draw_cards(s, seat, 1, facts)
        return 1
    s.goods = action - TAKE
    s.due = WRECK_PRICE
    s.traded = 1
    tell(facts, BARGAINED, seat, int(s.goods), AT_WRECK)
    ask(s, seat, PAY_SUM)
    return 1


# SK-E2 Buried chest


@compiled
def chest(s: State, seat: int) -> None:
    """Pay one black and one red card for a treasure, if wanted; with no room, nothing."""
    left = 0
    for treasure in range(6):
        left += int(s.box[treasure])
    if left > 0 and has_room(s, seat):
        ask(s, seat, AT_CHEST)


@compiled
def list_chest(s: State, seat: int, out: Ints) -> int:
    """A treasure to pay for, or nothing."""
    out[0] = PASS
    hand = s.hands[seat]
    if int(hand[0]) + int(hand[1]) + int(hand[2]) > 0 and int(hand[3]) + int(hand[4]) + int(hand[5]) > 0:
        return list_treasures(s.box, TAKE, out, 1)
    return 1


@compiled
def open_chest(s: State, seat: int, action: int, facts: Ints) -> int:
    """Leaves the chest, or begins to pay for a treasure."""
    if action == PASS:
        answered(s)
        return 0
    s.goods = action - TAKE
    s.due = 2
    learn_colour(s, seat, BLACKS, 1)
    learn_colour(s, seat, REDS, 1)
    tell(facts, BARGAINED, seat, int(s.goods), AT_CHEST)
    ask(s, seat, PAY_BOTH)
    return 1


@compiled
def list_both(s: State, seat: int, out: Ints) -> int:
    """First a black card, then a red one."""
    count = 0
    first = 0 if s.due == 2 else FIRST_RED
    for kind in range(first, first + 3):
        if s.hands[seat, kind] > 0:
            out[count] = PAY + kind
            count += 1
    return count


@compiled
def pay_both(s: State, seat: int, action: int, facts: Ints) -> int:
    """Pays the black or the red card; the second one brings the treasure aboard."""
    pay_card(s, seat, action - PAY, facts)
    s.due -= 1
    if s.due == 0:
        take_from_box(s, seat, int(s.goods), facts)
        answered(s)
    return 1


# SK-E3 Grateful merchant


@compiled
def merchant(s: State, seat: int, facts: Ints) -> None:
    """Take a rum barrel or a pearl; 2 cards if there is no room or neither is left."""
    if has_room(s, seat) and int(s.box[PEARL]) + int(s.box[RUM]) > 0:
        ask(s, seat, AT_MERCHANT)
    else:
        draw_cards(s, seat, 2, facts)


@compiled
def list_gifts(s: State, out: Ints) -> int:
    """The merchant's gifts that the box still has."""
    count = 0
    for treasure in range(PEARL, RUM + 1):
        if s.box[treasure] > 0:
            out[count] = TAKE + treasure
            count += 1
    return count


@compiled
def take_gift(s: State, seat: int, action: int, facts: Ints) -> int:
    """Loads the gift."""
    answered(s)
    take_from_box(s, seat, action - TAKE, facts)
    return 0


# SK-E4 Following wind


@compiled
def list_wind(s: State, seat: int, out: Ints) -> int:
    """Up to 3 cells in any one direction, in port along one of the arrows; into no port."""
    out[0] = PASS
    count = 1
    port = int(PORT_AT[int(s.where[seat])])
    for nth in range(8 if port < 0 else 3):
        heading = nth if port < 0 else int(EXITS[port, nth])
        for cells in range(1, min(3, free_way(s, seat, heading, False)) + 1):
            out[count] = SAIL + heading * LONGEST_WAY + cells - 1
            count += 1
    return count


@compiled
def run_before_wind(s: State, seat: int, action: int, facts: Ints) -> int:
    """Sails with the wind, or not."""
    answered(s)
    if action != PASS:
        heading, cells = (action - SAIL) // LONGEST_WAY, (action - SAIL) % LONGEST_WAY + 1
        _bring_to(s, seat, cell_ahead(int(s.where[seat]), heading, cells), WIND_EVENT, facts)
        s.heading[seat] = heading
        s.steering = 1
    return 0


# SK-E5 Fresh crew


@compiled
def crew(s: State, seat: int, facts: Ints) -> None:
    """Take 2 cards."""
    draw_cards(s, seat, 2, facts)


# SK-E6 Letter of marque: `obey` gives it to the seat, `fights` uses it and puts it under the pile.

# SK-E7 Pilot's chart


@compiled
def list_chart(s: State, out: Ints) -> int:
    """Any free cell beside any island."""
    out[0] = PASS
    count = 1
    for nth in range(ANCHORAGES.shape[0]):
        if is_free(s, int(ANCHORAGES[nth])):
            out[count] = GO + nth
            count += 1
    return count


@compiled
def follow_chart(s: State, seat: int, action: int, facts: Ints) -> int:
    """Sails where the chart leads, or not."""
    answered(s)
    if action != PASS:
        from_port = in_port(s, seat)
        _bring_to(s, seat, int(ANCHORAGES[action - GO]), CHART_EVENT, facts)
        s.steering = 1
        if from_port:
            s.heading[seat] = 0
    return 0


# SK-E8 Storm


@compiled
def storm(s: State, seat: int, facts: Ints) -> None:
    """Drift 3 cells at random, stopping before whatever is in the way; the heading is random too."""
    port = int(PORT_AT[int(s.where[seat])])
    drift = int(EXITS[port, draw(s, 3)]) if port >= 0 else draw(s, 8)
    cells = min(3, free_way(s, seat, drift, False))
    _drive_to(s, seat, cell_ahead(int(s.where[seat]), drift, cells), STORM_EVENT, facts)


# SK-E9 Leak


@compiled
def leak(s: State, seat: int) -> None:
    """Lose a carried treasure, or 2 cards if there is none."""
    if s.aboard[seat] > 0:
        s.goal = int(s.aboard[seat]) - 1
        s.why = BY_LEAK
        ask(s, seat, LOSE_TREASURE)
    else:
        ask_to_put_back(s, seat, max(0, int(s.cards[seat]) - 2), BY_LEAK)


# SK-E10 Scurvy: `obey` asks which cards go back until 4 are left.

# SK-E11 Mutiny


@compiled
def mutiny(s: State, seat: int, facts: Ints) -> None:
    """The player on the left draws 2 cards blind; above 12 that one chooses which to keep (SK-14)."""
    left = (seat + 1) % int(s.players)
    draw_blind(s, left, seat, facts)
    draw_blind(s, left, seat, facts)
    ask_to_put_back(s, left, MOST_CARDS, OVER_LIMIT)


# SK-E12 Becalmed: `obey` counts the turns to miss, `turns` lets them pass.

# SK-E13 Customs


@compiled
def customs(s: State, seat: int, facts: Ints) -> None:
    """Every other player draws a card, from the left on."""
    for further in range(1, int(s.players)):
        draw_cards(s, (seat + further) % int(s.players), 1, facts)


# SK-E14 Fog


@compiled
def fog(s: State, seat: int, facts: Ints) -> None:
    """The boat is put on the free cell beside Storms farthest from its home port, ties at random."""
    port = int(PORT_CELL[int(s.home[seat])])
    best, ties, chosen = -1, 0, -1
    for count_only in range(2):
        nth = draw(s, ties) if count_only == 1 and ties > 1 else 0
        for place in range(STORMS_RING.shape[0]):
            cell = int(STORMS_RING[place])
            if s.where[seat] != cell and not is_free(s, cell):
                continue
            dx, dy = int(X[cell] - X[port]), int(Y[cell] - Y[port])
            distance = dx * dx + dy * dy
            if count_only == 0:
                ties = ties + 1 if distance == best else (1 if distance > best else ties)
                best = max(best, distance)
            elif distance == best:
                if nth == 0:
                    chosen = cell
                nth -= 1
    _drive_to(s, seat, chosen, FOG_EVENT, facts)


# SK-E15 Plague ship


@compiled
def plague(s: State, seat: int) -> None:
    """No port but one's own until one comes home; at home it does nothing."""
    if s.where[seat] != PORT_CELL[int(s.home[seat])]:
        s.plagued = int(s.plagued) | (1 << seat)


@compiled
def _bring_to(s: State, seat: int, cell: int, event: int, facts: Ints) -> None:
    tell(facts, BLOWN, seat, int(s.where[seat]), cell, event)
    s.where[seat] = cell


@compiled
def _drive_to(s: State, seat: int, cell: int, event: int, facts: Ints) -> None:
    """Puts a helpless boat somewhere, its bow anywhere; a boat that cannot leave its port stays there."""
    _bring_to(s, seat, cell, event, facts)
    if not in_port(s, seat):
        s.heading[seat] = draw(s, 8)
        s.steering = 0


# What is lost by choice: treasures to the box, cards under the pile


@compiled
def lose_treasure(s: State, seat: int, action: int, facts: Ints) -> int:
    """Gives up one carried treasure; asked again until few enough are aboard."""
    lose_to_box(s, seat, action - LOSE, int(s.why), facts)
    if s.aboard[seat] <= s.goal:
        answered(s)
    return 0


@compiled
def put_back(s: State, seat: int, action: int, facts: Ints) -> int:
    """Puts one card under the pile; asked again until few enough are left."""
    drop_card(s, seat, action - DROP, int(s.why), facts)
    if s.cards[seat] <= s.goal:
        answered(s)
    return 0
