"""An observation as text, by what its game says about the record's fields; zeros and nobody are left out."""

# compile-cache: holds no rules

import itertools
from typing import Any

import numpy as np

from flibuste.core.features import Kind, Meaning, inner_axes, meanings
from flibuste.core.game import Game, game_of
from flibuste.core.message import render


def seat_names(game: Game, o: Any, language: str = "en") -> list[str]:
    """What the seats are called: a colour, a pirate, a port."""
    return [render(game.words.seat_name(o, seat), language, str) for seat in range(int(o.players))]


def page(o: Any, seat: int | None = None) -> str:
    """What an observation says, one line per field and per seat; `seat` is the observer."""
    game = game_of(o)
    seats = seat_names(game, o)
    if seat is not None and seat < len(seats):
        seats[seat] += " (me)"
    lines = [f"{game.name}, rules version {game.version}, {len(seats)} players"]
    for name, meaning in meanings(game).items():
        if meaning.kind != Kind.LEFT_OUT and name != "players":
            lines += _lines(game, o, name, meaning, seats, seat)
    return "\n".join(lines)


def _lines(game: Game, o: Any, name: str, meaning: Meaning, seats: list[str], seat: int | None) -> list[str]:
    mine, by_seat, inner = inner_axes(game, name, meaning)
    values = np.asarray(o[name])
    if mine:
        if seat is None or seat >= len(seats):
            return []
        values = values[seat]
    if not by_seat:
        told = _told(values, inner, meaning, seats)
        return [f"{name}: {told}"] if told else []
    rows = [(who, _told(values[nth], inner, meaning, seats)) for nth, who in enumerate(seats)]
    found = [f"  {who}: {told}" for who, told in rows if told]
    return [f"{name}:", *found] if found else []


def _told(values: Any, inner: tuple[tuple[str, ...], ...], meaning: Meaning, seats: list[str]) -> str:
    parts = []
    for label, value in zip(itertools.product(*inner), np.ravel(values).tolist(), strict=True):
        said = _said(int(value), meaning, seats)
        if said:
            parts.append(f"{' '.join(label)} {said}" if label else said)
    return ", ".join(parts)


def _said(value: int, meaning: Meaning, seats: list[str]) -> str:
    """One value in words; empty where it says nothing."""
    if meaning.kind == Kind.NUMBER:
        return str(value) if value else ""
    if meaning.kind == Kind.CHOICE:
        return meaning.names[meaning.values.index(value)] if value in meaning.values else ""
    if meaning.kind == Kind.WHO:
        return seats[value] if 0 <= value < len(seats) else ""
    if meaning.kind == Kind.SPOT:
        columns = meaning.values[0]
        return f"({value % columns}, {value // columns})" if value >= 0 else ""
    if meaning.kind == Kind.PARCEL:
        counts = [value >> meaning.bits * nth & (1 << meaning.bits) - 1 for nth in range(len(meaning.names))]
        return " ".join(f"{name} {count}" for name, count in zip(meaning.names, counts, strict=True) if count)
    names = seats if meaning.kind == Kind.SEATS else meaning.names
    return " ".join(name for nth, name in enumerate(names) if value >> nth & 1)
