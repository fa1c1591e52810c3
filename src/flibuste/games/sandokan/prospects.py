"""What each choice would bring, in words, from the observation of the seat that is asked."""

# compile-cache: holds no rules

from collections.abc import Sequence
from typing import Any, Final

from flibuste.core.message import Message, message
from flibuste.core.message import seat as seated
from flibuste.core.prospect import Prospect
from flibuste.games.sandokan import actions as act
from flibuste.games.sandokan.actions import ACTIONS
from flibuste.games.sandokan.cards import left_to_pay
from flibuste.games.sandokan.courses import Courses
from flibuste.games.sandokan.data import (
    CARDS,
    FIRST_RED,
    HEADINGS,
    POINTS,
    PORT_AT,
    PORT_TREASURE,
    PORTS,
    STEP,
    TO_WIN,
    TREASURES,
    VALUE,
)
from flibuste.games.sandokan.fields import fields_of
from flibuste.games.sandokan.fights import LETTER_STRENGTH, SPOILS
from flibuste.games.sandokan.nouns import card, treasure
from flibuste.games.sandokan.places import listed, points_at, worth_of
from flibuste.games.sandokan.ports import treasure_at
from flibuste.games.sandokan.state import (
    AT_CHEST,
    AT_WRECK,
    EXCHANGE,
    FIGHTING,
    IN_WIND,
    MAY_ATTACK,
    MAY_CALL,
    MAY_TURN_EVENT,
    PAY_BOTH,
    PAY_TOLL,
    SAIL_OUT,
    SWAP_CARGO,
    TRADE,
    WITH_CHART,
    State,
)

_PASSED: Final = {
    SAIL_OUT: "extra",
    MAY_TURN_EVENT: "event",
    TRADE: "trade",
    AT_CHEST: "chest",
    IN_WIND: "stay",
    WITH_CHART: "stay",
    EXCHANGE: "exchange",
    MAY_ATTACK: "attack",
    MAY_CALL: "call",
}
_ASKED_ANYWAY: Final = {AT_WRECK: "no-price", AT_CHEST: "no-pair", MAY_ATTACK: "no-red", FIGHTING: "no-red"}
"""Questions that a hand with no possible answer gets all the same, because skipping them would tell the
others."""
_COSTLY: Final = (act.Attack, act.Swap, act.Buy, act.Give, act.Call)
"""What nobody can take back and costs something."""
_OUT_OF_TURN: Final = (act.Drop, act.Lose)
"""What only the captain whose turn it is can take back."""


def prospects(o: State, seat: int, actions: Sequence[int]) -> list[Prospect]:
    """What each choice of a seat would bring."""
    if not actions:
        return []
    telling = _Telling(o, seat, alone=len(actions) == 1)
    return [telling.prospect(action) for action in actions]


