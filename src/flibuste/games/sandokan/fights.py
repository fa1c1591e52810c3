"""Fighting (SK-40 to SK-44): who can be attacked, the hidden choice of both, and what the loser pays."""

from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.games.sandokan.actions import ATTACK, CEDE, GIVE, PASS, READY, SHOW, WITH_LETTER
from flibuste.games.sandokan.asking import answered, ask, ask_all, ask_to_put_back
from flibuste.games.sandokan.cards import give_card, list_hand, lose_card
from flibuste.games.sandokan.data import BESIDE, FIRST_RED, HOLD, MARQUE, PORT_AT, SERENITY, X, Y
from flibuste.games.sandokan.facts import CEDED, SEIZED
from flibuste.games.sandokan.fight_facts import ANSWERED, ATTACKED, BEAT, DREW_LEVEL, SHOWED
from flibuste.games.sandokan.knowledge import learn_all_reds, learn_colour
from flibuste.games.sandokan.state import (
    ALL_VIEWERS,
    FIGHTING,
    FULL_HOLD,
    HAND_OVER,
    LOSE_TREASURE,
    MAY_ATTACK,
    OPEN,
    OVER_LIMIT,
    PAY_DEFEAT,
    REDS,
    STORM_PILE,
    State,
)
from flibuste.games.sandokan.treasures import list_treasures, load, unload

LETTER_STRENGTH = 3
SPOILS = 2


@compiled
def exposed(s: State, seat: int) -> bool:
    """Whether a boat can be attacked at all: not in a port, not beside Serenity (SK-32, SK-40)."""
    cell = int(s.where[seat])
    return bool(PORT_AT[cell] < 0 and BESIDE[cell] != SERENITY)


@compiled
def in_reach(s: State, seat: int, target: int) -> bool:
    """Whether a boat can be attacked from where this one lies, corners included."""
    here, there = int(s.where[seat]), int(s.where[target])
    if seat == target or PORT_AT[here] >= 0 or not exposed(s, target):
        return False
    return bool(abs(X[here] - X[there]) <= 1 and abs(Y[here] - Y[there]) <= 1)


@compiled
def offer_attack(s: State, seat: int) -> None:
    """Asks whether to attack if a boat is in reach after a move, whatever the hand; not in an extra turn."""
    if not s.arrived or s.extra:
        return
    for target in range(int(s.players)):
        if in_reach(s, seat, target):
            ask(s, seat, MAY_ATTACK)
            return


@compiled
def reds_in_hand(s: State, seat: int) -> int:
    """How many red cards a hand holds."""
    return int(s.hands[seat, 3]) + int(s.hands[seat, 4]) + int(s.hands[seat, 5])


@compiled
def list_attacks(s: State, seat: int, out: Ints) -> int:
    """The boats in reach, for a captain with a red card (SK-40)."""
    out[0] = PASS
    count = 1
    if reds_in_hand(s, seat) > 0:
        for target in range(int(s.players)):
            if in_reach(s, seat, target):
                out[count] = ATTACK + target
                count += 1
    return count


@compiled
def attack(s: State, seat: int, action: int, facts: Ints) -> int:
    """Attacks a boat, or leaves it alone; after an attack both captains choose in secret."""
    if action == PASS:
        answered(s)
        return 0
    target = action - ATTACK
    s.attacker = seat
    s.defender = target
    learn_colour(s, seat, REDS, 1)
    tell(facts, ATTACKED, seat, target)
    ask_all(s, (1 << seat) | (1 << target), FIGHTING)
    return 1


@compiled
def list_fight(s: State, seat: int, out: Ints) -> int:
    """Lists showing one more red card, where they are chosen, and being ready, with or without the letter."""
    side = 0 if seat == s.attacker else 1
    count = 0
    shown = 0
    if s.reds_chosen:
        for value in range(3):
            shown += int(s.shown[side, value])
            if s.hands[seat, FIRST_RED + value] > s.shown[side, value]:
                out[count] = SHOW + value
                count += 1
        if side == 0 and shown == 0:
            # The attacker shows at least one (SK-41).
            return count
    out[count] = READY
    count += 1
    if s.marque == seat:
        out[count] = WITH_LETTER
        count += 1
    return count


@compiled
def prepare(s: State, seat: int, action: int, facts: Ints) -> int:
    """Takes one captain's secret choice; when both are ready the fight is decided."""
    side = 0 if seat == s.attacker else 1
    if SHOW <= action < READY:
        s.shown[side, action - SHOW] += 1
        return 0
    s.letter[side] = 1 if action == WITH_LETTER else 0
    s.waiting = int(s.waiting) & ~(1 << seat)
    tell(facts, ANSWERED, seat)
    if s.waiting == 0:
        answered(s)
        _decide(s, facts)
    return 1


