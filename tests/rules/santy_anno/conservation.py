"""The totals that no state of a game of Santy Anno may change."""

from typing import Any

from flibuste.games.santy_anno.data import FIRST_ROUND_CARDS
from flibuste.games.santy_anno.state import NAME_SHIPS, NAME_STARTS


def conserved(s: Any) -> dict[str, int]:
    """The coins of each value, the cards and the events, wherever they are."""
    held = s.coins[: int(s.players)].sum(axis=0) + s.box
    coins = {f"coins of {5 - n}": count for n, count in enumerate(held.tolist())}
    rounds_played = int(s.round_number) - 1
    discarded = sum(FIRST_ROUND_CARDS + nth for nth in range(rounds_played))
    cards = int(s.left.sum()) + int((s.cards >= 0).sum()) + discarded
    has_events = int(s.deck) >= 2
    events = int(s.events_left.sum()) + int(s.event >= 0) + (rounds_played if has_events else 0)
    named = int(s.phase) not in (NAME_SHIPS, NAME_STARTS)
    ships = len(set(s.table.tolist())) if named else 8
    return {**coins, "cards": cards, "events": events, "ships": ships}
