"""Ratings in PostgreSQL."""

from collections.abc import Sequence
from typing import Any, Final

from flibuste.store.pool import Pool
from flibuste.table.port import Counted, Expected, Rule, Standing

_STANDING: Final = "person, game, mean, doubt, games, won, last"
_COUNTED: Final = 'id, seat, person, game, at, rank, players, "left", before, mean, doubt'
_WAITING: Final = """
SELECT id, (SELECT max(seq) FROM log WHERE log.id = to_rate.id) FROM to_rate JOIN tables USING (id)
WHERE NOT EXISTS (SELECT 1 FROM leases WHERE leases.id = to_rate.id AND owner <> $1 AND until > now())
ORDER BY to_rate.at
"""
_WERE_THERE: Final = """
SELECT DISTINCT person FROM unnest($2::text[]) AS person JOIN log
ON kind = 'table' AND substring(encode(payload, 'escape') from '"person":"([^"]*)"') = person WHERE id = $1
"""
_STAND: Final = f"SELECT {_STANDING} FROM ratings WHERE person = ANY($1) AND game = $2"  # noqa: S608 - ours
_RATED: Final = f"INSERT INTO rated ({_COUNTED}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"  # noqa: S608 - ours
_CHANGED: Final = f"""
INSERT INTO ratings ({_STANDING}) VALUES ($1, $2, $3, $4, 1, $5, $6)
ON CONFLICT (person, game) DO UPDATE SET mean = excluded.mean, doubt = excluded.doubt,
  games = ratings.games + 1, won = ratings.won + excluded.won, last = excluded.last
"""  # noqa: S608 - ours
_BEST: Final = f"""
SELECT {_STANDING}, coalesce(name, '') FROM ratings LEFT JOIN people ON people.id = person
WHERE game = $1 AND games >= $2 ORDER BY mean DESC, person LIMIT $3
"""  # noqa: S608 - ours


class PostgresRatings:
    """How well people play, and what each rated game has done to it."""

    def __init__(self, pool: Pool, process: str) -> None:
        self._pool = pool
        self._process = process

    async def expect(self, table: str, at: int) -> None:
        """Notes that a table's game may have to be rated; to be done before its log says so."""
        await self._pool.execute("INSERT INTO to_rate VALUES ($1, $2) ON CONFLICT DO NOTHING", table, at)

    async def expected(self) -> list[Expected]:
        """The tables that wait for their rating and are run by this process or by nobody."""
        return [Expected(*row) for row in await self._pool.fetch(_WAITING, self._process)]

    async def count(self, table: str, persons: Sequence[str], game: str, rule: Rule) -> bool:
        """Rates a game once and for all, except for forgotten people; false if it was rated before."""
        async with self._pool.transaction() as c:
            # Forgetting one of its people locks the table's entry too, so one waits for the other.
            await c.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", table)
            # One game after another: each begins with the ratings that the one before left.
            await c.execute("SELECT pg_advisory_xact_lock(852017, hashtext($1))", game)
            if not await c.fetchval("DELETE FROM to_rate WHERE id = $1 RETURNING 1", table):
                return False
            known = [row[0] for row in await c.fetch(_WERE_THERE, table, list(persons))]
            standings: dict[str, Standing | None] = dict.fromkeys(known)
            for row in await c.fetch(_STAND, known, game):
                standings[row[0]] = Standing(*row)
            for one in rule(standings):
                await c.execute(_RATED, *_values(one))
                won = int(one.rank == 1 and not one.left)
                await c.execute(_CHANGED, one.person, game, one.mean, one.doubt, won, one.at)
        return True

    async def of_table(self, table: str) -> list[Counted]:
        """What a game has done to ratings, by seat."""
        query = f"SELECT {_COUNTED} FROM rated WHERE id = $1 ORDER BY seat"  # noqa: S608 - ours
        return [Counted(*row) for row in await self._pool.fetch(query, table)]

    async def of_person(self, person: str) -> list[Standing]:
        """How a person stands in each game."""
        query = f"SELECT {_STANDING} FROM ratings WHERE person = $1 ORDER BY game"  # noqa: S608 - ours
        return [Standing(*row) for row in await self._pool.fetch(query, person)]

    async def games_of(self, person: str, game: str, limit: int) -> list[Counted]:
        """A person's latest rated games, oldest first."""
        query = f"SELECT {_COUNTED} FROM rated WHERE person = $1 AND game = $2 ORDER BY at DESC LIMIT $3"  # noqa: S608 - ours
        return [Counted(*row) for row in reversed(await self._pool.fetch(query, person, game, limit))]

    async def best(self, game: str, least: int, limit: int) -> list[Standing]:
        """The highest standings among people with at least `least` rated games."""
        return [Standing(*row) for row in await self._pool.fetch(_BEST, game, least, limit)]

    async def sweep(self, before: int) -> None:
        """Deletes what has not changed since."""
        async with self._pool.transaction() as c:
            await c.execute("DELETE FROM to_rate WHERE at < $1 AND id NOT IN (SELECT id FROM tables)", before)
            await c.execute("DELETE FROM rated WHERE at < $1", before)
            await c.execute("DELETE FROM ratings WHERE last < $1", before)


def _values(one: Counted) -> tuple[Any, ...]:
    return (
        one.id, one.seat, one.person, one.game, one.at, one.rank, one.players, one.left, one.before, one.mean,
        one.doubt,
    )  # fmt: skip
