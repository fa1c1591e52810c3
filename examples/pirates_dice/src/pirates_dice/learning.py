"""What the fields of the record mean to those who learn to play Pirate's Dice."""

# compile-cache: holds no rules

from typing import Any, Final

from flibuste.core.features import SEATS, Learning, left_out, number, who
from pirates_dice.data import ALL_DICE, FACES, MOST_DICE, MOST_PLAYERS

_FACES: Final = [str(face + 1) for face in range(FACES)]


def _scores(s: Any) -> list[int]:
    return [int(dice) for dice in s.held[: int(s.players)]]


LEARNING: Final = Learning(
    fields={
        "players": number(MOST_PLAYERS, about="How many players there are."),
        "serial": left_out("It numbers prompts."),
        "rounds": number(ALL_DICE, about="Which round it is."),
        "bid": number(ALL_DICE * FACES),
        "bidder": who(about="Who made the highest bid."),
        "active": who(about="Whose turn it is."),
        "first": who(),
        "wild": number(1, about="Whether ones count for every face."),
        "over": left_out("It says how the game ended."),
        "held": number(MOST_DICE, SEATS),
        "dice": number(
            MOST_DICE, SEATS, _FACES, about="The observer's dice by face; nothing of the others'."
        ),
        "left_as": number(MOST_PLAYERS, SEATS),
        "caller": who(),
        "loser": who(about="Who lost the last round."),
        "called_bid": number(ALL_DICE * FACES, about="The bid that was last challenged."),
        "called_bidder": who(about="Who made that bid."),
        "shown": number(MOST_DICE, SEATS, _FACES, about="The dice that were under the cups then."),
    },
    scores=_scores,
    most=MOST_DICE,
    draws=max(FACES, MOST_PLAYERS),
)