class _Telling:
    """One seat's choices at one moment."""

    def __init__(self, o: Any, seat: int, *, alone: bool) -> None:
        self.o, self.seat, self.f = o, seat, fields_of(o)
        self.phase = self.f.phase
        self.alone = alone
        """Nothing else can be chosen."""
        self.courses = Courses(o, self.f, seat)

    def prospect(self, action: int) -> Prospect:
        named = ACTIONS.name(action)
        kind = str(type(named).__struct_config__.tag)
        brings: list[Message] = getattr(self, f"_{kind}")(named)
        if self.alone and self.phase in _ASKED_ANYWAY and not (self.phase == FIGHTING and self._reds()):
            brings.append(message(f"sk-brings-asked-{_ASKED_ANYWAY[self.phase]}"))
        return Prospect(brings, grave=self._grave(named))

    def _grave(self, named: Any) -> bool:
        if isinstance(named, act.Take):
            return self.phase in (AT_WRECK, AT_CHEST)
        if isinstance(named, _OUT_OF_TURN):
            return bool(self.seat != self.f.active)
        return isinstance(named, _COSTLY)

    # The turn

    def _pass(self, _: act.Pass) -> list[Message]:
        if self.phase == SWAP_CARGO:
            lies = treasure(TREASURES[self._lying_here()])
            return [message("sk-brings-pass-swap-cargo", treasure=lies)]
        return [message(f"sk-brings-pass-{_PASSED[self.phase]}")]

    def _port(self, chosen: act.Port) -> list[Message]:
        lies = treasure(TREASURES[PORT_TREASURE[PORTS.index(chosen.port)]])
        return [message("sk-brings-port", treasure=lies, of=TO_WIN)]

    def _lay(self, chosen: act.Lay) -> list[Message]:
        laid = sum(value * int(count) for value, count in enumerate(self.f.laid, 1))
        return [message("sk-brings-lay", cells=laid + chosen.value)]

    def _sail(self, chosen: act.Sail) -> list[Message]:
        heading = HEADINGS.index(chosen.heading)
        if self.phase == SAIL_OUT:
            return self.courses.sail(heading, chosen.cells)
        cell = int(self.f.where[self.seat])
        for _ in range(chosen.cells):
            cell = int(STEP[cell, heading])
        return self.courses.carried(cell)

    def _go(self, chosen: act.Go) -> list[Message]:
        return self.courses.carried(chosen.cell)

    def _turn(self, chosen: act.Turn) -> list[Message]:
        return self.courses.turn(HEADINGS.index(chosen.heading))

    def _head(self, chosen: act.Head) -> list[Message]:
        return [self.courses.ahead(HEADINGS.index(chosen.heading))]

    def _stay(self, _: act.Stay) -> list[Message]:
        return self.courses.places.staying()

    def _glide(self, chosen: act.Glide) -> list[Message]:
        del chosen
        return [message("sk-brings-glide"), message("sk-brings-serenity")]

    def _turn_event(self, _: act.TurnEvent) -> list[Message]:
        return [message("sk-brings-turn-event")]

    # Trades and finds

    def _swap(self, chosen: act.Swap) -> list[Message]:
        kind = CARDS.index(chosen.card)
        taken = CARDS[kind + FIRST_RED if kind < FIRST_RED else kind - FIRST_RED]
        return [message("sk-brings-swap", given=card(chosen.card), taken=card(taken))]

    def _buy(self, chosen: act.Buy) -> list[Message]:
        return [message("sk-brings-buy", n=_points(chosen)), message("sk-brings-buy-once")]

    def _trade_in(self, chosen: act.TradeIn) -> list[Message]:
        points = _points(chosen)
        return [message("sk-brings-trade-in", n=points, rest=int(left_to_pay(self.o)) - points)]

    def _pay(self, chosen: act.Pay) -> list[Message]:
        kind = CARDS.index(chosen.card)
        if self.phase == PAY_BOTH:
            rest = 1 if kind < FIRST_RED else 0
            said = message("sk-brings-pay-black")
        else:
            rest = int(left_to_pay(self.o)) - int(POINTS[kind])
            said = message("sk-brings-pay", n=rest)
        goods = treasure(TREASURES[self.f.goods])
        return [said if rest else message("sk-brings-pay-last", treasure=goods)]

    def _take_card(self, _: act.TakeCard) -> list[Message]:
        f = self.f
        gets = f.pile_size > 0 and f.cards[self.seat] < f.most_cards
        return [message("sk-brings-take-card" if gets else "sk-brings-take-card-none")]

    def _take(self, chosen: act.Take) -> list[Message]:
        worth = _worth(chosen)
        if self.phase == EXCHANGE:
            rest = self.f.balance - _points(chosen)
            return [message("sk-brings-fetch", worth=worth, n=rest)]
        where = {AT_WRECK: "wreck", AT_CHEST: "chest"}.get(self.phase, "gift")
        return [message(f"sk-brings-take-{where}", worth=worth)]

    def _leave(self, chosen: act.Leave) -> list[Message]:
        if self.phase == EXCHANGE:
            return [message("sk-brings-leave", worth=_worth(chosen))]
        lies = self._lying_here()
        return [
            message(
                "sk-brings-leave-swap",
                left=treasure(chosen.treasure),
                taken=treasure(TREASURES[lies]),
                worth=worth_of(lies),
            )
        ]

    def _lying_here(self) -> int:
        """The treasure of the free port where the boat lies."""
        return int(treasure_at(self.o, int(PORT_AT[int(self.f.where[self.seat])])))

    # Losses

    def _lose(self, chosen: act.Lose) -> list[Message]:
        if self.phase == PAY_TOLL:
            left = points_at(self.f, self.seat) - _points(chosen)
            return [message("sk-brings-toll", n=left, of=TO_WIN)]
        return [message("sk-brings-lose", worth=_worth(chosen))]

    def _drop(self, _: act.Drop) -> list[Message]:
        return [message("sk-brings-drop", n=int(self.f.cards[self.seat]) - self.f.goal - 1)]

    def _give(self, _: act.Give) -> list[Message]:
        return [message("sk-brings-give", whom=seated(self._foe()))]

    def _cede(self, chosen: act.Cede) -> list[Message]:
        return [message("sk-brings-cede", whom=seated(self._foe()), worth=_worth(chosen))]

    def _foe(self) -> int:
        """The other captain of the fight."""
        return int(self.f.defender if self.seat == self.f.attacker else self.f.attacker)

    # Fights and calls

    def _attack(self, chosen: act.Attack) -> list[Message]:
        f, foe = self.f, chosen.seat
        said = {"strength": self._reds(), "whom": seated(foe), "n": int(f.cards[foe])}
        letter = f.marque == self.seat
        brings = [
            message("sk-brings-attack-letter", more=self._reds() + LETTER_STRENGTH, **said)
            if letter
            else message("sk-brings-attack", **said),
            self._loot(foe),
            message("sk-brings-defeat"),
        ]
        return [*brings, message("sk-brings-reds-go")] if f.cards_spent else brings

    def _loot(self, foe: int) -> Message:
        """What winning a fight brings (SK-42), less the cards that the loser shows where cards are spent."""
        treasures, cards = listed(self.f.cargo[foe]), min(SPOILS, int(self.f.cards[foe]))
        if treasures:
            return message("sk-brings-win", treasures=treasures, n=cards)
        return message("sk-brings-win-cards", n=cards)

    def _reds(self) -> int:
        """The strength of all red cards in hand."""
        return sum(int(n) * value for value, n in enumerate(self.f.hands[self.seat][FIRST_RED:], 1))

    def _strength(self) -> int:
        """The strength of the cards shown so far, if the captain is ready now."""
        if not self.f.reds_chosen:
            return self._reds()
        side = 0 if self.seat == self.f.attacker else 1
        return sum(int(n) * value for value, n in enumerate(self.f.shown[side], 1))

    def _show(self, chosen: act.Show) -> list[Message]:
        return [message("sk-brings-show", strength=self._strength() + chosen.value)]

    def _ready(self, _: act.Ready) -> list[Message]:
        return [message("sk-brings-ready", strength=self._strength())]

    def _with_letter(self, _: act.WithLetter) -> list[Message]:
        return [message("sk-brings-ready-letter", strength=self._strength() + LETTER_STRENGTH)]

    def _call(self, _: act.Call) -> list[Message]:
        return [message("sk-brings-call", whom=seated(self.f.active)), message("sk-brings-call-false")]


def _points(chosen: Any) -> int:
    return int(VALUE[TREASURES.index(chosen.treasure)])


def _worth(chosen: Any) -> Message:
    return worth_of(TREASURES.index(chosen.treasure))
