"""The program turns the cards for a Bosun who deals by hand but has no deck."""

from typing import Any

from flibuste.core.chance import pick
from flibuste.core.record import Ints
from flibuste.games.santy_anno.actions import HAPPENS, TURNED
from flibuste.games.santy_anno.bosun import event_is_next
from flibuste.games.santy_anno.deal import basics_unseen, card_drawn, cards_in_deck, events_in_pile, nth_left
from flibuste.games.santy_anno.state import DEAL, HAND


def turned_next(s: Any, stream: Ints) -> list[int]:
    """The actions that name what is turned next: a card, or the event together with the first card (SA-21).

    Empty when no card is to be turned.
    """
    if s.dealer != HAND or s.phase != DEAL:
        return []
    actions = []
    if event_is_next(s):
        actions.append(HAPPENS + nth_left(s.events_left, 0, pick(stream, events_in_pile(s))))
    card = card_drawn(s, pick(stream, cards_in_deck(s)), pick(stream, basics_unseen(s)))
    return [*actions, TURNED + card]
