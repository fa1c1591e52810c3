"""The clocks of a table: they run in table time, which stands still while nobody plays."""

from dataclasses import dataclass

from flibuste.table.settings import ClockRule

GRACE = 10_000
"""Milliseconds that clocks wait after the server was away."""


@dataclass(slots=True)
class Question:
    """A seat being asked: since when this prompt stands, and since when it has been asked without a break."""

    prompt: int
    since: int
    stretch: int


class Clocks:
    """Who has been asked for how long; all instants are milliseconds of table time."""

    def __init__(self, rule: ClockRule, seats: int, pace: float) -> None:
        self.rule = rule
        self.pace = pace
        self.asked: dict[int, Question] = {}
        self.reserve = [rule.reserve * 1000 if rule.kind == "reserve" else 0] * seats
        self._past = 0
        self._since: int | None = None

    @property
    def running(self) -> bool:
        """Whether table time goes on."""
        return self._since is not None

    def time(self, at: int) -> int:
        """The table time at an instant of the server's clock."""
        return self._past if self._since is None else self._past + max(0, at - self._since)

    def wall(self, instant: int) -> int | None:
        """When an instant of table time comes, by the server's clock; None while time stands still."""
        return None if self._since is None else self._since + instant - self._past

    def run(self, at: int, grace: int = 0) -> None:
        """Lets time run, after a grace period."""
        if self._since is None:
            self._since = at + grace

    def stop(self, at: int) -> None:
        """Lets time stand still."""
        self._past = self.time(at)
        self._since = None

    def ask(self, seat: int, prompt: int, at: int) -> None:
        """Notes that a seat is asked this; repeating the same prompt changes nothing."""
        now = self.time(at)
        question = self.asked.get(seat)
        if question is None:
            self.asked[seat] = Question(prompt, now, now)
        elif question.prompt != prompt:
            question.prompt, question.since = prompt, now

    def answer(self, seat: int, at: int) -> None:
        """Notes that a seat is no longer asked, and deducts what it used from its reserve."""
        question = self.asked.pop(seat, None)
        if question is not None and seat < len(self.reserve):
            over = self.time(at) - question.stretch - self._turn
            self.reserve[seat] = max(0, self.reserve[seat] - max(0, over))

    def left(self, seat: int, at: int) -> int:
        """What remains of a seat's reserve."""
        question = self.asked.get(seat)
        over = self.time(at) - question.stretch - self._turn if question else 0
        return max(0, self.reserve[seat] - max(0, over))

    def up(self, seat: int) -> int | None:
        """When a seat's time is up; None without a clock or a question.

        Every new question leaves at least a third of a turn, even to a seat that has used up its time.
        """
        question = self.asked.get(seat)
        if question is None or self.rule.kind == "none":
            return None
        return max(question.stretch + self._turn + self.reserve[seat], question.since + self._turn // 3)

    @property
    def _turn(self) -> int:
        return int(self.rule.turn * 1000 / self.pace)
