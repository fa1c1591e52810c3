"""What never changes in a game of Sandokan: cards, treasures, events."""

from flibuste.games.sandokan.data import CARDS, EVENTS, MARQUE, TREASURES
from flibuste.games.sandokan.state import OPEN, PILE, State


def conserved(s: State) -> dict[str, int]:
    """Totals that are the same in every state of one game."""
    round_pile, top = s.pile.tolist(), int(s.pile_top)
    pile = [round_pile[(top + depth) % PILE] for depth in range(int(s.pile_size))]
    covered = s.laid.tolist() if s.covered else [0, 0, 0]
    in_hands = s.hands.sum(axis=0).tolist()
    landed = (s.cargo.sum(axis=0) + s.quay.sum(axis=0) + s.box).tolist()
    events = [card % OPEN - 1 for card in (*s.storms.tolist(), *s.port_event.tolist()) if card]
    if int(s.marque) >= 0:
        events.append(MARQUE)
    return {
        **{
            name: in_hands[kind] + pile.count(kind) + (covered[kind] if kind < 3 else 0)
            for kind, name in enumerate(CARDS)
        },
        **{name: landed[kind] for kind, name in enumerate(TREASURES)},
        **{f"event {name}": events.count(kind) for kind, name in enumerate(EVENTS)},
    }
