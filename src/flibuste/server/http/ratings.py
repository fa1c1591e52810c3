"""Ratings: a device's own curve and record, the best of this server, and the effect of a game."""

from collections.abc import Iterator
from typing import Final

from starlette.requests import Request

from flibuste import games
from flibuste.analysis.rating import SURE, USUAL, of_bots, shown
from flibuste.core.game import Game
from flibuste.server import wire
from flibuste.server.http import replays
from flibuste.server.http.operations import Operation, operation
from flibuste.server.live.rating import RatingOffice
from flibuste.table.port import Counted, Standing
from flibuste.table.rated import results
from flibuste.table.refused import refused

ON_LIST: Final = 100
ON_CURVE: Final = 200


class Ratings:
    """The requests about ratings."""

    def __init__(self, archive: replays.Archive, office: RatingOffice, mode: wire.RatingMode) -> None:
        self._archive, self._office, self._mode = archive, office, mode
        self._store = archive.store.ratings

    def operations(self) -> Iterator[Operation]:
        """The operations offered."""
        yield operation("GET", "/api/me/ratings", self.own)
        yield operation("GET", "/api/ratings/{game}", self.best)
        yield operation("GET", "/api/replays/{id}/rating", self.of_game)

    async def own(self, request: Request) -> wire.OwnRatings:
        """This device's curve and record in each game."""
        person = _person(request)
        found = []
        if self._office.open:
            known = games.names()
            stands = [one for one in await self._store.of_person(person) if one.game in known]
            found = [await self._own(one) for one in stands]
        return wire.OwnRatings(self._mode, USUAL, SURE, found)

    async def _own(self, one: Standing) -> wire.OwnRating:
        curve = await self._store.games_of(one.person, one.game, ON_CURVE)
        place = None
        if one.games >= SURE:
            best = await self._store.best(one.game, SURE, ON_LIST)
            place = next((nth for nth, each in enumerate(best, 1) if each.person == one.person), None)
        return wire.OwnRating(
            game=one.game,
            rating=shown(one.mean),
            sure=one.games >= SURE,
            games=one.games,
            won=one.won,
            place=place,
            curve=[_game(each) for each in curve],
        )

    async def best(self, request: Request) -> wire.Best:
        """The best of this server, with the bots among them."""
        name = request.path_params["game"]
        if name not in games.names():
            raise refused("no_such_game")
        rows: list[wire.BestRow] = []
        if self._office.open:
            person = _person(request)
            rows = [
                wire.BestRow(one.name, None, shown(one.mean), one.games, one.won, you=one.person == person)
                for one in await self._store.best(name, SURE, ON_LIST)
            ]
            rows += _bots(games.find(name))
            rows.sort(key=lambda row: -row.rating)
        return wire.Best(name, self._mode, rows)

    async def of_game(self, request: Request) -> wire.TableRating:
        """How a finished game changed the ratings of its people."""
        identity = request.path_params["id"]
        done = await self._store.of_table(identity) if replays.ID.fullmatch(identity) else []
        if done:
            return wire.TableRating("done", "", [_seat(one, _person(request)) for one in done])
        table, _ = await self._archive.finished(identity)
        if not (table.settings.rated and self._office.open):
            return wire.TableRating("never", "not_rated", [])
        told = results(table)
        if isinstance(told, str):
            return wire.TableRating("never", told, [])
        bots = of_bots(table.game.bouts)
        if sum(bool(one.person) or one.level in bots for one in told) < 2:
            return wire.TableRating("never", "nobody_to_compare", [])
        return wire.TableRating("soon", "", [])


def _bots(game: Game) -> list[wire.BestRow]:
    return [
        wire.BestRow("", level, shown(rating.mean), 0, 0, you=False)
        for level, rating in of_bots(game.bouts).items()
    ]


def _game(one: Counted) -> wire.RatedGame:
    return wire.RatedGame(one.id, one.at, one.rank, one.players, one.left, shown(one.before), shown(one.mean))


def _seat(one: Counted, person: str) -> wire.SeatRating:
    return wire.SeatRating(one.seat, shown(one.before), shown(one.mean), one.left, one.person == person)


def _person(request: Request) -> str:
    return str(request.scope["flibuste.person"])
