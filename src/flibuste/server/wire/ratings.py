"""The bodies about ratings."""

from typing import Literal

import msgspec

from flibuste.server.wire.parts import GameName, Millis

RatingMode = Literal["off", "choice", "on"]
"""Whether this server rates games: never, where the host wants it, or wherever the host does not object."""


class RatedGame(msgspec.Struct):
    """What a rated game has done to somebody's rating."""

    id: str
    """Its replay."""
    at: Millis
    rank: int
    players: int
    left: bool
    """Whether they left before the end, which counts as the last place."""
    before: int
    rating: int


class OwnRating(msgspec.Struct):
    """This device's standing in a game."""

    game: GameName
    rating: int
    sure: bool
    """Whether there are enough rated games to be listed among the best."""
    games: int
    won: int
    place: int | None
    """The place among the best, if listed."""
    curve: list[RatedGame]
    """The latest games, oldest first."""


class OwnRatings(msgspec.Struct):
    """`GET /api/me/ratings`: this device's curve and record in each game."""

    mode: RatingMode
    usual: int
    """The rating everybody begins with."""
    least: int
    """How many rated games it takes to be listed."""
    ratings: list[OwnRating]


class BestRow(msgspec.Struct):
    """Somebody, or a bot, on the list of the best."""

    name: str
    """Empty for a bot, and for somebody who has not chosen one."""
    level: str | None
    """Set for a bot, whose rating never changes."""
    rating: int
    games: int
    won: int
    you: bool


class Best(msgspec.Struct):
    """`GET /api/ratings/GAME`: the best of this server, with the bots among them."""

    game: GameName
    mode: RatingMode
    rows: list[BestRow]


class SeatRating(msgspec.Struct):
    """What a game has done to the rating of a seat's player."""

    seat: int
    before: int
    rating: int
    left: bool
    you: bool
    """Whether this device began there, even if it has left the game."""


class TableRating(msgspec.Struct):
    """`GET /api/replays/ID/rating`: what a finished game has done to the ratings of its people."""

    status: Literal["done", "soon", "never"]
    """Whether it is counted; ask again until it is."""
    why: Literal["", "not_rated", "called_off", "too_short", "nobody_to_compare"]
    """Why it never will be."""
    seats: list[SeatRating]
