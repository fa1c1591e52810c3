"""What a seat knows, and a full state drawn from what it does not know.

Cards are drawn only when laid, so there is little to hide: the taps of a duel until all have tapped, and
behind the curtain (SA-71) the cards from those who have not had their go, and where the others went.
"""

from flibuste.core.chance import pick, rekey
from flibuste.core.compiled import compiled
from flibuste.core.record import Ints, assign
from flibuste.games.santy_anno.actions import MOST_TAPS
from flibuste.games.santy_anno.data import CHAIRS
from flibuste.games.santy_anno.deal import (
    basics_unseen,
    card_drawn,
    cards_in_deck,
    events_in_pile,
    has_events,
    lap_is_owed,
    line_length,
    nth_left,
    take_from_deck,
)
from flibuste.games.santy_anno.state import IN_TURN, NONE, RACE, RUNNING, UNKNOWN, State


@compiled
def observe(s: State, seat: int, out: State) -> None:
    """Writes the state as the seat knows it."""
    assign(out, s)
    out.key[:] = 0
    out.drawn = 0
    for other in range(CHAIRS):
        if other != seat:
            out.taps[other] = NONE
    if s.screens == IN_TURN:
        hide_moments(s, seat, out)
    if s.turn != NONE:
        hide_unseen_cards(s, seat, out)
        hide_others(s, seat, out)


@compiled
def cards_seen(s: State, seat: int) -> int:
    """How many cards of the line, from the last on, a seat has seen (SA-71)."""
    if seat < s.turn:
        return int(s.drawn_cards)
    return int(s.laid) if seat == s.turn else 0


@compiled
def event_seen(s: State, seat: int) -> bool:
    """Whether the seat has seen the event turned (SA-71)."""
    return seat < s.turn or (seat == s.turn and s.phase == RACE)


@compiled
def hide_unseen_cards(s: State, seat: int, out: State) -> None:
    """Puts cards that the seat has not seen back into the deck."""
    count = line_length(s)
    for nth in range(cards_seen(s, seat), int(s.drawn_cards)):
        position = count - 1 - nth
        if s.cards[position] != NONE:
            take_from_deck(out, int(s.cards[position]), -1)
            out.cards[position] = NONE
    if s.event != NONE and not event_seen(s, seat):
        out.events_left[int(s.event)] += 1
        out.event = NONE


@compiled
def hide_others(s: State, seat: int, out: State) -> None:
    """Hides behind the curtain where the others ran or laid their frame."""
    for other in range(int(s.turn) + 1):
        racing = other == s.turn and s.phase == RACE
        landed = other < s.turn and not (int(s.late) >> other) & 1
        if other == seat or not (racing or landed):
            continue
        if s.way == RUNNING:
            out.place[other] = UNKNOWN
        else:
            out.frame[other] = UNKNOWN
        out.seated[other] = 0
        out.holding[other] = 0
        out.net[other] = 0
        out.lapped[other] = 0


@compiled
def hide_moments(s: State, seat: int, out: State) -> None:
    """Hides behind the curtain when and how often another moves; only his landing is seen."""
    if s.phase != RACE or seat != s.turn:
        out.now = 0
    for other in range(int(s.players)):
        if other != seat:
            out.taken[other] = 0
            if other == s.turn or (int(s.late) >> other) & 1:
                out.instant[other] = 0


@compiled
def determinize(o: State, stream: Ints, out: State) -> None:
    """Writes a full state drawn uniformly from what the observation leaves open."""
    assign(out, o)
    for seat in range(int(o.players)):
        if (int(o.tapped) >> seat) & 1 and o.taps[seat] == NONE:
            out.taps[seat] = pick(stream, MOST_TAPS + 1)
    if o.turn != NONE:
        draw_unseen_cards(o, stream, out)
        place_others(o, stream, out)
    rekey(out, stream)


@compiled
def draw_unseen_cards(o: State, stream: Ints, out: State) -> None:
    """Draws the cards and the event that are hidden behind the curtain from what the decks still hold."""
    count = line_length(o)
    for nth in range(int(o.drawn_cards)):
        position = count - 1 - nth
        if o.cards[position] == NONE:
            kind = card_drawn(out, pick(stream, cards_in_deck(out)), pick(stream, basics_unseen(out)))
            take_from_deck(out, kind, 1)
            out.cards[position] = kind
    if has_events(o) and o.event == NONE and (o.turn > 0 or o.phase == RACE):
        out.event = nth_left(out.events_left, 0, pick(stream, events_in_pile(out)))
        out.events_left[int(out.event)] -= 1


@compiled
def place_others(o: State, stream: Ints, out: State) -> None:
    """Puts each pirate behind the curtain at any chair, or his frame under any ship."""
    lap = lap_is_owed(out)
    for seat in range(int(o.players)):
        racing = (int(o.out) >> seat) & 1
        if o.frame[seat] == UNKNOWN:
            # A pirate who is still thinking may not have laid the frame yet.
            out.frame[seat] = pick(stream, CHAIRS + racing) - racing
            out.holding[seat] = racing
        if o.place[seat] == UNKNOWN:
            chair = pick(stream, CHAIRS)
            out.place[seat] = chair
            out.seated[seat] = 1 - racing
            out.holding[seat] = 1 if racing and not lap else 0
            if racing and lap:
                out.net[seat] = ((chair - int(o.chair_of[int(o.tile[seat])]) + 3) & 7) - 3
