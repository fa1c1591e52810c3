"""Looking at one screen after the other: at every size, in a person's language, and once with axe."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.person import Person
from tests.browser.screens import SIDEWAYS, SIZES, TIGHT, faults, show_charts, violations

PICTURED = {390, 640, 768, 844, 1440}


class Album:
    """Pictures of screens for people to look at; taken only if a folder for them is named."""

    def __init__(self, folder: str | None) -> None:
        self._folder = Path(folder) if folder else None
        if self._folder is not None:
            self._folder.mkdir(exist_ok=True)

    @property
    def wanted(self) -> bool:
        """Whether somebody wants to look at pictures."""
        return self._folder is not None

    def take(self, page: Page, name: str, **how: Any) -> None:
        """Takes a picture of what is shown now."""
        if self._folder is not None:
            page.screenshot(path=self._folder / f"{name}.png", **how)


class Looks:
    """What was wrong on the screens looked at."""

    def __init__(self, person: Person, name: str, pictures: Album, *, axe_speaks: str = "en") -> None:
        self._page, self._language = person.page, person.language
        self._name, self._pictures, self._axe_speaks = name, pictures, axe_speaks
        self.wrong: list[str] = []

    def at(
        self,
        screen: str,
        sizes: Iterable[tuple[int, int]] | None = None,
        *,
        look: Callable[[Page], list[str]] = faults,
        chart: bool = True,
    ) -> None:
        """Looks at what is shown now; in one language at every size, with axe, and pictures are taken.

        A chart with nothing to choose need not be checked by axe again, which is slow.
        """
        closely = self._language == self._axe_speaks and sizes is None
        sizes = sizes or ((*SIDEWAYS, *SIZES) if self._language == (self._axe_speaks or "en") else TIGHT)
        pictured = closely and self._pictures.wanted
        show_charts(self._page, shown=pictured)
        for width, height in sizes:
            self._page.set_viewport_size({"width": width, "height": height})
            self.wrong += [f"{screen} {width}x{height}: {fault}" for fault in look(self._page)]
            if pictured and width in PICTURED:
                self._pictures.take(self._page, f"{self._name}-{screen}-{self._language}-{width}")
        if closely:
            show_charts(self._page, shown=chart or pictured)
            self.wrong += [f"{screen}: {violation}" for violation in violations(self._page)]
            show_charts(self._page, shown=pictured)

    def found_nothing(self) -> bool:
        """Whether all was well; otherwise says what was not."""
        assert not self.wrong, "\n".join(dict.fromkeys(self.wrong))
        return True
