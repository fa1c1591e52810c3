"""A small language to set the scene: pirates at ships, cards in a line, actions by name."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from flibuste.core import facts
from flibuste.core.chance import key_of
from flibuste.core.declared.actions import Action
from flibuste.core.message import Message
from flibuste.core.record import blank
from flibuste.core.seats import BOSUN, CLOCK
from flibuste.games.santy_anno import GAME
from flibuste.games.santy_anno import actions as act
from flibuste.games.santy_anno.data import CARDS, EVENTS, SHIPS

FLEET_ORDER = ("paradise", "viper", "revenge", "sahara", "profundis", "royal", "santy-anno", "vendetta")
"""How the ships lie around the table in these tests, clockwise."""

STILL = "name:-P"
"""A card that leaves whoever starts at Paradise where he is."""


class Scene:
    """A game in which the test decides what is drawn."""

    def __init__(self, players: int = 3, seed: object = 0, **options: str) -> None:
        self.s = GAME.first_state(players, options, key_of("scene", seed))
        self.told: list[tuple[int, ...]] = []
        self.players = players
        if options.get("dealer") != "hand":
            self.lay_ships(FLEET_ORDER)
            self.start(*FLEET_ORDER[:players])

    def lay_ships(self, ships: Sequence[str]) -> None:
        """The ships as they lie, clockwise."""
        for chair, ship in enumerate(ships):
            self.s.table[chair] = SHIPS.index(ship)
            self.s.chair_of[SHIPS.index(ship)] = chair

    def start(self, *ships: str) -> None:
        """Each pirate's tile at a ship, and the pirate behind its chair."""
        for seat, ship in enumerate(ships):
            self.s.tile[seat] = SHIPS.index(ship)
            self.s.place[seat] = self.s.chair_of[SHIPS.index(ship)]

    def does(self, seat: int, action: int | Action, at: int = 0) -> None:
        """The seat takes an action that must be allowed."""
        number = (action if isinstance(action, int) else act.ACTIONS.number(action)) | at << act.INSTANT_SHIFT
        code = GAME.allowed(self.s, seat, number)
        assert not code, GAME.words.refusal(code).name
        happened = facts.buffer(GAME.max_facts)
        GAME.apply(self.s, seat, number, happened)
        self.told = [(row[0], *row[2:]) for row in happened[1 : int(happened[0, 0]) + 1].tolist()]

    def refused(self, seat: int, action: int | Action, at: int = 0) -> str:
        """The name of the refusal of an action, which must change nothing."""
        number = (action if isinstance(action, int) else act.ACTIONS.number(action)) | at << act.INSTANT_SHIFT
        before = self.s.tobytes()
        code = GAME.allowed(self.s, seat, number)
        assert self.s.tobytes() == before
        return GAME.words.refusal(code).name if code else ""

    def clause(self, seat: int, action: int | Action) -> str:
        """The clause on which the refusal of an action rests."""
        code = GAME.allowed(self.s, seat, action if isinstance(action, int) else act.ACTIONS.number(action))
        return GAME.words.refusal(code).clause

    def deal(self, *cards: str, event: str | None = None) -> None:
        """Lays a line of cards in reading order and casts off; STILL stands for what the test leaves open."""
        while self.clock() == act.LAY_CARD:
            self.does(CLOCK, act.LAY_CARD)
        self.does(CLOCK, act.CAST_OFF)
        line = [*cards, *[STILL] * self.length][: self.length]
        self.turn_up(line, event)

    def turn_up(self, line: Iterable[str], event: str | None = None) -> None:
        """Replaces the cards on the table with those the test wants."""
        for position, card in enumerate(line):
            self.s.cards[position] = CARDS.index(card)
        if event is not None:
            self.s.event = EVENTS.index(event)
            self.s.holding[: self.players] = 0 if self.owes_lap else 1

    @property
    def owes_lap(self) -> bool:
        """Whether this round requires a lap."""
        rum = int(self.s.event) == EVENTS.index("rum") and int(self.s.rum_lap) == 0
        return int(self.s.way) != 1 and (int(self.s.round_number) >= 4 or rum)

    @property
    def length(self) -> int:
        """How many cards this round has."""
        return 4 + int(self.s.round_number)

    def clock(self) -> int:
        """What the clock does next."""
        out = np.zeros(GAME.max_legal, np.int64)
        assert GAME.legal(self.s, CLOCK, out) == 1
        return int(out[0])

    def choices(self, seat: int) -> list[int]:
        """What a seat can do."""
        out = np.zeros(GAME.max_legal, np.int64)
        return [int(action) for action in out[: GAME.legal(self.s, seat, out)]]

    def run_to(self, seat: int, ship: str, at: int = 0) -> None:
        """The pirate runs clockwise around the table until he is at the ship."""
        while self.s.table[int(self.s.place[seat])] != SHIPS.index(ship):
            self.does(seat, act.RUN_CW, at)

    def lap(self, seat: int, way: int = act.RUN_CW) -> None:
        """A full lap, and the scuttle is taken."""
        for _ in range(8):
            self.does(seat, way)
        self.does(seat, act.TAKE_SCUTTLE)

    def land(self, seat: int, ship: str, at: int = 0) -> None:
        """The pirate goes to the ship and lays his scuttle, all at one instant if one is given."""
        if self.s.way == 2:
            self.does(seat, act.SCAN + SHIPS.index(ship), at)
            return
        if self.s.way:
            self.does(seat, act.FRAME + SHIPS.index(ship), at)
        else:
            if self.owes_lap:
                self.lap(seat)
            self.run_to(seat, ship, at)
            self.does(seat, act.SIT, at)
        self.does(seat, act.LAY_SCUTTLE, at)

    def end_of(self, seat: int) -> str:
        """Where the seat's tile ends, once it is resolved."""
        return SHIPS[int(self.s.end[seat])]

    def skip_round(self) -> None:
        """A round in which nobody lands in time."""
        self.deal()
        self.does(CLOCK, act.TIME_UP)
        while self.s.phase == 3:
            self.does(CLOCK, act.COUNT)
        self.does(CLOCK, act.NEXT_ROUND)

    def to_round(self, number: int) -> None:
        """Plays empty rounds until this one; everyone is back at his ship."""
        starts = self.s.tile.copy()
        while self.s.round_number < number:
            self.skip_round()
        self.s.tile[:] = starts
        for seat in range(self.players):
            self.s.place[seat] = self.s.chair_of[int(starts[seat])]

    def seen(self, seat: int) -> Any:
        """The state as the seat knows it."""
        out = blank(GAME.state)
        GAME.observe(self.s, seat, out)
        return out

    def facts(self, kind: int) -> list[tuple[int, ...]]:
        """The facts of this kind from the last act."""
        return [fact[1:] for fact in self.told if fact[0] == kind]

    def said(self) -> list[Message]:
        """The lines of the log after the last act."""
        return [GAME.words.fact(fact) for fact in self.told]

    def ranks(self) -> list[int]:
        """The final ranks, or an empty list while the game goes on."""
        out = np.zeros(self.players, np.int8)
        return [int(rank) for rank in out] if GAME.outcome(self.s, out) else []


class Box(Scene):
    """A game with the cardboard box: the Bosun names everything."""

    def __init__(self, players: int = 3, **options: str) -> None:
        super().__init__(players, dealer="hand", **options)

    def names(self, *acts: int | Action) -> None:
        """The Bosun names one thing after the other."""
        for named in acts:
            self.does(BOSUN, named)

    def set_up(self) -> None:
        """The ships of these tests and the first places."""
        self.names(*(act.LIES + SHIPS.index(ship) for ship in FLEET_ORDER))
        self.names(*(act.STARTS + SHIPS.index(ship) for ship in FLEET_ORDER[: self.players]))

    def turn(self, *cards: str, event: str | None = None) -> None:
        """The line of this round in reading order, entered from the last card to the first."""
        for card in reversed(cards[1:]):
            self.names(act.TURNED + CARDS.index(card))
        if event is not None:
            self.names(act.HAPPENS + EVENTS.index(event))
        self.names(act.TURNED + CARDS.index(cards[0]))

    def sits(self, seat: int, ship: str) -> None:
        """The next scuttle of the pile."""
        self.names(act.SITS + 8 * seat + SHIPS.index(ship))
