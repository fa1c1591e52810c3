"""What a finished game of Santy Anno teaches: time and slips by kind of card, and who wins without slips."""

# compile-cache: holds no rules

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any, Final

from flibuste.core.message import Message, message
from flibuste.core.message import seat as seated
from flibuste.core.recording import Recording, replay
from flibuste.core.review import Mark, Review, Section, TableRow
from flibuste.games.santy_anno import facts
from flibuste.games.santy_anno.cards import nth_card
from flibuste.games.santy_anno.check import believed_ship
from flibuste.games.santy_anno.data import COINS_OF_A_VALUE
from flibuste.games.santy_anno.deal import line_length
from flibuste.games.santy_anno.fleets import fleet_of
from flibuste.games.santy_anno.slips import FAMILIES, Line, Slip, families, path_of, slip_behind

EVENT: Final = "event"
SECOND: Final = 1000.0


@dataclass
class Tally:
    """What one pirate, or the whole table, did with the cards of a kind: times by card, and slips."""

    times: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    slips: Counter[str] = field(default_factory=Counter)
    unexplained: int = 0
    """Wrong ships that no single slip leads to."""

    def mean(self, kind: str | None = None) -> float | None:
        """Seconds per card of this kind, or of any."""
        found = [time for one, times in self.times.items() if kind in (None, one) for time in times]
        return sum(found) / len(found) if found else None


def line_of(s: Any, seat: int) -> Line:
    """The line of this round as a pirate had to read it."""
    count = int(line_length(s))
    return Line(
        tuple(int(ship) for ship in s.table),
        tuple(int(card) for card in s.cards[:count]),
        int(s.event),
        int(s.tile[seat]),
        fleet_of(s),
    )


def review(recording: Recording) -> Review:
    """Time and slips by kind of card, each slip in words, and who would have won without them."""
    everybody, tallies = Tally(), [Tally() for _ in range(recording.players)]
    spotless = [0] * recording.players
    marks: list[Mark] = []
    last: Any = None
    for number, (s, _, happened) in enumerate(replay(recording), 1):
        last = s
        if not any(fact[0] == facts.ARRIVED for fact in happened):
            continue
        for nth in range(int(s.arrived)):
            pirate = int(s.order[nth])
            spotless[pirate] += max(0, COINS_OF_A_VALUE - nth)
            line = line_of(s, pirate)
            kinds = families(line)
            each = int(s.instant[pirate]) / SECOND / max(len(kinds), 1)
            for tally in (everybody, tallies[pirate]):
                for kind in kinds:
                    tally.times[kind].append(each)
            marks += _slipped(
                line, kinds, number, pirate, int(believed_ship(s, pirate)), tallies[pirate], everybody
            )
    summary = _without_slips(recording, last, spotless)
    return Review(summary, marks, [_section(tallies, everybody)])


def _slipped(
    line: Line, kinds: list[str], number: int, pirate: int, ship: int, own: Tally, everybody: Tally
) -> list[Mark]:
    """The mark for a wrong ship: the slip that leads there, or that no single one does."""
    if path_of(line)[-1] == ship:
        return []
    slip = slip_behind(line, ship)
    if slip is None:
        own.unexplained += 1
        everybody.unexplained += 1
        said = message("sa-review-wrong", who=seated(pirate))
        return [Mark("slip", number, pirate, 1.0, said, [message("ui-bosun-no-slip")])]
    kind = EVENT if slip.nth is None else kinds[slip.nth]
    own.slips[kind] += 1
    everybody.slips[kind] += 1
    said = message("sa-review-slip", who=seated(pirate))
    return [Mark("slip", number, pirate, 1.0, said, [_at_its_card(line, slip)])]


def _at_its_card(line: Line, slip: Slip) -> Message:
    """What a slip was, and at which card of the line."""
    if slip.nth is None:
        return slip.say
    place = int(nth_card(slip.nth, len(line.cards), line.event))
    return message("ui-sa-slip", n=place + 1, slip=slip.say)


def _without_slips(recording: Recording, s: Any, spotless: list[int]) -> list[Any]:
    """Who won, and who would have won if everybody had read every card right."""
    best = max(spotless)
    would = [seat for seat, ducats in enumerate(spotless) if ducats == best]
    winners = [seat for seat in range(recording.players) if int(s.rank[seat]) == 1]
    key = "sa-review-won-anyway" if would == winners else "sa-review-without-slips"
    return [
        message("sa-review-won", who=[seated(seat) for seat in winners], n=len(winners)),
        message(key, who=[seated(seat) for seat in would], n=len(would), ducats=best),
    ]


def _section(tallies: list[Tally], everybody: Tally) -> Section:
    columns = [*tallies, everybody]
    rows = [TableRow(message("sa-review-all-kinds"), [_cell(one, None) for one in columns])]
    rows += [
        TableRow(
            message("sa-review-event" if kind == EVENT else f"ui-bosun-kind-{kind}"),
            [_cell(one, kind) for one in columns],
        )
        for kind in (*FAMILIES, EVENT)
        if kind in everybody.times or everybody.slips[kind]
    ]
    heads = [
        *(message("sa-review-pirate", who=seated(seat)) for seat in range(len(tallies))),
        message("sa-review-table"),
    ]
    return Section(message("sa-review-kinds"), heads, rows)


def _cell(tally: Tally, kind: str | None) -> dict[str, Any] | None:
    """Seconds per card, how much more than the pirate's average that is, and slips."""
    slips = tally.unexplained + tally.slips.total() if kind is None else tally.slips[kind]
    mean, average = tally.mean(kind), tally.mean()
    if mean is None or average is None:
        return message("sa-review-slips", n=slips) if slips else None
    if kind is None:
        return message("sa-review-average", seconds=f"{mean:.1f}", n=slips)
    more = mean - average
    sign = "+" if more >= 0 else "\u2212"
    return message("sa-review-cell", seconds=f"{mean:.1f}", more=f"{sign}{abs(more):.1f}", n=slips)
