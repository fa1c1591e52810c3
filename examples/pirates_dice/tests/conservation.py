"""What never changes in a game of Pirate's Dice, for the conformance suite of Flibuste."""

from pirates_dice.state import State


def conserved(s: State) -> dict[str, int]:
    """The dice given away, one a round, plus those still held; and no cup with more or fewer than that."""
    rounds_over = int(s.rounds) - (0 if s.over else 1)
    return {
        "dice": int(s.held.sum()) + rounds_over,
        "dice amiss": int(abs(s.held - s.dice.sum(axis=1)).sum()),
    }
