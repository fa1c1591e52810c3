"""The totals that no game of Catan Junior ever changes."""

from typing import Any

from flibuste.games.catan_junior.data import BOATS_EACH, COCO_KINDS, FORTS_EACH, KINDS, RESOURCES


def conserved(s: Any) -> dict[str, int]:
    """Totals that are the same in every state of one game."""
    market = s.market.tolist()
    totals: dict[str, int] = {
        name: int(s.stock[kind]) + int(s.hands[:, kind].sum()) + market.count(kind)
        for kind, name in enumerate(RESOURCES)
    }
    for card, name in enumerate(COCO_KINDS):
        totals[f"coco {name}"] = int(s.coco[card]) + int(s.turned[:, card].sum())
    for seat in range(int(s.players)):
        standing = int((s.forts == seat).sum()) + int(s.castle == seat)
        totals[f"fortresses of {seat}"] = standing + (FORTS_EACH - int(s.built[seat]))
        totals[f"boats of {seat}"] = int((s.boats == seat).sum()) + (BOATS_EACH - int(s.sailing[seat]))
    for kind in range(KINDS):
        totals[f"port {RESOURCES[kind]}"] = sum(int(mask) >> kind & 1 for mask in (s.tiles, *s.harbours))
    return totals
