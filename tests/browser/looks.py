"""Looking at a screen after the other: at every size, in a person's language, and once with axe."""

from pathlib import Path

from tests.browser.person import Person
from tests.browser.screens import SIZES, faults, violations


class Looks:
    """What was wrong on the screens that were looked at."""

    def __init__(self, person: Person, name: str, pictures: Path) -> None:
        self._page, self._language = person.page, person.language
        self._name, self._pictures = name, pictures
        self.wrong: list[str] = []

    def at(self, screen: str) -> None:
        """Looks at what is shown now; what axe says does not depend on the language."""
        for width, height in SIZES:
            self._page.set_viewport_size({"width": width, "height": height})
            self.wrong += [f"{screen} {width}x{height}: {fault}" for fault in faults(self._page)]
            if width in {390, 768, 1440}:
                file = f"{self._name}-{screen}-{self._language}-{width}.png"
                self._page.screenshot(path=self._pictures / file)
        if self._language == "en":
            self.wrong += [f"{screen}: {violation}" for violation in violations(self._page)]

    def found_nothing(self) -> bool:
        """Whether all was well; else says what was not."""
        assert not self.wrong, "\n".join(dict.fromkeys(self.wrong))
        return True
