"""What each event does (SK-E1 to SK-E15): finds in `finds`, weather in `winds`, the rest here."""

from flibuste.core.compiled import compiled
from flibuste.core.record import Ints
from flibuste.games.sandokan import data
from flibuste.games.sandokan.actions import DROP, LOSE
from flibuste.games.sandokan.asking import answered, ask, ask_to_put_back
from flibuste.games.sandokan.cards import draw_blind, draw_cards, drop_card
from flibuste.games.sandokan.data import PORT_CELL
from flibuste.games.sandokan.finds import chest, merchant, wreck
from flibuste.games.sandokan.state import (
    BY_LEAK,
    BY_SCURVY,
    IN_WIND,
    LOSE_TREASURE,
    OVER_LIMIT,
    WITH_CHART,
    State,
)
from flibuste.games.sandokan.treasures import lose_to_box
from flibuste.games.sandokan.winds import fog, storm


@compiled
def obey(s: State, seat: int, event: int, facts: Ints) -> None:
    """Carries out an event, or asks for the choice it leaves."""
    if event == data.WRECK:
        wreck(s, seat, facts)
    elif event == data.CHEST:
        chest(s, seat)
    elif event == data.MERCHANT:
        merchant(s, seat, facts)
    elif event == data.WIND:
        ask(s, seat, IN_WIND)
    elif event == data.CREW:
        crew(s, seat, facts)
    elif event == data.MARQUE:
        s.marque = seat
    elif event == data.CHART:
        ask(s, seat, WITH_CHART)
    elif event == data.STORM:
        storm(s, seat, facts)
    elif event == data.LEAK:
        leak(s, seat)
    elif event == data.SCURVY:
        ask_to_put_back(s, seat, 4, BY_SCURVY)
    elif event == data.MUTINY:
        mutiny(s, seat, facts)
    elif event == data.BECALMED:
        s.becalmed[seat] += 1
    elif event == data.CUSTOMS:
        customs(s, seat, facts)
    elif event == data.FOG:
        fog(s, seat, facts)
    else:
        plague(s, seat)


# SK-E5 Fresh crew


@compiled
def crew(s: State, seat: int, facts: Ints) -> None:
    """Take 2 cards."""
    draw_cards(s, seat, 2, facts)


# SK-E6 Letter of marque: `obey` gives it to the seat, `fights` uses it and puts it under the pile.

# SK-E9 Leak


@compiled
def leak(s: State, seat: int) -> None:
    """Lose a carried treasure, or 2 cards if there is none."""
    if s.aboard[seat] > 0:
        s.goal = int(s.aboard[seat]) - 1
        s.why = BY_LEAK
        ask(s, seat, LOSE_TREASURE)
    else:
        ask_to_put_back(s, seat, max(0, int(s.cards[seat]) - 2), BY_LEAK)


# SK-E10 Scurvy: `obey` asks which cards go back until 4 are left.

# SK-E11 Mutiny


@compiled
def mutiny(s: State, seat: int, facts: Ints) -> None:
    """The player on the left draws 2 cards blind and, above the limit, chooses which to keep (SK-14)."""
    left = (seat + 1) % int(s.players)
    draw_blind(s, left, seat, facts)
    draw_blind(s, left, seat, facts)
    ask_to_put_back(s, left, int(s.most_cards), OVER_LIMIT)


# SK-E12 Becalmed: `obey` counts the turns to miss, `turns` lets them pass.

# SK-E13 Customs


@compiled
def customs(s: State, seat: int, facts: Ints) -> None:
    """Every other player draws a card, starting on the left."""
    for further in range(1, int(s.players)):
        draw_cards(s, (seat + further) % int(s.players), 1, facts)


# SK-E15 Plague ship


@compiled
def plague(s: State, seat: int) -> None:
    """Bars every port but the captain's own until he comes home; at home it does nothing."""
    if s.where[seat] != PORT_CELL[int(s.home[seat])]:
        s.plagued = int(s.plagued) | (1 << seat)


# What the captain chooses to lose: treasures to the box, cards under the pile


@compiled
def lose_treasure(s: State, seat: int, action: int, facts: Ints) -> int:
    """Gives up one carried treasure; asked again until few enough are aboard."""
    lose_to_box(s, seat, action - LOSE, int(s.why), facts)
    if s.aboard[seat] <= s.goal:
        answered(s)
    return 0


@compiled
def put_back(s: State, seat: int, action: int, facts: Ints) -> int:
    """Puts one card under the pile; asked again until few enough are left."""
    drop_card(s, seat, action - DROP, int(s.why), facts)
    if s.cards[seat] <= s.goal:
        answered(s)
    return 0
