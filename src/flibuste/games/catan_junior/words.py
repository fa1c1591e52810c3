"""The game's numbers in words: actions, facts, prompts, refusals and endings."""

from typing import Any, Final

import msgspec

from flibuste.core.game import BadAction
from flibuste.core.message import Message, message
from flibuste.core.message import seat as seated
from flibuste.core.refusal import Refusal
from flibuste.games.catan_junior import actions as act
from flibuste.games.catan_junior import descriptions as d
from flibuste.games.catan_junior.data import COLOURS, KINDS, MOST_HEXES, MOST_LINES, MOST_SITES, RESOURCES
from flibuste.games.catan_junior.log import fact, fact_name, heap, heaps
from flibuste.games.catan_junior.refusals import REFUSALS
from flibuste.games.catan_junior.state import FREE_BUILD, GHOST, GIFTS, MAIN, ROLL, WON, State
from flibuste.games.catan_junior.views import Own, Public, cards_of, own, public

_PLAIN: Final[dict[int, Any]] = {
    act.ROLL_DIE: d.Roll(),
    act.END_TURN: d.EndTurn(),
    act.BUY_COCO: d.BuyCoco(),
    act.GIVE_NOTHING: d.GiveNothing(),
    act.ACCEPT: d.Accept(),
    act.REFUSE: d.Refuse(),
    act.WITHDRAW: d.Withdraw(),
    act.CALL_OFF: d.CallOff(),
}
_NUMBER_OF_PLAIN: Final = {type(named): action for action, named in _PLAIN.items()}


