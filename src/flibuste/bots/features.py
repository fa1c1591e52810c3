"""Observations as named numbers to learn from, by what each game says about its record's fields.

    >>> from flibuste import games
    >>> from flibuste.bots.features import Features
    >>> g = games.find(games.names()[0])
    >>> told = Features(g)
    >>> told.of(g.first_state(g.players[0]), seat=0).shape == (len(told.names),)
    True

`docs/learning.md` lists the features of each game.
"""

import itertools
from typing import Any, Final

import numpy as np

from flibuste.bots.feature_plan import Plan, Planned, write_all
from flibuste.core.features import Kind, Meaning, inner_axes, meanings
from flibuste.core.game import Game
from flibuste.core.mind import Floats
from flibuste.core.record import Ints

_WIDTHS: Final = {1: 0, 2: 1, 4: 2, 8: 3}


def slots(players: int) -> tuple[str, ...]:
    """What the seats are called, from the observer on."""
    return ("me", *(f"+{further}" for further in range(1, players)))


class _Field:
    """Where a field lies in the record, and which features it becomes."""

    def __init__(self, game: Game, name: str, meaning: Meaning, first: int) -> None:
        kind, place = game.dtype.fields[name][:2]  # type: ignore[index]
        self.meaning = meaning
        self.first = first
        self.most = game.players[-1]
        self.width = _WIDTHS[kind.base.itemsize]
        self.unsigned = 8 * kind.base.itemsize if kind.base.kind == "u" else 0
        self.mine, self.by_seat, inner = inner_axes(game, name, meaning)
        strides = [int(np.prod(kind.shape[axis + 1 :])) for axis in range(len(kind.shape))]
        self.place = place // kind.base.itemsize
        self.mine_apart = strides.pop(0) if self.mine else 0
        self.seats_apart = strides.pop(0) if self.by_seat else 0
        self.count = int(np.prod([len(axis) for axis in inner], dtype=np.int64))
        places = [f"[{','.join(at)}]" if at else "" for at in itertools.product(*self._slots(), *inner)]
        ends = self._ends()
        # Whose a place is: first all that are mine, because long rows of the same question are answered
        # quickly.
        pairs = [(at, end) for end in ends for at in places] if meaning.kind == Kind.WHO else None
        self.names = [f"{name}{at}{end}" for at, end in pairs or itertools.product(places, ends)]

    def _slots(self) -> list[tuple[str, ...]]:
        if self.by_seat and self.meaning.kind == Kind.WHO:
            raise ValueError("a field that names a seat for every seat has no features")
        return [slots(self.most)] if self.by_seat else []

    def _ends(self) -> list[str]:
        kind, names = self.meaning.kind, self.meaning.names
        if kind == Kind.NUMBER:
            return [""]
        if kind in {Kind.WHO, Kind.SEATS}:
            names = slots(self.most)
        sign = ":" if kind in {Kind.BITS, Kind.SEATS, Kind.PARCEL} else "="
        return [f"{sign}{name}" for name in names]

    def plan(self, plan: Planned) -> None:
        """Adds to the plan how the features are written."""
        kind, meaning, players = self.meaning.kind, self.meaning, plan.players
        if kind == Kind.WHO and self.width == 0:
            plan.owned(self.place, self.count, self.first)
            return
        ends = 1 if kind == Kind.NUMBER else len(self._ends())
        for slot, entry in itertools.product(range(players if self.by_seat else 1), range(self.count)):
            at = [
                self.place + self.mine_apart * me + self.seats_apart * ((me + slot) % players) + entry
                for me in range(players)
            ]
            to = self.first + (slot * self.count + entry) * ends
            if kind == Kind.NUMBER and self.unsigned:
                # Records are read as signed numbers: take all bits, without the sign.
                plan.part(self.width, at, to, 0, self.unsigned, 1 / meaning.most)
            elif kind == Kind.NUMBER:
                plan.number(self.width, at, to, 1 / meaning.most)
            elif kind == Kind.CHOICE:
                plan.one_of(self.width, at, to, {value: nth for nth, value in enumerate(meaning.values)})
            elif kind == Kind.SPOT:
                columns, rows = meaning.values
                cells = range(columns * rows)
                plan.one_of(self.width, at, to, {cell: cell % columns for cell in cells})
                plan.one_of(self.width, at, to + columns, {cell: cell // columns for cell in cells})
            elif kind == Kind.PARCEL:
                for nth in range(ends):
                    plan.part(self.width, at, to + nth, meaning.bits * nth, meaning.bits, 1 / meaning.most)
            elif kind == Kind.BITS:
                for nth in range(ends):
                    plan.part(self.width, at, to + nth, nth, 1, 1.0)
            elif kind == Kind.SEATS:
                for other in range(players):
                    # Which bit a feature reads depends on who looks.
                    plan.seats(self.width, at, to + other, [(me + other) % players for me in range(players)])
            else:
                raise ValueError(f"no features of {kind.name} {self.width}")


class Features:
    """The features of one game: their names in order, and how observations become rows of them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._fields: list[_Field] = []
        self._plans: dict[int, Plan] = {}
        self.fields: dict[str, range] = {}
        """Which features each field of the record has."""
        names: list[str] = []
        for field, meaning in meanings(game).items():
            if meaning.kind != Kind.LEFT_OUT:
                found = _Field(game, field, meaning, len(names))
                self._fields.append(found)
                names += found.names
                self.fields[field] = range(found.first, len(names))
        self.names = tuple(names)

    def of(self, observation: Any, seat: int) -> Floats:
        """The features of one observation, seen from a seat; raises ValueError unless it is a player's."""
        players = int(observation.players)
        if not 0 <= seat < players:
            raise ValueError(f"seat {seat} of {players} sees nothing of its own")
        out = np.zeros((1, len(self.names)), np.float32)
        records = np.asarray(observation).reshape(1)
        write_all(self.views(records), np.array([seat], np.int64), self.plan(players), out)
        return out[0]  # type: ignore[no-any-return]

    def plan(self, players: int) -> Plan:
        """How the features of a game with this many players are written."""
        if players not in self._plans:
            planned = Planned(players)
            for field in self._fields:
                field.plan(planned)
            self._plans[players] = planned.finished()
        return self._plans[players]

    def views(self, records: Any) -> tuple[Ints, Ints, Ints, Ints]:
        """An array of records as rows of integers of each width, sharing the memory."""
        rows = records.view(np.int8).reshape(len(records), -1)
        return rows, rows.view(np.int16), rows.view(np.int32), rows.view(np.int64)