@compiled
def _reveal(s: State, seat: int, side: int, facts: Ints) -> int:
    """Shows one captain's red cards and letter, and returns their strength."""
    if not s.reds_chosen:
        learn_all_reds(s, seat)
        for value in range(3):
            s.shown[side, value] = s.hands[seat, FIRST_RED + value]
    ones, twos, threes = int(s.shown[side, 0]), int(s.shown[side, 1]), int(s.shown[side, 2])
    letter = int(s.letter[side])
    strength = ones + 2 * twos + 3 * threes + LETTER_STRENGTH * letter
    tell(facts, SHOWED, seat, ones, twos, threes, letter, strength)
    if letter:
        _return_letter(s)
    for value in range(3):
        if s.cards_spent:
            for _ in range(int(s.shown[side, value])):
                lose_card(s, seat, FIRST_RED + value, ALL_VIEWERS)
        s.shown[side, value] = 0
    s.letter[side] = 0
    return strength


@compiled
def _return_letter(s: State) -> None:
    """Puts the letter of marque under the pile of Storms."""
    s.marque = -1
    s.storms[(int(s.storms_top) + int(s.storms_size)) & (STORM_PILE - 1)] = MARQUE + 1 + OPEN
    s.storms_size += 1


@compiled
def _decide(s: State, facts: Ints) -> None:
    attacker, defender = int(s.attacker), int(s.defender)
    mine = _reveal(s, attacker, 0, facts)
    theirs = _reveal(s, defender, 1, facts)
    if mine > theirs:
        tell(facts, BEAT, attacker, defender)
        s.next_extra = defender
        _seize(s, attacker, defender, facts)
        if not _stow(s, attacker):
            ask_for_cards(s)
    elif mine < theirs:
        tell(facts, BEAT, defender, attacker)
        s.next_extra = attacker
        if s.cards[attacker] > 0 or s.aboard[attacker] > 0:
            ask(s, attacker, PAY_DEFEAT)
    else:
        tell(facts, DREW_LEVEL, attacker, defender)
        s.next_extra = attacker


@compiled
def _seize(s: State, winner: int, loser: int, facts: Ints) -> None:
    """The attacker takes all treasures the other carries (SK-42)."""
    for treasure in range(6):
        for _ in range(int(s.cargo[loser, treasure])):
            unload(s, loser, treasure)
            load(s, winner, treasure)
            tell(facts, SEIZED, winner, loser, treasure)


@compiled
def _stow(s: State, winner: int) -> bool:
    """Lets a winner with too much aboard choose what stays (SK-42, SK-43); returns whether he is asked."""
    if s.aboard[winner] <= HOLD:
        return False
    s.goal = HOLD
    s.why = FULL_HOLD
    ask(s, winner, LOSE_TREASURE)
    return True


@compiled
def ask_for_cards(s: State) -> None:
    """Lets the beaten captain choose the two cards to hand over, or all if he has fewer."""
    if s.cards[int(s.defender)] > 0:
        s.goal = max(0, int(s.cards[int(s.defender)]) - SPOILS)
        ask(s, int(s.defender), HAND_OVER)


@compiled
def hand_over(s: State, seat: int, action: int, facts: Ints) -> int:
    """Gives the attacker one card; with too many cards he then chooses which to keep (SK-14)."""
    give_card(s, seat, int(s.attacker), action - GIVE, facts)
    if s.cards[seat] <= s.goal:
        answered(s)
        ask_to_put_back(s, int(s.attacker), int(s.most_cards), OVER_LIMIT)
    return 1


@compiled
def list_defeat(s: State, seat: int, out: Ints) -> int:
    """The beaten attacker gives one treasure or one card (SK-43)."""
    count = list_treasures(s.cargo[seat], CEDE, out, 0)
    return list_hand(s, seat, GIVE, out, count)


@compiled
def pay_defeat(s: State, seat: int, action: int, facts: Ints) -> int:
    """Gives the winner a treasure, or a card."""
    winner = int(s.defender)
    answered(s)
    if action >= CEDE:
        treasure = action - CEDE
        unload(s, seat, treasure)
        load(s, winner, treasure)
        tell(facts, CEDED, seat, winner, treasure)
        _stow(s, winner)
        return 0
    give_card(s, seat, winner, action - GIVE, facts)
    ask_to_put_back(s, winner, int(s.most_cards), OVER_LIMIT)
    return 1
