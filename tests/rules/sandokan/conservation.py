"""What never changes in a game of Sandokan: cards, treasures, events."""

from flibuste.games.sandokan.data import CARDS, EVENTS, MARQUE, TREASURES
from flibuste.games.sandokan.state import OPEN, PILE, State


def conserved(s: State) -> dict[str, int]:
    """Totals that are the same in every state of one game."""
    pile = [int(s.pile[(int(s.pile_top) + depth) % PILE]) for depth in range(int(s.pile_size))]
    covered = s.laid.tolist() if s.covered else [0, 0, 0]
    totals = {}
    for kind, name in enumerate(CARDS):
        lying = covered[kind] if kind < 3 else 0
        totals[name] = int(s.hands[:, kind].sum()) + pile.count(kind) + lying
    for kind, name in enumerate(TREASURES):
        totals[name] = int(s.cargo[:, kind].sum() + s.quay[:, kind].sum() + s.box[kind])
    events = [int(card) % OPEN - 1 for card in (*s.storms.tolist(), *s.port_event.tolist()) if card]
    for kind, name in enumerate(EVENTS):
        totals[f"event {name}"] = events.count(kind) + (kind == MARQUE and int(s.marque) >= 0)
    return totals
