"""Looking at a screen after the other: at every size, in a person's language, and once with axe."""

from collections.abc import Iterable
from pathlib import Path

from tests.browser.person import Person
from tests.browser.screens import SIZES, faults, violations

PICTURED = {390, 768, 1440}


class Looks:
    """What was wrong on the screens that were looked at."""

    def __init__(self, person: Person, name: str, pictures: Path, *, axe_speaks: str = "en") -> None:
        self._page, self._language = person.page, person.language
        self._name, self._pictures, self._axe_speaks = name, pictures, axe_speaks
        self.wrong: list[str] = []

    def at(self, screen: str, sizes: Iterable[tuple[int, int]] = SIZES) -> None:
        """Looks at what is shown now; in one language axe looks too and pictures are taken."""
        closely = self._language == self._axe_speaks and sizes is SIZES
        for width, height in sizes:
            self._page.set_viewport_size({"width": width, "height": height})
            self.wrong += [f"{screen} {width}x{height}: {fault}" for fault in faults(self._page)]
            if closely and width in PICTURED:
                file = f"{self._name}-{screen}-{self._language}-{width}.png"
                self._page.screenshot(path=self._pictures / file)
        if closely:
            self.wrong += [f"{screen}: {violation}" for violation in violations(self._page)]

    def found_nothing(self) -> bool:
        """Whether all was well; else says what was not."""
        assert not self.wrong, "\n".join(dict.fromkeys(self.wrong))
        return True
