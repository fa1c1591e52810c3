"""How much a client may ask for: buckets that fill at a rate, counted by device or address."""

from collections import OrderedDict


class Bucket:
    """Holds a limited number of tokens, and refills at a rate."""

    __slots__ = ("_at", "_most", "_rate", "_tokens")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._tokens = most
        self._at = 0.0

    def take(self, now: float, count: float = 1) -> bool:
        """Takes `count` tokens; returns false if there are not enough."""
        self._tokens = min(self._most, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < count:
            return False
        self._tokens -= count
        return True

    def give_back(self) -> None:
        """Gives a token back."""
        self._tokens = min(self._most, self._tokens + 1)


class Buckets:
    """A bucket for each of many names; the least recently used are forgotten."""

    def __init__(self, rate: float, most: float, names: int = 20_000) -> None:
        self._rate = rate
        self._most = most
        self._names = names
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, name: str) -> Bucket:
        """The bucket of a name."""
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self._rate, self._most)
            while len(self._buckets) > self._names:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket
