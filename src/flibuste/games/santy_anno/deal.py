"""Phase 1: a round begins, the cards are laid from the last to the first, and the first one casts off.

A card is drawn at the instant it is laid; before that it exists nowhere.
"""

from flibuste.core.chance import draw
from flibuste.core.compiled import compiled
from flibuste.core.facts import tell, whisper
from flibuste.core.record import Ints
from flibuste.core.seats import EVERYONE
from flibuste.games.santy_anno import facts as fact
from flibuste.games.santy_anno.data import (
    ALL_BASIC,
    BASIC_KINDS,
    COPIES,
    EVENT_COPIES,
    EVENT_KINDS,
    FIRST_LAP_ROUND,
    FIRST_ROUND_CARDS,
    KINDS,
    RUM,
    TAKEN_OUT,
)
from flibuste.games.santy_anno.state import (
    BASIC_EVENTS,
    DEAL,
    EXPERT,
    EXPERT_EVENTS,
    IN_TURN,
    NONE,
    RACE,
    STANDING,
    State,
)


@compiled
def line_length(s: State) -> int:
    """How many cards this round lays out (SA-20)."""
    return FIRST_ROUND_CARDS - 1 + int(s.round_number)


@compiled
def has_events(s: State) -> bool:
    """Whether an event card is laid each round (SA-21)."""
    return int(s.deck) in (EXPERT_EVENTS, BASIC_EVENTS)


@compiled
def has_experts(s: State) -> bool:
    """Whether the expert cards are in the deck (SA-12)."""
    return int(s.deck) in (EXPERT, EXPERT_EVENTS)


@compiled
def lap_is_owed(s: State) -> bool:
    """Whether everyone runs a lap first (SA-26), which the rum event also demands (SA-63)."""
    if s.way == STANDING:
        return False
    return s.round_number >= FIRST_LAP_ROUND or (s.event == RUM and s.rum_lap == 0)


@compiled
def shuffle_decks(s: State) -> None:
    """SA-12: 37 basic cards, or 27 of them and the 15 expert cards; the events form a separate pile."""
    for kind in range(KINDS):
        s.left[kind] = COPIES[kind]
    s.basic_left = ALL_BASIC
    s.expert_left = 0
    if has_experts(s):
        s.basic_left = ALL_BASIC - TAKEN_OUT
        s.expert_left = KINDS - BASIC_KINDS
    else:
        s.left[BASIC_KINDS:] = 0
    for event in range(EVENT_KINDS):
        s.events_left[event] = EVENT_COPIES[event] if has_events(s) else 0


@compiled
def take_from_deck(s: State, kind: int, copies: int) -> None:
    """Takes a card out of the deck, or puts it back (copies -1)."""
    s.left[kind] = int(s.left[kind]) - copies
    if kind < BASIC_KINDS:
        s.basic_left = int(s.basic_left) - copies
    else:
        s.expert_left = int(s.expert_left) - copies


@compiled
def still_in_deck(s: State, kind: int) -> bool:
    """Whether a card of this kind can still be turned; an expert game sees at most 27 basic cards."""
    return s.left[kind] > 0 and (kind >= BASIC_KINDS or s.basic_left > 0)


@compiled
def nth_left(left: Ints, first: int, nth: int) -> int:
    """The kind of the nth card left, counting from a first kind."""
    kind = first
    while nth >= left[kind]:
        nth -= int(left[kind])
        kind += 1
    return kind


@compiled
def cards_in_deck(s: State) -> int:
    """How many cards the deck holds."""
    return int(s.basic_left) + int(s.expert_left)


@compiled
def basics_unseen(s: State) -> int:
    """How many basic cards nobody has seen; which ten were taken out stays unknown."""
    return int(s.basic_left) + (TAKEN_OUT if has_experts(s) else 0)


@compiled
def card_drawn(s: State, nth: int, basic: int) -> int:
    """The kind of the deck's nth card; a basic one may be any of those unseen."""
    return nth_left(s.left, BASIC_KINDS, nth) if nth < s.expert_left else nth_left(s.left, 0, basic)


@compiled
def events_in_pile(s: State) -> int:
    """How many event cards are left."""
    count = 0
    for event in range(EVENT_KINDS):
        count += int(s.events_left[event])
    return count


@compiled
def begin_round(s: State, number: int, facts: Ints) -> None:
    """Opens a round and announces it."""
    clear_harbour(s, number)
    tell(facts, fact.ROUND, number, line_length(s))
    if s.turn != NONE:
        tell(facts, fact.GO, 0)


@compiled
def clear_harbour(s: State, number: int) -> None:
    """SA-30, SA-34: everyone stands behind the chair of his tile, the scuttle in the hand or at the ship."""
    s.round_number = number
    s.phase = DEAL
    s.cards[:] = NONE
    s.event = NONE
    s.laid = 0
    s.drawn_cards = 0
    s.count = NONE
    s.late = 0
    s.right = 0
    s.arrived = 0
    s.out = (1 << int(s.players)) - 1
    s.able = 0
    s.now = 0
    s.turn = 0 if s.screens == IN_TURN else NONE
    lap = lap_is_owed(s)
    s.net[:] = 0
    s.seated[:] = 0
    s.lapped[:] = 0
    s.frame[:] = NONE
    s.end[:] = NONE
    s.order[:] = NONE
    s.loot[:] = 0
    s.instant[:] = 0
    s.taken[:] = 0
    for seat in range(int(s.players)):
        s.place[seat] = s.chair_of[int(s.tile[seat])]
        s.holding[seat] = 0 if lap else 1


@compiled
def who_sees_the_cards(s: State) -> int:
    """The mask of the seats that see what is laid; behind the curtain, those whose go has begun."""
    if s.turn == NONE:
        return EVERYONE
    return (2 << int(s.turn)) - 1


@compiled
def lay_card(s: State, facts: Ints) -> None:
    """SA-20: lays the next card, from the last to the first; later goes see the same ones (SA-71)."""
    position = line_length(s) - 1 - int(s.laid)
    if s.drawn_cards <= s.laid:
        kind = card_drawn(s, draw(s, cards_in_deck(s)), draw(s, basics_unseen(s)))
        take_from_deck(s, kind, 1)
        s.cards[position] = kind
        s.drawn_cards = int(s.drawn_cards) + 1
    s.laid = int(s.laid) + 1
    seen = who_sees_the_cards(s)
    whisper(facts, seen, fact.LAID, position + 1, int(s.cards[position]))
    whisper(facts, EVERYONE & ~seen, fact.LAID_UNSEEN, position + 1)


@compiled
def cast_off(s: State, facts: Ints) -> None:
    """SA-20, SA-21: turns the first card and the event together, and the race is on."""
    lay_card(s, facts)
    if has_events(s):
        if s.event == NONE:
            s.event = nth_left(s.events_left, 0, draw(s, events_in_pile(s)))
            s.events_left[int(s.event)] -= 1
        seen = who_sees_the_cards(s)
        whisper(facts, seen, fact.EVENT, int(s.event))
        whisper(facts, EVERYONE & ~seen, fact.EVENT_UNSEEN)
    s.phase = RACE
    s.now = 0
    s.able = int(s.out) if s.turn == NONE else 1 << int(s.turn)
    lap = lap_is_owed(s)
    for seat in range(int(s.players)):
        if (int(s.able) >> seat) & 1:
            s.holding[seat] = 0 if lap else 1
    tell(facts, fact.CAST_OFF)