class CatanJuniorWords:
    """How Catan Junior's numbers are named and shown."""

    action_type: Any = d.Action
    fact_type: Any = d.Fact
    public_type: type[msgspec.Struct] = Public
    own_type: type[msgspec.Struct] = Own

    def name(self, action: int) -> msgspec.Struct:
        """The action as a struct."""
        if action in _PLAIN:
            return _PLAIN[action]  # type: ignore[no-any-return]
        if act.BUILD_BOAT <= action < act.BUILD_FORT:
            return d.BuildBoat(action - act.BUILD_BOAT)
        if act.BUILD_FORT <= action < act.BUY_COCO:
            return d.BuildFort(action - act.BUILD_FORT)
        if act.MOVE_GHOST <= action < act.GIVE:
            return d.MoveGhost(action - act.MOVE_GHOST)
        if act.GIVE <= action < act.GIVE_NOTHING:
            return d.Give(RESOURCES[action - act.GIVE])
        if act.MARKET <= action < act.STOCK:
            give, take = divmod(action - act.MARKET, KINDS)
            return d.Market(RESOURCES[give], RESOURCES[take])
        if act.STOCK <= action < act.ACCEPT:
            give, take = divmod(action - act.STOCK, KINDS)
            return d.Stock(RESOURCES[give], RESOURCES[take])
        if act.DEAL_WITH <= action < act.DENSE:
            return d.DealWith(action - act.DEAL_WITH)
        sides = cards_of(act.given(action)), cards_of(act.wanted(action))
        if act.tag(action) == act.OFFER_TAG:
            return d.Offer(*sides)
        if act.tag(action) == act.COUNTER_TAG:
            return d.Counter(*sides)
        raise BadAction(f"no action has the number {action}")

    def action(self, description: Any) -> int:
        """The action that a struct describes."""
        match description:
            case d.BuildBoat(line):
                return act.BUILD_BOAT + _below(line, MOST_LINES, "line")
            case d.BuildFort(site):
                return act.BUILD_FORT + _below(site, MOST_SITES, "site")
            case d.MoveGhost(terrain):
                return act.MOVE_GHOST + _below(terrain, MOST_HEXES, "hex")
            case d.Give(given):
                return act.GIVE + RESOURCES.index(given)
            case d.Market(give, take):
                return act.MARKET + KINDS * RESOURCES.index(give) + RESOURCES.index(take)
            case d.Stock(give, take):
                return act.STOCK + KINDS * RESOURCES.index(give) + RESOURCES.index(take)
            case d.DealWith(other):
                return act.DEAL_WITH + _below(other, 4, "seat")
            case d.Offer(give, want):
                return act.offer(_side(give), _side(want))
            case d.Counter(give, want):
                return act.offer(_side(give), _side(want), act.COUNTER_TAG)
        action = _NUMBER_OF_PLAIN.get(type(description))
        if action is None:
            raise BadAction(f"{description!r} is no action of Catan Junior")
        return action

    def say(self, seat: int, action: int) -> Message:
        """What the seat would do with this action."""
        del seat
        match self.name(action):
            case d.BuildBoat(line):
                return message("cj-do-build-boat", line=line + 1)
            case d.BuildFort(site):
                return message("cj-do-build-fort", site=site + 1)
            case d.MoveGhost(terrain):
                return message("cj-do-move-ghost", hex=terrain + 1)
            case d.Give(given):
                return message("cj-do-give", what=heap(given, 1))
            case d.Market(give, take):
                return message("cj-do-market", give=heap(give, 1), take=heap(take, 1))
            case d.Stock(give, take):
                return message("cj-do-stock", give=message(f"cj-name-{give}"), take=heap(take, 1))
            case d.DealWith(other):
                return message("cj-do-deal-with", who=seated(other))
            case d.Offer(give, want):
                return message("cj-do-offer", give=heaps(give), want=heaps(want))
            case d.Counter(give, want):
                return message("cj-do-counter", give=heaps(give), want=heaps(want))
            case plain:
                return message(f"cj-do-{_tag(plain)}")

    def fact(self, row: tuple[int, ...]) -> Message:
        """A fact as a line of the log."""
        return fact(row)

    def fact_name(self, row: tuple[int, ...]) -> msgspec.Struct:
        """A fact as a struct for animation and sound."""
        return fact_name(row)

    def prompt(self, o: State, seat: int) -> Message:
        """What this seat is asked now."""
        phase = int(o.phase)
        if phase == GIFTS:
            return message("cj-prompt-gift", who=seated(o.active))
        if seat != o.active:
            offer = int(o.offer)
            if offer == act.CALL_OFF:
                return message("cj-prompt-call-off", who=seated(o.active))
            give, want = cards_of(act.given(offer)), cards_of(act.wanted(offer))
            return message("cj-prompt-answer", who=seated(o.active), give=heaps(give), want=heaps(want))
        return message(f"cj-prompt-{_PROMPTS[phase]}")

    def refusal(self, code: int) -> Refusal:
        """The name, message key and clause of a refusal."""
        return REFUSALS[code]

    def ending(self, reason: int) -> Message:
        """How the game ended."""
        return message("cj-ending-won" if reason == WON else "cj-ending-called-off")

    def seat_name(self, o: State, seat: int) -> Message:
        """A seat is called by its colour."""
        return message(f"cj-colour-{COLOURS[int(o.players)][seat]}")

    def public(self, o: State) -> Public:
        """What everyone sees."""
        return public(o)

    def own(self, o: State, seat: int) -> Own:
        """What only this seat sees."""
        return own(o, seat)


_PROMPTS: Final = {ROLL: "roll", GHOST: "ghost", MAIN: "main", FREE_BUILD: "free-build"}


def _tag(named: msgspec.Struct) -> str:
    return str(named.__struct_config__.tag).replace("_", "-")


def _below(number: int, count: int, what: str) -> int:
    if not 0 <= number < count:
        raise BadAction(f"there is no {what} {number}")
    return number


def _side(cards: d.Cards) -> int:
    counts = msgspec.structs.astuple(cards)
    if not all(0 <= count <= 31 for count in counts):
        raise BadAction("nobody holds that many cards")
    return act.pack(counts)


WORDS: Final = CatanJuniorWords()
